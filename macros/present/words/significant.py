"""Significant: numbers with no more digits than what they are computed from bears."""

from __future__ import annotations

import math


def decimals_of(value: float, digits: int) -> int:
    """Return how many decimals leave so many significant digits: none of 1234.5 with 3.

    Below 1 as many decimals as digits, like `Language.number`.
    """
    whole = len(str(int(abs(value)))) if abs(value) >= 1 else 0
    return max(0, digits - whole)


def significant(value: float, digits: int) -> float:
    """Return the value with so many significant digits: 1234.5 with 2 is 1200."""
    return float(f"{value:.{digits}g}")


def about(value: float, *, up: bool = False) -> float:
    """Return a value that is known to two significant digits at best, or the next `up`."""
    unit = 10 ** (math.floor(math.log10(value)) - 1)
    units = math.ceil(value / unit) if up else math.floor(value / unit + 0.5)
    return significant(units * unit, 3)
