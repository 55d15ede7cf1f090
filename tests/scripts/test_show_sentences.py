from __future__ import annotations

from scripts.show_sentences import lines, page
from tests.built.documents import parse

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
