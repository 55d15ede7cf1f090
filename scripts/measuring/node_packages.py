"""Node packages: the tools that npm has installed for the tests."""

from __future__ import annotations

from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent


def node_package(path: str) -> Path:
    """Return the file at `path` in node_modules; FileNotFoundError when npm never installed it."""
    file = PROJECT / "node_modules" / path
    if not file.is_file():
        raise FileNotFoundError(f"there is no {file}: run scripts/set_up.sh test")
    return file
