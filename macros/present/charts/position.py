"""Position: where an accelerator stands in its segment, figure by figure."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.fields import Field, ranked_in
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, markers, note, plot, rows_axis
from macros.present.charts.ticks import Scale
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language

FEWEST_PRODUCTS = 3


@dataclass(frozen=True)
class Line:
    """One figure of the released accelerators of a segment, by id."""

    field: Field
    values: Mapping[str, float]
    names: tuple[str, ...]

    @cached_property
    def ends(self) -> tuple[float, float]:
        """The lowest and the highest value."""
        return min(self.values.values()), max(self.values.values())

    @cached_property
    def places(self) -> Mapping[str, float]:
        """Where each value lies between the lowest (0) and the highest (1), in logarithms."""
        low, high = map(math.log, self.ends)
        return {
            id_: round((math.log(value) - low) / (high - low), 4) if high > low else 0.5
            for id_, value in self.values.items()
        }


@dataclass(frozen=True)
class Standing:
    """One figure of an accelerator among those of its segment; rank 1 has the highest."""

    line: Line
    value: float
    place: float

    @property
    def rank(self) -> int:
        """One more than the number of those with more."""
        return 1 + sum(other > self.value for other in self.line.values.values())


class Positions:
    """Where the accelerators of a catalogue stand, told in a language.

    What the charts of a segment share is computed once.
    """

    def __init__(self, catalog: Catalog, language: Language) -> None:
        """Take the facts and the language; nothing is drawn yet."""
        self.catalog, self.language = catalog, language
        self._lines: dict[Segment, tuple[Line, ...]] = {}
        self._remark_texts: dict[Segment, tuple[str, ...]] = {}

    def standings(self, gpu: Gpu) -> list[Standing]:
        """Return the rank of each known figure of a released accelerator in its segment."""
        return [
            Standing(line, line.values[gpu.id], line.places[gpu.id])
            for line in self._lines_of(gpu.segment)
            if gpu.id in line.values
        ]

    def chart(self, gpu: Gpu) -> Chart | None:
        """Return the accelerator's figures as marks on lines from the segment's lowest to highest.

        Return None for an announced product, and in a segment of fewer than FEWEST_PRODUCTS.
        """
        standings, language = self.standings(gpu), self.language
        if not standings:
            return None
        rows = len(standings)
        base_lines = {"tickvals": list(range(rows)), "ticktext": [""] * rows, "showgrid": True}
        x_axis = axis("", Scale("linear", (-0.015, 1.015), ()), str)
        del x_axis["title"]
        return Chart(
            id="position",
            title=language.text("chart.position.title"),
            finding=_finding(gpu, standings, language),
            remarks=self._remarks(gpu.segment),
            plot=plot(
                [
                    _rug([standing.line for standing in standings], language),
                    _marks(gpu, standings, language),
                ],
                {**x_axis, "showgrid": False, "fixedrange": True},
                {**rows_axis(rows, below=0.2), **base_lines},
                [
                    *(n for row, s in enumerate(standings) for n in _row_notes(row, s, language)),
                    *_end_notes(rows, language),
                ],
            ),
            columns=_columns(gpu, language),
            rows=tuple(_row(standing, language) for standing in standings),
            csv="gpus.csv",
            row_ems=3.4,
        )

    def _remarks(self, segment: Segment) -> tuple[str, ...]:
        if segment not in self._remark_texts:
            released = [g.released for g in _members(self.catalog, segment) if g.released]
            rule = self.language.text("chart.position.rule")
            self._remark_texts[segment] = (rule, *dated(released, self.language, "chart.released"))
        return self._remark_texts[segment]

    def _lines_of(self, segment: Segment) -> tuple[Line, ...]:
        if segment not in self._lines:
            lines = _lines(_members(self.catalog, segment))
            self._lines[segment] = tuple(
                line for line in lines if len(line.values) >= FEWEST_PRODUCTS
            )
        return self._lines[segment]


def _rug(lines: Sequence[Line], language: Language) -> Trace:
    """Return a tick for each product of the segment on each line."""
    return markers(
        language.text("chart.position.others"),
        6,
        [(place, row) for row, line in enumerate(lines) for place in line.places.values()],
        [name for line in lines for name in line.names],
        [language.figure(n, line.field.unit) for line in lines for n in line.values.values()],
        symbol="line-ns-open",
        size=10,
    )


def _members(catalog: Catalog, segment: Segment) -> list[Gpu]:
    return [g for g in catalog.gpus.values() if g.segment == segment and not g.preview]


def _lines(members: Sequence[Gpu]) -> Iterator[Line]:
    for field in ranked_in("position"):
        known = [(gpu, value) for gpu in members if (value := field.of(gpu)) is not None]
        names = tuple(short_name(gpu) for gpu, _ in known)
        yield Line(field, {gpu.id: value for gpu, value in known}, names)


def _finding(gpu: Gpu, standings: Sequence[Standing], language: Language) -> str:
    ranks = [
        language.text(
            "chart.position.rank",
            name=language.text(standing.line.field.key),
            rank=language.exact(standing.rank),
            count=language.exact(len(standing.line.values)),
        )
        for standing in standings
        if standing.line.field.better == "high"  # to be among the first in power is no praise
    ]
    return language.text(
        "chart.position.finding",
        segment=language.text(f"segment.{gpu.segment}"),
        list=language.text("join.semicolon").join(ranks),
    )


def _columns(gpu: Gpu, language: Language) -> tuple[Column, ...]:
    keys = {"rank": "rank_head", "count": "count_head", "lowest": "lowest", "highest": "highest"}
    titles = {name: language.text(f"chart.position.{key}") for name, key in keys.items()}
    return (
        Column(language.text("chart.position.figure"), "figure"),
        Column(gpu.name, "value", is_number=True),
        *(Column(title, name, is_number=True) for name, title in titles.items()),
    )


def _marks(gpu: Gpu, standings: Sequence[Standing], language: Language) -> Trace:
    return markers(
        short_name(gpu),
        1,
        [(s.place, row) for row, s in enumerate(standings)],
        [short_name(gpu)] * len(standings),
        [language.figure(s.value, s.line.field.unit) for s in standings],
        symbol="diamond",
        size=13,
    )


def _row_notes(row: int, standing: Standing, language: Language) -> list[dict[str, Any]]:
    value = language.figure(standing.value, standing.line.field.unit)
    above: dict[str, Any] = {"xref": "paper", "yshift": 15}
    return [
        note(language.text(standing.line.field.key), 0, row, **above),
        note(value, 1, row, anchor="right", **above),
    ]


def _end_notes(rows: int, language: Language) -> list[dict[str, Any]]:
    lowest, highest = (language.text(f"chart.position.{end}") for end in ("lowest", "highest"))
    below: dict[str, Any] = {"xref": "paper", "yshift": -20}
    return [
        note(lowest, 0, rows - 1, **below),
        note(highest, 1, rows - 1, anchor="right", **below),
    ]


def _row(standing: Standing, language: Language) -> tuple[Cell, ...]:
    figures = (standing.value, *standing.line.ends)
    value, low, high = (Cell(language.figure(n, standing.line.field.unit), n) for n in figures)
    count = Cell.of_number(len(standing.line.values), language)
    name = Cell(language.text(standing.line.field.key), f"field.{standing.line.field.path}")
    return (name, value, Cell.of_number(standing.rank, language), count, low, high)
