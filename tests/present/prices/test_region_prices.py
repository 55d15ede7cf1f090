"""Prices of an accelerator stand by region, the reader's own first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.prices.offers import Offer, PlacePrice
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import OtherLanguages
from macros.facts.records.regions import Tax
from macros.present.prices.region_prices import (
    rate_words,
    region_order,
    region_rows,
    region_tiles,
    tax_words,
)
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_dated
from tests.advising import tiny_offer
from tests.tiny import TODAY, tiny_price, tiny_region, with_regions
from tests.tiny_exports import sold_only_in


@pytest.fixture
def known(catalog: Catalog) -> Catalog:
    regions = {id_: tiny_region() for id_ in ("us", "gb", "kr")}
    return with_regions(catalog, **regions, jp=tiny_region("JPY"), fr=tiny_region("EUR"))


def offers(known: Catalog, *every: Offer) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
    return {
        region: {"card": tuple(offer for offer in every if offer.region == region)}
        for region in known.regions
    }


@pytest.mark.parametrize(
    ("code", "order"),
    [("en", ["us", "fr", "jp", "kr", "gb"]), ("ja", ["jp", "us"]), ("fr", ["fr", "us"])],
)
def test_own_region_comes_first_then_the_default_then_by_name(
    known: Catalog, code: str, order: list[str]
) -> None:
    language = Language.of(known, code)
    regions = region_order(known, language)
    assert regions[: len(order)] == order
    names = [language.text(f"region.{id_}") for id_ in regions[2 if code != "en" else 1 :]]
    assert names == sorted(names)
    assert set(regions) == set(known.regions)


def test_tile_names_region_amount_kind_and_day(known: Catalog, english: Language) -> None:
    seen = offers(known, tiny_offer("card", 500), tiny_offer("card", 400, region="gb"))
    us, gb = region_tiles(known, "card", seen, english, TODAY)
    assert (us.id, us.amount) == ("us", "500 USD")
    assert "United States" in us.label
    assert us.notes == ("new, seen on 20 November 2026",)
    assert gb.id == "gb"


def test_tile_of_a_new_one_tells_what_a_used_one_costs_today(
    known: Catalog, english: Language
) -> None:
    new = tiny_offer("card", 500)
    for used, is_told in (
        (tiny_offer("card", 300, "used"), True),
        (tiny_offer("card", 300, "used", stale=True), False),
    ):
        (tile,) = region_tiles(known, "card", offers(known, new, used), english, TODAY)
        assert tile.amount == "500 USD"
        assert (tile.notes[-1] == "used: 300 USD") == is_told
    (alone,) = region_tiles(
        known, "card", offers(known, tiny_offer("card", 300, "used")), english, TODAY
    )
    assert not any("used:" in note for note in alone.notes)


def test_tile_below_all_that_was_asked_says_why_after_all_else(
    known: Catalog, english: Language
) -> None:
    prices = tuple(tiny_price(amount=amount) for amount in (150, 175))
    offer = tiny_offer("card", 131, "used")
    computed = replace(offer, observations=prices, level=1.2)
    (tile,) = region_tiles(known, "card", offers(known, computed), english, TODAY)
    asked = "sellers asked 150 to 175 USD: we count less, as these sources are usually dearer"
    told = [offer_dated(offer, english), asked]
    assert [note.replace("\u00a0", " ") for note in tile.notes] == told


def test_tile_of_an_aged_price_asks_to_look_again(known: Catalog, english: Language) -> None:
    days = int(known.rules["price-half-life-street-new"].value)
    notes = [
        region_tiles(known, "card", offers(known, offer), english, TODAY)[0].notes
        for offer in (
            tiny_offer("card", 500, age_days=days),
            tiny_offer("card", 500, age_days=days + 1),
            tiny_offer("card", 500, age_days=days + 1, stale=True),
        )
    ]
    said = english.text("price.look_again", days=english.exact(days))
    assert [said in told for told in notes] == [False, True, False]


@pytest.mark.parametrize(
    ("own", "stale", "is_told"), [(700, False, True), (510, False, False), (700, True, False)]
)
def test_tile_tells_what_the_own_market_asks_where_others_pull_the_price_away(
    known: Catalog, english: Language, own: float, stale: bool, is_told: bool
) -> None:
    offer = tiny_offer("card", 500)
    place = PlacePrice("us", True, own, offer.observed, stale, 0.4)
    seen = offers(known, replace(offer, low=450, high=550, how="blended", places=(place,)))
    (tile,) = region_tiles(known, "card", seen, english, TODAY)
    said = "prices in the United States alone: about 700 USD (cheaper elsewhere)"
    assert tile.notes[0].startswith("new, from prices")
    assert (said in tile.notes) == is_told


def test_tile_of_what_may_not_be_sold_here_calls_no_price_of_elsewhere_its_own(
    known: Catalog, english: Language
) -> None:
    offer = tiny_offer("card", 500, how="converted", from_region="kr")
    for destinations, is_sold in (("kr", False), ("us", True)):
        ruled = sold_only_in(known, "card", destinations)
        (tile,) = region_tiles(ruled, "card", offers(known, offer), english, TODAY)
        assert (tile.amount == "about 500 USD") == is_sold
        assert (tile.amount == "not sold new here") != is_sold
        assert tile.notes[0].startswith("elsewhere about 500 USD, new, converted") != is_sold


def test_row_has_a_cell_for_each_kind_of_price(known: Catalog, english: Language) -> None:
    both = offers(known, tiny_offer("card", 500), tiny_offer("card", 300, "used"))
    rows = {row.id: row for row in region_rows(known, "card", both, english, TODAY)}
    assert [cell.amount for cell in rows["us"].cells if cell] == ["500 USD", "300 USD"]
    assert not any(rows["jp"].cells)
    assert rows["us"].note == "without tax"


def test_rate_is_said_where_a_price_was_converted(known: Catalog, english: Language) -> None:
    yen: dict[str, Any] = {"region": "jp", "from_region": "us", "currency": "JPY"}
    own = tiny_offer("card", 200, "used", **{**yen, "from_region": "jp"})
    converted = offers(known, tiny_offer("card", 250, how="converted", **yen), own)
    local = offers(known, tiny_offer("card", 250, **{**yen, "from_region": "jp"}))
    notes = [
        next(
            row for row in region_rows(known, "card", by_region, english, TODAY) if row.id == "jp"
        ).note
        for by_region in (converted, local)
    ]
    rate = rate_words(known, "jp", english, TODAY)
    assert "0.5" in rate  # a yen is worth 2 dollars
    assert rate in notes[0]
    assert rate not in notes[1]
    assert rate_words(known, "us", english, TODAY) == ""


def test_price_converted_from_one_row_names_that_row_in_place_of_its_day(
    known: Catalog, english: Language
) -> None:
    yen: dict[str, Any] = {"region": "jp", "from_region": "us", "currency": "JPY"}
    there = tiny_offer("card", 500)

    def note(basis: Offer) -> str:
        seen = offers(known, basis, tiny_offer("card", 250, how="converted", **yen))
        rows = region_rows(known, "card", seen, english, TODAY)
        return next(cell.note for row in rows if row.id == "jp" for cell in row.cells if cell)

    assert note(there) == "converted from this table’s price in the United States"
    older = PartialDate.parse("2026-01")
    for other in (replace(there, observed=older), replace(there, how="blended")):
        assert "the newest of 20 November 2026" in note(other)


def test_row_leads_to_its_country_where_more_is_told(known: Catalog, english: Language) -> None:
    told = replace(known, countries={"jp": Country()})
    seen = offers(told, tiny_offer("card", 500))
    rows = region_rows(told, "card", seen, english, TODAY)
    assert [row.id for row in rows if row.has_page] == ["jp"]


def test_price_that_nobody_saw_has_no_rows(known: Catalog, english: Language) -> None:
    assert region_rows(known, "card", offers(known), english, TODAY) == []
    assert region_tiles(known, "card", offers(known), english, TODAY) == []


def test_tax_is_a_percentage_or_a_range(english: Language) -> None:
    fields = {"read_on": "2026-11", "included": True, "source": "weekly-chip", "kind": "official"}
    flat = Tax.model_validate({**fields, "percent": 19})
    wide = Tax.model_validate({**fields, "low_percent": 17, "high_percent": 27})
    assert tax_words(flat, english) == "with 19% tax"
    assert tax_words(wide, english) == "with 17 to 27% tax"
    assert tax_words(flat.model_copy(update={"included": False}), english) == "without tax"


@pytest.mark.parametrize(
    ("code", "included", "words"),
    [
        ("en", True, "with 19% VAT"),
        ("fr", True, "TVA 19\u00a0% comprise"),
        ("ja", True, "付加価値税19%込み"),
        ("ko", True, "부가세 19% 포함"),
        ("zh", False, "不含增值税"),
    ],
)
def test_tax_goes_by_its_name(known: Catalog, code: str, included: bool, words: str) -> None:
    names = {"fr": "TVA", "ja": "付加価値税", "ko": "부가세", "zh": "增值税"}
    named = {"name": "VAT", "name_in": OtherLanguages.model_validate(names)}
    flat = tiny_region("EUR", 19).tax
    tax = flat.model_copy(update={**named, "included": included})
    assert tax_words(tax, Language.of(known, code)) == words


def test_money_without_a_rate_is_said_beside_its_region(known: Catalog, english: Language) -> None:
    regions = {**known.regions, "jp": tiny_region("JPY", exchange_rates=[])}
    without = with_regions(known, **regions)
    assert rate_words(without, "jp", english, TODAY).startswith("no exchange rate for JPY is known")
    seen = offers(without, tiny_offer("card", 500))
    notes = {row.id: row.note for row in region_rows(without, "card", seen, english, TODAY)}
    assert "no exchange rate for JPY is known" in notes["jp"]
    assert not any("no exchange rate" in note for id_, note in notes.items() if id_ != "jp")
