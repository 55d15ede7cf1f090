from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.schemas import SCHEMA_NAMES, schema_text
from scripts import make_schema


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of schemas of a project that has none yet."""
    monkeypatch.setattr(make_schema, "PROJECT", tmp_path)
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "schema"


def test_missing_schemas_are_written_and_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make_schema.main([]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "data/schema/benchmark.json written"
    written = {file.stem: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert written == {name: schema_text(name) for name in SCHEMA_NAMES}


def test_right_schemas_are_left_in_silence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_schema.main([])
    capsys.readouterr()
    assert make_schema.main([]) == 0
    assert make_schema.main(["--check"]) == 0
    assert capsys.readouterr().out == ""
    assert folder.is_dir()


def test_check_names_what_differs_and_writes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_schema.main([])
    capsys.readouterr()
    (folder / "gpu.json").write_text("{}", encoding="utf-8")
    assert make_schema.main(["--check"]) == 1
    assert capsys.readouterr().out == "data/schema/gpu.json differs\n"
    assert (folder / "gpu.json").read_text(encoding="utf-8") == "{}"
