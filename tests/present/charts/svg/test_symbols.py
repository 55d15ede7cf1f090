from __future__ import annotations

import re
from itertools import pairwise

import pytest

from macros.present.charts.plot import STYLES
from macros.present.charts.svg.symbols import is_open, symbol_path

RADIUS = 10.0
POLYGONS = sorted({shape for _, shape in STYLES} - {"circle"})
COMMAND = re.compile(r"([a-z])([^a-z]*)")
Corner = tuple[float, float]


def corners(path: str) -> list[Corner]:
    """Return the corners of a path of straight lines, as seen from its middle."""
    x = y = 0.0
    points = []
    for command, words in COMMAND.findall(path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", words)]
        if command == "z":
            continue
        dx = numbers[0] if command in "mlh" else 0.0
        dy = {"h": 0.0, "v": numbers[0]}.get(command, numbers[-1])
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def area(shape: list[Corner]) -> float:
    around = [*shape, shape[0]]
    return abs(sum(a * d - b * c for (a, b), (c, d) in pairwise(around))) / 2


@pytest.mark.parametrize("symbol", POLYGONS)
def test_symbol_lies_around_its_point(symbol: str) -> None:
    shape = corners(symbol_path(symbol, RADIUS))
    xs, ys = zip(*shape, strict=True)
    assert min(xs) == pytest.approx(-max(xs), abs=0.2)
    assert min(ys) < 0 < max(ys)
    assert 0.7 * RADIUS < max(map(abs, xs)) < 1.5 * RADIUS


@pytest.mark.parametrize("symbol", POLYGONS)
def test_symbols_look_about_as_large_as_a_circle(symbol: str) -> None:
    assert 150 < area(corners(symbol_path(symbol, RADIUS))) < 420  # a circle has 314


@pytest.mark.parametrize("symbol", ["cross", "x"])
def test_arms_of_a_cross_are_alike_on_all_sides(symbol: str) -> None:
    shape = {(round(x, 1), round(y, 1)) for x, y in corners(symbol_path(symbol, RADIUS))}
    assert len(shape) == 12
    assert {(-y, x) for x, y in shape} == shape


def test_circle_goes_around_its_point() -> None:
    assert symbol_path("circle", 4) == "m-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0"


def test_tick_stands_upright_on_its_line() -> None:
    assert corners(symbol_path("line-ns-open", RADIUS)) == [(0, -14), (0, 14)]


def test_symbols_of_the_series_differ() -> None:
    shapes = {symbol_path(shape, RADIUS) for _, shape in STYLES}
    assert len(shapes) == len(STYLES)


def test_symbol_grows_with_its_radius() -> None:
    small, large = (area(corners(symbol_path("star", radius))) for radius in (5, 10))
    assert large == pytest.approx(4 * small, rel=0.02)


def test_outline_has_the_shape_of_the_filled_symbol() -> None:
    assert symbol_path("diamond-open", RADIUS) == symbol_path("diamond", RADIUS)
    assert is_open("diamond-open")
    assert not is_open("diamond")


def test_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KeyError):
        symbol_path("heart", RADIUS)
