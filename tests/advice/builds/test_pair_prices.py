"""What a second card of invented ones costs with all that it asks for."""

from __future__ import annotations

from typing import cast

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_facts import PairFacts
from macros.advice.builds.pair_power import PowerFacts
from macros.advice.builds.pair_records import Question
from tests.advice.builds.test_pair_answer import FACTS, POWER


def test_amounts_count_the_power_supply_to_buy() -> None:
    power: PowerFacts = {
        **POWER,
        "supplies": {"us": [[90, 750, 0, 9, 0, 2], [150, 1000, 0, 9, 0, 2]]},
    }
    facts: PairFacts = {**FACTS, "power": power}
    question = Question("small", "", "model", "wide", "us")
    found, bare = pair_answer(question, facts), pair_answer(question, FACTS)
    assert found["chosen"]["supply"] == {"label_w": 850, "amount": 150, "has_plugs": True}
    assert (found["chosen"]["amount"], bare["chosen"]["amount"]) == (350, 200)
    assert (found["today"]["amount"], found["today"]["supply"]) == (0, None)


def test_single_card_at_several_times_the_price_of_a_second_one_is_not_told() -> None:
    """Large costs 600 dollars once the small one is sold, a second small one 200."""
    question = Question("small", "", "model", "wide", "us")
    told, dear = ({**FACTS, "single_ratio": ratio} for ratio in (3.0, 2.9))
    for facts, is_dear in ((told, False), (dear, True)):
        found = pair_answer(question, cast("PairFacts", facts))
        assert any(option["id"] == "larger" for option in found["options"]) == (not is_dear)
        assert found["is_dear"] == is_dear


def test_copies_on_each_card_are_as_fast_as_their_cards() -> None:
    """One chat is written by the card on which its copy is."""
    question = Question("small", "swift", "chats", "tiny", "us")
    found = pair_answer(question, FACTS)
    one, pair = found["today"]["tokens"], found["chosen"]
    assert found["verdict"] == "chats_gain"
    assert (pair["is_copied"], pair["shared"]) == (True, None)
    assert one
    assert pair["tokens"]
    assert pair["tokens"]["low"] == one["low"]
    assert pair["tokens"]["high"] > one["high"]
    assert pair["factor"]
    assert pair["factor"]["kind"] == "rule"
