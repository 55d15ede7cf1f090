"""Prose table: a table between paragraphs, with the notes that its figures need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.present.templating import render

_STACKED_FROM = 4  # columns; fewer find room side by side on a phone


@dataclass(frozen=True)
class Link:
    """Text that leads to another page; `before` stands in front of it."""

    text: str
    address: str
    before: str = ""


@dataclass(frozen=True)
class Cell:
    """What stands in one place: text or links, and in small letters below a note and another."""

    text: str = ""
    links: Sequence[Link] = ()
    note: str = ""
    further: str = ""


@dataclass(frozen=True)
class Head:
    """The name of a column, with the unit of its figures; `number` sets these to the right."""

    text: str
    number: bool = False


@dataclass(frozen=True)
class ProseTable:
    """A table whose first column names the rows; `notes` are sentences below it.

    On a phone a wide one becomes a list of rows, and so does one of `long` texts.
    """

    caption: str
    heads: Sequence[Head]
    rows: Sequence[Sequence[Cell]]
    notes: Sequence[str] = ()
    long: bool = False


def prose_table(table: ProseTable) -> Markup:
    """Return the HTML of a table and its notes."""
    stacked = table.long or len(table.heads) >= _STACKED_FROM
    return render("prose_table.html", table=table, stacked=stacked)


def number_heads(texts: Sequence[str]) -> list[Head]:
    """Return the heads of columns of figures."""
    return [Head(text, number=True) for text in texts]
