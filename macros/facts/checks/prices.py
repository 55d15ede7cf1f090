"""Price checks: an amount, or a range that holds it."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.draft import Draft
from macros.facts.problems import Problem
from macros.facts.records import Price

ORDERED = (
    ("low", "high"),
    ("low", "amount"),
    ("amount", "high"),
    ("low", "median"),
    ("median", "high"),
)


def check_price_amounts(draft: Draft) -> Iterator[Problem]:
    """A price has an amount or both ends of a range, and these do not cross."""
    for price, index, document in draft.each_price():
        if price.amount is None and (price.low is None or price.high is None):
            hint = "Write `amount:`, or `low:` and `high:`."
            yield document.problem((index,), "this price has no amount.", hint)
            continue
        for lower, upper in _crossed(price):
            small, large = getattr(price, lower), getattr(price, upper)
            message = f"{small:g} is more than `{upper}`, which is {large:g}."
            yield document.problem((index, lower), message, "Swap or correct them.")


def _crossed(price: Price) -> list[tuple[str, str]]:
    """Return the pairs of figures that stand in the wrong order."""
    pairs = [(a, b) for a, b in ORDERED if _is_more(getattr(price, a), getattr(price, b))]
    ends = ("low", "high")
    return [ends] if ends in pairs else pairs


def _is_more(one: float | None, other: float | None) -> bool:
    return one is not None and other is not None and one > other
