"""Draft: the records of all files as read, before it is known that they agree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import ValidationError

from macros.facts.reading.data_files import DataFile
from macros.facts.reading.hostile_text import check_text, may_be_hostile
from macros.facts.reading.message_source import parse_messages
from macros.facts.reading.problems import Problem, first
from macros.facts.reading.record_errors import record_problems
from macros.facts.reading.yaml_source import (
    LARGEST_FILE_BYTES,
    Document,
    parse_document,
    read_text,
)
from macros.facts.records.kinds import File, Kind

# Reading ends here; a folder made to stop us could hold thousands of broken files.
MOST_PROBLEMS = 1000
MOST_BROKEN_BYTES = 3 * 1024 * 1024

Record = TypeVar("Record")
_Content = tuple[Any, Document] | None
_Problems = tuple[Problem, ...]


@dataclass(frozen=True, eq=False)
class Draft:
    """Records that are valid one by one, each beside the document that knows its lines.

    Records are asked for by their class: those of `Part` are the parts of every kind. `files` has
    the contents of each kind by the name of the file, `names` those of all files, `incomplete`
    the kinds of which a file could not be read: what seems to be missing may stand in it.
    """

    today: date
    files: Mapping[Kind, Mapping[str, tuple[Any, Document]]]
    names: Mapping[Kind, frozenset[str]]
    incomplete: frozenset[Kind]

    def by_id(self, record: type[Record]) -> Mapping[str, tuple[Record, Document]]:
        """Return the records that have a file of their own, with their documents, by its name."""
        kinds = self._kinds(record)
        if len(kinds) == 1:
            return self.files[kinds[0]]
        return {id_: file for kind in kinds for id_, file in self.files[kind].items()}

    def lists(self, record: type[Record]) -> Mapping[str, tuple[tuple[Record, ...], Document]]:
        """Return the lists of records with their documents, by the name of the file."""
        files: Mapping[str, Any] = self.by_id(record)
        return files

    def each(self, record: type[Record]) -> Iterator[tuple[Record, Document]]:
        """Yield each record that has a file of its own, with its document."""
        yield from self.by_id(record).values()

    def entries(self, record: type[Record]) -> Iterator[tuple[Record, int, Document]]:
        """Yield each record of lists, its index in the file's list, and the document."""
        for records, document in self.lists(record).values():
            for index, entry in enumerate(records):
                yield entry, index, document

    def only(self, record: type[Record]) -> Record | None:
        """Return the record of which there is one, where its file could be read."""
        return next((content for content, _ in self.each(record)), None)

    def document(self, record: type[Record]) -> Document | None:
        """Return the document of a single file, where it could be read."""
        return next((document for _, document in self.each(record)), None)

    def listed_ids(self, file: str) -> list[str] | None:
        """Return the ids in the list of a single file of data/; None where it could not be read."""
        kind = next(kind for kind in self.files if kind.place.path == file)
        lists = (entries for entries, _ in self.files[kind].values())
        return next(([entry.id for entry in entries] for entries in lists), None)

    def file_names(self, folder: str) -> frozenset[str]:
        """Return the names of the files below a folder, also of those that could not be read."""
        kinds = [kind for kind in self.files if f"{kind.place.path}/".startswith(f"{folder}/")]
        return frozenset().union(*(self.names[kind] for kind in kinds))

    def is_complete(self, record: type[Record]) -> bool:
        """Return whether every file of such records could be read."""
        return self.incomplete.isdisjoint(self._kinds(record))

    def _kinds(self, record: type) -> list[Kind]:
        return [kind for kind in self.files if kind.holds(record)]


def read_draft(
    data_files: Iterable[DataFile], kinds: Iterable[Kind], today: date
) -> tuple[Draft, list[Problem]]:
    """Return the valid records of the files, and the problems of the others.

    After MOST_PROBLEMS, or MOST_BROKEN_BYTES of files with problems, the others are not read.
    """
    files: dict[Kind, dict[str, tuple[Any, Document]]] = {kind: {} for kind in kinds}
    names: dict[Kind, set[str]] = {kind: set() for kind in files}
    incomplete: set[Kind] = set()
    problems: list[Problem] = []
    for file, content, mistakes in _read_files(data_files):
        names[file.kind].add(file.stem)
        problems += mistakes
        if content is None:
            incomplete.add(file.kind)
        else:
            files[file.kind][file.stem] = content
    named = {kind: frozenset(ids) for kind, ids in names.items()}
    return Draft(today, files, named, frozenset(incomplete)), problems


def _read_files(files: Iterable[DataFile]) -> Iterator[tuple[DataFile, _Content, _Problems]]:
    problems = size = 0
    left = iter(files)
    for file in left:
        content, mistakes = _read_file(file)
        yield file, content, mistakes
        problems += len(mistakes)
        size += min(file.file.stat().st_size, LARGEST_FILE_BYTES) if mistakes else 0
        if problems >= MOST_PROBLEMS or size >= MOST_BROKEN_BYTES:
            break
    message = "this file and those after it were not read."
    for place, unread in enumerate(left):
        problem = Problem(unread.path, 1, 1, "", message, "Mend first what was found before it.")
        yield unread, None, () if place else (problem,)


def _read_file(file: DataFile) -> tuple[_Content, _Problems]:
    text, problem = read_text(file.file, file.path)
    return (None, (problem,)) if problem else _read_record(file.kind, text, file.path)


# A preview reads all files again after each edit, of which only one has changed.
@lru_cache(maxsize=4096)
def _read_record(kind: Kind, text: str, path: str) -> tuple[_Content, _Problems]:
    document = parse_messages(text, path) if kind.is_fluent else parse_document(text, path)
    problems = document.problems
    if problems:
        return None, problems
    if not kind.is_fluent and may_be_hostile(text):
        formulas = kind.place.formulas if isinstance(kind.place, File) else ()
        problems = tuple(first(check_text(document, formulas)))
    try:
        return (kind.adapter.validate_python(document.value), document), problems
    except ValidationError as error:
        return None, (*problems, *record_problems(error, document, kind.model))
