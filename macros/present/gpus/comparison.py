"""Comparison: the figures of all accelerators, ready to be put side by side in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.picks.standing import Standing, standings
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import TOLERANCE
from macros.facts.records.fields import (
    FIELD,
    FP8,
    FP32,
    MEMORY,
    TDP,
    TENSOR,
    TENSOR_PER_WATT,
    Better,
    Field,
    ranked_in,
)
from macros.facts.records.products import Gpu
from macros.present.charts.reader_money import ReaderMoney
from macros.present.gpus.compared_facts import (
    COUNTS,
    FOLDER,
    compared_models,
    may_be_two,
    sure_lead,
)
from macros.present.gpus.compared_words import compared_words
from macros.present.gpus.facts_table import has_own_plugs, shown_value
from macros.present.gpus.ready_comparisons import ready_comparisons, rule_words
from macros.present.gpus.region_price_files import price_words
from macros.present.html.templating import render
from macros.present.prices.common_prices import offer_of_kind
from macros.present.prices.region_prices import region_names
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on, shown_amount
from macros.present.words.price_words import cautious_amount, price_day
from macros.present.words.significant import significant
from macros.present.words.software_words import support_word

MOST = 4
# This basis says nothing of FP8, whose rate therefore stands apart.
_SILENT_ON_FP8 = "fp32_half_rate"
_ORDINARY_OPERATIONS = 2
_TWO = 2
_SHARE_DIGITS = 3  # of the price of a GB, which comes from a price that is known no better
_PLUGS = "power.connectors"
# What two of a product have twice of.
_ADDED = (MEMORY, TDP)

# The first rows: the kind of each price, and whether it is that of a GB.
_PRICE_ROWS = (("new", False), ("new", True), ("used", False), ("used", True))

# A figure as the script reads it: its text alone, or with what deciding needs; False for none.
Cell = str | dict[str, Any] | Literal[False] | None

# Of two, a figure is twice that of one, that of each, or the same.
Two = Literal["added", "each", "same"]


@dataclass(frozen=True)
class Facts:
    """What a row's cells are made from."""

    catalog: Catalog
    gpu: Gpu
    standing: Standing
    offers: tuple[Offer, ...]
    language: Language


@dataclass(frozen=True)
class Row:
    """A figure that is compared: its name, its cells, and the direction that is better.

    The notes of a `dated` row are days, and no difference between bases. `double` returns the text
    of two where it is `added`; None where nothing is known of one.
    """

    name: str
    cell: Callable[[Facts], Cell]
    better: Better = ""
    dated: bool = False
    two: Two = "same"
    double: Callable[[Facts], str | None] = lambda _: None


def compare_tool(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the tool that puts accelerators side by side; `shared` leads to what it loads."""
    return render(
        "compare_tool.html",
        t=language.text,
        tolerance=language.percent(TOLERANCE),
        ready=ready_comparisons(edition, language),
        ready_rule=rule_words(edition.catalog, language),
        region_names=region_names(edition.catalog, language),
        data=comparison_data(edition, language)
        | {"folder": f"../{shared}{FOLDER}"}
        | {"prices": _price_words(edition, language, shared)},
    )


def comparison_data(edition: Edition, language: Language) -> dict[str, Any]:
    """Return rows by group, the cells of every accelerator in their order, and the words.

    Speeds and models have a group each, whose cells the script makes from the file of a product.
    """
    catalog, offers = edition.catalog, ReaderMoney.of(edition, language).on_sale
    standing = standings(catalog)
    return {
        "most": MOST,
        "tolerance": TOLERANCE,
        "counts": COUNTS,
        "lead": sure_lead(catalog),
        "groups": [
            {
                "title": language.text(title),
                "rows": [
                    {
                        "name": language.text(r.name),
                        "better": r.better,
                        "dated": r.dated,
                        "two": r.two,
                    }
                    for r in rows
                ],
            }
            for title, rows in GROUPS
        ],
        "speeds": _speed_rows(edition, language),
        "models": _model_rows(edition, language),
        "gpus": [
            _product(Facts(catalog, gpu, standing[gpu.id], offers.get(gpu.id, ()), language))
            for gpu in newest_first(catalog)
        ],
        "aliases": {alias: gpu.id for gpu in catalog.gpus.values() for alias in gpu.aliases},
        **compared_words(language),
    }


def _price_words(edition: Edition, language: Language, shared: str) -> dict[str, Any]:
    """Return what prices of another region need: the rows that they stand in, as kind and share."""
    region = ReaderMoney.of(edition, language).region
    return price_words(edition, language, shared, region) | {"rows": _PRICE_ROWS}


def _speed_rows(edition: Edition, language: Language) -> dict[str, Any]:
    """Return the kinds of work; one whose speed 1 is another accelerator's says whose."""
    speeds, works = edition.performance.speeds, edition.catalog.workloads
    usual = _unit(speeds.reference, edition, language)
    units = {work: _unit(speeds.reference_of(work), edition, language) for work in works}
    title = language.text("compare.speeds")
    return {
        "title": language.bracketed(title, usual) if usual else title,
        "rows": [
            {"name": language.text(f"workload.{work}"), "unit": unit if unit != usual else ""}
            for work, unit in units.items()
        ],
    }


def _unit(id_: str, edition: Edition, language: Language) -> str:
    gpu = edition.catalog.gpus.get(id_)
    return language.text("compare.unit", name=language.local_name(gpu, short=True)) if gpu else ""


def _model_rows(edition: Edition, language: Language) -> dict[str, Any]:
    title = language.text("compare.models", tokens=language.exact(RUN_TOKENS))
    return {"title": title, "rows": [{"name": model.name} for model in compared_models(edition)]}


def _product(facts: Facts) -> dict[str, Any]:
    """Return a product with its cells, and where there may be two with what these have twice."""
    gpu, rows = facts.gpu, [row for _, rows in GROUPS for row in rows]
    product = {
        "id": gpu.id,
        "name": facts.language.local_name(gpu),
        "family": facts.language.product(gpu.family),
        "preview": gpu.preview,
        "gb": gpu.memory.size_gb,
        "cells": [row.cell(facts) for row in rows],
    }
    if may_be_two(gpu):
        product["two"] = [row.double(facts) for row in rows if row.two == "added"]
    return product


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

    def double(facts: Facts) -> str | None:
        value = field.of(facts.gpu)
        return None if value is None else facts.language.figure(_TWO * value, field.unit)

    is_plugs = field.path == _PLUGS
    return Row(
        f"field.{field.path}",
        _CELLS.get(field.path, cell),
        field.better,
        two="added" if field.path in _ADDED else "each" if field.unit or is_plugs else "same",
        double=double,
    )


def _released(facts: Facts) -> Cell:
    gpu = facts.gpu
    if gpu.since is None:
        return None
    note = "" if gpu.released else facts.language.text("field.announced")
    return _cell(facts.language.date(gpu.since), note=note)


def _term(name: Literal["segment", "form_factor"]) -> Callable[[Facts], Cell]:
    return lambda facts: facts.language.text(f"{name}.{getattr(facts.gpu, name)}")


def _rate(field: Field) -> Callable[[Facts], Cell]:
    """Return what makes the cell of a tensor rate; the first says how its vendor came to it."""

    def cell(facts: Facts) -> Cell:
        value, basis = field.of(facts.gpu), facts.gpu.compute.tensor_basis
        if value is None and field.path == FP8 and _lacks_fp8(facts.standing):
            return False
        if value is None or basis is None:
            return None
        language = facts.language
        text = language.figure(value, field.unit) if field.unit else language.number(value, 3)
        apart = basis if field.path == FP8 and basis == _SILENT_ON_FP8 else ""
        note = language.text(f"basis.{basis}") if field.path == TENSOR else ""
        return _cell(text, value, note, apart)

    return cell


def _lacks_fp8(standing: Standing) -> bool:
    return standing.family is not None and "fp8" not in standing.family.precisions


def _plugs(facts: Facts) -> Cell:
    """Return the plugs; a card whose plugs only its vendor's own board has says so."""
    if facts.gpu.power.connectors is None:
        return None
    note = facts.language.say("compare-own-plugs") if has_own_plugs(facts.gpu) else ""
    return _cell(shown_value(facts.gpu, FIELD[_PLUGS], facts.language), note=note)


def _support(facts: Facts) -> Cell:
    return support_word(facts.standing, facts.language)


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
    """Return what makes the cell of a price; one that is out of date has no better.

    Where a price comes from stands once, and not again beside that of a GB.
    """

    def cell(facts: Facts) -> Cell:
        offer = offer_of_kind(facts.offers, kind)
        if offer is None:
            return None
        value, text = shown_amount(offer), offer_amount(offer, facts.language)
        if per_gb:
            value /= facts.gpu.memory.size_gb
            shared = round(significant(value, _SHARE_DIGITS), 2)
            text = facts.language.money(shared, offer.currency, cents=True)
        note = "" if per_gb else offer_seen_on(offer, facts.language)
        return _cell(text, None if offer.stale else value, note)

    return cell


def _priced_row(name: str, kind: OfferKind) -> Row:
    """Return the row of a price, of which two cost twice as much."""

    def double(facts: Facts) -> str | None:
        offer = offer_of_kind(facts.offers, kind)
        return offer_amount(offer, facts.language, _TWO) if offer else None

    return Row(name, _price(kind), "low", dated=True, two="added", double=double)


# Cells that say more than the figure.
_CELLS: Mapping[str, Callable[[Facts], Cell]] = {
    FP32: _fp32,
    _PLUGS: _plugs,
    "software.status": _support,
    **{path: _rate(FIELD[path]) for path in (TENSOR, FP8, TENSOR_PER_WATT)},
}


def _facts(*sections: str) -> tuple[Row, ...]:
    return tuple(_field(f) for f in ranked_in("comparison") if f.section in sections)


GROUPS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        "compare.prices",
        (
            _priced_row("compare.price_new", "street_new"),
            Row("compare.price_new_per_gb", _price("street_new", per_gb=True), "low", dated=True),
            _priced_row("compare.price_used", "used"),
            Row("compare.price_used_per_gb", _price("used", per_gb=True), "low", dated=True),
            Row("compare.launch_price", _launch_price, two="each"),
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
