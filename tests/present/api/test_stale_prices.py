from __future__ import annotations

import json
from typing import Any

from macros.facts.catalog import Catalog
from macros.present.api.schemas import row_types
from macros.present.api.stale_prices import stale_price_files
from tests.advising import tiny_offers
from tests.invented_edition import invented_edition


def rows(catalog: Catalog) -> list[dict[str, Any]]:
    edition = invented_edition(catalog, us=tiny_offers(spread=0.3))
    content = stale_price_files(edition)["api/v1/stale_prices.json"]
    row_types()["stale_prices"].validate_json(content, strict=True)
    read: list[dict[str, Any]] = json.loads(content)
    return read


def test_rows_are_ranked_within_their_region(catalog: Catalog) -> None:
    found = [(row["region"], row["rank"]) for row in rows(catalog)]
    assert found[:2] == [("us", 1), ("us", 2)]
    worth = [row["worth_usd"] for row in rows(catalog) if row["region"] == "us"]
    assert worth == sorted(worth, reverse=True)


def test_turn_names_the_price_at_which_the_answer_is_another(catalog: Catalog) -> None:
    turn = rows(catalog)[0]["turns"][0]
    assert turn["persona"] == "reader"
    assert {turn["pick"], turn["other"]} == {"small", "middle"}
    assert 0 < turn["share"] <= 0.5
