"""Facts table: the figures of one accelerator as rows with unit, meaning and evidence."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import FIELD_BY_PATH, value_at
from macros.facts.records.products import Evidence, Gpu, Interconnect
from macros.present.gpus.explained_fields import PAGE_BY_FIELD
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language

ROWS_BY_SECTION: dict[str, tuple[str, ...]] = {
    "memory": (
        "memory.size_gb",
        "memory.type",
        "memory.bandwidth_gb_s",
        "memory.bus_bits",
        "memory.data_rate_gbps",
        "memory.ecc",
    ),
    "compute": (
        "compute.fp32_tflops",
        "compute.fp16_vector_tflops",
        "compute.tensor_fp16_dense_tflops",
        "compute.tensor_fp16_fp16acc_dense_tflops",
        "compute.tensor_bf16_dense_tflops",
        "compute.tf32_dense_tflops",
        "compute.fp8_dense_tflops",
        "compute.fp4_dense_tflops",
        "compute.int8_dense_tops",
        "compute.tensor_basis",
        "compute.fp32_cores",
        "compute.sm_or_cu_count",
        "compute.boost_mhz",
        "compute.tensor_clock_mhz",
    ),
    "power": ("power.tdp_w", "power.recommended_psu_w", "power.connectors"),
    "board": ("board.slots", "board.length_mm"),
    "links": ("links.pcie", "links.interconnects"),
    "software": (
        "software.platform",
        "software.compute_capability",
        "software.gfx_target",
        "software.status",
    ),
}


@dataclass(frozen=True)
class Row:
    """One figure: its name, value with unit, meaning, and the number of its source (from 1).

    `source_label` names the source and how sure it is. `page` leads from the language's folder to
    where the guide explains the figure; a `remark` exists in English only.
    """

    name: str
    value: str
    meaning: str
    source_number: int | None
    source_label: str
    confidence: str
    page: str
    remark: str


@dataclass(frozen=True)
class Section:
    """A group of rows under a heading with an anchor."""

    anchor: str
    title: str
    rows: tuple[Row, ...]


def fact_sections(gpu: Gpu, language: Language) -> list[Section]:
    """Return the sections of an accelerator that hold at least one known figure."""
    sections = []
    for name, paths in ROWS_BY_SECTION.items():
        rows = tuple(_row(gpu, path, language) for path in paths if _is_known(gpu, path))
        if rows:
            sections.append(Section(name, language.text(f"section.{name}"), rows))
    return sections


def shown_value(gpu: Gpu, path: str, language: Language) -> str:
    """Return the value at `path` as a reader of the language expects it."""
    value = value_at(gpu, path)
    if path in FIELD_BY_PATH:
        return language.figure(value, FIELD_BY_PATH[path].unit)
    if path == "links.pcie":
        return _pcie(gpu)
    if path == "links.interconnects":
        links = [_interconnect(link, language) for link in value]
        return language.text("join.semicolon").join(links) or language.text("value.none")
    if path == "power.connectors":
        connectors = [connector_words(connector, language) for connector in value]
        return language.listed(connectors) or language.text("value.none")
    if path == "memory.ecc":
        return language.text("value.yes" if value else "value.no")
    if path == "memory.type" and gpu.memory.unified:
        return language.bracketed(value, language.text("value.unified"))
    if path == "compute.tensor_basis":
        return language.text(f"basis.{value}")
    if path == "software.status":
        return language.text(f"status.{value}")
    return str(value)


def evidence_words(evidence: Evidence, language: Language) -> str:
    """Return the kind of a source, its confidence and its day, in a line."""
    # Nobody read a document on the day on which a recalled or calculated figure was noted.
    noted = evidence.kind in ("recalled", "derived")
    day = language.date(evidence.read_on)
    confidence = language.text(f"confidence.{evidence.confidence}")
    return language.listed(
        [
            language.text(f"kind.{evidence.kind}"),
            language.text("gpu.confidence", confidence=confidence),
            language.text("gpu.source_recorded" if noted else "gpu.source_read", date=day),
        ]
    )


def _pcie(gpu: Gpu) -> str:
    lanes = f" x{gpu.links.pcie_lanes}" if gpu.links.pcie_lanes else ""
    return f"{gpu.links.pcie_generation}.0{lanes}"


def _interconnect(link: Interconnect, language: Language) -> str:
    parts = [link.name]
    if link.bandwidth_gb_s is not None:
        parts.append(language.figure(link.bandwidth_gb_s, "gb_s"))
    speed = " ".join(parts)
    return language.bracketed(speed, language.text("value.bridge")) if link.bridge else speed


def _remark(gpu: Gpu, path: str) -> str:
    """Return the notes on links, each with what it is about; other figures have none."""
    links = gpu.links.interconnects or () if path == "links.interconnects" else ()
    return "; ".join(f"{link.name}: {link.note}" for link in links if link.note)


def _source_path(path: str) -> str:
    return "links.pcie_generation" if path == "links.pcie" else path


def _is_known(gpu: Gpu, path: str) -> bool:
    return value_at(gpu, _source_path(path)) is not None


def _row(gpu: Gpu, path: str, language: Language) -> Row:
    evidence = evidence_for(gpu, _source_path(path))
    number = next((n for n, one in enumerate(gpu.sources, start=1) if one is evidence), None)
    return Row(
        name=language.text(f"field.{path}"),
        value=shown_value(gpu, path, language),
        meaning=language.text(f"meaning.{path}"),
        source_number=number,
        source_label=_source_label(number, evidence, language) if number and evidence else "",
        confidence=evidence.confidence if evidence else "",
        page=PAGE_BY_FIELD.get(path, ""),
        remark=_remark(gpu, path),
    )


def _source_label(number: int, evidence: Evidence, language: Language) -> str:
    """Return what a button that shows the source is called."""
    confidence = language.text(f"confidence.{evidence.confidence}")
    return language.listed(
        [
            language.text("gpu.source_number", number=number),
            language.text("gpu.confidence", confidence=confidence),
        ]
    )
