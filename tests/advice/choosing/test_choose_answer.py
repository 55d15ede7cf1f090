from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseAnswer, ChooseQuestion
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.situation import Situation
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.products import Power
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
from tests.tiny_computers import PART_USD, tiny_computers

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


def turns_of(answer: ChooseAnswer) -> dict[tuple[str, str], float]:
    return {(turn["how"], turn["id"]): turn["money"] for turn in answer["turns"]}


def test_prices_at_which_the_answer_turns_are_told(catalog: Catalog) -> None:
    where = market(catalog, offers=tiny_offers(small=200, middle=500))
    answer = asked(where)
    assert picked(answer) == "small"  # 1 for 200, where the next gives 2 for 500
    found = turns_of(answer)
    assert found["cheaper", "middle"] == pytest.approx(400)
    assert found["dearer", "middle"] == pytest.approx(250)


def test_turned_price_turns_the_answer(catalog: Catalog) -> None:
    turn = turns_of(asked(market(catalog)))["cheaper", "middle"]
    for usd, name in ((turn * 0.9, "middle"), (turn * 1.1, "small")):
        assert picked(asked(market(catalog, offers=tiny_offers(middle=usd)))) == name


def test_sum_that_buys_a_better_one_is_told(catalog: Catalog) -> None:
    answer = asked(market(catalog, "speed"), budget=1000)
    assert turns_of(answer) == {("total_usd", "large"): NEW_USD["large"]}
    assert asked(market(catalog, "speed"), budget=10_000)["turns"] == []


def test_nothing_turns_where_nothing_is_picked(catalog: Catalog) -> None:
    assert asked(market(catalog), budget=50)["turns"] == []


def test_own_card_with_too_little_memory_is_told_so(catalog: Catalog) -> None:
    where = market(catalog, speeds=tiny_speeds(small=0, server=0))
    assert asked(where, have="small", memory_gb=16)["short_gb"] == 16
    assert asked(where, have="server", memory_gb=16)["short_gb"] is None  # its speed is not known
    compared = asked(where, have="middle", memory_gb=24)
    assert (compared["gain"] is not None, compared["short_gb"]) == (True, 24)
    assert asked(where, memory_gb=16)["short_gb"] is None


def with_quiet_office(where: Situation, watts: float) -> Situation:
    needs = {"tdp_w_at_most": watts}
    quiet = tiny_persona(id="quiet-office", needs=needs)
    catalog = where.catalog
    people = {**catalog.personas, "quiet-office": quiet}
    return replace(where, catalog=replace(catalog, personas=people))


def test_quiet_is_what_the_quiet_office_bears_without_loud_fans(catalog: Catalog) -> None:
    cooled = {"small": "blower", "middle": "open_air", "large": "open_air", "server": "passive"}
    where = with_quiet_office(market(catalog), 250)
    gpus = where.catalog.gpus
    made = {id_: gpu.model_copy(update={"cooling": cooled[id_]}) for id_, gpu in gpus.items()}
    desk = replace(where, catalog=replace(where.catalog, gpus=made))
    answer = asked(desk, quiet=True)
    assert admitted(answer) == {"middle"}
    assert answer["cut"] == {"cooling": ["server", "small"], "tdp_w": ["large"]}
    assert admitted(asked(desk, quiet=True, watts=150)) == set()
    loud = asked(desk, quiet=True, watts=150)["loud"]
    assert loud
    assert loud["id"] == picked(asked(desk, watts=150))
    assert asked(desk, quiet=True)["loud"] is None  # there is something quiet
    assert asked(desk, memory_gb=900)["loud"] is None  # nobody asked for that
    rented = replace(desk, rentals={"server": [tiny_offer("server", 0.5, "rental")]})
    assert picked(asked(rented, quiet=True, acquire="rental")) == "server"  # stands elsewhere


def test_unpriced_products_are_answered_by_what_helps_instead(catalog: Catalog) -> None:
    where = market(catalog, offers=tiny_offers(server=0))
    needy = tiny_persona(id="needy", needs={"segments": ["datacenter"]}, instead=["reader"])
    people = {**where.catalog.personas, "needy": needy}
    known = replace(where, catalog=replace(where.catalog, personas=people))
    answer = choose_answer(ChooseQuestion("needy", "us"), known)
    assert answer["last_cut"] == "price_known"
    assert [(one["preset"], one["row"]["id"]) for one in answer["instead"]] == [("reader", "small")]
    for memory_gb, last_cut in ((80, "price_known"), (900, "memory_gb")):
        # What has less memory than is asked for does not help.
        answer = choose_answer(ChooseQuestion("needy", "us", memory_gb=memory_gb), known)
        assert (answer["last_cut"], answer["instead"]) == (last_cut, [])


def test_budget_for_nothing_is_told_what_another_profile_gets_for_it(catalog: Catalog) -> None:
    where = market(catalog)
    needy = tiny_persona(id="needy", needs={"memory_gb_at_least": 80}, instead=["reader"])
    people = {**where.catalog.personas, "needy": needy}
    known = replace(where, catalog=replace(where.catalog, personas=people))
    answer = choose_answer(ChooseQuestion("needy", "us", budget=NEW_USD["large"] - 1), known)
    assert (answer["pick"], answer["last_cut"]) == (None, "total_usd")
    assert answer["within"]
    assert (answer["within"]["preset"], answer["within"]["row"]["id"]) == ("reader", "small")
    assert answer["within"]["asked_gb"] == 80
    assert choose_answer(ChooseQuestion("needy", "us", budget=1), known)["within"] is None
    assert choose_answer(ChooseQuestion("needy", "us"), known)["within"] is None


def fed(catalog: Catalog) -> Situation:
    """Return the market with the invented parts around it: a card asks for 250 W and itself."""
    where = market(catalog)
    edition = tiny_computers(catalog)
    hosts = Hosts(edition.catalog.parts, edition.part_offers("us"), where.catalog.rules)
    bare = {
        id_: gpu.model_copy(update={"power": Power(tdp_w=gpu.power.tdp_w)})
        for id_, gpu in where.catalog.gpus.items()
    }
    return replace(where, catalog=replace(where.catalog, gpus=bare), hosts=hosts)


@pytest.mark.parametrize(("own", "around"), [(438, 0), (437, PART_USD["brook-600"])])
def test_own_power_supply_decides_what_is_bought_around(
    own: float, around: float, catalog: Catalog
) -> None:
    answer = asked(fed(catalog), psu_w=own, budget=300)
    assert answer["pick"]
    assert (answer["pick"]["id"], answer["pick"]["around"]) == ("small", around)
    assert answer["supply_w"] == 437.5  # 1.25 times 250 and 100
    assert answer["pick"]["is_within"]


def test_own_power_supply_means_an_own_computer_unless_there_is_none(catalog: Catalog) -> None:
    where = fed(catalog)
    owner = where.catalog.personas["reader"].model_copy(update={"has": "nothing"})
    people = replace(where.catalog, personas={"reader": owner})
    starting = replace(where, catalog=people)
    answer = asked(starting, psu_w=900)
    assert answer["pick"]
    assert answer["pick"]["around"] == 0
    without = asked(starting, psu_w=900, has="nothing")
    assert without["supply_w"] is None
    assert without["pick"]
    assert not without["pick"]["is_within"]
    assert without["pick"] == asked(starting)["pick"]
    assert asked(where)["supply_w"] is None


def with_room(catalog: Catalog, **asked_for: Any) -> ChooseAnswer:
    """Return what a reader is told who may put up to four cards together, of 30 GB in all."""
    where = fed(catalog)
    needs = {"memory_gb_at_least": 30, "gpus_at_most": 4}
    people = {"reader": tiny_persona(needs=needs, has="computer")}
    known = replace(where.catalog, personas=people)
    split = known.workloads[WORK].model_copy(update={"splits": ["layer"]})
    works = {**known.workloads, WORK: split}

    def several(work: str, id_: str, count: int) -> Speed | None:
        return where.speeds.by_workload[work].get(id_)

    many = replace(where, catalog=replace(known, workloads=works), several=several)
    return asked(with_quiet_office(many, 300), psu_w=90_000, **asked_for)


def counts_of(answer: ChooseAnswer) -> set[int]:
    pick = [answer["pick"]] if answer["pick"] else []
    return {row["count"] for row in (*pick, *answer["ties"], *answer["others"])}


def test_more_cards_than_slots_are_no_answer(catalog: Catalog) -> None:
    anything, narrow = with_room(catalog), with_room(catalog, free_slots=1)
    assert anything["room"] is None
    assert max(counts_of(anything)) > 1
    assert counts_of(narrow) == {1}
    assert narrow["room"] == 1
    assert "free_slots" not in anything["cut"]
    assert narrow["cut"]["free_slots"]


def test_quiet_holds_for_all_cards_together(catalog: Catalog) -> None:
    assert {"large", "middle"} <= admitted(with_room(catalog))
    quiet = with_room(catalog, quiet=True)
    assert admitted(quiet) == {"server"}  # two of 200 W are as warm as one of 400 W
    assert {"large", "middle"} <= set(quiet["cut"]["tdp_w"])


def test_card_that_comes_out_leaves_its_slot(catalog: Catalog) -> None:
    swapped = with_room(catalog, free_slots=1, have="small")
    assert swapped["room"] == 2
    assert max(counts_of(swapped)) == 2


def test_slots_for_all_that_is_allowed_rule_nothing_out(catalog: Catalog) -> None:
    roomy = with_room(catalog, free_slots=4)
    assert roomy["room"] is None
    assert "free_slots" not in roomy["cut"]
    assert roomy["pick"]
    assert roomy["pick"]["around"] == 0  # four cards need no new computer


@pytest.mark.parametrize("other", [{"has": "nothing"}, {"acquire": "rental"}])
def test_slots_count_only_in_a_computer_of_the_readers_own(
    other: dict[str, Any], catalog: Catalog
) -> None:
    without, given = with_room(catalog, **other), with_room(catalog, free_slots=1, **other)
    assert given == without


def test_free_slots_mean_an_own_computer(catalog: Catalog) -> None:
    where = fed(catalog)
    owner = where.catalog.personas["reader"].model_copy(update={"has": "nothing"})
    starting = replace(where, catalog=replace(where.catalog, personas={"reader": owner}))
    around = [asked(starting, free_slots=slots)["pick"] for slots in (None, 1)]
    assert [row and row["around"] > 0 for row in around] == [True, False]


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
