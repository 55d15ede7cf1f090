"""Sections: what else a tier's page says below its builds."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.facts.tier_records import Tier
from macros.present.language import Language


def tier_sections(edition: Edition, tier: Tier, language: Language) -> list[Markup]:
    """Return further sections of a tier's page, each with its own heading."""
    return []
