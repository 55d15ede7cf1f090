"""Regions: which region a language's readers see first."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.present.language import Language

HOME_REGION = {"en": "us", "fr": "fr", "ja": "jp", "ko": "kr", "zh": "cn"}


def home_region(catalog: Catalog, language: Language) -> str:
    """Return the region of most readers of a language, or the first there is."""
    wanted = HOME_REGION[language.names.code]
    return wanted if wanted in catalog.regions else next(iter(catalog.regions), wanted)


def home_first(catalog: Catalog, home: str) -> list[str]:
    """Return the regions in the order of the vocabulary, the reader's own before the others."""
    known = [region for region in catalog.vocabulary.regions if region in catalog.regions]
    return sorted(known, key=lambda region: region != home)
