"""Assets: the scripts and pictures that pages ask for; scripts go without their comments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

ASSETS = Path(__file__).parent / "static"
# Comments that have lines of their own; what stands behind code on a line is left alone.
_COMMENTS = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)


def asset_files() -> Mapping[str, bytes]:
    """Return each file by its path below a language's folder."""
    return {f"assets/{file.name}": _sent(file) for file in sorted(ASSETS.iterdir())}


def without_comments(script: str) -> str:
    """Return a script without what only its readers here need, which phones would pay for."""
    return _COMMENTS.sub("", script)


def _sent(file: Path) -> bytes:
    if file.suffix != ".js":
        return file.read_bytes()
    return without_comments(file.read_text(encoding="utf-8")).encode()
