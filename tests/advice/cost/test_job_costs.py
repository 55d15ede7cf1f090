"""What a million tokens and a training run cost on invented cards, computed by hand."""

from __future__ import annotations

from typing import Any, cast

import pytest

from macros.advice.cost.job_costs import RunQuestion, job_costs, training_runs
from macros.advice.cost.rent_facts import RentCard, RentFacts
from macros.advice.cost.rent_records import Triple

TUNING = "tune-8b"


def card(id_: str, speed: Triple | None, hour: Triple | None = None, **others: Triple) -> RentCard:
    speeds = {**({TUNING: speed} if speed else {}), **others}
    hours = {"us": {"ends": hour}} if hour else {}
    return cast("RentCard", {"id": id_, "speeds": speeds, "hours": hours})


def facts(*cards: RentCard) -> RentFacts:
    told = {"jobs": ["write", TUNING], "tuning": TUNING, "cards": cards}
    return cast("RentFacts", told)


def runs(known: RentFacts, id_: str, power: float | None = None, rate: Any = None) -> list[Any]:
    return list(training_runs(RunQuestion(36.0, id_, "us"), known, power, rate))


def test_a_million_tokens_cost_most_where_they_are_dear_and_slow() -> None:
    mine = card("mine", None, write=[100.0, 200.0, 400.0])
    (cost,) = job_costs(mine, facts(mine), [0.36, 0.72, 1.44], [3.6, 7.2, 14.4])
    assert cost["id"] == "write"
    assert cost["own"] == pytest.approx([0.25, 1.0, 4.0])
    assert cost["rent"] == pytest.approx([2.5, 10.0, 40.0])


def test_a_job_costs_nothing_known_where_the_hour_does_not() -> None:
    mine = card("mine", [1.0, 2.0, 3.0])
    (cost,) = job_costs(mine, facts(mine), None, None)
    assert (cost["id"], cost["own"], cost["rent"]) == (TUNING, None, None)


def test_a_run_takes_its_tokens_by_the_speed_and_costs_its_hours() -> None:
    mine = card("mine", [1000.0, 2000.0, 4000.0])
    own, rent = runs(facts(mine), "mine", 0.5, [1.0, 2.0, 3.0])
    assert (own["way"], rent["way"], own["card"], rent["card"]) == ("own", "rent", "mine", "mine")
    assert own["hours"] == rent["hours"] == pytest.approx([2.5, 5.0, 10.0])
    assert own["cost"] == pytest.approx([1.25, 2.5, 5.0])
    assert rent["cost"] == pytest.approx([2.5, 10.0, 30.0])


def test_free_power_costs_nothing_and_unknown_power_is_not_told() -> None:
    mine = card("mine", [1000.0, 2000.0, 4000.0])
    (own,) = runs(facts(mine), "mine", 0.0)
    assert own["cost"] == [0, 0, 0]
    assert runs(facts(mine), "mine") == []


def test_other_cards_are_named_that_do_it_for_least_and_that_do_it_fastest() -> None:
    cheap = card("cheap", [900.0, 1000.0, 1100.0], [0.9, 1.0, 1.1])
    fast = card("fast", [8000.0, 9000.0, 9900.0], [19.0, 20.0, 21.0])
    between = card("between", [2000.0, 3000.0, 4000.0], [9.0, 10.0, 11.0])
    elsewhere = card("elsewhere", [99_000.0] * 3)
    slow = card("mine", [1.0, 2.0, 3.0])
    found = runs(facts(between, cheap, elsewhere, fast, slow), "mine", 0.1)
    assert [(run["way"], run["card"]) for run in found] == [
        ("own", "mine"),
        ("least", "cheap"),
        ("fastest", "fast"),
    ]
    assert found[1]["cost"][1] == pytest.approx(10.0)


def test_cheapest_of_the_much_faster_cards_is_named_before_the_fastest() -> None:
    slow = card("mine", [1000.0] * 3)
    cheap = card("cheap", [1000.0] * 3, [0.1] * 3)
    little = card("little", [1499.0] * 3, [0.2] * 3)
    much = card("much", [1500.0] * 3, [1.0] * 3)
    rack = card("rack", [9000.0] * 3, [90.0] * 3)
    known = facts(rack, much, little, cheap, slow)
    found = runs(known, "mine", 0.1)
    assert [(run["way"], run["card"]) for run in found[1:]] == [
        ("least", "cheap"),
        ("faster", "much"),
        ("fastest", "rack"),
    ]


def test_no_card_is_named_twice() -> None:
    best = card("best", [8000.0, 9000.0, 9900.0], [0.9, 1.0, 1.1])
    mine = card("mine", [1.0, 2.0, 3.0])
    assert [run["way"] for run in runs(facts(best, mine), "mine")] == ["least"]
    assert [run["way"] for run in runs(facts(best, mine), "best", None, [1.0] * 3)] == ["rent"]
    assert runs(facts(best, mine), "best") == []


def test_equal_cards_are_named_by_their_id() -> None:
    twins = [card(id_, [1000.0] * 3, [1.0] * 3) for id_ in ("zenith", "aurora")]
    (only,) = runs(facts(*twins, card("mine", None)), "mine")
    assert only["card"] == "aurora"
