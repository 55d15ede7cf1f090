from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest

from macros.present.charts.chart import Chart
from macros.present.charts.plot import line
from macros.present.charts.svg.label_places import Box, LabelPlace, placed_labels
from macros.present.charts.svg.text_width import text_width
from tests.charts import Place, label_all, marker_boxes, tiny_figure, tiny_points

AREA = Box(0, 0, 400, 300)
FONT = 12.0


def crowd(seed: int, count: int = 120) -> list[Place]:
    """Return places of which many lie close together."""
    random = Random(seed)
    middles = [(random.uniform(20, 380), random.uniform(20, 280)) for _ in range(count // 10)]
    return [
        (x + random.gauss(0, 25), y + random.gauss(0, 25)) for x, y in middles for _ in range(10)
    ]


def points_at(spots: list[Place]) -> Chart:
    chart = tiny_figure(tiny_points(spots))
    return tiny_figure(*chart.plot["data"], labelled=label_all(chart))


def placed(spots: list[Place], most: int = 99, notes: tuple[Box, ...] = ()) -> list[LabelPlace]:
    return list(placed_labels(points_at(spots), [spots], AREA, FONT, most, notes))


@pytest.mark.parametrize("seed", range(6))
def test_no_label_touches_another_or_a_point_or_leaves_the_area(seed: int) -> None:
    spots = crowd(seed)
    boxes = [label.box for label in placed(spots)]
    assert len(boxes) > 5
    assert not any(box.overlaps(other) for box, other in combinations(boxes, 2))
    points = marker_boxes(points_at(spots), [spots])
    assert not any(box.overlaps(point) for box in boxes for point in points)
    assert all(AREA.holds(box) for box in boxes)


@pytest.mark.parametrize("seed", range(3))
def test_label_keeps_clear_of_notes(seed: int) -> None:
    spots, note = crowd(seed), Box(0, 100, 400, 160)
    assert any(label.box.overlaps(note) for label in placed(spots))
    assert not any(label.box.overlaps(note) for label in placed(spots, notes=(note,)))


def test_label_covers_its_text_beside_its_point() -> None:
    (label,) = placed([(200, 150)])
    assert label.position == "middle right"
    assert label.box.right - label.box.left == pytest.approx(text_width("Point 0") * FONT)
    assert label.box.top < 150 < label.box.bottom
    assert 200 < label.box.left < 215


@pytest.mark.parametrize(
    ("spot", "position"),
    [
        ((390, 150), "middle left"),
        ((0, 150), "middle right"),
        ((395, 2), "bottom left"),
        ((395, 298), "top left"),
        ((0, 0), "bottom right"),
    ],
)
def test_point_at_an_edge_has_its_name_towards_the_middle(spot: Place, position: str) -> None:
    (label,) = placed([spot])
    assert label.position == position


def test_label_gives_way_to_a_point_on_its_right() -> None:
    first, *_ = placed([(200, 150), (230, 150)])
    assert (first.point, first.position) == (0, "top center")


def test_no_name_stands_so_close_to_another_point_that_it_is_read_as_its_name() -> None:
    (alone,) = placed([(200, 150)])
    beside = (alone.box.right + 5, 150.0)  # its marker does not touch the name
    assert alone.position == "middle right"
    assert placed([(200, 150), beside])[0].position == "top center"


def test_what_is_asked_for_first_has_its_place_first() -> None:
    spots = [(200.0, 80.0 + 16 * row) for row in range(9)]
    chart = points_at(spots)
    forwards = placed_labels(chart, [spots], AREA, FONT, 1)
    turned = tiny_figure(*chart.plot["data"], labelled=chart.labelled[::-1])
    backwards = placed_labels(turned, [spots], AREA, FONT, 1)
    assert (forwards[0].point, backwards[0].point) == (0, len(spots) - 1)


def test_no_more_labels_are_placed_than_asked_for() -> None:
    spots = [(40.0 + 100 * column, 30.0 + 60 * row) for column in range(3) for row in range(4)]
    assert len(placed(spots)) == 12
    assert [label.point for label in placed(spots, most=5)] == [0, 1, 2, 3, 4]


def test_point_without_room_leaves_the_room_to_the_next() -> None:
    ring = [(200 + 14 * math.cos(n), 150 + 14 * math.sin(n)) for n in range(20)]
    labels = placed([(200, 150), *ring, (60, 60)], most=1)
    assert labels[0].point != 0


def test_lines_need_no_room() -> None:
    chart = points_at([(200, 150)])
    path = line("L", None, [(220, 150), (260, 150)])
    lined = tiny_figure(path, *chart.plot["data"], labelled=((1, 0),))
    spots = [[(220.0, 150.0), (260.0, 150.0)], [(200.0, 150.0)]]
    (label,) = placed_labels(lined, spots, AREA, FONT, 9)
    assert (label.trace, label.position) == (1, "middle right")


def test_boxes_that_share_an_edge_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 20, 10))
    assert box.overlaps(Box(9.9, 9.9, 20, 20))
    assert box.overlaps(Box(2, 2, 3, 3))
    assert box.holds(box)
    assert not box.holds(Box(1, 1, 11, 9))
