"""Published figures have four significant digits, wherever they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from macros.present.api.rounding import published


@dataclass(frozen=True)
class Card:
    name: str
    speed: float
    prices: tuple[float, ...]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.23456, 1.235),
        (123456.7, 123500),
        (2.0, 2),
        (123456, 123456),
        (True, True),
        (None, None),
        ("1.23456", "1.23456"),
        ({"a": [1.23456, {"b": (0.1234567,)}]}, {"a": [1.235, {"b": [0.1235]}]}),
        (
            Card("One", 9.87654, (1.00004, 3.0)),
            {"name": "One", "speed": 9.877, "prices": [1, 3]},
        ),
    ],
)
def test_broken_numbers_are_rounded_and_all_else_stays(value: Any, expected: Any) -> None:
    found = published(value)
    assert found == expected
    assert type(found) is type(expected)
