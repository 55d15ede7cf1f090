"""Scales: where on an axis a value lies, as Plotly would place it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from typing import Any


def fraction(axis: dict[str, Any]) -> Callable[[Any], float]:
    """Return the function from a value to its place between the ends of the axis, 0 to 1."""
    number, low, span = _scale(axis["type"], *axis["range"])
    return lambda value: (number(value) - low) / span


def along(axis: dict[str, Any], values: Sequence[Any], start: float, length: float) -> list[float]:
    """Return where the values lie on an axis that leads from `start` on for `length`."""
    low, high = axis["range"]
    return list(_along(axis["type"], low, high, tuple(values), start, length))


@lru_cache(maxsize=512)  # many charts show the same products behind one of them
def _along(
    kind: str, low: Any, high: Any, values: tuple[Any, ...], start: float, length: float
) -> tuple[float, ...]:
    number, low, span = _scale(kind, low, high)
    return tuple(start + (number(value) - low) / span * length for value in values)


def _scale(kind: str, low: Any, high: Any) -> tuple[Callable[[Any], float], float, float]:
    """Return what makes a number of a value, the number at the low end and how far the high is."""
    number = _NUMBER[kind]
    if kind == "date":
        low, high = number(low), number(high)
    return number, low, high - low


def _days(day: Any) -> float:
    return float(date.fromisoformat(day).toordinal())


_NUMBER: dict[str, Callable[[Any], float]] = {
    "linear": float,
    "log": math.log10,
    "date": _days,
}
