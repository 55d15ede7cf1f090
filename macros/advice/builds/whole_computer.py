"""Whole computer: what goes around several cards that somebody picks to work together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from macros.advice.builds.choice import Choice, Chooser
from macros.advice.picks.pick import Verdict
from macros.facts.records.tiers import Tier


def whole_computer(chooser: Chooser, tiers: Iterable[Tier], verdict: Verdict) -> Choice | None:
    """Return the least demanding computer that passes all rules around the picked cards.

    None where nothing is picked, no tier has as many cards, or none can be built with known prices.
    """
    if verdict.pick is None:
        return None
    alone = replace(verdict, candidates=(verdict.pick,))
    for tier in tiers:
        if tier.host != "desktop" or tier.gpu_count != verdict.pick.count:
            continue
        for tier_class in tier.classes:
            choice = chooser.choose(tier, tier_class, alone)
            if choice.total and not choice.unpriced:
                return choice
    return None
