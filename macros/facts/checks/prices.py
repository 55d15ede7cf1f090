"""Price checks: an amount, or a range that holds it, and not far from other prices."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from statistics import median

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.advice import Rule
from macros.facts.records.products import Price

ORDERED = (
    ("low", "high"),
    ("low", "amount"),
    ("amount", "high"),
    ("low", "median"),
    ("median", "high"),
)
FEWEST_ALIKE = 3
NEAR_DAYS = 365
OR_SAY_WHY = "Correct it, or say in `unusual:` why it is right."
NOT_UNUSUAL = "this price lies near the others."

# What prices have in common that may be compared, and the median and number of those near a day.
Like = tuple[str, str, float | None]
Middles = Callable[[Like, int], tuple[float, int]]


@check
def check_price_amounts(draft: Draft) -> Iterator[Problem]:
    """A price has an amount or both ends of a range, and these do not cross."""
    for price, index, document in draft.entries(Price):
        if price.amount is None and (price.low is None or price.high is None):
            hint = "Write `amount:`, or `low:` and `high:`."
            yield document.problem((index,), "this price has no amount.", hint)
            continue
        for lower, upper in _crossed(price):
            small, large = getattr(price, lower), getattr(price, upper)
            message = f"{small:g} is more than `{upper}`, which is {large:g}."
            yield document.problem((index, lower), message, "Swap or correct them.")


@check
def check_prices_rise_after_they_were_seen(draft: Draft) -> Iterator[Problem]:
    """A list price was raised after the day on which it was seen."""
    for price, index, document in draft.entries(Price):
        if price.raised_on and price.raised_on.last_day <= price.date.first_day:
            message = f"{price.raised_on} is not after `date`, which is {price.date}."
            yield document.problem((index, "raised_on"), message, "Correct one of them.")


@check
def check_prices_are_alike(draft: Draft) -> Iterator[Problem]:
    """A price lies within rule price-outlier of others of its product, kind and year."""
    rules = draft.entries(Rule)
    times = next((rule.value for rule, _, _ in rules if rule.id == "price-outlier"), None)
    if times is None:
        return
    for prices, document in draft.lists(Price).values():
        middle = _middles(price for price in prices if _has_value(price))
        for index, price in enumerate(prices):
            message = _far_from_others(price, middle, times) if _has_value(price) else None
            if message and price.unusual is None:
                keys = (index, "amount" if price.amount is not None else "low")
                yield document.warning(keys, message, OR_SAY_WHY)
            elif price.unusual and not message:
                yield document.warning((index, "unusual"), NOT_UNUSUAL, "Remove it.")


def _far_from_others(price: Price, middle_of: Middles, times: float) -> str | None:
    """Return how far a price lies from the median of its kind, where that is too far."""
    middle, count = middle_of(_like(price), price.date.first_day.toordinal())
    if count < FEWEST_ALIKE:
        return None
    if middle / times <= price.value <= middle * times:
        return None
    how = f"more than {times:g} times" if price.value > middle else f"less than 1/{times:g} of"
    return (
        f"{price.value:g} is {how} {middle:g} {price.currency}, "
        f"the median of {count} such prices within a year."
    )


def _middles(prices: Iterable[Price]) -> Middles:
    """Return what tells the median of prices that are alike within a year of a day."""
    by_kind: dict[Like, list[tuple[int, float]]] = defaultdict(list)
    for price in prices:
        by_kind[_like(price)].append((price.date.first_day.toordinal(), price.value))
    for seen in by_kind.values():
        seen.sort()

    @cache  # many are of one day, and a file may hold a thousand
    def middle(like: Like, day: int) -> tuple[float, int]:
        seen = by_kind[like]
        start = bisect_left(seen, (day - NEAR_DAYS, -math.inf))
        end = bisect_right(seen, (day + NEAR_DAYS, math.inf))
        return median(value for _, value in seen[start:end]), end - start

    return middle


def _like(price: Price) -> Like:
    return price.kind, price.currency, price.memory_gb


def _has_value(price: Price) -> bool:
    return price.amount is not None or (price.low is not None and price.high is not None)


def _crossed(price: Price) -> list[tuple[str, str]]:
    """Return the pairs of figures that stand in the wrong order."""
    pairs = [(a, b) for a, b in ORDERED if _is_more(getattr(price, a), getattr(price, b))]
    ends = ("low", "high")
    return [ends] if ends in pairs else pairs


def _is_more(lower: float | None, upper: float | None) -> bool:
    return lower is not None and upper is not None and lower > upper
