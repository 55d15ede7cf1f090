"""YAML source: one file read strictly, with the line and column of every value."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import yaml

from macros.facts.problems import Problem

LARGEST_FILE_BYTES = 256 * 1024

Keys = tuple[str | int, ...]

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SPECIAL_FLOATS = {".inf", "-.inf", "+.inf", ".nan"}
_NULLS = {"", "~", "null"}
# C0 and C1 controls, zero-width characters, bidirectional overrides and the byte-order mark.
_UNSEEN = re.compile(
    "[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)


@dataclass(frozen=True)
class Place:
    """Line and column of a value, both from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Document:
    """A file's value, the place of every value and key in it, and what is wrong with its form."""

    path: str
    value: Any
    places: dict[Keys, Place]
    key_places: dict[Keys, Place]
    problems: tuple[Problem, ...] = ()

    def place(self, path: Keys) -> Place:
        """Return where `path` stands, or the nearest thing around it that stands somewhere."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, Place(1, 1))

    def problem(self, path: Keys, message: str, hint: str = "", *, at_key: bool = False) -> Problem:
        """Return a problem at the value (or at the key) of `path`."""
        place = self.key_places.get(path) if at_key else None
        place = place or self.place(path)
        return Problem(self.path, place.line, place.column, dotted(path), message, hint)


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
    problems = _unseen_characters(text, path)
    if problems:
        return Document(path, None, {}, {}, tuple(problems))
    try:
        node = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as error:
        return Document(path, None, {}, {}, (_syntax_problem(error, text, path),))
    if node is None:
        empty = Problem(path, 1, 1, "", "the file is empty.", "Fill it in or delete it.")
        return Document(path, None, {}, {}, (empty,))
    builder = _Builder(path)
    builder.problems += _anchors_and_tags(text, path)
    value = None if builder.problems else builder.build(node, ())
    return Document(path, value, builder.places, builder.key_places, tuple(builder.problems))


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


def _unseen_characters(text: str, path: str) -> list[Problem]:
    problems = []
    for number, line in enumerate(text.split("\n"), start=1):
        for match in _UNSEEN.finditer(line.removesuffix("\r")):
            message = f"found the invisible character U+{ord(match[0]):04X}."
            problems.append(Problem(path, number, match.start() + 1, "", message, "Delete it."))
    return problems


def _syntax_problem(error: yaml.YAMLError, text: str, path: str) -> Problem:
    mark = getattr(error, "problem_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    lines = text.split("\n")
    for number, content in enumerate(lines[:line], start=1):
        indent = content[: len(content) - len(content.lstrip())]
        if "\t" in indent:
            message = "found a tab where YAML allows only spaces."
            return Problem(path, number, indent.index("\t") + 1, "", message, "Indent with spaces.")
    if "expected a single document" in str(error):
        hint = "Keep one document in a file: delete the line '---'."
        return Problem(path, line, column, "", "a second YAML document starts here.", hint)
    reason = getattr(error, "problem", None) or "cannot be read"
    hint = "Check the indentation, the colons and the quotes of this line and the one above."
    return Problem(path, line, column, "", f"this is not valid YAML: {reason}.", hint)


def _anchors_and_tags(text: str, path: str) -> list[Problem]:
    if not re.search(r"[&*!]", text):
        return []
    problems = []
    for event in yaml.parse(text, Loader=_Loader):
        anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
        assert event.start_mark is not None
        place = (event.start_mark.line + 1, event.start_mark.column + 1)
        if isinstance(event, yaml.AliasEvent):
            hint = "Write the value out."
            problems.append(
                Problem(path, *place, "", f"aliases (*{anchor}) are not allowed.", hint)
            )
        elif anchor:
            hint = f"Delete '&{anchor}'; write text that begins with '&' in quotes."
            message = f"anchors (&{anchor}) are not allowed."
            problems.append(Problem(path, *place, "", message, hint))
        if tag and not isinstance(event, yaml.AliasEvent):
            hint = "Delete it; write text that begins with '!' in quotes."
            problems.append(Problem(path, *place, "", f"the tag {tag} is not allowed.", hint))
    return problems


class _Builder:
    """Builds plain values from nodes and notes where each of them stands."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.places: dict[Keys, Place] = {}
        self.key_places: dict[Keys, Place] = {}
        self.problems: list[Problem] = []

    def build(self, node: yaml.Node, path: Keys) -> Any:
        mark = node.start_mark
        self.places[path] = Place(mark.line + 1, mark.column + 1)
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, (*path, index)) for index, item in enumerate(node.value)]
        assert isinstance(node, yaml.MappingNode)
        return self._mapping(node, path)

    def _mapping(self, node: yaml.MappingNode, path: Keys) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            place = Place(key_node.start_mark.line + 1, key_node.start_mark.column + 1)
            if not isinstance(key_node, yaml.ScalarNode):
                self._add(place, path, "a key must be plain text.", "Write `name: value`.")
                continue
            key = key_node.value
            if key in mapping:
                first = self.key_places[(*path, key)].line
                hint = f"It already stands in line {first}; keep one of the two."
                self._add(place, (*path, key), "this key is given twice.", hint)
                continue
            self.key_places[(*path, key)] = place
            mapping[key] = self.build(value_node, (*path, key))
        return mapping

    def _scalar(self, node: yaml.ScalarNode, path: Keys) -> Any:
        text = node.value
        if node.style:
            return text
        if text in _NULLS:
            return None
        if text in ("true", "false"):
            return text == "true"
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
            place = self.places[path]
            self._add(place, path, f"there is no day {text}.", "Write year-month-day: 2026-11-20.")
            return None

    def _add(self, place: Place, path: Keys, message: str, hint: str) -> None:
        problem = Problem(self.path, place.line, place.column, dotted(path), message, hint)
        self.problems.append(problem)
