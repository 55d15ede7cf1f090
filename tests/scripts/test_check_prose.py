from __future__ import annotations

from pathlib import Path

import pytest

from scripts.check_prose import main
from tests.prose import whole, write_docs
from tests.workflow_runs import arguments_of

GOOD = whole("## A {: #a }\n\nThe memory decides what fits.")
FRENCH = whole("## A {: #a }\n\nLa mémoire décide de ce qui tient.", "Pages")


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_right_pages_pass(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = write_docs(tmp_path, GOOD, fr=FRENCH)
    assert main(["--data", str(data_dir), "--docs", str(docs)]) == 0
    assert printed(capsys) == ["2 pages, no mistakes."]


def test_all_mistakes_of_all_pages_are_printed_at_once(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = FRENCH.replace("{: #a }", "{: #b }") + "\nIl faut 24 Go.\n"
    docs = write_docs(tmp_path, GOOD + "\nIt takes 24 GB.\n", fr=bad)
    assert main(["--data", str(data_dir), "--docs", str(docs)]) == 1
    *lines, last = printed(capsys)
    places = [line.split("  ")[0] for line in lines]
    assert places == [
        *("docs/en/page.md:13:10", "docs/fr/page.md:1:1", "docs/fr/page.md:1:1"),
        "docs/fr/page.md:14:9",
    ]
    assert "'24 GB' is typed" in lines[0]
    assert last == "2 pages, 4 mistakes in 2 of them."


def test_outdated_translation_is_not_compared(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = write_docs(tmp_path, GOOD, fr=FRENCH.replace("{: #a }", "{: #b }"))
    assert main(["--data", str(data_dir), "--docs", str(docs)]) == 1
    (docs / "en" / "page.md").write_text(GOOD + "\nOne more.\n", encoding="utf-8")
    assert main(["--data", str(data_dir), "--docs", str(docs)]) == 0


def test_only_the_pages_asked_for_are_checked(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = write_docs(tmp_path, GOOD + "\n5 GB\n", fr=FRENCH)
    assert main(["--data", str(data_dir), "--docs", str(docs), str(docs / "fr")]) == 0
    assert main(["--data", str(data_dir), "--docs", str(docs), str(docs / "en" / "page.md")]) == 1


def test_github_gets_annotations(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = write_docs(tmp_path, GOOD + "\n24 GB\n")
    own = ["--data", str(data_dir), "--docs", str(docs)]
    assert main([*own, *arguments_of("check_prose.py")]) == 1
    assert printed(capsys)[0].startswith("::error file=docs/en/page.md,line=13,col=1::'24 GB'")


def test_path_that_is_not_there_is_an_error_of_use(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main([str(tmp_path / "nowhere.md")])
    assert caught.value.code == 2
    assert "there is no" in capsys.readouterr().err
