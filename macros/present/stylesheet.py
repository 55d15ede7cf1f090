"""Stylesheet: the site's own style, made of one part for each matter, sent as one file."""

from __future__ import annotations

import re
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
    "builds",
    "charts",
    "table",
    "compare",
    "check",
    "claims",
    "print",
)


_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_INDENT = re.compile(r"\n\s*")


def stylesheet() -> str:
    """Return the style of every page, without comments and indents.

    One request is faster than one for each part.
    """
    parts = ((FOLDER / f"{part}.css").read_text(encoding="utf-8") for part in PARTS)
    return "".join(_INDENT.sub("\n", _COMMENT.sub("", part)) for part in parts)
