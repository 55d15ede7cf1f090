"""Ticks: round figures along an axis, and the ends of the axis."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from macros.present.words.language import Language

_STEPS = (1, 2, 2.5, 5, 10)
_LEAST_DECADES = 0.7  # a little over log10(5): then two of the marks 1, 2 and 5 are always inside


@dataclass(frozen=True)
class Scale:
    """An axis: its kind, its ends and ticks as Plotly takes them (logarithms, ISO dates)."""

    kind: str
    ends: tuple[float, float] | tuple[str, str]
    ticks: tuple[float, ...] | tuple[str, ...]


def linear_scale(values: Sequence[float], target: int = 6) -> Scale:
    """Return a scale from zero to beyond the largest value, with about `target` ticks."""
    top = max(values, default=1.0) * 1.06
    step = _nice_step(top / target)
    ticks = tuple(round(step * index, 10) for index in range(math.floor(top / step) + 1))
    return Scale("linear", (0.0, top), ticks)


def log_scale(values: Sequence[float]) -> Scale:
    """Return a logarithmic scale with room around the values and ticks at 1, 2 and 5."""
    low, high = min(values, default=1.0), max(values, default=10.0)
    decades = math.log10(high / low)
    room = max(0.06 * decades, 0.05, (_LEAST_DECADES - decades) / 2)
    ends = (math.log10(low) - room, math.log10(high) + room)
    powers = range(math.floor(ends[0]), math.ceil(ends[1]) + 1)
    marks = [mark * 10.0**power for power in powers for mark in (1, 2, 5)]
    return Scale("log", ends, tuple(m for m in marks if ends[0] <= math.log10(m) <= ends[1]))


def date_scale(days: Sequence[date], target: int = 8) -> Scale:
    """Return a scale over the days with room around them, ticks at the start of years or months."""
    first, last = min(days), max(days)
    room = max(round((last - first).days * 0.04), 20)
    start, end = (date.fromordinal(d.toordinal() + n) for d, n in ((first, -room), (last, room)))
    months = range(start.year * 12 + start.month, end.year * 12 + end.month)
    steps = (1, 2, 3, 6, 12, 24, 36, 60, 120)
    step = next((s for s in steps if len(months) / s <= target), steps[-1])
    ticks = tuple(f"{m // 12}-{m % 12 + 1:02d}-01" for m in months if m % step == 0)
    return Scale("date", (start.isoformat(), end.isoformat()), ticks)


def date_text(language: Language) -> Callable[[str], str]:
    """Return what names a tick: by its year, or by year and month within a year."""

    def said(tick: str) -> str:
        day = date.fromisoformat(tick)
        return str(day.year) if day.month == 1 else language.short_month(day)

    return said


def _nice_step(rough: float) -> float:
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in _STEPS if step * power >= rough)
