"""Software words: how far software supports a family of products, and when that was judged."""

from __future__ import annotations

from macros.advice.picks.dependable_software import AT_THEIR_END, DEPENDABLE
from macros.advice.picks.standing import Standing
from macros.facts.records.software import FamilyStatus, SoftwareFamily
from macros.present.words.language import Language


def status_word(status: FamilyStatus, language: Language) -> str:
    """Return what readers call a status."""
    return language.text(f"software.status.{status}")


def support_word(standing: Standing, language: Language) -> str | None:
    """Return the support of a product: that of its family where this promises less; None if none.

    A family at its end weighs more than limits of today.
    """
    own, family = standing.status, standing.family.status if standing.family else None
    if own is None:
        return status_word(family, language) if family else None
    is_at_its_end = family in AT_THEIR_END and own != "ended"
    if family and (is_at_its_end or (own == "supported" and family not in DEPENDABLE)):
        return status_word(family, language)
    return language.text(f"status.{own}")


def family_support(family: SoftwareFamily, language: Language) -> str:
    """Return the support of a family and the day of the judgement.

    `supported (as of 15 August 2026)`: without the words the day seems that of the end.
    """
    day = language.text("software.as_of", date=language.date(family.judged))
    return language.bracketed(status_word(family.status, language), day)
