"""Remarks: notes of the data in a reader's language, put together from the parts that are known."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from macros.facts.records.remarks import GAP, GAPS, Remark

Written = Callable[[str, str], str]  # what stands in a gap, by the gap's kind

_SENTENCE = re.compile(r'(?<=[.!?]) (?=[A-Z0-9"])')
# Words that all begin with a capital or a digit, at least two: a product or shop, as it is called.
_NAME = re.compile(r"[A-Z][\w.&+-]*(?: [A-Z0-9][\w.,&+/-]*)+")
_BYTES = re.compile(r"(?<=\d)[ \u00a0]?([GT])B\b")
_BEFORE_UNIT = re.compile(
    r"(?<=\d) (?=(?:[kMGT]?[WVB]|[GT]o|Gi[Bo]|[MG]Hz|[TP]?FLOPS|TOPS|[mc]m)\b)"
)
_JOINED = ("ja", "ko")  # which write no space between a number and its unit
# The files of what is no note: what sources and tests are called, and what columns mean.
_TITLES, _COLUMNS = "titles", "columns"
# A word that a sentence may begin with; scripts without capitals have none.
_PLAIN_WORD = re.compile(r"[a-zà-ÿœ][a-zà-ÿœ’-]*(?=[ ,;:\u00a0]|$)")
_FULL_STOPS = {"ja": "。", "zh": "。"}


@dataclass(frozen=True)
class Joints:
    """What stands between the parts of a sentence, and between sentences."""

    clause: str
    sentence: str


@dataclass(frozen=True)
class Remarks:
    """The remarks of a language, by what they say in English."""

    code: str
    known: tuple[Remark, ...]
    written: Written
    joints: Joints

    def said(self, note: str) -> str | None:
        """Return a note in the language, or None where a part of it is not known."""
        whole = self._exact.get(lookup_key(note.rstrip(".")))
        if whole is not None:
            return _with_units(self._ended(_begun(whole), note), self.code)
        sentences = [self._sentence(sentence) for sentence in sentences_of(note)]
        known = [sentence for sentence in sentences if sentence is not None]
        if len(known) < len(sentences):
            return None
        return _with_units(self.joints.sentence.join(known), self.code)

    def title(self, title: str) -> str | None:
        """Return a title, which is no sentence, in the language, or None where it is not known."""
        own = self._part(title, begins=True)
        return own and _with_units(own, self.code)

    def description(self, title: str) -> str | None:
        """Return a title in the language, or None where a part of it would stay in English."""
        own = self._part(title, begins=True, keeps_names=False)
        return own and _with_units(own, self.code)

    def _sentence(self, sentence: str) -> str | None:
        first, *others = parts_of(sentence)
        parts = [self._part(first, begins=True), *map(self._part, others)]
        known = [part for part in parts if part is not None]
        if len(known) < len(parts):
            return None
        return self._ended(self.joints.clause.join(known), sentence)

    def _ended(self, said: str, english: str) -> str:
        return said + (_FULL_STOPS.get(self.code, ".") if english.endswith(".") else "")

    def _part(self, english: str, *, begins: bool = False, keeps_names: bool = True) -> str | None:
        own = self._exact.get(lookup_key(english))
        if own is not None:
            return _begun(own) if begins else own
        for pattern, text in self._patterns:
            has_name = "{name" in text
            if (keeps_names or not has_name) and (found := pattern.fullmatch(english)):
                return self._filled(_begun(text) if begins else text, found)
        is_name = keeps_names and _NAME.fullmatch(english)
        return self.written("name", english) if is_name else None

    def _filled(self, text: str, found: re.Match[str]) -> str:
        return GAP.sub(lambda gap: self.written(gap[1], found[gap[0].strip("{}")]), text)

    @cached_property
    def _exact(self) -> dict[str, str]:
        return {lookup_key(r.text): self._own(r) for r in self.known if not r.gaps}

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """Patterns of remarks with gaps; those that say most come first."""
        with_gaps = [remark for remark in self.known if remark.gaps]
        with_gaps.sort(key=lambda remark: len(GAP.sub("", remark.text)), reverse=True)
        return [(pattern_of(remark.text), self._own(remark)) for remark in with_gaps]

    def _own(self, remark: Remark) -> str:
        return str(getattr(remark.text_in, self.code))


def remarks_of(files: Mapping[str, Sequence[Remark]]) -> tuple[Remark, ...]:
    """Return all remarks of data/remarks/ that are parts of notes."""
    apart = (_TITLES, _COLUMNS)
    return tuple(remark for name, of in files.items() if name not in apart for remark in of)


def titles_of(files: Mapping[str, Sequence[Remark]]) -> tuple[Remark, ...]:
    """Return what is said of titles of sources and tests."""
    return tuple(files.get(_TITLES, ()))


def meanings_of(files: Mapping[str, Sequence[Remark]]) -> tuple[Remark, ...]:
    """Return what is said of the columns of the open data."""
    return tuple(files.get(_COLUMNS, ()))


def _with_units(text: str, code: str) -> str:
    """Return a text whose numbers stand with their units as the language writes them."""
    if code == "fr":
        text = _BYTES.sub("\u00a0\\1o", text)
    return _BEFORE_UNIT.sub("" if code in _JOINED else "\u00a0", text)


def _begun(text: str) -> str:
    """Return a text as a sentence begins; a name stays as it is: `vLLM`, `llama.cpp`."""
    if not _PLAIN_WORD.match(text):
        return text
    return text[:1].upper() + text[1:]


def sentences_of(note: str) -> list[str]:
    """Return the sentences of a note."""
    return _SENTENCE.split(note)


def parts_of(sentence: str) -> list[str]:
    """Return the parts of a sentence that can be remarks, without its full stop."""
    return sentence.rstrip(".").split("; ")


def lookup_key(text: str) -> str:
    """Return a text as it is looked up: after a semicolon a remark begins small."""
    return text[:1].lower() + text[1:]


def pattern_of(text: str) -> re.Pattern[str]:
    """Return what matches the notes that say a remark, with a group for each gap."""
    parts = re.split(r"(\{\w+\})", text)
    return re.compile("".join(map(_part_pattern, parts)), re.IGNORECASE)


def _part_pattern(part: str) -> str:
    gap = GAP.fullmatch(part)
    return f"(?P<{part.strip('{}')}>{GAPS[gap[1]]})" if gap else re.escape(part)
