"""Assets: the scripts and pictures that pages ask for, as they lie here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

ASSETS = Path(__file__).parent / "static"


def asset_files() -> Mapping[str, bytes]:
    """Return each file by its path below a language's folder."""
    return {f"assets/{file.name}": file.read_bytes() for file in sorted(ASSETS.iterdir())}
