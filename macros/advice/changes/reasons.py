"""Reasons: the figure that decided that an answer is another one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.prices.offers import Offer

LEAST_MOVE = 1e-6  # of the logarithm of a score: less is how computers add
ReasonKind = Literal[
    "came",  # the reader or the region is new
    "left",  # the reader or the region is no longer there
    "asked",  # what the reader wants is another thing
    "gone",  # the product is no longer listed
    "new",  # the product is listed only now
    "need_missed",  # the product no longer meets a need
    "need_met",  # the product meets a need only now
    "price",
    "speed",
    "doubt",  # how sure price and speed are
    "around",  # what must be bought around it, or what it costs to run
    "rules",  # no figure of the products moved: how they are compared did
]


@dataclass(frozen=True)
class Reason:
    """Why an answer is another one: of which `product`, and the figure before and after.

    A price is of the `offer_kind`, in `currency`; `how` says whether it rests on prices of the
    region alone. With a need, `constraint` names it, and `before` and `after` are the figure and
    what was asked for when the need was missed.
    """

    kind: ReasonKind
    product: str = ""
    before: float | str | None = None
    after: float | str | None = None
    currency: str = ""
    offer_kind: str = ""
    how: str = ""
    constraint: str = ""


@dataclass(frozen=True)
class _Move:
    """How far a figure of a product moved the comparison towards the answer of now."""

    gain: float
    reason: Reason


def reason_of(was: Verdict | None, now: Verdict | None) -> Reason:
    """Return what decided between two answers, or between what ties with them."""
    if was is None or now is None:
        return Reason("left" if was else "came")
    if was.persona != now.persona:
        return Reason("asked")
    old, new = _contenders(was, now)
    if old and (left := _ruled_out(old, now, "gone", "need_missed")):
        return left
    if new and (entered := _ruled_out(new, was, "new", "need_met")):
        return entered
    moves = [*_moves(old, was, now, -1), *_moves(new, was, now, 1)]
    most = max(moves, key=lambda move: move.gain, default=None)
    return most.reason if most and most.gain > LEAST_MOVE else Reason("rules")


def _contenders(was: Verdict, now: Verdict) -> tuple[Candidate | None, Candidate | None]:
    """Return who lost and who won: the picks, or who ties no longer and who ties only now."""
    old, new = was.pick, now.pick
    if old and new and (old.key, old.count) == (new.key, new.count):
        before, after = {t.gpu.id for t in was.ties}, {t.gpu.id for t in now.ties}
        come = next((tie for tie in now.ties if tie.gpu.id not in before), None)
        gone = next((tie for tie in was.ties if tie.gpu.id not in after), None)
        return (old, come) if come else (gone, new)
    return old, new


def _ruled_out(
    candidate: Candidate, verdict: Verdict, absent: ReasonKind, cut: ReasonKind
) -> Reason | None:
    """Return why a product is no candidate of an answer; None where it is one.

    The reason is `cut` where a need rules it out, and `absent` where it is not known there.
    """
    id_ = candidate.gpu.id
    if _of(verdict, candidate):
        return None
    need = verdict.cut.get(id_)
    if need is None:
        return Reason(absent, id_)
    return Reason(cut, id_, need.figure, need.limit, constraint=need.constraint)


def _of(verdict: Verdict, candidate: Candidate) -> Candidate | None:
    """Return the same offer in another answer, else another one of the same product."""
    same = [one for one in verdict.candidates if one.gpu.id == candidate.gpu.id]
    wanted = candidate.key, candidate.count
    exact = (one for one in same if (one.key, one.count) == wanted)
    return next(exact, None) or next(iter(same), None)


def _moves(contender: Candidate | None, was: Verdict, now: Verdict, sign: int) -> Iterator[_Move]:
    """Yield how each figure of a contender moved its score; `sign` is -1 for who lost."""
    if contender is None:
        return
    old, new = _of(was, contender), _of(now, contender)
    if old is None or new is None:
        return
    id_ = contender.gpu.id
    # In the region's money: its rate moves all candidates alike, and so decides nothing.
    cost = -new.price_weight * math.log(new.offer.amount / old.offer.amount)
    paid = -new.price_weight * math.log(new.offer.paid_usd / old.offer.paid_usd)
    yield _Move(sign * cost, _price(old.offer, new.offer))
    gain = new.speed_weight * math.log((new.speed or 1.0) / (old.speed or 1.0))
    yield _Move(sign * gain, Reason("speed", id_, old.speed, new.speed))
    doubt = math.log(new.cautious_score / new.score) - math.log(old.cautious_score / old.score)
    yield _Move(sign * doubt, Reason("doubt", id_, old.score_spread, new.score_spread))
    rest = math.log(new.score / old.score) - paid - gain
    yield _Move(sign * rest, Reason("around", id_))


def _price(old: Offer, new: Offer) -> Reason:
    return Reason("price", new.id, old.amount, new.amount, new.currency, new.kind, new.how)
