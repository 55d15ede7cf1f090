"""Prices of the real data: whatever shows or exports one says what `offers.json` says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.export import may_be_sold
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.api.builds import choice_row
from macros.present.api.files import api_files
from macros.present.api.picks import verdict_row
from macros.present.charts import CHARTS
from macros.present.charts.advised import advised_charts
from macros.present.charts.chart import Chart
from macros.present.gpus.comparison import GROUPS, comparison_data
from macros.present.gpus.table import gpu_table
from macros.present.prices.entry_prices import entry_cards, entry_list, entry_pairs
from macros.present.prices.region_prices import region_rows, region_tiles
from macros.present.words.language import Language
from tests.real_data import TODAY, real_edition

KINDS = ("street_new", "used")
SHOWN = {"New": "street_new", "Whole computer": "street_new", "Used": "used"}

Offers = dict[tuple[str, str, str], dict[str, Any]]


@pytest.fixture(scope="module", params=[date(2019, 5, 26), TODAY], ids=["of 2019", "of today"])
def edition(request: pytest.FixtureRequest) -> Edition:
    return real_edition(request.param)


@pytest.fixture(scope="module")
def exported(edition: Edition) -> Offers:
    """The rows of `offers.json` by region, product and kind."""
    files = api_files(edition, TODAY, edition.day)
    rows = json.loads(files["api/v1/offers.json"])
    return {(row["region"], row["id"], row["kind"]): row for row in rows}


@pytest.fixture(scope="module")
def english(edition: Edition) -> Language:
    return Language.of(edition.catalog, "en")


def in_default_region(edition: Edition, exported: Offers) -> dict[tuple[str, str], float]:
    """Return the dollars of each product and kind where charts, table and comparison look.

    They leave out new products that shops there may not sell.
    """
    return {
        (id_, kind): row["usd"]
        for (region, id_, kind), row in exported.items()
        if region == DEFAULT_REGION
        and (kind != "street_new" or may_be_sold(edition.catalog, id_, region, edition.day))
    }


def number(text: str) -> float:
    return float(re.sub(r"[^\d.]", "", text))


def is_shown_as(text: str, amount: float) -> bool:
    """Return whether a text says an amount: whole money, computed prices with three digits."""
    return abs(number(text) - amount) <= 0.5 + 0.005 * amount


def test_estimates_of_a_past_day_are_exported_like_prices_that_were_seen(
    edition: Edition, exported: Offers
) -> None:
    estimated = {row["id"] for row in exported.values() if row["how"] == "estimated"}
    assert bool(estimated) == edition.is_back_test


def test_rows_of_a_gpu_page_are_the_exported_offers(
    edition: Edition, exported: Offers, english: Language
) -> None:
    for id_ in edition.catalog.gpus:
        rows = region_rows(edition.catalog, id_, edition.offers, english, edition.day)
        shown = {
            (row.id, id_, kind): cell
            for row in rows
            for kind, cell in zip(KINDS, row.cells, strict=True)
            if cell
        }
        assert shown.keys() == {key for key in exported if key[1] == id_}
        for key, cell in shown.items():
            assert is_shown_as(cell.amount, exported[key]["amount"]), key


def test_tiles_of_a_gpu_page_are_exported_offers(
    edition: Edition, exported: Offers, english: Language
) -> None:
    for id_ in edition.catalog.gpus:
        tiles = region_tiles(edition.catalog, id_, edition.offers, english, edition.day)
        assert {tile.id for tile in tiles} == {key[0] for key in exported if key[1] == id_}
        for tile in tiles:
            if tile.amount == english.say("not-sold-new"):
                assert not may_be_sold(edition.catalog, id_, tile.id, edition.day)
                continue
            offers = (exported.get((tile.id, id_, kind)) for kind in KINDS)
            assert any(is_shown_as(tile.amount, offer["amount"]) for offer in offers if offer)


def test_table_sorts_by_exported_offers(
    edition: Edition, exported: Offers, english: Language
) -> None:
    dollars = in_default_region(edition, exported)
    rows = re.findall(
        r'<tr data-id="([^"]+)".*?</th><td([^>]*)>',
        gpu_table(edition, english, "../"),
    )
    assert {id_ for id_, _ in rows} == edition.catalog.gpus.keys()
    for id_, attributes in rows:
        known = [dollars[id_, kind] for kind in KINDS if (id_, kind) in dollars]
        amount = attributes.removesuffix(" data-old")
        fits = any(is_shown_as(amount, one) for one in known) if known else not amount.strip()
        assert fits, id_


def test_comparison_compares_exported_offers(
    edition: Edition, exported: Offers, english: Language
) -> None:
    dollars = in_default_region(edition, exported)
    names = [row.name for _, rows in GROUPS for row in rows]
    for gpu in comparison_data(edition, english)["gpus"]:
        cells = dict(zip(names, gpu["cells"], strict=True))
        for name, kind in (("compare.price_new", "street_new"), ("compare.price_used", "used")):
            cell, usd = cells[name], dollars.get((gpu["id"], kind))
            assert (cell is None) == (usd is None)
            if usd is not None:
                assert is_shown_as(cell["text"], usd)
                assert is_shown_as(str(cell.get("value", usd)), usd)


def charts_with_prices(edition: Edition, language: Language) -> Iterator[Chart]:
    yield from (make(edition, language) for make in CHARTS.values())
    yield from (make(language) for make in advised_charts(edition).values())


def test_charts_draw_exported_offers(edition: Edition, exported: Offers, english: Language) -> None:
    dollars = in_default_region(edition, exported)
    drawn = set()
    for chart in charts_with_prices(edition, english):
        columns = [column.name for column in chart.columns]
        for row in chart.rows if "price_usd" in columns else ():
            cells = {name: cell.raw for name, cell in zip(columns, row, strict=True)}
            if cells["price_usd"] is None:
                continue
            kind = str(cells.get("offer") or cells.get("price_kind") or cells["series"])
            key = str(cells["id"]), SHOWN.get(kind, kind)
            assert is_shown_as(str(cells["price_usd"]), dollars[key]), chart.id
            drawn.add(chart.id)
    assert {"tensor-price", "memory-price", "price-gb"} < drawn
    assert {"value-cnn-training", "price-speed-cnn-training"} < drawn


def test_chart_of_memory_tells_the_cheaper_exported_offer(
    edition: Edition, exported: Offers, english: Language
) -> None:
    dollars = in_default_region(edition, exported)
    chart = CHARTS["bandwidth-memory"](edition, english)
    at = {column.name: place for place, column in enumerate(chart.columns)}
    told = {str(row[at["id"]].raw): row for row in chart.rows}
    assert any(row[at["price_usd"]].text for row in told.values())
    for id_, row in told.items():
        amount, kind = row[at["price_usd"]].text, str(row[at["price_kind"]].raw)
        assert not amount or is_shown_as(amount, dollars[id_, kind]), id_


def test_entry_cards_cost_what_is_exported(
    edition: Edition, exported: Offers, english: Language
) -> None:
    for region in edition.catalog.regions:
        for gpu, offer in entry_cards(edition, region):
            assert round(offer.amount, 2) == exported[region, gpu.id, offer.kind]["amount"]
    pairs = entry_pairs(edition, english.names.region)
    cards = [card for pair in pairs for card in pair if card]
    shown = re.findall(r"(?:about )?[\d,]+ USD", entry_list(edition, english))
    amounts = [exported[english.names.region, gpu.id, offer.kind]["amount"] for gpu, offer in cards]
    assert len(shown) == len(amounts) > 0
    assert all(map(is_shown_as, shown, amounts))


def test_picks_cost_what_is_exported(edition: Edition, exported: Offers) -> None:
    for region in edition.catalog.regions:
        for verdict in edition.verdicts(region):
            for row in verdict_row(verdict)["decided_by"]["figures"]:
                if row["price_kind"] != "rental":
                    amount = exported[region, row["id"], row["price_kind"]]["amount"]
                    assert row["amount"] == pytest.approx(amount, rel=0.001)


def test_accelerators_of_builds_cost_what_is_exported(edition: Edition, exported: Offers) -> None:
    rows = [
        choice_row(choice)
        for tier in edition.catalog.tiers
        for choice in edition.choices(tier, DEFAULT_REGION)
    ]
    assert any(row["accelerator"] for row in rows)
    for row in rows:
        if row["accelerator"] is None:
            continue
        key = DEFAULT_REGION, row["accelerator"], str(row["accelerator_price_kind"])
        assert row["accelerator_amount"] == pytest.approx(exported[key]["amount"], rel=0.001)


def test_charts_of_a_language_draw_the_offers_of_its_region(
    edition: Edition, exported: Offers
) -> None:
    french = Language.of(edition.catalog, "fr")
    region = DEFAULT_REGION if edition.is_back_test else "fr"
    column = "price_usd" if edition.is_back_test else "price_eur"
    chart = CHARTS["price-gb"](edition, french)
    at = {column.name: place for place, column in enumerate(chart.columns)}
    assert chart.rows
    for row in chart.rows:
        id_, amount = str(row[at["id"]].raw), str(row[at[column]].raw)
        known = [exported[key]["amount"] for key in exported if key[:2] == (region, id_)]
        assert any(is_shown_as(amount, one) for one in known), id_
