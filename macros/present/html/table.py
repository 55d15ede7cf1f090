"""Table: rows under heads with a caption, and where its figures come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.present.html.templating import render
from macros.present.words.language import Phrase

NONE = "–"  # what stands where there is nothing; on a phone such a place is left out


@dataclass(frozen=True)
class Link:
    """A text that leads to a page of ours or to a source; `before` stands in front of it.

    `language` names that of the text where it is not the page's.
    """

    text: str
    href: str = ""
    before: str = ""
    language: str = ""


@dataclass(frozen=True)
class Cell:
    """A text, which may lead to a page of ours or to a source, and small print below it.

    `language` names that of the text where it is not the page's. The small print is `links`,
    a `detail`, a `further` one, and a `remark` that may be in another language.
    """

    text: str
    href: str = ""
    language: str = ""
    links: Sequence[Link] = ()
    detail: str = ""
    further: str = ""
    remark: Phrase | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to say."""
        return self.text == NONE


@dataclass(frozen=True)
class Head:
    """The head of a column; `figures` aligns it right, a `wide` one has room for sentences."""

    title: str
    figures: bool = False
    wide: bool = False


@dataclass(frozen=True)
class Table:
    """A table whose first column names the rows.

    A `stacked` one shows each row as a list where the screen is narrow; a `dense` one, of few and
    short cells, stays a table there.
    """

    title: str
    heads: Sequence[Head]
    rows: Sequence[Sequence[Cell]]
    stacked: bool = False
    dense: bool = False

    def html(
        self, notes: Sequence[str] = (), sources: Sequence[Cell] = (), heading: str = ""
    ) -> Markup:
        """Return the table with notes in small print and, under a `heading`, its sources."""
        return render("noted_table.html", table=self, notes=notes, sources=sources, heading=heading)


def figure_heads(titles: Sequence[str]) -> list[Head]:
    """Return the heads of columns of figures."""
    return [Head(title, figures=True) for title in titles]
