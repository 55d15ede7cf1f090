"""Source names: what a source is called where the page's language is not that of its title."""

from __future__ import annotations

import re

from macros.facts.records.products import Source
from macros.present.words.language import DEFAULT_LANGUAGE, Language, Phrase

# A small word after another; names of sites, people and programs have none.
_WORD = re.compile(r"(?<= )[a-z]{2,}(?![\w./-])")


def source_name(source: Source, language: Language) -> Phrase:
    """Return what a source is called; a title in English stays as it is and is marked.

    One whose place we cannot name is called just that in the other languages.
    """
    if source.located:
        return titled(source.name, language)
    if language.names.code == DEFAULT_LANGUAGE:
        return Phrase(language.bracketed(source.name, language.text("source.unlocated")))
    return Phrase(language.text("source.unlocated"))


def source_quote(source: Source, language: Language) -> Phrase | None:
    """Return the description of a source whose place we cannot name; in English, to be folded."""
    if source.located or language.names.code == DEFAULT_LANGUAGE:
        return None
    own = language.titles.description(source.name) if language.titles else None
    return Phrase(own) if own else Phrase(source.name, DEFAULT_LANGUAGE)


def titled(title: str, language: Language) -> Phrase:
    """Return a title as the language says it, marked as English where it is and stays so."""
    said = language.title(title)
    is_english = title.isascii() and _WORD.search(title)
    return said if is_english else Phrase(said.text)
