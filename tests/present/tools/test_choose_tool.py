"""The page on which one to get, for a market of four invented cards."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.tools.choose_page import FOLDER, SHOWN, choose_files, choose_tool
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_persona
from tests.built.documents import Element, parse
from tests.invented_edition import InventedEdition, invented_edition


def market(catalog: Catalog, *personas: Any, **changes: Any) -> InventedEdition:
    readers = personas or (tiny_persona(), tiny_persona(id="painter", group="learning"))
    return invented_edition(catalog, *readers, **changes)


def page(edition: InventedEdition) -> Element:
    return parse(str(choose_tool(edition, Language.of(edition.catalog, "en"), "../")))


def rows_of(table: Element) -> list[list[str]]:
    return [
        [cell.text.replace("\u00a0", " ") for cell in row.all() if cell.tag in ("th", "td")]
        for row in table.one("tbody").all("tr")
    ]


def table_of(found: Element, title: str) -> Element:
    return next(
        table
        for table in found.all("table")
        if any(caption.text.startswith(title) for caption in table.all("caption"))
    )


def test_products_that_meet_all_needs_are_told_the_pick_first(catalog: Catalog) -> None:
    found = page(market(catalog))
    table = table_of(found, "Products that meet all of this")
    rows = rows_of(table)
    assert len(rows) == min(SHOWN, 4)
    name, money, memory, speed = rows[0]
    assert "the pick" in name
    assert money.endswith("new")
    assert memory.endswith("GB")
    assert speed == "1"
    links = [row.one("a").attributes["href"] for row in table.one("tbody").all("tr")]
    assert all(link.startswith("../gpus/") for link in links)
    assert len(set(links)) == len(links)


def test_what_was_ruled_out_is_counted_by_need(catalog: Catalog) -> None:
    reader = tiny_persona(needs={"memory_gb_at_least": 16, "tdp_w_at_most": 350})
    table = table_of(page(market(catalog, reader)), "What was ruled out")
    assert rows_of(table) == [["memory", "1"], ["power", "1"]]


def test_picks_of_all_profiles_are_told_each_with_its_question(catalog: Catalog) -> None:
    poor = tiny_persona(id="painter", needs={"memory_gb_at_least": 4000})
    table = page(market(catalog, tiny_persona(), poor)).all("table")[-1]
    first, second = rows_of(table)
    assert first[0] == "Reader of books"
    assert first[2].endswith("new")
    assert first[3].endswith("GB")
    assert second[0] == "Painter"
    assert second[2:] == ["not known", "not known"]
    links = [link.attributes["href"] for link in table.all("a")]
    assert links == ["?for=reader", "?for=painter"]


@pytest.mark.parametrize(("least", "memory"), [(16, "16 GB–80 GB"), (30, "80 GB")])
def test_memory_of_what_suits_is_told_where_nothing_has_a_price(
    catalog: Catalog, least: int, memory: str
) -> None:
    reader = tiny_persona(needs={"memory_gb_at_least": least})
    unpriced: Any = {"small": [tiny_offer("small", 200)]}
    (row,) = rows_of(page(market(catalog, reader, us=unpriced)).all("table")[-1])
    assert row[2] == "not known"
    assert row[3] == memory


def test_profiles_stand_in_their_groups_and_cards_by_their_makers(catalog: Catalog) -> None:
    preview = {"preview": True}
    found = page(market(catalog, large=preview))
    text = str(found.text)
    assert "Reader of books" in text
    assert "Painter" in text
    options = [one.attributes.get("value", "") for one in found.all("option")]
    assert {"small", "middle", "server"} <= set(options)
    assert "large" not in options


def test_without_profiles_there_is_nothing_to_ask(catalog: Catalog) -> None:
    edition = market(catalog)
    edition.catalog = replace(edition.catalog, personas={})
    assert choose_tool(edition, Language.of(edition.catalog, "en"), "../") == ""
    assert choose_files(edition) == {}


def test_names_are_in_the_file_only_where_the_list_lacks_them(catalog: Catalog) -> None:
    files = choose_files(market(catalog, large={"preview": True}))
    assert set(files) == {f"{FOLDER}{name}.json" for name in ("facts", "us", "jp")}
    cards = json.loads(files[f"{FOLDER}facts.json"])["cards"]
    assert [card["id"] for card in cards if "name" in card] == ["large"]
