"""Chart: a chart as plain data in Plotly's schema, with the finding it shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language


@dataclass(frozen=True)
class Column:
    """A column of a chart's data: its name for people and for the CSV file."""

    title: str
    name: str
    is_number: bool = False


@dataclass(frozen=True)
class Cell:
    """A cell of a chart's data: as people read it, and as the CSV file holds it.

    `language` names that of the text where it is not the page's.
    """

    text: str
    raw: str | float | None
    language: str = ""

    @classmethod
    def of_text(cls, text: str) -> Cell:
        """Return a cell that reads the same everywhere."""
        return cls(text, text)

    @classmethod
    def of_number(cls, value: float | None, language: Language, digits: int | None = None) -> Cell:
        """Return a cell with a number, rounded to significant `digits` for people alone."""
        if value is None:
            return cls("", None)
        shown = language.exact(value) if digits is None else language.number(value, digits)
        return cls(shown, value)


@dataclass(frozen=True)
class Chart:
    """A chart.

    `plot` holds Plotly's `data` and `layout`, all that both renderings need. `labelled` names the
    points to label, as (trace, point), the most important first; the names of the `leading` ones
    may cover other points. `csv` is the file that holds its data, where it has none of its own.
    `row_ems` is the height of a row of names and bars, in ems; 0 for a chart whose height does
    not depend on its data.
    """

    id: str
    title: str
    finding: str
    remarks: tuple[str, ...]
    plot: dict[str, Any]
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    labelled: tuple[tuple[int, int], ...] = ()
    leading: int = 0
    csv: str | None = None
    row_ems: float = 0


def dated(dates: Iterable[PartialDate], language: Language, key: str = "chart.newest") -> list[str]:
    """Return the sentence that names the newest and the oldest input, where there is one.

    `key` says what the dates are: those of prices, or `chart.released` for those of products.
    """
    days = list(dates)
    if not days:
        return []
    newest, oldest = language.date(max(days)), language.date(min(days))
    return [language.text(key, newest=newest, oldest=oldest)]
