"""How much invented accelerators pull an estimate of another, computed by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from macros.advice.speeds.kin import (
    ALONE,
    MOST,
    NEAR,
    NEARNESS,
    NOBODY,
    SAME_ARCHITECTURE,
    STRANGERS,
    Kin,
    likeness,
    pulls_of,
)

# What two with the same figures share, of one architecture and of two.
TWIN, STRANGER = SAME_ARCHITECTURE**2 + NEAR**2, STRANGERS * NEAR**2


def shared(one: tuple[float, ...], other: tuple[float, ...], *architectures: str) -> float:
    return float(likeness(np.array([one, other]), np.array(architectures))[0, 1])


def test_equal_figures_of_one_architecture_share_most() -> None:
    assert shared((1.0, 2.0), (1.0, 2.0), "A", "A") == pytest.approx(TWIN)
    assert shared((1.0, 2.0), (1.0, 2.0), "A", "B") == pytest.approx(STRANGER)


def test_figures_share_less_the_further_they_are_apart() -> None:
    """0.3 and 0.4 apart in two figures are 0.5 together."""
    near = NEAR**2 * math.exp(-(0.5**2) / (2 * NEARNESS**2))
    assert shared((1.0, 2.0), (1.3, 2.4), "A", "A") == pytest.approx(SAME_ARCHITECTURE**2 + near)
    assert shared((1.0, 2.0), (1.3, 2.4), "A", "B") == pytest.approx(STRANGERS * near)


def test_likeness_is_mutual_and_of_each_with_itself_the_largest() -> None:
    found = likeness(np.array([[0.0], [0.2], [3.0]]), np.array(["A", "B", "A"]))
    assert np.allclose(found, found.T)
    assert np.allclose(np.diag(found), TWIN)
    assert (found <= TWIN + 1e-12).all()


def test_one_that_was_measured_pulls_its_twin_by_most_of_what_its_figures_left() -> None:
    covariance = likeness(np.array([[1.0]]), np.array(["A"]))
    pulls = pulls_of(covariance, np.array([0.2]))
    kin = Kin(((1.0,),), ("A",), tuple(pulls))
    expected = 0.2 * TWIN / (TWIN + ALONE**2)
    assert kin.pull((1.0,), "A") == pytest.approx(expected)
    assert kin.pull((1.0,), "B") == pytest.approx(expected * STRANGER / TWIN)
    assert 0 < kin.pull((2.0,), "A") < kin.pull((1.5,), "A") < expected


@pytest.mark.parametrize("left", [5.0, -5.0])
def test_however_odd_a_measurement_is_it_pulls_by_no_more_than_the_most(left: float) -> None:
    covariance = likeness(np.array([[1.0]]), np.array(["A"]))
    odd, bound = (pulls_of(covariance, np.array([value]))[0] for value in (left, MOST))
    assert abs(odd) == pytest.approx(bound)
    assert math.copysign(1, odd) == math.copysign(1, left)


def test_nobody_pulls_nothing() -> None:
    assert NOBODY.pull((1.0, 2.0), "A") == 0
