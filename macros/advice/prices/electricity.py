"""Electricity: what a region pays for it, and what a machine uses in a year."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.catalog import Catalog
from macros.facts.records.regions import ElectricityPrice

WATTS_PER_KILOWATT = 1000


@dataclass(frozen=True)
class YearlyUse:
    """Energy of a year in kWh, at full load for `hours`, and its cost in the region's money.

    The cost is None where no price is known.
    """

    hours: float
    kwh: float
    cost: float | None
    currency: str


def household_price(catalog: Catalog, region: str) -> ElectricityPrice | None:
    """Return the newest household price of a region, or of the one it is part of."""
    record = catalog.regions.get(region)
    while record and not record.electricity and record.part_of:
        record = catalog.regions.get(record.part_of)
    prices = [p for p in record.electricity if p.consumer == "household"] if record else []
    return max(prices, key=lambda price: price.date, default=None)


def yearly_use(catalog: Catalog, region: str, wall_w: float) -> YearlyUse:
    """Return what a machine that draws `wall_w` watts uses in a year of the rules' hours."""
    hours = catalog.rules["use-hours-per-year"].value
    kwh = wall_w * hours / WATTS_PER_KILOWATT
    price = household_price(catalog, region)
    cost = kwh * price.per_kwh if price else None
    return YearlyUse(hours, kwh, cost, catalog.regions[region].currency)
