"""Charts: invented figures, and what a figure or a drawing shows."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from macros.present.figures.figure import Figure
from macros.present.figures.plot import axis, markers, plot
from macros.present.figures.ticks import Scale
from macros.present.svg.arrangement import Size, Spots, arranged
from macros.present.svg.drawing import drawn
from macros.present.svg.label_places import Box

Place = tuple[float, float]
TENTHS = Scale("linear", (0.0, 10.0), (0.0, 5.0, 10.0))


def tiny_figure(
    *traces: dict[str, Any],
    x: dict[str, Any] | None = None,
    y: dict[str, Any] | None = None,
    notes: tuple[dict[str, Any], ...] = (),
    **changes: Any,
) -> Figure:
    """Return a figure with these traces, whose axes run from 0 to 10 unless others are given."""
    across, upward = (axis(title, TENTHS, lambda tick: f"{tick:g}") for title in ("X", "Y"))
    values = {"title": "Title", "finding": "Finding", "remarks": (), "columns": (), "rows": ()}
    made = plot(traces, x or across, y or upward, notes)
    return Figure(**{"id": "tiny", "plot": made, **values, **changes})


def tiny_points(points: list[Place], name: str = "Series", series: int = 0) -> dict[str, Any]:
    """Return a trace of points that are called `Point 0`, `Point 1`, and so on."""
    return markers(name, series, points, [f"Point {n}" for n in range(len(points))])


def label_all(figure: Figure) -> tuple[tuple[int, int], ...]:
    """Return every point of a figure, in the order of its data."""
    return tuple(
        (index, point)
        for index, trace in enumerate(figure.plot["data"])
        for point in range(len(trace.get("text", ())))
    )


def points_in(figure: Figure) -> dict[str, dict[str, tuple[Any, Any]]]:
    """Return the places of the figure's points, by series and name."""
    return {
        trace["name"]: dict(
            zip(trace["text"], zip(trace["x"], trace["y"], strict=True), strict=True)
        )
        for trace in figure.plot["data"]
        if "text" in trace
    }


def lines_in(figure: Figure) -> dict[str, list[tuple[Any, Any]]]:
    """Return the corners of the figure's lines, by name."""
    return {
        trace["name"]: list(zip(trace["x"], trace["y"], strict=True))
        for trace in figure.plot["data"]
        if "text" not in trace
    }


def details_in(figure: Figure) -> dict[str, str]:
    """Return what pointing at a point shows beside its name and figures, by name."""
    return {
        name: detail
        for trace in figure.plot["data"]
        if "text" in trace
        for name, detail in zip(trace["text"], trace["customdata"], strict=True)
    }


def csv_rows(figure: Figure) -> list[dict[str, Any]]:
    """Return the figure's data as the CSV file has them."""
    names = [column.name for column in figure.columns]
    return [dict(zip(names, (c.raw for c in row), strict=True)) for row in figure.rows]


def drawing_of(figure: Figure, size: Size) -> ElementTree.Element:
    """Return the drawing as the tree that an XML reader makes of it."""
    return ElementTree.fromstring(drawn(figure, arranged(figure, size)))


def marker_boxes(figure: Figure, spots: Spots) -> list[Box]:
    """Return what the points of a figure cover."""
    found = []
    for trace, places in zip(figure.plot["data"], spots, strict=True):
        radius = trace["marker"]["size"] / 2 if "text" in trace else 0
        found += [Box(x - radius, y - radius, x + radius, y + radius) for x, y in places if radius]
    return found
