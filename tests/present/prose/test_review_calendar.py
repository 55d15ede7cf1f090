from __future__ import annotations

from pathlib import Path

from macros.facts.catalog import Catalog
from macros.present.prose.review_calendar import review_calendar
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_persona
from tests.invented_edition import invented_edition

FRONT = "---\ntitle: {}\nreview_by: 2027-05-20\n---\n# A\n"


def lines(catalog: Catalog, docs: Path, code: str = "en", age_days: int = 10) -> list[str]:
    small = tiny_offer("small", 200.0, age_days=age_days)
    market = {"small": [small], "middle": [], "large": [], "server": []}
    edition = invented_edition(catalog, tiny_persona(), us=market, jp=market)
    language = Language.of(edition.catalog, code)
    text = review_calendar(docs, edition, language, "https://a.example/").decode()
    return text.replace("\r\n ", "").split("\r\n")


def write(docs: Path, path: str, text: str) -> None:
    (docs / path).parent.mkdir(parents=True, exist_ok=True)
    (docs / path).write_text(text, encoding="utf-8")


def test_page_is_due_on_the_day_that_it_names(catalog: Catalog, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    write(docs, "en/picks/index.md", FRONT.format("Picks"))
    write(docs, "en/method.md", FRONT.format("Method"))
    write(docs, "en/plain.md", "---\ntitle: Plain\n---\n# A\n")
    found = lines(catalog, docs)
    assert "SUMMARY;LANGUAGE=en:Review the page: Picks" in found
    assert "URL:https://a.example/en/picks/" in found
    assert "URL:https://a.example/en/method/" in found
    assert "UID:review-en-picks-index@deep-learning-hardware-guide" in found
    assert found.count("DTSTART;VALUE=DATE:20270520") == 2
    assert not any("Plain" in line for line in found)


def test_price_of_a_pick_is_due_when_it_goes_out_of_date(catalog: Catalog, tmp_path: Path) -> None:
    found = lines(catalog, tmp_path / "docs", age_days=10)
    assert "SUMMARY;LANGUAGE=en:Price out of date: Small\\, United States" in found
    # Today is 20 November 2026; the price is 10 days old, and fresh for 90.
    assert "DTSTART;VALUE=DATE:20270209" in found


def test_id_stays_when_the_price_is_seen_anew(catalog: Catalog, tmp_path: Path) -> None:
    ids = [
        [line for line in lines(catalog, tmp_path / "docs", age_days=age) if line[:4] == "UID:"]
        for age in (10, 80)
    ]
    assert ids[0] == ids[1]


def test_calendar_speaks_the_language_and_looks_at_its_region(
    catalog: Catalog, tmp_path: Path
) -> None:
    found = lines(catalog, tmp_path / "docs", "ja")
    assert any(line.startswith("SUMMARY;LANGUAGE=ja:価格が古くなる日：Small、") for line in found)
    assert "UID:price-small-street_new-jp@deep-learning-hardware-guide" in found
