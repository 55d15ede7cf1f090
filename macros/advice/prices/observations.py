"""Observations: prices that somebody saw, and how much each counts on a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from macros.advice.prices.offers import OfferKind
from macros.facts.records.advice import Rule, RuleId
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu, Price

_HALF_LIVES: Mapping[OfferKind, RuleId] = {
    "street_new": "price-half-life-street-new",
    "used": "price-half-life-used",
}


@dataclass(frozen=True)
class Observation:
    """A price that was seen, how many days ago, and how much it counts beside others."""

    price: Price
    kind: OfferKind
    age_days: int
    weight: float


def observation(price: Price, day: date, rules: Mapping[str, Rule]) -> Observation | None:
    """Return a price with its age and its weight on a day.

    None for a launch price, one seen after the day, and one too old to count at all.
    """
    if price.kind == "launch_msrp" or price.date.first_day > day:
        return None
    age_days = age_in_days(price.date, day)
    if age_days > rules["price-dropped-after"].value:
        return None
    freshness = 0.5 ** (age_days / rules[_HALF_LIVES[price.kind]].value)
    weight = freshness * quality_weight(price, rules)
    return Observation(price, price.kind, age_days, weight)


def age_in_days(seen: PartialDate, day: date) -> int:
    """Return how many days before `day` something was seen.

    A month counts from its last day, and as seen today while it is not over. A year is longer
    than a price stays true: it counts from its first day, so that no January looks like today.
    """
    last = seen.first_day if seen.precision == "year" else min(seen.last_day, day)
    return (day - last).days


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
