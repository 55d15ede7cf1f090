"""Spelling: days and known words of a file that are written in another form than the right one."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from typing import Any

from macros.facts.reading.problems import Problem
from macros.facts.reading.record_errors import fields_of
from macros.facts.reading.yaml_source import Document, Keys, Place

Changes = Mapping[tuple[int, int], tuple[str, str]]  # by line and column: what was, what is right

DATES = (
    "announced",
    "date",
    "decided",
    "discontinued",
    "judged",
    "raised_on",
    "read_on",
    "released",
    "withdrawn",
)
NEAR = 0.8  # how alike a word and the one that was meant have to be
SHORTEST = 4  # of shorter words, such as codes of regions, a near one may be another one
_CAPITALS = {"currency": str.upper, "region": str.lower}
_TRUTHS = {"yes": "true", "no": "false", "true": "true", "false": "false"}
_YEAR_FIRST = re.compile(r"([12][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})")
_UNKNOWN = re.compile(r"(?P<quote>['\"])(?P<word>[^'\"\n]+)(?P=quote) is not (allowed here|in )")
_ALLOWED = re.compile(r"Allowed: (.*?)\.(?: Did you mean|$)")


def spelling(document: Document, model: Any, problems: Iterable[Problem]) -> Changes:
    """Return what is to be written otherwise in a file, of which the checks said `problems`."""
    values = {_place(document.place(keys)): keys for keys in document.marks}
    fields = {_place(document.key_place(keys)): keys for keys in document.key_marks}
    found = dict(_days(document))
    for problem in problems:
        place = (problem.line, problem.column)
        if problem.message == "unknown field.":
            change = _field(fields.get(place, ()), document, model)
        else:
            change = _value(problem, _at(document.value, values.get(place, ())), problem.field)
        if change:
            found[place] = change
    return found


def nearest_word(word: str, known: Iterable[str]) -> str | None:
    """Return the one known word that is near, where there is no second one."""
    letters: dict[str, list[str]] = {}
    for name in known:
        letters.setdefault(_letters(name), []).append(name)
    same = letters.get(_letters(word), [])
    if same:
        return same[0] if len(same) == 1 else None
    near = difflib.get_close_matches(_letters(word), letters, n=2, cutoff=NEAR)
    is_sure = len(near) == 1 and len(word) >= SHORTEST and len(letters[near[0]]) == 1
    return letters[near[0]][0] if is_sure else None


def respelled(text: str, changes: Changes) -> str:
    """Return the text with what stands at lines and columns exchanged, in quotes or not."""
    lines = text.split("\n")
    for (line, column), (old, new) in sorted(changes.items(), reverse=True):
        head, tail = lines[line - 1][: column - 1], lines[line - 1][column - 1 :]
        for written in (old, f'"{old}"', f"'{old}'"):
            if tail.startswith(written):
                lines[line - 1] = head + new + tail[len(written) :]
    return "\n".join(lines)


def _days(document: Document) -> Iterator[tuple[tuple[int, int], tuple[str, str]]]:
    """Yield days in another form, year first, with their place."""
    for keys in document.marks:
        value = _at(document.value, keys)
        match = _YEAR_FIRST.fullmatch(value) if isinstance(value, str) else None
        if not match or keys[-1] not in DATES:
            continue
        day = "{}-{:0>2}-{:0>2}".format(*match.groups())
        if day != value and _is_day(day):
            yield _place(document.place(keys)), (value, day)


def _value(problem: Problem, value: Any, field: str) -> tuple[str, str] | None:
    """Return a value and the one that was meant, None where it may be several."""
    if not isinstance(value, str):
        return None
    said, allowed = _UNKNOWN.match(problem.message), _ALLOWED.search(problem.hint)
    meant: str | None = None
    if said and allowed and not re.search(r" and \d+ more$", allowed[1]):
        meant = nearest_word(value, allowed[1].split(", "))
    elif problem.hint == "Write true or false.":
        meant = _TRUTHS.get(value.casefold())
    elif "has the wrong form" in problem.message:
        change: Callable[[str], str] = _CAPITALS.get(field.rpartition(".")[2], str)
        meant = change(value)
    return (value, meant) if meant and meant != value else None


def _field(keys: Keys, document: Document, model: Any) -> tuple[str, str] | None:
    """Return the name of an unknown field and the one that was meant, if that is not there."""
    if not keys:
        return None
    taken = _at(document.value, keys[:-1])
    allowed = [name for name in fields_of(model, keys[:-1]) if name not in taken]
    meant = nearest_word(str(keys[-1]), allowed)
    return (str(keys[-1]), meant) if meant else None


def _place(place: Place | None) -> tuple[int, int]:
    return (place.line, place.column) if place else (0, 0)


def _letters(word: str) -> str:
    """Return a word without what people write in several ways: capitals and signs between."""
    return re.sub(r"[-_ ]", "", word).casefold()


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _at(value: Any, keys: Iterable[str | int]) -> Any:
    for key in keys:
        value = value[key]
    return value
