"""Scrolling tables: tables that Markdown makes, in boxes that can be moved on narrow screens."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.treeprocessors import Treeprocessor

_HEADINGS = {f"h{level}" for level in range(1, 7)}
_AFTER_HEADINGS_HAVE_IDS = 1  # the extension toc, which gives them, has the priority 5


class ScrollingTables(Extension):  # type: ignore[misc] # it comes without types
    """Puts each table in a box that keys can move, named by the heading above it.

    A table before any heading stays as it is.
    """

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Markdown's name
        """Look at each page when its headings and tables are made."""
        md.treeprocessors.register(_Boxes(md), "scrolling_tables", _AFTER_HEADINGS_HAVE_IDS)


class _Boxes(Treeprocessor):  # type: ignore[misc] # as above
    def run(self, root: Element) -> None:
        self._box_tables(root, "")

    def _box_tables(self, parent: Element, heading: str) -> str:
        """Put the tables inside of `parent` in boxes; return the id of the last heading."""
        for place, part in enumerate(list(parent)):
            if part.tag in _HEADINGS:
                heading = part.get("id", heading)
            elif part.tag == "table" and heading and not part.get("class"):
                parent[place] = _boxed(part, heading)
            else:
                heading = self._box_tables(part, heading)
        return heading


def _boxed(table: Element, heading: str) -> Element:
    box = Element("div", {"class": "guide-scroll guide-scroll--prose", "tabindex": "0"})
    box.attrib |= {"role": "region", "aria-labelledby": heading}
    box.tail, table.tail = table.tail, None
    table.set("class", "guide-prose")
    for cell in table.iter("th"):  # Markdown knows no headings of rows
        cell.set("scope", "col")
    box.append(table)
    return box
