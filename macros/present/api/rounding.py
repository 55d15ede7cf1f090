"""Rounding: figures as they are published, so that the last bits of a machine do not show."""

from __future__ import annotations

DIGITS = 4


def published(value: float) -> float | int:
    """Return the value with four significant digits, as a whole number where it is one."""
    rounded = float(f"{value:.{DIGITS}g}")
    return int(rounded) if rounded.is_integer() else rounded
