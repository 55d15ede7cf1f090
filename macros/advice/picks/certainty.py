"""Certainty: the word for how sure a pick is, from its share of draws and from the evidence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, get_args

from macros.advice.picks.scores import Candidate
from macros.advice.prices.offers import Offer
from macros.facts.records.advice import Rule

Certainty = Literal["clear", "likely", "close", "open", "only"]
CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)
# Why a pick is no clear one although it wins: on what it or its rival rests.
Weakness = Literal[
    "one_price",
    "old_price",
    "poor_prices",
    "one_test",
    "estimated",
    "extrapolated",
    "market_moves",
]


HALF_PERCENT = 50


def certainty(
    share: float,
    tied_share: float,
    weak: Sequence[Weakness],
    rules: Mapping[str, Rule],
    *,
    is_alone: bool,
    is_price_doubtful: bool = False,
) -> Certainty:
    """Return how sure a pick is that wins a `share` of the draws (0 to 1), `tied_share` with ties.

    `clear` from rule `tie-certainty` on and with no weak evidence, `likely` from `toss-certainty`
    on, `close` below; `open` where pick and ties together win less than half, so that no winner can
    be named; `only` where nothing else meets the needs. Shares are judged as they are printed, in
    whole percent, so that one share never stands under two words. What costs nobody knows how much
    today, as its price is doubtful, is never more than close, nor what another product follows as
    soon as cards leave the market.
    """
    if is_alone:
        return "only"
    if round(tied_share * 100) < HALF_PERCENT:
        return "open"
    if is_price_doubtful or "market_moves" in weak:
        return "close"
    percent = round(share * 100)
    if percent >= round(rules["tie-certainty"].value * 100) and not weak:
        return "clear"
    return "likely" if percent >= round(rules["toss-certainty"].value * 100) else "close"


def is_price_doubtful(pick: Candidate) -> bool:
    """Return whether the price of a pick rests on one source, or was last seen too long ago."""
    return pick.offer.source_count < 2 or pick.offer.stale


def weaknesses(
    pick: Candidate, rival: Candidate | None, *, has_price_limit: bool
) -> tuple[Weakness, ...]:
    """Return what is weak about the evidence of the pick or its nearest rival, each once.

    The price of the pick is what one pays; that of the rival matters where the score is divided by
    it, and where a limit rules some out. Two months of one list are one source. Speeds are
    judged in the work of which the least is known: three tests of training image networks say
    nothing of transformers, and however many of one campaign share its mistakes.
    """
    own = pick_weaknesses(pick)
    rivals = rival_weaknesses(rival, has_price_limit=has_price_limit) if rival else ()
    return tuple(dict.fromkeys((*own, *rivals)))


def pick_weaknesses(pick: Candidate) -> tuple[Weakness, ...]:
    """Return what is weak about the evidence of the pick alone."""
    return (*_weak_price(pick.offer), *_weak_speed(pick))


def rival_weaknesses(rival: Candidate, *, has_price_limit: bool) -> tuple[Weakness, ...]:
    """Return what is weak about the evidence of the nearest rival alone."""
    is_compared = bool(rival.price_weight) or has_price_limit
    return (*(_weak_price(rival.offer) if is_compared else ()), *_weak_speed(rival))


def _weak_price(offer: Offer) -> Iterator[Weakness]:
    if offer.source_count < 2:
        yield "one_price"
    elif offer.is_poorly_known:
        yield "poor_prices"
    if offer.stale:
        yield "old_price"


def _weak_speed(candidate: Candidate) -> Iterator[Weakness]:
    if candidate.speed_weight:
        if candidate.extrapolated:
            yield "extrapolated"
        elif not candidate.measured:
            yield "estimated"
        elif candidate.campaigns < 2:
            yield "one_test"
