from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.claims.disagreements import (
    DISAGREEMENTS,
    Figures,
    answers,
    holds_gb,
    is_free,
    is_worth_it,
    lanes_needed,
    may_stand_beside,
    transfer_ms,
)
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.claims import DisagreementRecord
from macros.facts.records.partial_date import PartialDate
from tests.claims import with_series
from tests.tiny import TODAY, only_gpus, tiny_gpu


def figures_of(
    catalog: Catalog, id_: str, offers: Mapping[str, tuple[Offer, ...]] | None = None, **values: Any
) -> Figures:
    """Return what the catalogue says about a disagreement."""
    side = {"source": "weekly-chip", "date": "2026-01"}
    record = DisagreementRecord.model_validate(
        {"id": id_, "seeds": [], "sides": [side, side], "rule": "memory-headroom", **values}
    )
    known = replace(catalog, disagreements={id_: record})
    return answers(known, TODAY, offers)[0].figures


def observations(**numbers: float) -> list[dict[str, object]]:
    common = {"source": "weekly-chip", "date": "2026-01"}
    return [{"name": name, "value": value, **common} for name, value in numbers.items()]


def an_offer(id_: str, kind: str, usd: float, *, stale: bool = False) -> Offer:
    made: dict[str, Any] = {"id": id_, "region": "us", "kind": kind, "amount": usd, "usd": usd}
    made |= {"low": usd, "high": usd, "currency": "USD", "age_days": 1, "stale": stale}
    made |= {"observed": PartialDate.parse("2026-11"), "how": "local", "from_region": "us"}
    return Offer(**made, quality="A")


def test_headroom_leaves_room_for_more_than_the_weights() -> None:
    assert holds_gb(24, 1.2) == pytest.approx(20)


@pytest.mark.parametrize(
    ("cooling", "slots", "fits"),
    [("open_air", 2, True), ("open_air", 3, False), ("blower", 3, True), ("open_air", None, None)],
)
def test_cooler_decides_which_card_may_have_a_neighbour(
    catalog: Catalog, cooling: str, slots: float | None, fits: bool | None
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", cooling=cooling, board={"slots": slots})
    assert may_stand_beside(gpu, 3, 1) is fits


def test_lanes_matter_where_cards_exchange_data() -> None:
    assert (lanes_needed(16, exchanges=True), lanes_needed(16, exchanges=False)) == (16, 4)
    assert transfer_ms(1, 16, 3) == pytest.approx(63.5, abs=0.1)  # 15.75 GB/s
    assert transfer_ms(1, 8, 4) == pytest.approx(transfer_ms(1, 16, 3))


def test_power_limit_is_free_up_to_the_loss_of_the_rule() -> None:
    assert is_free(0.95, 0.05)
    assert not is_free(0.94, 0.05)


def test_replacement_has_to_be_enough_faster() -> None:
    assert is_worth_it(1.5, 1.5)
    assert not is_worth_it(1.4, 1.5)


def test_dear_card_is_held_against_what_the_cheaper_one_holds(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    found = figures_of(known, "titan-for-memory", accelerators=["new-0", "new-1"])
    assert found["price_ratio"] == 3
    assert found["throughput_ratio"] == 2
    assert found["less_gb"] == pytest.approx(16 / 1.2)


def test_memory_holds_as_many_parameters_as_their_bytes_allow(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    found = figures_of(
        known,
        "least-memory",
        accelerators=["new-0", "new-1"],
        observations=observations(bytes_per_parameter=16),
    )
    assert found["less_parameters"] == found["more_parameters"] == pytest.approx(1e9 / 1.2)


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
    assert fresh == {"used_usd": 300, "new_usd": 400, "saved_share": 0.25}
    old = (an_offer("new-0", "used", 300, stale=True),)
    assert figures_of(known, "used-or-new", {"new-0": old, **new}, accelerators=["new-0"]) == {}


def test_shop_prices_are_held_against_launch_prices(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    offers = {id_: (an_offer(id_, "street_new", 300),) for id_ in ("new-0", "new-1")}
    found = figures_of(known, "list-prices", offers)
    assert (found["count"], found["median_ratio"], found["high_ratio"]) == (2, 2, 3)


def test_cost_of_a_power_limit_depends_on_the_work(catalog: Catalog) -> None:
    numbers = observations(decode=0.97, dense=0.55, dense_power=0.5)
    found = figures_of(catalog, "power-limit", rule="power-limit-loss", observations=numbers)
    assert (found["free"], found["count"], found["dense_power_share"]) == (1, 2, 0.5)
    assert found["dense_lost_share"] == pytest.approx(0.45)


def test_measured_order_may_be_another_than_the_rated_one(catalog: Catalog) -> None:
    one = tiny_gpu(catalog, "boreal-one", id="one", compute={"tensor_fp16_dense_tflops": 100})
    two = tiny_gpu(catalog, "boreal-one", id="two", compute={"tensor_fp16_dense_tflops": 130})
    found = figures_of(
        only_gpus(catalog, one, two),
        "rated-throughput",
        accelerators=["one", "two"],
        observations=observations(first_share=0.8, second_share=0.5),
    )
    assert found["rated_ratio"] > 1 > found["measured_ratio"]


def test_cards_that_take_turns_are_no_upgrade(catalog: Catalog) -> None:
    numbers = observations(one=100, two=98, four=95)
    found = figures_of(catalog, "layer-split", rule="upgrade-speed-ratio", observations=numbers)
    assert (found["four_ratio"], found["worth"]) == (0.95, 0)


@pytest.mark.parametrize("id_", DISAGREEMENTS)
def test_disagreement_about_unknown_products_is_no_error(catalog: Catalog, id_: str) -> None:
    empty = replace(catalog, gpus={}, prices={})
    assert "ratio" not in figures_of(empty, id_, accelerators=["a", "b"])
