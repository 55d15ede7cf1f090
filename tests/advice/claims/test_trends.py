from __future__ import annotations

import math

import pytest

from macros.advice.claims.trends import LinearFit, doubling, linear_fit


def test_line_through_points_on_a_line_is_that_line() -> None:
    fit = linear_fit([(1, 5), (2, 7), (4, 11)])
    assert fit is not None
    assert (fit.slope, fit.intercept) == pytest.approx((2, 3))
    assert (fit.r2, fit.slope_error) == pytest.approx((1, 0))
    assert fit.at(10) == pytest.approx(23)


def test_scattered_points_lower_the_explained_share() -> None:
    # By hand: means 2 and 7/3, slope 1/2, intercept 4/3, left 1/6 * 4 = 0.1667, of 0.6667
    fit = linear_fit([(1, 2), (2, 2), (3, 3)])
    assert fit is not None
    assert (fit.slope, fit.intercept) == pytest.approx((0.5, 4 / 3))
    assert fit.r2 == pytest.approx(0.75)
    assert fit.slope_error == pytest.approx(math.sqrt(1 / 6 / 2))


@pytest.mark.parametrize("points", [[], [(1, 1), (2, 2)], [(1, 1), (1, 2), (1, 3)]])
def test_there_is_no_line_through_too_little(points: list[tuple[float, float]]) -> None:
    assert linear_fit(points) is None


def test_what_grows_fourfold_in_four_years_doubles_in_two() -> None:
    doubled = doubling([(2020, 1), (2022, 2), (2024, 4), (2026, 8)])
    assert doubled is not None
    assert doubled.years == pytest.approx(2)
    assert (doubled.shortest, doubled.longest) == pytest.approx((2, 2))


def test_uncertain_growth_may_be_none_at_all() -> None:
    doubled = doubling([(2020, 1), (2021, 4), (2022, 1), (2023, 4)])
    assert doubled is not None
    assert doubled.shortest < doubled.years
    assert doubled.longest is None


def test_what_shrinks_does_not_double() -> None:
    assert doubling([(2020, 4), (2021, 2), (2022, 1)]) is None


# Tables of Student's t, two-sided 95 %.
@pytest.mark.parametrize(
    ("count", "quantile"), [(3, 12.706), (4, 4.303), (6, 2.776), (12, 2.228), (32, 2.042)]
)
def test_interval_of_a_slope_is_that_of_students_t(count: int, quantile: float) -> None:
    fit = LinearFit(slope=1.0, intercept=0.0, r2=0.5, slope_error=0.1, count=count)
    low, high = fit.slope_interval(0.95)
    assert (high - 1) == pytest.approx(0.1 * quantile, rel=0.001)
    assert (1 - low) == pytest.approx(0.1 * quantile, rel=0.001)
