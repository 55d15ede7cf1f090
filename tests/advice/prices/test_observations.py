"""How much a price that somebody saw counts on a day, computed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

import pytest

from macros.advice.prices.observations import (
    age_in_days,
    fade_after,
    is_for_full_memory,
    is_for_leftovers,
    observation,
    quality_weight,
    trust,
)
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Rule
from macros.facts.records.partial_date import PartialDate
from tests.tiny import tiny_gpu, tiny_price

VALUES = {
    "price-half-life-street-new": 60,
    "price-half-life-used": 30,
    "price-stale-after": 90,
    "price-dropped-after": 190,
    "price-weight-no-address": 0.5,
    "price-weight-quality-b": 0.8,
    "price-weight-quality-c": 0.4,
}
DAY = date(2026, 11, 20)


@pytest.fixture
def rules(catalog: Catalog) -> Mapping[str, Rule]:
    return {
        id_: rule.model_copy(update={"value": VALUES.get(id_, rule.value)})
        for id_, rule in catalog.rules.items()
    }


@pytest.mark.parametrize(
    ("seen", "days"),
    [
        ("2026-11-20", 0),
        ("2026-11-10", 10),
        ("2026-10", 35),  # from 16 October
        ("2026-11", 10),  # 1 to 20 November: from the middle of what has passed
        ("2025", 507),  # from 2 July 2025 to the middle of the year itself
    ],
)
def test_a_month_counts_from_its_middle_as_far_as_it_has_passed(seen: str, days: int) -> None:
    found = age_in_days(PartialDate.parse(seen), DAY)
    assert found == pytest.approx(days, abs=1)


def test_a_price_tells_all_until_it_is_stale_and_then_less_every_day(
    rules: Mapping[str, Rule],
) -> None:
    faded = {age: fade_after(age, rules) for age in (0, 90, 115, 140, 190, 300)}
    assert faded == pytest.approx({0: 1, 90: 1, 115: 0.75, 140: 0.5, 190: 0, 300: 0})


@pytest.mark.parametrize(
    ("quality", "url", "weight"),
    [
        ("A", "https://weekly-chip.example/a", 1.0),
        ("A", None, 0.5),
        ("B", "https://weekly-chip.example/a", 0.8),
        ("C", None, 0.2),
    ],
)
def test_a_price_is_trusted_by_its_quality_and_its_address(
    rules: Mapping[str, Rule], quality: str, url: str | None, weight: float
) -> None:
    price = tiny_price(quality=quality, url=url)
    assert trust(price, rules) == pytest.approx(weight)
    assert quality_weight(price, rules) == pytest.approx(weight * (1 if url else 2))


@pytest.mark.parametrize(
    ("kind", "seen", "weight"),
    [
        ("street_new", "2026-11-20", 1.0),
        ("street_new", "2026-09-21", 0.5),  # 60 days
        ("used", "2026-09-21", 0.25),
        ("used", "2026-07-03", 0.5 ** (140 / 30) * 0.5),
    ],
)
def test_weight_halves_with_the_half_life_of_its_kind(
    rules: Mapping[str, Rule], kind: str, seen: str, weight: float
) -> None:
    price = tiny_price(kind=kind, date=seen, quality="A", url="https://weekly-chip.example/a")
    found = observation(price, DAY, rules)
    assert found
    assert found.weight == pytest.approx(weight)
    assert (found.kind, found.value) == (kind, price.value)
    assert found.drifting_days == found.age_days


@pytest.mark.parametrize(
    "price",
    [
        {"kind": "launch_msrp", "date": "2026-11-01"},
        {"date": "2026-11-21"},
        {"date": "2026-05-14"},  # 190 days old
    ],
)
def test_launch_prices_later_ones_and_those_too_old_are_no_observations(
    rules: Mapping[str, Rule], price: dict[str, Any]
) -> None:
    assert observation(tiny_price(**price), DAY, rules) is None


@pytest.mark.parametrize(
    ("unified", "memory_gb", "is_for_it"),
    [(False, None, True), (True, None, False), (True, 16, True), (False, 8, False)],
)
def test_a_price_is_for_the_memory_that_it_names(
    catalog: Catalog, unified: bool, memory_gb: float | None, is_for_it: bool
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": unified, "size_gb": 16})
    assert is_for_full_memory(gpu, tiny_price(memory_gb=memory_gb)) is is_for_it


@pytest.mark.parametrize(
    ("discontinued", "kind", "is_leftover"),
    [
        (None, "street_new", False),
        ("2026-08-01", "street_new", True),
        ("2026-08-01", "used", False),
        ("2026-09-21", "street_new", False),
        ("2026-09-20", "street_new", False),  # just as many days
        ("2026-09-19", "street_new", True),
    ],
)
def test_what_a_shop_still_has_long_after_the_last_was_made_is_a_leftover(
    catalog: Catalog, discontinued: str | None, kind: str, is_leftover: bool
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", discontinued=discontinued)
    price = tiny_price(kind=kind, date="2026-11-19")
    assert is_for_leftovers(gpu, price, longest_days=60) is is_leftover
