"""Data leave the house by one door, which writes the same numbers on every machine."""

from __future__ import annotations

from tests.tiny import PROJECT

DOOR = "macros/present/html/data_files.py"
# They hold no computed number.
OTHERS = {"macros/present/api/schemas.py", "macros/present/material/search_index.py"}


def test_only_one_file_writes_data_as_json() -> None:
    sources = sorted((PROJECT / "macros" / "present").rglob("*.py"))
    writing = {file for file in sources if "json.dumps(" in file.read_text(encoding="utf-8")}
    paths = {file.relative_to(PROJECT).as_posix() for file in writing}
    assert paths - OTHERS == {DOOR}
