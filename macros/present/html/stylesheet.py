"""Stylesheet: the site's own style, made of one part for each matter, sent as few files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

STYLESHEET_PATH = "assets/guide.css"
FOLDER = Path(__file__).parent / "styles"
# In this order; each may refine what stands before it.
PARTS = (
    "colours",
    "type",
    "frame",
    "gpu_page",
    "regions",
    "home",
    "picks",
    "plain_tables",
    "charts",
    "table",
    "compare",
    "claims",
    "glossary",
    "print",
)

# What only some pages need, by the folder that their addresses begin with; sent after the rest.
FURTHER_PARTS = {
    "builds": ("builds", "build_rules", "sections"),
    "check-build": ("check",),
}

_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_INDENT = re.compile(r"\n\s*")


def stylesheets() -> dict[str, str]:
    """Return each file of style by its path: that of every page, and those of some."""
    further = {f"assets/{name}.css": _joined(parts) for name, parts in FURTHER_PARTS.items()}
    return {STYLESHEET_PATH: stylesheet(), **further}


def stylesheet() -> str:
    """Return the style of every page, without comments and indents.

    One request is faster than one for each part.
    """
    return _joined(PARTS)


def _joined(parts: Iterable[str]) -> str:
    texts = ((FOLDER / f"{part}.css").read_text(encoding="utf-8") for part in parts)
    return "".join(_INDENT.sub("\n", _COMMENT.sub("", text)) for text in texts)
