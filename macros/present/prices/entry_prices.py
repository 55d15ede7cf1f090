"""Entry prices: the cheapest new card for each size of memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.dependable_software import with_dependable_software
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.templating import render
from macros.present.prices.common_prices import offer_of_kind
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_in_brief

# Sizes at which more models fit; a card stands for the largest of these that it reaches.
_SIZES_GB = (12, 16, 20, 24, 32, 48, 72, 80)


Card = tuple[Gpu, Offer]


class EntryRow(NamedTuple):
    """A card with its price and its day, in words."""

    id: str
    name: str
    amount: str
    seen: str


def entry_cards(edition: Edition, region: str) -> list[Card]:
    """Return, smallest memory first, the cheapest card with at least each size, and its price."""
    return [card for card, _ in entry_pairs(edition, region)]


def entry_pairs(edition: Edition, region: str) -> list[tuple[Card, Card | None]]:
    """Return the same with the cheapest one of dependable software beside it, where it is another.

    Beside each card stands that for the largest size that the card reaches, with a known speed in
    any work: of what nobody measured nobody knows how well it is supported.
    """
    known = desktop_offers(edition.catalog, edition.offers[region])
    speeds = edition.performance.speeds.by_workload.values()
    dependable = [
        (gpu, offer)
        for gpu, offer in dependable_offers(edition, region)
        if any(gpu.id in known_speeds for known_speeds in speeds)
    ]
    pairs: dict[str, tuple[Card, Card | None]] = {}
    for size in _SIZES_GB:
        if cheapest := cheapest_with(known, size):
            other = cheapest_with(dependable, size)
            is_same = other is None or other[0].id == cheapest[0].id
            pairs[cheapest[0].id] = cheapest, None if is_same else other
    return sorted(pairs.values(), key=lambda pair: pair[0][0].memory.size_gb)


def desktop_offers(
    catalog: Catalog, offers: Mapping[str, tuple[Offer, ...]]
) -> list[tuple[Gpu, Offer]]:
    """Return the cards that fit a desktop, are released and still supported, with a new price."""
    return [
        (gpu, offer)
        for gpu in catalog.gpus.values()
        if is_for_a_desktop(gpu) and (offer := offer_of_kind(offers[gpu.id], "street_new"))
    ]


def dependable_offers(edition: Edition, region: str) -> list[tuple[Gpu, Offer]]:
    """Return those of `desktop_offers` whose software is neither experimental nor at its end."""
    cards = desktop_offers(edition.catalog, edition.offers[region])
    return with_dependable_software(cards, edition.catalog.software)


def cheapest_with(
    known: Iterable[tuple[Gpu, Offer]], memory_gb: float, vendor: str | None = None
) -> tuple[Gpu, Offer] | None:
    """Return the cheapest card with at least so much memory, of any vendor if none is named.

    The cheapest is what costs least in three of four cases, so that old prices give way.
    """
    enough = (
        (gpu, offer)
        for gpu, offer in known
        if gpu.memory.size_gb >= memory_gb and vendor in (None, gpu.vendor)
    )
    return min(enough, key=lambda pair: (pair[1].cautious_usd, pair[0].id), default=None)


def entry_list(edition: Edition, language: Language) -> Markup:
    """Return a list of the entry cards of the language's region, blank where none is known.

    One with faults leads to the page that names them; beside one whose software is not dependable
    stands the cheapest one whose is.
    """
    here = home_region(edition.catalog, language) if edition.catalog.regions else None
    faulted = edition.card_verdicts(here).keys() if here else ()
    pairs = entry_pairs(edition, here) if here else []
    rows = [
        (
            language.figure(card[0].memory.size_gb, "gb"),
            _row(card, language),
            language.text("price.entry_faults") if card[0].id in faulted else "",
            _row(other, language) if other else None,
        )
        for card, other in pairs
    ]
    supported = language.text("price.entry_supported")
    return render("entry_list.html", rows=rows, supported=supported, language=language)


def _row(card: Card, language: Language) -> EntryRow:
    gpu, offer = card
    amount, seen = offer_amount(offer, language), offer_in_brief(offer, language)
    return EntryRow(gpu.id, language.local_name(gpu), amount, seen)


def is_for_a_desktop(gpu: Gpu) -> bool:
    """Return whether a card fits a desktop, is released and still supported."""
    ended = gpu.software is not None and gpu.software.status == "ended"
    return gpu.form_factor == "pcie_card" and gpu.is_regular and not ended
