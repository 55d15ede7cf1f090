"""Half of the prices one sees lie within the range."""

from __future__ import annotations

import pytest

from macros.advice.prices.price_range import PriceRange, weighted_range


def ends(prices: PriceRange) -> tuple[float, float, float]:
    return prices.low, prices.amount, prices.high


def test_quartiles_stand_where_a_quarter_of_the_weight_is_passed() -> None:
    # of four equal weights the middles are at 1/8, 3/8, 5/8 and 7/8
    prices = [100.0, 200.0, 400.0, 800.0]
    root = 2**0.5
    expected = (100 * root, 200 * root, 400 * root)
    assert ends(weighted_range(prices, [1] * 4)) == pytest.approx(expected)
    assert ends(weighted_range(prices[::-1], [1] * 4)) == pytest.approx(expected)


def test_price_that_weighs_most_is_the_middle() -> None:
    assert weighted_range([100, 300], [1, 99]).amount == pytest.approx(300, rel=0.02)
    assert weighted_range([100, 300], [1, 1]).amount == pytest.approx(30_000**0.5)


def test_single_price_has_no_width() -> None:
    assert ends(weighted_range([300], [0.4])) == pytest.approx((300, 300, 300))


def test_range_in_other_money_keeps_its_shape() -> None:
    assert ends(PriceRange(100, 90, 120).times(2)) == (180, 200, 240)


def test_wider_range_keeps_its_middle() -> None:
    assert ends(PriceRange(100, 90, 120).widened_by(0.1)) == pytest.approx((81, 100, 132))


def test_narrow_range_is_widened_to_the_least_and_a_wide_one_kept() -> None:
    assert ends(PriceRange(100, 99, 101).at_least(0.05)) == pytest.approx((95, 100, 105))
    assert ends(PriceRange(100, 80, 130).at_least(0.05)) == (80, 100, 130)


def test_drift_and_range_add_up_as_squares() -> None:
    prices = PriceRange(1, 2.718281828**-0.3, 2.718281828**0.3).drifted(0.4)
    assert ends(prices) == pytest.approx((2.718281828**-0.5, 1, 2.718281828**0.5))


def test_range_of_a_price_that_nobody_trusts_stays_above_nothing() -> None:
    assert 0 < PriceRange(100, 100, 100).at_least(1.5).low < 10
