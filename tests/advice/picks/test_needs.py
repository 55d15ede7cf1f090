from __future__ import annotations

from typing import Any

import pytest

from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.needs import Rejection, first_rejection, limits
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Needs
from tests.tiny import tiny_gpu

MARKET = ConsumerCards(memories_gb=(4, 8, 16), prices_usd=(100, 400, 1000))


def cut_of(
    catalog: Catalog, needs: dict[str, Any], floor_gb: float = 0, **card: Any
) -> Rejection | None:
    gpu = tiny_gpu(catalog, "boreal-one", **card)
    return first_rejection(gpu, limits(Needs.model_validate(needs), MARKET, floor_gb))


@pytest.mark.parametrize(
    ("needs", "constraint", "figure", "limit"),
    [
        ({"segments": ["datacenter"]}, "segment", "consumer", "datacenter"),
        ({"form_factors": ["sxm"]}, "form_factor", "pcie_card", "sxm"),
        ({"platforms": ["ROCm"]}, "platform", "CUDA", "ROCm"),
        ({"software": ["limited"]}, "software", "supported", "limited"),
        ({"cooling": ["passive"]}, "cooling", "open_air", "passive"),
        ({"ecc": True}, "ecc", "no", "yes"),
        ({"no_power_connector": True}, "power_connector", "1x 8-pin", "none"),
        ({"tdp_w_at_most": 150}, "tdp_w", 200, 150),
        ({"slots_at_most": 1}, "slots", 2, 1),
        ({"memory_gb_at_least": 24}, "memory_gb", 16, 24),
    ],
)
def test_each_need_rules_out_what_does_not_meet_it(
    catalog: Catalog, needs: dict[str, Any], constraint: str, figure: Any, limit: Any
) -> None:
    assert cut_of(catalog, needs) == Rejection("boreal-one", constraint, figure, limit)
    assert cut_of(catalog, {}) is None


def test_announced_product_cannot_be_bought(catalog: Catalog) -> None:
    cut = cut_of(catalog, {}, preview=True)
    assert cut
    assert cut.constraint == "on_sale"


def test_modified_product_is_offered_to_nobody(catalog: Catalog) -> None:
    assert cut_of(catalog, {}, modified=True) == Rejection("boreal-one", "unmodified", None, None)


def test_memory_floor_of_the_work_counts_before_the_wish(catalog: Catalog) -> None:
    cut = cut_of(catalog, {"memory_gb_at_least": 24}, floor_gb=20)
    assert cut
    assert (cut.constraint, cut.limit) == ("workload_memory_gb", 20)


def test_memory_that_several_cards_lack_together_is_told_with_their_number(
    catalog: Catalog,
) -> None:
    needs = {"memory_gb_at_least": 48, "gpus_at_most": 2}
    assert cut_of(catalog, needs) == Rejection("boreal-one", "memory_gb", 32, 48, count=2)
    alone = cut_of(catalog, needs, form_factor="mini_pc")
    assert alone == Rejection("boreal-one", "memory_gb", 16, 48)


def test_rank_of_memory_is_that_of_the_market(catalog: Catalog) -> None:
    assert cut_of(catalog, {"memory_rank_at_least": 1}) is None
    wanted = limits(Needs(memory_rank_at_least=0.5, memory_gb_at_least=12), MARKET, 0)
    assert wanted.memory_gb == 12
    assert limits(Needs(price_rank_at_most=0.5), MARKET, 0).price_usd == 400


def test_unknown_figure_does_not_meet_a_limit(catalog: Catalog) -> None:
    cut = cut_of(catalog, {"slots_at_most": 4}, board={"slots": None})
    assert cut == Rejection("boreal-one", "slots", None, 4)


def test_unknown_support_is_let_through(catalog: Catalog) -> None:
    assert cut_of(catalog, {"software": ["supported"]}, software={"status": None}) is None
