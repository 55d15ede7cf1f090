"""Quiet: what can stand beside a desk, as far as it is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.picks.situation import Situation
from macros.facts.records.advice import Needs, Persona

PERSONA = "quiet-office"  # its needs say how much heat fans may have to carry away
# Fans of a blower are small and fast, and a passive card needs those of a server.
COOLING = ("open_air", "active", "liquid")


def quiet_w(personas: Mapping[str, Persona]) -> float | None:
    """Return the power at most of something quiet; None where no persona says it."""
    return personas[PERSONA].needs.tdp_w_at_most if PERSONA in personas else None


def with_quiet(where: Situation, question: ChooseQuestion) -> Situation:
    """Return the situation of a reader who wants all cards together to be quiet, or not."""
    most_w = quiet_w(where.catalog.personas) if question.quiet else None
    return replace(where, quiet_w=most_w)


def quieter(needs: Needs, most_w: float | None) -> Needs:
    """Return needs that something quiet alone meets."""
    powers = [watts for watts in (needs.tdp_w_at_most, most_w) if watts is not None]
    cooling = tuple(one for one in COOLING if one in (needs.cooling or COOLING))
    return needs.model_copy(
        update={"tdp_w_at_most": min(powers, default=None), "cooling": cooling or COOLING}
    )
