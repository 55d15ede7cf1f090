"""Chart: a chart as plain data in Plotly's schema, with the finding it shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.significant import decimals_of


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
        """Return a cell with a number; with `digits`, as many significant ones as it bears.

        All digits before the point stay.
        """
        if value is None:
            return cls("", None)
        if digits is None:
            return cls(language.exact(value), value)
        return cls(language.number(value, digits), round(value, decimals_of(value, digits)))


@dataclass(frozen=True)
class Chart:
    """A chart.

    `plot` holds Plotly's `data` and `layout`, all that both renderings need. `labelled` names the
    points to label, as (trace, point), the most important first; the names of the `leading` ones
    may cover other points. `csv` is the file that holds its data, where it has none of its own.
    `row_ems` is the height of a row of names and bars, in ems; 0 for a chart whose height does
    not depend on its data. `region` is that whose prices it shows; empty where it shows none,
    and where they are the same for every reader.
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
    region: str = ""


def dated(dates: Iterable[PartialDate], language: Language, key: str = "chart.newest") -> list[str]:
    """Return the sentence that names the newest and the oldest input, where there is one.

    `key` says what the dates are: those of prices, or `chart.released` for those of products.
    """
    days = sorted(_exact(set(dates)))
    if not days:
        return []
    oldest, newest = language.date(days[0]), language.date(days[-1])
    if oldest == newest:
        return [language.text(f"{key}_one", date=newest)]
    return [language.text(key, newest=newest, oldest=oldest)]


def _exact(days: Collection[PartialDate]) -> Iterator[PartialDate]:
    """Yield the dates that hold no other: a vague one beside them would make a range run back."""
    for day in days:
        held = (d for d in days if day.first_day <= d.first_day and d.last_day <= day.last_day)
        if all(other == day for other in held):
            yield day
