"""Section: a part of a tier's page with a heading and its finding, made of blocks."""

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
    """A text; `href` leads to a page of ours, `url` to a source. `detail` is small print."""

    text: str
    href: str = ""
    url: str | None = None
    detail: str = ""


@dataclass(frozen=True)
class Table:
    """A table; a `stacked` one shows each row as a list where the screen is narrow."""

    title: str
    heads: tuple[Head, ...]
    rows: tuple[tuple[Cell, ...], ...]
    stacked: bool = False


@dataclass(frozen=True)
class Block:
    """A piece of a section, in this order; a `folded` table has to be opened."""

    title: str = ""
    sentences: tuple[str, ...] = ()
    points: tuple[Cell, ...] = ()
    figure: Markup | None = None
    table: Table | None = None
    folded: bool = False
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """What stands under one heading; a chart's caption is its own finding."""

    anchor: str
    title: str
    finding: str
    blocks: tuple[Block, ...]

    def html(self) -> Markup:
        """Return the `<section>`."""
        return render("build_section.html", section=self)
