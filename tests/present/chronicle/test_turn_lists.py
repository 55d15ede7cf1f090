from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.present.chronicle.turn_lists import OPEN_DAYS, all_turns, gpu_turns, persona_turns
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.recorded import edition_with, pick_of, tiny_turn


def test_changes_stand_by_day_with_a_link_to_their_reader(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn(), tiny_turn(date="2026-11-02"))
    page = parse(all_turns(edition, "../", Language.of(edition.catalog, "en")))
    assert page.one("h2").text == "Picks that changed: United States"
    assert [head.text for head in page.all("h3")] == ["2 November 2026", "3 October 2026"]
    first = page.all("li")[0]
    assert first.one("a").attributes["href"] == "../picks/reader/"
    assert "replaced the Small (new)." in first.text


def test_older_days_have_to_be_opened(catalog: Catalog) -> None:
    turns = [tiny_turn(date=f"2026-10-0{day}") for day in range(1, OPEN_DAYS + 3)]
    edition = edition_with(catalog, *turns)
    page = parse(all_turns(edition, "../", Language.of(edition.catalog, "en")))
    fold = page.one("details")
    assert fold.one("summary").text == "2 earlier days"
    assert len(fold.all("h3")) == 2


def test_record_without_an_entry_says_so(catalog: Catalog) -> None:
    edition = edition_with(catalog)
    page = parse(all_turns(edition, "../", Language.of(edition.catalog, "en")))
    assert "No pick has changed" in page.text


def test_each_reader_and_each_product_has_its_own(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn(), tiny_turn(before=pick_of("large")))
    language = Language.of(edition.catalog, "en")
    assert len(persona_turns(edition, "reader", language)) == 2
    assert persona_turns(edition, "painter", language) == []
    assert [len(gpu_turns(edition, id_, language)) for id_ in ("small", "middle", "server")] == [
        1,
        2,
        0,
    ]


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    name = {"name": "<img src=x onerror=alert(1)>"}
    edition = edition_with(catalog, tiny_turn(), middle=name)
    html = all_turns(edition, "../", Language.of(edition.catalog, "en"))
    assert "<img" not in html
