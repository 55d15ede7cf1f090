"""Theme styles: what is left out of them, because it costs each page more than it gives."""

from __future__ import annotations

import re
from pathlib import Path

# Ends transitions while colours change. The theme's script sets and removes the attribute on every
# page that opens, and each time a browser computes the style of all its elements anew.
_WHILE_SWITCHING = re.compile(r"[^{}]*\[data-md-color-switching\][^{}]*\{[^{}]*\}")


def lighten_styles(folder: Path) -> None:
    """Take the rule out of the theme's styles of colours in `folder`."""
    for file in folder.glob("palette.*.css"):
        style = file.read_text(encoding="utf-8")
        file.write_text(_WHILE_SWITCHING.sub("", style), encoding="utf-8")
