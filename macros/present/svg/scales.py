"""Scales: where on an axis a value lies, as Plotly would place it."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date
from typing import Any


def fraction(axis: dict[str, Any]) -> Callable[[Any], float]:
    """Return the function from a value to its place between the ends of the axis, 0 to 1."""
    number = _NUMBER[axis["type"]]
    low, high = axis["range"]
    if axis["type"] == "date":
        low, high = number(low), number(high)
    return lambda value: float((number(value) - low) / (high - low))


def _days(day: Any) -> float:
    return float(date.fromisoformat(day).toordinal())


_NUMBER: dict[str, Callable[[Any], float]] = {
    "linear": float,
    "log": lambda value: math.log10(value),
    "date": _days,
}
