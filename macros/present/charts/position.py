"""Position: where an accelerator stands in its segment, figure by figure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.fields import Field, ranked_in
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, markers, note, plot, rows_axis
from macros.present.charts.ticks import Scale
from macros.present.words.clauses import clauses
from macros.present.words.language import Language

FEWEST_PRODUCTS = 3
_MOST_TOLD = 3  # ranks in the finding; the chart has them all


@dataclass(frozen=True)
class Line:
    """One figure of the released accelerators of a segment, by id."""

    field: Field
    values: Mapping[str, float]
    gpus: tuple[Gpu, ...]

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


def standings(catalog: Catalog, gpu: Gpu) -> list[Standing]:
    """Return the rank of each known figure of a released accelerator in its segment."""
    return [
        Standing(line, line.values[gpu.id], line.places[gpu.id])
        for line in _lines(catalog, gpu.segment)
        if gpu.id in line.values
    ]


def position_chart(catalog: Catalog, gpu: Gpu, language: Language) -> Chart | None:
    """Return the accelerator's figures as marks on lines from the segment's lowest to highest.

    Return None for an announced or modified product, and in a segment of fewer than
    FEWEST_PRODUCTS.
    """
    own = standings(catalog, gpu)
    if not own:
        return None
    rows = len(own)
    base_lines = {"tickvals": list(range(rows)), "ticktext": [""] * rows, "showgrid": True}
    x_axis = axis("", Scale("linear", (-0.015, 1.015), ()), str)
    del x_axis["title"]
    released = [member.since for member in _members(catalog, gpu.segment) if member.since]
    return Chart(
        id="position",
        title=language.text("chart.position.title"),
        finding=_finding(catalog, gpu, own, language),
        remarks=(
            language.text("chart.position.rule"),
            *dated(released, language, "chart.released"),
        ),
        plot=plot(
            [_rug([standing.line for standing in own], language), _marks(gpu, own, language)],
            {**x_axis, "showgrid": False, "fixedrange": True},
            {**rows_axis(rows, below=0.2), **base_lines},
            [
                *(n for row, s in enumerate(own) for n in _row_notes(row, s, language)),
                *_end_notes(rows, language),
            ],
        ),
        columns=_columns(gpu, language),
        rows=tuple(_row(standing, language) for standing in own),
        csv="gpus.csv",
        row_ems=3.4,
    )


def _rug(lines: Sequence[Line], language: Language) -> Trace:
    """Return a tick for each product of the segment on each line."""
    return markers(
        language.text("chart.position.others"),
        6,
        [(place, row) for row, line in enumerate(lines) for place in line.places.values()],
        [language.local_name(gpu, short=True) for line in lines for gpu in line.gpus],
        [language.figure(n, line.field.unit) for line in lines for n in line.values.values()],
        symbol="line-ns-open",
        size=10,
    )


def _members(catalog: Catalog, segment: Segment) -> list[Gpu]:
    return [g for g in catalog.gpus.values() if g.segment == segment and g.is_regular]


@lru_cache(maxsize=32)  # as the page of each product of a segment asks for them
def _lines(catalog: Catalog, segment: Segment) -> tuple[Line, ...]:
    lines: list[Line] = []
    members = _members(catalog, segment)
    for field in ranked_in("position"):
        figures = ((gpu, field.of(gpu)) for gpu in members)
        known = [(gpu, figure) for gpu, figure in figures if figure is not None]
        if len(known) >= FEWEST_PRODUCTS:
            figures_by_id = {gpu.id: figure for gpu, figure in known}
            lines.append(Line(field, figures_by_id, tuple(gpu for gpu, _ in known)))
    return tuple(lines)


def _finding(catalog: Catalog, gpu: Gpu, own: Sequence[Standing], language: Language) -> str:
    # To be among the first in power is no praise.
    praised = [standing for standing in own if standing.line.field.better == "high"]
    ranks = [
        language.say(
            "standing-rank",
            figure=standing.line.field.word,
            name=language.text(standing.line.field.key),
            rank=standing.rank,
            count=len(standing.line.values),
        )
        for standing in praised[:_MOST_TOLD]
    ]
    others = catalog.gpus.values()
    has_modified = any(one.modified and one.segment == gpu.segment for one in others)
    return language.say(
        "chart-standing",
        segment=language.say("segment-products", id=gpu.segment),
        ranks=clauses(ranks, language),
        modified="yes" if has_modified else "no",
    )


def _columns(gpu: Gpu, language: Language) -> tuple[Column, ...]:
    keys = {"rank": "rank_head", "count": "count_head", "lowest": "lowest", "highest": "highest"}
    titles = {name: language.text(f"chart.position.{key}") for name, key in keys.items()}
    return (
        Column(language.text("chart.position.figure"), "figure"),
        Column(language.local_name(gpu), "value", is_number=True),
        *(Column(title, name, is_number=True) for name, title in titles.items()),
    )


def _marks(gpu: Gpu, own: Sequence[Standing], language: Language) -> Trace:
    return markers(
        language.local_name(gpu, short=True),
        1,
        [(s.place, row) for row, s in enumerate(own)],
        [language.local_name(gpu, short=True)] * len(own),
        [language.figure(s.value, s.line.field.unit) for s in own],
        symbol="diamond",
        size=13,
    )


def _row_notes(row: int, standing: Standing, language: Language) -> list[dict[str, Any]]:
    name = language.text(standing.line.field.key)
    return _at_both_ends(name, language.figure(standing.value, standing.line.field.unit), row, 15)


def _end_notes(rows: int, language: Language) -> list[dict[str, Any]]:
    lowest, highest = (language.text(f"chart.position.{end}") for end in ("lowest", "highest"))
    return _at_both_ends(lowest, highest, rows - 1, -20)


def _at_both_ends(left: str, right: str, row: int, shift: int) -> list[dict[str, Any]]:
    """Return the notes at both ends of a row's line, `shift` pixels above it."""
    place: dict[str, Any] = {"xref": "paper", "yshift": shift}
    return [note(left, 0, row, **place), note(right, 1, row, anchor="right", **place)]


def _row(standing: Standing, language: Language) -> tuple[Cell, ...]:
    figures = (standing.value, *standing.line.ends)
    value, low, high = (Cell(language.figure(n, standing.line.field.unit), n) for n in figures)
    count = Cell.of_number(len(standing.line.values), language)
    name = Cell(language.text(standing.line.field.key), f"field.{standing.line.field.path}")
    return (name, value, Cell.of_number(standing.rank, language), count, low, high)
