"""Mending: files of data/ with what has one right form in that form; nothing else may change."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.mending.price_order import in_order, is_in_order
from macros.facts.mending.spelling import Changes, respelled, spelling
from macros.facts.reading.data_files import DataFile, list_data_files
from macros.facts.reading.problems import CatalogError, Problem
from macros.facts.reading.yaml_source import parse_document, read_text
from macros.facts.records.kinds import Kind, kinds_of
from macros.facts.records.products import Price

MOST_ROUNDS = 4  # the form of a file, its words, what hangs on them


@dataclass(frozen=True)
class Mended:
    """A file before and after; so many of its mistakes, in words and days, are gone then."""

    file: DataFile
    before: str
    after: str
    mistakes: int

    @property
    def diff(self) -> str:
        """What changes, as a patch."""
        before, after = (t.splitlines(keepends=True) for t in (self.before, self.after))
        return "".join(difflib.unified_diff(before, after, self.file.path, self.file.path))


def mend(data: Path, today: date) -> list[Mended]:
    """Return the files of which something has one right form, with that; nothing is written.

    Files whose form is wrong are not checked for words, so what is written may show more to mend.
    """
    files, _ = list_data_files(data, kinds_of(Catalog))
    problems = _problems(data, today)
    mended = (_mended(file, [p for p in problems if p.path == file.path]) for file in files)
    return [change for change in mended if change]


def written(data: Path, today: date) -> list[Mended]:
    """Mend the files until there is nothing more to mend, and return what changed in all."""
    changed: dict[Path, Mended] = {}
    for _ in range(MOST_ROUNDS):
        again = mend(data, today)
        for now in again:
            now.file.file.write_text(now.after, encoding="utf-8", newline="")
            first = changed.get(now.file.file, now)
            changed[now.file.file] = replace(now, before=first.before)
        if not again:
            break
    return list(changed.values())


def _problems(data: Path, today: date) -> tuple[Problem, ...]:
    try:
        return load_catalog(data, today=today).warnings
    except CatalogError as error:
        return error.problems


def _mended(file: DataFile, problems: Collection[Problem]) -> Mended | None:
    before, unreadable = read_text(file.file, file.path)
    if unreadable or file.kind.is_fluent or file.file.is_symlink():
        return None
    first_line = _schema_line(file.kind, before)
    is_mixed = file.kind.holds(Price) and not is_in_order(before)
    if not (problems or first_line or is_mixed):
        return None  # most files, and reading one takes longer than all else here
    document = parse_document(before, file.path)
    if document.problems:
        return None
    changes = spelling(document, file.kind.model, problems)
    after = respelled(before, changes)
    if file.kind.holds(Price):
        after = in_order(after, file.path)
    after = first_line + after
    if after == before or not _only_these(changes, document.value, after):
        return None
    return Mended(file, before, after, len(changes))


def _schema_line(kind: Kind, text: str) -> str:
    """Return the line that tells editors the schema, where the file lacks it."""
    if not kind.name or "yaml-language-server:" in text:
        return ""
    path = kind.place.path
    depth = path.count("/") + (not path.endswith(".yml"))
    end = "\r\n" if "\r\n" in text else "\n"
    return f"# yaml-language-server: $schema={'../' * depth}schema/{kind.name}.json{end}"


def _only_these(changes: Changes, before: Any, text: str) -> bool:
    """Return whether a file says what it said, but for the changes: no figure is another one."""
    after = parse_document(text, "")
    expected = Counter(_said(before))
    for old, new in changes.values():
        expected[json.dumps(old)] -= 1
        expected[new if new in ("true", "false") else json.dumps(new)] += 1
    return not after.problems and +expected == Counter(_said(after.value))


def _said(value: Any) -> Iterator[str]:
    """Yield every key and value in a document."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield json.dumps(key)
            yield from _said(item)
    elif isinstance(value, list):
        for item in value:
            yield from _said(item)
    else:
        yield json.dumps(value, default=str)
