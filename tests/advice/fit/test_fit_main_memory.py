"""Invented models that lie partly in main memory: how much of them, and how fast they write."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitAnswer, FitQuestion, MainMemoryPart
from macros.advice.fit.main_memory_facts import MAIN_MEMORIES, USUAL_MAIN_MEMORY, bandwidth_gb_s
from tests.advice.fit.test_fit_answer import CARDS, CONSTANTS, FACTS, LARGE, card, model, sold

# As large as the dense one, but a token passes through two sevenths of it.
MIXED = {**LARGE, "active_parameters": 20e9}
MEASURED = card("timed-20", 20, prices=sold(700))
DESKTOP, SERVER = "2xddr5-5600", "8xddr5-4800"
WITH_MIXED: FitFacts = {
    **FACTS,
    "models": [*FACTS["models"], model("mix", 32_768, **MIXED)],
    "cards": [*CARDS, MEASURED],
}


def ask(
    model_id: str, card_id: str, main: str = DESKTOP, gb: float = 64, **changes: Any
) -> FitAnswer:
    question = FitQuestion(model_id, card_id, "us", main_memory=main, main_memory_gb=gb, **changes)
    return fit_answer(question, WITH_MIXED, CONSTANTS)


def part_of(answer: FitAnswer) -> MainMemoryPart:
    assert answer["part"]
    return answer["part"]


def likely(answer: FitAnswer) -> float:
    speed = part_of(answer)["speed"]
    assert speed
    return speed["likely"]


@pytest.mark.parametrize("model_id", ["large", "mix"])
def test_what_a_card_does_not_hold_lies_in_main_memory(model_id: str) -> None:
    answer = ask(model_id, "aurora-24")
    missing = answer["need"][2] - answer["room"][0]
    layer = answer["need"][2] / LARGE["layers"]
    assert answer["verdict"] == "no"
    assert missing <= part_of(answer)["gib"] <= missing + layer


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (ask("large", "aurora-24", "none"), "nobody asks for it"),
        (ask("large", "aurora-24", gb=10), "too little main memory"),
        (ask("small", "aurora-24"), "it fits without"),
        (ask("large", "shared-64"), "the memory is one already"),
        (ask("large", "aurora-24", weights="fp8"), "no such program reads the format"),
        (ask("large", "aurora-24", purpose="qlora"), "only running is divided"),
    ],
)
def test_nothing_lies_in_main_memory_where(asked: FitAnswer, why: str) -> None:
    assert asked["part"] is None, why


def test_all_but_experts_has_to_fit_the_card() -> None:
    assert ask("mix", "aurora-8", gb=512)["part"] is None
    assert ask("large", "aurora-8", gb=512)["part"]
    assert ask("mix", "aurora-24", gb=512)["part"]


def test_main_memory_slows_the_more_the_more_of_a_model_lies_there() -> None:
    large, small = likely(ask("large", "aurora-8")), likely(ask("large", "aurora-24"))
    assert large < small
    assert small < likely(ask("large", "aurora-24", SERVER))


def test_a_token_takes_the_time_of_both_memories() -> None:
    """The card is so fast here that main memory alone counts."""
    answer = ask("large", "aurora-24")
    read = part_of(answer)["gib"] * 2**30
    assert likely(answer) == pytest.approx(89.6e9 * 0.6 / read, rel=0.2)


def test_a_mixture_writes_faster_since_only_active_experts_are_read() -> None:
    assert likely(ask("mix", "aurora-24")) > 4 * likely(ask("large", "aurora-24"))


def test_a_full_context_is_never_faster() -> None:
    part = part_of(ask("large", "aurora-24", tokens=32_768))
    assert part["speed"]
    assert part["full"]
    assert part["full"]["likely"] < part["speed"]["likely"]


def test_ranges_are_as_wide_as_computers_differ() -> None:
    speed = part_of(ask("large", "aurora-24"))["speed"]
    assert speed
    assert speed["kind"] == "estimated"
    assert speed["high"] / speed["likely"] == pytest.approx(2)


def test_what_was_measured_beside_the_same_memory_counts_first() -> None:
    measured = part_of(ask("mix", "timed-20"))["speed"]
    assert measured == {"low": 10, "likely": 12, "high": 14, "kind": "measured"}
    other = part_of(ask("mix", "timed-20", SERVER))["speed"]
    assert other
    assert other["kind"] == "estimated"


def test_nobody_knows_the_speed_beside_a_card_unlike_all_measured_ones() -> None:
    assert part_of(ask("mix", "lap-16"))["speed"] is None


def test_single_cards_that_main_memory_helps_are_listed_by_price_and_marked() -> None:
    rows = ask("large", "")["helped"]
    assert [row["id"] for row in rows][:2] == ["aurora-8", "old-24"]
    assert all(row["host_gib"] > 0 and row["count"] == 1 for row in rows)
    assert all(one["amount"] <= other["amount"] for one, other in pairwise(rows))
    assert ask("large", "", "none")["helped"] == []


def test_models_that_a_card_holds_with_main_memory_are_marked() -> None:
    rows = {row["id"]: row for row in ask("small", "aurora-24")["models"]}
    assert rows["large"]["host_gib"] > 0
    assert rows["large"]["speed"]
    assert rows["small"]["host_gib"] == 0


def test_more_cards_leave_less_to_main_memory() -> None:
    one, two = (part_of(ask("mix", "timed-20", count=n))["gib"] for n in (1, 2))
    assert two < one


def test_bandwidth_is_channels_times_eight_bytes_times_transfers() -> None:
    assert bandwidth_gb_s("2xddr5-5600") == 89.6
    assert bandwidth_gb_s("8xddr4-3200") == 204.8
    assert len(MAIN_MEMORIES) == len({*MAIN_MEMORIES})


def test_the_usual_main_memory_is_tried_where_a_card_does_not_hold_a_model() -> None:
    asked = FitQuestion("large", "aurora-24", "us")
    tried = fit_answer(asked, FACTS, CONSTANTS)["tried"]
    named = replace(asked, main_memory=USUAL_MAIN_MEMORY)
    assert tried
    assert tried == fit_answer(named, FACTS, CONSTANTS)["part"]
    assert fit_answer(named, FACTS, CONSTANTS)["tried"] is None
    assert fit_answer(replace(asked, model="small"), FACTS, CONSTANTS)["tried"] is None
