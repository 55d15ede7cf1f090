"""Arrangement: where the parts of a chart go at one size: margins, legend, ticks and labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from macros.present.charts.chart import Chart
from macros.present.charts.svg.label_places import Box, LabelPlace, placed_labels
from macros.present.charts.svg.scales import along, fraction
from macros.present.charts.svg.text_width import text_width

LINE = 1.5
LEGEND_KEY = 1.6  # room of a legend's symbol, in ems
TICK_GAP = 5
LEGEND_SHARE = 0.25  # of the height; a longer legend makes the drawing higher, not the axes short
LEGEND_EXTRA = 48  # around a name: its symbol and the gaps, as wide as in Plotly

Spots = Sequence[Sequence[tuple[float, float]]]


@dataclass(frozen=True)
class Size:
    """A drawing's size in its own units; `font` is the height of its text."""

    name: str
    width: float
    height: float
    font: float
    most_labels: int


WIDE = Size("wide", 800, 440, 13, 26)
NARROW = Size("narrow", 360, 380, 11.5, 9)
SIZES = (WIDE, NARROW)


@dataclass(frozen=True)
class LegendEntry:
    """A trace's place in the legend: the left end of its symbol, the middle of its line."""

    trace: int
    x: float
    y: float


@dataclass(frozen=True)
class Arrangement:
    """The parts of a chart at one size; `area` is the rectangle that the axes span.

    `spots` are where the points of each trace lie.
    """

    size: Size
    height: float
    area: Box
    legend: tuple[LegendEntry, ...]
    column: float
    ticks: tuple[int, ...]
    labels: tuple[LabelPlace, ...]
    spots: Spots

    def meta(self) -> dict[str, Any]:
        """Return what the live chart needs in order to put everything at the same places."""
        area = self.area
        return {
            "width": self.size.width,
            "height": round(self.height, 2),
            "font": self.size.font,
            "margin": {
                "l": round(area.left, 2),
                "t": round(area.top, 2),
                "r": round(self.size.width - area.right, 2),
                "b": round(self.height - area.bottom, 2),
            },
            "column": round(self.column, 2),
            "ticks": list(self.ticks),
            "labels": [[label.trace, label.point, label.position] for label in self.labels],
        }


def arranged(chart: Chart, size: Size) -> Arrangement:
    """Return the arrangement of a chart at a size."""
    layout = chart.plot["layout"]
    left, right = _left_margin(layout["yaxis"], size), _right_margin(layout["xaxis"], size)
    legend = _legend(chart.plot["data"], size, size.width - left - right)
    above = legend[-1].y + 1.3 * size.font if legend else 0.3 * size.font
    top = above + _title_room(layout, size)
    bottom_room = _bottom_room(layout["xaxis"], size)
    height = size.height + max(0.0, above - LEGEND_SHARE * size.height)
    if chart.row_ems:
        low, high = layout["yaxis"]["range"]
        height = top + abs(high - low) * chart.row_ems * size.font + bottom_room
    area = Box(left, top, size.width - right, height - bottom_room)
    spots = _spots(chart.plot, area)
    notes = _note_boxes(chart.plot, area, size) if chart.labelled else []
    return Arrangement(
        size=size,
        height=height,
        area=area,
        legend=legend,
        column=_legend_column(chart.plot["data"], size),
        ticks=_ticks_that_fit(layout["xaxis"], area, size),
        spots=spots,
        labels=placed_labels(chart, spots, area, size.font, size.most_labels, notes),
    )


def _spots(plot: dict[str, Any], area: Box) -> Spots:
    """Return where each point of each trace lies."""
    layout, width, height = plot["layout"], area.right - area.left, area.bottom - area.top
    return [
        list(
            zip(
                along(layout["xaxis"], trace["x"], area.left, width),
                along(layout["yaxis"], trace["y"], area.bottom, -height),
                strict=True,
            )
        )
        for trace in plot["data"]
    ]


def placers(
    plot: dict[str, Any], area: Box
) -> tuple[Callable[[Any], float], Callable[[Any], float]]:
    """Return the functions from values of the two axes to places in the drawing."""
    x, y = fraction(plot["layout"]["xaxis"]), fraction(plot["layout"]["yaxis"])
    return (
        lambda value: area.left + x(value) * (area.right - area.left),
        lambda value: area.bottom - y(value) * (area.bottom - area.top),
    )


def note_spots(plot: dict[str, Any], area: Box) -> list[tuple[float, float]]:
    """Return where the notes are anchored: the left, middle or right end of their middle lines."""
    x_of, y_of = placers(plot, area)
    x_axis, y_axis = plot["layout"]["xaxis"], plot["layout"]["yaxis"]
    spots = []
    for note in plot["layout"]["annotations"]:
        if note.get("xref") == "paper":
            x = area.left + note["x"] * (area.right - area.left)
        else:
            x = x_of(_of_axis(x_axis, note["x"]))
        spots.append((x, y_of(_of_axis(y_axis, note["y"])) - note.get("yshift", 0)))
    return spots


def _of_axis(axis: dict[str, Any], place: Any) -> Any:
    """Return the value at a note's place: on logarithmic axes Plotly takes its logarithm."""
    return 10**place if axis["type"] == "log" else place


def _note_boxes(plot: dict[str, Any], area: Box, size: Size) -> list[Box]:
    boxes = []
    notes = plot["layout"]["annotations"]
    for note, (x, y) in zip(notes, note_spots(plot, area), strict=True):
        width, half = text_width(note["text"]) * size.font, 0.5 * size.font
        left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[note["xanchor"]] * width
        boxes.append(Box(left, y - half, left + width, y + half))
    return boxes


def _legend(traces: Sequence[dict[str, Any]], size: Size, room: float) -> tuple[LegendEntry, ...]:
    """Return the places of the names in columns, in as many as Plotly has over the same area."""
    shown = [index for index, trace in enumerate(traces) if trace.get("showlegend", True)]
    if len(shown) < 2:
        return ()
    shown.sort(key=lambda index: (traces[index].get("legendrank", 1000), index))
    width = _legend_column(traces, size)
    columns = max(1, int(room // width))
    return tuple(
        LegendEntry(trace, place % columns * width, (0.8 + LINE * (place // columns)) * size.font)
        for place, trace in enumerate(shown)
    )


def _legend_column(traces: Sequence[dict[str, Any]], size: Size) -> float:
    """Return the width of a legend's column; like Plotly's, all are as wide as the widest."""
    names = [trace["name"] for trace in traces if trace.get("showlegend", True)]
    widest = max(map(text_width, names), default=0.0)
    return widest * size.font + LEGEND_EXTRA


def _title_room(layout: dict[str, Any], size: Size) -> float:
    return (1.7 if "title" in layout["yaxis"] else 1.1) * size.font


def _left_margin(axis: dict[str, Any], size: Size) -> float:
    widest = max(map(text_width, axis["ticktext"]), default=0.0)
    return (widest + 0.7) * size.font if widest else 0.5 * size.font


def _right_margin(axis: dict[str, Any], size: Size) -> float:
    return (1.2 if axis["ticktext"] else 0.5) * size.font


def _bottom_room(axis: dict[str, Any], size: Size) -> float:
    lines = (1.7 if axis["ticktext"] else 0.0) + (LINE if "title" in axis else 0.0)
    return (lines + 0.3) * size.font


def _ticks_that_fit(axis: dict[str, Any], area: Box, size: Size) -> tuple[int, ...]:
    """Return the ticks of the horizontal axis whose texts have room, the roundest first."""
    place = fraction(axis)
    taken: list[tuple[float, float]] = []
    fitting = []
    for index in sorted(range(len(axis["tickvals"])), key=lambda i: _roundness(axis, i)):
        middle = area.left + place(axis["tickvals"][index]) * (area.right - area.left)
        half = text_width(axis["ticktext"][index]) / 2 * size.font
        inside = middle - half >= 0 and middle + half <= size.width
        ends = (middle - half - TICK_GAP, middle + half + TICK_GAP)
        if inside and all(ends[1] <= low or ends[0] >= high for low, high in taken):
            taken.append(ends)
            fitting.append(index)
    return tuple(sorted(fitting))


def _roundness(axis: dict[str, Any], index: int) -> tuple[int, int]:
    """Return a key by which 1, 10, 100 come before 2, 20, 5, and every second tick is rounder."""
    if axis["type"] == "log":
        mark = f"{axis['tickvals'][index]:e}"[0]
        return ("125".index(mark), index)
    halvings = next(n for n in range(8, -1, -1) if index % 2**n == 0)
    return (-halvings, index)
