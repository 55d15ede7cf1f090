"""Glossary checks: each term stands once, and no language uses a term that it never should."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from macros.facts.draft import Draft
from macros.facts.glossary_records import LANGUAGE_CODES
from macros.facts.problems import Problem, Severity
from macros.facts.wrong_terms import holds, plain


def check_glossary_ids_are_unique(draft: Draft) -> Iterator[Problem]:
    """No two terms have the same id."""
    seen: set[str] = set()
    for term, index, document in draft.each_term():
        if term.id in seen:
            message = f"'{term.id}' is listed twice."
            yield document.problem((index, "id"), message, "Merge the two entries.")
        seen.add(term.id)


def check_kept_terms_are_spelled_alike(draft: Draft) -> Iterator[Problem]:
    """A term that is translated nowhere is written as in English in every language."""
    for term, index, document in draft.each_term():
        for code in LANGUAGE_CODES:
            if term.keep and term.written_in(code) != term.en:
                message = "a term to keep is translated nowhere."
                yield document.problem((index, code), message, f"Write {term.en}, or drop keep.")


def check_glossary_does_not_forbid_its_terms(draft: Draft) -> Iterator[Problem]:
    """What a language never writes is no part of the term that it uses."""
    for term, index, document in draft.each_term():
        for code, words in term.never.items():
            for place, word in enumerate(words):
                if holds(plain(term.written_in(code)), word):
                    message = f"'{word}' stands in the term itself."
                    yield document.problem((index, "never", code, place), message, "Remove it.")


def check_no_wrong_term_is_used(draft: Draft) -> Iterator[Problem]:
    """No text of a language has a term that the glossary forbids there."""
    for code, (texts, document) in draft.locales.items():
        plains = {key: plain(text) for key, text in texts.items()}
        everything = "\n".join(plains.values())
        for term, _, _ in draft.each_term():
            for word in term.wrong_in(code):
                keys = plains if holds(everything, word) else ()
                for key in (key for key in keys if holds(plains[key], word)):
                    message = f"'{word}' is not the term for '{term.en}'."
                    yield document.problem((key,), message, f"Write {term.written_in(code)}.")


def check_meanings_use_no_wrong_term(draft: Draft) -> Iterator[Problem]:
    """No meaning has a term that the glossary forbids in its language."""
    for code in LANGUAGE_CODES:
        plains = {
            (index, "meaning") if code == "en" else (index, "meanings", code): plain(meaning)
            for term, index, _ in draft.each_term()
            if (meaning := term.meaning_in(code))
        }
        everything = "\n".join(plains.values())
        for term, _, document in draft.each_term():
            for word in term.wrong_in(code):
                places = plains if holds(everything, word) else ()
                for place in (place for place in places if holds(plains[place], word)):
                    message = f"'{word}' is not the term for '{term.en}'."
                    yield document.problem(place, message, f"Write {term.written_in(code)}.")


def check_terms_are_explained(draft: Draft) -> Iterator[Problem]:
    """Each term that readers meet is explained in every language; nothing fails where it is not."""
    for term, index, document in draft.each_term():
        missing = [code for code in LANGUAGE_CODES if not term.meaning_in(code)]
        if missing and not term.internal:
            message = f"nobody has explained it in {', '.join(missing)}."
            hint = "Its glossary leaves the term out there. Add `meanings:`, or `internal: true`."
            problem = document.problem((index, "id"), message, hint)
            yield replace(problem, severity=Severity.WARNING)
