"""Common prices: what products cost in one region, so that they can be compared and sorted."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import lru_cache

from macros.advice.prices.offers import Offer, OfferKind
from macros.advice.prices.region_offers import offers
from macros.facts.catalog import Catalog

# Has the most prices, and its shops show them without tax.
COMMON_REGION = "us"
COMMON_CURRENCY = "USD"


@lru_cache(maxsize=2)
def common_offers(catalog: Catalog, today: date) -> Mapping[str, tuple[Offer, ...]]:
    """Return each accelerator's offers in the common region, or none where that is not known."""
    if COMMON_REGION not in catalog.regions:
        return dict.fromkeys(catalog.gpus, ())
    return offers(catalog, COMMON_REGION, today)


def best_known(found: tuple[Offer, ...]) -> Offer | None:
    """Return the offer that tells most of today: one not out of date, a new one before a used.

    Of two that are out of date the newer.
    """
    order = ("street_new", "used")
    return min(
        found,
        key=lambda one: (one.stale, one.age_days if one.stale else 0, order.index(one.kind)),
        default=None,
    )


def offer_of_kind(found: tuple[Offer, ...], kind: OfferKind) -> Offer | None:
    """Return the offer of one kind."""
    return next((one for one in found if one.kind == kind), None)
