"""The few prices of invented cards that a reader's own question is answered with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.card_prices import card_prices, card_prices_seen, exact
from macros.facts.catalog import Catalog
from tests.advising import market_of_four, tiny_offer
from tests.tiny import TODAY, tiny_region


def prices(catalog: Catalog, **by_region: Any) -> dict[str, list[float | None]]:
    regions = {"us": tiny_region(), "jp": tiny_region("JPY")}
    known = replace(market_of_four(catalog), regions=regions)
    offers = {region: {"middle": own} for region, own in by_region.items()}
    return card_prices(known.gpus["middle"], offers, known, TODAY)


def test_cheapest_new_and_used_one_are_told_and_what_a_used_one_brings_at_least(
    catalog: Catalog,
) -> None:
    offers = [
        tiny_offer("middle", 520),
        tiny_offer("middle", 500),
        tiny_offer("middle", 320, "used", low=250),
        tiny_offer("middle", 300, "used", low=280),
    ]
    assert prices(catalog, us=offers) == {"us": [500, 300, 250]}


def test_what_has_no_price_is_unknown_and_a_region_without_any_is_left_out(
    catalog: Catalog,
) -> None:
    found = prices(catalog, us=[tiny_offer("middle", 500)], jp=[])
    assert found == {"us": [500, None, None]}
    used = tiny_offer("middle", 300, "used", low=280, region="jp")
    assert prices(catalog, jp=[used]) == {"jp": [None, 300, 280]}


def test_month_and_origin_of_the_cheapest_prices_are_told(catalog: Catalog) -> None:
    known = replace(market_of_four(catalog), regions={"us": tiny_region()})
    old = replace(tiny_offer("middle", 300, "used"), how="converted", stale=True)
    offers = [tiny_offer("middle", 500), tiny_offer("middle", 400, "used"), old]
    month = old.observed.last_day.isoformat()[:7]
    found = card_prices_seen(known.gpus["middle"], {"us": {"middle": offers}}, known, TODAY)
    assert found == {"us": [[month], [month, "converted", "stale"]]}
    assert card_prices_seen(known.gpus["middle"], {"us": {}}, known, TODAY) == {}


@pytest.mark.parametrize(
    ("value", "expected"), [(1234.567, 1234.6), (0.000123456, 0.00012346), (99999.6, 100_000)]
)
def test_amounts_have_as_many_digits_as_both_engines_read_alike(
    value: float, expected: float
) -> None:
    assert exact(value) == expected
