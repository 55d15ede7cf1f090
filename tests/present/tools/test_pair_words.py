"""What is said of an answer on a second card of invented ones."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_records import Question
from macros.facts.catalog import Catalog
from macros.present.tools.pair_words import PairWords
from macros.present.words.language import Language
from tests.advice.builds.test_pair_answer import FACTS
from tests.tiny import only_gpus, tiny_gpu


def option(id_: str, *cards: str, **changes: Any) -> dict[str, Any]:
    """Return a way on that costs 250 USD."""
    unknown: dict[str, Any] = {"factor": None, "tokens": None, "shared": None, "need": None}
    unknown |= {
        "holds": None,
        "lost": [],
        "bought": "used",
        "seen": ["2026-05"],
        "supply": None,
        "is_copied": False,
    }
    return {"id": id_, "cards": [*cards], "amount": 250, "pool_gib": 22, **unknown, **changes}


def tokens(low: float, high: float, kind: str = "estimated") -> dict[str, Any]:
    return {"low": low, "likely": low, "high": high, "kind": kind}


def factor(low: float, high: float, kind: str = "estimated") -> dict[str, Any]:
    return {"low": low, "value": low, "high": high, "kind": kind}


TODAY = option("keep", "small", holds="no", amount=0)
PAIR = option("pair", "small", "small")
GIVEN: dict[str, Any] = {
    "verdict": "reached",
    "chosen": PAIR,
    "today": TODAY,
    "alone": None,
    "options": [PAIR, option("larger", "large", amount=620), TODAY],
    "sale": 230,
}


def words(catalog: Catalog, given: Any = None, **asked: Any) -> PairWords:
    """Return the words on a question of the tests on answers; `given` is not as computed."""
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=card["id"], name=card["name"], aliases=())
        for card in FACTS["cards"]
    ]
    known = only_gpus(catalog, *gpus)
    usual = {"have": "small", "add": "", "purpose": "model", "model": "wide", "region": "us"}
    question = Question(**{**usual, **asked})
    answer: Any = {**pair_answer(question, FACTS), **GIVEN, **(given or {})}
    return PairWords(question, answer, FACTS, known, Language.of(known, "en"))


def lines_of(catalog: Catalog, given: Any = None, **asked: Any) -> str:
    return " ".join(words(catalog, given, **asked).further())


def test_verdict_names_cards_model_need_and_room(catalog: Catalog) -> None:
    chosen = {**PAIR, "need": [18.07, 19, 20.01], "pool_gib": 21.99}
    said = words(catalog, {"chosen": chosen}).sentence()
    assert said.replace("\u00a0", " ") == (
        "Yes: two Small cards run Wide in 4 bits. It needs 18–20.1 GiB of their 21.9 GiB."
    )


def test_model_that_runs_already_is_told_of_the_present_card(catalog: Catalog) -> None:
    given = {"verdict": "already", "today": {**TODAY, "pool_gib": 11.0, "need": [5, 5, 6]}}
    said = words(catalog, given).sentence()
    assert said.replace("\u00a0", " ") == (
        "You need no second card for Wide in 4 bits: the Small runs it alone. It needs 5–6 GiB of "
        "11 GiB."
    )


def test_speed_is_told_with_its_ends_and_how_it_is_known(catalog: Catalog) -> None:
    given = {"verdict": "training_gain", "chosen": {**PAIR, "factor": factor(1.68, 1.94)}}
    said = words(catalog, given, purpose="training").sentence()
    assert "1.7–1.9" in said
    assert "estimated" in said


def test_price_and_one_larger_card_are_told(catalog: Catalog) -> None:
    said = lines_of(catalog)
    assert "The second card costs about 250 USD (Small, used, seen in May 2026)." in said
    once = "(used, May 2026), for 620 USD once you have sold the Small."
    assert f"Or one larger card: Large {once}" in said
    gain = lines_of(catalog, {"verdict": "training_gain"}, purpose="training")
    assert f"Or one better card: Large {once}" in gain
    swift = "The second card costs about 250 USD (Swift, used, seen in May 2026)."
    assert swift in lines_of(catalog, add="swift")
    assert "sells for" not in said
    assert "We do not know what the Small sells for" in lines_of(catalog, {"sale": None})
    unknown = {"chosen": {**PAIR, "amount": None}}
    assert "We know no price for the second card here (Small)." in lines_of(catalog, unknown)


def test_larger_card_for_less_than_the_present_one_brings_leaves_money(catalog: Catalog) -> None:
    left = {"options": [option("larger", "large", amount=-80)]}
    assert "with 80 USD left over" in lines_of(catalog, left)
    even = {"options": [option("larger", "large", amount=0)]}
    assert "for 0 USD once" in lines_of(catalog, even)
    none = lines_of(catalog, {"options": [PAIR]})
    assert "No single card with dependable software" in none
    assert "is sure to hold the model" in none


def test_what_is_lost_with_one_card_is_told(catalog: Catalog) -> None:
    slower = option("larger", "large", amount=620, tokens=tokens(9, 14), lost=["speed", "maker"])
    pair = {**PAIR, "tokens": tokens(15, 20), "shared": tokens(24, 33)}
    given = {"chosen": pair, "options": [slower]}
    first, speed, maker = words(catalog, given, purpose="chat").larger()
    assert first == (
        "A single Large (used, May 2026) holds the model too, for 620 USD once you have sold the "
        "Small."
    )
    assert speed == (
        "One chat: 9–14 tokens a second on it, against 15–20 on both cards by default and 24–33 "
        "with tensor parallelism."
    )
    assert "another maker" in maker
    small = option("larger", "large", amount=-5, lost=["unknown", "memory"], pool_gib=20)
    first, unknown, memory = words(catalog, {"options": [small]}).larger()
    assert first.startswith("A single Large (used, May 2026) holds the model too, with 5 USD left")
    assert unknown == "We do not know how fast one chat is on it."
    assert plain(memory) == "It has 20 GiB of free memory, both cards together 22 GiB."


def test_larger_card_that_is_slower_is_told_with_the_card_that_is_faster(catalog: Catalog) -> None:
    slower = option("larger", "large", amount=620, tokens=tokens(9, 14), lost=["writes", "slower"])
    given = {"chosen": {**PAIR, "tokens": tokens(15, 20)}, "options": [slower]}
    first, writes, other = words(catalog, given).larger()
    assert first.startswith("Or one larger card: Large (used, May 2026), for 620 USD")
    assert writes == (
        "One chat is slower on it: 9–14 tokens a second, against 15–20 on both cards."
    )
    assert other == "In work that fits your present card, it is slower than the Small."


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (tokens(9, 14), "One chat is slower on it: 9–14 tokens"),
        (tokens(9, 24), "One chat may be slower on it: 9–24 tokens"),
        (tokens(14, 40), "One chat may be slower on it: 14–40 tokens"),
        (tokens(15, 20), "One chat is about as fast on it or faster: 15–20 tokens"),
        (tokens(18, 30), "One chat is about as fast on it or faster: 18–30 tokens"),
    ],
)
def test_single_card_is_called_slower_only_where_its_range_says_so(
    catalog: Catalog, own: Any, said: str
) -> None:
    single = option("larger", "large", tokens=own, lost=["speed"])
    given = {"chosen": {**PAIR, "tokens": tokens(15, 20)}, "options": [single]}
    _, speed = words(catalog, given, purpose="chat").larger()
    assert speed == f"{said} a second, against 15–20 on both cards."


def test_speed_of_two_is_not_told_where_one_is_enough(catalog: Catalog) -> None:
    today = {**TODAY, "tokens": tokens(10, 16)}
    chosen = {**PAIR, "tokens": tokens(9, 14), "shared": tokens(17, 26)}
    given = {"verdict": "already", "today": today, "chosen": chosen}
    (said,) = words(catalog, given).written()
    assert said.startswith("Today, on the Small alone")


def test_separate_jobs_name_the_work_that_their_speed_is_of(catalog: Catalog) -> None:
    chosen = {**PAIR, "factor": factor(2, 2.5)}
    told = words(catalog, {"verdict": "jobs_mixed", "chosen": chosen}, purpose="jobs").sentence()
    assert told.startswith("Going by chats such as those with Wide")
    unknown = words(catalog, {"verdict": "jobs_unknown"}, purpose="jobs").sentence()
    assert "do not know" not in unknown


def test_better_card_is_named_before_a_cheaper_one_that_may_be_slower(catalog: Catalog) -> None:
    slower = option("larger", "large", amount=620, lost=["unknown"])
    faster = option("larger", "swift", amount=900)
    better, other, lost = words(catalog, {"options": [slower, faster]}).larger("better")
    assert better.startswith("Or one better card: Swift (used, May 2026), for 900 USD")
    assert other.startswith("A single Large (used, May 2026) holds the model too, for 620 USD")
    assert lost == "We do not know how fast one chat is on it."
    dear = {**slower, "amount": 1000}
    assert len([*words(catalog, {"options": [faster, dear]}).larger()]) == 1


def test_what_is_counted_for_the_present_card_is_told_where_the_reader_did_not(
    catalog: Catalog,
) -> None:
    assert "Selling the Small is counted at 230 USD" in lines_of(catalog)
    assert "is counted at" not in lines_of(catalog, sale=300.0)
    assert "is counted at" not in lines_of(catalog, {"options": [PAIR]})


def test_single_card_is_denied_only_where_speeds_were_compared(catalog: Catalog) -> None:
    alone = {"options": [PAIR]}
    said = lines_of(catalog, {**alone, "verdict": "training_gain"}, purpose="training")
    assert "at least the memory of the Small is sure to be as fast as both together" in said
    jobs = lines_of(catalog, {**alone, "verdict": "jobs"}, purpose="jobs")
    assert "No single card" not in jobs


@pytest.mark.parametrize(
    ("purpose", "verdict", "is_told"),
    [
        ("chats", "reached", True),
        ("chats", "maybe", True),
        ("chats", "chats_gain", False),
        ("chats", "not_reached", False),
        ("chat", "reached", False),
    ],
)
def test_memory_for_more_chats_is_told_where_nobody_measured_them(
    catalog: Catalog, purpose: str, verdict: str, is_told: bool
) -> None:
    chosen = {**PAIR, "need": [17.25, 18, 23], "pool_gib": 22}
    said = plain(lines_of(catalog, {"verdict": verdict, "chosen": chosen}, purpose=purpose))
    assert ("0–4.7 GiB of memory is left for more" in said) is is_told


def test_pair_with_a_card_that_needs_a_servers_air_is_warned_of(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Small:" not in lines_of(catalog)
    card = next(card for card in FACTS["cards"] if card["id"] == "small")
    monkeypatch.setitem(card, "warned", ["card-passive", "software-support"])
    said = lines_of(catalog)
    assert said.startswith("Small: The card has no fan")
    assert said.count("Small: The card has no fan") == 1
    assert "Small: Newer software leaves this accelerator out" in said


def test_training_is_told_with_its_likeliest_gain(catalog: Catalog) -> None:
    gain = {**PAIR, "factor": {**factor(1.05, 2), "value": 1.85}}
    said = words(catalog, {"verdict": "training_gain", "chosen": gain}, purpose="training")
    assert "about 1.8 times as fast" in said.sentence()
    assert "(range 1–2;" in said.sentence()


@pytest.mark.parametrize("verdict", ["chat_unknown", "makers"])
def test_nothing_is_said_of_one_larger_card_where_the_question_has_no_answer(
    catalog: Catalog, verdict: str
) -> None:
    said = lines_of(catalog, {"verdict": verdict, "sale": None, "options": [PAIR, TODAY]})
    assert "larger card" not in said
    assert "sells for" not in said
    assert "No single card" not in said
    in_table = lines_of(catalog, {"verdict": verdict})
    assert "larger card" not in in_table
    assert "Selling the Small is counted at 230 USD" in in_table
    assert "Still to check: the circuit" in said


@pytest.mark.parametrize("verdict", ["not_reached", "already", "chat_slower", "training_slower"])
def test_second_card_that_is_of_no_use_has_neither_price_nor_power(
    catalog: Catalog, verdict: str
) -> None:
    said = lines_of(catalog, {"verdict": verdict}, psu_w=100, limit_w=90)
    for told in ("second card costs", "power supply", "Limited to", "Still to check", "Or one"):
        assert told not in said
    assert ("One larger card runs it" in said) is (verdict == "not_reached")


def test_what_runs_the_model_instead_is_told_where_two_do_not(catalog: Catalog) -> None:
    given = {"verdict": "not_reached"}
    told = words(catalog, given)
    assert [*told.ways(), *told.in_prices()] == [
        "One larger card runs it: Large (used, May 2026), for 620 USD once you have sold the "
        "Small.",
        "Selling the Small is counted at 230 USD, about what one brings here.",
    ]
    left = {**given, "options": [option("larger", "large", amount=-80)]}
    said = lines_of(catalog, left)
    assert "One larger card runs it: Large (used, May 2026), with 80 USD left over" in said
    none = lines_of(catalog, {**given, "options": [PAIR]})
    assert "No single card with dependable software" in none
    unsold = {**given, "sale": None}
    assert "We do not know what the Small sells for" in lines_of(catalog, unsold)


@pytest.mark.parametrize(
    ("purpose", "holds", "is_told"),
    [
        ("chat", "no", True),
        ("chats", "no", True),
        ("model", "no", False),
        ("chat", "maybe", False),
        ("training", "no", False),
    ],
)
def test_chat_that_does_not_run_today_is_told(
    catalog: Catalog, purpose: str, holds: str, is_told: bool
) -> None:
    told = words(catalog, {"today": {**TODAY, "holds": holds}}, purpose=purpose)
    assert (told.say("today_no", have="the Small") in told.further()) is is_told


def test_one_chat_is_told_today_with_both_cards_and_sharing_layers(catalog: Catalog) -> None:
    today = {**TODAY, "tokens": tokens(10.4, 15.6, "measured")}
    chosen = {**PAIR, "tokens": tokens(9, 14), "shared": tokens(17, 26)}
    given = {"today": today, "chosen": chosen}
    one, turn, shared = words(catalog, given).written()
    assert one == "Today, on the Small alone, one chat starts at 10–16 tokens a second (measured)."
    assert turn == (
        "By default the cards take turns, each with its own layers: one chat then starts at 9–14 "
        "tokens a second (estimated)."
    )
    assert "both cards work on every layer" in shared
    assert "one chat starts at 17–26 tokens a second (estimated)." in shared
    for purpose in ("training", "jobs"):
        assert [*words(catalog, given, purpose=purpose).written()] == []
    assert [*words(catalog).written()] == []


NEED: dict[str, Any] = {
    "verdict": "short",
    "cards_w": 400.0,
    "cpu_w": 150.0,
    "load_w": 650.4,
    "label_w": 813.0,
    "psu_w": 650.0,
    "kept": [],
    "circuit": None,
}
CIRCUIT = {"verdict": "fine", "wall_w": 741.0, "volts": 120.0, "outlet_w": 1440.0, "limit_w": None}


def plain(said: str) -> str:
    return said.replace("\u00a0", " ")


def test_power_is_told_in_labels_as_they_are_sold(catalog: Catalog) -> None:
    (said,) = words(catalog, {"power": NEED}, psu_w=500).power()
    assert plain(said) == (
        "Replace your power supply: the load is 650 W (a usual processor of 150 W counted), which "
        "needs 850 W; yours has 500 W."
    )
    (own,) = words(catalog, {"power": NEED}, psu_w=500, cpu_w=150).power()
    assert "your processor of 150 W counted" in plain(own)
    unknown = {**NEED, "verdict": "unknown", "cards_w": None, "load_w": None, "label_w": None}
    (said,) = words(catalog, {"power": unknown}).power()
    assert said.startswith("We do not know what both cards draw")


def test_single_cards_that_are_too_dear_are_told_as_such(catalog: Catalog) -> None:
    said = lines_of(catalog, {"options": [PAIR], "is_dear": True})
    assert "Every single card that is sure to do the same costs more than 100 times" in said
    assert "No single card" not in said


def test_speed_of_a_single_card_stands_beside_both_speeds_of_the_pair(catalog: Catalog) -> None:
    slower = option("larger", "large", amount=620, tokens=tokens(28, 34), lost=["writes"])
    chosen = {**PAIR, "tokens": tokens(15, 21), "shared": tokens(22, 45)}
    said = lines_of(catalog, {"chosen": chosen, "options": [slower]})
    assert "One chat: 28–34 tokens a second on it, against 15–21 on both cards by default" in said


@pytest.mark.parametrize(("cards", "is_told"), [(["small", "swift"], True), (["small"] * 2, False)])
def test_cards_with_a_copy_each_take_no_turns(
    catalog: Catalog, cards: list[str], is_told: bool
) -> None:
    chosen = {**PAIR, "cards": cards, "tokens": tokens(15, 21), "is_copied": True}
    said = lines_of(catalog, {"verdict": "chats_gain", "chosen": chosen}, purpose="chats")
    assert "take turns" not in said
    assert ("With a copy on each card" in said) == is_told
