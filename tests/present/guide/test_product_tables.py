from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.guide.segments_table import segments_table
from macros.present.guide.used_prices_table import used_prices
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_offers
from tests.built.documents import parse
from tests.invented_edition import InventedEdition, invented_edition
from tests.present.guide.test_power_tables import rows


@pytest.fixture
def market(catalog: Catalog) -> InventedEdition:
    return priced(invented_edition(catalog))


def priced(edition: InventedEdition) -> InventedEdition:
    vars(edition)["offers"] = {
        region: {id_: tuple(offers.get(id_, ())) for id_ in edition.catalog.gpus}
        for region, offers in edition._given.items()
    }
    return edition


def used(edition: InventedEdition, code: str = "en") -> list[list[str]]:
    html = used_prices(edition, "../", Language.of(edition.catalog, code))
    return rows(parse(html).one("table"))


def test_used_card_stands_beside_its_own_new_price_and_the_cheapest_new_one(
    market: InventedEdition,
) -> None:
    middle, small = used(market)
    assert middle[0] == "Middle 16 GB"
    assert middle[1] == "300 USD seen on 20 November 2026, 60% of its new price"
    assert middle[2] == "Middle 500 USD, seen on 20 November 2026"
    assert small[0] == "Small 8 GB"


def test_cheapest_new_card_is_of_the_same_vendor(catalog: Catalog) -> None:
    edition = priced(invented_edition(catalog, middle={"vendor": "Other"}))
    by_name = {row[0]: row for row in used(edition)}
    assert by_name["Middle 16 GB"][2].startswith("Middle")
    bargain = {**tiny_offers(), "large": [tiny_offer("large", 150)]}
    edition = priced(invented_edition(catalog, us=bargain, middle={"vendor": "Other"}))
    assert {row[0]: row for row in used(edition)}["Small 8 GB"][2].startswith("Large")


def test_used_cards_stand_by_memory_and_then_by_price(catalog: Catalog) -> None:
    # neither beats the other: the dearer one is faster
    edition = priced(invented_edition(catalog, small={"memory": {"size_gb": 16}}))
    assert [row[0].split()[0] for row in used(edition)] == ["Small", "Middle"]


@pytest.mark.parametrize(
    "change",
    [
        {"memory": {"size_gb": 6}},
        {"form_factor": "sxm"},
        {"software": {"platform": "CUDA", "status": "ended"}},
    ],
)
def test_used_card_that_leads_nowhere_is_left_out(catalog: Catalog, change: dict[str, Any]) -> None:
    edition = priced(invented_edition(catalog, small=change))
    assert [row[0] for row in used(edition)] == ["Middle 16 GB"]


def test_used_price_of_long_ago_is_left_out(catalog: Catalog) -> None:
    old = {**tiny_offers(), "small": [tiny_offer("small", 100, "used", stale=True)]}
    assert [row[0] for row in used(priced(invented_edition(catalog, us=old)))] == ["Middle 16 GB"]


def test_region_without_used_prices_has_an_empty_table(market: InventedEdition) -> None:
    assert used(market, "ja") == []


def segments(edition: InventedEdition) -> dict[str, list[str]]:
    html = segments_table(edition, Language.of(edition.catalog, "en"))
    return {row[0]: row[1:] for row in rows(parse(html).one("table"))}


def test_segments_are_told_apart_by_their_products(market: InventedEdition) -> None:
    table = segments(market)
    assert table["Products"] == ["3", "0", "1"]
    assert table["Memory (GB)"] == ["8 to 24 (median 16)", "–", "80"]
    assert table["With ECC"] == ["0 of 3", "–", "1 of 1"]


def test_price_of_memory_is_the_median_of_new_prices(market: InventedEdition) -> None:
    price = segments(market)["Price per GB of memory (median)"]
    assert price == ["31 USD (3 with a known price)", "–", "112 USD (1 with a known price)"]


def test_products_of_long_ago_and_of_tomorrow_do_not_count(catalog: Catalog) -> None:
    edition = priced(
        invented_edition(catalog, small={"released": "2015-01"}, middle={"preview": True})
    )
    assert segments(edition)["Products"][0] == "1"
