"""Claim checks: claims and disagreements name only what exists, each of them once."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.claims import ClaimRecord, DisagreementRecord
from macros.facts.records.products import Gpu, Vocabulary


@check
def check_claims_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A claim names accelerators of the catalogue and families of the vocabulary."""
    vocabulary = draft.only(Vocabulary)
    families = [family.name for family in vocabulary.families] if vocabulary else []
    for claim, index, document in draft.entries(ClaimRecord):
        yield from _accelerators(claim, index, draft, document)
        for place, family in enumerate(claim.families):
            keys: Keys = (index, "families")
            yield from unknown_word(family, families, "family", keys, document, place)
        for place, point in enumerate(claim.points):
            if point.accelerator:
                keys = (index, "points", place)
                yield from unknown_word(
                    point.accelerator, draft.ids(Gpu), "accelerator", keys, document
                )


@check
def check_disagreements_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """A disagreement names accelerators of the catalogue."""
    for disagreement, index, document in draft.entries(DisagreementRecord):
        yield from _accelerators(disagreement, index, draft, document)


def _accelerators(
    record: ClaimRecord | DisagreementRecord, index: int, draft: Draft, document: Document
) -> Iterator[Problem]:
    keys: Keys = (index, "accelerators")
    for place, id_ in enumerate(record.accelerators):
        yield from unknown_word(id_, draft.ids(Gpu), "accelerator", keys, document, place)
