from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.guide.used_prices_table import used_cards, used_prices
from macros.present.words.language import Language
from tests.built.documents import Element, parse
from tests.tiny import TODAY, only_gpus, tiny_gpu, tiny_price, with_prices

USED = {"kind": "used", "amount": 300}


def market(catalog: Catalog, cards: dict[str, dict[str, Any]], **prices: Any) -> Edition:
    """Return the advice on cards like Boreal One; a price is its changes, one of a list each."""
    gpus = [
        tiny_gpu(
            catalog,
            "boreal-one",
            **{"id": id_, "name": id_.title(), "aliases": (), "software": None, **changes},
        )
        for id_, changes in cards.items()
    ]
    sold = only_gpus(catalog, *gpus)
    for id_ in cards:
        asked = prices.get(id_, [USED])
        sold = with_prices(sold, id_, *(tiny_price(**price) for price in asked))
    return Edition(sold, TODAY, TODAY)


def memory(size_gb: float) -> dict[str, Any]:
    return {"memory": {"size_gb": size_gb}}


def rows_of(edition: Edition) -> list[Element]:
    html = used_prices(edition, "../", Language.of(edition.catalog, "en"))
    return parse(str(html)).one("tbody").all("tr")


def test_most_memory_comes_first_then_what_costs_less(catalog: Catalog) -> None:
    cards = {"little": memory(12), "dear": memory(24), "cheap": memory(24), "alike": memory(24)}
    edition = market(catalog, cards, dear=[{**USED, "amount": 400}])
    named = [gpu.id for gpu, _ in used_cards(edition, "us")]
    assert named == ["alike", "cheap", "dear", "little"]


@pytest.mark.parametrize(
    "change", [memory(6), {"form_factor": "sxm"}, {"form_factor": "mobile"}, {"preview": True}]
)
def test_too_little_memory_and_what_fits_no_desktop_are_not_worth_a_look(
    catalog: Catalog, change: dict[str, Any]
) -> None:
    edition = market(catalog, {"usual": memory(8), "odd": {**memory(8), **change}})
    assert [gpu.id for gpu, _ in used_cards(edition, "us")] == ["usual"]


@pytest.mark.parametrize(
    "price",
    [
        {"kind": "street_new"},
        {**USED, "date": str(TODAY - timedelta(days=800))},
    ],
)
def test_only_used_prices_of_today_count(catalog: Catalog, price: dict[str, Any]) -> None:
    assert used_cards(market(catalog, {"one": memory(16)}, one=[price]), "us") == []


def test_a_used_price_stands_beside_its_share_of_a_new_one(catalog: Catalog) -> None:
    new = {"amount": 600}
    edition = market(catalog, {"one": memory(16), "two": memory(12)}, one=[USED, new])
    first, second = rows_of(edition)
    assert "50%" in first.text
    assert "%" not in second.text
    (row,) = rows_of(market(catalog, {"one": memory(16)}, one=[USED, {"amount": 900}]))
    assert "33%" in row.text


def test_an_old_new_price_is_no_measure_of_a_used_one(catalog: Catalog) -> None:
    old = {"amount": 600, "date": str(TODAY - timedelta(days=800))}
    (row,) = rows_of(market(catalog, {"one": memory(16)}, one=[USED, old]))
    assert "%" not in row.text


def test_beside_it_is_the_cheapest_new_card_with_as_much_memory(catalog: Catalog) -> None:
    cards = {"old": memory(16), "less": memory(12), "much": memory(24), "more": memory(24)}
    prices = {"less": 400, "much": 700, "more": 900}
    new = {id_: [{"amount": amount}] for id_, amount in prices.items()}
    (row,) = rows_of(market(catalog, cards, **new))
    assert "Much" in row.all("td")[-1].text
    assert "700" in row.all("td")[-1].text


def test_nothing_stands_beside_it_where_no_new_card_has_as_much(catalog: Catalog) -> None:
    cards = {"old": memory(16), "less": memory(12)}
    (row,) = rows_of(market(catalog, cards, less=[{"amount": 400}]))
    assert row.all("td")[-1].text == "–"


@pytest.mark.parametrize(("new", "is_dear"), [(301, True), (299, True), (600, False)])
def test_used_card_that_costs_as_much_as_a_new_one_is_not_worth_its_risk(
    catalog: Catalog, new: float, *, is_dear: bool
) -> None:
    (row,) = rows_of(market(catalog, {"one": memory(16)}, one=[USED, {"amount": new}]))
    assert ("not worth its risk" in row.text) is is_dear


@pytest.mark.parametrize(("ratio", "words"), [(0.5, "about half as fast, "), (1.0, ""), (None, "")])
def test_new_card_of_another_speed_says_so(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, ratio: float | None, words: str
) -> None:
    monkeypatch.setattr(
        "macros.present.guide.used_prices_table.usual_speed_ratio", lambda *_: ratio
    )
    new = [{"amount": 700}]
    (row,) = rows_of(market(catalog, {"old": memory(16), "much": memory(24)}, much=new))
    assert f"Much {words}700 USD" in " ".join(row.all("td")[-1].text.split())
