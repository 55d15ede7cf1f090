"""Symbols: the shapes of points, as Plotly draws them, as pieces of one path."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise


def symbol_path(symbol: str, radius: float) -> str:
    """Return the path of a symbol around the current point. Raises KeyError for unknown ones."""
    return _SHAPES[symbol.removesuffix("-open")](radius)


def is_open(symbol: str) -> bool:
    """Return whether the symbol is an outline."""
    return symbol.endswith("-open")


def _steps(*pairs: tuple[float, float]) -> str:
    (x, y), *rest = pairs
    lines = "".join(f"l{dx:.3g},{dy:.3g}" for dx, dy in rest)
    return f"m{x:.3g},{y:.3g}{lines}z"


def _circle(r: float) -> str:
    return f"m{-r:.3g},0a{r:.3g},{r:.3g} 0 1 0 {2 * r:.3g},0a{r:.3g},{r:.3g} 0 1 0 {-2 * r:.3g},0"


def _square(r: float) -> str:
    return f"m{-r:.3g},{-r:.3g}h{2 * r:.3g}v{2 * r:.3g}h{-2 * r:.3g}z"


def _diamond(r: float) -> str:
    d = r * 1.3
    return _steps((0, -d), (d, d), (-d, d), (-d, -d))


def _triangle(r: float) -> str:
    w = r * 1.155
    return _steps((0, -r), (w, 1.5 * r), (-2 * w, 0))


def _cross(r: float) -> str:
    a, b = r * 0.4, r * 0.8
    turns = [(0, b), (b, 0), (0, 2 * a), (-b, 0), (0, b), (-2 * a, 0), (0, -b), (-b, 0)]
    return _steps((-a, -a - b), (2 * a, 0), *turns, (0, -2 * a), (b, 0))


def _x(r: float) -> str:
    a = r * 0.566
    turns = [(a, a), (-a, a), (a, a), (-a, a), (-a, -a), (-a, a), (-a, -a), (a, -a), (-a, -a)]
    return _steps((0, -a), (a, -a), *turns, (a, -a))


def _star(r: float) -> str:
    points = [
        (0, -1.4), (0.34, -0.46), (1.33, -0.43), (0.55, 0.18), (0.82, 1.13),
        (0, 0.58), (-0.82, 1.13), (-0.55, 0.18), (-1.33, -0.43), (-0.34, -0.46),
    ]  # fmt: skip
    placed = [(x * r, y * r) for x, y in points]
    steps = [(x - a, y - b) for (a, b), (x, y) in pairwise(placed)]
    return _steps(placed[0], *steps)


def _tick(r: float) -> str:
    return f"m0,{-1.4 * r:.3g}v{2.8 * r:.3g}"


_SHAPES: dict[str, Callable[[float], str]] = {
    "circle": _circle,
    "square": _square,
    "diamond": _diamond,
    "triangle-up": _triangle,
    "cross": _cross,
    "x": _x,
    "star": _star,
    "line-ns": _tick,
}
