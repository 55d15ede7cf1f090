"""Fit beside: in which order cards are named, and when more of them are named beside fewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macros.advice.fit.fit_facts import FitCard
from macros.advice.fit.fit_records import CardRow
from macros.advice.generation.runners import MOST_BESIDE

# Whether its speed is unknown, how many, their price, the id, and the row: in their order.
Ranked = tuple[bool, int, float, str, CardRow]


def place(ranked: Ranked) -> tuple[bool, int, float, str]:
    """Return what decides the place of a row."""
    return ranked[:4]


def is_worth_it(
    one: Ranked, ranked: Sequence[Ranked], cards: Mapping[str, FitCard], region: str
) -> bool:
    """Return whether so many cards are worth naming beside the fewest: fewer cards cost more.

    A whole computer needs nothing around it. What is not known to learn is no cheaper way.
    """
    is_unknown, count, cautious, id_, _ = one
    if count == ranked[0][1] or is_unknown != ranked[0][0]:
        return count == ranked[0][1]
    most = cards[id_].get("beside", {}).get(region, MOST_BESIDE)
    fewer = [few for few in ranked if few[1] < count and few[0] == is_unknown]
    cheapest = min(fewer, key=lambda few: few[2])
    return count <= most and cards[cheapest[3]]["several"] and cautious < cheapest[2]
