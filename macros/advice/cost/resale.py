"""Resale: which share of its price a used accelerator keeps, as recorded prices show."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median, quantiles

from macros.facts.records.products import Price

DAYS_PER_YEAR = 365.25
# Shorter times show offers and seasons rather than age.
LEAST_YEARS = 1.0
FEWEST_PRODUCTS = 4


@dataclass(frozen=True)
class Resale:
    """The change of the logarithm of a used price in a year: its quartiles over products."""

    low: float
    likely: float
    high: float
    products: int

    def shares(self, years: float) -> list[float]:
        """Return which share of its price is left after so many years: low, likely, high."""
        return [math.exp(rate * years) for rate in (self.low, self.likely, self.high)]


def resale(prices: Mapping[str, tuple[Price, ...]], until: date) -> Resale | None:
    """Return how used prices of one product in one region changed between their first and last day.

    Of each product the longest series counts. None where too few products were seen that long.
    """
    rates = [rate for listed in prices.values() if (rate := _rate(listed, until)) is not None]
    if len(rates) < FEWEST_PRODUCTS:
        return None
    low, middle, high = quantiles(rates, n=4)
    return Resale(low, middle, high, len(rates))


def _rate(listed: tuple[Price, ...], until: date) -> float | None:
    """Return the change in a year of a product's longest series."""
    longest = max(_series(listed, until), key=lambda one: one[0], default=None)
    return longest[1] / longest[0] if longest and longest[0] >= LEAST_YEARS else None


def _series(listed: tuple[Price, ...], until: date) -> Iterator[tuple[float, float]]:
    """Yield the years and the change of the logarithm of each series of used prices."""
    series: dict[tuple[object, ...], dict[date, list[float]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for price in listed:
        is_dated = price.date.precision != "year" and price.date.last_day <= until
        if price.kind == "used" and is_dated:
            key = price.region, price.currency, price.memory_gb
            series[key][price.date.last_day].append(price.value)
    for days in series.values():
        first, last = min(days), max(days)
        change = math.log(median(days[last]) / median(days[first]))
        yield (last - first).days / DAYS_PER_YEAR, change
