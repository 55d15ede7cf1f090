"""Electricity: what a region pays for one more kWh, and what a machine uses in a year."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from macros.facts.catalog import Catalog
from macros.facts.records.regions import Consumer, ElectricityPrice

WATTS_PER_KILOWATT = 1000
MONTHS_PER_YEAR = 12


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
    """Return what a household pays in a region, or in the one it is part of."""
    return _price_in(catalog, region, "household")


def business_price(catalog: Catalog, region: str) -> ElectricityPrice | None:
    """Return what an organisation pays in a region, or in the one it is part of."""
    return _price_in(catalog, region, "business")


def usual_price(prices: Iterable[ElectricityPrice], consumer: Consumer) -> ElectricityPrice | None:
    """Return the price by which a consumer is advised, of those of a region.

    It holds all day. What one more kWh costs goes before means of bills, whose fixed charges a
    machine does not raise; then the newest counts, and of one day the one that is written first.
    """
    fitting = [p for p in prices if p.consumer == consumer and p.hours == "all"]
    return max(fitting, key=lambda price: (price.marginal, price.date), default=None)


def cost_on_top(price: ElectricityPrice, kwh_per_month: float) -> float:
    """Return what so many kWh a month cost a consumer of ordinary use on top of that use."""
    steps = [(step.up_to_kwh_per_month or inf, step.per_kwh) for step in price.steps]
    return stepped_cost(price.used_kwh_per_month or 0.0, steps, price.per_kwh, kwh_per_month)


def stepped_cost(
    used: float, steps: Iterable[Sequence[float]], per_kwh: float, kwh: float
) -> float:
    """Return what further kWh of a month cost; a step ends at so many kWh and has its own price."""
    cost, until = 0.0, used + kwh
    for limit, price in steps:
        end = min(until, limit)
        cost += max(0.0, end - used) * price
        used = max(used, end)
    return cost + (until - used) * per_kwh


def yearly_use(catalog: Catalog, region: str, wall_w: float) -> YearlyUse:
    """Return what a machine that draws `wall_w` watts uses in a year of the rules' hours."""
    hours = catalog.rules["use-hours-per-year"].value
    kwh = wall_w * hours / WATTS_PER_KILOWATT
    price = household_price(catalog, region)
    cost = cost_on_top(price, kwh / MONTHS_PER_YEAR) * MONTHS_PER_YEAR if price else None
    return YearlyUse(hours, kwh, cost, catalog.regions[region].currency)


def _price_in(catalog: Catalog, region: str, consumer: Consumer) -> ElectricityPrice | None:
    record = catalog.regions.get(region)
    while record:
        if price := usual_price(record.electricity, consumer):
            return price
        record = catalog.regions.get(record.part_of) if record.part_of else None
    return None
