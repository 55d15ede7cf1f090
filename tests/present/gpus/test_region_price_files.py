"""Prices of a region as the browser loads them."""

from __future__ import annotations

import json

from macros.facts.catalog import Catalog
from macros.present.gpus.region_price_files import price_file, price_files, price_words
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.tiny import tiny_price, tiny_region, with_prices, with_regions
from tests.tiny_exports import sold_only_in

ONE = "boreal-one"


def test_each_kind_has_its_amount_day_age_and_certainty(catalog: Catalog) -> None:
    priced = with_prices(catalog, ONE, tiny_price(amount=500), tiny_price(kind="used", amount=300))
    told = price_file(edition_of(priced), "us")
    assert (told["currency"], told["per"]) == ("USD", 1000)
    new, used = told["prices"][ONE]["new"], told["prices"][ONE]["used"]
    assert new[0] == 500
    assert used[0] == 300
    assert new[1].startswith("2026")
    assert new[2:] == [0, 1]
    assert told["prices"][ONE]["best"] == "new"


def test_a_price_out_of_date_is_no_better_than_one_of_today(catalog: Catalog) -> None:
    old, used = tiny_price(date="2026-03-01"), tiny_price(kind="used", amount=300)
    told = price_file(edition_of(with_prices(catalog, ONE, old, used)), "us")
    assert told["prices"][ONE]["new"][2] == 1
    assert told["prices"][ONE]["best"] == "used"


def test_a_price_from_elsewhere_says_so(catalog: Catalog, english: Language) -> None:
    regions = {"us": tiny_region(), "jp": tiny_region("JPY")}
    edition = edition_of(with_regions(with_prices(catalog, ONE, tiny_price(amount=500)), **regions))
    words = price_words(edition, english, "../", "us")["origins"]
    abroad = price_file(edition, "jp")["prices"][ONE]["new"]
    assert words[abroad[4] - 1] == "from elsewhere"
    assert len(price_file(edition, "us")["prices"][ONE]["new"]) == 4


def test_what_shops_of_a_region_may_not_sell_has_no_new_price_there(catalog: Catalog) -> None:
    prices = tiny_price(amount=500), tiny_price(kind="used", amount=300)
    ruled = sold_only_in(with_prices(catalog, ONE, *prices), ONE, "cn")
    told = price_file(edition_of(ruled), "us")["prices"][ONE]
    assert told.keys() == {"used", "best"}
    assert told["best"] == "used"


def test_there_is_a_file_for_each_region_and_products_without_price_are_left_out(
    catalog: Catalog,
) -> None:
    edition = edition_of(with_prices(catalog, ONE))
    files = price_files(edition)
    assert set(files) == {f"assets/prices/{region}.json" for region in edition.offers}
    assert ONE not in json.loads(files["assets/prices/us.json"])["prices"]


def test_words_name_the_money_of_every_region(catalog: Catalog, english: Language) -> None:
    words = price_words(edition_of(catalog), english, "../", "us")
    assert set(words["money"]) == set(catalog.regions)
    assert words["money"]["us"].count("{number}") == 1
    assert "{currency}" in words["price"]
    assert words["folder"] == "../../assets/prices/"
