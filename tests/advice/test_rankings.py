from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest

from macros.advice.picks.consumer_cards import Offers
from macros.advice.rankings import (
    MOST_SHOWN,
    Ranked,
    best_offers,
    by_efficiency,
    by_speed,
    by_value,
    chosen_by_efficiency,
    chosen_by_speed,
    not_told_from,
)
from macros.advice.speeds.speed import Z80, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.exports import ExportRule
from tests.advising import (
    MEMORY_GB,
    WORK,
    market_of_four,
    tiny_edition,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_speeds,
)
from tests.software_families import tiny_family, with_software
from tests.tiny import TODAY, tiny_gpu, with_gpus


def values(ranked: Sequence[Ranked]) -> dict[tuple[str, str], float]:
    return {row.key: round(row.value, 3) for row in ranked}


def test_fastest_product_comes_first(catalog: Catalog) -> None:
    ranked = by_speed(tiny_edition(market_of_four(catalog)), WORK)
    assert [(row.gpu.id, row.value) for row in ranked] == [
        ("server", 8),
        ("large", 4),
        ("middle", 2),
        ("small", 1),
    ]


def test_speed_keeps_the_interval_that_it_was_given(catalog: Catalog) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=tiny_speeds(spread=0.3))
    for row in by_speed(edition, WORK):
        assert (row.low, row.high) == pytest.approx((row.speed.low, row.speed.high))


def test_speed_for_the_power_is_that_per_100_watts(catalog: Catalog) -> None:
    ranked = by_efficiency(tiny_edition(market_of_four(catalog)), WORK)
    assert [(row.gpu.id, round(row.value, 3)) for row in ranked] == [
        ("server", 2.667),
        ("large", 1),
        ("middle", 1),
        ("small", 1),
    ]


def test_product_of_unknown_power_is_not_ranked_by_it(catalog: Catalog) -> None:
    market = market_of_four(catalog, large={"power": {"tdp_w": None}})
    assert "large" not in {o.gpu.id for o in by_efficiency(tiny_edition(market), WORK)}
    assert "large" in {o.gpu.id for o in by_speed(tiny_edition(market), WORK)}


def test_new_and_used_offers_are_ranked_by_speed_per_1000_dollars(catalog: Catalog) -> None:
    assert values(by_value(tiny_edition(market_of_four(catalog)), WORK, "us")) == {
        ("small", "used"): 10,
        ("middle", "used"): 6.667,
        ("small", "street_new"): 5,
        ("middle", "street_new"): 4,
        ("large", "street_new"): 2.5,
        ("server", "street_new"): 0.889,
    }


def test_what_shops_may_not_sell_counts_used_alone(catalog: Catalog) -> None:
    market = market_of_four(catalog)
    every = values(by_value(tiny_edition(market), WORK, "us"))
    rule = ExportRule.model_validate(
        {
            **{"product": "small", "destinations": ["us"], "sale": "licence", "kind": "named"},
            **{"rule": "Invented.", "confidence": "high", "source": "weekly-chip"},
        }
    )
    ruled = values(by_value(tiny_edition(replace(market, export_rules=(rule,))), WORK, "us"))
    assert set(every) - set(ruled) == {("small", "street_new")}
    assert ("small", "used") in ruled


def test_uncertainty_of_value_is_that_of_speed_and_price_together(catalog: Catalog) -> None:
    edition = tiny_edition(
        market_of_four(catalog), tiny_offers(spread=0.3), tiny_speeds(spread=0.4)
    )
    row = by_value(edition, WORK, "us")[0]
    assert row.spread == pytest.approx(0.5)
    assert row.high / row.value == pytest.approx(math.exp(Z80 * 0.5))
    assert row.value / row.low == pytest.approx(math.exp(Z80 * 0.5))


@pytest.mark.parametrize(
    "changes", [{"preview": True, "released": None}, {"memory": {"size_gb": 3}}]
)
def test_announced_products_and_those_with_too_little_memory_are_not_ranked(
    catalog: Catalog, changes: dict[str, object]
) -> None:
    edition = tiny_edition(market_of_four(catalog, large=changes))
    for ranked in (by_speed(edition, WORK), by_value(edition, WORK, "us")):
        ids = {row.gpu.id for row in ranked}
        assert "large" not in ids
        assert "middle" in ids


def test_module_has_no_value_without_its_server(catalog: Catalog) -> None:
    edition = tiny_edition(market_of_four(catalog, server={"form_factor": "sxm5"}))
    assert "server" in {row.gpu.id for row in by_speed(edition, WORK)}
    assert "server" not in {row.gpu.id for row in by_value(edition, WORK, "us")}


@pytest.mark.parametrize(("status", "kept"), [("supported", True), ("ending", False)])
def test_product_whose_software_ends_has_no_value(
    catalog: Catalog, status: str, kept: bool
) -> None:
    market = with_software(market_of_four(catalog), tiny_family("old", "small", status=status))
    ranked = by_value(tiny_edition(market), WORK, "us")
    assert ("small" in {row.gpu.id for row in ranked}) is kept


def test_offer_gives_way_the_less_its_price_tells(catalog: Catalog) -> None:
    def place(spread: float) -> int:
        offers = {**tiny_offers(), "small": [tiny_offer("small", 50, spread=spread)]}
        ranked = by_value(tiny_edition(market_of_four(catalog), offers), WORK, "us")
        return [row.gpu.id for row in ranked].index("small")

    places = [place(spread) for spread in (0.1, 1.0, 2.0, 5.0)]
    assert places[0] == 0
    assert places == sorted(places)
    assert places[-1] == 4


def test_stale_offers_count_where_there_are_no_others(catalog: Catalog) -> None:
    offers = {"small": [tiny_offer("small", 50, stale=True)]}
    ranked = by_value(tiny_edition(market_of_four(catalog), offers), WORK, "us")
    assert values(ranked) == {("small", "street_new"): 20}


def test_all_offers_of_a_past_day_count(catalog: Catalog) -> None:
    offers = {**tiny_offers(), "small": [tiny_offer("small", 50, stale=True)]}
    market = market_of_four(catalog, **{id_: {"released": "2018-01"} for id_ in MEMORY_GB})
    edition = tiny_edition(market, offers, day=date(2019, 5, 26))
    assert edition.is_back_test
    assert ("small", "street_new") in values(by_value(edition, WORK, "us"))


def test_without_prices_of_a_region_nothing_has_a_value(catalog: Catalog) -> None:
    assert by_value(tiny_edition(market_of_four(catalog)), WORK, "nowhere") == []


def crowd(catalog: Catalog, count: int) -> tuple[Catalog, Speeds]:
    """A market with many more estimated cards without a price, each newer and faster."""
    market, known = market_of_four(catalog), tiny_speeds()
    speeds = dict(known.by_workload[WORK])
    for n in range(count):
        gpu = tiny_gpu(market, "small", id=f"card-{n:02}", released=f"2026-02-{n % 28 + 1:02}")
        market = with_gpus(market, gpu)
        speeds[gpu.id] = replace(
            speeds["small"], id=gpu.id, value=3 + n / 100, kind="estimated", extrapolated=n == 0
        )
    return market, Speeds("small", {WORK: speeds})


def test_a_chart_shows_no_more_than_a_reader_reads(catalog: Catalog) -> None:
    market, speeds = crowd(catalog, 40)
    chosen = chosen_by_speed(tiny_edition(market, speeds=speeds), WORK, "us")
    assert len(chosen) == MOST_SHOWN
    assert chosen >= {"small", "middle", "large", "server"}


def test_measured_products_are_shown_before_newer_estimated_ones(catalog: Catalog) -> None:
    market, speeds = crowd(catalog, 40)
    unpriced: Offers = {id_: [] for id_ in market.gpus}
    chosen = chosen_by_speed(tiny_edition(market, unpriced, speeds), WORK, "us")
    assert chosen >= {"small", "middle", "large", "server"}


def test_what_gives_most_per_watt_is_among_what_is_compared_per_watt(catalog: Catalog) -> None:
    market, speeds = crowd(catalog, 40)
    thrifty = tiny_gpu(market, "card-00", power={"tdp_w": 5})
    edition = tiny_edition(with_gpus(market, thrifty), speeds=speeds)
    assert by_efficiency(edition, WORK)[0].gpu.id == "card-00"
    assert "card-00" not in chosen_by_speed(edition, WORK, "us")
    chosen = chosen_by_efficiency(edition, WORK, "us")
    assert "card-00" in chosen
    assert len(chosen) == MOST_SHOWN


def test_what_is_picked_for_the_work_is_always_shown(catalog: Catalog) -> None:
    market, speeds = crowd(catalog, 40)
    offers = {id_: [tiny_offer(id_, 500)] for id_ in market.gpus}
    offers["card-00"] = [tiny_offer("card-00", 10)]
    others = {id_ for id_ in market.gpus if id_ not in ("card-00", "server")}
    for maximise, is_shown in (("speed_per_price", True), ("speed", False)):
        persona = tiny_persona(objective={"maximise": maximise, "workloads": [WORK]})
        advised = replace(market, personas={persona.id: persona})
        edition = tiny_edition(advised, offers, speeds)
        shown = chosen_by_speed(edition, WORK, "us")
        picked = edition.verdict(persona.id, "us").pick
        assert picked is not None
        assert picked.gpu.id in shown
        assert ("card-00" in shown) == is_shown
        assert shown & others


def test_best_offers_hold_the_best_of_each_segment(catalog: Catalog) -> None:
    market, speeds = crowd(catalog, 40)
    offers = {id_: [tiny_offer(id_, 100)] for id_ in market.gpus}
    offers["server"] = [tiny_offer("server", 90_000)]
    shown = best_offers(by_value(tiny_edition(market, offers, speeds), WORK, "us"))
    assert len(shown) == MOST_SHOWN
    assert shown[-1].gpu.id == "server"
    assert shown == sorted(shown, key=lambda row: -row.value)


def test_a_lead_within_the_uncertainty_is_none(catalog: Catalog) -> None:
    sure, unsure = (
        by_speed(tiny_edition(market_of_four(catalog), speeds=tiny_speeds(spread)), WORK)
        for spread in (0.01, 2.0)
    )
    assert not_told_from(sure[0], sure[1:], 0.8) == []
    assert [o.gpu.id for o in not_told_from(unsure[0], unsure[1:], 0.8)] == [
        "large",
        "middle",
        "small",
    ]


def test_offers_of_one_product_differ_by_their_prices_alone(catalog: Catalog) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=tiny_speeds(spread=2.0))
    used, *others = by_value(edition, WORK, "us")
    told = {row.key for row in not_told_from(used, others, 0.8)}
    assert ("small", "street_new") not in told
    assert ("middle", "used") in told


def test_same_day_of_advice_gives_the_same_ranking(catalog: Catalog) -> None:
    market = market_of_four(catalog)
    turned = replace(market, gpus=dict(reversed(list(market.gpus.items()))))
    first, second = (by_value(tiny_edition(m), WORK, "us") for m in (market, turned))
    assert [row.key for row in first] == [row.key for row in second]
    assert tiny_edition(market).day == TODAY
