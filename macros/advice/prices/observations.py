"""Observations: prices that somebody saw, and how much each counts on a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from macros.advice.prices.offers import OfferKind
from macros.advice.prices.price_moves import STILL, Move
from macros.facts.records.advice import Rule, RuleId
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu, Price

_HALF_LIVES: Mapping[OfferKind, RuleId] = {
    "street_new": "price-half-life-street-new",
    "used": "price-half-life-used",
}


@dataclass(frozen=True)
class Observation:
    """A price that was seen, how many days ago, and how much it counts beside others.

    `fade` says how much is left of what it tells: 1 while it is fresh, 0 when it is too old. `move`
    is how prices of its kind have moved since, as far as that is known.
    """

    price: Price
    kind: OfferKind
    age_days: int
    weight: float
    fade: float = 1.0
    move: Move = STILL

    @property
    def value(self) -> float:
        """The price that was seen, moved as those of its kind have."""
        return self.price.value * self.move.factor

    @property
    def drifting_days(self) -> int:
        """The days over which nobody knows how prices of its kind have moved."""
        return self.age_days - self.move.days


def observation(price: Price, day: date, rules: Mapping[str, Rule]) -> Observation | None:
    """Return a price with its age and its weight on a day.

    None for a launch price, one seen after the day, and one too old to count at all.
    """
    if price.kind == "launch_msrp" or price.date.first_day > day:
        return None
    age_days = age_in_days(price.date, day)
    fade = fade_after(age_days, rules)
    if not fade:
        return None
    freshness = 0.5 ** (age_days / rules[_HALF_LIVES[price.kind]].value)
    weight = freshness * fade * trust(price, rules)
    return Observation(price, price.kind, age_days, weight, fade)


def age_in_days(seen: PartialDate, day: date) -> int:
    """Return how many days before `day` something was seen.

    A month or a year counts from its middle, and from the middle of what has passed of it while
    it is not over.
    """
    last = min(seen.last_day, day)
    middle = seen.first_day + timedelta(days=(last - seen.first_day).days // 2)
    return (day - middle).days


def fade_after(age_days: float, rules: Mapping[str, Rule]) -> float:
    """Return how much a price still tells, from 1 to 0.

    It tells all until it is stale, and then less every day, so that none makes a difference when
    it is dropped.
    """
    fresh, dropped = rules["price-stale-after"].value, rules["price-dropped-after"].value
    return min(1.0, max(0.0, (dropped - age_days) / (dropped - fresh)))


def trust(price: Price, rules: Mapping[str, Rule]) -> float:
    """Return the weight of a price beside one of quality A with an address, above 0 to 1."""
    addressed = 1.0 if price.url else rules["price-weight-no-address"].value
    return addressed * quality_weight(price, rules)


def quality_weight(price: Price, rules: Mapping[str, Rule]) -> float:
    """Return the weight of a price beside one of quality A, above 0 and at most 1."""
    if price.quality == "A":
        return 1.0
    id_ = "price-weight-quality-b" if price.quality == "B" else "price-weight-quality-c"
    return rules[id_].value


def is_for_full_memory(gpu: Gpu, price: Price) -> bool:
    """Return whether a price is for the product with the memory (GB) that its figures name.

    Unified memory is sold in several sizes, so there somebody has to have said which one it is.
    """
    if price.memory_gb is None:
        return not gpu.memory.unified
    return price.memory_gb == gpu.memory.size_gb


def is_for_leftovers(gpu: Gpu, price: Price, longest_days: float) -> bool:
    """Return whether a shop asked a price so many days after the last one was made."""
    return price.kind == "street_new" and is_sold_off(gpu, price.date.first_day, longest_days)


def is_sold_off(gpu: Gpu, day: date, longest_days: float) -> bool:
    """Return whether the last one was made so many days ago that shops have none any more."""
    ended = gpu.discontinued
    return ended is not None and (day - ended.last_day).days > longest_days
