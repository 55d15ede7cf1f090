"""Software words: how far software supports a family of products, and when that was judged."""

from __future__ import annotations

from macros.facts.records.software import FamilyStatus, SoftwareFamily
from macros.present.words.language import Language


def status_word(status: FamilyStatus, language: Language) -> str:
    """Return what readers call a status."""
    return language.text(f"software.status.{status}")


def family_support(family: SoftwareFamily, language: Language) -> str:
    """Return the support of a family and the day of the judgement.

    `supported (as of 15 August 2026)`: without the words the day seems that of the end.
    """
    day = language.text("software.as_of", date=language.date(family.judged))
    return language.bracketed(status_word(family.status, language), day)
