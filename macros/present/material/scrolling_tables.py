"""Scrolling tables: tables that Markdown makes, in boxes that can be moved on narrow screens."""

from __future__ import annotations

import re

_HEADING_OR_TABLE = re.compile(
    r'<h[1-6] id="(?P<heading>[^"]+)"|(?P<table><table>.*?</table>)', re.DOTALL
)


def in_boxes(html: str) -> str:
    """Return a page with each table in a box that keys can move, named by the heading above it.

    Markdown knows no headings of rows: its headings are all those of columns, and say so. A table
    before any heading stays as it is.
    """
    heading = ""

    def boxed(part: re.Match[str]) -> str:
        nonlocal heading
        heading = part["heading"] or heading
        if not part["table"] or not heading:
            return part[0]
        table = part["table"].replace("<table>", '<table class="guide-prose">', 1)
        table = table.replace("<th>", '<th scope="col">')
        return (
            '<div class="guide-scroll guide-scroll--prose" tabindex="0" role="region" '
            f'aria-labelledby="{heading}">{table}</div>'
        )

    return _HEADING_OR_TABLE.sub(boxed, html)
