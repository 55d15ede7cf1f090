from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.prices.rentals import hours_by_accelerator, hours_of_one_time, rental_offers
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Rental
from tests.tiny import TODAY, tiny_region, with_regions


def rental(usd: float | None, day: str = "2026-11-01", **fields: Any) -> Rental:
    common = {"accelerator": "boreal-one", "billing": "on_demand", "quality": "A"}
    return Rental.model_validate(
        {**common, "usd_per_hour": usd, "date": day, "source": "weekly-chip", **fields}
    )


def with_rentals(catalog: Catalog, **providers: list[Rental]) -> Catalog:
    return replace(catalog, rentals={name: tuple(rentals) for name, rentals in providers.items()})


def test_price_of_an_hour_is_the_median_of_providers(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(1)], two=[rental(2)], three=[rental(4)])
    (offer,) = rental_offers(renting, "us", TODAY)["boreal-one"]
    assert (offer.kind, offer.amount, offer.usd, offer.currency) == ("rental", 2, 2, "USD")
    assert 1 <= offer.low < 2 < offer.high <= 4


def test_each_provider_counts_with_what_it_asked_last(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(9, "2026-06-01"), rental(1, "2026-11-10")])
    (offer,) = rental_offers(renting, "us", TODAY)["boreal-one"]
    assert offer.amount == 1
    assert str(offer.observed) == "2026-11-10"


def test_price_that_was_asked_later_is_not_known(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(1, "2026-11-10")])
    assert rental_offers(renting, "us", date(2026, 10, 1)) == {}


@pytest.mark.parametrize(("day", "stale"), [("2026-11-10", False), ("2026-09-10", True)])
def test_old_price_of_an_hour_is_called_stale(catalog: Catalog, day: str, *, stale: bool) -> None:
    renting = with_rentals(catalog, one=[rental(1, day)])
    (offer,) = rental_offers(renting, "us", TODAY)["boreal-one"]
    assert offer.stale is stale


def test_single_price_is_as_uncertain_as_shops_differ(catalog: Catalog) -> None:
    (offer,) = rental_offers(with_rentals(catalog, one=[rental(2)]), "us", TODAY)["boreal-one"]
    assert offer.low == pytest.approx(1.9)
    assert offer.high == pytest.approx(2.1)


def test_offer_is_as_good_as_its_worst_source(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(2)], two=[rental(2, quality="B")])
    assert rental_offers(renting, "us", TODAY)["boreal-one"][0].quality == "B"


def test_spot_and_contracts_do_not_move_the_price(catalog: Catalog) -> None:
    renting = with_rentals(
        catalog, one=[rental(2), rental(0.5, billing="spot"), rental(1, billing="reserved")]
    )
    assert rental_offers(renting, "us", TODAY)["boreal-one"][0].amount == 2
    only_spot = with_rentals(catalog, one=[rental(0.5, billing="spot")])
    assert rental_offers(only_spot, "us", TODAY) == {}


def test_price_long_before_the_newest_does_not_move_it(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(2)], two=[rental(9, "2026-09-30")])
    assert rental_offers(renting, "us", TODAY)["boreal-one"][0].amount == 2
    both = with_rentals(catalog, one=[rental(2)], two=[rental(9, "2026-10-05")])
    assert rental_offers(both, "us", TODAY)["boreal-one"][0].amount == 5.5


def test_hours_stand_from_the_cheapest_and_include_spot(catalog: Catalog) -> None:
    renting = with_rentals(
        catalog, one=[rental(2, "2026-06-01")], two=[rental(0.5, billing="spot")]
    )
    hours = hours_by_accelerator(renting, TODAY)["boreal-one"]
    assert [(hour.provider, hour.rental.usd_per_hour) for hour in hours] == [
        ("two", 0.5),
        ("one", 2),
    ]
    assert [hour.provider for hour in hours_of_one_time(renting, hours)] == ["one"]


def test_hours_of_more_than_a_year_ago_are_forgotten(catalog: Catalog) -> None:
    assert hours_by_accelerator(with_rentals(catalog, one=[rental(2, "2025-11-19")]), TODAY) == {}


def test_hour_in_other_money_is_converted_by_the_newest_rate(catalog: Catalog) -> None:
    priced = with_regions(catalog, us=tiny_region(), de=tiny_region("EUR"))
    rate = priced.regions["de"].exchange_rates[-1].usd
    renting = with_rentals(priced, one=[rental(None, per_hour=2, currency="EUR")])
    assert rental_offers(renting, "us", TODAY)["boreal-one"][0].usd == pytest.approx(2 * rate)


def test_hour_in_money_without_a_rate_is_no_offer(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(None, per_hour=2, currency="EUR")])
    assert rental_offers(renting, "us", TODAY) == {}


def test_provider_of_some_regions_rents_to_their_readers_only(catalog: Catalog) -> None:
    renting = with_rentals(catalog, one=[rental(1, regions=("de",))], two=[rental(3)])
    assert rental_offers(renting, "de", TODAY)["boreal-one"][0].amount == 2
    assert rental_offers(renting, "us", TODAY)["boreal-one"][0].amount == 3
    assert [hour.provider for hour in hours_by_accelerator(renting, TODAY)["boreal-one"]] == ["two"]
