"""Conversion: money of one region in that of another, by dated rates and tax rules."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date

from macros.advice.prices.offers import OfferKind
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price
from macros.facts.records.regions import ExchangeRate, Region, Tax

BASE_CURRENCY = "USD"
THOUSAND = 1000


def newest_rate(regions: Mapping[str, Region], region: str, day: date) -> ExchangeRate | None:
    """Return the last rate of a region known on `day`; None for dollars, and if there is none."""
    rates = _known_rates(regions, region, day)
    return max(rates, key=lambda rate: rate.date.last_day, default=None)


def newest_usd(regions: Mapping[str, Region], region: str, day: date) -> float | None:
    """Return the US dollars for a unit of a region's money by the last rate known on `day`."""
    if regions[region].currency == BASE_CURRENCY:
        return 1.0
    rate = newest_rate(regions, region, day)
    return rate.usd if rate else None


def without_rate(regions: Mapping[str, Region], day: date) -> list[str]:
    """Return the regions whose money has no rate known on `day`: nothing is converted from there.

    Nor is anything offered there, since what is seen elsewhere has no price in that money.
    """
    return [id_ for id_ in regions if newest_usd(regions, id_, day) is None]


def round_thousand(regions: Mapping[str, Region], region: str, day: date) -> int:
    """Return the power of ten of a region's money that comes nearest to 1,000 US dollars.

    It is the round amount that people there think in: 1,000 euros, 100,000 yen.
    """
    usd = newest_usd(regions, region, day) or 1.0
    return int(10 ** round(math.log10(THOUSAND / usd)))


def usd_when_seen(
    regions: Mapping[str, Region], region: str, seen: PartialDate, day: date
) -> float | None:
    """Return the US dollars for a unit of money by the rate nearest to the day it was `seen`."""
    if regions[region].currency == BASE_CURRENCY:
        return 1.0
    rates, wanted = _known_rates(regions, region, day), _twice_middle(seen)
    nearest = min(rates, key=lambda rate: abs(_twice_middle(rate.date) - wanted), default=None)
    return nearest.usd if nearest else None


def tax_share(tax: Tax) -> float:
    """Return a region's tax as a share of the price without it; the middle of a range."""
    if tax.percent is not None:
        return tax.percent / 100
    assert tax.low_percent is not None
    assert tax.high_percent is not None
    return (tax.low_percent + tax.high_percent) / 200


def tax_spread(tax: Tax) -> float:
    """Return the share by which prices with tax differ inside a region where its rates differ."""
    if not tax.included or tax.percent is not None or tax.high_percent is None:
        return 0.0
    return (tax.high_percent / 100 - tax_share(tax)) / (1 + tax_share(tax))


def shown_tax_factor(tax: Tax, kind: OfferKind = "street_new") -> float:
    """Return how many times the price without tax a region's sellers show.

    Who sells what he used pays no tax on it.
    """
    return 1 + tax_share(tax) if tax.included and kind != "used" else 1.0


def tax_factor_of(price: Price, tax: Tax) -> float:
    """Return how many times the price without tax was written down."""
    included = tax.included and price.kind != "used"
    if price.tax_included is not None:
        included = price.tax_included
    return 1 + tax_share(tax) if included else 1.0


def _known_rates(regions: Mapping[str, Region], region: str, day: date) -> list[ExchangeRate]:
    """Return the rates known on `day` of a region, or of the one it is part of."""
    record = regions[region]
    if not record.exchange_rates and record.part_of is not None:
        record = regions[record.part_of]
    return [rate for rate in record.exchange_rates if rate.date.last_day <= day]


def _twice_middle(days: PartialDate) -> int:
    """Return the sum of the ordinals of the first and the last day, a whole number."""
    return days.first_day.toordinal() + days.last_day.toordinal()
