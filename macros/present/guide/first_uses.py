"""First uses: where a page first mentions a term, it leads to the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from html.parser import HTMLParser

from markupsafe import Markup

from macros.facts.records.glossary import Term
from macros.present.html.templating import render

MOST_LINKS = 12  # of a page: more would make every sentence restless
_LATIN = "0-9A-Za-zÀ-ÖØ-öø-ÿŒœ"
_HANGUL = "가-힣"
# Letters that may follow a word of a term where it stands in the plural.
_PLURALS = {"en": "(?:s|es)?", "fr": "[sx]?"}
# Where nothing is linked: headings, links, code, what can be pressed, and names of things shown.
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_CONTROLS = ("button", "label", "option", "select", "summary")
_NAMES = ("caption", "figure", "nav", "svg", "th")
_SILENT = frozenset(
    (*_HEADINGS, *_CONTROLS, *_NAMES, "a", "abbr", "code", "dfn", "kbd", "pre", "script", "style")
)
_VOID = frozenset(("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))


@dataclass(frozen=True)
class Explained:
    """The terms of a language: all of them are known, those in `meanings` get a link.

    Terms without one are known so that no shorter one is found inside of them.
    """

    language: str
    ids: Mapping[str, str]
    meanings: Mapping[str, str]

    @classmethod
    def of(cls, terms: Iterable[Term], language: str) -> Explained:
        """Return the terms as the language writes them; the first one of a name holds it."""
        ids: dict[str, str] = {}
        meanings: dict[str, str] = {}
        for term in terms:
            ids.setdefault(term.written_in(language), term.id)
            meaning = term.meaning_in(language)
            if term.tooltip and not term.internal and meaning:
                meanings[term.id] = meaning
        return cls(language, ids, meanings)

    def found_in(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield start, end and id of each term in a text, the longest where several begin."""
        position = 0
        while self.ids and (start := self._first_letter.search(text, position)):
            position = start.end()
            pattern, names = self._by_letter[start[0]]
            match = pattern.match(text, start.start())
            if match and match.lastindex:
                position = match.end()
                yield match.start(), match.end(), self.ids[names[match.lastindex - 1]]

    @cached_property
    def _by_letter(self) -> dict[str, tuple[re.Pattern[str], list[str]]]:
        """What the terms that begin with each letter look like, the longest first."""
        by_letter: dict[str, list[str]] = {}
        for name in sorted(self.ids, key=lambda name: (-len(name), name)):
            for letter in {name[0], name[0].upper()}:
                by_letter.setdefault(letter, []).append(name)
        return {letter: (self._one_of(names), names) for letter, names in by_letter.items()}

    def _one_of(self, names: list[str]) -> re.Pattern[str]:
        """Return a pattern whose groups are the names; what they have in common stands once."""
        ends = [_end(name) for name in names]
        common = ends[0] if len(set(ends)) == 1 else ""
        choices = (
            f"({_words(name, self.language)}{'' if common else end})"
            for name, end in zip(names, ends, strict=True)
        )
        return re.compile(f"{_start(names[0])}(?:{'|'.join(choices)}){common}")

    @cached_property
    def _first_letter(self) -> re.Pattern[str]:
        """Where a term may begin, not within a Latin word: looking elsewhere takes much longer."""
        letters = "".join(map(re.escape, sorted(self._by_letter)))
        return re.compile(f"(?<![{_LATIN}])[{letters}]|(?![{_LATIN}])[{letters}]")


def _words(name: str, language: str) -> str:
    """Return a pattern for the words of a term, in any plural."""
    plural = _PLURALS.get(language, "")
    words = [re.escape(word) + (plural if word.isalpha() else "") for word in name.split(" ")]
    first = name[0]
    if first.islower():  # a sentence may begin with it
        words[0] = f"[{first}{first.upper()}]{words[0][1:]}"
    return r"[ \u00a0\n]".join(words)


def _start(name: str) -> str:
    """Return a pattern for where a term may begin: not within a word, where there are spaces."""
    if re.match(f"[{_LATIN}]", name):
        return f"(?<![{_LATIN}])(?<![{_LATIN}]-)"
    return f"(?<![{_HANGUL}])" if re.match(f"[{_HANGUL}]", name) else ""


def _end(name: str) -> str:
    """Return a pattern for where a term may end."""
    return f"(?!-?[{_LATIN}])" if re.search(f"[{_LATIN}]$", name) else ""


def linked_terms(html: str, explained: Explained, glossary: str) -> str:
    """Return a page's HTML where the first use of each term leads to the page `glossary`.

    Everything else stays as it is, byte for byte.
    """
    uses = _Uses(html, explained, glossary)
    with suppress(_EnoughError):
        uses.feed(html)
        uses.close()
    return uses.linked()


class _EnoughError(Exception):
    """The page has all its links, so that the rest of it need not be read."""


class _Uses(HTMLParser):
    """Reads a page and notes what to put in place of which part of it."""

    def __init__(self, html: str, explained: Explained, glossary: str) -> None:
        super().__init__(convert_charrefs=False)
        self.html = html
        self.explained = explained
        self.glossary = glossary
        self.left = dict(explained.meanings)
        self.silent: list[str] = []
        self.places: list[tuple[int, int, Markup]] = []
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", html))]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where a part begins in which nothing is linked, or which speaks another language."""
        is_silent = tag in _SILENT or any(name == "lang" for name, _ in attrs)
        if (is_silent or self.silent) and tag not in _VOID:
            self.silent.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Note where such a part ends; elements that were never closed end with it."""
        while self.silent and tag in self.silent:
            if self.silent.pop() == tag:
                break

    def handle_data(self, data: str) -> None:
        """Link the first uses in a run of text."""
        if self.silent:
            return
        line, column = self.getpos()
        offset = self.line_starts[line - 1] + column
        for start, end, id_ in self.explained.found_in(data):
            if id_ in self.left:
                link = render(
                    "first_use.html",
                    address=f"{self.glossary}#{id_}",
                    meaning=self.left.pop(id_),
                    words=unescape(data[start:end]),
                )
                self.places.append((offset + start, offset + end, link))
            if not self.left or len(self.places) == MOST_LINKS:
                raise _EnoughError

    def linked(self) -> str:
        """Return the page with its links."""
        parts, position = [], 0
        for start, end, link in self.places:
            parts += [self.html[position:start], str(link)]
            position = end
        return "".join([*parts, self.html[position:]])
