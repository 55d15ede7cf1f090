"""Ratios: how many times as fast one choice is as the other, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from macros.present.gpus.compared_facts import SpeedFact, Told, at_most, leads, speed_of, sure_lead
from macros.present.versus.choices import Choice, Versus
from macros.present.words.language import Language
from macros.present.words.significant import significant

_DIGITS = 2  # a ratio of two speeds, each with its range, tells no more


@dataclass(frozen=True)
class Ratio:
    """How many times as fast `fast` is as `slow`; `low` to `high` holds four of five cases.

    `is_sure` where it leads with the certainty of rule `tie-certainty`; otherwise nobody can tell
    which of the two is faster. `is_in_turn` where it leads cards that work in turn, but might not
    if they worked tensor parallel.
    """

    fast: Choice
    slow: Choice
    times: float
    low: float
    high: float
    is_sure: bool
    is_in_turn: bool = False

    def range(self, language: Language) -> str:
        """Return both ends: `1.1–1.8`."""
        low, high = (language.number(end, _DIGITS) for end in (self.low, self.high))
        return language.text("join.range", low=low, high=high)


def speed_facts(both: Versus, work: str) -> Sequence[SpeedFact]:
    """Return the speeds of both in a kind of work, as the tool compares them."""
    return [speed_of(both.edition, work, each.gpu, each.count) for each in both.both]


def speed_ratio(both: Versus, work: str) -> Ratio | None:
    """Return how the speeds of both relate; None where one of them is not known."""
    one, other = speed_facts(both, work)
    if not isinstance(one, list) or not isinstance(other, list):
        return None
    if one[0] >= other[0]:
        fast, slow, (ours, theirs) = both.first, both.second, (one, other)
    else:
        fast, slow, (ours, theirs) = both.second, both.first, (other, one)
    wide = math.hypot(math.log(ours[2] / ours[1]), math.log(theirs[2] / theirs[1]))
    times, apart = ours[0] / theirs[0], math.exp(wide / 2)
    low, high = significant(times / apart, _DIGITS), significant(times * apart, _DIGITS)
    lead, most = sure_lead(both.edition.catalog), _at_most(both, work, slow, theirs)
    is_ahead, is_sure = leads(ours, theirs, lead), leads(ours, most, lead)
    times = significant(times, _DIGITS)
    return Ratio(fast, slow, times, low, high, is_sure, is_in_turn=is_ahead and not is_sure)


def _at_most(both: Versus, work: str, choice: Choice, fact: Told) -> Told:
    """Return the speed that a choice reaches at most, however its cards share the work."""
    most = at_most(fact, both.edition, work, choice.gpu, choice.count)
    return most if isinstance(most, list) else fact


def times_words(ratio: Ratio, language: Language) -> str:
    """Return by how much it is faster: `1.4 times`."""
    return language.text("unit.times", number=language.number(ratio.times, _DIGITS))
