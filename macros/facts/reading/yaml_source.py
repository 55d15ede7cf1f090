"""YAML source: one file read strictly, with the line and column of every value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, Protocol

import yaml

from macros.facts.reading.problems import MOST_AT_ONCE, Problem, Severity, first, more_than

LARGEST_FILE_BYTES = 256 * 1024
DEEPEST_LEVEL = 16
MOST_VALUES = 12_000

Keys = tuple[str | int, ...]

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,39})")
_FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SPECIAL_FLOATS = {".inf", "-.inf", "+.inf", ".nan"}
_FIRST_OF_FIGURES = frozenset("0123456789+-.")
_NULLS = {"", "~", "null"}
# A quote or bracket that is never closed is found late; the author looks for where it opens.
_NEVER_CLOSED = ("found unexpected end of stream", "did not find expected ',' or")
# C0 and C1 controls with the tab, zero-width characters, line separators, bidirectional marks and
# overrides, the byte-order mark, and the tag characters that hide text from readers.
_UNSEEN = re.compile(
    "[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\U000e0000-\U000e007f]"
)


class Mark(Protocol):
    """Where the parser found something: line and column from 0."""

    line: int
    column: int


@dataclass(frozen=True)
class Place:
    """Line and column of a value, both from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Document:
    """A file's value, the mark of every value and key in it, and what is wrong with its form."""

    path: str
    value: Any
    marks: dict[Keys, Mark]
    key_marks: dict[Keys, Mark]
    problems: tuple[Problem, ...] = ()

    def place(self, path: Keys) -> Place:
        """Return where `path` stands, or the nearest thing around it that stands somewhere."""
        while path and path not in self.marks:
            path = path[:-1]
        return _place(self.marks[path]) if path in self.marks else Place(1, 1)

    def key_place(self, path: Keys) -> Place | None:
        """Return where the key of `path` stands; None for what has no key."""
        return _place(self.key_marks[path]) if path in self.key_marks else None

    def problem(self, path: Keys, message: str, hint: str = "", *, at_key: bool = False) -> Problem:
        """Return a problem at the value (or at the key) of `path`."""
        place = (self.key_place(path) if at_key else None) or self.place(path)
        return Problem(self.path, place.line, place.column, dotted(path), message, hint)

    def warning(self, path: Keys, message: str, hint: str) -> Problem:
        """Return a problem at the value of `path` that does not stop the build."""
        return replace(self.problem(path, message, hint), severity=Severity.WARNING)


def dotted(path: Keys) -> str:
    """Return `memory.size_gb` or `prices[2].source` for a path; list items count from 1."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f".{part}" if text else part
    return text


def read_text(file: Path, path: str) -> tuple[str, Problem | None]:
    """Return the text of `file`, and what keeps it from being read."""
    problem = _unreadable(file, path)
    return ("", problem) if problem else (file.read_bytes().decode("utf-8"), None)


def parse_document(text: str, path: str) -> Document:
    """Return the document that `text` holds."""
    problems = tuple(unseen_characters(text, path))
    if problems:
        return Document(path, None, {}, {}, problems)
    builder = _Builder(path, text)
    try:
        value = builder.build()
    except yaml.YAMLError as error:
        return Document(path, None, {}, {}, (_syntax_problem(error, path),))
    return Document(path, value, builder.marks, builder.key_marks, tuple(builder.problems))


def _unreadable(file: Path, path: str) -> Problem | None:
    size = file.stat().st_size
    if size > LARGEST_FILE_BYTES:
        limit = LARGEST_FILE_BYTES // 1024
        message = f"the file has {size // 1024} KB; at most {limit} KB are allowed."
        return Problem(path, 1, 1, "", message, "Split it, or remove what does not belong here.")
    raw = file.read_bytes()
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - (raw.rfind(b"\n", 0, error.start) + 1) + 1
        message = f"the byte 0x{raw[error.start]:02x} is not UTF-8."
        return Problem(path, line, column, "", message, "Save the file with the encoding UTF-8.")
    return None


def unseen_characters(text: str, path: str) -> Iterator[Problem]:
    """Yield a problem for each character that no editor shows and no file may hold."""
    return first(_unseen(text, path)) if _UNSEEN.search(text) else iter(())


def _unseen(text: str, path: str) -> Iterator[Problem]:
    for number, line in enumerate(text.split("\n"), start=1):
        for match in _UNSEEN.finditer(line.removesuffix("\r")):
            sentence = _unseen_sentence(match[0])
            yield Problem(path, number, match.start() + 1, "", *sentence)


def _unseen_sentence(character: str) -> tuple[str, str]:
    if character == "\t":
        return "found a tab.", "Use spaces."
    return f"found the invisible character U+{ord(character):04X}.", "Delete it."


def _syntax_problem(error: yaml.YAMLError, path: str) -> Problem:
    mark, reason = getattr(error, "problem_mark", None), getattr(error, "problem", None)
    if reason and reason.startswith(_NEVER_CLOSED):
        mark = getattr(error, "context_mark", None) or mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    message = f"this is not valid YAML: {reason or 'cannot be read'}."
    hint = "Check the indentation, colons, quotes and brackets of this line and the one above."
    return Problem(path, line, column, "", message, hint)


class _UnreadableError(Exception):
    """The rest of the file is not worth reading; the problem is noted."""


class _Builder:
    """Builds plain values from YAML events and notes where each of them stands."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=_Loader)
        self.marks: dict[Keys, Mark] = {}
        self.key_marks: dict[Keys, Mark] = {}
        self.problems: list[Problem] = []
        # Most files hold none of these characters, so that none of their values need be looked at.
        self.may_have_marks = any(sign in text for sign in "&*!")
        self.may_have_escapes = "\\" in text

    def build(self) -> Any:
        """Return the value of the only document; None when there are problems."""
        value = None
        try:
            for event in self.events:
                if isinstance(event, yaml.DocumentStartEvent):
                    self._only_one_document(event)
                    value = self._value(next(self.events), ())
        except _UnreadableError:
            return None
        if not self.marks:
            self._add(Place(1, 1), (), "the file is empty.", "Fill it in or delete it.")
        return None if self.problems else value

    def _only_one_document(self, event: yaml.Event) -> None:
        if self.marks:
            hint = "Keep one document in a file: delete the line '---'."
            self._add(_start(event), (), "a second YAML document starts here.", hint)
            raise _UnreadableError

    def _value(self, event: yaml.Event, path: Keys) -> Any:
        self.marks[path] = _mark(event)
        if len(self.marks) > MOST_VALUES:
            message = f"the file holds more than {MOST_VALUES:,} values."
            self._add(_start(event), (), message, "Split it, or remove what does not belong here.")
            raise _UnreadableError
        if self.may_have_marks:
            self._refuse_marks(event)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if len(path) > DEEPEST_LEVEL:
            message = f"the values are nested more than {DEEPEST_LEVEL} levels deep."
            self._add(_start(event), (), message, "Check the indentation and the brackets.")
            raise _UnreadableError
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(path)
        return self._mapping(path) if isinstance(event, yaml.MappingStartEvent) else None

    def _list(self, path: Keys) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self._value(event, (*path, len(items))))
        return items

    def _mapping(self, path: Keys) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self._key(event, path)
            own = (*path, key)
            mark = self.key_marks.setdefault(own, _mark(event))
            if key in mapping:
                hint = f"It already stands in line {mark.line + 1}; keep one of the two."
                self._add(_start(event), own, "this key is given twice.", hint)
            mapping[key] = self._value(next(self.events), own)
        return mapping

    def _key(self, event: yaml.Event, path: Keys) -> str:
        if not isinstance(event, yaml.ScalarEvent):
            hint = "Write `name: value`; put text that begins with { or [ in quotes."
            self._add(_start(event), path, "a key must be plain text.", hint)
            raise _UnreadableError
        if self.may_have_marks:
            self._refuse_marks(event)
        self._refuse_unseen(event, path)
        return str(event.value)

    def _scalar(self, event: yaml.ScalarEvent, path: Keys) -> Any:
        text = event.value
        if event.style:
            self._refuse_unseen(event, path)
            return text
        if text in _NULLS:
            return None
        if text in ("true", "false"):
            return text == "true"
        if text[0] not in _FIRST_OF_FIGURES:
            return text
        if _INTEGER.fullmatch(text):
            return int(text)
        if _FLOAT.fullmatch(text) or text.lower() in _SPECIAL_FLOATS:
            return float(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
        if _DATE.fullmatch(text):
            return self._date(text, path)
        return text

    def _date(self, text: str, path: Keys) -> Any:
        try:
            return date.fromisoformat(text)
        except ValueError:
            message = f"there is no day {text}."
            self._add(_place(self.marks[path]), path, message, "Write year-month-day: 2026-11-20.")
            return None

    def _refuse_marks(self, event: yaml.Event) -> None:
        """Note anchors, aliases and tags, which would make a value depend on other lines."""
        anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
        if isinstance(event, yaml.AliasEvent):
            hint = "Write the value out; write text that begins with '*' in quotes."
            self._add(_start(event), (), f"aliases (*{anchor}) are not allowed.", hint)
        elif anchor:
            hint = f"Delete '&{anchor}'; write text that begins with '&' in quotes."
            self._add(_start(event), (), f"anchors (&{anchor}) are not allowed.", hint)
        if tag:
            tag = tag.replace("tag:yaml.org,2002:", "!!")
            hint = "Delete it; write text that begins with '!' in quotes."
            self._add(_start(event), (), f"the tag {tag} is not allowed.", hint)

    def _refuse_unseen(self, event: yaml.ScalarEvent, path: Keys) -> None:
        """Note characters that only an escape such as "\\u202e" can have brought in."""
        match = _UNSEEN.search(event.value) if self.may_have_escapes else None
        if match:
            self._add(_start(event), path, *_unseen_sentence(match[0]))

    def _add(self, place: Place, path: Keys, message: str, hint: str) -> None:
        problem = Problem(self.path, place.line, place.column, dotted(path), message, hint)
        if len(self.problems) == MOST_AT_ONCE:
            self.problems.append(more_than(MOST_AT_ONCE, problem))
            raise _UnreadableError
        self.problems.append(problem)


def _mark(event: yaml.Event) -> Mark:
    mark = event.start_mark
    assert mark is not None
    return mark


def _place(mark: Mark) -> Place:
    return Place(mark.line + 1, mark.column + 1)


def _start(event: yaml.Event) -> Place:
    return _place(_mark(event))
