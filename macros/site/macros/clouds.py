"""Clouds: what prose says of prices per hour."""

from __future__ import annotations

from macros.advice.memory.fit import new_cards
from macros.present.guide import cloud_tables
from macros.present.prices.region_prices import region_order
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def cloud_prices(site: Site) -> str:
    """Return dated prices of an hour by accelerator: on demand, on marketplaces and spot."""
    return site.defer(cloud_tables.cloud_prices(site.catalog, site.language, site.today, site.up))


@prose_macro_or_not_known
def rental_hours(site: Site) -> str:
    """Return how many hours of rental each new card costs, where the language is read."""
    offers = site.edition.offers[region_order(site.catalog, site.language)[0]]
    cards = new_cards(site.catalog, offers)
    return site.defer(
        cloud_tables.rental_hours(site.catalog, cards, site.language, site.today, site.up)
    )
