from __future__ import annotations

import math
from datetime import date

import pytest

from macros.advice.prices.observations import Observation, observation
from macros.advice.prices.source_levels import SourceLevels, source_levels
from macros.facts.catalog import Catalog
from tests.tiny import TODAY, tiny_price

LOW, HIGH = ("low", "us", "street_new"), ("high", "us", "street_new")


def seen(catalog: Catalog, source: str, amount: float, day: str = "2026-11-01") -> Observation:
    price = tiny_price(source=source, amount=amount, date=day)
    observed = observation(price, TODAY, catalog.rules)
    assert observed
    return observed


def levels(catalog: Catalog, *groups: list[Observation]) -> SourceLevels:
    return source_levels(groups, catalog.rules)


def pairs(catalog: Catalog, count: int, day: str = "2026-11-01") -> list[list[Observation]]:
    """Return products of which one source asks a fifth less than the other."""
    return [
        [seen(catalog, "low", 100 * at), seen(catalog, "high", 125 * at, day)]
        for at in range(1, count + 1)
    ]


def test_sources_that_saw_the_same_products_differ_by_their_level(catalog: Catalog) -> None:
    many = levels(catalog, *pairs(catalog, 20))
    difference = many.of(HIGH).log - many.of(LOW).log
    assert difference == pytest.approx(math.log(1.25), abs=0.04)
    assert many.of(HIGH).log == pytest.approx(-many.of(LOW).log)
    assert many.of(HIGH).pairs == 20


def test_few_pairs_tell_little(catalog: Catalog) -> None:
    few, many = (levels(catalog, *pairs(catalog, count)) for count in (1, 20))
    assert 0 < few.of(HIGH).log < many.of(HIGH).log
    assert few.of(HIGH).deviation > many.of(HIGH).deviation


def test_source_alone_has_no_level_and_the_usual_doubt(catalog: Catalog) -> None:
    alone = levels(catalog, [seen(catalog, "low", 100)]).of(LOW)
    assert (alone.log, alone.pairs) == (0, 0)
    assert alone.deviation == pytest.approx(0.07 / 0.6745)


def test_prices_of_other_times_are_no_pair(catalog: Catalog) -> None:
    assert levels(catalog, *pairs(catalog, 20, "2026-09-01")).of(HIGH).pairs == 0


def test_slip_of_a_digit_says_nothing_of_a_source(catalog: Catalog) -> None:
    slipped = [seen(catalog, "low", 100), seen(catalog, "high", 1250)]
    assert levels(catalog, slipped).of(HIGH).pairs == 0


def test_one_price_more_hardly_moves_others(catalog: Catalog) -> None:
    known = pairs(catalog, 20)
    more = levels(catalog, *known, [seen(catalog, "low", 50), seen(catalog, "high", 61)])
    assert more.of(HIGH).log == levels(catalog, *known).of(HIGH).log
    assert date(2026, 11, 1) < TODAY
