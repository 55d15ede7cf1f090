"""Software words: how far software supports a family of products, and when that was judged."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.picks.dependable_software import AT_THEIR_END, DEPENDABLE
from macros.advice.picks.standing import Standing, standing_of
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.software import FamilyStatus, SoftwareFamily
from macros.present.words.language import Language
from macros.present.words.source_names import source_name


def status_word(status: FamilyStatus, language: Language) -> str:
    """Return what readers call a status."""
    return language.text(f"software.status.{status}")


def support_word(standing: Standing, language: Language) -> str | None:
    """Return the support of a product: that of its family where this promises less; None if none.

    A family at its end weighs more than limits of today.
    """
    if family := telling_family(standing):
        return status_word(family.status, language)
    return language.text(f"status.{standing.status}") if standing.status else None


def telling_family(standing: Standing) -> SoftwareFamily | None:
    """Return the family whose support is told as that of a product; None where its own is."""
    own, family = standing.status, standing.family
    if own is None or family is None:
        return family
    is_at_its_end = family.status in AT_THEIR_END and own != "ended"
    is_less = own == "supported" and family.status not in DEPENDABLE
    return family if is_at_its_end or is_less else None


@dataclass(frozen=True)
class FamilySupport:
    """The support of a family as that of a product, and of what, since when and by whom it is."""

    status: str
    meaning: str


def support_by_family(gpu: Gpu, catalog: Catalog, language: Language) -> FamilySupport | None:
    """Return the support of a product's family where that is told; None where its own is."""
    family = telling_family(standing_of(gpu, catalog))
    if family is None:
        return None
    sources = dict.fromkeys(
        source_name(catalog.sources[each.source], language).text for each in family.sources
    )
    meaning = language.say(
        "support-of-family",
        family=family.name,
        date=language.day(family.judged),
        sources=language.listed(sources),
    )
    return FamilySupport(status_word(family.status, language), meaning)


def family_support(family: SoftwareFamily, language: Language) -> str:
    """Return the support of a family and the day of the judgement.

    `supported (as of 15 August 2026)`: without the words the day seems that of the end.
    """
    day = language.text("software.as_of", date=language.date(family.judged))
    return language.bracketed(status_word(family.status, language), day)
