"""Glossary checks: each term stands once, and no language uses a term that it never should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from macros.facts.checks.registry import check
from macros.facts.checks.wrong_terms import holds, plain
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.glossary import LANGUAGE_CODES, Term
from macros.facts.records.messages import Message
from macros.facts.records.not_included import NotIncluded
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import OtherLanguages
from macros.facts.records.regions import Region

Names = Mapping[Keys, OtherLanguages | None]
_SEARCHED = ("found_by.", "country.found_by")  # what readers type, in whatever words


@check
def check_kept_terms_are_spelled_alike(draft: Draft) -> Iterator[Problem]:
    """A term that is translated nowhere is written as in English in every language."""
    for term, index, document in draft.entries(Term):
        for code in LANGUAGE_CODES:
            if term.keep and term.written_in(code) != term.en:
                message = "a term to keep is translated nowhere."
                yield document.problem((index, code), message, f"Write {term.en}, or drop keep.")


@check
def check_glossary_does_not_forbid_its_terms(draft: Draft) -> Iterator[Problem]:
    """What a language never writes is no part of the term that it uses."""
    for term, index, document in draft.entries(Term):
        for code, words in term.never.items():
            for place, word in enumerate(words):
                if holds(plain(term.written_in(code)), word):
                    message = f"'{word}' stands in the term itself."
                    yield document.problem((index, "never", code, place), message, "Remove it.")


@check
def check_no_wrong_term_is_used(draft: Draft) -> Iterator[Problem]:
    """No text of a language has a term that the glossary forbids there."""
    for code, (texts, document) in draft.by_id(dict[str, str]).items():
        shown: dict[Keys, str] = {
            (key,): text for key, text in texts.items() if not key.startswith(_SEARCHED)
        }
        yield from _wrong_terms(draft, code, shown, document)


@check
def check_no_wrong_term_is_said(draft: Draft) -> Iterator[Problem]:
    """No sentence of a language has a term that the glossary forbids there."""
    for code, (messages, document) in draft.by_id(dict[str, Message]).items():
        texts: dict[Keys, str] = {(id_,): message.text() for id_, message in messages.items()}
        yield from _wrong_terms(draft, code, texts, document)


@check
def check_meanings_use_no_wrong_term(draft: Draft) -> Iterator[Problem]:
    """No meaning has a term that the glossary forbids in its language."""
    for code in LANGUAGE_CODES:
        meanings: dict[Keys, str] = {
            (index, "meaning") if code == "en" else (index, "meanings", code): meaning
            for term, index, _ in draft.entries(Term)
            if (meaning := term.meaning_in(code))
        }
        if document := draft.document(Term):
            yield from _wrong_terms(draft, code, meanings, document)


@check
def check_names_use_no_wrong_term(draft: Draft) -> Iterator[Problem]:
    """No name of a circuit or left-out product, no condition of a test has a forbidden term."""
    for region, document in draft.each(Region):
        circuits = enumerate(region.circuits)
        names: Names = {("circuits", index, "name_in"): c.name_in for index, c in circuits}
        yield from _wrong_names(draft, names, document)
    for curves, document in draft.lists(PowerLimitCurve).values():
        names = {(index, "conditions_in"): c.conditions_in for index, c in enumerate(curves)}
        yield from _wrong_names(draft, names, document)
    for left_out, index, document in draft.entries(NotIncluded):
        yield from _wrong_names(draft, {(index, "name_in"): left_out.name_in}, document)


def _wrong_names(draft: Draft, names: Names, document: Document) -> Iterator[Problem]:
    for code in LANGUAGE_CODES:
        texts = {(*place, code): getattr(name, code, None) for place, name in names.items()}
        known = {place: text for place, text in texts.items() if text}
        yield from _wrong_terms(draft, code, known, document)


def _wrong_terms(
    draft: Draft, code: str, texts: Mapping[Keys, str], document: Document
) -> Iterator[Problem]:
    plains = {place: plain(text) for place, text in texts.items()}
    everything = "\n".join(plains.values())
    for term, _, _ in draft.entries(Term):
        for word in term.wrong_in(code):
            places = plains if holds(everything, word) else ()
            for place in (place for place in places if holds(plains[place], word)):
                message = f"'{word}' is not the term for '{term.en}'."
                yield document.problem(place, message, f"Write {term.written_in(code)}.")


@check
def check_terms_are_explained(draft: Draft) -> Iterator[Problem]:
    """Each term that readers meet is explained in every language; nothing fails where it is not."""
    for term, index, document in draft.entries(Term):
        missing = [code for code in LANGUAGE_CODES if not term.meaning_in(code)]
        if missing and not term.internal:
            message = f"nobody has explained it in {', '.join(missing)}."
            hint = "Its glossary leaves the term out there. Add `meanings:`, or `internal: true`."
            yield document.warning((index, "id"), message, hint)
