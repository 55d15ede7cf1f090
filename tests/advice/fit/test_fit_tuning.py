"""Invented cards that learn: hours, what they cost, and cards that nobody knows to learn."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitAnswer, FitQuestion
from tests.advice.fit.test_fit_answer import CARDS, CONSTANTS, FACTS, ask, card, sold

LEARNS: FitFacts = {
    **FACTS,
    "cards": [
        *CARDS,
        card("strange-24", 24, prices=sold(100)),
        card("timed-24", 24, prices=sold(800), rented={"us": sold(0.5)["us"]["new"]}, tune=[1, 0]),
    ],
}


def learn(card_id: str = "", **changes: Any) -> FitAnswer:
    question = FitQuestion("small", card_id, "us", purpose="qlora", tokens=2048, **changes)
    return fit_answer(question, LEARNS, CONSTANTS)


def test_hours_of_tuning_cost_what_a_cloud_asks_or_their_electricity() -> None:
    answer = learn("timed-24")
    assert answer["hours"]
    assert answer["costs"]["rented"] == pytest.approx([0.5 * hours for hours in answer["hours"]])
    power = [0.2 * 0.25 * hours for hours in answer["hours"]]
    assert answer["costs"]["power"] == pytest.approx(power)
    rows = {row["id"]: row for row in (*answer["cards"], *answer["rented"])}
    assert rows["timed-24"]["cost"] == answer["costs"]["rented"]
    assert next(row for row in answer["cards"] if row["id"] == "timed-24")["cost"] == pytest.approx(
        power
    )


def test_what_nobody_can_say_costs_nothing_said() -> None:
    assert ask("small", "aurora-24")["costs"] == {"rented": None, "power": None}
    nowhere = fit_answer(FitQuestion("small", "timed-24", "fr", purpose="qlora"), LEARNS, CONSTANTS)
    assert nowhere["hours"]
    assert nowhere["costs"] == {"rented": None, "power": None}


def test_cards_that_are_known_to_learn_stand_before_cheaper_ones_that_are_not() -> None:
    names = [row["id"] for row in learn()["cards"]]
    assert names[0] == "timed-24"
    assert "strange-24" in names
    assert learn()["rented"][0]["id"] == "timed-24"
    run = fit_answer(FitQuestion("small", "", "us"), LEARNS, CONSTANTS)
    assert run["cards"][0]["id"] != "timed-24"


TUNER = card("tuner-24", 24, tune=[2.0, 0.1], tuned={"small|lora": [3000, 3500, 4000]})


def tune(model_id: str, **changes: Any) -> FitAnswer:
    facts: FitFacts = {**FACTS, "cards": [TUNER]}
    question = FitQuestion(model_id, "tuner-24", "us", tokens=1000, **changes)
    return fit_answer(question, facts, CONSTANTS)


def test_hours_of_tuning_follow_from_what_was_measured_with_the_model() -> None:
    answer = tune("small", purpose="lora", examples=10_800)
    assert answer["speed"]
    assert answer["speed"]["kind"] == "measured"
    assert answer["hours"] == pytest.approx([0.75, 10_800_000 / 3500 / 3600, 1.0])


def test_hours_of_tuning_other_models_follow_from_their_size_and_the_card() -> None:
    small, large = tune("small", purpose="qlora"), tune("large", purpose="qlora")
    assert small["speed"]
    assert large["speed"]
    assert small["speed"]["kind"] == "estimated"
    assert small["speed"]["likely"] == pytest.approx(0.9 * 2 / (13 * 4e-5))
    assert large["speed"]["likely"] < small["speed"]["likely"] / 5


def test_training_all_weights_and_running_have_no_hours() -> None:
    assert tune("small", purpose="full")["hours"] is None
    assert tune("small")["hours"] is None
