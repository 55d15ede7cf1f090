"""Price checks: an amount, or a range that holds it, and not far from other prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
NOT_UNUSUAL = "this price lies near the others."


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
def check_prices_are_alike(draft: Draft) -> Iterator[Problem]:
    """A price lies within rule price-outlier of others of its product, kind and year."""
    rules = draft.entries(Rule)
    times = next((rule.value for rule, _, _ in rules if rule.id == "price-outlier"), None)
    if times is None:
        return
    for prices, document in draft.lists(Price).values():
        whole = [price for price in prices if _has_value(price)]
        for index, price in enumerate(prices):
            message = _far_from_others(price, whole, times) if _has_value(price) else None
            if message and price.unusual is None:
                hint = "Correct it, or say in `unusual:` why it is right."
                keys = (index, "amount" if price.amount is not None else "low")
                yield document.warning(keys, message, hint)
            elif price.unusual and not message:
                yield document.warning((index, "unusual"), NOT_UNUSUAL, "Remove it.")


def _far_from_others(price: Price, prices: Iterable[Price], times: float) -> str | None:
    """Return how far a price lies from the median of its kind, where that is too far."""
    alike = [other.value for other in prices if _is_alike(price, other)]
    if len(alike) < FEWEST_ALIKE:
        return None
    middle = median(alike)
    if middle / times <= price.value <= middle * times:
        return None
    return (
        f"{price.value:g} is more than {times:g} times from {middle:g} {price.currency}, "
        f"the median of {len(alike)} such prices within a year."
    )


def _is_alike(price: Price, other: Price) -> bool:
    same = ("kind", "currency", "memory_gb")
    days = abs((price.date.first_day - other.date.first_day).days)
    return days <= NEAR_DAYS and all(getattr(price, n) == getattr(other, n) for n in same)


def _has_value(price: Price) -> bool:
    return price.amount is not None or (price.low is not None and price.high is not None)


def _crossed(price: Price) -> list[tuple[str, str]]:
    """Return the pairs of figures that stand in the wrong order."""
    pairs = [(a, b) for a, b in ORDERED if _is_more(getattr(price, a), getattr(price, b))]
    ends = ("low", "high")
    return [ends] if ends in pairs else pairs


def _is_more(lower: float | None, upper: float | None) -> bool:
    return lower is not None and upper is not None and lower > upper
