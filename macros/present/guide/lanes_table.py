"""Lanes table: how many PCIe lanes processors have, and how many cards their boards take."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from macros.advice.builds.platforms import Platform, platforms
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu
from macros.facts.records.products import Evidence
from macros.present.gpus.facts_table import evidence_words
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_KEY = "guide.lanes"
_FIGURES = ("generation", "lanes", "x16", "x8", "channels")


def lanes_table(catalog: Catalog, language: Language) -> Markup:
    """Return a row for each platform: lanes, memory channels and cards at full and half width."""
    text = language.text
    heads = (
        Head(text(f"{_KEY}.platform"), wide=True),
        *figure_heads([text(f"{_KEY}.{name}") for name in _FIGURES]),
    )
    rows = tuple(_row(platform, language) for platform in platforms(catalog))
    table = Table(text(f"{_KEY}.title"), heads, rows, stacked=True)
    sources = _sources(catalog, language)
    return table.html(notes=(text(f"{_KEY}.note"),), sources=sources, heading=text("gpu.sources"))


def _row(platform: Platform, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(language.listed(platform.boards), detail=_names(platform.cpus, language)),
        Cell(f"{platform.generation}.0" if platform.generation else NONE),
        _figure(platform.lanes, language),
        _cards(platform.cards_x16, platform.switched_x16, language),
        _cards(platform.cards_x8, platform.switched_x8, language),
        _figure(platform.memory_channels, language),
    )


def _figure(figure: int | None, language: Language) -> Cell:
    return Cell(NONE if figure is None else language.exact(figure))


def _cards(cards: int | None, switched: int | None, language: Language) -> Cell:
    """Return how many cards a board takes at least, and below how many share lanes by a switch.

    A board that the catalogue does not have may take more, where those in it take none as well.
    """
    if not cards:
        return Cell(NONE)
    detail = ""
    if switched is not None:
        detail = language.text(f"{_KEY}.switched", count=language.exact(switched))
    return Cell(language.text(f"{_KEY}.at_least", count=language.exact(cards)), detail=detail)


def _names(cpus: Sequence[Cpu], language: Language) -> str:
    """Return the processor with the fewest cores and the one with the most."""
    if len(cpus) == 1:
        return cpus[0].name
    return language.text("speed.from_to", low=cpus[0].name, high=cpus[-1].name)


def _sources(catalog: Catalog, language: Language) -> tuple[Cell, ...]:
    """Return where the lanes of the processors were read, each source once with its newest day."""
    newest: dict[str, Evidence] = {}
    for cpu in catalog.parts.cpus.values():
        for evidence in cpu.sources:
            known = newest.get(evidence.source, evidence)
            is_newest = known is evidence or evidence.read_on > known.read_on
            if is_newest and "pcie_lanes" in evidence.covers:
                newest[evidence.source] = evidence
    return tuple(
        Cell(
            source_name(catalog.sources[id_], language).text,
            href=catalog.sources[id_].url or "",
            detail=evidence_words(evidence, language),
        )
        for id_, evidence in sorted(newest.items())
    )
