"""Section: a part of a tier's page with a heading and its finding, made of blocks."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.present.html.table import Cell, Table
from macros.present.html.templating import render


@dataclass(frozen=True)
class Block:
    """A piece of a section, in this order; a `folded` one has to be opened.

    It is opened by its title, or by that of its table.
    """

    title: str = ""
    sentences: tuple[str, ...] = ()
    points: tuple[Cell, ...] = ()
    chart: Markup | None = None
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
