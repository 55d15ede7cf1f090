"""Used prices table: what used cards cost against new ones with as much memory."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.avoid import to_avoid
from macros.advice.picks.dependable_software import with_dependable_software
from macros.advice.picks.rivals import RIVAL_WORKS, usual_speed_ratio
from macros.advice.picks.used_goods import expected_loss
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speeds
from macros.facts.records.products import Gpu
from macros.present.gpus.gains import listed_works
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.picks.tie_words import ratio_words
from macros.present.prices.common_prices import offer_of_kind
from macros.present.prices.entry_prices import cheapest_with, dependable_offers, is_for_a_desktop
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import memory_beside_name
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on

_KEY = "guide.used"
LEAST_GB = 8  # with less there is little left to run


def used_prices(edition: Edition, up: str, language: Language) -> Markup:
    """Return the used cards that are worth a look, those with the most memory first."""
    text = language.text
    region = home_region(edition.catalog, language)
    new = dependable_offers(edition, region)
    heads = (
        Head(text("pick.head.product"), wide=True),
        Head(text(f"{_KEY}.price")),
        Head(text(f"{_KEY}.instead"), wide=True),
    )
    speeds = edition.performance.speeds
    rows = tuple(
        (
            Cell(
                language.local_name(gpu, short=True),
                href=f"{up}gpus/{gpu.id}/",
                detail=memory_beside_name(gpu, language, short=True),
            ),
            _price(gpu, offer, edition, language),
            _instead(gpu, new, speeds, up, language),
        )
        for gpu, offer in used_cards(edition, region)
    )
    name = text(f"region.{region}")
    table = Table(text(f"{_KEY}.title", region=name), heads, rows, stacked=True)
    least = language.figure(LEAST_GB, "gb")
    works = listed_works(RIVAL_WORKS, language)
    return table.html(notes=(text(f"{_KEY}.note", memory=least, works=works),))


def used_cards(edition: Edition, region: str) -> list[tuple[Gpu, Offer]]:
    """Return the cards with a used price of today that nobody should avoid."""
    avoided = to_avoid(edition.card_verdicts(region))
    cards = []
    for gpu in edition.catalog.gpus.values():
        offer = offer_of_kind(edition.offers[region][gpu.id], "used")
        is_large = gpu.memory.size_gb >= LEAST_GB and is_for_a_desktop(gpu)
        if offer and not offer.stale and is_large and gpu.id not in avoided:
            cards.append((gpu, offer))
    supported = with_dependable_software(cards, edition.catalog.software)
    return sorted(supported, key=_order)


def _order(card: tuple[Gpu, Offer]) -> tuple[float, float, str]:
    gpu, offer = card
    return -gpu.memory.size_gb, offer.usd, gpu.id


def _price(gpu: Gpu, used: Offer, edition: Edition, language: Language) -> Cell:
    """Return the used price, with its share of the card's own new one, and whether that is none."""
    own = offer_of_kind(edition.offers[used.region][gpu.id], "street_new")
    details = [offer_seen_on(used, language)]
    if own and not own.stale:
        loss = expected_loss(gpu, used, edition.catalog.rules, edition.day)
        is_dear = used.paid_usd * (1 + loss) >= own.paid_usd
        share = language.percent(used.paid_usd / own.paid_usd)
        details.append(language.text(f"{_KEY}.dear" if is_dear else f"{_KEY}.share", share=share))
    return Cell(offer_amount(used, language), detail=language.detailed(details))


def _instead(
    gpu: Gpu, new: list[tuple[Gpu, Offer]], speeds: Speeds, up: str, language: Language
) -> Cell:
    """Return the cheapest new card of the same vendor with at least as much memory.

    How fast it is stands beside it where that is another speed than the used card's.
    """
    cheapest = cheapest_with(new, gpu.memory.size_gb, gpu.vendor)
    if cheapest is None:
        return Cell(NONE)
    other, offer = cheapest
    ratio = usual_speed_ratio(speeds, other.id, gpu.id)
    speed = ratio_words(ratio, language) if ratio else ""
    words = (speed, offer_amount(offer, language), offer_seen_on(offer, language))
    return Cell(
        language.local_name(other, short=True),
        href=f"{up}gpus/{other.id}/",
        detail=language.detailed(filter(None, words)),
    )
