"""How fast prices move is read from what was seen of the same thing on different days."""

from __future__ import annotations

import math

import pytest

from macros.advice.prices.price_drift import PriceDrift, price_drift
from macros.facts.records.products import Price
from tests.tiny import TODAY, tiny_price

START = tiny_price(date="2026-01-01", amount=100)
LATER = {"date": "2026-04-11", "amount": 200}  # 100 days later
DOUBLED = math.log(2) / 10  # per root day


def drift(*prices: Price) -> PriceDrift:
    return price_drift({"card": prices}, TODAY)


def test_change_is_that_of_the_logarithm_per_root_day() -> None:
    moved = drift(START, tiny_price(**LATER))
    assert moved.pairs == 1
    assert DOUBLED <= moved.per_root_day < DOUBLED + 0.001
    assert moved.after(100) == pytest.approx(math.log(2), abs=0.01)


def test_prices_that_fall_move_as_fast_as_those_that_rise() -> None:
    falling = drift(
        tiny_price(date="2026-01-01", amount=200), tiny_price(**LATER | {"amount": 100})
    )
    assert falling == drift(START, tiny_price(**LATER))


@pytest.mark.parametrize(
    "other",
    [
        {"kind": "used"},
        {"currency": "EUR"},
        {"region": "de"},
        {"date": "2026"},
        {"date": "2027-01-01"},
        {"kind": "launch_msrp"},
        {"memory_gb": 8},
    ],
)
def test_only_days_of_the_same_thing_are_compared(other: dict[str, object]) -> None:
    assert drift(START, tiny_price(**LATER | other)) == PriceDrift(0.0, 0)


def test_several_prices_of_a_day_count_as_their_median() -> None:
    seen = [tiny_price(**LATER | {"amount": usd}) for usd in (190, 200, 900)]
    assert drift(START, *seen) == drift(START, tiny_price(**LATER))


def test_typical_product_decides() -> None:
    steady = (START, tiny_price(**LATER | {"amount": 100}))
    wild = (START, tiny_price(**LATER | {"amount": 900}))
    usual = (START, tiny_price(**LATER))
    moved = price_drift({"a": steady, "b": wild, "c": usual}, TODAY)
    assert (moved.per_root_day, moved.pairs) == (drift(*usual).per_root_day, 3)
