from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import check_translations
from tests.workflow_runs import arguments_of


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one English page, which only French has translated."""
    monkeypatch.setattr(check_translations, "PROJECT", tmp_path)
    for code, text in (("en", "# Home\n"), ("fr", "# Accueil\n")):
        (tmp_path / "docs" / code).mkdir(parents=True)
        (tmp_path / "docs" / code / "index.md").write_text(text, encoding="utf-8")
    return tmp_path / "docs"


def test_missing_and_outdated_pages_are_listed_but_do_not_fail(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_translations.main([]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "docs/fr/index.md: outdated, the English page has changed",
        "docs/ja/index.md: missing, shown in English",
        "docs/ko/index.md: missing, shown in English",
        "docs/zh/index.md: missing, shown in English",
    ]
    assert docs.is_dir()


def test_updated_page_is_current_until_english_changes(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_translations.main(["--update", str(docs / "fr" / "index.md")])
    assert "docs/fr" not in capsys.readouterr().out
    (docs / "en" / "index.md").write_text("# New home\n", encoding="utf-8")
    check_translations.main([])
    assert "docs/fr/index.md: outdated" in capsys.readouterr().out


def test_update_keeps_the_translation(docs: Path) -> None:
    check_translations.main(["--update", str(docs / "fr" / "index.md")])
    assert (docs / "fr" / "index.md").read_text(encoding="utf-8").endswith("# Accueil\n")


def test_english_itself_is_not_listed(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (docs / "en" / "gpus").mkdir()
    (docs / "en" / "gpus" / "index.md").write_text("# GPUs\n", encoding="utf-8")
    check_translations.main([])
    lines = capsys.readouterr().out.splitlines()
    assert "docs/fr/gpus/index.md: missing, shown in English" in lines
    assert [line for line in lines if line.startswith("docs/en")] == []


def read_json(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_json_lists_pages_by_their_state(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_translations.main(["--json"]) == 0
    others = [f"docs/{code}/index.md" for code in ("ja", "ko", "zh")]
    found = {"missing": others, "outdated": ["docs/fr/index.md"], "orphaned": [], "current": 0}
    assert read_json(capsys) == found


def test_json_after_an_update_counts_the_page_as_current(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_translations.main(["--json", "--update", str(docs / "fr" / "index.md")])
    found = read_json(capsys)
    assert (found["outdated"], found["current"]) == ([], 1)


def test_translation_whose_english_page_is_gone_is_listed(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (docs / "fr" / "old.md").write_text("# Vieux\n", encoding="utf-8")
    check_translations.main([])
    line = "docs/fr/old.md: orphaned, there is no English page"
    assert line in capsys.readouterr().out.splitlines()


def test_strict_fails_until_all_pages_are_current(docs: Path) -> None:
    assert check_translations.main(["--strict"]) == 1
    for code in ("fr", "ja", "ko", "zh"):
        page = docs / code / "index.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text("# Accueil\n", encoding="utf-8")
        assert check_translations.main(["--strict"]) == 1
        check_translations.main(["--update", str(page)])
    assert check_translations.main(arguments_of("check_translations.py")) == 0


def test_update_without_pages_says_what_to_give(
    docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        check_translations.main(["--update"])
    assert caught.value.code == 2
    assert "--update docs/fr/method.md" in capsys.readouterr().err
    assert "source_hash" not in (docs / "fr" / "index.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["en/index.md", "fr/nowhere.md", "../outside.md"])
def test_update_takes_only_translated_pages(docs: Path, name: str) -> None:
    (docs.parent / "outside.md").write_text("# Out\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="is no translated page"):
        check_translations.main(["--update", str(docs / name)])


def test_update_refuses_a_page_without_an_english_one(docs: Path) -> None:
    (docs / "fr" / "old.md").write_text("# Vieux\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="has no English page"):
        check_translations.main(["--update", str(docs / "fr" / "old.md")])
