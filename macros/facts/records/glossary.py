"""Glossary records: which term each language uses for a thing, and which it never does."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from macros.facts.records.products import Identifier, Line, Many, Record

LanguageCode = Literal["en", "fr", "ja", "ko", "zh"]
LANGUAGE_CODES: tuple[LanguageCode, ...] = get_args(LanguageCode)
TranslatedCode = Literal["fr", "ja", "ko", "zh"]
Meaning = Annotated[str, Field(min_length=1, max_length=300, pattern=r"^[^\n]*$")]
# A page of a language's folder, and the heading there: guide/memory/#kv-cache.
PageAddress = Annotated[str, Field(pattern=r"^([a-z0-9-]+/)+(#[a-z0-9-]+)?$")]


class Term(Record):
    """A thing and its name in each language, as pages, tables and charts write it.

    `meaning` says in English which thing it is, `meanings` says so in the other languages. `note`
    is for translators, `reading` the kana by which Japanese puts a term with kanji in order.
    Readers meet the terms in the glossary, save the `internal` ones; those with a `tooltip` are
    explained where a page first uses them, and `page` explains them at length.

    A term to `keep` is translated nowhere. `never` holds, for each language, what a machine or a
    hurried translator writes instead. `source` names who writes the terms so; blank where editors
    decided.
    """

    id: Identifier
    en: Line
    fr: Line
    ja: Line
    ko: Line
    zh: Line
    meaning: Meaning
    meanings: dict[TranslatedCode, Meaning] = Field(default_factory=dict)
    note: Line | None = None
    reading: Line | None = None
    tooltip: bool = False
    internal: bool = False
    page: PageAddress | None = None
    keep: bool = False
    never: dict[LanguageCode, Many[Line]] = Field(default_factory=dict)
    source: Line | None = None

    def written_in(self, language: str) -> str:
        """Return the term that a language uses: the English one where it has none of its own."""
        terms = {"fr": self.fr, "ja": self.ja, "ko": self.ko, "zh": self.zh}
        return terms.get(language, self.en)

    def meaning_in(self, language: str) -> str | None:
        """Return what the term means in the words of a language; None where nobody wrote it."""
        if language == "en":
            return self.meaning
        return {str(code): meaning for code, meaning in self.meanings.items()}.get(language)

    def wrong_in(self, language: str) -> tuple[str, ...]:
        """Return what a language never writes for the term."""
        return {str(code): words for code, words in self.never.items()}.get(language, ())
