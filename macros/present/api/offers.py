"""Offer API: computed prices and what is known of regions, as open data."""

from __future__ import annotations

import json
from typing import Any

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog

_CENTS = 2


def offer_rows(edition: Edition) -> list[dict[str, Any]]:
    """Return every offer of every region, in the order of regions and ids."""
    return [
        _row(offer)
        for by_id in edition.offers.values()
        for offers in by_id.values()
        for offer in offers
    ]


def region_rows(catalog: Catalog) -> list[dict[str, Any]]:
    """Return each region with all that its file says."""
    return [
        {"id": id_, **json.loads(region.model_dump_json())}
        for id_, region in catalog.regions.items()
    ]


def _row(offer: Offer) -> dict[str, Any]:
    return {
        "id": offer.id,
        "region": offer.region,
        "kind": offer.kind,
        "amount": round(offer.amount, _CENTS),
        "low": round(offer.low, _CENTS),
        "high": round(offer.high, _CENTS),
        "currency": offer.currency,
        "usd": round(offer.usd, _CENTS),
        "observed": str(offer.observed),
        "age_days": offer.age_days,
        "stale": offer.stale,
        "how": offer.how,
        "from_region": offer.from_region,
        "quality": offer.quality,
    }
