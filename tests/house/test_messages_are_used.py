"""Every sentence is said by the code, with the values that it declares and no others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from macros.facts.reading.message_source import parse_messages
from macros.facts.records.messages import Message
from tests.tiny import PROJECT

FILE = PROJECT / "data" / "locales" / "messages" / "en.ftl"
MESSAGES: dict[str, Message] = parse_messages(FILE.read_text(encoding="utf-8"), FILE.name).value
SAYING = {"say", "say_short"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield the ids, as patterns, that each place in the code asks for, with the call."""
    for file in sorted((PROJECT / "macros").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_said(node.func, file):
                for pattern in _patterns(node.args[0]):
                    yield pattern, node


def _is_said(function: ast.expr, file: Path) -> bool:
    """Return whether a language is asked to say something; tools have words of their own."""
    if not isinstance(function, ast.Attribute) or function.attr not in SAYING:
        return False
    return file.name == "language.py" or ast.unparse(function.value).endswith("language")


def _patterns(text: ast.expr) -> Iterator[str]:
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        yield re.escape(text.value)
    elif isinstance(text, ast.JoinedStr):
        parts = (
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
            for part in text.values
        )
        yield "".join(parts)
    elif isinstance(text, ast.IfExp):
        yield from _patterns(text.body)
        yield from _patterns(text.orelse)


def names() -> frozenset[str]:
    """Return every text of the code that could be the id of a message in a variable."""
    texts: set[str] = set()
    for file in (PROJECT / "macros").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                texts.update(_patterns(node))
    return frozenset(texts)


CALLS = list(calls())


def test_no_message_is_left_that_nobody_says() -> None:
    patterns = [re.compile(pattern) for pattern in {pattern for pattern, _ in CALLS}]
    texts = names()
    unused = [
        id_
        for id_ in MESSAGES
        if id_ not in texts
        and not any(pattern.fullmatch(id_) for pattern in patterns)
        and not any("[\\w-]+" in text and re.fullmatch(text, id_) for text in texts)
    ]
    assert unused == [], f"Remove them from {Path(FILE).parent.name}/, or say them."


@pytest.mark.parametrize("pattern", sorted({pattern for pattern, _ in CALLS}))
def test_message_that_the_code_says_exists(pattern: str) -> None:
    assert any(re.fullmatch(pattern, id_) for id_ in MESSAGES)


def test_message_is_said_with_the_values_that_it_declares() -> None:
    wrong = []
    for pattern, call in CALLS:
        if any(keyword.arg is None for keyword in call.keywords):
            continue  # values that were gathered before: filling them fails where one is missing
        given = {keyword.arg for keyword in call.keywords}
        for id_ in (id_ for id_ in MESSAGES if re.fullmatch(pattern, id_)):
            if missing := sorted(MESSAGES[id_].declared.keys() - given):
                wrong.append(f"{id_}: {', '.join(missing)}")
    assert wrong == []
