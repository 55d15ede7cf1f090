"""Report: what a change of the data does, in the order in which it matters to buyers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_ENTRIES = 25
MOST_ROWS = 40


@dataclass(frozen=True)
class Entry:
    """A point of a list, with what belongs to it; `path` leads to a page of the site."""

    text: str
    details: tuple[str, ...] = ()
    path: str = ""


@dataclass(frozen=True)
class Grid:
    """A table; `more` says how many rows are left out."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    more: int = 0


@dataclass(frozen=True)
class Section:
    """A part of the report: points, a table or both; `more` counts points that are left out."""

    title: str
    entries: tuple[Entry, ...] = ()
    grid: Grid | None = None
    more: int = 0


@dataclass(frozen=True)
class Report:
    """The whole report: what one should know first, then its sections."""

    title: str
    summary: tuple[str, ...]
    sections: tuple[Section, ...] = ()


def listed(title: str, entries: Sequence[Entry]) -> list[Section]:
    """Return a section with the first of these points; none without any."""
    left = max(len(entries) - MOST_ENTRIES, 0)
    return [Section(title, tuple(entries[:MOST_ENTRIES]), more=left)] if entries else []


def tabled(title: str, heads: Sequence[str], rows: Sequence[tuple[str, ...]]) -> list[Section]:
    """Return a section with the first rows of a table; none without any."""
    if not rows:
        return []
    left = max(len(rows) - MOST_ROWS, 0)
    return [Section(title, grid=Grid(tuple(heads), tuple(rows[:MOST_ROWS]), left))]
