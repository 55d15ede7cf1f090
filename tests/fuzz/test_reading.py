"""Whatever a file holds, it is read, or its author learns in which line it cannot be."""

from __future__ import annotations

import json

from hypothesis import given

from macros.facts.reading.message_source import parse_messages
from macros.facts.reading.yaml_source import Document, parse_document
from macros.facts.records.formula import FormulaError, parse_formula
from tests.fuzz.hostile_texts import FLUENT, FORMULA, YAML, made_of

PATH = "data/x.yml"


def held(document: Document, text: str) -> None:
    """Hold that every problem stands in a line of the text, or behind its last."""
    lines = len(text.splitlines()) + 1
    for problem in document.problems:
        assert str(problem).startswith(f"{PATH}:{problem.line}:{problem.column}  ")
        assert 1 <= problem.line <= lines
        assert problem.column >= 1


@given(made_of(*YAML))
def test_yaml_is_read_or_refused_with_its_line(text: str) -> None:
    document = parse_document(text, PATH)
    held(document, text)
    assert document.problems or () in document.marks


@given(made_of(*FLUENT))
def test_messages_are_read_or_refused_with_their_line(text: str) -> None:
    document = parse_messages(text, PATH)
    held(document, text)
    assert isinstance(document.value, dict) or document.problems


@given(made_of(*FORMULA, most=12))
def test_formula_is_read_or_refused(text: str) -> None:
    try:
        tree: object = parse_formula(text)
    except FormulaError as error:
        tree = str(error)
    assert json.dumps(tree, allow_nan=False)
    assert tree not in ("", [])
