"""Glossary records: which term each language uses for a thing, and which it never does."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import Field

from macros.facts.records import Identifier, Line, Many, Record

LanguageCode = Literal["en", "fr", "ja", "ko", "zh"]
LANGUAGE_CODES: tuple[LanguageCode, ...] = get_args(LanguageCode)


class Term(Record):
    """A thing and its name in each language, as pages, tables and charts write it.

    `meaning` says in English which thing it is. A term to `keep` is translated nowhere. `never`
    holds, for each language, what a machine or a hurried translator writes instead. `source`
    names who writes the terms so; blank where editors decided.
    """

    id: Identifier
    en: Line
    fr: Line
    ja: Line
    ko: Line
    zh: Line
    meaning: Line
    keep: bool = False
    never: dict[LanguageCode, Many[Line]] = Field(default_factory=dict)
    source: Line | None = None

    def written_in(self, language: str) -> str:
        """Return the term that a language uses: the English one where it has none of its own."""
        terms = {"fr": self.fr, "ja": self.ja, "ko": self.ko, "zh": self.zh}
        return terms.get(language, self.en)

    def wrong_in(self, language: str) -> tuple[str, ...]:
        """Return what a language never writes for the term."""
        return {str(code): words for code, words in self.never.items()}.get(language, ())
