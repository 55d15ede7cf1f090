"""Evidence: which source stands behind which figure."""

from __future__ import annotations

from macros.facts.records.models import Model
from macros.facts.records.parts import Part
from macros.facts.records.products import Evidence, Gpu

TOLERANCE = 0.03


def evidence_for(product: Gpu | Part | Model, path: str) -> Evidence | None:
    """Return the source entry of the figure at `path`; an exact mention wins over its section's."""
    section = path.partition(".")[0]
    for name in (path, section):
        for evidence in product.sources:
            if name in evidence.covers:
                return evidence
    return None


def is_derived(product: Gpu | Part | Model, path: str) -> bool:
    """Return whether nobody printed a figure of this product: it was reckoned from others."""
    evidence = evidence_for(product, path)
    return evidence is not None and evidence.kind == "derived"


def is_doubtful(product: Gpu | Part | Model, path: str) -> bool:
    """Return whether nothing but sources of low confidence stand behind a figure."""
    behind = [evidence for evidence in product.sources if path in evidence.covers]
    return all(evidence.confidence == "low" for evidence in behind)


def explained(gpu: Gpu, check: str, field: str) -> bool:
    """Return whether the file says why `check` does not hold for `field`."""
    return any(e.check == check and e.field == field for e in gpu.explanations)


def differs(figure: float, other: float) -> bool:
    """Return whether two figures lie more than TOLERANCE (a share of the larger) apart."""
    return abs(figure - other) > TOLERANCE * max(abs(figure), abs(other))
