"""Plot: the pieces of Plotly's schema that our charts are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from macros.present.charts.ticks import Scale

Trace = dict[str, Any]
Fill = Literal["full", "pale", "none"]

# Okabe and Ito's colours, which colour-blind readers can tell apart, each with a shape for print.
# The page replaces the colours by its own variables --guide-series-1 to -7, made after these.
STYLES = (
    ("#0072B2", "circle"),
    ("#D55E00", "square"),
    ("#009E73", "diamond"),
    ("#CC79A7", "triangle-up"),
    ("#E69F00", "cross"),
    ("#56B4E9", "x"),
    ("#999999", "star"),
)
NEUTRAL = "#777777"
DASHES = ("solid", "dash", "dot", "dashdot")
BAR_WIDTH = 0.4
PALE = 0.4  # how much of the colour of a pale bar covers the page; the style says the same


def markers(
    name: str,
    series: int,
    points: Sequence[tuple[Any, Any]],
    names: Sequence[str],
    details: Sequence[str] = (),
    *,
    symbol: str = "",
    size: int = 9,
) -> Trace:
    """Return a series of points; `series` counts from 0 and gives the colour and the shape.

    `details` is what pointing at a point shows beside its name and its two values.
    """
    colour, shape = STYLES[series % len(STYLES)]
    outlined = "-open" if series // len(STYLES) % 2 else ""  # an eighth series differs in this
    return {
        **_scatter(name, "markers", points),
        "text": list(names),
        "customdata": list(details) or [""] * len(names),
        "marker": {"color": colour, "symbol": symbol or f"{shape}{outlined}", "size": size},
        "meta": {"series": series % len(STYLES) + 1},
    }


def line(
    name: str,
    series: int | None,
    points: Sequence[tuple[Any, Any]],
    *,
    dash: str = "solid",
    legend: bool = False,
    step: bool = False,
) -> Trace:
    """Return a line; without a `series` it is grey. It shows nothing when pointed at."""
    colour = NEUTRAL if series is None else STYLES[series % len(STYLES)][0]
    return {
        **_scatter(name, "lines", points),
        "hoverinfo": "skip",
        "showlegend": legend,
        "legendrank": 2000,  # after the points, though drawn behind them
        "line": {"color": colour, "width": 1.5, "dash": dash, "shape": "hv" if step else "linear"},
        "meta": {"series": 0 if series is None else series % len(STYLES) + 1},
    }


def _scatter(name: str, mode: str, points: Sequence[tuple[Any, Any]]) -> Trace:
    x, y = ([point[axis] for point in points] for axis in (0, 1))
    return {"type": "scatter", "mode": mode, "name": name, "x": x, "y": y}


def bars(
    name: str,
    series: int,
    rows: Sequence[tuple[float, float]],
    names: Sequence[str],
    details: Sequence[str] = (),
    *,
    fill: Fill = "full",
) -> Trace:
    """Return horizontal bars: `rows` holds each bar's place and length.

    A bar hangs below its place, above which there is room for its name. One whose `fill` is not
    full has an outline; a pale one lets a range be seen over it.
    """
    colour = STYLES[series % len(STYLES)][0]
    colours = {"full": colour, "pale": faded(colour), "none": "rgba(0,0,0,0)"}
    outline = {} if fill == "full" else {"line": {"color": colour, "width": 1.2}}
    return {
        "type": "bar",
        "orientation": "h",
        "name": name,
        "x": [length for _, length in rows],
        "y": [place for place, _ in rows],
        "width": BAR_WIDTH,
        "offset": 0.05,
        "text": list(names),
        "textposition": "none",
        "customdata": list(details),
        "marker": {"color": colours[fill], **outline},
        "meta": {"series": series % len(STYLES) + 1, "fill": fill},
    }


def faded(colour: str) -> str:
    """Return a colour, written as #rrggbb, through which the page shows."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red},{green},{blue},{PALE})"


def error_bars(low: Sequence[float], high: Sequence[float]) -> dict[str, Any]:
    """Return how far below and above each point its range reaches, on either axis."""
    return {"type": "data", "symmetric": False, "array": list(high), "arrayminus": list(low)}


def axis(title: str, scale: Scale, tick_text: Callable[[Any], str]) -> dict[str, Any]:
    """Return an axis with its ends and ticks fixed, so that both renderings agree."""
    return {
        "title": {"text": title},
        "type": scale.kind,
        "range": list(scale.ends),
        "tickmode": "array",
        "tickvals": list(scale.ticks),
        "ticktext": [tick_text(tick) for tick in scale.ticks],
        "tickangle": 0,
        "zeroline": False,
    }


def rows_axis(count: int, below: float = 0.0) -> dict[str, Any]:
    """Return a vertical axis of rows, numbered from 0 at the top, with room `below` in rows."""
    return {
        "type": "linear",
        "range": [count - 0.5 + below, -0.5],
        "tickmode": "array",
        "tickvals": [],
        "ticktext": [],
        "tickangle": 0,
        "showgrid": False,
        "zeroline": False,
        "fixedrange": True,
    }


def note(text: str, x: Any, y: Any, *, anchor: str = "left", **values: Any) -> dict[str, Any]:
    """Return a text in the chart, at values of the axes unless `xref` or `yref` say otherwise."""
    return {
        "text": text,
        "x": x,
        "y": y,
        "xanchor": anchor,
        "yanchor": "middle",
        "showarrow": False,
        **values,
    }


def row_note(row: int, text: str) -> dict[str, Any]:
    """Return the name of a row, above its bar or marks."""
    return note(text, 0, row - BAR_WIDTH / 2, xref="paper")


def plot(
    traces: Sequence[Trace],
    x_axis: dict[str, Any],
    y_axis: dict[str, Any],
    notes: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Return a chart in Plotly's schema."""
    return {
        "data": list(traces),
        "layout": {
            "xaxis": x_axis,
            "yaxis": y_axis,
            "annotations": list(notes),
            "legend": {"orientation": "h", "x": 0, "xanchor": "left", "yanchor": "bottom"},
            "paper_bgcolor": "rgba(0,0,0,0)",
            "plot_bgcolor": "rgba(0,0,0,0)",
            "hovermode": "closest",
        },
    }
