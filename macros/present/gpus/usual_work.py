"""Usual work: the kind of work whose speeds are shown until a reader chooses another one."""

from __future__ import annotations

from macros.facts.catalog import Catalog

# Running a model of a size that nearly every card holds: of most products this speed is known.
_USUAL = "llm-decode-8b"


def usual_work(catalog: Catalog) -> str | None:
    """Return the work that is shown first; None where no work is on record."""
    return _USUAL if _USUAL in catalog.workloads else next(iter(catalog.workloads), None)
