"""Markdown text: words of a locale put into a page that Markdown reads, as nothing but words."""

from __future__ import annotations

import re

from markupsafe import escape

_MARKS = re.compile(r"([\\`*_{}\[\]()#!])")


def markdown_text(text: str) -> str:
    """Return text that Markdown shows as it is: no links, no emphasis, no HTML."""
    return _MARKS.sub(r"\\\1", str(escape(text)))
