"""Table: rows under heads with a caption, and where its figures come from."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.present.templating import render


@dataclass(frozen=True)
class Head:
    """The head of a column; `figures` aligns it right, a `wide` one has room for sentences."""

    title: str
    figures: bool = False
    wide: bool = False


@dataclass(frozen=True)
class Cell:
    """A text; `href` leads to a page of ours, `url` to a source. `detail` is small print.

    `language` names that of the text where it is not the page's; a `remark` is small print that
    exists in English only.
    """

    text: str
    href: str = ""
    url: str | None = None
    detail: str = ""
    language: str = ""
    remark: str = ""


@dataclass(frozen=True)
class Table:
    """A table; a `stacked` one shows each row as a list where the screen is narrow."""

    title: str
    heads: tuple[Head, ...]
    rows: tuple[tuple[Cell, ...], ...]
    stacked: bool = False

    def html(
        self, notes: tuple[str, ...] = (), sources: tuple[Cell, ...] = (), heading: str = ""
    ) -> Markup:
        """Return the table with notes in small print and, under a `heading`, its sources."""
        return render("noted_table.html", table=self, notes=notes, sources=sources, heading=heading)
