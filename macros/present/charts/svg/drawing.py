"""Drawing: a chart as inline SVG: text as text, colours from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from macros.present.charts.chart import Chart
from macros.present.charts.svg.arrangement import LEGEND_KEY, Arrangement, note_spots, placers
from macros.present.charts.svg.label_places import LabelPlace
from macros.present.charts.svg.symbols import is_open, symbol_path

Places = Sequence[tuple[float, float]]
_DASHES = {"solid": "", "dash": "6 4", "dot": "1.5 3", "dashdot": "6 3 1.5 3"}
_ANCHORS = {"left": "start", "center": "middle", "right": "end"}
_BASELINE = 0.35  # from the middle of a line of text down to its baseline, in ems


def drawn(chart: Chart, arrangement: Arrangement) -> Markup:
    """Return the chart as an `<svg>` element at one size."""
    return Markup("".join(_Drawing(chart, arrangement).pieces))


class _Drawing:
    """Puts the parts of one chart together, the rearmost first.

    They are written, not built as a tree: a site has thousands of drawings.
    """

    def __init__(self, chart: Chart, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self.plot = chart.plot
        self.layout = chart.plot["layout"]
        self.font = arrangement.size.font
        self.x_of, self.y_of = placers(chart.plot, arrangement.area)
        self.pieces = [self._head(chart)]
        self._axes()
        self._traces()
        self._notes()
        self._labels()
        self._legend()
        self.pieces.append("</svg>")

    def _head(self, chart: Chart) -> str:
        size, height = self.arrangement.size, self.arrangement.height
        title, text = (f"{chart.id}-{size.name}-{part}" for part in ("title", "text"))
        return (
            f'<svg class="guide-plot guide-plot--{size.name}"'
            f' viewBox="0 0 {_short(size.width)} {_short(height)}"'
            f' font-size="{_short(self.font)}" role="img" aria-labelledby="{title} {text}">'
            f'<title id="{title}">{escape(chart.title)}</title>'
            f'<desc id="{text}">{escape(chart.finding)}</desc>'
        )

    # --- Axes ----------------------------------------------------------------------------------

    def _axes(self) -> None:
        area, x_axis, y_axis = self.arrangement.area, self.layout["xaxis"], self.layout["yaxis"]
        lines = []
        if x_axis.get("showgrid", True):
            places = map(self.x_of, x_axis["tickvals"])
            lines += [f"M{_short(x)},{_short(area.top)}V{_short(area.bottom)}" for x in places]
        if y_axis.get("showgrid", True):
            places = map(self.y_of, y_axis["tickvals"])
            lines += [f"M{_short(area.left)},{_short(y)}H{_short(area.right)}" for y in places]
        self._path("guide-plot__grid", "".join(lines))
        for index in self.arrangement.ticks:
            x = self.x_of(x_axis["tickvals"][index])
            self._text("tick", x_axis["ticktext"][index], x, area.bottom + self.font, "center")
        for value, text in zip(y_axis["tickvals"], y_axis["ticktext"], strict=True):
            if text:
                x = area.left - 0.5 * self.font
                self._text("tick", text, x, self.y_of(value), "right")
        if "title" in y_axis:
            self._text("title", y_axis["title"]["text"], 0, area.top - 1.0 * self.font, "left")
        if "title" in x_axis:
            y = self.arrangement.height - 0.8 * self.font
            self._text("title", x_axis["title"]["text"], area.right, y, "right")

    # --- Data ----------------------------------------------------------------------------------

    def _traces(self) -> None:
        for trace, places in zip(self.plot["data"], self.arrangement.spots, strict=True):
            if trace["type"] == "bar":
                self._bars(trace, places)
                self._ranges(trace, places)
            else:
                self._ranges(trace, places)
                if "lines" in trace["mode"]:
                    self._line(trace, places)
                if "markers" in trace["mode"]:
                    self._markers(trace, places)

    def _bars(self, trace: dict[str, Any], places: Places) -> None:
        start = self.x_of(0)
        unit = self.y_of(1) - self.y_of(0)
        offset, width = trace["offset"] * unit, trace["width"] * unit
        pieces = (
            f"M{_short(start)},{_short(y + offset)}H{_short(x)}v{_short(width)}H{_short(start)}z"
            for x, y in places
        )
        self._path(_mark_class(trace), "".join(pieces), ' data-bars=""')

    def _ranges(self, trace: dict[str, Any], places: Places) -> None:
        letter = "x" if trace["type"] == "bar" else "y"
        if f"error_{letter}" not in trace:
            return
        errors = trace[f"error_{letter}"]
        rows = zip(places, trace[letter], errors["arrayminus"], errors["array"], strict=True)
        ranges = [
            (spot, value - low, value + high) for spot, value, low, high in rows if low or high
        ]
        if letter == "x":
            middle = (trace["offset"] + trace["width"] / 2) * (self.y_of(1) - self.y_of(0))
            ends = [(self.x_of(low), y + middle, self.x_of(high)) for (_, y), low, high in ranges]
            lines = "".join(f"M{_short(x)},{_short(y)}H{_short(end)}" for x, y, end in ends)
            self._path("guide-plot__range", lines, ' data-ranges=""')
        else:
            ends = [(x, self.y_of(low), self.y_of(high)) for (x, _), low, high in ranges]
            lines = "".join(f"M{_short(x)},{_short(y)}V{_short(end)}" for x, y, end in ends)
            self._path(f"guide-plot__line {_series(trace)}", lines)

    def _line(self, trace: dict[str, Any], places: Places) -> None:
        stepped = trace["line"].get("shape") == "hv"
        (x, y), *rest = places
        pieces = [f"M{_short(x)},{_short(y)}"]
        for x, y in rest:
            pieces.append(f"H{_short(x)}V{_short(y)}" if stepped else f"L{_short(x)},{_short(y)}")
        self._path(f"guide-plot__line {_series(trace)}", "".join(pieces), _dashes(trace))

    def _markers(self, trace: dict[str, Any], places: Places) -> None:
        shape = symbol_path(trace["marker"]["symbol"], trace["marker"]["size"] / 2)
        self._path(_mark_class(trace), _marks_path(shape, tuple(places)), ' data-points=""')

    # --- Words ---------------------------------------------------------------------------------

    def _notes(self) -> None:
        notes = self.layout["annotations"]
        spots = note_spots(self.plot, self.arrangement.area)
        for note, (x, y) in zip(notes, spots, strict=True):
            self._text("note", note["text"], x, y, note["xanchor"])

    def _labels(self) -> None:
        for label in self.arrangement.labels:
            text = self.plot["data"][label.trace]["text"][label.point]
            self._text("label", text, *_label_place(label))

    def _legend(self) -> None:
        for entry in self.arrangement.legend:
            trace = self.plot["data"][entry.trace]
            middle = entry.x + 0.55 * self.font
            if "line" in trace:
                ends = f"M{_short(entry.x)},{_short(entry.y)}h{_short(1.2 * self.font)}"
                self._path(f"guide-plot__line {_series(trace)}", ends, _dashes(trace))
            if "marker" in trace:
                symbol = trace["marker"].get("symbol", "square")
                shape = symbol_path(symbol, 0.36 * self.font)
                place = f"M{_short(middle)},{_short(entry.y)}"
                self._path(_mark_class(trace), place + shape)
            self._text("key", trace["name"], entry.x + LEGEND_KEY * self.font, entry.y, "left")

    # --- Elements ------------------------------------------------------------------------------

    def _path(self, class_: str, data: str, further: str = "") -> None:
        self.pieces.append(f'<path class="{class_}" d="{data}"{further} />')

    def _text(self, kind: str, text: str, x: float, y: float, anchor: str) -> None:
        anchored = "" if anchor == "left" else f' text-anchor="{_ANCHORS[anchor]}"'
        self.pieces.append(
            f'<text class="guide-plot__{kind}" x="{_short(x)}"'
            f' y="{_short(y + _BASELINE * self.font)}"{anchored}>{escape(text)}</text>'
        )


@lru_cache(maxsize=512)  # many charts show the same products behind one of them
def _marks_path(shape: str, places: tuple[tuple[float, float], ...]) -> str:
    return "".join(f"M{x:.0f},{y:.0f}{shape}" for x, y in places)  # pages stay small


def _label_place(label: LabelPlace) -> tuple[float, float, str]:
    middle = (label.box.top + label.box.bottom) / 2
    if label.position.endswith("left"):
        return label.box.right, middle, "right"
    if label.position.endswith("center"):
        return (label.box.left + label.box.right) / 2, middle, "center"
    return label.box.left, middle, "left"


def _dashes(trace: dict[str, Any]) -> str:
    dashes = _DASHES[trace["line"].get("dash", "solid")]
    return f' stroke-dasharray="{dashes}"' if dashes else ""


def _mark_class(trace: dict[str, Any]) -> str:
    fill = trace["meta"].get("fill", "full")
    if is_open(trace["marker"].get("symbol", "")):
        fill = "none"
    kind = {"full": "", "pale": "--pale", "none": "--open"}[fill]
    return f"guide-plot__marks{kind} {_series(trace)}"


def _series(trace: dict[str, Any]) -> str:
    return f"guide-series-{trace['meta']['series']}"


def _short(number: float) -> str:
    """Return a number with one decimal, so that pages stay small."""
    text = f"{number:.1f}"
    return text.removesuffix(".0")
