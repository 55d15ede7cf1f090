"""Whole computer: what goes around several cards that somebody picks to work together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from macros.advice.builds.choice import Choice, Chooser
from macros.advice.picks.pick import Verdict
from macros.facts.records.tiers import Tier, TierClass

# The rule that the screen takes no memory of a card.
_DISPLAY = "display"


def whole_computer(
    chooser: Chooser, tiers: Iterable[Tier], verdict: Verdict, *, needs_display: bool = False
) -> Choice | None:
    """Return the least demanding computer that passes all rules around the picked cards.

    With `needs_display` its processor or board draws the screen. None where nothing is picked, no
    tier has as many cards, or none can be built with known prices.
    """
    if verdict.pick is None:
        return None
    alone = replace(verdict, candidates=(verdict.pick,))
    for tier in tiers:
        if tier.host != "desktop" or tier.gpu_count != verdict.pick.count:
            continue
        for tier_class in tier.classes:
            asked = _with_display(tier_class) if needs_display else tier_class
            choice = chooser.choose(tier, asked, alone)
            if choice.total and not choice.unpriced:
                return choice
    return None


def _with_display(tier_class: TierClass) -> TierClass:
    strict = dict.fromkeys([*tier_class.no_warning_of, _DISPLAY])
    return tier_class.model_copy(update={"no_warning_of": tuple(strict)})
