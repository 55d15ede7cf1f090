"""Offer API: computed prices and what is known of regions, as open data."""

from __future__ import annotations

import json
from typing import Any

from typing_extensions import TypedDict

from macros.advice.edition import Edition
from macros.advice.prices.offers import How, Offer, OfferKind
from macros.facts.catalog import Catalog
from macros.facts.records.products import Identifier, Quality
from macros.facts.records.regions import Region
from macros.present.api.typed_rows import Day, row, row_of

_CENTS = 2
_MONEY = ("amount", "low", "high", "usd")


@row
class OfferRow(TypedDict):
    """What an accelerator costs in a region on the day of the data."""

    id: str
    """The accelerator's id."""
    region: str
    """The id of the region."""
    kind: OfferKind
    """New, used or rented by the hour."""
    amount: float
    """The price in the region's currency, with its tax where shops there show it."""
    low: float
    """The lower end of the range in which half of all prices lie."""
    high: float
    """The upper end of that range."""
    currency: str
    """The ISO 4217 code of the currency."""
    usd: float
    """The same price without tax in US dollars."""
    observed: Day
    """The newest day on which the price was seen."""
    age_days: int
    """How many days ago that was."""
    stale: bool
    """Whether that is too long ago to count as a price of the day."""
    how: How
    """Whether it was seen there, converted from another region, or estimated from the launch."""
    from_region: str
    """The region in which it was seen."""
    quality: Quality
    """`A` seen at the source, `B` quoted by others, `C` estimated."""
    as_seen: bool
    """Whether somebody saw this very amount; else it was computed from what was seen."""
    source_level: float
    """How many times the prices of others its sources usually ask, by which it was divided."""


class RegionRow(Region):
    """A region with its money, tax, electricity and circuits, and where each was read."""

    id: Identifier
    """The region's id."""


def offer_rows(edition: Edition) -> list[OfferRow]:
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


def _row(offer: Offer) -> OfferRow:
    money = {name: round(getattr(offer, name), _CENTS) for name in _MONEY}
    level = round(offer.level, _CENTS)
    return row_of(
        OfferRow,
        offer,
        observed=str(offer.observed),
        as_seen=offer.is_as_seen,
        source_level=level,
        **money,
    )
