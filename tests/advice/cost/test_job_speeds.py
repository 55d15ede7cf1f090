"""Invented cards at common jobs: what they hold, and how fast they do it."""

from __future__ import annotations

from typing import Any

from macros.advice.cost.job_speeds import JOBS, TUNING, job_speeds, rooms, tuning_need
from macros.advice.fit.fit_facts import FitFacts
from tests.advice.fit.test_fit_answer import CONSTANTS, FACTS, card, model


def speeds(*cards: Any, **figures: Any) -> dict[str, dict[str, list[float]]]:
    shape = {"parameters": 8e9, "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8}
    facts: FitFacts = {
        **FACTS,
        "models": [model(JOBS[0].model, 131_072, **{**shape, **figures})],
        "cards": list(cards),
    }
    return job_speeds(facts, CONSTANTS)


def test_card_is_told_the_speed_of_what_it_surely_holds() -> None:
    found = speeds(card("large", 24), card("small", 4))
    assert set(found["large"]) >= {"write-8b"}
    assert found["small"] == {}


def test_shared_memory_holds_only_the_share_that_is_sure() -> None:
    found = speeds(card("whole", 8), card("shared", 8, shared=0.66))
    assert "write-8b" in found["whole"]
    assert found["shared"] == {}


def test_conversations_together_are_told_with_the_best_software_and_none_where_none_is_known() -> (
    None
):
    served, alone = card("served", 24), card("alone", 24, serves=[])
    found = speeds(served, alone)
    assert found["served"]["serve-8b"][1] > found["served"]["write-8b"][1]
    assert "serve-8b" not in found["alone"]


def test_tuning_takes_what_was_measured_of_it() -> None:
    tuned = card("tuned", 24, tuned={f"{TUNING.model}|{TUNING.purpose}": [900, 1000, 1100]})
    found = speeds(tuned, card("unknown", 24))
    assert found["tuned"][TUNING.id] == [900, 1000, 1100]
    assert TUNING.id not in found["unknown"]


def test_need_of_the_tuning_and_room_of_cards_are_told_in_gib() -> None:
    shape = {"parameters": 8e9, "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8}
    known: FitFacts = {**FACTS, "models": [model(TUNING.model, 131_072, **shape)]}
    low, high = tuning_need(known, CONSTANTS)
    assert 0 < low <= high
    assert tuning_need({**known, "models": []}, CONSTANTS) == []
    cards = [card("whole", 8), card("shared", 8, shared=0.66)]
    found = rooms({**known, "cards": cards})
    assert found["whole"] == 8
    assert found["shared"] < 8
