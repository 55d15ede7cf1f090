"""Trends: straight lines through points, and how fast something doubles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from scipy.special import stdtrit

FEWEST_POINTS = 3  # two points lie on every line


@dataclass(frozen=True)
class LinearFit:
    """The line `y = intercept + slope * x` with the least squared distance in y.

    `r2` is the share of the variance of y that it explains, `slope_error` its standard error.
    """

    slope: float
    intercept: float
    r2: float
    slope_error: float
    count: int

    def at(self, x: float) -> float:
        """Return the line's y at x."""
        return self.intercept + self.slope * x

    def slope_interval(self, share: float) -> tuple[float, float]:
        """Return the interval that holds the true slope in `share` of such samples.

        It takes the points as independent and their distances as normal.
        """
        reach = float(stdtrit(self.count - 2, (1 + share) / 2)) * self.slope_error
        return self.slope - reach, self.slope + reach


@dataclass(frozen=True)
class Doubling:
    """After how many years something doubles; `longest` is None where it may not grow at all."""

    years: float
    shortest: float
    longest: float | None
    fit: LinearFit


def linear_fit(points: Sequence[tuple[float, float]]) -> LinearFit | None:
    """Return the least-squares line through the points (x, y).

    None with fewer than FEWEST_POINTS points, or when all lie over one x.
    """
    if len(points) < FEWEST_POINTS:
        return None
    middle_x, middle_y = fmean(x for x, _ in points), fmean(y for _, y in points)
    spread_x = math.fsum((x - middle_x) ** 2 for x, _ in points)
    spread_y = math.fsum((y - middle_y) ** 2 for _, y in points)
    if spread_x == 0:
        return None
    slope = math.fsum((x - middle_x) * (y - middle_y) for x, y in points) / spread_x
    intercept = middle_y - slope * middle_x
    left = math.fsum((y - intercept - slope * x) ** 2 for x, y in points)
    return LinearFit(
        slope=slope,
        intercept=intercept,
        r2=1 - left / spread_y if spread_y else 1.0,
        slope_error=math.sqrt(left / (len(points) - 2) / spread_x),
        count=len(points),
    )


def doubling(points: Sequence[tuple[float, float]], share: float = 0.95) -> Doubling | None:
    """Return how many years y takes to double over x (years), with the interval that holds `share`.

    The line goes through the logarithms to base 2. None where there is no line or no growth.
    """
    fit = linear_fit([(x, math.log2(y)) for x, y in points])
    if fit is None or fit.slope <= 0:
        return None
    slowest, fastest = fit.slope_interval(share)
    return Doubling(1 / fit.slope, 1 / fastest, 1 / slowest if slowest > 0 else None, fit)
