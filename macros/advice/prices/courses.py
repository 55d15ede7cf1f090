"""Courses: what a product has cost over time where a reader buys, in that region's money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from macros.advice.prices.conversion import shown_tax_factor, tax_factor_of, usd_when_seen
from macros.advice.prices.offers import OfferKind
from macros.advice.prices.place_prices import distance_of
from macros.facts.records.products import Price
from macros.facts.records.regions import DEFAULT_REGION, Region

# With fewer, or within less time, there is no course to see.
FEWEST_PRICES = 3
LEAST_DAYS = 365


@dataclass(frozen=True)
class PastPrice:
    """A price that somebody saw, and what it was in the region's money with the tax shown there.

    `low` and `high` are the range that was seen with it.
    """

    price: Price
    value: float
    low: float
    high: float
    is_local: bool


def course_of(
    prices: Iterable[Price], regions: Mapping[str, Region], region: str, day: date
) -> list[PastPrice]:
    """Return the prices of a product until a day in the order of time.

    Where too few were seen in the region, those of the default one are converted by the rate of
    their day and join them; but no launch price, where the region had its own.
    """
    known = [price for price in prices if price.date.first_day <= day]
    here = [price for price in known if _is_here(price, regions, region)]
    local = [past for price in here if (past := _past(price, regions, region, day))]
    if region == DEFAULT_REGION or _is_enough(local):
        return sorted(local, key=_time)
    has_launch = any(past.price.kind == "launch_msrp" for past in local)
    abroad = [
        past
        for price in known
        if _is_here(price, regions, DEFAULT_REGION)
        and not (has_launch and price.kind == "launch_msrp")
        and (past := _past(price, regions, region, day))
    ]
    return sorted([*local, *abroad], key=_time)


def _is_here(price: Price, regions: Mapping[str, Region], region: str) -> bool:
    if region not in regions or price.currency != regions[region].currency:
        return False
    return distance_of(regions, price.region, region) == "here"


def _is_enough(local: list[PastPrice]) -> bool:
    days = [past.price.date.first_day for past in local]
    return len(days) >= FEWEST_PRICES and (max(days) - min(days)).days >= LEAST_DAYS


def _past(price: Price, regions: Mapping[str, Region], region: str, day: date) -> PastPrice | None:
    """Return a price in the region's money; None without a rate of either."""
    is_local = _is_here(price, regions, region)
    there = region if is_local else price.region
    rates = [usd_when_seen(regions, place, price.date, day) for place in (there, region)]
    if not all(rates):
        return None
    kind: OfferKind = "used" if price.kind == "used" else "street_new"
    tax = shown_tax_factor(regions[region].tax, kind) / tax_factor_of(price, regions[there].tax)
    by = tax * (rates[0] or 0.0) / (rates[1] or 1.0)
    ends = [price.value, *(end for end in (price.low, price.high) if end is not None)]
    return PastPrice(price, price.value * by, min(ends) * by, max(ends) * by, is_local)


def _time(past: PastPrice) -> tuple[date, bool]:
    return past.price.date.first_day, not past.is_local
