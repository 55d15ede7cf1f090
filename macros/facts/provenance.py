"""Provenance: how many figures rest on which kind of source, and how far they are trusted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import SOURCED_PATHS, value_at
from macros.facts.records.products import Evidence


def figures_by(catalog: Catalog, attribute: Literal["kind", "confidence"]) -> Counter[str]:
    """Return how many figures of accelerators rest on each kind of source or confidence."""
    return Counter(getattr(evidence, attribute) for evidence in _evidence(catalog))


def _evidence(catalog: Catalog) -> Iterator[Evidence]:
    """Yield the source of each known figure of each accelerator."""
    for gpu in catalog.gpus.values():
        for path in SOURCED_PATHS:
            evidence = evidence_for(gpu, path) if value_at(gpu, path) is not None else None
            if evidence:
                yield evidence
