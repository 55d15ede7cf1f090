from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.present.picks.upgrade_list import upgrade_list
from macros.present.words.language import LANGUAGES, Language
from tests.advising import tiny_offer, tiny_offers
from tests.built.documents import Element, parse
from tests.invented_edition import InventedEdition, invented_edition
from tests.software_families import tiny_family


def read(edition: InventedEdition, code: str = "en") -> Element:
    return parse(upgrade_list(edition, Language.of(edition.catalog, code)))


def regions(page: Element) -> dict[str, Element]:
    return {box.attributes["data-region-panel"]: box for box in page.classed("guide-place")}


def test_every_card_of_known_speed_stands_under_one_advice(catalog: Catalog) -> None:
    edition = invented_edition(catalog, us=tiny_offers(large=500.0), server={"preview": True})
    us = regions(read(edition))["us"]
    heads = [heading.text for heading in us.all("h2")]
    assert heads == [
        "Replace it",
        "Add a second one",
        "Replace it when you can",
        "Cards to buy: power, plugs and size",
        "Keep it and wait",
    ]
    rows = [row.text for row in us.all("tr") if row.all("td")]
    assert rows[:3] == [
        "Middle Large new × 2 202 USD –",
        "Large 500 USD without resale –",
        "Small 100 USD – Each card still has 8 GB alone. If that is what"
        " limits you, save for one card with 16 GB or more.",
    ]
    assert us.text.endswith("There is no such card.")
    assert "Most used cards are partner models" in us.text
    assert "Server" not in us.text  # nobody has it yet


def test_cards_to_keep_are_listed(catalog: Catalog) -> None:
    us = regions(read(invented_edition(catalog)))["us"]
    assert [item.text for item in us.all("li")] == ["Large", "Server"]


def test_upgrade_has_every_region_and_opens_that_of_the_language(catalog: Catalog) -> None:
    for language in LANGUAGES:
        boxes = regions(read(invented_edition(catalog), language.code))
        own = "jp" if language.code == "ja" else "us"
        assert [id_ for id_, box in boxes.items() if "open" in box.attributes] == [own]
        assert boxes.keys() == {"us", "jp"}


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    attack = "<img src=x onerror=alert(1)>"
    name = {"name": attack}
    market = tiny_offers(large=250.0)
    edition = invented_edition(catalog, us=market, small=name, middle=name, large=name)
    html = upgrade_list(edition, Language.of(edition.catalog, "en"))
    assert "<img" not in html
    assert "&lt;img" in html


def test_what_a_replacement_gives_up_stands_beside_it(catalog: Catalog) -> None:
    newest = tiny_family("newest", "middle", precisions=["fp32", "bf16", "fp8"])
    families = (newest, tiny_family("older", "large"))
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), families=families)
    rows = [row.text for row in regions(read(edition))["us"].all("tr") if row.all("td")]
    assert "Middle Large new without FP8 × 2 102 USD –" in rows


def test_what_the_new_card_asks_of_the_computer_stands_beside_it(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its power supply does; plugs and sizes stand once, however many cards it replaces."""
    plain = {"power": {"tdp_w": 60, "connectors": []}}
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), middle=plain)
    step = edition.upgrade("middle", "us")
    assert step
    asking = replace(step, supply_w=718.0, buys_supply=True)
    monkeypatch.setattr(edition, "upgrade", lambda id_, _: asking if id_ == "middle" else None)
    row, board = [row.text for row in regions(read(edition))["us"].all("tr") if row.all("td")]
    assert "a new power supply of 750 W or more (counted in the cost)" in row
    assert row.endswith("no power supply that can be exchanged.")  # the old card has no plug
    assert board == "Large 400 W 1× 8-pin 2 slots 250 mm"


def test_plugs_that_an_adapter_takes_stand_beside_the_connector(catalog: Catalog) -> None:
    power = {"tdp_w": 400, "connectors": ["1x 12-pin"], "adapter_8pin": 2}
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), large={"power": power})
    rows = [row.text for row in regions(read(edition))["us"].all("tr") if row.all("td")]
    assert "Large 400 W 1× 12-pin (2× 8-pin with its adapter) 2 slots 250 mm" in rows


def test_plugs_that_nobody_knows_are_not_told_as_none(catalog: Catalog) -> None:
    power = {"tdp_w": 400, "connectors": None}
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), large={"power": power})
    rows = [row.text for row in regions(read(edition))["us"].all("tr") if row.all("td")]
    assert "Large 400 W not known 2 slots 250 mm" in rows


def test_other_way_that_is_hardly_dearer_stands_beside_the_advice(catalog: Catalog) -> None:
    offers = {**tiny_offers(), "middle": [tiny_offer("middle", 215.0)]}
    us = regions(read(invented_edition(catalog, us=offers)))["us"]
    (small,) = [row.text for row in us.all("tr") if row.text.startswith("Small 100 USD")]
    told = "Nearly as cheap for the speed gained: replace it with the Middle (new), × 2, 116 USD"
    assert told in small
    assert "Middle 200 W 1× 8-pin 2 slots 250 mm" in [row.text for row in us.all("tr")]


def test_card_to_keep_tells_from_which_resale_price_on_that_is_wrong(catalog: Catalog) -> None:
    offers = {**tiny_offers(large=1000.0), "middle": [tiny_offer("middle", 900.0)]}
    us = regions(read(invented_edition(catalog, us=offers)))["us"]
    (middle,) = [item.text for item in us.all("li") if item.text.startswith("Middle")]
    assert middle == "Middle from about 660 USD: Large, new"
    assert "We know no resale price of the cards with an amount behind their name." in us.text
