"""Price drift: how fast prices move, as the observations themselves show."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median

from macros.facts.records.products import Price

_Series = tuple[str, str, str, str, float | None]
STEP = 0.001  # half a percent in thirty days


@dataclass(frozen=True)
class PriceDrift:
    """The typical change of a price's logarithm per square root of days, and pairs it is from.

    Half of all changes are smaller; after `days` it is `per_root_day` x the root of `days`.
    """

    per_root_day: float
    pairs: int

    def after(self, days: float) -> float:
        """Return the typical change of the logarithm of a price in so many days."""
        return self.per_root_day * math.sqrt(days)


def price_drift(prices: Mapping[str, tuple[Price, ...]], until: date) -> PriceDrift:
    """Return the median |log change| of a price per square root of days between its dates.

    Compared are prices of one product, place, kind, currency and memory; several of one date
    count as their median, and dates known only to the year are left out.
    """
    series: dict[_Series, dict[date, list[float]]] = defaultdict(lambda: defaultdict(list))
    for id_, listed in prices.items():
        for price in listed:
            if _is_dated(price, until):
                key = (id_, price.region, price.kind, price.currency, price.memory_gb)
                series[key][price.date.last_day].append(price.value)
    rates = [rate for days in series.values() for rate in _rates(days)]
    return PriceDrift(rounded_up(median(rates)) if rates else 0.0, len(rates))


def rounded_up(rate: float) -> float:
    """Return a rate in full steps, so that one price more does not shift the ranges of others."""
    return math.ceil(rate / STEP) * STEP


def _is_dated(price: Price, until: date) -> bool:
    dated = price.date.precision != "year" and price.date.first_day <= until
    return dated and price.kind != "launch_msrp"


def _rates(days: Mapping[date, list[float]]) -> list[float]:
    ranked = [(day, math.log(median(values))) for day, values in sorted(days.items())]
    return [
        abs(value - before) / math.sqrt((day - earlier).days)
        for (earlier, before), (day, value) in itertools.pairwise(ranked)
    ]
