"""Region prices: what an accelerator costs in each region, the reader's first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from macros.advice.picks.export import for_sale
from macros.advice.prices.conversion import BASE_CURRENCY, newest_rate, without_rate
from macros.advice.prices.offers import Offer
from macros.advice.prices.region_offers import KINDS
from macros.facts.catalog import Catalog
from macros.facts.records.regions import DEFAULT_REGION, Tax
from macros.present.prices.common_prices import best_known, offer_of_kind
from macros.present.words.language import Language
from macros.present.words.offer_words import (
    asked_range,
    offer_amount,
    offer_dated,
    offer_places,
    offer_range,
    offer_seen_in_short,
    offer_seen_on,
    rounded,
)

OffersByRegion = Mapping[str, Mapping[str, tuple[Offer, ...]]]
OffersOfOne = Mapping[str, tuple[Offer, ...]]  # of an accelerator, by region


@dataclass(frozen=True)
class OfferCell:
    """An offer as a cell: amount, range, and the day with what one must know."""

    amount: str
    range: str
    note: str
    places: str  # where it was seen, for how much


@dataclass(frozen=True)
class RegionRow:
    """A region as a row: its name, tax and rate, and a cell for each kind of price.

    `has_page` where more is told of the country.
    """

    id: str
    name: str
    note: str
    cells: tuple[OfferCell | None, ...]
    has_page: bool


@dataclass(frozen=True)
class RegionTile:
    """What an accelerator costs in a region, for the head of its page: a note a line."""

    id: str
    label: str
    amount: str
    notes: tuple[str, ...]


def region_order(catalog: Catalog, language: Language) -> list[str]:
    """Return the regions: where the language is read, the default one, the others by name."""
    first = [id_ for id_ in (language.names.region, DEFAULT_REGION) if id_ in catalog.regions]
    others = sorted(catalog.regions, key=lambda id_: language.text(f"region.{id_}"))
    return list(dict.fromkeys([*first, *others]))


def region_names(catalog: Catalog, language: Language) -> list[tuple[str, str]]:
    """Return id and name of each region in their order, for the reader to choose from."""
    return [(id_, language.text(f"region.{id_}")) for id_ in region_order(catalog, language)]


def country_links(catalog: Catalog, language: Language) -> dict[str, str]:
    """Return what leads to the page of each region's country, by the region's id."""
    return {
        id_: language.say("country-link", place=language.place(id_))
        for id_ in region_order(catalog, language)
        if id_ in catalog.countries
    }


def region_rows(
    catalog: Catalog, gpu_id: str, by_region: OffersByRegion, language: Language, today: date
) -> list[RegionRow]:
    """Return a row for each region; none where nobody has seen a price anywhere."""
    every = {id_: by_region[id_][gpu_id] for id_ in region_order(catalog, language)}
    rows = [_row(catalog, id_, every, language, today) for id_ in every]
    return rows if any(any(row.cells) for row in rows) else []


def region_tiles(
    catalog: Catalog, gpu_id: str, by_region: OffersByRegion, language: Language, today: date
) -> list[RegionTile]:
    """Return the best known offer of each region, where there is any, and what a used one costs.

    What shops there may not sell has no price of elsewhere called its price here.
    """
    tiles = []
    for id_ in region_order(catalog, language):
        offers = by_region[id_][gpu_id]
        sold = tuple(for_sale(catalog, gpu_id, id_, today, offers))
        offer = best_known(offers)
        if offer and offer not in sold and offer.how == "converted":
            tiles.append(_tile_of_unsold(offer, best_known(sold), id_, language))
        elif offer:
            tiles.append(_tile(offer, offers, id_, catalog, language))
    return tiles


def _tile(
    offer: Offer, offers: tuple[Offer, ...], region: str, catalog: Catalog, language: Language
) -> RegionTile:
    asked = _asked(offer, language)
    notes = [
        offer_dated(offer, language) if asked else offer_seen_in_short(offer, language),
        *_look_again(offer, catalog, language),
        *_own_market(offer, language),
        *_used_beside(offer, offers, language),
        *asked,
    ]
    amount = offer_amount(offer, language)
    return RegionTile(region, _tile_label(region, language), amount, tuple(notes))


def _tile_of_unsold(
    offer: Offer, used: Offer | None, region: str, language: Language
) -> RegionTile:
    """Return that a product is not sold new in a region, what it costs elsewhere, and used here."""
    elsewhere = language.say("offer-elsewhere", money=offer_amount(offer, language))
    notes = [
        language.detailed([elsewhere, offer_seen_in_short(offer, language)]),
        *(_used_beside(offer, (used,), language) if used else []),
    ]
    said = language.say("not-sold-new")
    return RegionTile(region, _tile_label(region, language), said, tuple(notes))


def _tile_label(region: str, language: Language) -> str:
    return language.paired(language.text("price.name"), language.text(f"region.{region}"))


def _used_beside(offer: Offer, offers: tuple[Offer, ...], language: Language) -> list[str]:
    """Return what a used one costs beside a new one, where that is known and not out of date."""
    used = offer_of_kind(offers, "used")
    if offer.kind == "used" or used is None or used.stale:
        return []
    return [language.paired(language.text("pick.kind.used"), offer_amount(used, language))]


def _asked(offer: Offer, language: Language) -> list[str]:
    """Return what sellers asked, where nobody saw a price as low or as high as the computed one."""
    seen = asked_range(offer, language)
    return [language.say_short("offer-asked", **seen)] if seen else []


def _look_again(offer: Offer, catalog: Catalog, language: Language) -> list[str]:
    """Return that a price has half lost its weight, though it is not out of date yet."""
    days = catalog.rules["price-half-life-street-new"].value
    if offer.stale or offer.age_days <= days:
        return []
    return [language.text("price.look_again", days=language.exact(days))]


def _own_market(offer: Offer, language: Language) -> list[str]:
    """Return what prices of the region alone give, where that lies outside the range of all."""
    if offer.low <= (own := _own_amount(offer)) <= offer.high or not own:
        return []
    money = language.money(rounded(own), offer.currency)
    place, side = language.place(offer.region), "above" if own < offer.low else "below"
    return [language.say("offer-own-market", place=place, money=money, side=side)]


def _own_amount(offer: Offer) -> float:
    """Return what fresh prices of the region alone come to; 0 where there are none."""
    own = (p.amount for p in offer.places if p.place == offer.region and not p.stale)
    return next(own, 0.0)


def tax_words(tax: Tax, language: Language) -> str:
    """Return which tax prices include, by its name: `with 20% VAT`, `without sales tax`."""
    name = language.phrase(tax.name, tax.name_in).text if tax.name else language.text("price.tax")
    if not tax.included:
        return language.text("price.without_tax", tax=name)
    if tax.percent is not None:
        percent = language.percent(tax.percent / 100)
    else:
        assert tax.low_percent is not None
        assert tax.high_percent is not None
        percent = language.text(
            "unit.percent_range",
            low=language.number(tax.low_percent),
            high=language.percent(tax.high_percent / 100),
        )
    return language.text("price.with_tax", percent=percent, tax=name)


def rate_words(catalog: Catalog, region: str, language: Language, today: date) -> str:
    """Return the newest rate of a region's money with its day, or that none is known.

    Nothing for dollars.
    """
    rate = newest_rate(catalog.regions, region, today)
    currency = catalog.regions[region].currency
    if currency == BASE_CURRENCY:
        return ""
    if rate is None:
        return language.text("price.no_rate", currency=currency)
    money = language.priced(language.number(1 / rate.usd), currency)
    return language.text("price.rate", money=money, date=language.date(rate.date))


def _row(
    catalog: Catalog, region: str, every: OffersOfOne, language: Language, today: date
) -> RegionRow:
    offers = every[region]
    words = [tax_words(catalog.regions[region].tax, language)]
    has_no_rate = region in without_rate(catalog.regions, today)
    if has_no_rate or any(offer.how != "local" for offer in offers):
        words.append(rate_words(catalog, region, language, today))
    return RegionRow(
        id=region,
        name=language.text(f"region.{region}"),
        note=language.detailed(filter(None, words)),
        cells=tuple(_cell(offer_of_kind(offers, kind), every, language) for kind in KINDS),
        has_page=region in catalog.countries,
    )


def _cell(offer: Offer | None, every: OffersOfOne, language: Language) -> OfferCell | None:
    if offer is None:
        return None
    return OfferCell(
        amount=offer_amount(offer, language),
        range=offer_range(offer, language),
        note=_origin(offer, every, language),
        places=offer_places(offer, language),
    )


def _origin(offer: Offer, every: OffersOfOne, language: Language) -> str:
    """Return day and origin, or that it is the price in another row, where the day stands."""
    basis = offer_of_kind(every.get(offer.from_region, ()), offer.kind)
    if offer.how != "converted" or len(offer.places) > 1 or basis is None or basis.how != "local":
        return offer_seen_on(offer, language)
    if (basis.observed, basis.stale) != (offer.observed, offer.stale):
        return offer_seen_on(offer, language)
    return language.say("offer-of-row", place=language.place(offer.from_region))
