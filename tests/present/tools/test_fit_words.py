"""What is said of an answer on invented models and cards."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitQuestion
from macros.facts.catalog import Catalog
from macros.present.tools.fit_words import FitWords
from macros.present.words.language import Language
from tests.advice.fit.test_fit_answer import CONSTANTS, FACTS, SMALL, model
from tests.tiny import only_gpus, tiny_gpu

CHATS = "The memory is counted for 3 chats at once."


def words(
    catalog: Catalog, card: str = "", model: str = "small", given: Any = None, **asked: Any
) -> FitWords:
    """Return the words on a question of the tests on answers, whose cards the catalogue gets.

    `given` are parts of the answer that are not as computed.
    """
    facts: FitFacts = {**FACTS, "models": [*FACTS["models"], MIXTURE]}
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=one["id"], name=one["name"], aliases=())
        for one in facts["cards"]
    ]
    known = only_gpus(catalog, *gpus)
    question = FitQuestion(model, card, "us", **asked)
    answer: Any = {**fit_answer(question, facts, CONSTANTS), **(given or {})}
    return FitWords(question, answer, facts, known, Language.of(known, "en"))


MIXTURE = model("mix", 32_768, **{**SMALL, "parameters": 30e9})
MIXTURE["shape"]["active_parameters"] = 3e9


def test_several_chats_are_named_where_a_model_runs(catalog: Catalog) -> None:
    assert CHATS in words(catalog, sequences=3).notes()
    assert [*words(catalog, sequences=1).notes()] == []
    assert [*words(catalog, purpose="qlora", tokens=512, sequences=3).notes()] == []


def test_a_mixture_says_how_many_weights_a_token_passes(catalog: Catalog) -> None:
    (said,) = words(catalog, model="mix").notes()
    assert "All 30B weights" in said
    assert "3B of them" in said


def test_shared_memory_says_how_much_of_it_is_free(catalog: Catalog) -> None:
    (said,) = words(catalog, "shared-64").notes()
    assert "about 66% of it" in said
    assert [*words(catalog, "aurora-24").notes()] == []


def speed(low: float, likely: float, high: float, kind: str = "estimated") -> dict[str, Any]:
    return {"low": low, "likely": likely, "high": high, "kind": kind}


def row(id_: str, amount: float, count: int = 1, **changes: Any) -> Any:
    """Return a way to hold a model, at 50 tokens a second."""
    common = {"id": id_, "count": count, "amount": amount, "kind": "new", "seen": "2026-10"}
    known = {"speed": speed(40, 50, 60), "tensor": None, "hours": None, "cost": None}
    return {**common, **known, "notes": [], "host_gib": 0, "set_first": False, **changes}


WRITES = {"verdict": "fits", "speed": speed(96.4, 124, 155), "full": speed(88, 110, 138)}
PART = {"gib": 11.21, "speed": speed(2.94, 6, 11.8), "full": speed(2.71, 5, 9.6)}
NO = {"verdict": "no", "tried": None, "part": None}
DRAM = "2xddr5-5600"


def test_need_is_told_outward_and_room_never_more_than_there_is(catalog: Catalog) -> None:
    given = {"need": [5.69, 6.3, 7.01], "room": [22.99, 22.99, 22.99], "tried": None}
    takes = "Small in Q4_K_M with a context of 8,192 tokens takes 5.6–7.1 GiB."
    assert words(catalog, given={**given, "verdict": None}).sentence() == takes
    said = words(catalog, "aurora-24", given={**given, "verdict": "fits"}).sentence()
    assert said == f"{takes} It fits in the 22.9 GiB free (Aurora-24)."
    wide = {**given, "room": [42.27, 64, 64], "verdict": "fits"}
    said = words(catalog, "shared-64", given=wide).sentence()
    assert said == f"{takes} It fits in the 42.2 GiB free (Shared-64)."


@pytest.mark.parametrize(
    ("verdict", "bare", "is_told"),
    [("maybe", "fits", True), ("maybe", "maybe", False), ("fits", "fits", False)],
)
def test_screen_that_alone_is_too_much_is_to_be_connected_elsewhere(
    catalog: Catalog, verdict: str, bare: str, is_told: bool
) -> None:
    said = words(catalog, "aurora-24", given={"verdict": verdict, "bare": bare, "tried": None})
    found = any(line.startswith("It fits once the screen is") for line in said.further())
    assert found == is_told


def test_shared_memory_is_never_said_to_be_free_as_a_whole(catalog: Catalog) -> None:
    given = {"room": [42.27, 64, 64], "verdict": "maybe", "tried": None}
    said = words(catalog, "shared-64", given=given).sentence()
    assert said.endswith(
        "That is borderline: we count 42.2 GiB as free (Shared-64). With other settings the system "
        "leaves a model more, but never all of its memory."
    )


def test_borderline_says_of_cards_that_divide_layers_why_not_all_of_them_counts(
    catalog: Catalog,
) -> None:
    def said(card: str, **asked: Any) -> str:
        return words(
            catalog, card, given={"verdict": "maybe", "tried": None, "qlora": None}, **asked
        ).sentence()

    decides = "so the program and its settings decide."
    for told, free in (
        (said("aurora-8"), "7 GiB is free (Aurora-8)"),
        (said("lap-16", count=2), "15 GiB is free (Lap-16)"),
        (said("aurora-8", count=2, purpose="lora", tokens=512), "15 GiB is free (2 × Aurora-8)"),
    ):
        assert told.endswith(f" That is borderline: {free}, {decides}")
    divided = said("aurora-8", count=2)
    assert "15 GiB is free (2 × Aurora-8), but cards that share a model by layers" in divided
    assert divided.endswith(f"leave some of it unused, {decides}")


def test_training_says_its_way_and_that_several_cards_divide_everything(catalog: Catalog) -> None:
    def said(**asked: Any) -> str:
        given = {"need": [9, 10, 14], "verdict": None}
        return words(catalog, "aurora-48", given=given, tokens=2048, **asked).sentence()

    takes = "QLoRA tuning of Small with sequences of 2,048 tokens takes 9–14 GiB"
    divided = " on each card, with everything divided among them."
    assert said(purpose="qlora") == f"{takes}."
    assert said(purpose="qlora", count=2) == f"{takes}{divided}"
    assert said(purpose="full").startswith("Full training of Small")
    assert said(count=2).startswith("Small in Q4_K_M")


def test_what_does_not_fit_is_told_with_the_usual_main_memory(catalog: Catalog) -> None:
    offered = (
        " With 11.3 GiB of it in main memory, here 2 channels of DDR5-6000 (96 GB/s), it runs: "
        "one chat starts at 2.9–12 tokens a second (estimated)."
    )
    tried = words(catalog, "aurora-8", given={**NO, "tried": PART}).sentence()
    unknown = {**PART, "speed": None}
    untried = words(catalog, "aurora-8", given={**NO, "tried": unknown}).sentence()
    assert tried == untried + offered


def test_speed_of_one_card_is_told_with_what_a_full_context_leaves(catalog: Catalog) -> None:
    said = [*words(catalog, "aurora-24", "large", given=WRITES).speeds()]
    assert said[0] == (
        "One chat writes 96–160 tokens a second at first (estimated), 88–140 once the context "
        "is full (estimated)."
    )
    measured = {**WRITES, "speed": speed(90, 100, 110, "measured")}
    said = [*words(catalog, "aurora-24", given=measured).speeds()]
    assert "90–110 tokens a second at first (measured)" in said[0]
    assert not any("take turns" in line or "parallel" in line for line in said)


def test_nothing_is_said_of_the_speed_of_what_does_not_fit(catalog: Catalog) -> None:
    assert [*words(catalog, "aurora-24", given={**WRITES, "verdict": "no"}).speeds()] == []
    given = {**WRITES, "verdict": "no"}
    asked: dict[str, Any] = {"purpose": "qlora", "tokens": 512}
    assert [*words(catalog, "aurora-24", given=given, **asked).speeds()] == []


@pytest.mark.parametrize("missing", ["speed", "full"])
def test_unknown_speed_is_owed_to_the_card_or_to_the_format(catalog: Catalog, missing: str) -> None:
    given = {**WRITES, missing: None}
    assert [*words(catalog, "lap-16", given=given).speeds()] == [
        "We do not know how fast it writes here: we found no comparable measurement (Lap-16)."
    ]
    (said,) = words(catalog, "lap-16", given=given, weights="fp8").speeds()
    assert said.startswith("We do not know how fast it is in this format: the measurements")


def test_cards_that_share_every_layer_are_told_as_they_are_known(catalog: Catalog) -> None:
    def said(model: str, tensor: Any) -> str:
        given = {**WRITES, "tensor": tensor}
        turn, shared = [*words(catalog, "aurora-48", model, given=given, count=2).speeds()][1:3]
        assert turn == "By default the cards take turns on each token: they add memory, not speed."
        return shared

    computed = said("large", {"speed": speed(26, 35, 45), "full": speed(25, 33, 43)})
    assert "writes 26–45 tokens a second at first (estimated), 25–43 once" in computed
    assert "The estimates rest on 5 measured machines" in computed
    measured = said("mix", {"speed": speed(70, 80, 90, "measured"), "full": None})
    assert "writes 70–90 tokens a second at first (measured)." in measured
    assert "in 4 measurements it was 0.8–1.2 times as fast" in said("mix", None)
    unknown = said("large", None)
    assert unknown.startswith("We do not know how fast tensor parallelism (tensor split) is here")
    assert unknown.endswith("so many cards of this architecture with such a model (2 × Aurora-48).")


def test_first_word_comes_the_later_the_slower_a_prompt_is_read(catalog: Catalog) -> None:
    read = speed(4000, 5000, 8000)
    said = words(catalog, "aurora-24", given={**WRITES, "prompt": read}, tokens=8000).prompt()
    assert said == (
        "The first word comes after 1–2 s with a prompt of 8,000 tokens, read at 4,000–8,000 "
        "tokens a second (estimated)."
    )
    said = words(catalog, "aurora-24", given={**WRITES, "prompt": None}).prompt()
    assert said.startswith("We do not know how long a prompt takes")


def test_guessing_ahead_is_told_of_measured_models_alone(catalog: Catalog) -> None:
    (said,) = words(catalog, "aurora-24").ahead()
    assert "wrote 1.2–2 times as fast in the 5 set-ups measured" in said
    assert [*words(catalog, "aurora-24", "large").ahead()] == []


def test_several_chats_get_what_each_software_makes_of_them(catalog: Catalog) -> None:
    found = [{"software": "Quick", **speed(21, 30, 57)}, {"software": "Other", **speed(9, 10, 12)}]
    said = [*words(catalog, "aurora-24", given={"together": found}, sequences=4).together()]
    assert [line.partition(",")[0] for line in said] == [
        "All 4 chats together get 21–57 tokens a second with Quick",
        "All 4 chats together get 9–12 tokens a second with Other",
    ]
    (said_of_none,) = words(catalog, "aurora-24", given={"together": []}, sequences=4).together()
    assert said_of_none.startswith("We do not know how fast 4 chats run together here")
    assert [*words(catalog, "aurora-24", given={"together": []}).together()] == []


def test_main_memory_is_offered_where_programs_can_use_it(catalog: Catalog) -> None:
    def said(card: str, given: Any, **asked: Any) -> list[str]:
        return [*words(catalog, card, given={**NO, **given}, **asked).main_memory()]

    (offer,) = said("aurora-8", {})
    assert offer.startswith("Part of it can go into main memory: choose its kind")
    assert said("shared-64", {}) == []
    assert said("aurora-8", {}, weights="fp8") == []
    assert said("aurora-8", {}, purpose="lora", tokens=512) == []
    assert said("aurora-8", {"verdict": "fits"}) == []
    (little,) = said("aurora-8", {}, main_memory=DRAM, main_memory_gb=64)
    assert little == "It does not run with 64 GB of main memory beside this card either."
    (never,) = said("shared-64", {}, main_memory=DRAM)
    assert never.startswith("A part in main memory is computed only for")


def test_part_in_main_memory_is_told_with_its_speed(catalog: Catalog) -> None:
    def said(part: Any) -> str:
        given = {**NO, "part": part}
        (line,) = words(catalog, "aurora-8", given=given, main_memory=DRAM).main_memory()
        return line

    assert said(PART).startswith(
        "With 11.3 GiB of it in main memory it runs: 2.9–12 tokens a second in one chat at first "
        "(estimated), 2.7–9.6 once the context is full (estimated)."
    )
    for missing in ("speed", "full"):
        assert "it runs; how fast we do not know" in said({**PART, missing: None})


@pytest.mark.parametrize(
    ("longest", "most", "begins"),
    [
        (9216, 32_768, "The longest context that fits for sure is 9,216 tokens."),
        (32_768, 32_768, "All of the context it was made for fits: 32,768 tokens."),
        (0, 32_768, "A shorter context alone does not make it fit for sure."),
    ],
)
def test_longest_context_is_told_against_what_the_model_was_made_for(
    catalog: Catalog, longest: int, most: int, begins: str
) -> None:
    given = {**WRITES, "longest": longest, "most_tokens": most, "part": None}
    told = words(catalog, "aurora-24", given=given)
    assert [*told.lengths()] == [begins]
    assert begins in told.further()
    helped = words(catalog, "aurora-24", given={**given, "part": PART})
    assert begins not in helped.further()
    assert [*words(catalog, "aurora-24", given={**given, "longest": None}).lengths()] == []


def test_context_beyond_what_a_model_was_made_for_is_warned_of(catalog: Catalog) -> None:
    def is_warned(most: int | None, **asked: Any) -> bool:
        told = words(catalog, "aurora-24", given={"most_tokens": most}, **asked)
        return any("its answers get worse" in line for line in told.further())

    assert is_warned(8192, tokens=8193)
    assert not is_warned(8192, tokens=8192)
    assert not is_warned(None, tokens=8193)
    assert not is_warned(256, tokens=512, purpose="lora")


def test_how_many_are_enough_is_told_where_it_does_not_surely_fit(catalog: Catalog) -> None:
    def said(card: str, enough: int | None) -> str:
        return words(catalog, card, given={"enough": enough}).enough()

    assert said("aurora-8", 4) == "Enough for sure: 4 × Aurora-8."
    assert said("aurora-8", None) == "Not even 8 × Aurora-8 can hold it for sure."
    for verdict, is_told in (("fits", False), ("maybe", True), ("no", True)):
        told = words(catalog, "aurora-8", given={**WRITES, "verdict": verdict, "enough": 4})
        assert ("Enough for sure: 4 × Aurora-8." in told.further()) is is_told
    alone = words(catalog, given={"enough": 4}).further()
    assert not any("Enough for sure" in line for line in alone)


def test_cheapest_card_and_a_cheaper_pair_and_the_hour_are_named(catalog: Catalog) -> None:
    cards = [
        row("aurora-48", 4000),
        row("shared-64", 5000),
        row("old-24", 1000, 2, kind="used", seen="2026-09"),
        row("aurora-24", 1800, 2),
    ]
    rented = [row("cloud-80", 2.016, kind="rental"), row("aurora-48", 3, kind="rental")]
    given = {"cards": cards, "rented": rented, "unpriced": [{"id": "lap-16", "count": 1}]}
    assert [*words(catalog, given=given).cheapest()] == [
        "Cheapest that holds it alone: Aurora-48, about 4,000 USD (new, without the computer, seen "
        "in October 2026).",
        "Two cards cost less by themselves: 2 × Old-24, about 1,000 USD (used, seen in "
        "September 2026). A board, case and power supply for two come on top.",
        "These may hold it too, but we know no price for them here: Lap-16.",
        "Cheapest to rent: Cloud-80, about 2.02 USD per hour before tax (October 2026).",
    ]
    few = {"cards": cards[:2], "rented": [], "unpriced": []}
    assert len([*words(catalog, given=few).cheapest()]) == 1
    (none,) = words(catalog, given={**few, "cards": []}).cheapest()
    assert none.startswith("No card with a known price here holds it for sure")


def test_card_that_holds_it_with_main_memory_is_named_with_what_that_rests_on(
    catalog: Catalog,
) -> None:
    helped = [row("aurora-8", 300, host_gib=38.41), row("aurora-24", 900, host_gib=22)]
    said = [*words(catalog, given={"helped": helped, "part": None}).helped()]
    assert said[0] == (
        "Cheapest card that holds it with 38.5 GiB in main memory: Aurora-8, about 300 USD without "
        "the computer (new, seen in October 2026)."
    )
    rests = (
        "Speeds with main memory rest on 20 measured runs on 9 computers: four computers in five "
        "come within a factor of 2 of what we compute."
    )
    assert said[1:] == [rests]
    assert [*words(catalog, given={"helped": [], "part": PART}).helped()] == [rests]
    assert [*words(catalog, given={"helped": [], "part": None}).helped()] == []


def test_row_of_a_card_has_its_memory_price_speed_and_the_price_of_speed(
    catalog: Catalog,
) -> None:
    told = words(catalog)
    shared = speed(26, 35, 45)
    assert told.card_row(row("old-24", 1000, 2, kind="used", tensor=shared)) == [
        ("2 × Old-24", "48 GB"),
        ("1,000 USD", "used, October 2026"),
        ("40–60", "estimated, tensor parallel: 26–45"),
        ("20 USD", ""),
    ]
    helped = told.card_row(row("aurora-8", 300, host_gib=1.23))
    assert helped[0] == ("Aurora-8", "8 GB, 1.3 GiB in main memory")
    hour = told.card_row(row("cloud-80", 1.8, kind="rental"))
    assert hour[3] == ("10 USD", "")  # 1.8 USD buy 3,600 × 50 tokens, and a million is 5.6 as much
    unknown = told.card_row(row("aurora-24", 900, speed=None))
    assert unknown[2:] == [("not known", ""), ("not known", "")]


def test_row_of_a_model_says_how_it_is_held(catalog: Catalog) -> None:
    told = words(catalog, "aurora-24")
    held = {"id": "small", "verdict": "fits", "need": [5.6, 6, 7.1], "host_gib": 0}
    known: Any = {**held, "speed": speed(40, 50, 60), "tensor": None, "longest": 131_072}
    assert told.model_row(known) == [
        ("Small", ""),
        ("fits", "5.6–7.1 GiB"),
        ("40–60", "estimated"),
        ("131,072", ""),
    ]
    unknown: Any = {**known, "speed": None, "longest": 0, "verdict": "maybe"}
    assert told.model_row(unknown) == [
        ("Small", ""),
        ("borderline", "5.6–7.1 GiB"),
        ("–", ""),
        ("–", ""),
    ]
    beside: Any = {**known, "verdict": "no", "host_gib": 2.01}
    assert told.model_row(beside)[1] == ("with main memory", "5.6–7.1 GiB, 2.1 GiB in main memory")


def test_parts_are_told_the_largest_first_with_their_share_of_the_room(catalog: Catalog) -> None:
    parts = {"cache": [1, 1, 1], "weights": [4, 5, 5.5], "logits": [0, 0, 0]}
    told = words(catalog, "aurora-8", given={"parts": parts})
    assert [*told.parts()] == [("Weights", "4–5.5 GiB"), ("Cache of the context", "1 GiB")]
    assert told.shares() == [5 / 8, 1 / 8]
    assert words(catalog, given={"parts": parts}).shares() == [5 / 6, 1 / 6]
    beyond = {**parts, "weights": [14, 15, 16]}
    assert words(catalog, "aurora-8", given={"parts": beyond}).shares() == [15 / 16, 1 / 16]
