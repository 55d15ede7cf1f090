"""What the page of a model names besides cards and computers with a price."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.fit.fit_beyond import Beyond, beyond
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitQuestion
from tests.advice.fit.test_fit_answer import CARDS, CONSTANTS, FACTS, LARGE, card, model, sold

MIXED = {**LARGE, "active_parameters": 20e9}
HUGE = {**MIXED, "parameters": 500e9}


def asked(id_: str = "mix", *cards: Any, avoided: frozenset[str] = frozenset()) -> Beyond:
    memory = FACTS["main_memory"]
    assert memory
    facts: FitFacts = {
        **FACTS,
        "models": [
            *FACTS["models"],
            model("mix", 32_768, **MIXED),
            model("huge-mix", 32_768, **HUGE),
        ],
        "main_memory": {**memory, "kinds": {**memory["kinds"], "12xddr5-4800": 460.8}},
        "cards": list(cards or CARDS),
    }
    return beyond(FitQuestion(id_, "", "us", screen=False), facts, CONSTANTS, avoided)


def helped(found: Beyond) -> str | None:
    return found.helped["id"] if found.helped else None


def test_cheapest_card_of_a_fair_size_is_named_with_main_memory() -> None:
    """The one with 8 GiB would do for less money, and hold hardly any of it."""
    found = asked()
    assert helped(found) == "old-24"
    assert found.helped
    assert found.helped["host_gib"] > 10


def test_main_memory_in_all_has_room_for_the_system_too() -> None:
    found = asked()
    assert found.helped
    assert (found.main_memory, found.total_gb) == ("2xddr5-6000", 32)
    tight = replace(found, helped={**found.helped, "host_gib": 25.0})
    assert tight.total_gb == 64


def test_what_is_too_large_for_a_desktop_computer_stands_in_the_memory_of_a_server() -> None:
    found = asked("huge-mix")
    assert found.helped
    assert found.helped["host_gib"] > 200
    assert (found.main_memory, found.total_gb) == ("12xddr5-4800", 384)


def test_dense_models_are_too_slow_in_main_memory_to_be_named() -> None:
    assert helped(asked("large")) is None


@pytest.mark.parametrize(
    "change",
    [{"prices": sold(500, notes=["stale"])}, {"read_s": None}, {"memory_gib": 11}],
)
def test_no_example_is_old_small_or_of_unknown_speed(change: dict[str, Any]) -> None:
    fair = card("fair-16", 16, prices=sold(600))
    other = {**card("other-16", 16, prices=sold(500)), **change}
    assert helped(asked("mix", other, fair)) == "fair-16"


def test_no_example_is_a_card_to_be_avoided() -> None:
    assert helped(asked(avoided=frozenset({"old-24"}))) == "aurora-24"


def test_what_has_no_price_is_named_where_more_cards_with_one_are_needed() -> None:
    box = card("box-128", 128, shared=0.66, several=False)
    pair = card("aurora-24", 24, prices=sold(900))
    found = asked("mix", pair, box).unpriced
    assert [(one["id"], one["count"]) for one in found] == [("box-128", 1)]
    assert asked("mix", card("aurora-80", 80, prices=sold(9000)), box).unpriced == ()
