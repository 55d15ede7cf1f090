from __future__ import annotations

from typing import Any

import pytest

from macros.advice.prices.conversion import round_thousand
from macros.advice.prices.courses import PastPrice, course_of
from macros.facts.records.products import Price
from tests.tiny import TODAY, tiny_price, tiny_region

# A euro is worth two dollars; prices there include 20% tax.
REGIONS = {"us": tiny_region(), "fr": tiny_region("EUR"), "de": tiny_region("EUR")}
LAUNCH = {"kind": "launch_msrp", "date": "2024-03-01", "amount": 1000}
OLD, NEW = {"date": "2025-01-01"}, {"date": "2026-10-01"}


def course(region: str, *prices: dict[str, Any]) -> list[PastPrice]:
    return course_of([tiny_price(**price) for price in prices], REGIONS, region, TODAY)


def local(**values: Any) -> dict[str, Any]:
    return {"currency": "EUR", "region": "fr", "amount": 700, **values}


def test_prices_of_the_region_stand_in_the_order_of_time() -> None:
    found = course("us", NEW, LAUNCH, OLD)
    assert [str(past.price.date) for past in found] == ["2024-03-01", "2025-01-01", "2026-10-01"]
    assert [past.value for past in found] == [1000, 500, 500]
    assert all(past.is_local for past in found)


def test_enough_local_prices_stand_alone() -> None:
    found = course("fr", local(**OLD), local(date="2026-01-01"), local(**NEW), NEW)
    assert [(past.value, past.is_local) for past in found] == [(700, True)] * 3


@pytest.mark.parametrize(
    "seen",
    [[local(**NEW)], [local(date=f"2026-0{month}-01") for month in (7, 8, 9)]],
    ids=["few", "of one season"],
)
def test_too_few_are_joined_by_converted_ones_with_the_tax(seen: list[dict[str, Any]]) -> None:
    found = course("fr", *seen, LAUNCH, {**OLD, "kind": "used"})
    abroad = [(past.price.kind, past.value) for past in found if not past.is_local]
    assert abroad == [("launch_msrp", 600), ("used", 250)]  # nobody pays tax on what is used
    assert sum(past.is_local for past in found) == len(seen)


def test_launch_price_of_the_region_goes_before_a_converted_one() -> None:
    found = course("fr", local(**LAUNCH), LAUNCH, OLD)
    assert [past.is_local for past in found if past.price.kind == "launch_msrp"] == [True]


def test_range_is_converted_with_its_price() -> None:
    (past,) = course("fr", {**NEW, "low": 400, "high": 600, "amount": 500})
    assert (past.low, past.value, past.high) == pytest.approx((240, 300, 360))
    (alone,) = course("us", {**NEW, "amount": 500, "low": 510})
    assert (alone.low, alone.high) == (500, 510)


@pytest.mark.parametrize("price", [{"region": "de", "currency": "EUR"}, {"date": "2026-12-01"}])
def test_prices_of_third_places_and_later_days_are_left_out(price: dict[str, Any]) -> None:
    assert course("us", price) == []


def test_without_a_rate_nothing_is_converted() -> None:
    regions = {**REGIONS, "fr": tiny_region("EUR", exchange_rates=[])}
    prices: list[Price] = [tiny_price(**NEW), tiny_price(**local(**NEW))]
    assert course_of(prices, regions, "fr", TODAY) == []


def test_round_amount_of_a_region_is_nearest_to_a_thousand_dollars() -> None:
    def thousand(usd: float) -> int:
        rate = {"date": "2018-01-01", "usd": usd, "source": "weekly-chip", "kind": "official"}
        return round_thousand({"x": tiny_region("EUR", exchange_rates=[rate])}, "x", TODAY)

    assert [thousand(usd) for usd in (1.15, 0.14, 0.0066, 0.0007)] == [1000, 10**4, 10**5, 10**6]
    assert round_thousand(REGIONS, "us", TODAY) == 1000
