"""Evidence: which source stands behind which figure of an accelerator."""

from __future__ import annotations

from macros.facts.records.products import Evidence, Gpu

TOLERANCE = 0.03


def evidence_for(gpu: Gpu, path: str) -> Evidence | None:
    """Return the source entry of the figure at `path`; an exact mention wins over its section's."""
    section = path.partition(".")[0]
    for name in (path, section):
        for evidence in gpu.sources:
            if name in evidence.covers:
                return evidence
    return None


def explained(gpu: Gpu, check: str, field: str) -> bool:
    """Return whether the file says why `check` does not hold for `field`."""
    return any(e.check == check and e.field == field for e in gpu.explanations)


def differs(one: float, other: float, tolerance: float = TOLERANCE) -> bool:
    """Return whether two figures lie more than `tolerance` (a share of the larger) apart."""
    return abs(one - other) > tolerance * max(abs(one), abs(other))
