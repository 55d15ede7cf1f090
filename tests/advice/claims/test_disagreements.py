from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.claims.disagreements import (
    DISAGREEMENTS,
    Figures,
    answers,
    may_stand_beside,
)
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.claims import DisagreementRecord
from macros.facts.records.partial_date import PartialDate
from tests.claims import with_series
from tests.tiny import TODAY, only_gpus, tiny_gpu, with_gpus


def figures_of(
    catalog: Catalog,
    id_: str,
    offers: Mapping[str, tuple[Offer, ...]] | None = None,
    speeds: Speeds | None = None,
    **values: Any,
) -> Figures:
    """Return what the catalogue says about a disagreement."""
    side = {"source": "weekly-chip", "date": "2026-01"}
    record = DisagreementRecord.model_validate(
        {"id": id_, "seeds": [], "sides": [side, side], "rule": "memory-headroom", **values}
    )
    known = replace(catalog, disagreements={id_: record})
    return answers(known, TODAY, offers, speeds)[0].figures


def observations(**numbers: float) -> list[dict[str, object]]:
    common = {"source": "weekly-chip", "date": "2026-01"}
    return [{"name": name, "value": value, **common} for name, value in numbers.items()]


def an_offer(id_: str, kind: str, usd: float, *, stale: bool = False) -> Offer:
    made: dict[str, Any] = {"id": id_, "region": "us", "kind": kind, "amount": usd, "usd": usd}
    made |= {"low": usd, "high": usd, "currency": "USD", "age_days": 1, "stale": stale}
    made |= {"observed": PartialDate.parse("2026-11"), "how": "local", "from_region": "us"}
    return Offer(**made, quality="A")


@pytest.mark.parametrize(
    ("cooling", "slots", "fits"),
    [("open_air", 2, True), ("open_air", 3, False), ("blower", 3, True), ("open_air", None, None)],
)
def test_cooler_decides_which_card_may_have_a_neighbour(
    catalog: Catalog, cooling: str, slots: float | None, fits: bool | None
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", cooling=cooling, board={"slots": slots})
    assert may_stand_beside(gpu, 3, 1) is fits


def test_dear_card_is_held_against_what_the_cheaper_one_holds(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    figures = figures_of(known, "titan-for-memory", accelerators=["new-0", "new-1"])
    assert figures["price_ratio"] == 3
    assert figures["throughput_ratio"] == 2
    assert figures["less_gb"] == pytest.approx(16 / 1.2)


def test_memory_holds_as_many_parameters_as_their_bytes_allow(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    figures = figures_of(
        known,
        "least-memory",
        accelerators=["new-0", "new-1"],
        observations=observations(bytes_per_parameter=16),
    )
    assert figures["less_parameters"] == figures["more_parameters"] == pytest.approx(1e9 / 1.2)


def test_throughput_alone_would_do_if_memory_went_along(catalog: Catalog) -> None:
    slow = tiny_gpu(catalog, "boreal-one", id="slow", compute={"fp32_tflops": 1})
    fast = tiny_gpu(catalog, "boreal-one", id="fast", compute={"fp32_tflops": 9})
    more = tiny_gpu(
        catalog, "boreal-one", id="fast", compute={"fp32_tflops": 9}, memory={"size_gb": 99}
    )
    same = figures_of(only_gpus(catalog, slow, fast), "compute-alone")
    along = figures_of(only_gpus(catalog, slow, more), "compute-alone")
    assert (same["memory_share"], along["memory_share"]) == (1, 0)


def test_stale_used_price_does_not_count(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    new = {"new-1": (an_offer("new-1", "street_new", 400),)}
    used = (an_offer("new-0", "used", 300),)
    fresh = figures_of(known, "used-or-new", {"new-0": used, **new}, accelerators=["new-0"])
    assert fresh == pytest.approx(
        {"used_about_usd": 300, "new_about_usd": 400, "dearer_ratio": 4 / 3}
    )
    old = (an_offer("new-0", "used", 300, stale=True),)
    assert figures_of(known, "used-or-new", {"new-0": old, **new}, accelerators=["new-0"]) == {}


def test_shop_prices_are_held_against_launch_prices(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    offers = {id_: (an_offer(id_, "street_new", 300),) for id_ in ("new-0", "new-1")}
    figures = figures_of(known, "list-prices", offers)
    assert (figures["count"], figures["median_ratio"], figures["high_ratio"]) == (2, 2, 3)


def test_cost_of_a_power_limit_depends_on_the_work(catalog: Catalog) -> None:
    numbers = observations(decode=0.97, dense=0.55, dense_power=0.5)
    figures = figures_of(catalog, "power-limit", rule="power-limit-loss", observations=numbers)
    assert (figures["free"], figures["count"], figures["dense_power_share"]) == (1, 2, 0.5)
    assert figures["dense_lost_share"] == pytest.approx(0.45)


def test_power_limit_is_free_up_to_the_loss_of_the_rule(catalog: Catalog) -> None:
    loss = catalog.rules["power-limit-loss"].value
    numbers = observations(decode=1 - loss, dense=1 - loss - 0.01)
    figures = figures_of(catalog, "power-limit", rule="power-limit-loss", observations=numbers)
    assert (figures["free"], figures["count"]) == (1, 2)


def test_measured_order_may_be_another_than_the_rated_one(catalog: Catalog) -> None:
    first = tiny_gpu(catalog, "boreal-one", id="one", compute={"tensor_fp16_dense_tflops": 100})
    second = tiny_gpu(catalog, "boreal-one", id="two", compute={"tensor_fp16_dense_tflops": 130})
    figures = figures_of(
        only_gpus(catalog, first, second),
        "rated-throughput",
        accelerators=["one", "two"],
        observations=observations(first_share=0.8, second_share=0.5),
    )
    assert figures["rated_ratio"] > 1 > figures["measured_ratio"]


def test_cards_that_take_turns_are_no_upgrade(catalog: Catalog) -> None:
    numbers = observations(one=100, two=98, four=95)
    figures = figures_of(catalog, "layer-split", rule="upgrade-speed-ratio", observations=numbers)
    assert (figures["four_ratio"], figures["worth"]) == (0.95, 0)
    enough = observations(one=100, two=130, four=150)  # exactly what the rule asks
    figures = figures_of(catalog, "layer-split", rule="upgrade-speed-ratio", observations=enough)
    assert (figures["four_ratio"], figures["worth"]) == (1.5, 1)


def test_value_for_the_money_is_held_against_memory(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    pair = ["new-0", "new-1"]
    figures = figures_of(known, "memory-or-speed", accelerators=pair)
    assert figures["value_ratio"] == pytest.approx(1.5)  # 10 against 6.7 GFLOPS per USD
    unpriced = replace(known, prices={})
    without = figures_of(unpriced, "memory-or-speed", accelerators=pair)
    assert without.keys() == {"less_gb", "more_gb"}
    assert figures_of(unpriced, "titan-for-memory", accelerators=pair).keys() == {
        "less_gb",
        "more_gb",
        "throughput_ratio",
    }


def test_more_memory_holds_more(catalog: Catalog) -> None:
    cards = (
        tiny_gpu(catalog, "boreal-one", id=id_, memory={"size_gb": size})
        for id_, size in (("less", 12), ("more", 24))
    )
    known, pair = only_gpus(catalog, *cards), ["less", "more"]
    for id_ in ("titan-for-memory", "memory-or-speed"):
        figures = figures_of(known, id_, accelerators=pair)
        assert (figures["less_gb"], figures["more_gb"]) == pytest.approx((10, 20))


def test_cards_with_a_blower_stand_beside_each_other(catalog: Catalog) -> None:
    kinds: dict[str, dict[str, Any]] = {
        "thin": {"board": {"slots": 2}},
        "thick": {"board": {"slots": 3}},
        "blower": {"board": {"slots": 3}, "cooling": "blower"},
        "unknown": {"board": {"slots": None}},
        "old": {"board": {"slots": 2}, "released": "2019-01"},
        "tomorrow": {"board": {"slots": 2}, "preview": True},
        "company": {"board": {"slots": 2}, "segment": "workstation"},
    }
    cards = [tiny_gpu(catalog, "boreal-one", id=id_, **kind) for id_, kind in kinds.items()]
    figures = figures_of(only_gpus(catalog, *cards), "reference-coolers", rule="open-air-gap")
    assert figures == {"count": 3, "fitting": 2, "slots_apart": 3}
    unknown = only_gpus(catalog, cards[3])
    assert figures_of(unknown, "reference-coolers", rule="open-air-gap") == {}


def test_quarter_of_the_lanes_takes_four_times_as_long(catalog: Catalog) -> None:
    cards = [
        tiny_gpu(catalog, "boreal-one", id=f"x{lanes}", links={"pcie_lanes": lanes})
        for lanes in (8, 16)
    ]
    figures = figures_of(only_gpus(catalog, *cards), "lanes-everywhere", rule="parallel-lanes")
    assert (figures["full_lanes"], figures["few_lanes"]) == (16, 4)
    assert figures["full_ms"] == pytest.approx(63.5, abs=0.1)  # a GB at 15.75 GB/s
    assert figures["few_ms"] == pytest.approx(4 * figures["full_ms"])
    assert (figures["count"], figures["narrow"]) == (2, 1)


def test_newer_card_is_worth_it_where_all_work_gets_enough_faster(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))

    def with_gains(*gains: float) -> Figures:
        works = ("cnn-training", "rnn-training", "transformer-training")
        speeds = Speeds(
            "new-0",
            {
                work: {
                    id_: Speed(work, id_, "measured", value, value, value)
                    for id_, value in (("new-0", 2.0), ("new-1", 2.0 * gain))
                }
                for work, gain in zip(works, gains, strict=False)
            },
        )
        return figures_of(
            known,
            "newest-generation",
            rule="upgrade-speed-ratio",
            accelerators=["new-0", "new-1"],
            speeds=speeds,
        )

    assert with_gains(1.6, 3) == {
        "ratio": 2,
        "low_ratio": 1.6,
        "high_ratio": 3,
        "needed": 1.5,
        "worth": 1,
    }
    assert with_gains(1.5, 3)["worth"] == 1
    assert with_gains(1.4, 3)["worth"] == 0
    assert with_gains() == {}


def test_used_card_is_held_against_the_cheapest_rival_of_its_platform(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2), (400, 3), (500, 4))
    changes: dict[str, dict[str, Any]] = {
        "new-1": {"memory": {"size_gb": 8}},
        "new-2": {"software": {"platform": "ROCm", "status": "supported"}},
    }
    for id_, change in changes.items():
        known = with_gpus(known, tiny_gpu(known, id_, **change))
    offers = {
        f"new-{place}": (an_offer(f"new-{place}", "street_new", usd),)
        for place, usd in ((1, 200), (2, 250), (3, 600))
    }
    offers["new-0"] = (an_offer("new-0", "used", 300),)
    figures = figures_of(known, "used-or-new", offers, accelerators=["new-0"])
    assert figures == {"used_about_usd": 300, "new_about_usd": 600, "dearer_ratio": 2}


@pytest.mark.parametrize("id_", DISAGREEMENTS)
def test_disagreement_about_unknown_products_is_no_error(catalog: Catalog, id_: str) -> None:
    empty = replace(catalog, gpus={}, prices={})
    assert "ratio" not in figures_of(empty, id_, accelerators=["a", "b"])
