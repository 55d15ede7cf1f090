"""Offer API: computed prices and what is known of regions, as open data."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from macros.advice.prices.offers import Offer
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog

_CENTS = 2


def offer_rows(catalog: Catalog, day: date) -> list[dict[str, Any]]:
    """Return every offer of every region on a day, in the order of regions and ids."""
    every = offers_by_region(catalog, day)
    return [_row(one) for by_id in every.values() for found in by_id.values() for one in found]


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
