from __future__ import annotations

import math
from datetime import date
from typing import Any

import pytest

from macros.advice.cost.resale import FEWEST_PRODUCTS, resale
from macros.facts.records.products import Price

TODAY = date(2026, 11, 24)


def price(day: str, amount: float, **changes: Any) -> Price:
    record = {
        "date": day,
        "kind": "used",
        "amount": amount,
        "currency": "USD",
        "region": "us",
        "source": "weekly-chip",
        "quality": "B",
        **changes,
    }
    return Price.model_validate(record)


def falling(share: float) -> tuple[Price, ...]:
    return (price("2024-11-01", 1000), price("2026-11-01", 1000 * share**2))


def test_quartiles_are_those_of_yearly_changes_over_products() -> None:
    found = resale({str(at): falling(0.7 + at / 10) for at in range(5)}, TODAY)
    assert found
    assert found.products == 5
    assert math.exp(found.likely) == pytest.approx(0.9, rel=1e-3)
    assert found.low < found.likely < found.high
    assert found.shares(2)[1] == pytest.approx(0.81, rel=2e-3)


def test_short_series_and_new_prices_do_not_count() -> None:
    short = (price("2026-06-01", 1000), price("2026-11-01", 500))
    new = (
        price("2024-01-01", 1000, kind="street_new"),
        price("2026-11-01", 500, kind="street_new"),
    )
    prices = {str(at): (short, new)[at % 2] for at in range(8)}
    assert resale(prices, TODAY) is None


def test_what_was_not_yet_known_does_not_count() -> None:
    prices = {str(at): falling(0.8) for at in range(FEWEST_PRODUCTS)}
    assert resale(prices, TODAY)
    assert resale(prices, date(2025, 1, 1)) is None
