"""Common prices: what products cost in one region, so that they can be compared and sorted."""

from __future__ import annotations

from collections.abc import Mapping

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.regions import DEFAULT_REGION

COMMON_CURRENCY = "USD"


def common_offers(edition: Edition) -> Mapping[str, tuple[Offer, ...]]:
    """Return each accelerator's offers in the default region, or none where that is not known."""
    return edition.offers.get(DEFAULT_REGION) or dict.fromkeys(edition.catalog.gpus, ())


def best_known(offers: tuple[Offer, ...]) -> Offer | None:
    """Return the offer that tells most of today: one not out of date, a new one before a used.

    Of two that are out of date the newer.
    """
    order = ("street_new", "used")
    return min(
        offers,
        key=lambda offer: (
            offer.stale,
            offer.age_days if offer.stale else 0,
            order.index(offer.kind),
        ),
        default=None,
    )


def offer_of_kind(offers: tuple[Offer, ...], kind: OfferKind) -> Offer | None:
    """Return the offer of one kind."""
    return next((offer for offer in offers if offer.kind == kind), None)
