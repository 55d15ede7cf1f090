"""Certainty: the word for how sure a pick is, from its share of draws and from the evidence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, get_args

from macros.advice.picks.scores import Candidate
from macros.facts.records.advice import Rule

Certainty = Literal["clear", "likely", "close", "only"]
CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)
# Why a pick is no clear one although it wins: on what it or its rival rests.
Weakness = Literal[
    "one_price", "poor_prices", "one_test", "estimated", "extrapolated", "market_moves"
]


def certainty(
    share: float, weak: Sequence[Weakness], rules: Mapping[str, Rule], *, is_alone: bool
) -> Certainty:
    """Return how sure a pick is that wins a `share` of the draws (0 to 1).

    `clear` from rule `tie-certainty` on and with no weak evidence, `likely` from `toss-certainty`
    on, `close` below; `only` where nothing else meets the needs. The share is judged as it is
    printed, in whole percent, so that one share never stands under two words.
    """
    if is_alone:
        return "only"
    percent = round(share * 100)
    if percent >= round(rules["tie-certainty"].value * 100) and not weak:
        return "clear"
    return "likely" if percent >= round(rules["toss-certainty"].value * 100) else "close"


def weaknesses(
    pick: Candidate, rival: Candidate | None, *, has_price_limit: bool
) -> tuple[Weakness, ...]:
    """Return what is weak about the evidence of the pick or its nearest rival, each once.

    Prices matter where the score is divided by them, and where a limit rules some out. Speeds are
    judged in the work of which the least is known: three tests of training image networks say
    nothing of transformers, and however many of one campaign share its mistakes.
    """
    candidates = [pick, rival] if rival else [pick]
    weak = [each for candidate in candidates for each in _weak(candidate, has_price_limit)]
    return tuple(dict.fromkeys(weak))


def _weak(candidate: Candidate, has_price_limit: bool) -> Iterator[Weakness]:
    offer = candidate.offer
    if candidate.price_weight or has_price_limit:
        if offer.observation_count < 2:
            yield "one_price"
        elif offer.is_poorly_known:
            yield "poor_prices"
    if candidate.speed_weight:
        if candidate.extrapolated:
            yield "extrapolated"
        elif not candidate.measured:
            yield "estimated"
        elif candidate.campaigns < 2:
            yield "one_test"
