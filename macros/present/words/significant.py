"""Significant: numbers with no more digits than what they are computed from bears."""

from __future__ import annotations


def significant(value: float, digits: int) -> float:
    """Return the value with so many significant digits: 1234.5 with 2 is 1200."""
    return float(f"{value:.{digits}g}")
