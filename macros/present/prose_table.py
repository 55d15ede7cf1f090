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
    """What stands in one place: text or links, and a note in small letters below."""

    text: str = ""
    links: Sequence[Link] = ()
    note: str = ""


@dataclass(frozen=True)
class Head:
    """The name of a column, with the unit of its figures; `number` sets these to the right."""

    text: str
    number: bool = False


@dataclass(frozen=True)
class ProseTable:
    """A table whose first column names the rows; `notes` are sentences below it."""

    caption: str
    heads: Sequence[Head]
    rows: Sequence[Sequence[Cell]]
    notes: Sequence[str] = ()


def prose_table(table: ProseTable) -> Markup:
    """Return the HTML of a table, which becomes a list of rows on a phone where it is wide."""
    return render("prose_table.html", table=table, stacked=len(table.heads) >= _STACKED_FROM)


def number_heads(texts: Sequence[str]) -> list[Head]:
    """Return the heads of columns of figures."""
    return [Head(text, number=True) for text in texts]
