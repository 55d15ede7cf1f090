"""What electricity costs at home, and what a machine uses in a year."""

from __future__ import annotations

import pytest

from macros.advice.prices.electricity import household_price, yearly_use
from macros.facts.catalog import Catalog
from tests.tiny import tiny_region, with_regions

OLD, NEW, WORKS = (
    {
        "consumer": consumer,
        "date": day,
        "per_kwh": per_kwh,
        "source": "weekly-chip",
        "kind": "recalled",
    }
    for consumer, day, per_kwh in (
        ("household", "2025-10", 0.5),
        ("household", "2026-10", 0.2),
        ("business", "2026-11", 0.1),
    )
)


@pytest.fixture
def priced(catalog: Catalog) -> Catalog:
    country = tiny_region(electricity=[NEW, OLD, WORKS])
    return with_regions(catalog, us=country, hi=tiny_region(part_of="us"), de=tiny_region("EUR"))


def test_household_pays_its_newest_price(priced: Catalog) -> None:
    price = household_price(priced, "us")
    assert price is not None
    assert price.per_kwh == 0.2


def test_region_without_a_price_pays_that_of_the_country_it_is_part_of(priced: Catalog) -> None:
    assert household_price(priced, "hi") == household_price(priced, "us")
    assert household_price(priced, "de") is None
    assert household_price(priced, "nowhere") is None


def test_year_of_500_watts_for_2000_hours_is_1000_kwh(priced: Catalog) -> None:
    use = yearly_use(priced, "us", 500)
    assert (use.hours, use.kwh, use.cost, use.currency) == (2000, 1000, 200, "USD")
    assert yearly_use(priced, "de", 500).cost is None
