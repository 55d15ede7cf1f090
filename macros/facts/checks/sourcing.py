"""Sourcing checks: every figure says where it was read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, Severity, did_you_mean, listing
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import FIELD_BY_PATH, SECTIONS, SOURCED_PATHS, value_at
from macros.facts.records.products import Gpu

_COVERABLE = (*SOURCED_PATHS, *SECTIONS)


def check_every_figure_has_a_source(draft: Draft) -> Iterator[Problem]:
    """Each known figure is covered by an entry of `sources`."""
    for gpu, document in draft.each_gpu():
        for path in SOURCED_PATHS:
            if _known(gpu, path) and evidence_for(gpu, path) is None:
                hint = "Name it in the `covers` list of an entry of `sources`."
                yield document.problem(tuple(path.split(".")), "this has no source.", hint)


def check_covers(draft: Draft) -> Iterator[Problem]:
    """What a source covers is a field that exists, and one that is filled in (else a warning)."""
    for gpu, document in draft.each_gpu():
        for index, evidence in enumerate(gpu.sources):
            for place, path in enumerate(evidence.covers):
                keys = ("sources", index, "covers", place)
                if path not in _COVERABLE:
                    hint = did_you_mean(path, _COVERABLE) or f"Allowed: {listing(_COVERABLE)}."
                    yield document.problem(keys, f"'{path}' is no field with a source.", hint)
                elif not _known(gpu, path):
                    message = f"'{path}' is covered here but left blank above."
                    problem = document.problem(keys, message, "Remove it from `covers`.")
                    yield replace(problem, severity=Severity.WARNING)
            for path in evidence.says:
                if path not in FIELD_BY_PATH:
                    hint = (
                        did_you_mean(path, FIELD_BY_PATH) or f"Allowed: {listing(FIELD_BY_PATH)}."
                    )
                    message = f"'{path}' is no figure."
                    yield document.problem(("sources", index, "says", path), message, hint)


def _known(gpu: Gpu, path: str) -> bool:
    if path in SECTIONS:
        section = getattr(gpu, path)
        return section is not None and bool(section.model_fields_set)
    return value_at(gpu, path) is not None
