"""Money of one region in that of another: invented rates and taxes, computed by hand."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from macros.advice.prices.conversion import (
    newest_rate,
    newest_usd,
    round_thousand,
    shown_tax_factor,
    tax_factor_of,
    tax_share,
    tax_spread,
    usd_when_seen,
    without_rate,
)
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.regions import Tax
from tests.tiny import TODAY, tiny_price, tiny_region

ORIGIN = {"source": "weekly-chip", "kind": "official"}
RATES = [
    {"date": "2026-01-01", "usd": 1.0, **ORIGIN},
    {"date": "2026-07-01", "usd": 1.5, **ORIGIN},
    {"date": "2026-10-01", "usd": 3.0, **ORIGIN},
]
REGIONS = {
    "us": tiny_region(),
    "eu": tiny_region("EUR", exchange_rates=RATES),
    "fr": tiny_region("EUR", exchange_rates=[], part_of="eu"),
    "jp": tiny_region("JPY", exchange_rates=[]),
}


def tax(**values: Any) -> Tax:
    return Tax.model_validate({"read_on": "2026-11", "included": True, **ORIGIN, **values})


RANGE = {"low_percent": 10, "high_percent": 30}


@pytest.mark.parametrize(
    ("day", "usd"),
    [
        (date(2025, 12, 31), None),
        (date(2026, 1, 1), 1.0),
        (date(2026, 6, 30), 1.0),
        (date(2026, 7, 1), 1.5),
        (TODAY, 3.0),
    ],
)
def test_the_last_rate_known_on_the_day_counts(day: date, usd: float | None) -> None:
    assert newest_usd(REGIONS, "eu", day) == usd
    assert newest_usd(REGIONS, "fr", day) == usd  # part of the same money
    rate = newest_rate(REGIONS, "fr", day)
    assert (rate.usd if rate else None) == usd


def test_dollars_need_no_rate_and_money_without_one_is_not_converted() -> None:
    assert newest_usd(REGIONS, "us", TODAY) == 1.0
    assert newest_rate(REGIONS, "us", TODAY) is None
    assert without_rate(REGIONS, TODAY) == ["jp"]
    assert without_rate(REGIONS, date(2025, 1, 1)) == ["eu", "fr", "jp"]


@pytest.mark.parametrize(
    ("seen", "usd"),
    [
        ("2025-06-01", 1.0),
        ("2026-03-15", 1.0),
        ("2026-04-15", 1.5),
        ("2026-07", 1.5),
        ("2026-09-30", 3.0),
    ],
)
def test_a_price_is_converted_by_the_rate_nearest_to_its_day(seen: str, usd: float) -> None:
    assert usd_when_seen(REGIONS, "fr", PartialDate.parse(seen), TODAY) == usd
    assert usd_when_seen(REGIONS, "us", PartialDate.parse(seen), TODAY) == 1.0
    assert usd_when_seen(REGIONS, "jp", PartialDate.parse(seen), TODAY) is None


def test_a_rate_of_a_later_day_is_not_known_yet() -> None:
    seen = PartialDate.parse("2026-09-30")
    assert usd_when_seen(REGIONS, "eu", seen, date(2026, 9, 30)) == 1.5


def test_round_thousand_is_what_people_there_think_in() -> None:
    yen = tiny_region("JPY", exchange_rates=[{"date": "2026-01-01", "usd": 0.0067, **ORIGIN}])
    assert round_thousand({"jp": yen}, "jp", TODAY) == 100_000
    assert round_thousand(REGIONS, "us", TODAY) == 1000
    assert round_thousand(REGIONS, "eu", TODAY) == 1000


def test_tax_that_differs_from_place_to_place_counts_by_its_middle() -> None:
    assert tax_share(tax(percent=19)) == pytest.approx(0.19)
    assert tax_share(tax(**RANGE)) == pytest.approx(0.2)


def test_prices_differ_inside_a_region_by_what_its_taxes_do() -> None:
    assert tax_spread(tax(**RANGE)) == pytest.approx(1.3 / 1.2 - 1)
    assert tax_spread(tax(**RANGE, included=False)) == 0
    assert tax_spread(tax(percent=19)) == 0


@pytest.mark.parametrize(
    ("included", "kind", "factor"),
    [
        (True, "street_new", 1.19),
        (True, "used", 1.0),
        (False, "street_new", 1.0),
        (True, "rental", 1.19),
    ],
)
def test_sellers_show_the_tax_where_it_is_included_and_none_on_what_they_used(
    included: bool, kind: Any, factor: float
) -> None:
    assert shown_tax_factor(tax(percent=19, included=included), kind) == pytest.approx(factor)


@pytest.mark.parametrize(
    ("included", "price", "factor"),
    [
        (True, {}, 1.19),
        (False, {}, 1.0),
        (True, {"kind": "used"}, 1.0),
        (True, {"tax_included": False}, 1.0),
        (False, {"tax_included": True}, 1.19),
        (False, {"tax_included": True, "kind": "used"}, 1.19),
    ],
)
def test_a_price_that_says_whether_it_has_tax_is_believed(
    included: bool, price: dict[str, Any], factor: float
) -> None:
    found = tax_factor_of(tiny_price(**price), tax(percent=19, included=included))
    assert found == pytest.approx(factor)
