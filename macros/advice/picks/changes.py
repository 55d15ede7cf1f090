"""Changes: what would turn an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.picks.needs import Limits
from macros.advice.picks.scores import Candidate
from macros.facts.records.advice import Objective

SHOWN = 3


@dataclass(frozen=True)
class Change:
    """What would turn the answer: at `amount` of the region's currency `id` is as good as the pick.

    `above` says that it is the pick's own price that would have to rise beyond the amount. With a
    `constraint` so many of it are the answer when that need is set to `limit`.
    """

    id: str
    amount: float | None = None
    currency: str | None = None
    above: bool = False
    constraint: str | None = None
    limit: float | None = None
    count: int = 1


def changes(
    objective: Objective,
    chosen: Candidate,
    others: Sequence[Candidate],
    too_dear: Sequence[Candidate],
    wanted: Limits,
) -> tuple[Change, ...]:
    """Return the nearest ways in which another product would be the answer."""
    nearest: list[Change | None] = []
    if objective.maximise not in ("speed", "memory"):
        cheaper = (_cheaper(objective, other, chosen) for other in others)
        nearest += [change for change in cheaper if change][:SHOWN]
        best = max(others, key=lambda other: other.cautious_score, default=None)
        if best and best.cautious_score < chosen.cautious_score:
            nearest.append(_dearer(objective, chosen, best))
    better = [other for other in too_dear if other.cautious_score > chosen.cautious_score]
    if better:
        cheapest = min(better, key=wanted.counted_usd)
        name, limit = "total_usd" if wanted.is_total else "price_usd", wanted.counted_usd(cheapest)
        change = Change(cheapest.gpu.id, constraint=name, limit=limit, count=cheapest.count)
        nearest.append(change)
    return tuple(change for change in nearest if change)


def _cheaper(objective: Objective, other: Candidate, chosen: Candidate) -> Change | None:
    """Return below which price an offer would be as good; None where it is so already."""
    amount = amount_for(objective, other, chosen.cautious_score)
    if amount is None or amount >= other.offer.amount:
        return None
    return Change(other.gpu.id, amount, other.offer.currency)


def _dearer(objective: Objective, chosen: Candidate, best: Candidate) -> Change | None:
    amount = amount_for(objective, chosen, best.cautious_score)
    return Change(best.gpu.id, amount, chosen.offer.currency, above=True) if amount else None


def amount_for(objective: Objective, candidate: Candidate, score: float) -> float | None:
    """Return the price at which an offer reaches a score; None where no price does."""
    with_electricity = objective.maximise == "speed_per_cost"
    cost = candidate.cost_usd if with_electricity else candidate.price_usd
    cards = candidate.cards_usd
    usd = cost * candidate.cautious_score / score - (cost - cards)
    return usd * candidate.offer.amount / cards if usd > 0 else None
