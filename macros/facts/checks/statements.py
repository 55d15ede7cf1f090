"""Statements: the places where claims and disagreements name sources, dates and other things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.claims import ClaimRecord, DisagreementRecord, Observation, Statement
from macros.facts.records.partial_date import PartialDate


def stated_sources(draft: Draft) -> Iterator[tuple[str, Keys, Document]]:
    """Yield each source that claims and disagreements name, with its place."""
    for statement, keys, document in _statements(draft):
        yield statement.source, (*keys, "source"), document


def stated_dates(draft: Draft) -> Iterator[tuple[PartialDate, Keys, Document]]:
    """Yield each date that claims and disagreements hold, with its place."""
    for statement, keys, document in _statements(draft):
        yield statement.date, (*keys, "date"), document


def _statements(draft: Draft) -> Iterator[tuple[Statement | Observation, Keys, Document]]:
    if draft.claims:
        claims, document = draft.claims
        for index, claim in enumerate(claims):
            yield claim.said, (index, "said"), document
            yield from _observations(claim, index, document)
    if draft.disagreements:
        disagreements, document = draft.disagreements
        for index, disagreement in enumerate(disagreements):
            for place, side in enumerate(disagreement.sides):
                yield side, (index, "sides", place), document
            yield from _observations(disagreement, index, document)


def _observations(
    record: ClaimRecord | DisagreementRecord, index: int, document: Document
) -> Iterator[tuple[Observation, Keys, Document]]:
    for place, observation in enumerate(record.observations):
        yield observation, (index, "observations", place), document


def unknown_word(
    word: str, known: Any, name: str, keys: Keys, document: Document, place: int | None = None
) -> Iterator[Problem]:
    """Yield a problem where `word`, the field `name` below `keys`, is none of the known."""
    names = list(known)
    if word not in names:
        hint = did_you_mean(word, names) or f"Allowed: {listing(names)}."
        at = (*keys, name) if place is None else (*keys, place)
        yield document.problem(at, f"'{word}' is not known here as {name}.", hint)
