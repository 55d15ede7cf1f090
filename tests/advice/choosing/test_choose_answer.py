from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseAnswer, ChooseQuestion
from macros.advice.picks.situation import Situation
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from tests.advising import (
    NEW_USD,
    SPEED,
    WORK,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import tiny_region, with_regions

OTHER = "reading"
BACKWARDS = {"small": 8.0, "middle": 4.0, "large": 2.0, "server": 1.0}  # speeds in the other work
CASES = 60


def market(catalog: Catalog, maximise: str = "speed_per_price", **where: Any) -> Situation:
    """Return the four cards, sold in the US, with two kinds of work; `large` lacks CUDA."""
    objective = {"maximise": maximise, "workloads": [WORK]}
    reader = tiny_persona(objective=objective, needs={"memory_gb_at_least": 8})
    cards = market_of_four(catalog, large={"software": {"platform": "ROCm"}})
    four = with_regions(cards, us=tiny_region())
    other = four.workloads[WORK].model_copy(update={"id": OTHER})
    known = replace(four, workloads={**four.workloads, OTHER: other}, personas={"reader": reader})
    return tiny_situation(known, **{"speeds": both_works()} | where)


def both_works(spread: float = 0.01) -> Speeds:
    first = tiny_speeds(spread).by_workload[WORK]
    second = tiny_speeds(spread, **BACKWARDS).by_workload[WORK]
    return Speeds("small", {WORK: first, OTHER: second})


def asked(where: Situation, **changes: Any) -> ChooseAnswer:
    return choose_answer(ChooseQuestion("reader", "us", **changes), where)


def picked(answer: ChooseAnswer) -> str:
    assert answer["pick"]
    return answer["pick"]["id"]


def admitted(answer: ChooseAnswer) -> set[str]:
    pick = [answer["pick"]] if answer["pick"] else []
    return {row["id"] for row in (*pick, *answer["ties"], *answer["others"])}


def test_nothing_asked_is_answered_as_the_profile(catalog: Catalog) -> None:
    answer = asked(market(catalog))
    assert picked(answer) == "small"
    assert admitted(answer) == set(SPEED)
    assert answer["gain"] is None


def test_budget_holds_what_is_paid(catalog: Catalog) -> None:
    where = market(catalog, "speed")
    assert picked(asked(where)) == "server"
    answer = asked(where, budget=NEW_USD["large"] - 1)
    assert picked(answer) == "middle"
    assert answer["cut"]["total_usd"] == ["large", "server"]


def test_budget_for_nothing_names_the_need_and_the_nearest(catalog: Catalog) -> None:
    answer = asked(market(catalog), budget=50)
    assert answer["pick"] is None
    assert answer["last_cut"] == "total_usd"
    assert answer["nearest"]
    assert answer["nearest"]["id"] == "small"


def test_memory_that_nothing_has_is_not_for_sale_at_any_price(catalog: Catalog) -> None:
    answer = asked(market(catalog), memory_gb=5000)
    assert answer["pick"] is None
    assert answer["last_cut"] == "memory_gb"
    assert answer["nearest"] is None


def test_used_cards_count_only_for_who_takes_them(catalog: Catalog) -> None:
    kinds = [asked(market(catalog), acquire=kind)["pick"] for kind in ("new", "new_or_used")]
    assert [pick and pick["kind"] for pick in kinds] == ["street_new", "used"]


def test_rented_hours_know_no_budget(catalog: Catalog) -> None:
    where = market(catalog, rentals={"large": [tiny_offer("large", 0.5, "rental")]})
    answer = asked(where, acquire="rental", budget=0.01)
    assert picked(answer) == "large"
    assert answer["pick"]
    assert answer["pick"]["kind"] == "rental"


def test_uncertain_speeds_tie(catalog: Catalog) -> None:
    offers = tiny_offers(middle=400, large=900)
    sure = market(catalog, offers=offers)
    unsure = market(catalog, offers=offers, speeds=both_works(0.5))
    assert asked(sure, memory_gb=16)["ties"] == []
    assert asked(unsure, memory_gb=16)["ties"] != []


@pytest.mark.parametrize("own", ["small", "large", "server"])
def test_gain_holds_the_ratio_of_speeds(own: str, catalog: Catalog) -> None:
    answer = asked(market(catalog, "speed"), budget=2000, have=own)
    assert picked(answer) == "large"
    assert answer["gain"]
    low, likely, high = answer["gain"]
    assert likely == pytest.approx(SPEED["large"] / SPEED[own])
    assert low == high if own == "large" else low < likely < high


def test_gain_over_a_card_of_unknown_speed_is_not_known(catalog: Catalog) -> None:
    speeds = tiny_speeds(server=0)
    answer = asked(market(catalog, speeds=speeds), have="server")
    assert answer["pick"]
    assert answer["gain"] is None


def test_work_named_more_often_weighs_more(catalog: Catalog) -> None:
    where = market(catalog, "speed")
    assert picked(asked(where, works=(WORK, WORK, OTHER))) == "server"
    assert picked(asked(where, works=(WORK, OTHER, OTHER))) == "small"


def random_needs() -> Iterator[dict[str, Any]]:
    dice = random.Random(18)
    for _ in range(CASES):
        yield {
            "budget": dice.choice([None, 150, 600, 2000, 20_000]),
            "memory_gb": dice.choice([None, 8, 16, 40]),
            "acquire": dice.choice(["new", "new_or_used"]),
            "works": tuple(dice.choices([WORK, OTHER], k=dice.randint(0, 3))),
        }


@pytest.mark.parametrize(
    "stricter", [{"budget": 140}, {"memory_gb": 60}, {"watts": 150}, {"cuda": True}]
)
def test_stricter_need_admits_nothing_more(stricter: dict[str, Any], catalog: Catalog) -> None:
    where = market(catalog)
    found = [
        (admitted(asked(where, **needs | stricter)), admitted(asked(where, **needs)))
        for needs in random_needs()
        if needs["budget"] is None or needs["budget"] > stricter.get("budget", 0)
    ]
    assert all(fewer <= more for fewer, more in found)
    assert any(fewer < more for fewer, more in found)


@pytest.mark.parametrize("maximise", ["speed", "speed_per_price", "memory_per_price"])
def test_more_money_never_buys_less(maximise: str, catalog: Catalog) -> None:
    where = market(catalog, maximise)
    for needs in random_needs():
        best = [
            best_of(asked(where, **needs | {"budget": usd}), maximise)
            for usd in range(50, 9999, 450)
        ]
        assert best == sorted(best)


def best_of(answer: ChooseAnswer, maximise: str) -> float:
    """Return the most of what is wanted among the pick and its ties; 0 where nothing is left."""
    rows = [row for row in (answer["pick"], *answer["ties"]) if row]
    gains = [
        (row["memory_gb"] if maximise.startswith("memory") else (row["speed"] or [0, 0])[1])
        / (row["cards"] if maximise.endswith("price") else 1)
        for row in rows
    ]
    return max(gains, default=0.0)
