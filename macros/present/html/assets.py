"""Assets: the scripts and pictures that pages ask for; scripts go without comments and indents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

ASSETS = Path(__file__).parent / "static"
# Comments that have lines of their own; what stands behind code on a line is left alone.
_COMMENTS = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)

_INDENTS = re.compile(r"\n\s+")


def asset_files() -> Mapping[str, bytes]:
    """Return each file by its path below a language's folder."""
    return {f"assets/{file.name}": _sent(file) for file in sorted(ASSETS.iterdir())}


def shortened(script: str) -> str:
    """Return a script without what only its readers here need, which phones would pay for.

    No text of a script may go on in the next line: it would lose its indent.
    """
    return _INDENTS.sub("\n", _COMMENTS.sub("", script))


def _sent(file: Path) -> bytes:
    if file.suffix != ".js":
        return file.read_bytes()
    return shortened(file.read_text(encoding="utf-8")).encode()
