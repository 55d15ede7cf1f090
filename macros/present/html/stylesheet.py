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
    "base",
    "buttons",
    "gpu_page",
    "regions",
    "home",
    "picks",
    "plain_tables",
    "filters",
    "claims",
    "glossary",
    "print",
)

# What only some pages need, by the folder that their addresses begin with; sent after the rest.
FURTHER_PARTS = {
    "builds": ("charts", "builds"),
    "charts": ("charts",),
    "check-build": ("check",),
    "choose": ("tool",),
    "compare": ("compare",),
    "fit": ("tool",),
    "gpus": ("charts", "gpu_figures", "table"),
    "history": ("charts",),
    "open-data": ("tool",),
    "rent-or-buy": ("charts", "tool"),
    "second-card": ("tool",),
}

DARK_SCOPE = ".guide-dark"  # what frames the page puts its own selector in this place

_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_INDENT = re.compile(r"\n\s*")


def stylesheet() -> str:
    """Return the style of every page; what holds inside DARK_SCOPE holds where it is dark.

    One request is faster than one for each part.
    """
    return joined(FOLDER, PARTS)


def further_stylesheets() -> dict[str, str]:
    """Return the files of style that only some pages need, by their paths."""
    return {f"assets/{name}.css": joined(FOLDER, parts) for name, parts in FURTHER_PARTS.items()}


def joined(folder: Path, parts: Iterable[str]) -> str:
    """Return the parts of a folder as one style, without comments and indents."""
    texts = ((folder / f"{part}.css").read_text(encoding="utf-8") for part in parts)
    return "".join(_INDENT.sub("\n", _COMMENT.sub("", text)) for text in texts)
