"""Each kind of part drifts as its index or its own prices do, else as the other kinds together."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.prices.market import part_market_on
from macros.advice.prices.part_drifts import kind_drifts, part_drifts
from macros.advice.prices.price_moves import index_drift
from macros.advice.prices.region_offers import part_offers
from macros.facts.catalog import Catalog, load_catalog
from tests.advice.prices.test_price_moves import INDEX, KIT
from tests.tiny import TODAY, tiny_price, with_prices
from tests.tiny_parts import write_parts

CPU, BOARD, CASE, DRIVE = "quill-8", "plank-atx", "crate-atx", "drawer-2tb"


@pytest.fixture
def shop(data_dir: Path) -> Catalog:
    write_parts(data_dir)
    return replace(load_catalog(data_dir, today=TODAY), price_indexes={"kits": INDEX}, prices={})


def seen(shop: Catalog, id_: str, *amounts: float) -> Catalog:
    """Return the catalogue with prices of a part, each 100 days after the one before."""
    days = ("2026-01-10", "2026-04-20", "2026-07-29")
    priced = [tiny_price(date=day, amount=usd) for day, usd in zip(days, amounts, strict=False)]
    return with_prices(shop, id_, *priced)


def rate(catalog: Catalog, id_: str) -> float:
    return part_drifts(catalog, TODAY)[id_].per_root_day


def test_kind_that_was_seen_often_enough_moves_as_its_own_prices(shop: Catalog) -> None:
    calm = seen(seen(shop, CPU, 100, 100, 100), CASE, 100, 200, 400)
    assert rate(calm, CPU) == 0
    assert rate(calm, CASE) == pytest.approx(math.log(2) / 10, abs=0.001)


def test_kind_that_was_seen_too_seldom_moves_as_all_such_parts_together(shop: Catalog) -> None:
    mixed = seen(seen(shop, CPU, 100, 200, 400), BOARD, 100, 100)
    assert rate(mixed, BOARD) == rate(mixed, CASE) == rate(mixed, CPU) > 0
    shared = {each.kind for each in kind_drifts(mixed, TODAY) if each.shared}
    assert {"motherboard", "case"} <= shared
    assert "cpu" not in shared


def test_memory_and_drives_tell_nothing_of_other_parts(shop: Catalog) -> None:
    wild = seen(seen(shop, DRIVE, 100, 900, 100), CPU, 100, 100)
    assert rate(wild, BOARD) == 0
    assert rate(wild, DRIVE) > 0.2


def test_memory_moves_as_its_index_whatever_was_seen_of_it(shop: Catalog) -> None:
    calm = seen(shop, KIT, 100, 100, 100)
    assert part_drifts(calm, TODAY)[KIT] == index_drift(INDEX, TODAY)
    assert rate(calm, KIT) > 0
    assert rate(replace(calm, price_indexes={}), KIT) == 0


def test_range_of_an_old_price_is_that_of_its_own_kind(shop: Catalog) -> None:
    """The drive has no index here, so that both prices only get older."""
    drifting = seen(seen(shop, DRIVE, 100, 200, 100), CPU, 100, 100, 100)
    offers = part_offers(drifting, part_market_on(drifting, TODAY), "us")
    assert offers[DRIVE][0].spread > 3 * offers[CPU][0].spread
