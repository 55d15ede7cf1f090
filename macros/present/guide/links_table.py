"""Links table: the bandwidth of PCIe and of direct links between accelerators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from macros.advice.builds.pcie import slot_gb_s
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Interconnect
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language

_KEY = "guide.links"
_GENERATIONS = (3, 4, 5, 6)
_LANES = (8, 16)
_MOST_NAMED = 2  # besides the newest, which is linked
_TO_THE_PROCESSOR = ("NVLink-C2C",)  # joins an accelerator to a CPU, not to another accelerator


def links_table(catalog: Catalog, up: str, language: Language) -> Markup:
    """Return a row for each slot and for each kind of link with a printed bandwidth."""
    text = language.text
    heads = (
        Head(text(f"{_KEY}.link"), wide=True),
        Head(text(f"{_KEY}.one_way"), figures=True),
        Head(text(f"{_KEY}.both_ways"), figures=True),
        Head(text(f"{_KEY}.products"), wide=True),
    )
    gpus = newest_first(catalog)
    rows = (*_slots(gpus, up, language), *_links(gpus, up, language))
    table = Table(text(f"{_KEY}.title"), heads, rows, stacked=True)
    return table.html(notes=(text(f"{_KEY}.note"),))


def _slots(gpus: Sequence[Gpu], up: str, language: Language) -> Iterator[tuple[Cell, ...]]:
    for generation in _GENERATIONS:
        name = language.text("unit.generation", number=generation)
        for lanes in _LANES:
            one_way = slot_gb_s(generation, lanes)
            with_it = [
                gpu
                for gpu in gpus
                if (gpu.links.pcie_generation, gpu.links.pcie_lanes) == (generation, lanes)
            ]
            yield (
                Cell(f"{name} x{lanes}"),
                *_figures(one_way, language),
                _products(with_it, up, language),
            )


def _links(gpus: Sequence[Gpu], up: str, language: Language) -> Iterator[tuple[Cell, ...]]:
    """Yield the links, those with the least bandwidth first, with the newest products."""
    by_link: dict[Interconnect, list[Gpu]] = {}
    for gpu in gpus:
        for link in gpu.links.interconnects or ():
            if link.bandwidth_gb_s is not None and link.name not in _TO_THE_PROCESSOR:
                by_link.setdefault(link.model_copy(update={"note": None}), []).append(gpu)
    for link, members in sorted(by_link.items(), key=lambda pair: pair[0].bandwidth_gb_s or 0):
        assert link.bandwidth_gb_s is not None, "others are left out above"
        detail = language.text("build-section.ways.bridge") if link.bridge else ""
        yield (
            Cell(link.name, detail=detail),
            *_figures(link.bandwidth_gb_s / 2, language),
            _products(members, up, language),
        )


def _figures(one_way: float, language: Language) -> tuple[Cell, Cell]:
    return Cell(language.number(one_way, 3)), Cell(language.number(2 * one_way, 3))


def _products(newest: Sequence[Gpu], up: str, language: Language) -> Cell:
    """Return the newest product, linked, and the next ones in small print."""
    if not newest:
        return Cell(NONE)
    first, *others = newest
    detail = language.listed(language.local_name(gpu, short=True) for gpu in others[:_MOST_NAMED])
    more = len(others) - _MOST_NAMED
    if more > 0:
        detail = language.say("some-of", names=detail, more=more, total=len(others))
    return Cell(language.local_name(first, short=True), href=f"{up}gpus/{first.id}/", detail=detail)
