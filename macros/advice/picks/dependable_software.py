"""Dependable software: which accelerators run what is written today, by promise of its makers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.software import FamilyStatus, SoftwareFamily

DEPENDABLE: tuple[FamilyStatus, ...] = ("supported", "maintained")
AT_THEIR_END: tuple[FamilyStatus, ...] = ("ending", "legacy")


def with_dependable_software(
    cards: Iterable[tuple[Gpu, Offer]], software: Mapping[str, SoftwareFamily]
) -> list[tuple[Gpu, Offer]]:
    """Return the cards that no family of data/software.yml calls experimental or ending.

    A card of which no family speaks stays: nothing is known against it.
    """
    doubtful = with_doubtful_software(software)
    return [(gpu, offer) for gpu, offer in cards if gpu.id not in doubtful]


def with_doubtful_software(software: Mapping[str, SoftwareFamily]) -> frozenset[str]:
    """Return the ids of the accelerators whose family is experimental, ending or at its end."""
    return frozenset(
        id_
        for family in software.values()
        if family.status not in DEPENDABLE
        for id_ in family.accelerators
    )


def with_software_at_its_end(catalog: Catalog) -> frozenset[str]:
    """Return the ids of the accelerators whose software support has ended or is ending."""
    ended = (
        gpu.id for gpu in catalog.gpus.values() if gpu.software and gpu.software.status == "ended"
    )
    families = (each for each in catalog.software.values() if each.status in AT_THEIR_END)
    return frozenset(ended).union(*(family.accelerators for family in families))
