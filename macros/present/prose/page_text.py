"""Page text: a page of docs/ taken apart into what readers read and what machines read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import yaml

from macros.facts.reading.problems import Problem
from macros.present.prose.translations import FRONT_MATTER
from macros.present.words.language import LANGUAGE_BY_CODE

FILLED = "\ufffc"  # something stands here that is not known: a macro's result, code
EMPTY = "\u2060"  # nothing is shown here: an address, an id, a comment

_SHOWN_SETTINGS = re.compile(r"^(?:title|description): *[\"']?(.*?)[\"']? *$", re.MULTILINE)
_MARK = re.compile(r"\{#.*?#\}", re.DOTALL)
_HIDDEN = (
    (re.compile(r"^( *)(```|~~~).*?^\1\2.*?$", re.DOTALL | re.MULTILINE), EMPTY),
    (re.compile(r"<!--.*?-->", re.DOTALL), EMPTY),
    (_MARK, EMPTY),
    (re.compile(r"\{%.*?%\}", re.DOTALL), EMPTY),
    (re.compile(r"\{\{.*?\}\}", re.DOTALL), FILLED),
    (re.compile(r"(`+)[^`\n]+?\1"), FILLED),
    (re.compile(r"\{: [^{}\n]*\}"), EMPTY),
    (re.compile(r"(?<=\])\([^()\s]*(?:\([^()\s]*\))?[^()\s]*\)?"), EMPTY),
    (re.compile(r"<?https?://[^\s<>\")\]]+>?"), FILLED),
    (re.compile(r"<!?/?[A-Za-z](?:[^<>\"]|\"[^\"]*\")*>"), EMPTY),
)
_READ_ALOUD = re.compile(r"\b(?:alt|title|aria-label)=\"([^\"]*)\"")
_HEADING = re.compile(r"^(#{1,6}) +(.*?)(?:\{: *#([^\s}]*)[^}]*\})?[^\S\n]*$", re.MULTILINE)
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n\s*\n|\n(?=\s*(?:[-*+|#]|\d+\.) ?)")


@dataclass(frozen=True)
class Heading:
    """A heading as its author wrote it; `id` is None where he gave none."""

    level: int
    id: str | None
    start: int


@dataclass(frozen=True)
class PageText:
    """A page in one language; `path` is relative to the project."""

    path: str
    language: str
    text: str

    @cached_property
    def settings(self) -> dict[str, Any]:
        """The front matter; nothing where it cannot be read."""
        return self._read_settings[0]

    @property
    def settings_mistake(self) -> str:
        """Why the front matter cannot be read, empty where it can."""
        return self._read_settings[1]

    @cached_property
    def _read_settings(self) -> tuple[dict[str, Any], str]:
        front = FRONT_MATTER.match(self.text)
        try:
            settings = yaml.safe_load(front[0].strip("-\n")) if front else None
        except yaml.YAMLError as error:
            return {}, " ".join(str(error).split())
        return (settings, "") if isinstance(settings, dict) else ({}, "there is none")

    @cached_property
    def body_start(self) -> int:
        """Where the front matter ends."""
        front = FRONT_MATTER.match(self.text)
        return front.end() if front else 0

    @cached_property
    def shown(self) -> str:
        """The text, as long as the page, with FILLED and EMPTY for what readers do not read."""
        front, body = self.text[: self.body_start], self.text[self.body_start :]
        for pattern, sign in _HIDDEN:
            body = pattern.sub(partial(_covered, sign), body)
        return _all_but(_SHOWN_SETTINGS, front, EMPTY) + body

    @cached_property
    def headings(self) -> tuple[Heading, ...]:
        """All headings, in their order."""
        hidden = _HIDDEN[0][0].sub(partial(_covered, EMPTY), self.text)
        matches = _HEADING.finditer(hidden, self.body_start)
        return tuple(Heading(len(match[1]), match[3], match.start()) for match in matches)

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column of an offset, both counted from 1."""
        before = self.text[:offset]
        return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1

    def problem(self, offset: int, message: str, hint: str = "") -> Problem:
        """Return what is wrong at an offset, 0 for the page as a whole."""
        return Problem(self.path, *self.place(offset), "", message, hint)

    def sentences(self) -> Iterator[tuple[int, str]]:
        """Yield what is read, sentence by sentence, with its offset."""
        start = 0
        for end in [*_SENTENCE_END.finditer(self.shown), None]:
            stop = end.start() if end else len(self.shown)
            if self.shown[start:stop].strip():
                yield start, self.shown[start:stop]
            start = end.end() if end else stop

    def day(self, name: str) -> date | None:
        """Return a date of the front matter, None where it is missing or no date."""
        value = self.settings.get(name)
        return value if type(value) is date else None


def pages_of(docs: Path) -> list[Path]:
    """Return all pages of all languages."""
    return [page for code in LANGUAGE_BY_CODE for page in sorted((docs / code).rglob("*.md"))]


def page_text(file: Path, docs: Path) -> PageText:
    """Return a page below `docs`."""
    path = file.relative_to(docs.parent)
    return PageText(path.as_posix(), path.parts[1], file.read_text(encoding="utf-8"))


def _covered(sign: str, hidden: re.Match[str]) -> str:
    """Return a sign for each letter, but line breaks and what screen readers say of a tag."""
    if hidden[0].startswith("<"):
        return _all_but(_READ_ALOUD, hidden[0], sign)
    return re.sub(r"[^\n]", sign, hidden[0])


def _all_but(shown: re.Pattern[str], text: str, sign: str) -> str:
    """Return a text covered with a sign, save the first group of what is shown."""
    cover = re.sub(r"[^\n]", sign, text)
    for match in shown.finditer(text):
        cover = cover[: match.start(1)] + match[1] + cover[match.end(1) :]
    return cover
