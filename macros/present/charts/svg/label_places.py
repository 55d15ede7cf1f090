"""Label places: which points get their name written beside them, so that no two collide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from macros.present.charts.chart import Chart
from macros.present.charts.svg.text_width import text_width

CELL = 48.0  # side of the squares in which we look for neighbours
GAP = 3.0
ROOM = 3.0  # between a name and the points of others, so that nobody reads it as theirs
# Plotly's names, in the order in which we try them.
POSITIONS = (
    "middle right",
    "top center",
    "bottom center",
    "middle left",
    "top right",
    "bottom right",
    "top left",
    "bottom left",
)


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box) -> bool:
        """Return whether the two have more than an edge in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def grown(self, by: float) -> Box:
        """Return a rectangle that reaches so much farther on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, other: Box) -> bool:
        """Return whether the other lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


@dataclass(frozen=True)
class LabelPlace:
    """The name of a point beside it; `box` is what it covers."""

    trace: int
    point: int
    position: str
    box: Box


class _Taken:
    """The places that are taken, by the squares that they touch."""

    def __init__(self) -> None:
        self._squares: dict[tuple[int, int], list[Box]] = defaultdict(list)

    def add(self, box: Box) -> None:
        for square in _squares(box):
            self._squares[square].append(box)

    def is_free(self, box: Box, but: Box | None = None) -> bool:
        for square in _squares(box):
            for other in self._squares.get(square, ()):
                if other != but and box.overlaps(other):
                    return False
        return True


def placed_labels(
    chart: Chart,
    spots: Sequence[Sequence[tuple[float, float]]],
    area: Box,
    font: float,
    most: int,
    notes: Sequence[Box] = (),
) -> tuple[LabelPlace, ...]:
    """Return the labels for which there is room, at most `most`, the most important first.

    They keep clear of each other, of the `notes` and of the points, and far enough from the points
    of others; only names of leading points may come closer to points that do not lead, or cover
    them, where there is no other way.
    """
    if not chart.labelled:
        return ()
    words, points, everyone = _Taken(), _Taken(), _Taken()
    for box in notes:
        words.add(box)
    leading, own = set(chart.labelled[: chart.leading]), dict(_point_boxes(chart, spots))
    for place, box in own.items():
        (words if place in leading else points).add(box)
        everyone.add(box)
    labels: list[LabelPlace] = []
    for trace, point in chart.labelled:
        if len(labels) == most:
            break
        text = chart.plot["data"][trace]["text"][point]
        candidates = [
            (position, box)
            for position, box in _candidates(spots[trace][point], text, font)
            if area.holds(box) and words.is_free(box)
        ]
        is_alone = partial(everyone.is_free, but=own.get((trace, point)))
        best = next((place for place in candidates if is_alone(place[1].grown(ROOM))), None)
        if best is None and (trace, point) in leading:
            best = _best(candidates, points)
        if best:
            position, box = best
            words.add(box)
            labels.append(LabelPlace(trace, point, position, box))
    return tuple(labels)


def _best(candidates: Sequence[tuple[str, Box]], points: _Taken) -> tuple[str, Box] | None:
    """Return the first place that covers no point, or else the first of all."""
    free = (place for place in candidates if points.is_free(place[1]))
    return next(free, candidates[0] if candidates else None)


def _point_boxes(
    chart: Chart, spots: Sequence[Sequence[tuple[float, float]]]
) -> Iterator[tuple[tuple[int, int], Box]]:
    for trace, values in enumerate(chart.plot["data"]):
        radius = values.get("marker", {}).get("size", 0) / 2 if "text" in values else 0
        for point, (x, y) in enumerate(spots[trace] if radius else ()):
            yield (trace, point), Box(x - radius, y - radius, x + radius, y + radius)


def _candidates(spot: tuple[float, float], text: str, font: float) -> Iterator[tuple[str, Box]]:
    x, y = spot
    width, height = text_width(text) * font, 1.15 * font
    reach = 5.5 + GAP
    lefts = {"left": x - width - reach, "center": x - width / 2, "right": x + reach}
    tops = {"top": y - height - reach + GAP, "middle": y - height / 2, "bottom": y + reach - GAP}
    for position in POSITIONS:
        vertical, horizontal = position.split()
        diagonal = vertical != "middle" and horizontal != "center"
        shift = {"left": GAP, "right": -GAP}.get(horizontal, 0.0) if diagonal else 0.0
        left, top = lefts[horizontal] + shift, tops[vertical]
        yield position, Box(left, top, left + width, top + height)


def _squares(box: Box) -> list[tuple[int, int]]:
    rows = range(int(box.top // CELL), int(box.bottom // CELL) + 1)
    columns = range(int(box.left // CELL), int(box.right // CELL) + 1)
    return [(column, row) for column in columns for row in rows]
