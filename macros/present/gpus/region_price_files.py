"""Region price files: what accelerators cost in each region, for pages that show another one's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from macros.advice.edition import Edition
from macros.advice.prices.conversion import round_thousand
from macros.advice.prices.offers import Offer, OfferKind
from macros.present.html.data_files import compact_file
from macros.present.prices.common_prices import best_known, offer_of_kind
from macros.present.words.language import Language
from macros.present.words.offer_words import is_sure, origin_in_brief, shown_amount

FOLDER = "assets/prices/"
# What a price that is from no shop of the region is called, by where it is from.
ORIGINS: Mapping[str, str] = {
    "elsewhere": "price.elsewhere",
    "estimated": "chart.price_estimated",
}
_TOLD_ORIGINS = tuple(ORIGINS)
_KINDS: Mapping[str, OfferKind] = {"new": "street_new", "used": "used"}


class PriceFile(TypedDict):
    """Prices of a region by product: of each kind amount, day, whether out of date, whether sure.

    What is not from there has, from 1, the place of its origin among the words as well. `per` is
    the round amount for which speed is told; `best` names the kind that tells most of today.
    """

    currency: str
    per: int
    prices: dict[str, dict[str, Any]]


def price_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of each region by its path below the site's root."""
    return {
        f"{FOLDER}{region}.json": compact_file(price_file(edition, region))
        for region in edition.offers
    }


def price_file(edition: Edition, region: str) -> PriceFile:
    """Return what is sold in a region, new and used; nothing new that shops there may not sell."""
    regions = edition.catalog.regions
    told = {id_: _prices(offers) for id_, offers in edition.on_sale(region).items() if offers}
    return {
        "currency": regions[region].currency,
        "per": round_thousand(regions, region, edition.day),
        "prices": {id_: known for id_, known in told.items() if known},
    }


def price_words(edition: Edition, language: Language, shared: str, region: str) -> dict[str, Any]:
    """Return what the script needs to show the prices of another region than that of the page."""
    text, regions = language.text, edition.catalog.regions
    return {
        "folder": f"../{shared}{FOLDER}",
        "region": region,
        "money": {id_: language.priced("{number}", regions[id_].currency) for id_ in regions},
        "kinds": {name: text(f"pick.kind.{kind}") for name, kind in _KINDS.items()},
        "old": text("price.out_of_date"),
        "origins": [text(key) for key in ORIGINS.values()],
        "about": text("chart.about"),
        "details": text("join.details"),
        "price": text("table.price"),
        "filter": text("table.filter_price"),
        "value": text("chart.value.x"),
        "failed": text("compare.failed"),
    }


def _prices(offers: tuple[Offer, ...]) -> dict[str, Any]:
    best = best_known(offers)
    found = {
        name: _told(offer)
        for name, kind in _KINDS.items()
        if (offer := offer_of_kind(offers, kind))
    }
    named = [name for name, kind in _KINDS.items() if best and best.kind == kind]
    return {**found, "best": named[0]} if named else {}


def _told(offer: Offer) -> list[Any]:
    amount = shown_amount(offer)
    told = [round(amount, 2), str(offer.observed), int(offer.stale), int(is_sure(offer))]
    origin = origin_in_brief(offer)
    return [*told, _TOLD_ORIGINS.index(origin) + 1] if origin in _TOLD_ORIGINS else told
