from __future__ import annotations

import pytest

from macros.facts.mending.spelling import nearest_word, respelled

CARDS = ["cards", "cards_b"]
TYPES = ["GDDR6", "GDDR6X", "HBM2", "HBM2e"]


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("Cards", CARDS, "cards"),
        ("gddr6-x", TYPES, "GDDR6X"),
        ("GDDR 6", TYPES, "GDDR6"),
        ("open-airr", ["open_air", "blower"], "open_air"),
        ("cards", ["cards_a", "cards_c"], None),
        ("a-b", ["a_b", "ab"], None),
        ("other", CARDS, None),
        ("GDDR", TYPES, None),
        ("usd", ["used"], None),
        ("US", ["us"], "us"),
    ],
)
def test_one_known_word_is_meant_or_none(word: str, known: list[str], meant: str | None) -> None:
    assert nearest_word(word, known) == meant


def test_value_is_exchanged_where_it_stands_and_nowhere_else() -> None:
    text = "a: {b: x, c: 'x'}\nd: x\n"
    assert respelled(text, {(1, 8): ("x", "y"), (1, 14): ("x", "z")}) == "a: {b: y, c: z}\nd: x\n"


def test_what_does_not_stand_there_is_left_alone() -> None:
    assert respelled("a: >\n  x\n", {(1, 4): ("x", "y")}) == "a: >\n  x\n"
