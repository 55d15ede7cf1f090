from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from scripts import show_sentences
from scripts.show_sentences import lines, main, page
from tests.built.documents import parse
from tests.workflow_runs import arguments_of

IDS = ("pick-only", "pick-none")
SHEETS = {
    "en": {"pick-only": ["The only one.", "· only <b>"], "pick-none": ["(None.)"]},
    "ja": {"pick-only": ["唯一です。"], "pick-none": ["(なし。)"]},
}


def test_page_has_a_row_for_each_sentence_and_a_column_for_each_language() -> None:
    head, *rows = parse(page(IDS, SHEETS)).all("tr")
    assert [cell.attributes.get("lang") for cell in head.all("th")] == [None, "en", "ja"]
    assert [row.one("th").text for row in rows] == list(IDS)
    assert [cell.text for cell in rows[1].all("td")] == ["(None.)", "(なし。)"]
    assert [cell.attributes["lang"] for cell in rows[0].all("td")] == ["en", "ja"]


def test_markup_in_a_sentence_is_text() -> None:
    assert "<b>" not in page(IDS, SHEETS)
    assert "&lt;b&gt;" in page(IDS, SHEETS)


def test_text_has_each_language_below_the_sentence() -> None:
    assert list(lines(IDS, SHEETS))[:4] == [
        "\npick-only",
        "  en  The only one.",
        "  en  · only <b>",
        "  ja  唯一です。",
    ]


def test_nightly_page_holds_every_message(
    data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(show_sentences, "sheet", lambda *_: defaultdict(lambda: ["Said."]))
    arguments = arguments_of("show_sentences.py")
    assert main(["--data", str(data_dir), *arguments]) == 0
    written = Path(arguments[-1]).read_text(encoding="utf-8")
    assert "<th>pick-only</th>" in written
