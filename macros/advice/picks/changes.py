"""Changes: what would turn an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from macros.advice.picks.needs import Limits
from macros.advice.picks.scores import Candidate
from macros.facts.records.advice import Objective

SHOWN = 3


@dataclass(frozen=True)
class Change:
    """What would turn the answer: at `amount` of the region's currency `id` is as good as the pick.

    So many of it are the answer then; what is priced so costs `today` now. `above` says that it is
    the pick's own price that would have to rise beyond the amount, `each` that several are bought
    at that price. With a `constraint` it is the answer when that need is set to `limit`.
    """

    id: str
    amount: float | None = None
    currency: str | None = None
    above: bool = False
    constraint: str | None = None
    limit: float | None = None
    count: int = 1
    each: bool = False
    today: float | None = None


@dataclass(frozen=True)
class Turn:
    """A way in which a candidate would be the answer.

    It is `cheaper`, or the pick `dearer`, once the price is that `share` of today's; or it is
    `affordable`, being better and only too dear.
    """

    candidate: Candidate
    how: Literal["cheaper", "dearer", "affordable"]
    share: float = 1.0


def changes(
    objective: Objective,
    chosen: Candidate,
    others: Sequence[Candidate],
    too_dear: Sequence[Candidate],
    wanted: Limits,
) -> tuple[Change, ...]:
    """Return the nearest ways in which another product would be the answer."""
    found = turns(objective, chosen, others, too_dear, wanted)
    return tuple(_change(turn, chosen, wanted) for turn in found)


def turns(
    objective: Objective,
    chosen: Candidate,
    others: Sequence[Candidate],
    too_dear: Sequence[Candidate],
    wanted: Limits,
) -> Iterator[Turn]:
    """Yield the nearest ways: others cheaper, by rank, then the pick dearer, then more money.

    Nobody is told to spend more by a price that is out of date, nor of a price of the pick that is
    beyond the limit: the pick is no answer there.
    """
    if objective.maximise not in ("speed", "memory"):
        cheaper = (_cheaper(objective, other, chosen) for other in others)
        yield from islice(filter(None, cheaper), SHOWN)
        best = max(others, key=lambda other: other.cautious_score, default=None)
        if best and best.cautious_score < chosen.cautious_score:
            share = share_for(objective, chosen, best.cautious_score)
            if share and wanted.allows(chosen, share):
                yield Turn(best, "dearer", share)
    better = [
        other
        for other in too_dear
        if other.cautious_score > chosen.cautious_score and not other.offer.stale
    ]
    if better:
        yield Turn(min(better, key=wanted.counted_usd), "affordable")


def _change(turn: Turn, chosen: Candidate, wanted: Limits) -> Change:
    other = turn.candidate
    if turn.how == "affordable":
        name, limit = "total_usd" if wanted.is_total else "price_usd", wanted.counted_usd(other)
        return Change(other.gpu.id, constraint=name, limit=limit, count=other.count)
    priced = chosen if turn.how == "dearer" else other
    return Change(
        other.gpu.id,
        turn.share * priced.offer.amount,
        priced.offer.currency,
        above=priced is chosen,
        count=other.count,
        each=priced.count > 1,
        today=priced.offer.amount,
    )


def _cheaper(objective: Objective, other: Candidate, chosen: Candidate) -> Turn | None:
    """Return below which price an offer would be as good; None where it is so already."""
    share = share_for(objective, other, chosen.cautious_score)
    return Turn(other, "cheaper", share) if share is not None and share < 1 else None


def share_for(objective: Objective, candidate: Candidate, score: float) -> float | None:
    """Return the share of its price at which an offer reaches a score; None where none does."""
    with_electricity = objective.maximise == "speed_per_cost"
    cost = candidate.cost_usd if with_electricity else candidate.price_usd
    cards = candidate.cards_usd
    usd = cost * candidate.cautious_score / score - (cost - cards)
    return usd / cards if usd > 0 else None


def amount_for(objective: Objective, candidate: Candidate, score: float) -> float | None:
    """Return the price at which an offer reaches a score; None where no price does."""
    share = share_for(objective, candidate, score)
    return None if share is None else share * candidate.offer.amount
