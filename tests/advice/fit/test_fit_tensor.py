"""Invented cards that share every layer: how fast they write, and where nobody knows."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_records import FitAnswer, FitQuestion, FitSpeed
from tests.advice.fit.test_fit_answer import CONSTANTS, card
from tests.advice.fit.test_fit_main_memory import WITH_MIXED


def ask(model_id: str, card_id: str = "aurora-48", count: int = 2, **changes: Any) -> FitAnswer:
    question = FitQuestion(model_id, card_id, "us", count=count, **changes)
    return fit_answer(question, WITH_MIXED, CONSTANTS)


def first(answer: FitAnswer) -> FitSpeed:
    assert answer["tensor"]
    return answer["tensor"]["speed"]


def test_reading_is_divided_and_the_fixed_time_is_not() -> None:
    in_turn, pair, four = (ask("large", count=count) for count in (1, 2, 4))
    assert in_turn["speed"]
    one, two, many = 1 / in_turn["speed"]["likely"], 1 / first(pair)["likely"], 0.0
    many = 1 / first(four)["likely"]
    read = 2 * (one - two)
    fixed = one - read
    assert fixed > 0
    assert many == pytest.approx(read / 4 + fixed)


def test_the_range_is_as_wide_as_that_of_machines() -> None:
    speed = first(ask("large"))
    assert speed["high"] / speed["likely"] == pytest.approx(1.3)
    assert speed["low"] / speed["likely"] == pytest.approx(0.5)


def test_a_full_context_slows_it() -> None:
    tensor = ask("large", tokens=32_768)["tensor"]
    assert tensor
    assert tensor["full"]
    assert tensor["full"]["likely"] < tensor["speed"]["likely"]


def test_an_architecture_that_nobody_measured_has_no_estimate() -> None:
    known = card("strange-48", 48)
    unknown = {key: value for key, value in known.items() if key != "tensor_ends"}
    question = FitQuestion("large", "strange-48", "us", count=2)
    for figures, is_told in ((known, True), (unknown, False)):
        facts: Any = {**WITH_MIXED, "cards": [figures]}
        assert bool(fit_answer(question, facts, CONSTANTS)["tensor"]) == is_told


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (ask("large", count=1), "one card shares nothing"),
        (ask("large", count=8), "nobody measured eight"),
        (ask("mix"), "a mixture does not follow the sum"),
        (ask("large", weights="fp8"), "programs that were measured do not read it"),
        (ask("small", purpose="lora"), "it learns"),
        (ask("small", "lap-16"), "a laptop has one"),
    ],
)
def test_where_nobody_measured_the_like_nobody_knows(answer: FitAnswer, why: str) -> None:
    assert answer["tensor"] is None, why


def test_what_was_measured_is_told_of_a_mixture_too() -> None:
    tensor = ask("mix", count=4)["tensor"]
    assert tensor
    assert tensor["speed"] == {"low": 70, "likely": 80, "high": 90, "kind": "measured"}
    assert tensor["full"] is None


def test_pairs_and_models_on_them_have_both_speeds() -> None:
    answer = ask("large", "aurora-24", 2)
    assert all(row["tensor"] for row in answer["models"] if row["id"] == "large")
    for row in answer["cards"]:
        assert bool(row["tensor"]) == (row["count"] in (2, 4)), row["id"]
