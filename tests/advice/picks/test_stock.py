from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.stock import Article, Stock, cheapest_of_each, stock
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.exports import ExportRule
from tests.advising import (
    WORK,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import tiny_region, with_regions

ORIGIN = {"source": "weekly-chip", "kind": "official"}


def goods(catalog: Catalog, offers: Any = None, speeds: Any = None, **cards: Any) -> Stock:
    return stock(tiny_situation(market_of_four(catalog, **cards), offers, speeds))


def article(found: Stock, id_: str, kind: str) -> Article:
    return next(each for each in found.by_id[id_] if each.offer.kind == kind)


def test_used_article_costs_more_than_its_price_by_what_its_buyer_may_lose(
    catalog: Catalog,
) -> None:
    found = goods(catalog)
    assert article(found, "middle", "used").price_usd > 300
    assert article(found, "middle", "street_new").price_usd == 500


def test_tax_is_part_of_what_an_article_costs(catalog: Catalog) -> None:
    taxed = {"large": [tiny_offer("large", 1000.0, tax_factor=1.2)]}
    assert goods(catalog, taxed).by_id["large"][0].price_usd == pytest.approx(1200)


def test_what_an_article_costs_in_all_is_its_price_and_its_electricity(catalog: Catalog) -> None:
    power = [{"consumer": "household", "date": "2025-12", "per_kwh": 0.5, **ORIGIN}]
    known = with_regions(market_of_four(catalog), us=tiny_region(electricity=power))
    where = tiny_situation(known)
    by_id = stock(where).by_id
    middle, large = (by_id[id_][-1] for id_ in ("middle", "large"))
    assert middle.cost_usd - middle.price_usd == pytest.approx(where.running.of(middle.gpu))
    # 400 W take twice as much as 200 W.
    electricity = middle.cost_usd - middle.price_usd
    assert electricity > 0
    assert large.cost_usd - large.price_usd == pytest.approx(2 * electricity)


def test_cheapest_article_of_a_product_comes_first(catalog: Catalog) -> None:
    found = goods(catalog)
    assert [each.offer.kind for each in found.by_id["middle"]] == ["used", "street_new"]
    assert [each.offer.usd for each in cheapest_of_each(found)] == [100, 300, 1600, 9000]


def test_what_is_only_announced_is_not_in_stock(catalog: Catalog) -> None:
    assert "large" not in goods(catalog, large={"preview": True}).by_id


def test_used_article_that_is_cheaper_only_without_its_risk_does_not_cost_less(
    catalog: Catalog,
) -> None:
    offers = {"small": [tiny_offer("small", 95.0, "used")], "middle": [tiny_offer("middle", 100.0)]}
    found = goods(catalog, offers)
    used, new = article(found, "small", "used"), article(found, "middle", "street_new")
    assert not used.costs_no_more_than(new, 0.6)
    assert not new.costs_no_more_than(used, 0.6)


def test_price_that_is_perhaps_lower_is_lower_with_little_certainty(catalog: Catalog) -> None:
    found = goods(catalog, tiny_offers(large=480.0, spread=0.3))
    large, middle = article(found, "large", "street_new"), article(found, "middle", "street_new")
    assert large.costs_no_more_than(middle, 0.5)
    assert not large.costs_no_more_than(middle, 0.8)


def test_ratio_of_speeds_is_known_where_both_are(catalog: Catalog) -> None:
    found = goods(catalog, speeds=tiny_speeds(server=0))
    small, large, server = (found.where.catalog.gpus[id_] for id_ in ("small", "large", "server"))
    assert math.isclose(found.speed_ratio(large, small) or 0, 4)
    assert found.speed_ratio(server, small) is None
    assert found.speed_ratio(small, server) is None
    assert not found.has_known_speed(server)


def test_ratio_over_several_kinds_of_work_is_the_geometric_mean(catalog: Catalog) -> None:
    """Large is 4 times as fast as small in one kind of work, and 9 times in another."""
    known = market_of_four(catalog)
    drawing = tiny_speeds().by_workload[WORK]
    writing = {**drawing, "large": replace(drawing["large"], value=9.0)}
    writing = {id_: speed for id_, speed in writing.items() if id_ != "middle"}
    works = dict.fromkeys((WORK, "writing"), known.workloads[WORK])
    speeds = Speeds("small", {WORK: drawing, "writing": writing})
    found = stock(tiny_situation(replace(known, workloads=works), speeds=speeds))
    small, middle, large = (known.gpus[id_] for id_ in ("small", "middle", "large"))
    assert found.speed_ratio(large, small) == pytest.approx(6)
    assert found.speed_ratio(small, large) == pytest.approx(1 / 6)
    assert found.speed_ratios(middle, small) == [2, None]
    assert found.speed_ratio(middle, small) is None
    assert found.speed_ratio(large, middle) == pytest.approx(2)


def test_new_one_of_what_may_not_be_sold_here_is_not_in_stock(catalog: Catalog) -> None:
    rule = ExportRule.model_validate(
        {
            "product": "middle",
            "destinations": ["us"],
            "sale": "licence",
            "rule": "Invented.",
            "kind": "named",
            "confidence": "high",
            "source": "weekly-chip",
        }
    )
    market = replace(market_of_four(catalog), export_rules=(rule,))
    found = stock(tiny_situation(market))
    assert [each.offer.kind for each in found.by_id["middle"]] == ["used"]
    assert len(found.by_id["small"]) == 2
