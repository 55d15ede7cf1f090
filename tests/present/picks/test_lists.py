from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from macros.present.picks.lists import avoid_list, upgrade_list
from macros.present.words.language import LANGUAGES, Language
from tests.advising import tiny_offer, tiny_offers
from tests.built.documents import Element, parse
from tests.invented_edition import InventedEdition, invented_edition


def read(maker: Any, edition: InventedEdition, code: str = "en") -> Element:
    return parse(maker(edition, Language.of(edition.catalog, code)))


def regions(page: Element) -> dict[str, Element]:
    return {box.attributes["data-region-panel"]: box for box in page.classed("guide-place")}


def test_product_to_avoid_is_named_with_what_beats_it(catalog: Catalog) -> None:
    page = read(avoid_list, invented_edition(catalog, us=tiny_offers(large=250.0)))
    us = regions(page)["us"]
    (row,) = us.one("tbody").all("tr")
    assert row.text == (
        "Middle 300 USD used, seen 20 November 2026 Large 250 USD new, seen 20 November 2026"
    )
    assert us.one("summary").text == "United States, products: 1"


def test_region_where_nothing_is_beaten_says_so(catalog: Catalog) -> None:
    for panel in regions(read(avoid_list, invented_edition(catalog))).values():
        assert "Nothing: no product is beaten in everything." in panel.text


def test_list_to_avoid_opens_at_the_region_of_the_language(catalog: Catalog) -> None:
    for code, own in (("en", "us"), ("ja", "jp")):
        boxes = regions(read(avoid_list, invented_edition(catalog), code))
        assert [id_ for id_, box in boxes.items() if "open" in box.attributes] == [own]


def test_old_price_of_a_product_to_avoid_is_marked(catalog: Catalog) -> None:
    market = {**tiny_offers(large=250.0), "middle": [tiny_offer("middle", 400.0, stale=True)]}
    page = read(avoid_list, invented_edition(catalog, us=market))
    assert "out of date" in page.classed("guide-stale")[0].text


def test_every_card_of_known_speed_stands_under_one_advice(catalog: Catalog) -> None:
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), server={"preview": True})
    us = regions(read(upgrade_list, edition))["us"]
    heads = [heading.text for heading in us.all("h2")]
    assert heads == [
        "Replace it",
        "Add a second one",
        "Replace it when you can",
        "Keep it and wait",
    ]
    rows = [row.text for row in us.all("tr") if row.all("td")]
    assert rows == ["Middle Large new × 2 102 USD", "Large 400 USD", "Small 100 USD"]
    assert us.text.endswith("No card is in this case.")
    assert "Server" not in us.text  # nobody has it yet


def test_cards_to_keep_are_listed(catalog: Catalog) -> None:
    us = regions(read(upgrade_list, invented_edition(catalog)))["us"]
    assert [item.text for item in us.all("li")] == ["Large", "Server"]


def test_upgrade_has_every_region_and_opens_that_of_the_language(catalog: Catalog) -> None:
    for language in LANGUAGES:
        boxes = regions(read(upgrade_list, invented_edition(catalog), language.code))
        own = "jp" if language.code == "ja" else "us"
        assert [id_ for id_, box in boxes.items() if "open" in box.attributes] == [own]
        assert boxes.keys() == {"us", "jp"}


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    attack = "<img src=x onerror=alert(1)>"
    name = {"name": attack}
    market = tiny_offers(large=250.0)
    edition = invented_edition(catalog, us=market, small=name, middle=name, large=name)
    for maker in (avoid_list, upgrade_list):
        html = maker(edition, Language.of(edition.catalog, "en"))
        assert "<img" not in html
        assert "&lt;img" in html
