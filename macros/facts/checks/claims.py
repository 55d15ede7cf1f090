"""Claim checks: claims and disagreements name only what exists, each of them once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macros.facts.checks.statements import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.claims import ClaimRecord, DisagreementRecord


def check_claims_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A claim names accelerators of the catalogue and families of the vocabulary."""
    if draft.claims is None:
        return
    claims, document = draft.claims
    vocabulary = draft.vocabulary[0] if draft.vocabulary else None
    families = [family.name for family in vocabulary.families] if vocabulary else []
    yield from _twice([claim.id for claim in claims], document)
    for index, claim in enumerate(claims):
        yield from _accelerators(claim, index, draft, document)
        for place, family in enumerate(claim.families):
            keys: Keys = (index, "families")
            yield from unknown_word(family, families, "family", keys, document, place)
        for place, point in enumerate(claim.points):
            if point.accelerator:
                keys = (index, "points", place)
                yield from unknown_word(
                    point.accelerator, draft.gpu_ids, "accelerator", keys, document
                )


def check_disagreements_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A disagreement names accelerators of the catalogue."""
    if draft.disagreements is None:
        return
    disagreements, document = draft.disagreements
    yield from _twice([one.id for one in disagreements], document)
    for index, disagreement in enumerate(disagreements):
        yield from _accelerators(disagreement, index, draft, document)


def _accelerators(
    record: ClaimRecord | DisagreementRecord, index: int, draft: Draft, document: Document
) -> Iterator[Problem]:
    keys: Keys = (index, "accelerators")
    for place, id_ in enumerate(record.accelerators):
        yield from unknown_word(id_, draft.gpu_ids, "accelerator", keys, document, place)


def _twice(ids: Sequence[str], document: Document) -> Iterator[Problem]:
    for index, id_ in enumerate(ids):
        if id_ in ids[:index]:
            message = f"'{id_}' stands here twice."
            yield document.problem((index, "id"), message, "Remove one of the two.")
