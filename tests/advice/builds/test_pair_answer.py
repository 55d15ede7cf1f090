"""A second card of invented ones: what it reaches, how fast it is, and what it takes."""

from __future__ import annotations

from typing import Any, cast

import pytest

from macros.advice.builds.pair_answer import held_before_and_after, pair_answer
from macros.advice.builds.pair_facts import CardFacts, ModelFacts, PairFacts
from macros.advice.builds.pair_power import PowerFacts
from macros.advice.builds.pair_records import Option, PairAnswer, Question
from macros.advice.picks.supply_plugs import PlugNeed
from tests.advice.builds.test_pair_power import FACTS as COMPUTER

WORK = "llm-decode-8b"
TRAINING = "transformer-training"


def card(id_: str, memory_gib: float, speed: float, price: float, **changes: Any) -> CardFacts:
    facts: dict[str, Any] = {
        "id": id_,
        "name": id_.title(),
        "vendor": "Boreal",
        "memory_gib": memory_gib,
        "power_w": 200.0,
        "asked_w": None,
        "least_w": 100.0,
        "plugs": PlugNeed(of_8pin=1),
        "slots": 2.0,
        "alone": True,
        "dependable": True,
        "warned": [],
        "one": {WORK: [speed, 0.0, 1], TRAINING: [speed, 0.0, 1]},
        "two": {WORK: [0.9, 1.0, 1.1, 0], TRAINING: [1.7, 1.8, 1.9, 1]},
        "prices": {"us": [price, None, price / 2]},
        "seen": {"us": [["2026-09"], []]},
        "limits": [],
        "writes": {
            "read_s": 1e-10 / speed,
            "at_best": 0.5,
            "slower": 1.0,
            "reach": 1.25,
            "mixture": [1.0, 1.25],
            "told": {},
            "shared": {},
            "tensor_ends": [0.6, 1.5],
        },
    }
    return cast("CardFacts", {**facts, **changes})


def model(id_: str, each: float, divided: float, layers: int = 10) -> ModelFacts:
    """Return a model whose lower end is nine tenths of the upper one."""
    return {
        "id": id_,
        "name": id_.title(),
        "work": WORK,
        "layers": layers,
        "each": [each * 0.9, each, each],
        "divided": [divided * 0.9, divided, divided],
        "reads": {"bytes": divided * 1e9, "is_mixture": id_ == "edge"},
    }


POWER: PowerFacts = {**COMPUTER, "outlets": {"us": [120.0, 1440.0, 0.8]}}
FACTS: PairFacts = {
    "day": "2026-11-20",
    "tax_on_top": [],
    "screen_gib": 1.0,
    "power": POWER,
    "single_ratio": 100.0,
    "training": TRAINING,
    "speed": {"layer_s": 1e-4},
    "cards": [
        card("small", 11, 1, 200, limits=[[[100, 0.5], [200, 1]]]),
        card("large", 22, 2, 700),
        card("other", 11, 1.5, 150, vendor="Cinder"),
        card("swift", 11, 4, 400),
        card("quiet", 40, 1, 100, alone=False),
    ],
    "models": [
        model("tiny", 1, 5),
        model("wide", 1, 18),
        model("edge", 1, 19.5),
        model("coarse", 1, 19),
    ],
}


def ask(**changes: Any) -> PairAnswer:
    values = {
        "have": "small",
        "add": "",
        "purpose": "model",
        "model": "wide",
        "region": "us",
        "screen": False,
    }
    return pair_answer(Question(**{**values, **changes}), FACTS)


def ids(answer: PairAnswer) -> list[list[str]]:
    return [option["cards"] for option in answer["options"]]


def of(answer: PairAnswer, *cards: str) -> Option:
    return next(one for one in answer["options"] if one["cards"] == [*cards])


def test_two_cards_reach_what_one_does_not() -> None:
    answer = ask()
    assert answer["verdict"] == "reached"
    assert answer["today"]["holds"] == "no"
    assert answer["chosen"]["pool_gib"] == 22
    assert answer["chosen"]["need"] == pytest.approx([18, 20, 20])
    assert answer["chosen"]["amount"] == 200


def test_a_screen_takes_memory_of_the_first_card_alone() -> None:
    answer = ask(screen=True)
    assert answer["chosen"]["pool_gib"] == 21
    assert answer["verdict"] == "reached"
    assert ask(screen=True, model="edge")["verdict"] == "maybe"


@pytest.mark.parametrize(("have", "add"), [("small", "large"), ("large", "small")])
def test_a_screen_takes_as_much_of_unequal_cards(have: str, add: str) -> None:
    for screen, pool_gib in ((False, 33), (True, 32)):
        answer = ask(have=have, add=add, screen=screen)
        assert of(answer, have, add)["pool_gib"] == pool_gib


def test_what_is_left_beside_whole_layers_is_lost() -> None:
    """Ten layers of 1.9 GiB in 10 and 9 GiB: one card has room for five, the other for four."""
    chosen = ask(model="coarse", screen=True)["chosen"]
    assert chosen["need"]
    assert chosen["need"][2] == chosen["pool_gib"]
    assert chosen["holds"] == "maybe"


def test_one_larger_card_costs_what_the_sale_of_the_present_one_leaves() -> None:
    answer = ask()
    assert of(answer, "large")["amount"] == 700 - 100
    assert of(ask(sale=300), "large")["amount"] == 400
    assert answer["sale"] == 100
    assert ask(sale=300)["sale"] == 300
    assert ask(region="nowhere")["sale"] is None
    assert ids(answer) == [["small", "small"], ["large"], ["small"]]


def test_a_model_that_runs_already_is_said_to() -> None:
    assert ask(model="tiny")["verdict"] == "already"


def test_speeds_of_two_cards_are_never_added_for_one_chat() -> None:
    writes: Any = {**FACTS["cards"][0]["writes"], "tensor_ends": None}
    facts = with_own(writes=writes)
    answer = pair_answer(Question("small", "", "chat", "tiny", "us", screen=False), facts)
    assert answer["verdict"] == "chat_unclear"
    factor = answer["chosen"]["factor"]
    assert factor == {"low": 0.9, "value": 1.0, "high": 1.1, "kind": "estimated"}
    mixed = ask(purpose="chat", model="tiny", add="swift")["chosen"]["factor"]
    assert mixed
    assert (mixed["low"], mixed["high"]) == (1, 4)
    assert mixed["kind"] == "rule"


def with_own(**changes: Any) -> PairFacts:
    """Return the facts with another present card."""
    own, *others = FACTS["cards"]
    return {**FACTS, "cards": [cast("CardFacts", {**own, **changes}), *others]}


def test_gain_of_equal_cards_is_what_their_tokens_a_second_say() -> None:
    """Sharing every layer nearly doubles the speed, with ends of 0.6 and 1.5 times that."""
    answer = ask(purpose="chat", model="tiny")
    one, shared = answer["today"]["tokens"], answer["chosen"]["shared"]
    factor = answer["chosen"]["factor"]
    assert one
    assert shared
    assert factor
    assert answer["verdict"] == "chat_gain"
    assert factor["low"] == pytest.approx(shared["low"] / one["likely"])
    assert factor["value"] == pytest.approx(shared["likely"] / one["likely"])
    assert (factor["high"], factor["kind"]) == (2, "estimated")  # two are at most twice as fast


@pytest.mark.parametrize(
    ("two", "low"),
    [([1.3, 1.5, 1.7, 1], 1.3), ([1.3, 1.5, 1.7, 0], 1.2), ([0.9, 1.0, 1.1, 1], 1.2)],
)
def test_gain_that_was_measured_of_equal_cards_is_told_as_it_was(
    two: list[float], low: float
) -> None:
    question = Question("small", "", "chat", "tiny", "us", screen=False)
    factor = pair_answer(question, with_own(two={WORK: two}))["chosen"]["factor"]
    assert factor
    assert factor["low"] == pytest.approx(low, abs=0.01)


def test_gain_that_was_measured_both_ways_counts_as_measured() -> None:
    writes: Any = {**FACTS["cards"][0]["writes"], "told": {"tiny": [9, 10, 11, 1]}}
    facts = with_own(writes={**writes, "shared": {"tiny": [13, 15, 16]}})
    question = Question("small", "", "chat", "tiny", "us", screen=False)
    factor = pair_answer(question, facts)["chosen"]["factor"]
    assert factor == {"low": 1.3, "value": 1.5, "high": 1.6, "kind": "measured"}


def mixed_pairs(facts: PairFacts, model: str) -> list[list[str]]:
    question = Question("small", "", "model", model, "us", screen=False)
    options = pair_answer(question, facts)["options"]
    return [one["cards"] for one in options if one["id"] == "mixed"]


@pytest.mark.parametrize(("model", "alone", "is_named"), [
    ("wide", True, True),
    ("tiny", True, False),
    ("wide", False, False),
])  # fmt: skip
def test_other_card_is_named_only_for_a_model_that_needs_it_and_where_software_takes_it(
    model: str, *, alone: bool, is_named: bool
) -> None:
    facts = with_cards(card("cheap", 11, 1, 50, alone=alone))
    assert mixed_pairs(facts, model) == ([["small", "cheap"]] if is_named else [])


def test_a_speed_today_is_not_compared_where_there_is_none() -> None:
    assert ask(purpose="chat")["verdict"] == "reached"
    assert ask(purpose="chat")["chosen"]["factor"] is None


def test_separate_jobs_add_up_whoever_made_the_cards() -> None:
    answer = ask(purpose="jobs", add="other")
    assert answer["verdict"] == "jobs_mixed"
    assert ask(purpose="jobs")["verdict"] == "jobs"
    factor = answer["chosen"]["factor"]
    assert factor
    assert factor["value"] == 2.5


def test_cards_of_two_makers_share_no_model() -> None:
    answer = ask(add="other")
    assert answer["verdict"] == "makers"
    assert answer["chosen"]["pool_gib"] is None
    assert ask(add="other", purpose="training")["chosen"]["factor"] is None


def test_training_is_as_measured() -> None:
    answer = ask(purpose="training")
    assert answer["verdict"] == "training_gain"
    assert of(answer, "swift")["amount"] == 300
    assert of(answer, "large")["factor"]


def test_many_chats_double_only_where_each_card_holds_the_model() -> None:
    doubled = ask(purpose="chats", model="tiny")["chosen"]["factor"]
    assert doubled
    assert doubled["value"] == 2
    assert ask(purpose="chats")["chosen"]["factor"] is None


def with_cards(*cards: CardFacts) -> PairFacts:
    own = next(one for one in FACTS["cards"] if one["id"] == "small")
    return {**FACTS, "cards": [own, *cards]}


def larger(facts: PairFacts, **changes: Any) -> list[Option]:
    values: dict[str, Any] = {"purpose": "chat", "model": "wide", "region": "us", "screen": False}
    question = Question(have="small", add="", **{**values, **changes})
    return [one for one in pair_answer(question, facts)["options"] if one["id"] == "larger"]


def test_single_card_says_what_is_lost_against_the_pair() -> None:
    """The pair writes 50 tokens a second in turn, and up to 1.5 times its double when shared."""
    slow = card("slow", 24, 0.5, 500)
    fast = card("fast", 24, 8, 900)
    foreign = card("foreign", 20, 8, 950, vendor="Cinder")
    found = {one["cards"][0]: one["lost"] for one in larger(with_cards(slow, fast, foreign))}
    assert found == {"slow": ["speed"], "fast": [], "foreign": ["memory", "maker"]}


def test_larger_card_that_is_slower_is_told_as_such_where_memory_decides() -> None:
    """It writes less than the pair, and is slower than the present card in other work."""
    slow, fast = card("slow", 24, 0.5, 500), card("fast", 24, 8, 900)
    found = larger(with_cards(slow, fast), purpose="model")
    assert [(one["cards"][0], one["lost"]) for one in found] == [
        ("slow", ["writes", "slower"]),
        ("fast", []),
    ]
    many = larger(with_cards(slow, fast), purpose="chats")
    assert [(one["cards"][0], one["lost"]) for one in many] == [("slow", ["writes"]), ("fast", [])]


def test_faster_single_cards_are_told_before_cheaper_slower_ones() -> None:
    slow = [card(f"slow{at}", 24, 0.5, 300 + at) for at in range(3)]
    found = larger(with_cards(*slow, card("fast", 24, 8, 900)))
    assert {one["cards"][0] for one in found} == {"fast", "slow0", "slow1"}


def test_single_card_of_unknown_speed_is_said_to_be() -> None:
    writes: Any = {**FACTS["cards"][0]["writes"], "read_s": None}
    (one,) = larger(with_cards(card("mute", 24, 8, 900, writes=writes)))
    assert one["lost"] == ["unknown"]


def test_faster_chat_takes_no_card_that_does_not_hold_the_model() -> None:
    """The model needs six of eleven GiB: a faster card of five is no better one."""
    assert larger(with_cards(card("tight", 11.5, 8, 900)), model="tiny")
    own = card("small", 11, 1, 200)
    coarse = {**FACTS, "cards": [own, card("edgy", 11, 8, 900)]}
    asked: dict[str, Any] = {"model": "edgy", "purpose": "chat"}
    borderline: Any = {**coarse, "models": [model("edgy", 1, 10.5)]}
    assert larger(borderline, **asked) == []


def test_cards_that_need_a_duct_are_not_advised_alone() -> None:
    assert ["quiet"] not in ids(ask())


def test_card_to_buy_is_said_to_be_new_or_used() -> None:
    cheap = card("cheap", 24, 8, 900, prices={"us": [900, 500, 450]})
    (one,) = larger(with_cards(cheap))
    assert (one["amount"], one["bought"]) == (400, "used")
    (one,) = larger(with_cards(cheap), buy="new")
    assert (one["amount"], one["bought"]) == (800, "new")
    assert ask()["today"]["bought"] is None
    assert ask(region="nowhere")["chosen"]["bought"] is None


def test_without_prices_nothing_is_made_up() -> None:
    answer = ask(region="nowhere")
    assert answer["chosen"]["amount"] is None
    assert ids(answer) == [["small", "small"], ["small"]]


def test_one_conversation_has_tokens_a_second_where_the_model_runs() -> None:
    """Equal cards in turn are as fast as one; sharing every layer halves what each reads."""
    answer = ask(model="tiny")
    one, two = answer["today"]["tokens"], answer["chosen"]["tokens"]
    assert one
    assert one["likely"] == pytest.approx(1 / (5e9 * 1e-10 + 10 * 1e-4))
    assert one["high"] == pytest.approx(1.25 * one["likely"])
    assert two == pytest.approx(one)
    shared = answer["chosen"]["shared"]
    assert shared
    assert shared["likely"] == pytest.approx(1 / (5e9 * 1e-10 / 2 + 10 * 1e-4))
    assert shared["high"] == pytest.approx(1.5 * shared["likely"])
    assert shared["low"] == pytest.approx(0.6 * shared["likely"])
    assert answer["today"]["shared"] is None
    assert ask()["today"]["tokens"] is None  # it does not run today
    assert ask()["chosen"]["tokens"]


def test_unequal_cards_write_between_the_slower_and_the_faster() -> None:
    answer = ask(model="tiny", add="swift")
    slow, mixed = answer["today"]["tokens"], answer["chosen"]["tokens"]
    fast = pair_answer(Question("swift", "", "model", "tiny", "us", screen=False), FACTS)["today"]
    assert slow
    assert mixed
    assert fast["tokens"]
    assert slow["likely"] < mixed["likely"] < fast["tokens"]["likely"]
    assert (mixed["low"], mixed["high"]) == (slow["low"], fast["tokens"]["high"])
    assert answer["chosen"]["shared"] is None
    assert ask(model="tiny", add="other")["chosen"]["tokens"] is None  # of another maker
    assert ask(model="edge")["chosen"]["shared"] is None  # a mixture that nobody measured


def test_what_was_measured_is_told_before_an_estimate() -> None:
    cards = [one for one in FACTS["cards"] if one["id"] != "small"]
    writes: Any = {**FACTS["cards"][0]["writes"], "told": {"tiny": [7, 8, 9, 1]}}
    writes = {**writes, "shared": {"tiny": [5, 6, 7]}}
    timed: CardFacts = {**FACTS["cards"][0], "writes": writes}
    facts: PairFacts = {**FACTS, "cards": [timed, *cards]}
    answer = pair_answer(Question("small", "", "model", "tiny", "us", screen=False), facts)
    assert answer["today"]["tokens"] == {"low": 7, "likely": 8, "high": 9, "kind": "measured"}
    assert answer["chosen"]["shared"] == {"low": 5, "likely": 6, "high": 7, "kind": "measured"}


@pytest.mark.parametrize("model", ["tiny", "edge", "wide"])
@pytest.mark.parametrize("have", ["small", "swift"])
def test_what_holds_a_model_is_told_without_the_rest_as_with_it(have: str, model: str) -> None:
    question = Question(have, "", "model", model, "us", screen=True)
    whole = pair_answer(question, FACTS)
    held = held_before_and_after(question, FACTS)
    assert held == (whole["today"]["holds"], whole["chosen"]["holds"])
