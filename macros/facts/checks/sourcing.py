"""Sourcing checks: every figure says where it was read."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, Severity, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import FIELD_BY_PATH, SECTIONS, SOURCED_PATHS, value_at
from macros.facts.records.models import Model
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu

_COVERABLE = (*SOURCED_PATHS, *SECTIONS)
# What names a part or model, and is no figure that somebody read.
_UNSOURCED = frozenset({"id", "name", "vendor", "family", "modality", "sources", "notes"})


@check
def check_every_figure_has_a_source(draft: Draft) -> Iterator[Problem]:
    """Each known figure is covered by an entry of `sources`."""
    for gpu, document in draft.each(Gpu):
        for path in SOURCED_PATHS:
            if _known(gpu, path) and evidence_for(gpu, path) is None:
                hint = "Name it in the `covers` list of an entry of `sources`."
                yield document.problem(tuple(path.split(".")), "this has no source.", hint)


@check
def check_covers(draft: Draft) -> Iterator[Problem]:
    """What a source covers is a field that exists, and one that is filled in (else a warning)."""
    for gpu, document in draft.each(Gpu):
        for index, evidence in enumerate(gpu.sources):
            for place, path in enumerate(evidence.covers):
                keys = ("sources", index, "covers", place)
                if path not in _COVERABLE or not _known(gpu, path):
                    yield _not_covered(path, _COVERABLE, keys, document)
            for path in evidence.says:
                if path not in FIELD_BY_PATH:
                    hint = (
                        did_you_mean(path, FIELD_BY_PATH) or f"Allowed: {listing(FIELD_BY_PATH)}."
                    )
                    message = f"'{path}' is no figure."
                    yield document.problem(("sources", index, "says", path), message, hint)


@check
def check_every_field_has_a_source(draft: Draft) -> Iterator[Problem]:
    """Each known field of a part or model is covered by an entry of `sources`."""
    for product, document in _products_without_sections(draft):
        covered = {path for evidence in product.sources for path in evidence.covers}
        for name in _sourced_fields(product):
            if name in product.model_fields_set and name not in covered:
                hint = "Name it in the `covers` list of an entry of `sources`."
                yield document.problem((name,), "this has no source.", hint)


@check
def check_fields_covered_are_filled_in(draft: Draft) -> Iterator[Problem]:
    """What a source of a part or model covers is a field that exists, and has a value."""
    for product, document in _products_without_sections(draft):
        allowed = _sourced_fields(product)
        for index, evidence in enumerate(product.sources):
            for place, path in enumerate(evidence.covers):
                keys = ("sources", index, "covers", place)
                if path not in allowed or path not in product.model_fields_set:
                    yield _not_covered(path, allowed, keys, document)


def _products_without_sections(draft: Draft) -> Iterator[tuple[Part | Model, Document]]:
    yield from draft.each(Part)
    yield from draft.each(Model)


def _sourced_fields(product: Part | Model) -> list[str]:
    return [name for name in type(product).model_fields if name not in _UNSOURCED]


def _not_covered(path: str, allowed: Collection[str], keys: Keys, document: Document) -> Problem:
    """Return an error where a source covers no field, a warning where it covers a blank one."""
    if path not in allowed:
        hint = did_you_mean(path, allowed) or f"Allowed: {listing(allowed)}."
        return document.problem(keys, f"'{path}' is no field with a source.", hint)
    message = f"'{path}' is covered here but left blank above."
    problem = document.problem(keys, message, "Remove it from `covers`.")
    return replace(problem, severity=Severity.WARNING)


def _known(gpu: Gpu, path: str) -> bool:
    if path in SECTIONS:
        section = getattr(gpu, path)
        return section is not None and bool(section.model_fields_set)
    return value_at(gpu, path) is not None
