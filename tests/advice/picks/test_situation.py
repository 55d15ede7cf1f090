"""What a pick depends on besides the persona: joint speeds, power and sockets of the day."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.picks.hosts import NOTHING
from macros.advice.picks.situation import running_cost
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from tests.advising import WORK, market_of_four, tiny_persona, tiny_situation, tiny_speeds
from tests.tiny import TODAY, tiny_region, with_regions

ORIGIN = {"source": "weekly-chip", "kind": "official"}


def in_pairs(work: str, id_: str, count: int) -> Speed | None:
    """Return the speed of a pair of middle cards in the one work that was measured so."""
    alone = tiny_speeds().of(WORK, id_)
    known = alone and (work, id_, count) == (WORK, "middle", 2)
    return replace(alone, value=3.5) if alone and known else None


def test_several_cards_have_the_speed_that_is_known_of_so_many(catalog: Catalog) -> None:
    where = replace(tiny_situation(market_of_four(catalog)), several=in_pairs)
    pair, one = (where.speeds_in([WORK], "middle", count) for count in (2, 1))
    assert pair
    assert one
    assert [speed.value for speed in (*pair, *one)] == [3.5, 2]


@pytest.mark.parametrize(
    ("works", "id_", "count"),
    [
        ([WORK, "writing"], "middle", 2),  # one of both works is not known
        ([WORK], "middle", 4),
        ([WORK], "large", 2),
        ([], "middle", 2),
    ],
)
def test_speeds_are_unknown_where_that_of_one_work_is(
    catalog: Catalog, works: list[str], id_: str, count: int
) -> None:
    where = replace(tiny_situation(market_of_four(catalog)), several=in_pairs)
    assert where.speeds_in(works, id_, count) is None
    assert replace(where, several=None).speeds_in([WORK], "middle", 2) is None


def test_without_prices_of_parts_nothing_need_be_bought_around_a_card(catalog: Catalog) -> None:
    where = tiny_situation(market_of_four(catalog))
    assert where.host(where.catalog.gpus["small"], 1, "computer") == NOTHING


@pytest.mark.parametrize(("is_organisation", "expected"), [(False, 0.4), (True, 0.2)])
def test_businesses_pay_their_own_price_of_power_where_there_is_one(
    catalog: Catalog, is_organisation: bool, expected: float
) -> None:
    """A watt over the years and hours of the rules, at the price of a kWh in dollars."""
    prices = [
        {"consumer": consumer, "date": "2025-12", "per_kwh": per_kwh, **ORIGIN}
        for consumer, per_kwh in (("household", 0.4), ("business", 0.2))
    ]
    known = with_regions(market_of_four(catalog), us=tiny_region(electricity=prices))
    where = replace(
        tiny_situation(known), running_business=running_cost(known, "us", TODAY, "business")
    )
    persona = tiny_persona(group="company" if is_organisation else "home")
    hours = known.rules["ownership-years"].value * known.rules["use-hours-per-year"].value
    gpu = known.gpus["middle"]  # 200 W
    assert where.running_of(persona).of(gpu) == pytest.approx(0.2 * hours * expected)
    alone = replace(where, running_business=None)
    assert alone.running_of(persona).of(gpu) == pytest.approx(0.2 * hours * 0.4)
