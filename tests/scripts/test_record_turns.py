from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog, load_catalog
from scripts import record_turns
from scripts.record_turns import line_of, recorded_since
from tests.built.tiny_advice import write_site_data
from tests.recorded import pick_of, tiny_turn
from tests.tiny import TODAY
from tests.workflow_runs import arguments_of


def test_entry_is_one_line_that_reads_back_as_the_same(data_dir: Path) -> None:
    turn = tiny_turn(
        persona="reader",
        before=pick_of("boreal-one"),
        after=pick_of("meridian-x", "used", 2),
        because={"cause": "rules"},
    )
    line = line_of(turn)
    assert line == (
        "- {date: 2026-10-03, persona: reader, region: us, "
        "before: {id: boreal-one, kind: street_new}, "
        "after: {id: meridian-x, kind: used, count: 2}, because: {cause: rules}}\n"
    )
    (data_dir / "turns.yml").write_text(line, encoding="utf-8")
    assert load_catalog(data_dir, today=TODAY).turns == (turn,)


def test_without_a_record_there_is_nothing_to_compare_with(catalog: Catalog) -> None:
    assert list(recorded_since(catalog, None, TODAY)) == []


def test_record_of_today_has_nothing_new(catalog: Catalog) -> None:
    assert list(recorded_since(catalog, TODAY, TODAY)) == []


def test_weeks_are_walked_up_to_the_last_day() -> None:
    assert record_turns._weeks(date(2026, 7, 6), date(2026, 7, 21)) == [
        date(2026, 7, 6),
        date(2026, 7, 13),
        date(2026, 7, 20),
    ]


def test_command_adds_to_the_file_and_says_how_much(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ["--data", str(data_dir), "--since", "2026-11-01"]
    assert record_turns.main([*arguments_of("record_turns.py"), *begun]) == 0
    assert "0 picks became others" in capsys.readouterr().out
    assert (data_dir / "turns.yml").read_text(encoding="utf-8").startswith("# yaml-language-server")


def test_second_run_of_a_day_adds_nothing(tmp_path: Path) -> None:
    folder = write_site_data(tmp_path / "data")
    file = folder / "turns.yml"
    given = {"persona": "best-overall", "before": None, "because": {"cause": "rules"}}
    old = record_turns.HEAD + line_of(tiny_turn(after=pick_of("meridian-x", count=8), **given))
    file.write_text(old, encoding="utf-8")
    arguments = [*arguments_of("record_turns.py"), "--data", str(folder)]
    assert record_turns.main(arguments) == 0
    recorded = file.read_text(encoding="utf-8")
    assert recorded.startswith(f"{old}- {{date: ")
    assert record_turns.main(arguments) == 0
    assert file.read_text(encoding="utf-8") == recorded


def test_mistakes_of_the_data_are_told(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data_dir / "turns.yml").write_text("- {date: x}\n", encoding="utf-8")
    assert record_turns.main(["--data", str(data_dir)]) == 1
    assert "data/turns.yml:1" in capsys.readouterr().err
