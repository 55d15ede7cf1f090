"""Charts: invented charts, and what a chart or a drawing shows."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from macros.present.charts.chart import Chart
from macros.present.charts.plot import axis, markers, plot
from macros.present.charts.svg.arrangement import Size, Spots, arranged
from macros.present.charts.svg.drawing import drawn
from macros.present.charts.svg.label_places import Box
from macros.present.charts.ticks import Scale

Place = tuple[float, float]
TENTHS = Scale("linear", (0.0, 10.0), (0.0, 5.0, 10.0))


def tiny_figure(
    *traces: dict[str, Any],
    x: dict[str, Any] | None = None,
    y: dict[str, Any] | None = None,
    notes: tuple[dict[str, Any], ...] = (),
    **changes: Any,
) -> Chart:
    """Return a chart with these traces, whose axes run from 0 to 10 unless others are given."""
    across, upward = (axis(title, TENTHS, lambda tick: f"{tick:g}") for title in ("X", "Y"))
    values = {"title": "Title", "finding": "Finding", "remarks": (), "columns": (), "rows": ()}
    made = plot(traces, x or across, y or upward, notes)
    return Chart(**{"id": "tiny", "plot": made, **values, **changes})


def tiny_points(points: list[Place], name: str = "Series", series: int = 0) -> dict[str, Any]:
    """Return a trace of points that are called `Point 0`, `Point 1`, and so on."""
    return markers(name, series, points, [f"Point {n}" for n in range(len(points))])


def label_all(chart: Chart) -> tuple[tuple[int, int], ...]:
    """Return every point of a chart, in the order of its data."""
    return tuple(
        (index, point)
        for index, trace in enumerate(chart.plot["data"])
        for point in range(len(trace.get("text", ())))
    )


def points_in(chart: Chart) -> dict[str, dict[str, tuple[Any, Any]]]:
    """Return the places of the chart's points, by series and name."""
    return {
        trace["name"]: dict(
            zip(trace["text"], zip(trace["x"], trace["y"], strict=True), strict=True)
        )
        for trace in chart.plot["data"]
        if "text" in trace
    }


def lines_in(chart: Chart) -> dict[str, list[tuple[Any, Any]]]:
    """Return the corners of the chart's lines, by name."""
    return {
        trace["name"]: list(zip(trace["x"], trace["y"], strict=True))
        for trace in chart.plot["data"]
        if "text" not in trace
    }


def details_in(chart: Chart) -> dict[str, str]:
    """Return what pointing at a point shows beside its name and charts, by name."""
    return {
        name: detail
        for trace in chart.plot["data"]
        if "text" in trace
        for name, detail in zip(trace["text"], trace["customdata"], strict=True)
    }


def csv_rows(chart: Chart) -> list[dict[str, Any]]:
    """Return the chart's data as the CSV file has them."""
    names = [column.name for column in chart.columns]
    return [dict(zip(names, (c.raw for c in row), strict=True)) for row in chart.rows]


def is_number_by_column(chart: Chart) -> dict[str, bool]:
    """Return for each column with data whether all that stands in it are numbers; not of dates."""
    found = {}
    for place, column in enumerate(chart.columns):
        known = [row[place].raw for row in chart.rows if row[place].raw not in (None, "")]
        if known and not column.name.endswith("date"):
            found[column.name] = all(isinstance(raw, int | float) for raw in known)
    return found


def drawing_of(chart: Chart, size: Size) -> ElementTree.Element:
    """Return the drawing as the tree that an XML reader makes of it."""
    return ElementTree.fromstring(drawn(chart, arranged(chart, size)))


def marker_boxes(chart: Chart, spots: Spots) -> list[Box]:
    """Return what the points of a chart cover."""
    boxes = []
    for trace, places in zip(chart.plot["data"], spots, strict=True):
        radius = trace["marker"]["size"] / 2 if "text" in trace else 0
        boxes += [Box(x - radius, y - radius, x + radius, y + radius) for x, y in places if radius]
    return boxes
