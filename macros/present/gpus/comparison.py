"""Comparison: the figures of all accelerators, ready to be put side by side in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import TOLERANCE
from macros.facts.records.fields import (
    FIELD,
    FP8,
    FP32,
    TENSOR,
    TENSOR_PER_WATT,
    Better,
    Field,
    ranked_in,
)
from macros.facts.records.products import Gpu
from macros.present.gpus.facts_table import shown_value
from macros.present.gpus.ready_comparisons import ready_comparisons
from macros.present.html.templating import render
from macros.present.prices.common_prices import COMMON_CURRENCY, common_offers, offer_of_kind
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on
from macros.present.words.price_words import cautious_amount, price_day

MOST = 4
# This basis says nothing of FP8, whose rate therefore stands apart.
_SILENT_ON_FP8 = "fp32_half_rate"
_ORDINARY_OPERATIONS = 2

# A figure as the script reads it: its text alone, or with what deciding needs.
Cell = str | dict[str, Any] | None

# What the script says, by its key without `compare.`.
_WORDS = (
    "already",
    "bases_differ",
    "best",
    "chosen",
    "figure",
    "full",
    "make_first",
    "no_match",
    "not_known",
    "not_same_basis",
    "one_more",
    "remove",
    "several",
    "unknown",
)


@dataclass(frozen=True)
class Facts:
    """What a row's cells are made from."""

    catalog: Catalog
    gpu: Gpu
    offers: tuple[Offer, ...]
    language: Language


@dataclass(frozen=True)
class Row:
    """A figure that is compared: its name, its cells, and the direction that is better.

    The notes of a `dated` row are days, and no difference between bases.
    """

    name: str
    cell: Callable[[Facts], Cell]
    better: Better = ""
    dated: bool = False


def compare_tool(edition: Edition, language: Language) -> Markup:
    """Return the tool that puts accelerators side by side, with all that it shows."""
    return render(
        "compare_tool.html",
        t=language.text,
        tolerance=language.percent(TOLERANCE),
        ready=ready_comparisons(edition.catalog, language),
        data=comparison_data(edition, language),
    )


def comparison_data(edition: Edition, language: Language) -> dict[str, Any]:
    """Return rows by group, the cells of every accelerator in their order, and the words."""
    catalog, common = edition.catalog, common_offers(edition)
    return {
        "most": MOST,
        "tolerance": TOLERANCE,
        "groups": [
            {
                "title": language.text(title),
                "rows": [
                    {"name": language.text(r.name), "better": r.better, "dated": r.dated}
                    for r in rows
                ],
            }
            for title, rows in GROUPS
        ],
        "gpus": [
            _product(Facts(catalog, gpu, common[gpu.id], language)) for gpu in newest_first(catalog)
        ],
        "aliases": {alias: gpu.id for gpu in catalog.gpus.values() for alias in gpu.aliases},
        "words": {key: language.text(f"compare.{key}") for key in _WORDS}
        | {"preview": language.text("table.preview"), "pair": language.text("join.colon")}
        | {"list": language.text("join.list")},
    }


def _product(facts: Facts) -> dict[str, Any]:
    gpu = facts.gpu
    return {
        "id": gpu.id,
        "name": gpu.name,
        "family": gpu.family,
        "preview": gpu.preview,
        "cells": [row.cell(facts) for _, rows in GROUPS for row in rows],
    }


def _cell(text: str, value: float | None = None, note: str = "", basis: str = "") -> Cell:
    """Return a cell without what it lacks: there are thousands on the page.

    Figures are compared only with figures of the same `basis`. A note is shown beside the text.
    """
    parts = {"text": text, "value": value, "note": note, "basis": basis}
    known = {name: part for name, part in parts.items() if part not in (None, "")}
    return text if len(known) == 1 else known


def _field(field: Field) -> Row:
    """Return the row of a fact."""

    def cell(facts: Facts) -> Cell:
        value = field.of(facts.gpu)
        if value is None:
            return None
        number = float(value) if field.unit else None
        return _cell(shown_value(facts.gpu, field, facts.language), number)

    return Row(f"field.{field.path}", _CELLS.get(field.path, cell), field.better)


def _released(facts: Facts) -> Cell:
    gpu = facts.gpu
    if gpu.since is None:
        return None
    note = "" if gpu.released else facts.language.text("field.announced")
    return _cell(facts.language.date(gpu.since), note=note)


def _term(name: Literal["segment", "form_factor"]) -> Callable[[Facts], Cell]:
    return lambda facts: facts.language.text(f"{name}.{getattr(facts.gpu, name)}")


def _rate(field: Field) -> Callable[[Facts], Cell]:
    """Return what makes the cell of a tensor rate, which says how its vendor came to it."""

    def cell(facts: Facts) -> Cell:
        value, basis = field.of(facts.gpu), facts.gpu.compute.tensor_basis
        if value is None or basis is None:
            return None
        language = facts.language
        text = language.figure(value, field.unit) if field.unit else language.number(value, 3)
        apart = basis if field.path == FP8 and basis == _SILENT_ON_FP8 else ""
        return _cell(text, value, language.text(f"basis.{basis}"), apart)

    return cell


def _fp32(facts: Facts) -> Cell:
    """Return the FP32 rate; one that counts more operations per clock stands apart."""
    rate = facts.gpu.compute.fp32_tflops
    if rate is None:
        return None
    operations = {
        architecture.name: architecture.fp32_operations_per_core_clock
        for architecture in facts.catalog.vocabulary.architectures
    }.get(facts.gpu.architecture)
    text = facts.language.figure(rate, "tflops")
    if operations is None or operations <= _ORDINARY_OPERATIONS:
        return _cell(text, rate)
    note = facts.language.text("compare.operations", count=operations)
    return _cell(text, rate, note, str(operations))


def _launch_price(facts: Facts) -> Cell:
    """Return the launch price; it has no better: nobody can buy at it any more."""
    price = launch_msrp_usd(facts.catalog.prices_of(facts.gpu.id))
    if price is None:
        return None
    day = price_day(price, facts.language)
    return _cell(cautious_amount(price, facts.language), note=day)


def _price(kind: OfferKind, *, per_gb: bool = False) -> Callable[[Facts], Cell]:
    """Return what makes the cell of a price; one that is out of date has no better."""

    def cell(facts: Facts) -> Cell:
        offer = offer_of_kind(facts.offers, kind)
        if offer is None:
            return None
        value, text = offer.usd, offer_amount(offer, facts.language)
        if per_gb:
            value /= facts.gpu.memory.size_gb
            text = facts.language.money(round(value, 2), COMMON_CURRENCY, cents=True)
        return _cell(text, None if offer.stale else value, offer_seen_on(offer, facts.language))

    return cell


# Cells that say more than the figure.
_CELLS: Mapping[str, Callable[[Facts], Cell]] = {
    FP32: _fp32,
    **{path: _rate(FIELD[path]) for path in (TENSOR, FP8, TENSOR_PER_WATT)},
}


def _facts(*sections: str) -> tuple[Row, ...]:
    return tuple(_field(f) for f in ranked_in("comparison") if f.section in sections)


GROUPS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        "compare.prices",
        (
            Row("compare.price_new", _price("street_new"), "low", dated=True),
            Row("compare.price_new_per_gb", _price("street_new", per_gb=True), "low", dated=True),
            Row("compare.price_used", _price("used"), "low", dated=True),
            Row("compare.price_used_per_gb", _price("used", per_gb=True), "low", dated=True),
            Row("compare.launch_price", _launch_price),
        ),
    ),
    *((f"section.{section}", _facts(section)) for section in ("memory", "compute", "power")),
    (
        "compare.product",
        (
            Row("field.released", _released),
            Row("field.vendor", lambda facts: facts.gpu.vendor),
            Row("field.segment", _term("segment")),
            Row("field.form_factor", _term("form_factor")),
            *_facts("board", "links", "software"),
        ),
    ),
)
