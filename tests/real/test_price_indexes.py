"""The indexes of the real data: old prices moved by them agree with what was seen later."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import median

import pytest

from macros.advice.prices.conversion import tax_factor_of, usd_when_seen
from macros.advice.prices.price_moves import indexes_of, move
from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from tests.real_data import TODAY, real_catalog

OLD_DAYS = 300  # between the two prices


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def test_every_kind_of_memory_and_drive_that_builds_use_has_an_index(real: Catalog) -> None:
    kits = {id_ for id_, kit in real.parts.memory_kits.items() if kit.type != "DDR3 RDIMM"}
    assert indexes_of(real).keys() == kits | real.parts.ssds.keys()


def test_half_of_the_old_prices_come_as_near_to_later_ones_as_is_said(real: Catalog) -> None:
    """Nothing of the indexes is from these prices: they are of other shops, most in dollars."""
    misses = list(_misses(real))
    assert len(misses) >= 12
    assert median(misses) <= math.log1p(real.rules["price-index-abroad"].value)


def _misses(real: Catalog) -> Iterator[float]:
    """Yield how far each first price, moved, lies from the last price of its product."""
    for id_, index in indexes_of(real).items():
        seen = [price for price in real.prices_of(id_) if price.kind == "street_new"]
        if len(seen) < 2 or (seen[-1].date.first_day - seen[0].date.first_day).days < OLD_DAYS:
            continue
        first, last = seen[0], seen[-1]
        moved = move(index, first.region, first.date.first_day, TODAY, real.rules)
        if moved.days:
            yield abs(math.log(_untaxed_usd(first, real) * moved.factor / _untaxed_usd(last, real)))


def _untaxed_usd(price: Price, real: Catalog) -> float:
    region = real.regions[price.region]
    usd = usd_when_seen(real.regions, price.region, price.date, TODAY)
    if usd is None:
        pytest.fail(f"no rate for {price.region}")
    return price.value * usd / tax_factor_of(price, region.tax)
