"""Old prices of memory and drives are moved as those of their kind have moved."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from macros.advice.prices.market import part_market_on
from macros.advice.prices.offers import Offer
from macros.advice.prices.price_moves import STILL, index_drift, indexes_of, move
from macros.advice.prices.region_offers import part_offers
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.price_indexes import PriceIndex
from tests.tiny import TODAY, tiny_price, with_prices
from tests.tiny_parts import write_parts

INDEX = PriceIndex.model_validate(
    {
        "id": "kits",
        "part": "memory_kit",
        "memory_type": "DDR5 UDIMM",
        "region": "us",
        "least_shops": 5,
        "levels": [
            {"date": "2026-01-01", "level": 1, "low": 1, "high": 1, "products": 9},
            {"date": "2026-05-01", "level": 4, "low": 2, "high": 8, "products": 9},
            {"date": "2026-08-29", "level": 8, "low": 4, "high": 16, "products": 9},
        ],
        "source": "weekly-chip",
        "url": "https://weekly-chip.example/memory",
        "read_on": "2026-09-01",
    }
)
KIT = "shelf-32gb"


def moved(catalog: Catalog, seen: str, day: date = TODAY, place: str = "us") -> Any:
    return move(INDEX, place, date.fromisoformat(seen), day, catalog.rules)


def test_price_of_the_first_day_rises_as_much_as_those_of_its_kind(catalog: Catalog) -> None:
    since_then = moved(catalog, "2026-01-01")
    assert since_then.factor == pytest.approx(8)
    assert since_then.step == pytest.approx(math.log(2))
    assert since_then.days == 240


def test_between_two_days_the_logarithm_is_interpolated(catalog: Catalog) -> None:
    halfway = moved(catalog, "2026-03-02")
    assert halfway.factor == pytest.approx(4, rel=0.01)  # at 2, half of the way to 4


def test_products_part_with_the_root_of_time(catalog: Catalog) -> None:
    assert moved(catalog, "2026-06-30").step == pytest.approx(math.log(2) / 2, rel=0.01)


@pytest.mark.parametrize("seen", ["2025-12-31", "2026-08-29", "2026-10-01"])
def test_before_and_after_an_index_nothing_is_known(catalog: Catalog, seen: str) -> None:
    assert moved(catalog, seen) == STILL


def test_level_of_a_later_day_is_not_yet_known(catalog: Catalog) -> None:
    assert moved(catalog, "2026-01-01", date(2026, 6, 1)).factor == pytest.approx(4)
    assert moved(catalog, "2026-01-01", date(2026, 4, 1)) == STILL


def test_prices_of_another_market_part_from_the_index(catalog: Catalog) -> None:
    abroad = moved(catalog, "2026-01-01", place="jp")
    assert abroad.factor == pytest.approx(8)
    assert abroad.step == pytest.approx(math.hypot(math.log(2), math.log(1.4)))


def test_drift_of_an_index_is_that_of_its_levels_and_products() -> None:
    """Fourfold and twofold steps in 240 days, of which half of the products stay within twofold."""
    drift = index_drift(INDEX, TODAY)
    assert drift
    assert drift.pairs == 2
    steps = 0.6745 * math.hypot(math.log(4), math.log(2))
    whole = math.hypot(steps, math.log(2)) / math.sqrt(240)
    assert whole <= drift.per_root_day < whole + 0.001


def test_index_of_which_too_little_is_known_has_no_drift() -> None:
    assert index_drift(INDEX, date(2026, 4, 30)) is None
    early = index_drift(INDEX, date(2026, 5, 1))
    assert early
    assert early.pairs == 1


@pytest.fixture
def shop(data_dir: Path) -> Catalog:
    write_parts(data_dir)
    return replace(load_catalog(data_dir, today=TODAY), price_indexes={"kits": INDEX})


def offer_of(shop: Catalog, **price: Any) -> Offer | None:
    bare = replace(shop, prices={**shop.prices, KIT: ()})
    sold = with_prices(bare, KIT, tiny_price(**price))
    offers = part_offers(sold, part_market_on(sold, TODAY), "us")[KIT]
    return offers[0] if offers else None


def test_part_finds_the_index_of_its_kind(shop: Catalog) -> None:
    assert indexes_of(shop) == {KIT: INDEX}


def test_old_price_is_an_estimate_that_is_less_sure(shop: Catalog) -> None:
    old = offer_of(shop, date="2026-01-01", amount=100)
    fresh = offer_of(shop, date="2026-10-20", amount=800)
    assert old
    assert fresh
    assert old.amount == pytest.approx(800)
    assert (old.how, fresh.how) == ("estimated", "local")
    assert (old.is_moved, fresh.is_moved) == (True, False)
    assert old.moved == pytest.approx(8)
    assert old.spread > fresh.spread


def test_used_price_stays_as_it_was_seen(shop: Catalog) -> None:
    used = offer_of(shop, date="2026-03-01", amount=100, kind="used")
    assert used
    assert used.amount == pytest.approx(100)


def test_moved_price_lasts_as_long_as_those_of_other_parts(shop: Catalog) -> None:
    day = "2025-11-01"  # more than a year ago
    early = INDEX.model_copy(
        update={
            "levels": (
                INDEX.levels[0].model_copy(update={"date": tiny_price(date="2025-10-01").date}),
                *INDEX.levels[1:],
            )
        }
    )
    assert offer_of(shop, date=day) is None
    assert offer_of(replace(shop, price_indexes={"kits": early}), date=day)
