"""Scales: where on an axis a value lies, as Plotly would place it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any


def fraction(axis: dict[str, Any]) -> Callable[[Any], float]:
    """Return the function from a value to its place between the ends of the axis, 0 to 1."""
    return lambda value: along(axis, (value,), 0.0, 1.0)[0]


def along(axis: dict[str, Any], values: Sequence[Any], start: float, length: float) -> list[float]:
    """Return where the values lie on an axis that leads from `start` on for `length`."""
    number = _NUMBER[axis["type"]]
    low, high = axis["range"]
    if axis["type"] == "date":
        low, high = number(low), number(high)
    span = high - low
    return [start + (number(value) - low) / span * length for value in values]


def _days(day: Any) -> float:
    return float(date.fromisoformat(day).toordinal())


_NUMBER: dict[str, Callable[[Any], float]] = {
    "linear": float,
    "log": math.log10,
    "date": _days,
}
