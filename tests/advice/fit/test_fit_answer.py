"""Invented models on invented cards: what fits, how fast, and which cards are named."""

from __future__ import annotations

from dataclasses import asdict, replace
from itertools import pairwise
from typing import Any, cast

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitCard, FitFacts
from macros.advice.fit.fit_records import (
    FORMATS,
    OWN,
    READ_FORMATS,
    FitAnswer,
    FitQuestion,
    OwnModel,
)
from macros.advice.fit.memory_facts import memory_facts
from macros.advice.memory.held import FOUR_BITS
from macros.advice.memory.shape import ShapeError, shape_of_figures
from tests.tiny_models import real_memory_constants

CONSTANTS = real_memory_constants()
SMALL = {"parameters": 8e9, "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8}
LARGE = {"parameters": 70e9, "layers": 80, "hidden": 8192, "heads": 64, "kv_heads": 8}


def card(id_: str, memory_gib: float, **changes: Any) -> FitCard:
    facts: dict[str, Any] = {
        "id": id_,
        "name": id_.title(),
        "vendor": "Boreal",
        "memory_gib": memory_gib,
        "shared": 0,
        "several": True,
        "tune": None,
        "tuned": {},
        "bought": True,
        "watts": 200,
        "read_s": 1e-12,
        "at_best": 0.5,
        "slower": 1.0,
        "reach": 1.25,
        "mixture": [1.5, 1.5],
        "measured": {},
        "prompts": {"seconds": 1e-14, "reaches": [1.25, 1.5], "read": {}},
        "serves": ["one", "other"],
        "prices": {},
        "rented": {},
        "tensor_ends": [0.5, 1.3],
    }
    return cast("FitCard", {**facts, **changes})


def sold(amount: float, kind: str = "new", **changes: Any) -> dict[str, Any]:
    price = {"amount": amount, "cautious": amount, "seen": "2026-10", **changes}
    return {"us": {kind: price}}


def model(id_: str, context_tokens: int | None, **figures: Any) -> Any:
    shape = asdict(shape_of_figures(vocabulary=128_256, **figures))
    groups = [group.model_dump(exclude_none=True) for group in shape["attention"]]
    named = {"id": id_, "name": id_.title(), "context_tokens": context_tokens}
    return {**named, "shape": {**shape, "attention": groups}}


CARDS = [
    card("aurora-8", 8, prices=sold(300)),
    card("aurora-24", 24, prices=sold(900)),
    card("aurora-48", 48, prices=sold(4000)),
    card("old-24", 24, prices=sold(500, "used"), measured={"small|gguf-q4-k-m": [90, 100, 110]}),
    card("cloud-80", 80, bought=False, rented={"us": sold(2)["us"]["new"]}),
    card("lap-16", 16, several=False, bought=False, read_s=None),
    card("shared-64", 64, shared=0.66, several=False, prices=sold(2500)),
]
FACTS: FitFacts = {
    "day": "2026-11-24",
    "counts": [1, 2, 4, 8],
    "formats": list(FORMATS),
    "read_formats": list(READ_FORMATS),
    "four_bits": list(FOUR_BITS),
    "layer_s": 1e-4,
    "tuning": [4e-5, 5.0, 0.2, 0.9],
    "per_kwh": {"us": 0.25},
    "prompts": {"mixture": 2.0, "attention": 3.0, "several": [0.9, 1.1, 1.5]},
    "together": {
        "one": {"exponents": [0.2, 0.5, 0.6], "most": 16},
        "other": {"exponents": [0.3, 0.6, 0.9], "most": 64},
    },
    "ahead": {"small": [1.2, 1.5, 2.0, 5]},
    "main_memory": {
        "kinds": {"2xddr5-5600": 89.6, "2xddr5-6000": 96.0, "8xddr5-4800": 307.2},
        "dense": 0.6,
        "mixture": 0.4,
        "reach": 2.0,
        "experts": 0.7,
        "measured": {"timed-20|mix|gguf-q4-k-m|2xddr5-5600": [10, 12, 14]},
        "runs": 20,
        "hosts": 9,
    },
    "tensor": {
        "counts": [2, 4],
        "machines": 5,
        "measured": {"aurora-48|mix|gguf-q4-k-m|4": [70, 80, 90]},
        "mixtures": [0.8, 1.2, 4],
    },
    "screen_gib": 1.0,
    "memory": memory_facts(CONSTANTS),
    "models": [model("small", 131_072, **SMALL), model("large", 32_768, **LARGE)],
    "cards": CARDS,
}


def ask(model_id: str, card_id: str = "", **changes: Any) -> FitAnswer:
    return fit_answer(FitQuestion(model_id, card_id, "us", **changes), FACTS, CONSTANTS)


def named(answer: FitAnswer) -> list[tuple[str, int]]:
    return [(row["id"], row["count"]) for row in answer["cards"]]


def test_a_small_model_fits_a_card_with_room_and_a_large_one_does_not() -> None:
    small, large = ask("small", "aurora-24"), ask("large", "aurora-24")
    assert small["verdict"] == "fits"
    assert small["need"][2] < small["room"][0]
    assert large["verdict"] == "no"
    assert large["enough"] == 2 or large["enough"] == 4


def test_enough_are_three_cards_where_two_are_too_few() -> None:
    """Those to buy stay one, two, four or eight, as people build with them."""
    need = ask("large", "aurora-24", count=3)["need"][2]
    third = card("third", need / 2.7, prices=sold(200))
    facts: FitFacts = {**FACTS, "cards": [third], "screen_gib": 0.0}
    answer = fit_answer(FitQuestion("large", "third", "us"), facts, CONSTANTS)
    assert answer["enough"] == 3
    assert named(answer) == [("third", 4)]


def test_need_is_the_sum_of_its_parts_within_the_error_of_the_formulas() -> None:
    answer = ask("small", "aurora-24")
    assert sum(part[1] for part in answer["parts"].values()) == pytest.approx(answer["need"][1])
    assert answer["need"][0] < answer["need"][1] < answer["need"][2]


def test_neither_two_cards_in_turn_nor_a_long_text_are_faster_than_one_was_measured() -> None:
    one, pair = ask("small", "old-24"), ask("small", "old-24", count=2)
    assert one["speed"]
    assert pair["speed"]
    assert ask("small", "aurora-24")["speed"]["likely"] > 100  # type: ignore[index]
    for speed in (one["full"], pair["speed"], pair["full"]):
        assert speed
        assert speed["kind"] == "estimated"
        for end in ("low", "likely", "high"):
            assert speed[end] <= one["speed"][end]


def test_a_screen_takes_its_share_of_one_card_only() -> None:
    with_screen = ask("large", "aurora-24", count=2)
    without = ask("large", "aurora-24", count=2, screen=False)
    assert with_screen["room"][0] == without["room"][0] - 1


def test_memory_that_the_system_shares_is_sure_up_to_its_share() -> None:
    answer = ask("small", "shared-64")
    assert answer["room"] == pytest.approx([64 * 0.66, 64, 64])
    assert ask("large", "shared-64")["verdict"] == "maybe"


def test_a_laptop_stays_one_however_many_are_asked_for() -> None:
    assert ask("small", "lap-16", count=4)["room"][0] == 15


def test_what_was_measured_counts_before_what_is_computed() -> None:
    measured, computed = ask("small", "old-24")["speed"], ask("small", "aurora-24")["speed"]
    assert measured
    assert computed
    assert (measured["kind"], measured["likely"]) == ("measured", 100)
    assert computed["kind"] == "estimated"
    assert computed["high"] / computed["likely"] == pytest.approx(1.25)


def test_nobody_knows_the_speed_of_a_card_unlike_all_measured_ones() -> None:
    assert ask("small", "lap-16")["speed"] is None


def test_formats_that_no_measured_program_reads_have_no_speed() -> None:
    assert ask("small", "aurora-24", weights="fp8")["speed"] is None


def test_a_full_context_is_slower_than_an_empty_one() -> None:
    answer = ask("small", "aurora-24", tokens=65_536)
    assert answer["full"]
    assert answer["speed"]
    assert answer["full"]["likely"] < answer["speed"]["likely"]


READ = {"small|gguf-q4-k-m": {"seconds": [1e-14, 2e-14, 4e-14], "tokens": 4096}}


def asked_of(changed: FitCard, *others: FitCard, **changes: Any) -> FitAnswer:
    question = FitQuestion("small", changed["id"], "us", **changes)
    return fit_answer(question, {**FACTS, "cards": [changed, *others]}, CONSTANTS)


def test_a_prompt_is_read_by_its_operations_within_the_reach_of_the_card() -> None:
    prompt = ask("small", "aurora-24", tokens=256)["prompt"]
    assert prompt
    weights = 2 * (8e9 - 2 * 128_256 * 4096)
    attention = 3 * 4 * 4096 * 32 * 128
    assert prompt["likely"] == pytest.approx(1 / (1e-14 * (weights + attention)))
    assert prompt["high"] / prompt["likely"] == pytest.approx(1.25)
    assert prompt["kind"] == "estimated"


def test_a_longer_prompt_is_read_slower_and_a_pair_reads_faster() -> None:
    short, long = (ask("small", "aurora-24", tokens=tokens)["prompt"] for tokens in (256, 65_536))
    pair = ask("small", "aurora-24", tokens=256, count=2)["prompt"]
    assert short
    assert long
    assert pair
    assert long["likely"] < 0.5 * short["likely"]
    assert pair["likely"] == pytest.approx(1.1 * short["likely"])


def test_prompts_that_were_measured_count_as_far_as_they_were() -> None:
    measured = card("read-24", 24, prompts={"seconds": None, "reaches": [], "read": READ})
    short, long = (asked_of(measured, tokens=tokens)["prompt"] for tokens in (4096, 8192))
    assert short
    assert long
    assert (short["kind"], long["kind"]) == ("measured", "estimated")
    assert short["high"] / short["likely"] == pytest.approx(2)


def test_nobody_knows_how_prompts_are_read_by_a_card_unlike_all_measured_ones() -> None:
    unlike = card("unlike-24", 24, prompts={"seconds": None, "reaches": [], "read": {}})
    assert asked_of(unlike)["prompt"] is None
    assert ask("small", "aurora-24", weights="fp8")["prompt"] is None
    assert ask("small", "aurora-24", purpose="lora")["prompt"] is None


def test_several_chats_gain_what_was_measured_with_so_many() -> None:
    alone, eight = ask("small", "aurora-24"), ask("small", "aurora-24", sequences=16)
    many = ask("small", "aurora-24", sequences=64)
    assert alone["together"] == []
    assert eight["speed"]
    by_software = {row["software"]: row["likely"] for row in eight["together"]}
    assert by_software["one"] == pytest.approx(4 * eight["speed"]["likely"])
    assert [row["software"] for row in many["together"]] == ["other"]


def test_a_card_serves_only_with_software_that_runs_on_it() -> None:
    served = asked_of(card("old-24", 24, serves=["one"]), sequences=2)["together"]
    assert [row["software"] for row in served] == ["one"]


def test_single_cards_come_before_pairs_and_pairs_only_where_they_cost_less() -> None:
    assert named(ask("small", tokens=2048))[0] == ("aurora-8", 1)
    rows = named(ask("large", tokens=2048, screen=False))
    assert rows[0] == ("aurora-48", 1)
    assert ("old-24", 2) in rows
    assert all(count <= 2 for _, count in rows)


def several(**prices: float) -> list[tuple[str, int]]:
    """Return who holds the small model in a shop of three kinds, of which 1, 2 and 4 hold it."""
    sizes = {"one": 8, "two": 4, "four": 3}
    shop = [card(id_, sizes[id_], prices=sold(price)) for id_, price in prices.items()]
    return named(asked_of(*shop, tokens=256, screen=False))


def test_four_are_named_only_where_they_cost_less_than_any_fewer() -> None:
    assert several(one=300, two=140, four=60) == [("one", 1), ("two", 2), ("four", 4)]
    assert several(one=300, two=200, four=60) == [("one", 1), ("four", 4)]
    assert several(one=300, two=110, four=60) == [("one", 1), ("two", 2)]
    assert several(two=140, four=60) == [("two", 2), ("four", 4)]
    assert several(two=110, four=60) == [("two", 2)]


def test_eight_are_named_only_where_fewer_do_not_hold_it() -> None:
    eighth = card("eighth", 2, prices=sold(1))
    assert named(asked_of(eighth, tokens=256, screen=False)) == [("eighth", 8)]
    both = (eighth, card("one", 8, prices=sold(300)))
    assert named(asked_of(*both, tokens=256, screen=False)) == [("one", 1)]


def test_only_what_the_reader_buys_is_named() -> None:
    assert {row["kind"] for row in ask("small", buy="used")["cards"]} == {"used"}
    assert ask("small", buy="used")["cards"][0]["id"] == "old-24"


def test_an_answer_keeps_what_is_to_be_minded_of_a_price() -> None:
    dated = card("abroad-24", 24, prices=sold(900, notes=["converted", "stale"]))
    assert [row["notes"] for row in asked_of(dated)["cards"]] == [["converted", "stale"]]
    assert {note for row in ask("small")["cards"] for note in row["notes"]} == set()


def test_clouds_need_no_screen_and_are_named_apart() -> None:
    answer = ask("large")
    assert [row["id"] for row in answer["rented"]] == ["cloud-80"]
    assert "cloud-80" not in [row["id"] for row in answer["cards"]]


def test_a_card_lists_its_models_the_largest_that_fits_first() -> None:
    rows = ask("small", "aurora-48", tokens=2048)["models"]
    assert [row["id"] for row in rows if row["verdict"] == "fits"] == ["large", "small"]
    assert [row["id"] for row in ask("small", "aurora-24")["models"]] == ["small", "large"]


def test_models_that_were_not_made_for_the_context_are_left_out() -> None:
    rows = ask("small", "aurora-48", tokens=65_536)["models"]
    assert [row["id"] for row in rows] == ["small"]


@pytest.mark.parametrize("size_gib", [7.5, 8, 9, 9.5, 10.2, 11])
def test_the_longest_context_fits_and_the_next_step_does_not(size_gib: float) -> None:
    facts: FitFacts = {**FACTS, "cards": [card("only", size_gib)]}

    def asked(tokens: int) -> FitAnswer:
        return fit_answer(FitQuestion("small", "only", "us", tokens=tokens), facts, CONSTANTS)

    longest = asked(512)["longest"]
    assert longest
    assert asked(longest)["verdict"] == "fits"
    assert asked(longest + 256)["verdict"] != "fits"


def test_no_context_fits_where_the_weights_alone_do_not() -> None:
    assert ask("large", "aurora-24")["longest"] == 0


def test_the_longest_context_is_never_longer_than_the_model_was_made_for() -> None:
    assert ask("small", "aurora-48")["longest"] == 131_072


@pytest.mark.parametrize("purpose", ["lora", "qlora", "full"])
def test_training_takes_more_than_running_and_names_no_speed(purpose: Any) -> None:
    answer = ask("small", "aurora-24", purpose=purpose, tokens=2048)
    assert answer["need"][1] > ask("small", "aurora-24", tokens=2048)["need"][1]
    assert answer["speed"] is None
    assert answer["hours"] is None
    assert answer["longest"] is None


def test_cards_divide_training() -> None:
    one, four = (ask("small", "aurora-48", purpose="full", tokens=512, count=n) for n in (1, 4))
    assert four["need"][1] < one["need"][1] / 2


def test_training_fits_surely_perhaps_or_not_by_the_ends_of_its_need() -> None:
    need = ask("small", "aurora-48", purpose="lora", tokens=512)["need"]
    sizes = {need[2] + 0.1: "fits", need[2] - 0.1: "maybe", need[0] + 0.1: "maybe"}
    for size, verdict in (*sizes.items(), (need[0] - 0.1, "no")):
        facts: FitFacts = {**FACTS, "cards": [card("only", size)]}
        question = FitQuestion("small", "only", "us", purpose="lora", tokens=512, screen=False)
        assert fit_answer(question, facts, CONSTANTS)["verdict"] == verdict, size


OWN_MODEL = OwnModel(8, 32, 4096, 32, 8, 128_256)


def test_a_described_model_is_answered_as_a_recorded_one() -> None:
    assert ask(OWN, "aurora-24", own=OWN_MODEL)["need"] == ask("small", "aurora-24")["need"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"kv_heads": 3}, "kv_heads"),
        ({"heads": 24, "kv_heads": 8}, "heads"),
        ({"params": 0.1}, "params"),
        ({"active_params": 9}, "active_params"),
        ({"layers": 1, "params": 1.2}, "layers"),
        ({"params": 800}, "params"),
    ],
)
def test_an_impossible_model_is_refused_with_its_field(changes: Any, field: str) -> None:
    with pytest.raises(ShapeError) as refused:
        ask(OWN, own=replace(OWN_MODEL, **changes))
    assert refused.value.field == field


@pytest.mark.parametrize("weights", FORMATS)
@pytest.mark.parametrize("sequences", [1, 7])
def test_more_context_never_takes_less(weights: Any, sequences: int) -> None:
    lengths = [256, 511, 512, 513, 2048, 2049, 8192, 65_536, 131_072]
    needs = [ask("small", tokens=n, weights=weights, sequences=sequences)["need"] for n in lengths]
    for shorter, longer in pairwise(needs):
        assert all(less <= more * (1 + 1e-9) for less, more in zip(shorter, longer, strict=True))


def test_what_a_card_with_the_same_chip_reached_is_an_estimate() -> None:
    twin = card("twin-24", 24, alike={"small|gguf-q4-k-m": [80, 100, 120]})
    facts: FitFacts = {**FACTS, "cards": [*CARDS, twin]}
    speed = fit_answer(FitQuestion("small", "twin-24", "us"), facts, CONSTANTS)["speed"]
    assert speed == {"low": 80, "likely": 100, "high": 120, "kind": "estimated"}
