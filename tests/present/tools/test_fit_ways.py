"""What is said of other ways: more cards that cost less than fewer, and QLoRA."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.advice.fit.test_fit_answer import FACTS
from tests.present.tools.test_fit_words import row, words

ONE, PAIR, FOUR = (
    row("aurora-48", 4000),
    row("old-24", 1000, 2, kind="used", seen="2026-09"),
    row("aurora-8", 800, 4),
)


def said_of(catalog: Catalog, *cards: object) -> list[str]:
    """Return the beginnings of what is said of these rows."""
    given = {"cards": [*cards], "rented": [], "unpriced": []}
    return [line.split(",")[0] for line in words(catalog, given=given).cheapest()]


def test_four_are_named_beside_one_and_a_pair(catalog: Catalog) -> None:
    given = {"cards": [ONE, PAIR, FOUR], "rented": [], "unpriced": []}
    *_, last = words(catalog, given=given).cheapest()
    assert last == (
        "Four cards cost less by themselves: 4 × Aurora-8, about 800 USD (new, seen in October "
        "2026). A board, case and power supply for four come on top."
    )


LESS = "cost less by themselves: 4 × Aurora-8"


def test_each_way_of_more_cards_is_told_once_beside_the_fewest(catalog: Catalog) -> None:
    one, pair, four = (
        "Cheapest that holds it alone: Aurora-48",
        "Two cards cost less by themselves: 2 × Old-24",
        "Four",
    )
    found = said_of(catalog, ONE, PAIR, FOUR)
    assert found == [one, pair, f"{four} cards {LESS}"]
    assert said_of(catalog, ONE, FOUR) == [
        one,
        f"{four} cards {LESS}",
    ]
    no_one = "No single card with a price here is sure to hold it. Cheapest"
    assert said_of(catalog, PAIR, FOUR)[0] == f"{no_one}: 2 × Old-24"
    assert said_of(catalog, PAIR, FOUR)[1:] == [f"{four} cards {LESS}"]
    fewer = "No smaller number of cards with a price here is sure to be enough. Cheapest"
    assert said_of(catalog, FOUR) == [f"{fewer}: 4 × Aurora-8"]


@pytest.mark.parametrize(
    ("verdict", "ends"), [("fits", "which fits."), ("maybe", "which is borderline here.")]
)
def test_tuning_that_does_not_fit_names_qlora(catalog: Catalog, verdict: str, ends: str) -> None:
    given = {"verdict": "no", "qlora": {"verdict": verdict, "need": [9.21, 12, 13.91]}}
    said = words(catalog, "aurora-24", given=given, purpose="lora", tokens=512).sentence()
    assert said.replace("\u00a0", " ").endswith(f"QLoRA needs only 9.2–14 GiB per card, {ends}")


def test_a_computer_whose_limit_is_raised_first_is_told_so(catalog: Catalog) -> None:
    computer = row("shared-64", 2500, set_first=True)
    told = words(catalog, given={"cards": [computer]})
    (_, memory), *_ = told.card_row(computer)
    assert memory == "64 GB, raise its memory limit first"
    first, *_ = told.cheapest()
    said = "(new, whole computer, raise its memory limit first, seen in October 2026)"
    assert said in first


def test_a_card_with_error_correction_is_named_by_the_memory_on_its_label(
    catalog: Catalog,
) -> None:
    told = words(catalog)
    cards: Any = [
        {**card, "memory_gib": 45, "label_gb": 48} if card["id"] == "aurora-48" else card
        for card in told.facts["cards"]
    ]
    named = replace(told, facts={**told.facts, "cards": cards})
    (_, memory), *_ = named.card_row(row("aurora-48", 2000, count=2))
    assert memory == "96 GB"


def test_a_price_says_whether_it_is_that_of_a_whole_computer(catalog: Catalog) -> None:
    box, card = row("shared-64", 2500), row("aurora-48", 2000)
    told = words(catalog, given={"cards": [card, box], "rented": [row("lap-16", 1, kind="rental")]})
    _, (_, of_card), *_ = told.card_row(card)
    _, (_, of_box), *_ = told.card_row(box)
    assert (of_card, of_box) == ("new, October 2026", "new, whole computer, October 2026")
    first, *_, rented = told.cheapest()
    assert "(new, without the computer, seen in October 2026)" in first
    assert "whole" not in rented


def test_what_speaks_against_buying_the_card_comes_first(catalog: Catalog) -> None:
    told = words(catalog, "shared-64")
    assert [*told.warnings()] == []
    box = next(card for card in told.facts["cards"] if card["id"] == "shared-64")
    minded: Any = {**box, "avoided": True, "withdrawn": True}
    warned = replace(told, facts={**told.facts, "cards": [minded]})
    first, second = warned.warnings()
    assert first == "We advise against buying this card; its page says why."
    assert second.replace("\u00a0", " ") == "The version with 64 GB is no longer sold new."
    assert first == next(iter(replace(warned, answer={**told.answer, "cards": []}).further()))


def test_a_shared_memory_is_told_before_and_after_its_limit_is_raised(catalog: Catalog) -> None:
    box: Any = {**FACTS["cards"][0], "shared": 0.75}
    told = words(catalog)
    limited: Any = {**box, "unset": 0.5}
    (raised,) = told.shared(limited)
    assert "leaves a model about 50% of it" in raised
    assert "We count 75%" in raised
    assert [*told.shared(box)] == [
        "The system shares this memory: by default about 75% of it is free for a model."
    ]
    assert [*told.shared(FACTS["cards"][0])] == []
