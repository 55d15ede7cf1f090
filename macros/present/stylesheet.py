"""Stylesheet: the site's own style, made of one part for each matter, sent as one file."""

from __future__ import annotations

from pathlib import Path

STYLESHEET_PATH = "assets/guide.css"
FOLDER = Path(__file__).parent / "styles"
# In this order; each may refine what stands before it.
PARTS = (
    "colours",
    "type",
    "frame",
    "gpu_page",
    "home",
    "charts",
    "table",
    "compare",
    "print",
)


def stylesheet() -> str:
    """Return the style of every page: one request is faster than one for each part."""
    return "\n".join((FOLDER / f"{part}.css").read_text(encoding="utf-8") for part in PARTS)
