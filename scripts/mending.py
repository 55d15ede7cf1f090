"""Mending: what a data file has only one right form for, put right without touching a figure."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.data_files import DataFile, list_data_files
from macros.facts.reading.problems import CatalogError, Problem
from macros.facts.reading.yaml_source import Document, parse_document, read_text
from macros.facts.records.kinds import Kind, kinds_of
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price

DATES = ("announced", "date", "decided", "discontinued", "judged", "read_on", "released")
NEAR = 0.8  # how alike a word and the one that was meant have to be
SHORTEST = 4  # of shorter words, such as codes of regions, a near one may be another one
_YEAR_FIRST = re.compile(r"([12][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})")
_UNKNOWN = re.compile(r"(?P<quote>['\"])(?P<word>[^'\"\n]+)(?P=quote) is not (allowed here|in )")
_ALLOWED = re.compile(r"Allowed: (.*?)\.(?: Did you mean|$)")


@dataclass(frozen=True)
class Mended:
    """A file before and after."""

    file: DataFile
    before: str
    after: str

    @property
    def diff(self) -> str:
        """What changes, as a patch."""
        before, after = (t.splitlines(keepends=True) for t in (self.before, self.after))
        return "".join(difflib.unified_diff(before, after, self.file.path, self.file.path))


def mend(data: Path, today: date) -> list[Mended]:
    """Return the files of which something has one right form, with that; nothing is written."""
    files, _ = list_data_files(data, kinds_of(Catalog))
    problems = _problems(data, today)
    mended = (_mended(file, [p for p in problems if p.path == file.path]) for file in files)
    return [change for change in mended if change]


def _problems(data: Path, today: date) -> tuple[Problem, ...]:
    try:
        return load_catalog(data, today=today).warnings
    except CatalogError as error:
        return error.problems


def _mended(file: DataFile, problems: Iterable[Problem]) -> Mended | None:
    before, unreadable = read_text(file.file, file.path)
    if unreadable or file.kind.is_fluent or file.file.is_symlink():
        return None
    document = parse_document(before, file.path)
    if document.problems:
        return None
    after = _respelled(before, {**_dates(document), **_words(problems)})
    if file.kind.holds(Price):
        after = _in_order(after, file.path)
    after = _schema_line(file.kind, before) + after
    if after == before or not _keeps_figures(document.value, after, file.kind):
        return None
    return Mended(file, before, after)


def _dates(document: Document) -> dict[tuple[int, int], tuple[str, str]]:
    """Return days that are written in another form, year first, with their place."""
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for keys in document.marks:
        value = _at(document.value, keys)
        match = _YEAR_FIRST.fullmatch(value) if isinstance(value, str) else None
        if not match or keys[-1] not in DATES:
            continue
        day = "{}-{:0>2}-{:0>2}".format(*match.groups())
        place = document.place(keys)
        if day != value and _is_day(day):
            found[place.line, place.column] = (value, day)
    return found


def _words(problems: Iterable[Problem]) -> dict[tuple[int, int], tuple[str, str]]:
    """Return words that are not known where exactly one known word is near, with their place."""
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for problem in problems:
        said, allowed = _UNKNOWN.match(problem.message), _ALLOWED.search(problem.hint)
        if not said or not allowed or re.search(r" and \d+ more$", allowed[1]):
            continue
        meant = nearest_word(said["word"], allowed[1].split(", "))
        if meant:
            found[problem.line, problem.column] = (said["word"], meant)
    return found


def nearest_word(word: str, known: Iterable[str]) -> str | None:
    """Return the one known word that is near, where there is no second one."""
    folded: dict[str, str] = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word.casefold(), folded, n=2, cutoff=NEAR)
    is_sure = word.casefold() in folded or (len(near) == 1 and len(word) >= SHORTEST)
    return folded[near[0]] if near and is_sure else None


def _respelled(text: str, changes: Mapping[tuple[int, int], tuple[str, str]]) -> str:
    """Return the text with values at lines and columns exchanged, quoted or not."""
    lines = text.split("\n")
    for (line, column), (old, new) in sorted(changes.items(), reverse=True):
        head, tail = lines[line - 1][: column - 1], lines[line - 1][column - 1 :]
        for written in (old, f'"{old}"', f"'{old}'"):
            if tail.startswith(written):
                lines[line - 1] = head + new + tail[len(written) :]
    return "\n".join(lines)


def _in_order(text: str, path: str) -> str:
    """Return entries of prices in the order of their days; comments go with what follows them."""
    document = parse_document(text, path)
    entries = document.value if isinstance(document.value, list) else []
    days = [_first_day(entry) for entry in entries]
    if not text.endswith("\n") or None in days:
        return text
    lines = text.splitlines(keepends=True)
    starts = [_with_comments(lines, document.place((n,)).line - 1) for n in range(len(entries))]
    if any(not lines[document.place((n,)).line - 1].startswith("- ") for n in range(len(entries))):
        return text
    ends = [*starts[1:], len(lines)]
    blocks = ["".join(lines[a:b]) for a, b in zip(starts, ends, strict=True)]
    ordered = sorted(range(len(blocks)), key=lambda n: days[n] or date.min)
    return "".join([*lines[: starts[0]], *(blocks[n] for n in ordered)]) if blocks else text


def _with_comments(lines: list[str], start: int) -> int:
    while start > 1 and lines[start - 1].startswith("#"):
        start -= 1
    return start


def _first_day(entry: Any) -> date | None:
    try:
        return PartialDate.parse(entry["date"]).first_day
    except (KeyError, TypeError, ValueError):
        return None


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _schema_line(kind: Kind, text: str) -> str:
    """Return the line that tells editors the schema, where the file lacks it."""
    if not kind.name or "yaml-language-server:" in text:
        return ""
    path = kind.place.path
    depth = path.count("/") + (not path.endswith(".yml"))
    return f"# yaml-language-server: $schema={'../' * depth}schema/{kind.name}.json\n"


def _keeps_figures(before: Any, text: str, kind: Kind) -> bool:
    """Return whether the file still has the same numbers, whatever else was put right."""
    after = parse_document(text, kind.name)
    return not after.problems and sorted(_figures(before)) == sorted(_figures(after.value))


def _figures(value: Any) -> Iterator[float]:
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _figures(item)
    elif isinstance(value, int | float):
        yield value


def _at(value: Any, keys: Iterable[str | int]) -> Any:
    for key in keys:
        value = value[key]
    return value
