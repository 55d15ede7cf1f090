"""Part drifts: how fast prices of each kind of part move, as an index or its own prices show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from macros.advice.prices.price_drift import PriceDrift, price_drift
from macros.advice.prices.price_moves import index_drift, indexes_of
from macros.facts.catalog import Catalog
from macros.facts.records.part_kinds import PART_FOLDERS, PartKind
from macros.facts.records.price_indexes import PriceIndex

# Kinds that move by factors, so that they tell nothing of the others.
_FAST: tuple[PartKind, ...] = ("memory_kit", "ssd")


@dataclass(frozen=True)
class KindDrift:
    """How fast the prices of the parts `ids` of a kind move.

    An `index` may show it. It is `shared` where too few prices of the kind were seen twice: then
    kinds of which nothing more is known drift together.
    """

    kind: PartKind
    ids: tuple[str, ...]
    drift: PriceDrift
    index: PriceIndex | None = None
    shared: bool = False


def part_drifts(catalog: Catalog, day: date) -> dict[str, PriceDrift]:
    """Return how fast the prices of each part move, by its id."""
    return {id_: each.drift for each in kind_drifts(catalog, day) for id_ in each.ids}


def kind_drifts(catalog: Catalog, day: date) -> tuple[KindDrift, ...]:
    """Return how fast prices of each kind of part move: of memory and drives by their indexes."""
    indexed = tuple(_indexed(catalog, day))
    followed = {id_ for each in indexed for id_ in each.ids}
    ids = {kind: tuple(getattr(catalog.parts, folder)) for folder, kind in PART_FOLDERS.items()}
    own = {kind: _drift(catalog, ids[kind], day) for kind in ids}
    needed = catalog.rules["price-drift-pairs"].value
    alike = {
        is_fast: _drift(
            catalog, [i for kind in ids if (kind in _FAST) == is_fast for i in ids[kind]], day
        )
        for is_fast in (False, True)
    }
    others = []
    for kind, all_ids in ids.items():
        left = tuple(id_ for id_ in all_ids if id_ not in followed)
        is_enough = own[kind].pairs >= needed
        drift = own[kind] if is_enough else alike[kind in _FAST]
        if left:
            others.append(KindDrift(kind, left, drift, shared=not is_enough))
    return (*indexed, *others)


def _indexed(catalog: Catalog, day: date) -> Iterable[KindDrift]:
    """Yield the parts that each index follows, if its levels were known by then."""
    ids: Mapping[str, list[str]] = defaultdict(list)
    for id_, index in indexes_of(catalog).items():
        ids[index.id].append(id_)
    for id_, index in catalog.price_indexes.items():
        drift = index_drift(index, day)
        if drift and ids[id_]:
            yield KindDrift(index.part, tuple(ids[id_]), drift, index)


def _drift(catalog: Catalog, ids: Iterable[str], day: date) -> PriceDrift:
    return price_drift({id_: catalog.prices_of(id_) for id_ in ids}, day)
