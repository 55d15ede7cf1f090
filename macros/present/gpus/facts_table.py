"""Facts table: the figures of one accelerator as rows with unit, meaning and evidence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import evidence_for
from macros.facts.records.fields import FIELD, FIELDS, SECTIONS, Field, shown_in
from macros.facts.records.products import Evidence, Gpu, Interconnect
from macros.present.words.connectors import connector_words
from macros.present.words.language import Language, Phrase
from macros.present.words.software_words import FamilySupport
from macros.present.words.source_names import source_name, source_quote

# What is told as one, by what it is told from.
_WHOLE = {part: field.path for field in FIELDS for part in field.parts}
# What a source may have reckoned instead of printing it: an estimate, or the median of models.
_RECKONED = {
    "power.recommended_psu_w": "meaning-estimate",
    "board.slots": "meaning-median",
    "board.length_mm": "meaning-median",
}


@dataclass(frozen=True)
class Row:
    """One figure: its name, value with unit, meaning, and the number of its source (from 1).

    `source_label` names the source and how sure it is. `page` leads from the language's folder to
    where the guide explains the figure; a `remark` may be in English.
    """

    name: str
    value: str
    meaning: str
    source_number: int | None
    source_label: str
    confidence: str
    page: str
    remark: Phrase | None


@dataclass(frozen=True)
class Section:
    """A group of rows under a heading with an anchor."""

    anchor: str
    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class SourceRow:
    """A source of the page's figures, with the names of the figures it covers."""

    confidence: str
    note: Phrase | None
    name: Phrase
    quote: Phrase | None
    url: str | None
    words: str
    covers: str
    says: str


def fact_sections(
    gpu: Gpu, language: Language, support: FamilySupport | None = None
) -> list[Section]:
    """Return the sections of an accelerator that hold at least one known figure.

    `support` is that of its family, where that is told and not its own.
    """
    sections = []
    for name, fields in groupby(shown_in("row"), key=lambda field: field.section):
        known = [field for field in fields if field.of(gpu) is not None]
        rows = tuple(_row(gpu, field, language) for field in known)
        if support and name == "software":
            rows = tuple(_of_family(row, support, language) for row in rows)
        if rows:
            sections.append(Section(name, language.text(f"section.{name}"), rows))
    return sections


def shown_value(gpu: Gpu, field: Field, language: Language) -> str:
    """Return a known fact as a reader of the language expects it."""
    value = field.of(gpu)
    if field.unit:
        return language.figure(value, field.unit)
    if field.path == "released":
        return language.date(value)
    if field.path == "links.pcie":
        return _pcie(gpu)
    if field.path == "links.interconnects":
        links = [_interconnect(link, language) for link in value]
        return language.text("join.semicolon").join(links) or language.text("value.none")
    if field.path == "power.connectors":
        connectors = [connector_words(connector, language) for connector in value]
        return language.listed(connectors) or language.text("value.none")
    if field.path == "memory.ecc":
        return language.text("value.yes" if value else "value.no")
    if field.path == "memory.type" and gpu.memory.unified:
        return language.bracketed(value, language.text("value.unified"))
    if field.path == "compute.tensor_basis":
        return language.text(f"basis.{value}")
    if field.path == "software.status":
        return language.text(f"status.{value}")
    return str(value)


def source_rows(catalog: Catalog, gpu: Gpu, language: Language) -> list[SourceRow]:
    """Return the sources in the order of the file, which numbers them."""
    return [_source_row(catalog, evidence, language) for evidence in gpu.sources]


def evidence_words(evidence: Evidence, language: Language) -> str:
    """Return the kind of a source, its confidence and its day, in a line."""
    # Nobody read a document on the day on which a recalled or calculated figure was noted.
    noted = evidence.kind in ("recalled", "derived")
    day = language.date(evidence.read_on)
    confidence = language.text(f"confidence.{evidence.confidence}")
    return language.detailed(
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


def _remark(gpu: Gpu, path: str, language: Language) -> Phrase | None:
    """Return the notes on links, each with what it is about; other figures have none."""
    links = gpu.links.interconnects or () if path == "links.interconnects" else ()
    notes = [(link.name, language.remark(link.note)) for link in links if link.note]
    if not notes:
        return None
    said = [language.paired(name, note.text) for name, note in notes]
    quoted = [note.language for _, note in notes if note.language]
    return Phrase(language.text("join.semicolon").join(said), quoted[0] if quoted else "")


def _row(gpu: Gpu, field: Field, language: Language) -> Row:
    evidence = evidence_for(gpu, field.source_path)
    number = next((n for n, entry in enumerate(gpu.sources, start=1) if entry is evidence), None)
    return Row(
        name=language.text(field.key),
        value=shown_value(gpu, field, language),
        meaning=_meaning(gpu, field, evidence, language),
        source_number=number,
        source_label=_source_label(number, evidence, language) if number and evidence else "",
        confidence=evidence.confidence if evidence else "",
        page=field.page,
        remark=_remark(gpu, field.path, language),
    )


def _of_family(row: Row, support: FamilySupport, language: Language) -> Row:
    """Return the row of the support as that of the family, whose sources are others."""
    if row.name != language.text("field.software.status"):
        return row
    return replace(
        row,
        value=support.status,
        meaning=support.meaning,
        source_number=None,
        source_label="",
        confidence="",
    )


def _meaning(gpu: Gpu, field: Field, evidence: Evidence | None, language: Language) -> str:
    """Return what a figure means; what its source only reckoned is not told as the vendor's."""
    if evidence and evidence.kind == "derived" and field.path in _RECKONED:
        return language.say(_RECKONED[field.path])
    return language.text(_meaning_key(gpu, field))


def _meaning_key(gpu: Gpu, field: Field) -> str:
    """Return the key of what a figure means; plugs that are special have a meaning of their own."""
    plugs = " ".join(gpu.power.connectors or ()) if field.path == "power.connectors" else ""
    if plugs and has_own_plugs(gpu):
        return f"meaning.{field.path}.own"
    if "EPS" in plugs:  # a plug of PCIe fits in by force, and ends card or power supply
        return f"meaning.{field.path}.eps"
    return f"meaning.{field.path}" + (".new" if "16-pin" in plugs else "")


def has_own_plugs(gpu: Gpu) -> bool:
    """Return whether its plugs are those of its vendor's own card, and most others have more."""
    return "12-pin" in " ".join(gpu.power.connectors or ()) and gpu.segment == "consumer"


def _source_label(number: int, evidence: Evidence, language: Language) -> str:
    """Return what a button that shows the source is called."""
    confidence = language.text(f"confidence.{evidence.confidence}")
    return language.detailed(
        [
            language.text("gpu.source_number", number=number),
            language.text("gpu.confidence", confidence=confidence),
        ]
    )


def _source_row(catalog: Catalog, evidence: Evidence, language: Language) -> SourceRow:
    source = catalog.sources[evidence.source]
    figures = [
        language.text(
            "gpu.source_says.figure",
            name=language.text(field.key),
            value=language.figure(figure, field.unit),
        )
        for path, figure in evidence.says.items()
        for field in [FIELD[path]]
    ]
    return SourceRow(
        confidence=evidence.confidence,
        note=language.remark(evidence.note) if evidence.note else None,
        name=source_name(source, language),
        quote=source_quote(source, language),
        url=evidence.url or source.url,
        words=evidence_words(evidence, language),
        covers=language.listed(_covered_name(path, language) for path in evidence.covers),
        says=language.listed(figures),
    )


def _covered_name(path: str, language: Language) -> str:
    kind = "section" if path in SECTIONS else "field"
    return language.text(f"{kind}.{_WHOLE.get(path, path)}")
