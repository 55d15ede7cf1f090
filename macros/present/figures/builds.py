"""Builds: what the charts and tables of a tier have in common: regions, names, watts."""

from __future__ import annotations

from typing import Any

from macros.advice.builds.choice import Choice
from macros.facts.catalog import Catalog
from macros.facts.tier_records import Tier
from macros.present.figures.plot import BAR_WIDTH, note
from macros.present.gpu_names import short_name
from macros.present.language import LANGUAGES, Language

MARK_AT = 0.25  # marks stand where bars would, below the name of their row
_WATT_DIGITS = 3


def reading_regions(catalog: Catalog) -> list[str]:
    """Return the regions whose builds have charts: those where our languages are read."""
    found = [one.region for one in LANGUAGES if one.region in catalog.regions]
    return found or list(catalog.regions)[:1]


def home_region(catalog: Catalog, language: Language) -> str:
    """Return the region of a language, or the first one that there is."""
    regions = reading_regions(catalog)
    return language.names.region if language.names.region in regions else regions[0]


def chart_id(kind: str, tier: Tier, region: str) -> str:
    """Return the id of a chart of a tier in a region."""
    return f"build-{kind}-{tier.id}-{region}"


def build_title(choice: Choice, language: Language) -> str:
    """Return the class and accelerator by which a chart or table names a build."""
    name = language.text(f"tier-class.{choice.tier_class.id}")
    return language.bracketed(name, short_name(choice.build.gpu)) if choice.build else name


def watts(value: float, language: Language) -> str:
    """Return a computed power, rounded as far as the computation bears."""
    return language.figure(float(f"{value:.{_WATT_DIGITS}g}"), "w")


def row_note(row: int, text: str) -> dict[str, Any]:
    """Return the name of a row, above its bar or marks."""
    return note(text, 0, row - BAR_WIDTH / 2, xref="paper")
