"""What electricity costs at home, and what a machine uses in a year."""

from __future__ import annotations

import pytest

from macros.advice.prices.electricity import (
    business_price,
    cost_on_top,
    household_price,
    usual_price,
    yearly_use,
)
from macros.facts.catalog import Catalog
from macros.facts.records.regions import ElectricityPrice
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


def test_organisation_pays_its_own_price_and_a_part_that_of_the_country(priced: Catalog) -> None:
    price = business_price(priced, "hi")
    assert price is not None
    assert price.per_kwh == 0.1
    assert business_price(priced, "de") is None


def tariff(**fields: object) -> ElectricityPrice:
    return ElectricityPrice.model_validate({**NEW, **fields})


def test_price_of_the_next_kwh_goes_before_a_newer_mean_of_bills() -> None:
    mean, older = tariff(date="2026-11"), tariff(date="2026-01", marginal=True)
    night = tariff(date="2026-12", marginal=True, hours="off_peak")
    assert usual_price([mean, night, older], "household") == older
    assert usual_price([night], "household") is None


def test_of_two_tariffs_of_one_day_the_first_is_the_usual_one() -> None:
    first, second = tariff(tariff="Houses"), tariff(tariff="Flats")
    assert usual_price([first, second], "household") == first


STEPS = [
    {"up_to_kwh_per_month": 200, "per_kwh": 0.1},
    {"up_to_kwh_per_month": 400, "per_kwh": 0.2},
    {"per_kwh": 0.4},
]


def test_next_kwh_costs_what_the_step_says_that_was_reached() -> None:
    steps = tariff(per_kwh=0.2, used_kwh_per_month=350, steps=STEPS)
    assert [steps.next_kwh(kwh) for kwh in (0, 199, 200, 400, 9000)] == [0.1, 0.1, 0.2, 0.4, 0.4]
    assert tariff(per_kwh=0.2).next_kwh(9000) == 0.2


def test_machine_pays_the_steps_above_the_ordinary_use() -> None:
    """350 kWh are used anyway: 50 more fit in the second step, the others are in the third."""
    steps = tariff(per_kwh=0.2, used_kwh_per_month=350, steps=STEPS)
    assert cost_on_top(steps, 50) == pytest.approx(50 * 0.2)
    assert cost_on_top(steps, 150) == pytest.approx(50 * 0.2 + 100 * 0.4)
    assert cost_on_top(tariff(per_kwh=0.2), 150) == pytest.approx(30)
