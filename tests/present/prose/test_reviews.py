"""Pages say when they were reviewed; a review that is due is told and stops nothing."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from macros.present.prose.reviews import due_reviews, review_lines
from macros.present.words.language import Language
from scripts import check_prose
from tests.prose import whole, write_docs
from tests.real_data import real_catalog

SETTINGS = {"reviewed": date(2026, 11, 20), "review_by": date(2027, 5, 20)}
LAST_DAY, DAY_AFTER = date(2027, 5, 20), date(2027, 5, 21)


@pytest.fixture(scope="module")
def languages() -> dict[str, Language]:
    catalog = real_catalog()
    return {code: Language.of(catalog, code) for code in ("en", "fr", "ja", "ko", "zh")}


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Last reviewed on 20 November 2026."),
        ("fr", "Dernière relecture\u00a0: 20 novembre 2026."),
        ("ja", "最終確認：2026年11月20日。"),
        ("ko", "마지막 검토: 2026년 11월 20일."),
        ("zh", "最近核对：2026 年 11 月 20 日。"),
    ],
)
def test_page_says_when_it_was_reviewed(
    code: str, words: str, languages: dict[str, Language]
) -> None:
    lines = review_lines(SETTINGS, languages[code], LAST_DAY)
    assert lines == f'<p class="guide-small">{words}</p>'


@pytest.mark.parametrize(
    ("code", "words"), [("en", "by 20 May 2027."), ("zh", "2027 年 5 月 20 日之前")]
)
def test_page_says_that_a_review_is_due(
    code: str, words: str, languages: dict[str, Language]
) -> None:
    assert words in review_lines(SETTINGS, languages[code], DAY_AFTER)
    assert words not in review_lines(SETTINGS, languages[code], LAST_DAY)


@pytest.mark.parametrize("settings", [{}, {"reviewed": "2026"}, {"review_by": LAST_DAY}])
def test_page_without_a_review_says_nothing(
    settings: dict[str, object], languages: dict[str, Language]
) -> None:
    assert review_lines(settings, languages["en"], DAY_AFTER) == ""


def test_due_reviews_are_listed(tmp_path: Path) -> None:
    docs = write_docs(tmp_path, whole("Text."))
    assert list(due_reviews(docs, LAST_DAY)) == []
    (due,) = due_reviews(docs, DAY_AFTER)
    assert str(due).startswith("docs/en/page.md:1:1  warning: The review of this page was due")


def test_due_review_is_printed_and_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = write_docs(tmp_path, whole("Text."))
    monkeypatch.setattr(check_prose, "build_date", lambda: DAY_AFTER)
    assert check_prose.main(["--docs", str(docs), "--github"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("::warning file=docs/en/page.md")
