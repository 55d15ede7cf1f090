"""Price moves: prices of memory and drives, which all move together, estimated forward."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from macros.advice.prices.offers import Z50
from macros.advice.prices.price_drift import PriceDrift, rounded_up
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Rule
from macros.facts.records.price_indexes import PriceIndex, PriceLevel


@dataclass(frozen=True)
class Move:
    """By what a price is multiplied to be that of a later day, and how sure that is.

    `step` is the logarithm of a factor: half of all prices moved by less than that more or less.
    `days` are those that it spans, over which nothing else has to be assumed.
    """

    factor: float = 1.0
    step: float = 0.0
    days: int = 0


STILL = Move()


def indexes_of(catalog: Catalog) -> Mapping[str, PriceIndex]:
    """Return the index of each part that has one, by the id of the part."""
    by_kind = {(index.part, index.memory_type): index for index in catalog.price_indexes.values()}
    kits = {id_: ("memory_kit", kit.type) for id_, kit in catalog.parts.memory_kits.items()}
    drives = dict.fromkeys(catalog.parts.ssds, ("ssd", None))
    kinds = {**kits, **drives}
    return {id_: by_kind[kind] for id_, kind in kinds.items() if kind in by_kind}


def move(index: PriceIndex, place: str, seen: date, day: date, rules: Mapping[str, Rule]) -> Move:
    """Return how a price seen in a place has moved by the last level that was known on `day`.

    Before its first day and after its last one an index says nothing. Products part from each
    other as a random walk does, with the root of time; prices of another market than that of the
    index by `price-index-abroad` over all its days.
    """
    levels = [level for level in index.levels if level.date.first_day <= day]
    if len(levels) < 2 or not levels[0].date.first_day <= seen < levels[-1].date.first_day:
        return STILL
    first, last = levels[0].date.first_day, levels[-1].date.first_day
    part = (last - seen).days / (last - first).days
    abroad = 0.0 if place == index.region else math.log1p(rules["price-index-abroad"].value)
    step = math.hypot(_half_range(levels[-1]), abroad) * math.sqrt(part)
    return Move(levels[-1].level / _level_on(levels, seen), step, (last - seen).days)


def index_drift(index: PriceIndex, day: date) -> PriceDrift | None:
    """Return how fast prices move of which nobody follows the index: as its levels and products do.

    Its levels move as a random walk, of which large steps count as they do in a sum of many;
    besides, products part from each other. None with fewer than two levels that were known on
    `day`.
    """
    levels = [level for level in index.levels if level.date.first_day <= day]
    if len(levels) < 2:
        return None
    days = (levels[-1].date.first_day - levels[0].date.first_day).days
    steps = [math.log(after.level / before.level) for before, after in pairwise(levels)]
    together = Z50 * math.sqrt(math.fsum(step**2 for step in steps))
    rate = math.hypot(together, _half_range(levels[-1])) / math.sqrt(days)
    return PriceDrift(rounded_up(rate), len(steps))


def _half_range(level: PriceLevel) -> float:
    """Return how far half of all prices are from the middle, as the logarithm of a factor."""
    return math.log(level.high / level.low) / 2


def _level_on(levels: Sequence[PriceLevel], seen: date) -> float:
    """Return the level on a day between two known ones, of which the logarithm is interpolated."""
    for before, after in pairwise(levels):
        start, end = before.date.first_day, after.date.first_day
        if start <= seen <= end:
            share = (seen - start).days / (end - start).days
            return math.exp((1 - share) * math.log(before.level) + share * math.log(after.level))
    raise ValueError(f"no levels around {seen}")
