"""Registry: the checks across records, each registered where it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem

Check = Callable[[Draft], Iterator[Problem]]

CHECKS: list[Check] = []


def check(function: Check) -> Check:
    """Register a function that yields the problems of a draft."""
    CHECKS.append(function)
    return function
