"""Home region: where the readers of a language buy."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.present.words.language import LANGUAGES, Language


def reading_regions(catalog: Catalog) -> list[str]:
    """Return the regions where our languages are read, else the first one that there is."""
    regions = [language.region for language in LANGUAGES if language.region in catalog.regions]
    return regions or list(catalog.regions)[:1]


def home_region(catalog: Catalog, language: Language) -> str:
    """Return the region of a language, or the first one that there is."""
    regions = reading_regions(catalog)
    return language.names.region if language.names.region in regions else regions[0]
