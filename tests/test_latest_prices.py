from __future__ import annotations

from datetime import date

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records import Price
from macros.present.latest_prices import (
    is_for_full_memory,
    latest_price,
    newest_price,
    priced_memory_gb,
)
from tests.tiny import tiny_gpu, tiny_price


def street(amount: float, day: str = "2026-09-05", **values: object) -> Price:
    return tiny_price(date=day, amount=amount, **values)


def chosen(*prices: Price, until: date | None = None) -> float | None:
    price = newest_price(prices, "street_new", until=until)
    assert price == newest_price(tuple(reversed(prices)), "street_new", until=until)
    return price.value if price else None


def test_the_newest_month_stands_for_the_present() -> None:
    assert chosen(street(500, "2026-08-31"), street(600, "2026-09-01")) == 600


def test_of_one_month_the_middle_price_counts_and_the_lower_of_two() -> None:
    assert chosen(street(900), street(500, "2026-09-30"), street(700, "2026-09")) == 700
    assert chosen(street(900), street(500)) == 500


def test_estimates_count_only_where_the_month_has_nothing_better() -> None:
    estimate = street(300, "2026-09-20", quality="C")
    assert chosen(street(900), estimate, street(800)) == 800
    assert chosen(street(900, "2026-08-01"), estimate) == 300


def test_prices_of_other_kinds_regions_and_later_days_do_not_count() -> None:
    strange = [
        street(1, kind="used"),
        street(1, region="de", currency="EUR"),
        street(1, "2026-10-02"),
    ]
    assert chosen(street(500), *strange, until=date(2026, 10, 1)) == 500
    assert chosen(strange[0]) is None


def test_prices_for_different_amounts_of_memory_are_not_mixed() -> None:
    newest = street(5000, "2026-09-20", memory_gb=96)
    assert chosen(street(900, memory_gb=36), street(1000, memory_gb=36), newest) == 5000


def test_new_price_wins_over_a_used_one_of_the_same_month() -> None:
    used, new = tiny_price(kind="used", date="2026-10-30"), tiny_price(date="2026-10-01")
    assert latest_price((new, used)) is new
    assert latest_price((used, new)) is new


def test_newer_used_price_wins_over_an_older_new_one() -> None:
    used = tiny_price(kind="used", date="2026-10-02")
    assert latest_price((used, tiny_price(date="2026-09-30"))) is used


def test_launch_price_counts_only_where_nobody_has_seen_another() -> None:
    launch = tiny_price(kind="launch_msrp", date="2026-11-01")
    used = tiny_price(kind="used", date="2020-01-01")
    assert latest_price((launch, used)) is used
    assert latest_price((launch,)) is launch
    assert latest_price(()) is None


@pytest.mark.parametrize(
    ("unified", "said", "expected"),
    [(False, None, 16), (True, None, None), (True, 96, 96), (False, 12, 12)],
)
def test_price_is_for_the_memory_that_it_names_else_for_the_only_size(
    catalog: Catalog, unified: bool, said: float | None, expected: float | None
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": unified})
    price = tiny_price(memory_gb=said)
    assert priced_memory_gb(gpu, price) == expected
    assert is_for_full_memory(gpu, price) == (expected == 16)
