from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from macros.present.charts.chart import Chart
from macros.present.charts.plot import axis, line, note, rows_axis
from macros.present.charts.svg.arrangement import (
    NARROW,
    SIZES,
    TICK_GAP,
    WIDE,
    Arrangement,
    Size,
    arranged,
)
from macros.present.charts.svg.label_places import Box
from macros.present.charts.svg.text_width import text_width
from macros.present.charts.ticks import Scale, log_scale
from tests.charts import drawing_of, label_all, marker_boxes, tiny_figure, tiny_points

PHONE = 358  # what a phone of 390 px leaves for a chart between the page's margins
SMALLEST_TEXT = 11
SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
SCATTERED = [(n * 7 % 10 + n / 50, n * 3 % 10 + n / 40) for n in range(40)]


def all_labelled(*traces: dict[str, Any], **changes: Any) -> Chart:
    chart = tiny_figure(*traces, **changes)
    return replace(chart, labelled=label_all(chart))


def names(count: int, length: int = 8) -> list[dict[str, Any]]:
    """Return series with names of about the same length."""
    return [tiny_points([(n, n)], f"{n}{'n' * length}", n) for n in range(count)]


def legend_boxes(chart: Chart, arrangement: Arrangement) -> list[Box]:
    font, boxes = arrangement.size.font, []
    for entry in arrangement.legend:
        width = text_width(chart.plot["data"][entry.trace]["name"]) * font
        top, bottom = entry.y - font / 2, entry.y + font / 2
        boxes.append(Box(entry.x, top, entry.x + 1.6 * font + width, bottom))
    return boxes


def tick_ends(chart: Chart, arrangement: Arrangement) -> list[tuple[float, float]]:
    shown = chart.plot["layout"]["xaxis"]
    low, high = shown["range"]
    area, ends = arrangement.area, []
    for index in arrangement.ticks:
        share = (shown["tickvals"][index] - low) / (high - low)
        half = text_width(shown["ticktext"][index]) * arrangement.size.font / 2
        middle = area.left + share * (area.right - area.left)
        ends.append((middle - half, middle + half))
    return ends


def test_text_is_large_enough_on_a_phone() -> None:
    assert NARROW.font * PHONE / NARROW.width >= SMALLEST_TEXT
    assert WIDE.most_labels > NARROW.most_labels


@SIZE
def test_labels_keep_clear_of_each_other_of_points_and_of_edges(size: Size) -> None:
    chart = all_labelled(tiny_points(SCATTERED))
    arrangement = arranged(chart, size)
    boxes = [label.box for label in arrangement.labels]
    assert len(boxes) > 3
    assert not any(box.overlaps(other) for box, other in combinations(boxes, 2))
    points = marker_boxes(chart, arrangement.spots)
    assert not any(box.overlaps(point) for box in boxes for point in points)
    assert all(arrangement.area.holds(box) for box in boxes)


@SIZE
def test_most_important_points_are_labelled_first(size: Size) -> None:
    chart = tiny_figure(tiny_points(SCATTERED))
    important = ((0, 30), (0, 7))
    others = tuple(place for place in label_all(chart) if place not in important)
    labels = arranged(replace(chart, labelled=(*important, *others)), size).labels
    assert [(label.trace, label.point) for label in labels[:2]] == list(important)


@SIZE
def test_number_of_labels_is_limited(size: Size) -> None:
    grid = [(x * 2 + 0.5, y / 1.5 + 0.2) for y in range(14) for x in range(4)]
    assert len(arranged(all_labelled(tiny_points(grid)), size).labels) <= size.most_labels


@SIZE
def test_label_keeps_clear_of_a_note(size: Size) -> None:
    points = tiny_points([(4, 5)])
    free = arranged(all_labelled(points), size).labels[0]
    words = note("A note that is rather long", 4.2, 5, yshift=2)  # a little above the middle
    hidden = arranged(all_labelled(points, notes=(words,)), size).labels[0]
    assert (free.position, hidden.position) == ("middle right", "bottom center")


@SIZE
@pytest.mark.parametrize("anchor", ["left", "center", "right"])
@pytest.mark.parametrize("place", [0.8, 0.95, 1.1, 1.25])
def test_room_of_a_note_is_where_it_is_drawn(size: Size, anchor: str, place: float) -> None:
    words = note("NOTE", place, 5, anchor=anchor)  # on a logarithmic axis Plotly takes exponents
    logarithmic = axis("X", log_scale([1, 100]), str)
    chart = all_labelled(tiny_points([(10, 5)]), x=logarithmic, notes=(words,))
    drawn = drawing_of(chart, size).find("text[@class='guide-plot__note']")
    assert drawn is not None
    width = text_width("NOTE") * size.font
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[drawn.get("text-anchor", "start")]
    left = float(drawn.get("x", "")) - share * width
    line_of_text = float(drawn.get("y", "")) - 0.35 * size.font
    covered = Box(left, line_of_text - 1, left + width, line_of_text + 1)
    assert not any(label.box.overlaps(covered) for label in arranged(chart, size).labels)


@SIZE
@pytest.mark.parametrize("count", [2, 3, 5, 7])
def test_legend_stands_in_columns_above_the_area(size: Size, count: int) -> None:
    chart = tiny_figure(*names(count))
    arrangement = arranged(chart, size)
    boxes = legend_boxes(chart, arrangement)
    assert [entry.trace for entry in arrangement.legend] == list(range(count))
    assert not any(box.overlaps(other) for box, other in combinations(boxes, 2))
    assert all(box.left >= 0 and box.right <= size.width for box in boxes)
    assert all(box.top >= 0 and box.bottom < arrangement.area.top for box in boxes)
    columns = sorted({entry.x for entry in arrangement.legend})
    assert all(b - a == pytest.approx(arrangement.column) for a, b in pairwise(columns))


@SIZE
@pytest.mark.parametrize("length", range(4, 20))
def test_legend_has_as_many_columns_as_have_room_over_the_area(size: Size, length: int) -> None:
    arrangement = arranged(tiny_figure(*names(9, length)), size)
    room = arrangement.area.right - arrangement.area.left
    columns = len({entry.x for entry in arrangement.legend})
    assert columns == 1 or columns * arrangement.column <= room
    assert columns == 9 or (columns + 1) * arrangement.column > room


def test_narrow_legend_has_fewer_columns() -> None:
    chart = tiny_figure(*names(7))
    narrow, wide = (len({e.x for e in arranged(chart, size).legend}) for size in (NARROW, WIDE))
    assert 1 < narrow < wide


@SIZE
def test_very_long_names_stand_one_below_the_other(size: Size) -> None:
    entries = arranged(tiny_figure(*names(3, length=200)), size).legend
    assert [entry.x for entry in entries] == [0, 0, 0]
    assert len({entry.y for entry in entries}) == 3


@SIZE
def test_single_series_needs_no_legend(size: Size) -> None:
    hidden = line("Trend", 0, [(0, 0), (9, 9)])
    assert arranged(tiny_figure(hidden, *names(1)), size).legend == ()


@SIZE
def test_lines_stand_behind_the_points_in_the_legend(size: Size) -> None:
    shown = line("Front", None, [(0, 0), (9, 9)], legend=True)
    entries = arranged(tiny_figure(shown, *names(2)), size).legend
    assert [entry.trace for entry in entries] == [1, 2, 0]


@SIZE
def test_ticks_that_would_collide_are_dropped(size: Size) -> None:
    scale = Scale("linear", (0.0, 10.0), tuple(n / 4 for n in range(41)))
    chart = tiny_figure(x=axis("X", scale, lambda tick: f"{tick:.2f} GB/s"))
    ends = tick_ends(chart, arranged(chart, size))
    assert 3 <= len(ends) < 41
    assert all(before[1] < after[0] for before, after in pairwise(ends))
    assert ends[0][0] >= 0
    assert ends[-1][1] <= size.width


@SIZE
def test_ticks_keep_a_gap_however_many_there_are(size: Size) -> None:
    for count in range(8, 40):
        scale = Scale("linear", (0.0, 10.0), tuple(10 * n / count for n in range(count + 1)))
        chart = tiny_figure(x=axis("X", scale, lambda tick: f"{tick:.1f}"))
        ends = tick_ends(chart, arranged(chart, size))
        gaps = [after[0] - before[1] for before, after in pairwise(ends)]
        assert min(gaps) >= 2 * TICK_GAP - 1e-9  # each text keeps one on both sides


@SIZE
def test_ticks_with_room_stay(size: Size) -> None:
    assert arranged(tiny_figure(), size).ticks == (0, 1, 2)


def test_powers_of_ten_stay_where_fives_have_no_room() -> None:
    shown = axis("X", log_scale([1, 1e6]), lambda tick: f"{tick:,.0f} dollars")
    chart = tiny_figure(x=shown)
    kept = [shown["tickvals"][index] for index in arranged(chart, NARROW).ticks]
    assert len(kept) >= 2
    assert set(kept) <= {10.0**power for power in range(7)}


@SIZE
def test_values_beside_the_axis_have_room(size: Size) -> None:
    scale = Scale("linear", (0.0, 10.0), (0.0, 10.0))
    wide = axis("Y", scale, lambda tick: f"{tick:.0f},000,000 GB/s")
    arrangement = arranged(tiny_figure(y=wide), size)
    widest = max(map(text_width, wide["ticktext"])) * size.font
    assert widest < arrangement.area.left < size.width / 2


@SIZE
def test_rows_have_the_height_that_they_need(size: Size) -> None:
    def height(rows: int) -> float:
        chart = tiny_figure(y=rows_axis(rows), row_ems=2.5)
        area = arranged(chart, size).area
        return area.bottom - area.top

    assert height(4) == pytest.approx(4 * 2.5 * size.font)
    assert height(8) == pytest.approx(2 * height(4))


@SIZE
def test_area_lies_inside_the_drawing(size: Size) -> None:
    arrangement = arranged(tiny_figure(*names(7)), size)
    whole = Box(0, 0, size.width, arrangement.height)
    assert whole.holds(arrangement.area)
    assert arrangement.height == size.height


@SIZE
def test_live_chart_is_told_the_same_places(size: Size) -> None:
    arrangement = arranged(all_labelled(*names(3)), size)
    told, area = arrangement.meta(), arrangement.area
    margin = told["margin"]
    assert (margin["l"], margin["t"]) == (pytest.approx(area.left, abs=0.01), round(area.top, 2))
    assert told["width"] - margin["r"] == pytest.approx(area.right, abs=0.01)
    assert told["height"] - margin["b"] == pytest.approx(area.bottom, abs=0.01)
    labels = [[label.trace, label.point, label.position] for label in arrangement.labels]
    assert told["labels"] == labels
    assert told["ticks"] == list(arrangement.ticks)
    assert (told["font"], told["column"]) == (size.font, round(arrangement.column, 2))
