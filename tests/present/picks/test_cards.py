from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.facts.records.messages import Message
from macros.present.picks.cards import MAIN, main_picks, pick_cards
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_persona
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition


def cards(edition: Edition, code: str = "en") -> list[Element]:
    language = Language.of(edition.catalog, code)
    (cards,) = parse(pick_cards(edition, language)).classed("guide-advice")
    return [item for item in cards.all("li") if item.classed("guide-advice__persona")]


def shown(card: Element) -> str:
    """Return what a reader sees of a card."""
    return " ".join(
        part.text
        for part in card.children
        if isinstance(part, Element) and "hidden" not in part.attributes
    )


def test_card_holds_who_pick_price_one_reason_and_how_sure_it_is(catalog: Catalog) -> None:
    (card,) = cards(invented_edition(catalog))
    for part in (
        "Reader of books",
        "Reads a book a day.",
        "Small",
        "200 USD",
        "new, 20 November 2026",
        "It gives 25% more speed for the money than the next best, the Middle.",
        "Clear choice",
    ):
        assert part in shown(card)
    assert "JPY" not in shown(card)
    assert [link.attributes["href"] for link in card.all("a")] == ["reader/"]


def test_other_regions_are_there_but_hidden(catalog: Catalog) -> None:
    for code, own, other in (("en", "us", "jp"), ("ja", "jp", "us"), ("zh", "us", "jp")):
        (card,) = cards(invented_edition(catalog), code)
        panels = [div for div in card.all("div") if "data-region-panel" in div.attributes]
        assert [
            (div.attributes["data-region-panel"], "hidden" in div.attributes) for div in panels
        ] == [(own, False), (other, True)]


def test_price_that_is_out_of_date_says_so_on_the_card(catalog: Catalog) -> None:
    old = tiny_offer("small", 200.0, stale=True, age_days=200)
    (card,) = cards(invented_edition(catalog, us={"small": [old]}))
    assert "out of date" in card.classed("guide-stale")[0].text
    (fresh,) = cards(invented_edition(catalog))
    assert fresh.classed("guide-stale") == []


def test_price_of_rent_on_a_card_is_that_of_an_hour(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    bought = edition.verdict("reader", "us")
    assert bought.pick
    hour = tiny_offer("small", 2.0, "rental")
    rented = replace(bought, pick=replace(bought.pick, offer=hour))
    monkeypatch.setattr(edition, "verdict", lambda *_: rented)
    (card,) = cards(edition)
    assert " USD an hour rented, " in shown(card).replace("\u00a0", " ")


def test_persona_whom_nothing_suits_has_a_card_too(catalog: Catalog) -> None:
    (card,) = cards(invented_edition(catalog, tiny_persona(needs={"memory_gb_at_least": 99})))
    assert "Nothing meets these needs" in shown(card)
    assert "At least 99 GB of memory" in shown(card)


def test_personas_stand_in_their_groups(catalog: Catalog) -> None:
    painter = tiny_persona(id="painter", group="learning")
    edition = invented_edition(catalog, tiny_persona(), painter)
    page = parse(pick_cards(edition, Language.of(edition.catalog, "en")))
    groups = [heading.attributes["id"] for heading in page.all("h2")]
    assert groups == ["learning", "home"]  # in the order of the groups, none without personas
    named = [person.text for person in page.classed("guide-advice__persona")]
    assert named == ["Painter", "Reader of books"]


def test_home_page_links_the_main_personas_alone(catalog: Catalog) -> None:
    edition = invented_edition(catalog, tiny_persona(), tiny_persona(id=MAIN[1]))
    english = Language.of(edition.catalog, "en")
    page = parse(main_picks(edition, english))
    links = [link.attributes["href"] for link in page.all("a")]
    assert links == [f"picks/{MAIN[1]}/"]


def test_one_line_leads_to_the_country_of_the_chosen_region(catalog: Catalog) -> None:
    told = replace(catalog, countries={"us": Country(), "jp": Country()})
    edition = invented_edition(told, tiny_persona(id=MAIN[1]))
    japanese = Language.of(edition.catalog, "ja")
    for made, up in ((main_picks, ""), (pick_cards, "../")):
        links = [a for a in parse(made(edition, japanese)).all("a") if "hidden" not in a.attributes]
        (shown,) = (a for a in links if "countries/" in a.attributes["href"])
        assert (shown.attributes["href"], "販売店" in shown.text) == (f"{up}countries/jp/", True)


def test_home_page_without_personas_has_no_cards(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    page = parse(main_picks(edition, Language.of(edition.catalog, "en")))
    assert page.classed("guide-advice") == []


@pytest.mark.parametrize("place", ["name", "words"])
def test_markup_in_names_is_text(catalog: Catalog, place: str) -> None:
    attack = "<img src=x onerror=alert(1)>"
    name = f"Small{attack}" if place == "name" else "Small"
    edition = invented_edition(catalog, small={"name": name})
    english = Language.of(edition.catalog, "en")
    if place == "words":
        texts = {key: f"{text}{attack}" for key, text in english.texts.items()}
        assert english.sentences
        messages = {
            id_: Message((*message.pattern, attack), (*(message.short or ()), attack))
            for id_, message in english.sentences.messages.items()
        }
        sentences = replace(english.sentences, messages=messages, _ready={})
        english = replace(english, texts=texts, english=texts, sentences=sentences)
    html = pick_cards(edition, english)
    assert "<img" not in html
    assert "&lt;img src=x onerror=alert(1)&gt;" in html
