from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.evaluation import evaluate
from macros.facts.records.formula import FormulaError, names_in, parse_formula

FIGURES: dict[str, Any] = {
    "cards": 2,
    "watts": 300.0,
    "blank": None,
    "kind": "blower",
    "kinds": ("blower", "liquid"),
    "yes": True,
    "no": False,
}


def value(text: str) -> Any:
    return evaluate(parse_formula(text), FIGURES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cards * watts + 100", 700),
        ("(watts - 100) / cards", 100),
        ("ceil(2.1) + min(3, cards) + max(1, 4)", 9),
        ("kind == 'blower' and cards > 1", True),
        ("kind != 'blower' or cards >= 3", False),
        ("not (cards <= 1)", True),
        ("has(kinds, kind)", True),
        ("has(kinds, 'passive')", False),
        ("8 if cards < 2 else 16", 16),
        ("known(blank)", False),
        ("known(watts)", True),
    ],
)
def test_formula_is_calculated(text: str, expected: Any) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    "text",
    ["blank + 1", "blank > 3", "min(blank, 2)", "has(blank, kind)", "has(kinds, blank)",
     "not blank", "1 if blank else 2", "watts / (cards - 2)", "yes and blank", "no or blank"],
)  # fmt: skip
def test_unknown_stays_unknown(text: str) -> None:
    assert value(text) is None


@pytest.mark.parametrize(("text", "expected"), [("no and blank", False), ("blank or yes", True)])
def test_one_side_decides_whatever_the_unknown_one_is(text: str, expected: bool) -> None:
    assert value(text) is expected


def test_branch_that_is_not_taken_may_be_unknown() -> None:
    assert value("cards if yes else blank") == 2


def test_names_of_a_formula_are_those_of_its_figures() -> None:
    tree = parse_formula("cards * watts if kind == 'blower' else cards")
    assert sorted(names_in(tree)) == ["cards", "cards", "kind", "watts"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("__import__('os')", "is no function of formulas"),
        ("open('x')", "is no function of formulas"),
        ("cards * 1e999", "a number may be 1,000,000,000,000 at most"),
        ("9" * 300, "a number may be 1,000,000,000,000 at most"),
        ("watts + 'blower'", "the text 'blower' cannot be calculated with"),
        ("cards.real", "is not allowed in a formula"),
        ("[1, 2]", "is not allowed in a formula"),
        ("cards ** 9", "is not allowed in a formula"),
        ("lambda: 1", "is not allowed in a formula"),
        ("1 < cards < 3", "is not allowed in a formula"),
        ("min()", "'min' lacks an operand"),
        ("max(cards, key=1)", "is no function of formulas"),
        ("'<img src=x>'", "is no word"),
        ("True", "is neither a number nor a text"),
        ("cards +", "this is no formula"),
        ("1 + " * 200 + "1", "longer than 400 characters"),
    ],
)
def test_what_is_no_formula_is_refused(text: str, said: str) -> None:
    with pytest.raises(FormulaError, match=said.replace("(", r"\(")):
        parse_formula(text)
