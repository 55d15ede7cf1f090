"""Sourcing checks: every figure says where it was read."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import FIELD_BY_PATH, SECTIONS, SOURCED_PATHS
from macros.facts.records.models import Model
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu

# What names a part or model, and is no figure that somebody read.
_UNSOURCED = frozenset({"id", "name", "vendor", "family", "modality", "sources", "notes"})
_Product = Gpu | Part | Model


@check
def check_every_figure_has_a_source(draft: Draft) -> Iterator[Problem]:
    """Each known figure is covered by an entry of `sources`."""
    for product, document in _products(draft):
        for path in _sourced_paths(product):
            if _is_filled_in(product, path) and evidence_for(product, path) is None:
                hint = "Name it in the `covers` list of an entry of `sources`."
                yield document.problem(tuple(path.split(".")), "this has no source.", hint)


@check
def check_what_is_recalled_is_not_trusted_highly(draft: Draft) -> Iterator[Problem]:
    """A figure from a document that nobody opened again is of medium confidence at most."""
    for product, document in _products(draft):
        for index, evidence in enumerate(product.sources):
            if evidence.kind == "recalled" and evidence.confidence == "high":
                hint = "Open the document, or write `medium` or `low`."
                message = "what is recalled cannot have high confidence."
                yield document.problem(("sources", index, "confidence"), message, hint)


@check
def check_covers(draft: Draft) -> Iterator[Problem]:
    """What a source covers is a field that exists, and one that is filled in (else a warning)."""
    for product, document in _products(draft):
        sections = SECTIONS if isinstance(product, Gpu) else ()
        allowed = (*_sourced_paths(product), *sections)
        for index, evidence in enumerate(product.sources):
            for place, path in enumerate(evidence.covers):
                if path not in allowed or not _is_filled_in(product, path):
                    keys = ("sources", index, "covers", place)
                    yield _not_covered(path, allowed, keys, document)


@check
def check_says_names_figures(draft: Draft) -> Iterator[Problem]:
    """What a source says is said of a figure that exists."""
    for gpu, document in draft.each(Gpu):
        for index, evidence in enumerate(gpu.sources):
            for path in evidence.says:
                if path not in FIELD_BY_PATH:
                    allowed = f"Allowed: {listing(FIELD_BY_PATH)}."
                    hint = did_you_mean(path, FIELD_BY_PATH) or allowed
                    message = f"'{path}' is no figure."
                    yield document.problem(("sources", index, "says", path), message, hint)


def _products(draft: Draft) -> Iterator[tuple[_Product, Document]]:
    yield from draft.each(Gpu)
    yield from draft.each(Part)
    yield from draft.each(Model)


def _sourced_paths(product: _Product) -> Collection[str]:
    if isinstance(product, Gpu):
        return SOURCED_PATHS
    return [name for name in type(product).model_fields if name not in _UNSOURCED]


def _not_covered(path: str, allowed: Collection[str], keys: Keys, document: Document) -> Problem:
    """Return an error where a source covers no field, a warning where it covers a blank one."""
    if path not in allowed:
        hint = did_you_mean(path, allowed) or f"Allowed: {listing(allowed)}."
        return document.problem(keys, f"'{path}' is no field with a source.", hint)
    message = f"'{path}' is covered here but left blank above."
    return document.warning(keys, message, "Remove it from `covers`.")


def _is_filled_in(product: _Product, path: str) -> bool:
    section, _, field = path.partition(".")
    value = getattr(product, section)
    if section not in product.model_fields_set or value is None:
        return False
    return not field or getattr(value, field) is not None
