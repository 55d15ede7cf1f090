"""Leftovers: what a reader of a built page reads or hears, and the English that is left in it."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from macros.present.prose.untranslated import is_english
from tests.built.documents import Element, document, structured_data

SPOKEN = ("alt", "title", "aria-label", "placeholder", "content", "summary", "data-title")
SILENT = {"script", "style", "code", "pre", "kbd", "samp", "template"}
ONE_LINE = {"p", "li", "td", "th", "dt", "dd", "h1", "h2", "h3", "h4", "title", "text", "caption"}
ONE_LINE |= {
    "figcaption",
    "summary",
    "option",
    "label",
    "button",
    "div",
    "section",
    "small",
    "html",
    "body",
    "nav",
    "header",
    "ul",
    "ol",
    "table",
    "tr",
    "article",
    "a",
}
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[A-Za-z][A-Za-z'’-]+")
LATIN_RUN = re.compile(
    r"(?<![\w-])(?:[A-Za-z][A-Za-z'’-]+[ ,;:()]+){3,}[A-Za-z][A-Za-z'’-]+(?![\w-])", re.ASCII
)
SMALL_WORD = re.compile(r"(?<![\w./@#-])[a-z][a-z'’]{2,}(?![\w/@-]|\.\w)")
# What is filled in, the tags and links of prose, addresses, and what charts call their parts.
NO_PROSE = re.compile(
    r"%?\{[^{}]*\}+|<[^<>]*>|\]\([^()]*\)|https?:\S+|\b\w+ (?:left|right|center)\b"
)
_WHITE = re.compile(r"[ \t\r\n\f]+")  # that of HTML, without spaces that do not break
NO_WORDS = {"viewport", "theme-color", "generator", "robots", "color-scheme", "referrer"}


class Said(NamedTuple):
    """Texts of a language, each with a page on which it stands, with their own spaces.

    `shown` are those between tags, `given` what only a screen reader, a machine or a script reads.
    `entries` are lines of lists and tables that begin with a link, whole.
    """

    shown: dict[str, Path]
    given: dict[str, Path]
    entries: dict[str, Path]

    @property
    def folded(self) -> dict[str, Path]:
        """All texts, with plain spaces alone."""
        return {folded(text): file for text, file in (self.given | self.shown).items()}


def units(page: Element) -> Iterator[str]:
    """Yield each text of a page that is not marked as English: sentences, names and charts."""
    root = page.one("html")
    yield from map(folded, (*_texts(root), *_given(root)))


def folded(text: str) -> str:
    """Return a text with plain spaces alone."""
    return " ".join(text.split())


def said(files: Iterable[Path]) -> Said:
    """Return each different text of pages that is not marked as English."""
    found = Said({}, {}, {})
    for file in files:
        root = document(file).one("html")
        found.shown.update(dict.fromkeys(_texts(root), file))
        found.given.update(dict.fromkeys(_given(root), file))
        found.entries.update(dict.fromkeys(_entries(root), file))
    return found


def _entries(root: Element) -> Iterator[str]:
    for element in _own(root):
        if element.tag in ("li", "th", "td") and element.children:
            first = element.children[0]
            if isinstance(first, Element) and first.tag == "a":
                yield folded(element.text)


def _given(root: Element) -> Iterator[str]:
    for element in _own(root):
        if element.attributes.get("name") in NO_WORDS or "http-equiv" in element.attributes:
            continue
        yield from (element.attributes[name] for name in SPOKEN if name in element.attributes)
        if element.tag == "template":
            yield from _json_texts(element.raw_text)
        if element.attributes.get("id") == "__config":  # what the theme's scripts say
            yield from _strings(json.loads(element.raw_text).get("translations", {}))
    for data in structured_data(root):
        yield from _strings(data)


def _own(element: Element) -> Iterator[Element]:
    """Yield the elements below that are in the language of the page."""
    waiting = element.children[::-1]
    while waiting:
        child = waiting.pop()
        if isinstance(child, Element) and not _is_foreign(child):
            yield child
            waiting.extend(reversed(child.children))


def _is_foreign(element: Element) -> bool:
    language = element.attributes.get("lang")
    return element.tag != "html" and language is not None and bool(language)


def _texts(root: Element) -> Iterator[str]:
    """Yield what stands between the beginnings and ends of blocks."""
    pieces: list[str] = []
    for piece in _pieces(root):
        if piece is None:
            yield _WHITE.sub(" ", "".join(pieces)).strip(" ")
            pieces.clear()
        else:
            pieces.append(piece)


def _pieces(element: Element) -> Iterator[str | None]:
    """Yield texts, and None where a block begins or ends."""
    waiting: list[Element | str | None] = [*reversed(element.children)]
    while waiting:
        child = waiting.pop()
        if child is None or isinstance(child, str):
            yield child
        elif child.tag in SILENT or _is_foreign(child):
            yield " \ufffc "
        else:
            edge = (None,) if child.tag in ONE_LINE else ()
            yield from edge
            waiting.extend((*edge, *reversed(child.children)))


def _json_texts(text: str) -> Iterator[str]:
    try:
        yield from _strings(json.loads(text))
    except ValueError:
        return


def _strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        if not re.match(r"https?:|[#.]|\{|rgb", data):
            yield re.sub(r"<[^>]*>", " ", data)
    elif isinstance(data, Mapping):
        for key, value in data.items():
            if key not in ("@type", "@context", "symbol", "type", "mode", "dash"):
                yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)


def english_fragments(english: Mapping[str, str], own: Mapping[str, str]) -> set[str]:
    """Return the texts of the English words that a language says otherwise, cut at their gaps."""
    ours = "\n".join(own.values())
    return {
        fragment.strip()
        for key, text in english.items()
        if own.get(key) != text
        for fragment in PLACEHOLDER.split(text)
        if len(WORD.findall(fragment)) >= 2 and fragment.strip() not in ours
    }


def holding(texts: Collection[str], fragments: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield each text with a fragment that stands in it."""
    by_start: dict[tuple[str, str], list[str]] = {}
    for fragment in fragments:
        first, second, *_ = WORD.findall(fragment)
        by_start.setdefault((first, second), []).append(fragment)
    for text in texts:
        words = WORD.findall(text)
        for pair in set(pairwise(words)):
            yield from ((text, known) for known in by_start.get(pair, ()) if known in text)


def without(texts: Collection[str], names: re.Pattern[str]) -> dict[str, str]:
    """Return the texts by what is left of them without the names."""
    return {names.sub("\ufffc", text): text for text in texts}


def reads_english(text: str, language: str) -> bool:
    """Whether a text has several English words in a row, or more of them than French ones."""
    if language == "fr":
        return any(is_english(sentence, "fr") for sentence in re.split(r"(?<=[.!?]) ", text))
    return bool(LATIN_RUN.search(text))


def vocabulary(texts: Iterable[str]) -> frozenset[str]:
    """Return the Latin words of texts that begin small, without what is in their gaps."""
    return frozenset(word for text in texts for word in _small_words(text))


def stray_words(text: str, english: Collection[str], own: Collection[str]) -> list[str]:
    """Return the words of a text that English has and the language itself never writes."""
    return [word for word in _small_words(text) if word in english and word not in own]


def _small_words(text: str) -> list[str]:
    return SMALL_WORD.findall(NO_PROSE.sub("\ufffc", text))
