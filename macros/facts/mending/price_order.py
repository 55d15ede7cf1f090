"""Price order: the entries of a file of prices by their day, each with the comments above it."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from macros.facts.reading.yaml_source import parse_document
from macros.facts.records.partial_date import PartialDate

_DAY = re.compile(r"^- date: ([0-9-]+)", re.MULTILINE)


def is_in_order(text: str) -> bool:
    """Return whether a glance tells that the entries stand in the order of their days."""
    days = _DAY.findall(text)
    return len(days) == len(re.findall("^- ", text, re.MULTILINE)) and days == sorted(days)


def in_order(text: str, path: str) -> str:
    """Return the entries of prices by their days; the text as it is where that cannot be told."""
    document = parse_document(text, path)
    entries = document.value if isinstance(document.value, list) else []
    days = [first_day(entry) for entry in entries]
    lines = text.splitlines(keepends=True)
    starts = [document.place((n,)).line - 1 for n in range(len(entries))]
    if not entries or None in days or not all(lines[at].startswith("- ") for at in starts):
        return text
    if not text.endswith("\n"):
        lines[-1] += "\n"
    starts = [_with_comments(lines, start) for start in starts]
    ends = [*starts[1:], len(lines)]
    blocks = ["".join(lines[a:b]) for a, b in zip(starts, ends, strict=True)]
    ordered = sorted(range(len(blocks)), key=lambda n: days[n] or date.min)
    if ordered == sorted(ordered):
        return text
    return "".join([*lines[: starts[0]], *(blocks[n] for n in ordered)])


def first_day(entry: Any) -> date | None:
    """Return the first day on which an entry's price was seen; None where that is no date."""
    try:
        return PartialDate.parse(entry["date"]).first_day
    except (KeyError, TypeError, ValueError):
        return None


def _with_comments(lines: list[str], start: int) -> int:
    """Return where the comments above a line begin; the file's first line is not theirs."""
    while start > 1 and lines[start - 1].startswith("#"):
        start -= 1
    return start
