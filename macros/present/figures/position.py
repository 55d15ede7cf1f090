"""Position: where an accelerator stands in its segment, figure by figure."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.fields import Unit
from macros.facts.records import Gpu, Segment
from macros.present.figures.figure import Cell, Column, Figure, dated
from macros.present.figures.plot import Trace, axis, markers, note, plot, rows_axis
from macros.present.figures.ticks import Scale
from macros.present.gpu_names import short_name, tensor_tflops
from macros.present.language import Language

FEWEST_PRODUCTS = 3
DRAWN_POWER = "field.power.tdp_w"
# Name of the text, value and unit of each figure that is ranked.
RANKED: Mapping[str, tuple[Callable[[Gpu], float | None], Unit]] = {
    "field.memory.size_gb": (lambda gpu: gpu.memory.size_gb, "gb"),
    "field.memory.bandwidth_gb_s": (lambda gpu: gpu.memory.bandwidth_gb_s, "gb_s"),
    "table.tensor": (tensor_tflops, "tflops"),
    "field.compute.fp32_tflops": (lambda gpu: gpu.compute.fp32_tflops, "tflops"),
    DRAWN_POWER: (lambda gpu: gpu.power.tdp_w, "w"),
}


@dataclass(frozen=True)
class Standing:
    """One figure of an accelerator among those of its segment; rank 1 has the highest."""

    key: str
    unit: Unit
    value: float
    rank: int
    values: tuple[float, ...]
    names: tuple[str, ...]

    @property
    def places(self) -> tuple[float, ...]:
        """Where each value lies between the lowest (0) and the highest (1), in logarithms."""
        return _places(self.values)

    @property
    def place(self) -> float:
        """Where the accelerator's own value lies."""
        return self.places[self.values.index(self.value)]


# The same for all products of a segment.
@lru_cache(maxsize=64)
def _places(values: tuple[float, ...]) -> tuple[float, ...]:
    low, high = math.log(min(values)), math.log(max(values))
    return tuple(
        round((math.log(value) - low) / (high - low), 4) if high > low else 0.5 for value in values
    )


def position_in_segment(catalog: Catalog, gpu: Gpu, language: Language) -> Figure | None:
    """Return the accelerator's figures as marks on lines from the segment's lowest to highest.

    None for an announced one and in a segment of fewer than FEWEST_PRODUCTS.
    """
    standings = standings_of(catalog, gpu)
    if not standings:
        return None
    released = [g.released for g in _members(catalog, gpu.segment) if g.released]
    x_axis = axis("", Scale("linear", (-0.015, 1.015), ()), str)
    del x_axis["title"]
    return Figure(
        id="position",
        title=language.text("chart.position.title"),
        finding=_finding(gpu, standings, language),
        remarks=(
            language.text("chart.position.rule"),
            *dated(released, language, "chart.released"),
        ),
        plot=plot(
            [_rug(standings, language), _marks(gpu, standings, language)],
            {**x_axis, "showgrid": False, "fixedrange": True},
            {**rows_axis(len(standings), below=0.2), **_base_lines(len(standings))},
            [
                *(n for row, s in enumerate(standings) for n in _row_notes(row, s, language)),
                *_end_notes(len(standings), language),
            ],
        ),
        columns=_columns(gpu, language),
        rows=tuple(_row(standing, language) for standing in standings),
        csv="gpus.csv",
        row_ems=3.4,
    )


def standings_of(catalog: Catalog, gpu: Gpu) -> list[Standing]:
    """Return how each known figure of a released accelerator ranks in its segment."""
    if gpu.preview:
        return []
    found = []
    for key, (figure, unit) in RANKED.items():
        value = figure(gpu)
        known = [(v, g) for g in _members(catalog, gpu.segment) if (v := figure(g)) is not None]
        if value is None or len(known) < FEWEST_PRODUCTS:
            continue
        values = tuple(v for v, _ in known)
        rank = 1 + sum(other > value for other in values)
        names = tuple(short_name(g) for _, g in known)
        found.append(Standing(key, unit, value, rank, values, names))
    return found


def _members(catalog: Catalog, segment: Segment) -> list[Gpu]:
    return [g for g in catalog.gpus.values() if g.segment == segment and not g.preview]


def _finding(gpu: Gpu, standings: Sequence[Standing], language: Language) -> str:
    ranks = [
        language.text(
            "chart.position.rank",
            name=language.text(standing.key),
            rank=language.exact(standing.rank),
            count=language.exact(len(standing.values)),
        )
        for standing in standings
        if standing.key != DRAWN_POWER  # to be among the first in it is no praise
    ]
    return language.text(
        "chart.position.finding",
        segment=language.text(f"segment.{gpu.segment}"),
        list=language.text("join.semicolon").join(ranks),
    )


def _columns(gpu: Gpu, language: Language) -> tuple[Column, ...]:
    named = {
        "value": gpu.name,
        "rank": language.text("chart.position.rank_head"),
        "count": language.text("chart.position.count_head"),
        "lowest": language.text("chart.position.lowest"),
        "highest": language.text("chart.position.highest"),
    }
    return (
        Column(language.text("chart.position.figure"), "figure"),
        *(Column(title, name, figures=True) for name, title in named.items()),
    )


def _rug(standings: Sequence[Standing], language: Language) -> Trace:
    """Return a tick for each product of the segment on each line."""
    ticks = [
        ((place, row), name, language.figure(value, s.unit))
        for row, s in enumerate(standings)
        for place, value, name in zip(s.places, s.values, s.names, strict=True)
    ]
    return markers(
        language.text("chart.position.others"),
        6,
        [place for place, _, _ in ticks],
        [name for _, name, _ in ticks],
        [value for _, _, value in ticks],
        symbol="line-ns-open",
        size=10,
    )


def _marks(gpu: Gpu, standings: Sequence[Standing], language: Language) -> Trace:
    return markers(
        short_name(gpu),
        1,
        [(s.place, row) for row, s in enumerate(standings)],
        [short_name(gpu)] * len(standings),
        [language.figure(s.value, s.unit) for s in standings],
        symbol="diamond",
        size=13,
    )


def _row_notes(row: int, standing: Standing, language: Language) -> list[dict[str, Any]]:
    value = language.figure(standing.value, standing.unit)
    above: dict[str, Any] = {"xref": "paper", "yshift": 15}
    return [
        note(language.text(standing.key), 0, row, **above),
        note(value, 1, row, anchor="right", **above),
    ]


def _base_lines(rows: int) -> dict[str, Any]:
    return {"tickvals": list(range(rows)), "ticktext": [""] * rows, "showgrid": True}


def _end_notes(rows: int, language: Language) -> list[dict[str, Any]]:
    lowest, highest = (language.text(f"chart.position.{end}") for end in ("lowest", "highest"))
    below: dict[str, Any] = {"xref": "paper", "yshift": -20}
    return [
        note(lowest, 0, rows - 1, **below),
        note(highest, 1, rows - 1, anchor="right", **below),
    ]


def _row(standing: Standing, language: Language) -> tuple[Cell, ...]:
    figures = (standing.value, min(standing.values), max(standing.values))
    value, low, high = (Cell(language.figure(n, standing.unit), n) for n in figures)
    count = Cell.of_number(len(standing.values), language)
    name = Cell(language.text(standing.key), standing.key)
    return (name, value, Cell.of_number(standing.rank, language), count, low, high)
