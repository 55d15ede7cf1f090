"""Claims page: what experts said, our number, and the table that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.claims.claim import Claim, Row
from macros.advice.prices.conversion import BASE_CURRENCY
from macros.facts.catalog import Catalog
from macros.facts.records.claims import ClaimRecord, Statement
from macros.facts.records.fields import FP32, MEMORY, TENSOR
from macros.facts.records.products import Gpu
from macros.present.html.table import Cell, Head
from macros.present.html.templating import render
from macros.present.words.claim_numbers import cell, said
from macros.present.words.field_words import table_head
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

# Heads of columns that other tables have as well.
_HEADS = {
    "usd": "chart.fp32_price.x",
    "memory_type": "field.memory.type",
    "usd_per_gb": "chart.price_gb.x",
}
_FIELDS = {"tflops": FP32, "tensor_tflops": TENSOR, "memory_gb": MEMORY}
_WORDS = ("basis", "matches", "peer", "memory_type")  # columns without figures


@dataclass(frozen=True)
class Origin:
    """Who said something, when, and where it can be read."""

    name: str
    url: str | None
    day: str


def claims_table(catalog: Catalog, claims: Sequence[Claim], language: Language) -> Markup:
    """Return the overview: each claim with who made it, our number and the verdict."""
    rows = []
    for claim in claims:
        record = catalog.claims[claim.id]
        number = _words("number", record, claim.figures, language) or ""
        said_by = origin(catalog, record.said, language)
        rows.append((claim, claim_text(record, language), said_by, number))
    return render("claims_table.html", t=language.text, rows=rows)


def claim_detail(catalog: Catalog, claim: Claim, language: Language) -> Markup:
    """Return a claim's verdict, the computation in words, its table and its limits."""
    record = catalog.claims[claim.id]
    return render(
        "claim.html",
        t=language.text,
        claim=claim,
        title=language.text(f"claim.{claim.id}.title"),
        origin=origin(catalog, record.said, language),
        finding=_words("found", record, claim.figures, language),
        limits=language.text(f"claim.{claim.id}.limits"),
        heads=_heads(claim, language),
        rows=[_cells(row, claim.columns, catalog, language) for row in claim.rows],
        sources=_sources(catalog, claim, language),
    )


def claim_text(record: ClaimRecord, language: Language) -> str:
    """Return the claim in our words."""
    return _words("claim", record, {}, language) or ""


def origin(catalog: Catalog, statement: Statement, language: Language) -> Origin:
    """Return where a statement comes from."""
    source = catalog.sources[statement.source]
    return Origin(
        source_name(source, language).text,
        statement.url or source.url,
        language.date(statement.date),
    )


def _words(
    key: str, record: ClaimRecord, figures: Mapping[str, float], language: Language
) -> str | None:
    """Return a text of a claim with our figures and the claimed ones; None where one is unknown."""
    claimed = {f"said_{name}": value for name, value in record.claimed.items()}
    return said(f"claim.{record.id}.{key}", {**figures, **claimed}, language)


def _heads(claim: Claim, language: Language) -> list[Head]:
    heads = [Head(_title(name, language), figures=name not in _WORDS) for name in claim.columns]
    if any(_has_head(row) for row in claim.rows):
        heads.insert(0, Head(_first_title(claim, language)))
    return heads


def _title(column: str, language: Language) -> str:
    if column in _FIELDS:
        return table_head(_FIELDS[column], language)
    return language.text(
        _HEADS.get(column, f"claims.column.{column}"), currency=language.currency(BASE_CURRENCY)
    )


def _first_title(claim: Claim, language: Language) -> str:
    if any(row.id for row in claim.rows):
        return language.text("claims.name")
    return language.text("field.family") if any(row.name for row in claim.rows) else ""


def _cells(row: Row, columns: Sequence[str], catalog: Catalog, language: Language) -> list[Cell]:
    cells = [_head_cell(row, catalog, language)] if _has_head(row) else []
    for name in columns:
        value = row.values.get(name)
        if isinstance(value, str) and value in catalog.gpus:
            cells.append(_gpu_cell(catalog.gpus[value], language))
        else:
            cells.append(Cell(cell(name, value, language)))
    return cells


def _has_head(row: Row) -> bool:
    return bool(row.id or row.name or row.label)


def _head_cell(row: Row, catalog: Catalog, language: Language) -> Cell:
    if row.id:
        return _gpu_cell(catalog.gpus[row.id], language)
    if row.label == "published":
        names = language.listed(
            source_name(catalog.sources[source], language).text for source in row.sources
        )
        return Cell(language.text("claims.row.published", source=names))
    group = "workload" if row.label in catalog.workloads else "claims.row"
    return Cell(language.text(f"{group}.{row.label}") if row.label else row.name)


def _gpu_cell(gpu: Gpu, language: Language) -> Cell:
    return Cell(language.local_name(gpu, short=True), f"../gpus/{gpu.id}/")


def _sources(catalog: Catalog, claim: Claim, language: Language) -> str:
    known = (catalog.sources[id_] for id_ in claim.inputs if id_ in catalog.sources)
    named = sorted({source_name(source, language).text for source in known})
    return language.text("claims.sources", list=language.listed(named)) if named else ""
