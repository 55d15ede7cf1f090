"""Which facts on invented cards and models the answer on a second card is computed from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.pair_facts import (
    TRAINING,
    CardFacts,
    PairFacts,
    PairSources,
    pair_facts,
    work_of,
)
from macros.advice.memory.formats import BYTES_PER_GB
from macros.advice.memory.quantities import GIB
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from tests.advising import market_of_four, tiny_offer, tiny_speeds
from tests.software_families import tiny_family
from tests.tiny import TODAY, tiny_region, with_regions
from tests.tiny_computers import tiny_curve
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

WORK = "llm-decode-8b"


def several(work: str, id_: str, count: int) -> Speed | None:
    """Return the speed of one of the four cards, or of two that reach 1.5 times as much."""
    one = tiny_speeds(spread=0.1).by_workload["drawing"].get(id_)
    if one is None or work != WORK or (id_ == "large" and count > 1):
        return None
    times = 1.5 if count > 1 else 1.0
    kind: Any = "estimated" if id_ == "middle" and count > 1 else "measured"
    ends = {name: getattr(one, name) * times for name in ("low", "value", "high")}
    return replace(one, kind=kind, **ends)


def sources(catalog: Catalog, offers: Any = None, **changes: Any) -> PairSources:
    cards = ("small", "middle", "large", "server")
    usual = {id_: {"form_factor": "pcie_card", **changes.get(id_, {})} for id_ in cards}
    known: Any = market_of_four(catalog, **usual)
    works = {WORK: None, TRAINING: None, **known.workloads}
    model = tiny_model(parameters={"total_billion": 8})
    made = replace(
        known,
        workloads=works,
        models={model.id: model},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
        power_limits=(tiny_curve("small", (50, 0.7), (100, 1)),),
    )
    return PairSources(made, offers or {}, several, TODAY)


def card_of(facts: PairFacts, id_: str) -> CardFacts:
    return next(card for card in facts["cards"] if card["id"] == id_)


def test_a_card_has_what_error_correction_leaves(catalog: Catalog) -> None:
    facts = pair_facts(sources(catalog, small={"memory": {"size_gb": 8, "with_ecc_gib": 7.5}}))
    assert card_of(facts, "small")["memory_gib"] == 7.5


@pytest.mark.parametrize("change", [{"form_factor": "sxm"}, {"chips": 2}, {"preview": True}])
def test_only_cards_for_a_slot_with_one_memory_are_told(
    catalog: Catalog, change: dict[str, Any]
) -> None:
    facts = pair_facts(sources(catalog, middle=change))
    assert [card["id"] for card in facts["cards"]] == ["small", "large", "server"]


@pytest.mark.parametrize(
    ("change", "alone"),
    [
        ({}, True),
        ({"cooling": "passive"}, False),
        ({"software": {"platform": "CUDA", "status": "ended"}}, False),
        ({"software": {"platform": "CUDA", "status": "limited"}}, False),
        ({"software": {"platform": "CUDA", "status": "supported"}}, True),
    ],
)
def test_one_larger_card_must_cool_itself_and_be_supported(
    catalog: Catalog, change: dict[str, Any], alone: bool
) -> None:
    assert card_of(pair_facts(sources(catalog, middle=change)), "middle")["alone"] is alone


def test_card_whose_software_is_experimental_or_told_nowhere_is_not_dependable(
    catalog: Catalog,
) -> None:
    given = sources(catalog)
    family = tiny_family("trial", "middle", status="experimental")
    others = tiny_family("kept", "small", "large", status="supported")
    known = replace(given.catalog, software={"trial": family, "kept": others})
    facts = pair_facts(replace(given, catalog=known))
    told = {card["id"]: card["dependable"] for card in facts["cards"]}
    assert told == {"small": True, "middle": False, "large": True, "server": False}


def test_regions_whose_prices_lack_tax_are_told(catalog: Catalog) -> None:
    given = sources(catalog, {"us": {}, "jp": {}})
    known = with_regions(given.catalog, us=tiny_region(), jp=tiny_region("JPY"))
    assert pair_facts(replace(given, catalog=known))["tax_on_top"] == ["us"]


def test_card_for_a_server_with_ending_software_is_warned_of(catalog: Catalog) -> None:
    old = {"cooling": "passive", "software": {"platform": "CUDA", "status": "limited"}}
    facts = pair_facts(sources(catalog, middle=old))
    assert card_of(facts, "middle")["warned"] == ["card-passive", "software-support"]
    assert card_of(facts, "small")["warned"] == []


def test_software_that_nobody_recorded_has_not_ended(catalog: Catalog) -> None:
    given = sources(catalog)
    unknown = given.catalog.gpus["middle"].model_copy(update={"software": None})
    known = replace(given.catalog, gpus={"middle": unknown})
    assert card_of(pair_facts(replace(given, catalog=known)), "middle")["alone"]


def test_speeds_of_one_and_of_two_are_told_by_work(catalog: Catalog) -> None:
    facts = pair_facts(sources(catalog))
    one, two = card_of(facts, "middle")["one"], card_of(facts, "middle")["two"]
    assert list(one) == list(two) == [WORK]
    assert one[WORK] == [2, pytest.approx(0.1, rel=1e-3), 1]
    assert two[WORK][1] == 1.5
    assert two[WORK][0] < 1.5 < two[WORK][2]
    assert two[WORK][3] == 0  # one of them is an estimate
    assert card_of(facts, "small")["two"][WORK][3] == 1
    large = card_of(facts, "large")
    assert (list(large["one"]), large["two"]) == ([WORK], {})


def test_two_equal_cards_are_at_most_twice_as_fast_as_one(catalog: Catalog) -> None:
    def wide(work: str, id_: str, count: int) -> Speed | None:
        known = several(work, id_, count)
        return known and replace(known, high=known.value * 1.6)

    facts = pair_facts(replace(sources(catalog), several=wide))
    low, value, high, _ = card_of(facts, "small")["two"][WORK]
    assert low < value < high == 2


def test_speed_without_ends_has_no_spread(catalog: Catalog) -> None:
    def exactly(work: str, id_: str, count: int) -> Speed | None:
        known = several(work, id_, count)
        return known and replace(known, low=known.value, high=known.value)

    facts = pair_facts(replace(sources(catalog), several=exactly))
    assert card_of(facts, "small")["one"][WORK] == [1, 0, 1]


def test_prices_are_the_lowest_new_and_used_and_what_a_used_one_brings(catalog: Catalog) -> None:
    offers = {
        "us": {
            "small": [
                tiny_offer("small", 220),
                tiny_offer("small", 200),
                tiny_offer("small", 110, "used", spread=0.5),
                tiny_offer("small", 100, "used"),
            ],
            "large": [tiny_offer("large", 900)],
        },
        "jp": {},
    }
    facts = pair_facts(sources(catalog, offers))
    new, used, sale = card_of(facts, "small")["prices"]["us"]
    assert (new, used) == (200, 100)
    assert sale == pytest.approx(offers["us"]["small"][2].low, rel=1e-4)
    assert card_of(facts, "large")["prices"] == {"us": [900, None, None]}
    assert card_of(facts, "middle")["prices"] == {}


def test_limits_are_told_with_the_speed_that_they_leave(catalog: Catalog) -> None:
    facts = pair_facts(sources(catalog))
    assert card_of(facts, "small")["limits"] == [[[50, 0.7], [100, 1]]]
    assert card_of(facts, "large")["limits"] == []


def test_screen_takes_what_the_rule_says(catalog: Catalog) -> None:
    given = sources(catalog)
    rule = real_memory_rules()["display"]
    told = pair_facts(given)["screen_gib"]
    assert told == pytest.approx(rule.value * BYTES_PER_GB / GIB, rel=1e-4)
    unruled = {id_: one for id_, one in real_memory_rules().items() if id_ != "display"}
    without = replace(given.catalog, memory_rules=unruled)
    assert pair_facts(replace(given, catalog=without))["screen_gib"] == 0


def test_text_models_are_told_the_smallest_first(catalog: Catalog) -> None:
    given = sources(catalog)
    models = {
        "large": tiny_model(id="large", parameters={"total_billion": 30}),
        "b": tiny_model(id="b", parameters={"total_billion": 2}),
        "a": tiny_model(id="a", parameters={"total_billion": 2}),
        "drawing": tiny_model(id="drawing", modality="text-to-image"),
    }
    facts = pair_facts(replace(given, catalog=replace(given.catalog, models=models)))
    assert [model["id"] for model in facts["models"]] == ["a", "b", "large"]
    large = facts["models"][-1]
    assert (large["work"], large["layers"]) == ("llm-decode-30b", 4)
    assert large["each"][0] <= large["each"][1] <= large["each"][2]
    assert 0 < large["divided"][0] < large["divided"][1] < large["divided"][2]


@pytest.mark.parametrize(
    ("total", "active", "work"),
    [
        (0.9, None, None),
        (1, None, "llm-decode-8b"),
        (10.9, None, "llm-decode-8b"),
        (11, None, "llm-decode-30b"),
        (45, None, None),
        (60, None, "llm-decode-70b"),
        (80, None, None),
        (30, 30, "llm-decode-30b"),
        (30, 3, "llm-decode-moe-30b"),
        (8, 2, None),
        (15, 2, "llm-decode-moe-30b"),
        (60, 5, None),
        (90, 5, "llm-decode-moe-120b"),
        (149, 5, "llm-decode-moe-120b"),
        (150, 5, None),
    ],
)
def test_replies_of_a_model_are_like_the_work_of_its_size_and_kind(
    total: float, active: float | None, work: str | None
) -> None:
    size = {"total_billion": total, **({"active_billion": active} if active else {})}
    assert work_of(tiny_model(parameters=size)) == work
