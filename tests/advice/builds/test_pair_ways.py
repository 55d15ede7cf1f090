"""Ways on beside a second card of invented ones: what may take its place, what gains nothing."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_facts import PairFacts
from macros.advice.builds.pair_records import PairAnswer, Question
from macros.advice.builds.pair_ways import another_pair, is_refused
from tests.advice.builds.test_pair_answer import FACTS, TRAINING, WORK, card, larger, with_cards


@pytest.mark.parametrize(
    ("vendor", "dependable", "is_named"),
    [("Cinder", True, True), ("Cinder", False, False), ("Boreal", False, True)],
)
def test_other_makers_card_with_experimental_software_is_no_way_on(
    vendor: str, *, dependable: bool, is_named: bool
) -> None:
    facts = with_cards(card("fast", 24, 8, 900, vendor=vendor, dependable=dependable))
    assert bool(larger(facts)) is is_named


def chat(have: str, add: str, facts: PairFacts = FACTS) -> PairAnswer:
    return pair_answer(Question(have, add, "chat", "tiny", "us", screen=False), facts)


def test_slower_second_card_makes_no_chat_faster_and_is_not_advised() -> None:
    answer = chat("swift", "small")
    assert answer["verdict"] == "chat_no_gain"
    assert is_refused(answer["verdict"])
    assert answer["chosen"]["factor"] == {"low": 0.25, "value": 0.4, "high": 1, "kind": "rule"}
    assert chat("small", "swift")["verdict"] == "chat_unclear"


def test_chat_on_unequal_cards_goes_by_tokens_where_one_of_them_has_no_speed() -> None:
    """The slow one alone lacks the memory, so that nobody rates it in such work."""
    slow = card("slow", 4, 0.5, 100, one={TRAINING: [0.5, 0.0, 1]})
    answer = chat("small", "slow", with_cards(slow))
    own, pair = answer["today"]["tokens"], answer["chosen"]["tokens"]
    factor = answer["chosen"]["factor"]
    assert own
    assert pair
    assert factor
    assert answer["verdict"] == "chat_no_gain"
    assert (factor["high"], factor["kind"]) == (1, "rule")
    assert factor["low"] == pytest.approx(pair["low"] / own["likely"])
    mute: Any = {**slow["writes"], "read_s": None}
    facts = with_cards({**slow, "writes": mute})
    assert chat("small", "slow", facts)["verdict"] == "chat_unknown"
    rated = with_cards({**slow, "one": {WORK: [0.9, 0.0, 1]}})
    found = chat("small", "slow", rated)["chosen"]["factor"]
    assert found
    assert found["low"] == pytest.approx(0.9)


def test_option_tells_when_its_price_was_seen() -> None:
    seen = {"us": [["2026-09"], ["2026-05", "converted", "stale"]]}
    cheap = card("cheap", 24, 8, 900, prices={"us": [900, 500, 450]}, seen=seen)
    (used,) = larger(with_cards(cheap))
    (new,) = larger(with_cards(cheap), buy="new")
    assert used["seen"] == ["2026-05", "converted", "stale"]
    assert new["seen"] == ["2026-09"]
    assert chat("small", "")["today"]["seen"] == []


@pytest.mark.parametrize(
    ("purpose", "add", "is_enough"),
    [
        ("model", "big", True),
        ("chat", "big", True),
        ("chats", "big", False),
        ("chat", "late", False),
        ("chat", "warm", False),
        ("chat", "", False),
    ],
)
def test_second_card_that_is_as_good_by_itself_is_told_with_its_price(
    purpose: Any, add: str, *, is_enough: bool
) -> None:
    """The others are slower than the present card, or of software that has ended."""
    big, late = card("big", 24, 2, 700), card("late", 24, 0.5, 700)
    cheap = [card(f"cheap{at}", 24, 8, 300 + at) for at in range(3)]
    facts = with_cards(big, late, card("warm", 24, 2, 700, alone=False), *cheap)
    answer = pair_answer(Question("small", add, purpose, "wide", "us", screen=False), facts)
    assert answer["verdict"] == "reached"
    alone = answer["alone"]
    assert (alone is not None) is is_enough
    if alone:
        assert (alone["cards"], alone["amount"]) == (["big"], 600)
        assert alone["lost"] == ["memory"]
        assert alone in answer["options"]


@pytest.mark.parametrize(("model", "amount"), [("wide", None), ("vast", 2000)])
def test_another_pair_is_named_where_the_chosen_one_does_not_hold_the_model(
    model: str, amount: float | None
) -> None:
    """A pair that holds it gives way to a cheaper one alone."""
    vast: Any = {**FACTS["models"][1], "id": "vast", "divided": [40.0, 40.0, 40.0]}
    facts = with_cards(card("big", 24, 2, 2000), card("slim", 11, 0.5, 100))
    facts = {**facts, "models": [*facts["models"], vast]}
    asked = Question("big", "small", "model", model, "us", screen=False)
    found = another_pair(pair_answer(asked, facts))
    assert (found and found["amount"]) == amount


@pytest.mark.parametrize(("purpose", "is_named"), [("model", True), ("jobs", False)])
def test_cheaper_pair_than_two_equal_cards_is_named(purpose: Any, *, is_named: bool) -> None:
    facts = with_cards(card("slim", 11, 0.5, 100))
    answer = pair_answer(Question("small", "", purpose, "wide", "us", screen=False), facts)
    found = another_pair(answer)
    assert bool(found) is is_named
    if found:
        assert (found["cards"], found["amount"]) == (["small", "slim"], 100)


@pytest.mark.parametrize(
    ("purpose", "factor"), [("model", None), ("chat", None), ("jobs", 1), ("training", 1)]
)
def test_card_on_which_the_model_does_not_run_has_no_speed(purpose: Any, factor: Any) -> None:
    today = pair_answer(Question("small", "", purpose, "wide", "us", screen=False), FACTS)["today"]
    assert (today["factor"] and today["factor"]["value"]) == factor


def test_second_card_is_not_told_by_itself_where_none_is_needed() -> None:
    facts = with_cards(card("big", 24, 2, 700))
    asked = Question("small", "big", "model", "tiny", "us", screen=False)
    assert pair_answer(asked, facts)["alone"] is None
