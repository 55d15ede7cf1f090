"""Stability: how often a pick stays the best when prices and speeds are drawn anew."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import numpy as np

from macros.advice.picks.needs import Limits, price
from macros.advice.picks.scores import Candidate, drawn_prices, drawn_scores, drawn_totals

# What lies further than this below the best, in standard deviations, wins no draw of a thousand.
OUT_OF_REACH = 5.0


def shares_won(
    groups: Sequence[Collection[str]],
    everyone: Sequence[Candidate],
    wanted: Limits,
    draws: int,
) -> tuple[float, ...]:
    """Return the share of draws (0 to 1) in which a product of each group is the best.

    Prices are drawn too, so that an offer may be within the reader's means in one draw and not in
    another; where nothing is, nobody wins. A limit that is a rank among prices moves with them, so
    it holds for the prices that were seen.
    """
    contenders = _within_reach(everyone, wanted)
    drawn = drawn_totals if wanted.is_total else drawn_prices
    scores = np.empty((len(contenders), draws))
    for row, candidate in enumerate(contenders):
        scores[row] = drawn_scores(candidate, draws)
        if wanted.budget_usd is not None:
            scores[row][drawn(candidate, draws) > wanted.budget_usd] = -np.inf
    ids = np.array([candidate.gpu.id for candidate in contenders])
    winners = np.where(scores.max(axis=0) > -np.inf, ids[scores.argmax(axis=0)], "")
    return tuple(round(float(np.isin(winners, list(group)).mean()), 3) for group in groups)


def _within_reach(everyone: Sequence[Candidate], wanted: Limits) -> list[Candidate]:
    """Return the offers that can win a draw at all."""
    budget = wanted.budget_usd
    inside = [candidate for candidate in everyone if price(candidate, wanted) is None]
    best = max(inside, key=lambda candidate: candidate.score)
    return [
        candidate
        for candidate in (inside if budget is None else everyone)
        if math.log(best.score / candidate.score)
        <= OUT_OF_REACH * math.hypot(best.score_spread, candidate.score_spread)
        and (
            budget is None
            or math.log(wanted.counted_usd(candidate) / budget)
            <= OUT_OF_REACH * candidate.offer.spread
        )
    ]
