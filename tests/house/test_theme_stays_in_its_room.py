"""Only the rooms that leave with the theme name it; the others have names of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.tiny import PROJECT

HOUSE = PROJECT / "macros"
ROOMS_OF_THE_THEME = (HOUSE / "present/material", HOUSE / "site")
NAMES = re.compile(r"\bmd-|--md-|__md|mkdocs|material", re.IGNORECASE)
TEXTS = {".py", ".html", ".css", ".js"}


def _namings(file: Path) -> Iterator[str]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if NAMES.search(line):
            yield f"{file.relative_to(PROJECT)}:{number}: {line.strip()[:80]}"


def test_no_other_room_names_the_theme_or_its_html() -> None:
    files = (file for file in HOUSE.rglob("*") if file.suffix in TEXTS)
    others = [file for file in files if not any(map(file.is_relative_to, ROOMS_OF_THE_THEME))]
    assert [naming for file in others for naming in _namings(file)] == []
