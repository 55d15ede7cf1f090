"""Stylesheet: the style that is sent: the guide's own, then what fits the theme to it."""

from __future__ import annotations

from pathlib import Path

from macros.present.html.stylesheet import (
    DARK_SCOPE,
    STYLESHEET_PATH,
    further_stylesheets,
    joined,
    stylesheet,
)

FOLDER = Path(__file__).parent / "styles"
PARTS = ("mapping", "frame")
_DARK = '[data-md-color-scheme="slate"]'


def stylesheets() -> dict[str, str]:
    """Return each file of style by its path: that of every page, and those of some."""
    guide = stylesheet().replace(DARK_SCOPE, _DARK)  # CSS has no names for selectors
    return {STYLESHEET_PATH: guide + joined(FOLDER, PARTS), **further_stylesheets()}
