from __future__ import annotations

from pathlib import Path

import pytest

from scripts import check_translations


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
