"""Hostile text: markup and template syntax that no data file may hold."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys

FORBIDDEN = ("{{", "{%", "{#", "<", ">")


def may_be_hostile(source: str) -> bool:
    """Return whether a file could hold such text: if not, its values need not be looked at."""
    return "\\" in source or any(mark in source for mark in FORBIDDEN)


def check_text(document: Document, formulas: Container[str] = ()) -> Iterator[Problem]:
    """Yield a problem for each text of the document that holds markup or template syntax.

    Texts of fields in `formulas` are left out: their grammar has no markup (`formula.py`).
    """
    for keys, text in _texts(document.value, ()):
        if keys and keys[-1] in formulas and text != keys[-1]:
            continue
        forbidden = next((mark for mark in FORBIDDEN if mark in text), None)
        if forbidden:
            hint = "Data is plain text: write 'less than', 'more than', or leave it out."
            yield document.problem(keys, f"'{forbidden}' is not allowed in text.", hint)


def _texts(value: Any, keys: Keys) -> Iterator[tuple[Keys, str]]:
    if isinstance(value, str):
        yield keys, value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _texts(item, (*keys, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield (*keys, key), str(key)
            yield from _texts(item, (*keys, key))
