"""Price checks: an amount, or a range that holds it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from macros.facts.draft import Draft
from macros.facts.problems import Problem


def check_price_amounts(draft: Draft) -> Iterator[Problem]:
    """A price has an amount or both ends of a range, and these do not cross."""
    for price, index, document in draft.each_price():
        if price.amount is None and (price.low is None or price.high is None):
            hint = "Write `amount:`, or `low:` and `high:`."
            yield document.problem((index,), "this price has no amount.", hint)
            continue
        known = [("low", price.low), ("amount", price.amount), ("high", price.high)]
        ends = [(name, figure) for name, figure in known if figure is not None]
        for (lower, small), (upper, large) in pairwise(ends):
            if small > large:
                message = f"{small:g} is more than `{upper}`, which is {large:g}."
                yield document.problem((index, lower), message, "Swap or correct them.")
