from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from macros.present.charts.chart import Chart
from macros.present.charts.plot import (
    DASHES,
    STYLES,
    Fill,
    axis,
    bars,
    error_bars,
    line,
    markers,
    note,
    rows_axis,
)
from macros.present.charts.svg.arrangement import SIZES, WIDE, Size, arranged
from macros.present.charts.svg.drawing import drawn
from macros.present.charts.svg.label_places import Box
from macros.present.charts.ticks import Scale
from tests.charts import drawing_of, label_all, tiny_figure, tiny_points

HOSTILE = '</svg><script>alert(1)</script><b title="\'x">&amp;'
NUMBER = r"(-?[\d.]+)"
ROUNDED = 0.051  # places are written with one decimal
SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)


def scaled(kind: str, low: Any, high: Any) -> dict[str, Any]:
    return axis("Axis", Scale(kind, (low, high), ()), str)


def paths(root: ElementTree.Element, class_: str) -> list[ElementTree.Element]:
    return [path for path in root.iter("path") if class_ in path.get("class", "").split()]


def path_of(root: ElementTree.Element, class_: str) -> str:
    (path,) = paths(root, class_)
    return path.get("d", "")


def marks(root: ElementTree.Element) -> list[tuple[float, float]]:
    """Return where the points of the one series stand."""
    starts = re.findall(rf"M{NUMBER},{NUMBER}", path_of(root, "guide-plot__marks"))
    return [(float(x), float(y)) for x, y in starts]


def texts(root: ElementTree.Element, kind: str) -> list[str | None]:
    return [t.text for t in root.iter("text") if t.get("class") == f"guide-plot__{kind}"]


def area_of(chart: Chart, size: Size = WIDE) -> Box:
    return arranged(chart, size).area


def between(low: float, high: float, share: float) -> Any:
    return pytest.approx(low + share * (high - low), abs=0.51)  # points lie on whole units


@SIZE
@pytest.mark.parametrize(
    ("x", "value", "share"),
    [
        (scaled("linear", 0.0, 10.0), 2.5, 0.25),
        (scaled("linear", 10.0, 0.0), 2.5, 0.75),
        (scaled("linear", -1.0, 4.0), 0.0, 0.2),
        (scaled("log", 0.0, 2.0), 10, 0.5),
        (scaled("log", -1.0, 3.0), 1, 0.25),
        (scaled("date", "2024-02-27", "2024-03-02"), "2024-02-28", 0.25),
        (scaled("date", "2024-02-27", "2024-03-02"), "2024-03-01", 0.75),
    ],
)
def test_point_stands_where_its_axes_say(
    size: Size, x: dict[str, Any], value: Any, share: float
) -> None:
    chart = tiny_figure(tiny_points([(value, 2.5)]), x=x)
    area = area_of(chart, size)
    ((across, down),) = marks(drawing_of(chart, size))
    assert across == between(area.left, area.right, share)
    assert down == between(area.bottom, area.top, 0.25)


@SIZE
def test_drawing_has_its_title_its_finding_and_its_size(size: Size) -> None:
    root = drawing_of(tiny_figure(tiny_points([(5, 5)])), size)
    assert (root.tag, root.get("role")) == ("svg", "img")
    named = [root.find(f"*[@id='{id_}']") for id_ in root.get("aria-labelledby", "").split()]
    assert [(e.tag, e.text) for e in named if e is not None] == [
        ("title", "Title"),
        ("desc", "Finding"),
    ]
    left, top, width, height = map(float, root.get("viewBox", "").split())
    assert (left, top, width, height) == (0, 0, size.width, size.height)


def test_two_sizes_of_a_figure_have_names_of_their_own() -> None:
    chart = tiny_figure()
    ids = [e.get("id") for size in SIZES for e in drawing_of(chart, size) if e.get("id")]
    assert len(ids) == len(set(ids)) == 4


@SIZE
def test_hostile_words_stay_text(size: Size) -> None:
    trace = markers(HOSTILE, 0, [(5, 5)], [HOSTILE], [HOSTILE])
    other = line(HOSTILE, None, [(0, 0), (9, 9)], legend=True)
    hostile_axis = axis(HOSTILE, Scale("linear", (0.0, 10.0), (5.0,)), lambda tick: HOSTILE)
    chart = tiny_figure(
        other,
        trace,
        x=hostile_axis,
        y=axis(HOSTILE, Scale("linear", (0.0, 10.0), ()), str),
        notes=(note(HOSTILE, 5, 5),),
        title=HOSTILE,
        finding=HOSTILE,
        labelled=((1, 0),),
    )
    html = str(drawn(chart, arranged(chart, size)))
    root = ElementTree.fromstring(html)
    assert {element.tag for element in root.iter()} == {"svg", "title", "desc", "path", "text"}
    assert [t.text for t in root.iter("text")].count(HOSTILE) >= 5
    assert (root.findtext("title"), root.findtext("desc")) == (HOSTILE, HOSTILE)
    assert "<script" not in html


@SIZE
def test_colours_come_from_the_page_and_nothing_runs(size: Size) -> None:
    chart = tiny_figure(
        *(tiny_points([(n, n)], f"S{n}", n) for n in range(7)),
        line("L", None, [(0, 0), (9, 9)], dash="dot", legend=True),
        notes=(note("N", 1, 1),),
    )
    html = str(drawn(chart, arranged(chart, size)))
    assert not re.search(r'[ "](style|fill|stroke|on\w+|href)="', html)
    assert not re.search(r"<(script|style|image|use|foreignObject)\b", html)
    assert not any(colour in html for colour, _ in STYLES)


def test_series_has_the_class_of_its_colour() -> None:
    root = drawing_of(tiny_figure(tiny_points([(5, 5)], series=2)), WIDE)
    assert path_of(root, "guide-series-3")


def test_outlined_symbol_is_not_filled() -> None:
    trace = markers("S", 0, [(5, 5)], ["A"], symbol="diamond-open")
    root = drawing_of(tiny_figure(trace), WIDE)
    assert paths(root, "guide-plot__marks--open")
    assert not paths(root, "guide-plot__marks")


@pytest.mark.parametrize("symbol", [shape for _, shape in STYLES] + ["line-ns-open"])
def test_every_symbol_can_be_drawn_in_the_area_and_in_the_legend(symbol: str) -> None:
    traces = [markers(name, 0, [(5, 5)], ["A"], symbol=symbol) for name in ("One", "Other")]
    root = drawing_of(tiny_figure(*traces), WIDE)
    assert len([p for p in paths(root, "guide-series-1") if "M" in p.get("d", "")]) == 4


def test_line_runs_through_its_points() -> None:
    chart = tiny_figure(line("L", 0, [(0, 0), (5, 10), (10, 0)]))
    area = area_of(chart)
    middle = (area.left + area.right) / 2
    path = path_of(drawing_of(chart, WIDE), "guide-plot__line")
    numbers = [float(number) for number in re.findall(NUMBER, path)]
    ends = [area.left, area.bottom, middle, area.top, area.right, area.bottom]
    assert numbers == pytest.approx(ends, abs=ROUNDED)
    assert re.sub(r"[^A-Z]", "", path) == "MLL"


def test_stepped_line_runs_across_before_it_rises() -> None:
    chart = tiny_figure(line("L", 0, [(0, 0), (10, 10)], step=True))
    area = area_of(chart)
    path = path_of(drawing_of(chart, WIDE), "guide-plot__line")
    numbers = [float(number) for number in re.findall(NUMBER, path)]
    assert re.sub(r"[^A-Z]", "", path) == "MHV"
    assert numbers[2:] == pytest.approx([area.right, area.top], abs=ROUNDED)


def test_dashes_of_lines_differ() -> None:
    patterns = set()
    for dash in DASHES:
        root = drawing_of(tiny_figure(line("L", 0, [(0, 0), (9, 9)], dash=dash)), WIDE)
        (path,) = paths(root, "guide-plot__line")
        patterns.add(path.get("stroke-dasharray"))
    assert len(patterns) == len(DASHES)
    assert None in patterns


def test_bar_runs_from_zero_to_its_value_below_its_name() -> None:
    trace = bars("B", 0, [(0, 5), (1, 10)], ["A", "B"])
    chart = tiny_figure(trace, y=rows_axis(2), row_ems=2.5)
    area = area_of(chart)
    root = drawing_of(chart, WIDE)
    shape = rf"M{NUMBER},{NUMBER}H{NUMBER}v{NUMBER}H{NUMBER}z"
    path = path_of(root, "guide-series-1")
    boxes = [[float(n) for n in bar] for bar in re.findall(shape, path)]
    row = (area.bottom - area.top) / 2
    for index, (left, top, right, thick, back) in enumerate(boxes):
        assert (left, back) == (between(area.left, area.right, 0), left)
        assert right == between(area.left, area.right, (index + 1) / 2)
        assert top == pytest.approx(area.top + (index + 0.5 + 0.05) * row, abs=ROUNDED)
        assert thick == pytest.approx(0.4 * row, abs=ROUNDED)
    assert len(boxes) == 2


def test_range_of_a_point_is_a_line_from_its_lowest_to_its_highest() -> None:
    trace = {**tiny_points([(2, 5), (8, 5)]), "error_y": error_bars([1, 0], [2, 0])}
    chart = tiny_figure(trace)
    area = area_of(chart)
    (ends,) = re.findall(
        rf"M{NUMBER},{NUMBER}V{NUMBER}", path_of(drawing_of(chart, WIDE), "guide-plot__line")
    )
    across, low, high = map(float, ends)
    assert across == between(area.left, area.right, 0.2)
    assert low == between(area.bottom, area.top, 0.4)
    assert high == between(area.bottom, area.top, 0.7)


@pytest.mark.parametrize(
    ("values", "across", "up"),
    [
        ({"x": 2, "y": 5}, lambda area: area.left + 0.2 * (area.right - area.left), 0),
        ({"x": 1, "y": 5, "xref": "paper"}, lambda area: area.right, 0),
        ({"x": 0, "y": 5, "xref": "paper", "yshift": 20}, lambda area: area.left, 20),
    ],
)
def test_note_stands_at_its_place(
    values: dict[str, Any], across: Callable[[Box], float], up: float
) -> None:
    chart = tiny_figure(notes=(note("Note", **values),))
    area = area_of(chart)
    (text,) = drawing_of(chart, WIDE).findall("text[@class='guide-plot__note']")
    middle = float(text.get("y", "")) - 0.35 * WIDE.font
    assert float(text.get("x", "")) == pytest.approx(across(area), abs=ROUNDED)
    assert middle == pytest.approx((area.top + area.bottom) / 2 - up, abs=ROUNDED)


def test_note_on_a_logarithmic_axis_stands_at_its_exponent() -> None:
    logarithmic = scaled("log", 0.0, 4.0)
    chart = tiny_figure(x=logarithmic, notes=(note("Note", 1, 5),))
    area = area_of(chart)
    (text,) = drawing_of(chart, WIDE).findall("text[@class='guide-plot__note']")
    assert float(text.get("x", "")) == between(area.left, area.right, 0.25)


@SIZE
def test_names_stand_where_the_arrangement_puts_them(size: Size) -> None:
    spots: list[tuple[float, float]] = [(0.2, 5), (9.9, 5), (5, 0.1), (5, 9.9), (5, 9.8)]
    chart = tiny_figure(tiny_points(spots))
    chart = tiny_figure(*chart.plot["data"], labelled=label_all(chart))
    labels = arranged(chart, size).labels
    texts = drawing_of(chart, size).findall("text[@class='guide-plot__label']")
    assert len(labels) >= 4
    assert [e.text for e in texts] == [f"Point {label.point}" for label in labels]
    for label, element in zip(labels, texts, strict=True):
        anchor = element.get("text-anchor", "start")
        left, right = label.box.left, label.box.right
        place = {"start": left, "middle": (left + right) / 2, "end": right}[anchor]
        assert float(element.get("x", "")) == pytest.approx(place, abs=ROUNDED)
        assert label.box.top < float(element.get("y", "")) < label.box.bottom


@SIZE
def test_axes_have_their_titles_and_ticks(size: Size) -> None:
    root = drawing_of(tiny_figure(), size)
    assert texts(root, "title") == ["Y", "X"]
    assert texts(root, "tick") == ["0", "5", "10", "0", "5", "10"]
    assert path_of(root, "guide-plot__grid").count("M") == 6


def test_rows_have_no_grid_and_no_ticks() -> None:
    root = drawing_of(tiny_figure(y=rows_axis(3), row_ems=2), WIDE)
    assert texts(root, "tick") == ["0", "5", "10"]
    assert path_of(root, "guide-plot__grid").count("M") == 3


def test_legend_names_the_traces_with_their_symbols_and_dashes() -> None:
    front = line("Front", None, [(0, 0), (9, 9)], dash="dot", legend=True)
    root = drawing_of(tiny_figure(front, tiny_points([(5, 5)], "One")), WIDE)
    assert texts(root, "key") == ["One", "Front"]
    dotted = [path for path in paths(root, "guide-plot__line") if path.get("stroke-dasharray")]
    assert len(dotted) == 2
    assert len(paths(root, "guide-plot__marks")) == 2


@SIZE
@pytest.mark.parametrize(
    ("fill", "class_"),
    [
        ("full", "guide-plot__marks"),
        ("pale", "guide-plot__marks--pale"),
        ("none", "guide-plot__marks--open"),
    ],
)
def test_bars_are_filled_as_their_trace_says(size: Size, fill: Fill, class_: str) -> None:
    trace = bars("Series", 0, [(0, 4), (1, 2)], ["A", "B"], fill=fill)
    root = drawing_of(tiny_figure(trace, y=rows_axis(2), row_ems=2.5), size)
    assert len(paths(root, class_)) == 1


@SIZE
def test_range_of_a_bar_lies_over_its_middle(size: Size) -> None:
    trace = bars("Series", 0, [(0, 4), (1, 2)], ["A", "B"], fill="pale")
    trace["error_x"] = error_bars([1, 0], [3, 0])
    chart = tiny_figure(trace, y=rows_axis(2), row_ems=2.5)
    root, area = drawing_of(chart, size), area_of(chart, size)
    (ends,) = re.findall(rf"M{NUMBER},{NUMBER}H{NUMBER}", path_of(root, "guide-plot__range"))
    left, y, right = map(float, ends)
    assert left == between(area.left, area.right, 0.3)
    assert right == between(area.left, area.right, 0.7)
    bar, _ = re.findall(
        rf"M{NUMBER},{NUMBER}H{NUMBER}v{NUMBER}", path_of(root, "guide-plot__marks--pale")
    )
    _, start, _, height = map(float, bar)
    assert y == pytest.approx(start + height / 2, abs=2 * ROUNDED)
