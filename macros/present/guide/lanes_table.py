"""Lanes table: how many PCIe lanes processors have, and how many cards their boards take."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from macros.advice.builds.platforms import Platform, platforms
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu
from macros.facts.records.products import Evidence
from macros.present.gpus.facts_table import evidence_words
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.language import Language

_KEY = "guide.lanes"


def lanes_table(catalog: Catalog, language: Language) -> Markup:
    """Return a row for each platform: lanes, memory channels and cards at full and half width."""
    text = language.text
    heads = (
        Head(text(f"{_KEY}.platform"), wide=True),
        Head(text(f"{_KEY}.generation"), figures=True),
        Head(text(f"{_KEY}.lanes"), figures=True),
        Head(text(f"{_KEY}.x16"), figures=True),
        Head(text(f"{_KEY}.x8"), figures=True),
        Head(text(f"{_KEY}.channels"), figures=True),
    )
    rows = tuple(_row(one, language) for one in platforms(catalog))
    table = Table(text(f"{_KEY}.title"), heads, rows, stacked=True)
    sources = _sources(catalog, language)
    return table.html(notes=(text(f"{_KEY}.note"),), sources=sources, heading=text("gpu.sources"))


def _row(one: Platform, language: Language) -> tuple[Cell, ...]:
    generation = f"{one.generation}.0" if one.generation else NONE
    figures = (one.lanes, one.cards_x16, one.cards_x8, one.memory_channels)
    shown = [Cell(NONE if figure is None else language.exact(figure)) for figure in figures]
    return (
        Cell(language.listed(one.boards), detail=_names(one.cpus, language)),
        Cell(generation),
        *shown,
    )


def _names(cpus: Sequence[Cpu], language: Language) -> str:
    """Return the processor with the fewest cores and the one with the most."""
    if len(cpus) == 1:
        return cpus[0].name
    return language.text("speed.from_to", low=cpus[0].name, high=cpus[-1].name)


def _sources(catalog: Catalog, language: Language) -> tuple[Cell, ...]:
    """Return where the lanes of the processors were read, each source once with its newest day."""
    newest: dict[str, Evidence] = {}
    for cpu in catalog.parts.cpus.values():
        for one in cpu.sources:
            is_newer = one.source not in newest or one.read_on > newest[one.source].read_on
            if "pcie_lanes" in one.covers and is_newer:
                newest[one.source] = one
    return tuple(
        Cell(
            catalog.sources[id_].name,
            href=catalog.sources[id_].url or "",
            detail=evidence_words(one, language),
        )
        for id_, one in sorted(newest.items())
    )
