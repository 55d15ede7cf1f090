"""Left out: accelerators that readers ask about and that are not in the catalogue, and why."""

from __future__ import annotations

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.not_included import NotIncluded
from macros.present.html.table import NONE, Cell, Head, Link, Table
from macros.present.words.language import Language
from macros.present.words.source_names import source_name


def left_out_table(catalog: Catalog, language: Language) -> Markup:
    """Return what is left out: its name and maker, its memory in GB, the reason and its source.

    The day on which we looked stands once below the table where it is the same for all.
    """
    heads = [
        Head(language.text("left-out.name")),
        Head(language.text("field.memory.size_gb"), figures=True),
        Head(language.text("left-out.reason"), wide=True),
    ]
    records = catalog.not_included.values()
    looked = [_looked(record, language) for record in records]
    is_alike = len(set(looked)) == 1
    rows = [
        _row(catalog, record, language, "" if is_alike else day)
        for record, day in zip(records, looked, strict=True)
    ]
    table = Table(language.text("left-out.caption"), heads, rows, stacked=True)
    return table.html(notes=looked[:1] if is_alike else ())


def _looked(record: NotIncluded, language: Language) -> str:
    return language.text("left-out.looked", date=language.date(record.looked_on))


def left_out_name(record: NotIncluded, language: Language) -> Cell:
    """Return the accelerator and its maker by the names that they have in the language."""
    name = language.phrase(record.name, record.name_in)
    return Cell(name.text, detail=language.phrase(record.vendor, record.vendor_in).text)


def _row(catalog: Catalog, record: NotIncluded, language: Language, day: str) -> list[Cell]:
    source = catalog.sources[record.source]
    name = source_name(source, language)
    memory = NONE if record.memory_gb is None else language.figure(record.memory_gb, "gb")
    looked = Link(name.text, record.url or source.url or "", language=name.language)
    return [
        left_out_name(record, language),
        Cell(memory),
        Cell(
            language.text(f"left-out.reason.{record.reason}"),
            links=[looked],
            further=day,
        ),
    ]
