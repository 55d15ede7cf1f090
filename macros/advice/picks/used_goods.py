"""Used goods: what a buyer loses by what nobody repairs, and what an owner can sell his for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Literal

from macros.advice.prices.offers import Offer
from macros.advice.prices.place_prices import region_of
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Rule
from macros.facts.records.products import Gpu

DAYS_PER_YEAR = 365.25
# Whether a used price tells what an owner gets here, and if not, who says it: dealers, or people
# elsewhere; `no` where none is known.
UsedPrice = Literal["here", "dealers", "elsewhere", "no"]


def expected_loss(gpu: Gpu, offer: Offer, rules: Mapping[str, Rule], day: date) -> float:
    """Return the share of a used product's price that its buyer may expect to lose; 0 of others.

    Each year of ownership (rule `ownership-years`) a used product fails with the probability of
    rule `used-failures-per-year`, which rises by `used-ageing-per-year` with each year since it
    came out. What is new or rented is replaced by the seller.
    """
    if offer.kind != "used":
        return 0.0
    since = gpu.since.first_day if gpu.since else day
    age_years = max((day - since).days, 0) / DAYS_PER_YEAR
    failures = rules["used-failures-per-year"].value * rules["ownership-years"].value
    return failures * (1 + rules["used-ageing-per-year"].value * age_years)


def resale(offers: Iterable[Offer], catalog: Catalog) -> Offer | None:
    """Return the used offer at whose lower end an owner may sell his; None where none says so.

    That needs a price that was seen in the region: what is paid elsewhere does not tell what one
    gets here, nor does what a dealer asks, who gives a warranty.
    """
    used = [offer for offer in offers if offer.kind == "used" and _is_paid_here(offer, catalog)]
    return min(used, key=lambda offer: offer.low, default=None)


def used_price(offers: Iterable[Offer], catalog: Catalog) -> UsedPrice:
    """Return what the used prices of a product in a region tell of a resale there."""
    used = [offer for offer in offers if offer.kind == "used"]
    if resale(used, catalog):
        return "here"
    if any(place.is_local for offer in used for place in offer.places) or any(
        offer.how == "local" for offer in used
    ):
        return "dealers"
    return "elsewhere" if used else "no"


def _is_paid_here(offer: Offer, catalog: Catalog) -> bool:
    here = {place.place for place in offer.places if place.is_local}
    dealers = {source.id for source in catalog.sources.values() if source.dealers}
    return any(
        offer.how == "local" or region_of(catalog.regions, seen.region) in here
        for seen in offer.observations
        if seen.source not in dealers
    )
