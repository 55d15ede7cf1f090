"""Market: all prices that count on a day, sorted so that each region finds its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from macros.advice.prices.observations import (
    Observation,
    is_for_full_memory,
    is_for_leftovers,
    observation,
)
from macros.advice.prices.offers import OfferKind
from macros.advice.prices.part_drifts import part_drifts
from macros.advice.prices.price_drift import PriceDrift, price_drift
from macros.advice.prices.price_moves import indexes_of, move
from macros.advice.prices.source_levels import SourceLevels, source_levels
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Rule, RuleId
from macros.facts.records.price_indexes import PriceIndex
from macros.facts.records.products import Price
from macros.facts.records.regions import Region

Key = tuple[str, OfferKind]
Seen = tuple[Observation, ...]


@dataclass(frozen=True)
class Market:
    """What was seen of each product and kind by `day`, by place, and how prices differ and move.

    `own_drifts` are there, by id, for products that move unlike the others.
    """

    day: date
    regions: Mapping[str, Region]
    rules: Mapping[str, Rule]
    drift: PriceDrift
    levels: SourceLevels
    seen: Mapping[Key, Mapping[str, Seen]]
    own_drifts: Mapping[str, PriceDrift] = field(default_factory=dict)

    def drift_of(self, id_: str) -> PriceDrift:
        """Return how fast the prices of a product move."""
        return self.own_drifts.get(id_, self.drift)

    def rule(self, id_: str) -> float:
        """Return the value of a rule."""
        return self.rules[id_].value

    def is_stale(self, age_days: float) -> bool:
        """Return whether a price seen so many days ago is too old to be called one of today."""
        return age_days > self.rule("price-stale-after")

    def in_place(self, key: Key, place: str) -> Seen:
        """Return the observations in a place, those first that count most.

        What counts next to nothing beside the best is left out: it would still set the ends. The
        others count less by as much, so that none makes a difference when it is left out.
        """
        observations = self.seen.get(key, {}).get(place, ())
        most = max((observed.weight for observed in observations), default=0.0)
        least = self.rule("price-least-weight") * most
        kept = (replace(o, weight=o.weight - least) for o in observations if o.weight > least)
        return tuple(sorted(kept, key=_rank))


def market_on(catalog: Catalog, day: date) -> Market:
    """Return the prices of accelerators that were known on a day."""
    longest_days = catalog.rules["price-new-after-end"].value
    prices = {
        gpu.id: tuple(
            price
            for price in catalog.prices_of(gpu.id)
            if is_for_full_memory(gpu, price) and not is_for_leftovers(gpu, price, longest_days)
        )
        for gpu in catalog.gpus.values()
    }
    return _market(catalog, day, prices, catalog.rules)


def part_market_on(catalog: Catalog, day: date) -> Market:
    """Return the prices of parts that were known on a day.

    Prices of memory and drives move, and are dropped like those of accelerators, but where an index
    says how they moved: these are estimated forward. They and those of other parts hold as long as
    rule `part-price-dropped-after` says. Where no shop's price is known, the maker's list price
    stands in, as long as `part-list-price-dropped-after` says. Each kind of part drifts as its own
    prices do.
    """
    parts = catalog.parts
    moving = {*parts.memory_kits, *parts.ssds}
    prices = {id_: catalog.prices_of(id_) for id_ in parts.by_id}
    lasting = _lasting(catalog, "part-price-dropped-after")
    moved = {i: p for i, p in prices.items() if i in moving}
    fast = _market(catalog, day, moved, catalog.rules, _Forward(indexes_of(catalog), lasting))
    still = {i: p for i, p in prices.items() if i not in moving}
    slow = _market(catalog, day, still, lasting)
    tracked = {id_ for id_, _ in slow.seen}
    listed = {i: _as_street_prices(p) for i, p in still.items() if i not in tracked}
    makers = _market(catalog, day, listed, _lasting(catalog, "part-list-price-dropped-after"))
    seen = {**makers.seen, **slow.seen, **fast.seen}
    return replace(slow, seen=seen, own_drifts=part_drifts(catalog, day))


def _lasting(catalog: Catalog, rule: RuleId) -> dict[str, Rule]:
    return {**catalog.rules, "price-dropped-after": catalog.rules[rule]}


def _as_street_prices(prices: Iterable[Price]) -> tuple[Price, ...]:
    """Return list prices as if a shop had asked them, in the poorest quality."""
    as_seen = {"kind": "street_new", "quality": "C"}
    return tuple(p.model_copy(update=as_seen) for p in prices if p.kind == "launch_msrp")


@dataclass(frozen=True)
class _Forward:
    """Estimates new prices forward by the index of their product, and by which rules they last."""

    indexes: Mapping[str, PriceIndex]
    rules: Mapping[str, Rule]

    def observed(self, id_: str, price: Price, day: date) -> Observation | None:
        """Return a price as it is estimated for a day; None where no index speaks of it."""
        index = self.indexes.get(id_)
        if index is None or price.kind != "street_new":
            return None
        observed = observation(price, day, self.rules)
        if observed is None:
            return None
        seen = day - timedelta(days=observed.age_days)
        moved = move(index, price.region, seen, day, self.rules)
        return replace(observed, move=moved) if moved.days else None


def _market(
    catalog: Catalog,
    day: date,
    prices: Mapping[str, tuple[Price, ...]],
    rules: Mapping[str, Rule],
    forward: _Forward | None = None,
) -> Market:
    observations: dict[Key, dict[str, list[Observation]]] = defaultdict(lambda: defaultdict(list))
    currencies = _currencies(catalog)
    for id_, listed in prices.items():
        for price in listed:
            estimated = forward.observed(id_, price, day) if forward else None
            observed = estimated or observation(price, day, rules)
            if observed and currencies.get(price.region) == price.currency:
                observations[id_, observed.kind][price.region].append(observed)
    seen = {
        key: {region: tuple(members) for region, members in by_region.items()}
        for key, by_region in observations.items()
    }
    groups = (members for by_region in seen.values() for members in by_region.values())
    return Market(
        day=day,
        regions=catalog.regions,
        rules=rules,
        drift=price_drift(prices, day),
        levels=source_levels(groups, rules),
        seen=seen,
    )


def _currencies(catalog: Catalog) -> dict[str, str]:
    """Return the money of each place; prices in other money are not what its shops ask."""
    currencies = {id_: region.currency for id_, region in catalog.regions.items()}
    for region in catalog.regions.values():
        currencies |= dict.fromkeys(region.prices_also_from, region.currency)
    return currencies


def _rank(observed: Observation) -> tuple[float, int, str, float]:
    return -observed.weight, observed.age_days, observed.price.region, observed.price.value
