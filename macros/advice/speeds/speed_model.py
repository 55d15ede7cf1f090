"""Speed model: the time of a sample as a sum of shares, each bound by a figure of the hardware."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import nnls

from macros.advice.speeds.clocks import CLOCKED, FIELD_OF_TERM, NOMINAL, Clocks
from macros.advice.speeds.kin import NOBODY, Kin, likeness, pulls_of
from macros.facts.records.fields import SYMBOLS, value_or_substitute
from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]

# In what the figure is given that bounds a share of the time; nothing bounds the overhead.
UNIT_OF_TERM: dict[Term, str] = {
    "overhead": "1",
    **{term: SYMBOLS[field.unit] for term, field in FIELD_OF_TERM.items() if field.unit},
}
_ROUNDS = 50  # of turns between weights and factors; a few are enough
_STILL = 1e-7


class Point(NamedTuple):
    """A measured accelerator: the logarithm of its time for a sample, and its figures.

    Accelerators of one `architecture` are built alike, so what the figures miss of one
    they miss of all.
    """

    id: str
    log_time: float
    group: int
    figures: tuple[float, ...]
    architecture: str = ""


@dataclass(frozen=True)
class Fit:
    """Weights of the terms, and by how much (logarithm) each group's times are longer.

    `kin` holds what the weights miss of accelerators and of their like; nobody where only the
    weights count. `errors` are the logarithms of predicted by measured time of each point,
    predicted from the other points; None where its group would be lost without it.
    `architecture_errors` are the same, predicted without all of their architecture.
    """

    weights: tuple[float, ...]
    factors: tuple[tuple[int, float], ...]
    errors: tuple[float | None, ...]
    kin: Kin = NOBODY
    architecture_errors: tuple[float | None, ...] = ()

    def log_time(self, figures: Sequence[float], architecture: str = "") -> float:
        """Return the logarithm of the predicted time of a sample, on the first group's scale."""
        pairs = zip(self.weights, figures, strict=True)
        time = math.log(math.fsum(weight / figure for weight, figure in pairs))
        return time + self.kin.pull([math.log(figure) for figure in figures], architecture)

    @property
    def known_errors(self) -> list[float]:
        """The absolute values of the errors that are known."""
        return [abs(error) for error in self.errors if error is not None]

    @property
    def known_architecture_errors(self) -> list[float]:
        """The absolute values of the errors without measurements of the same architecture."""
        return [abs(error) for error in self.architecture_errors if error is not None]


def figure_of(gpu: Gpu, term: Term, clocks: Clocks = NOMINAL) -> float | None:
    """Return the figure that bounds a term, in the unit of UNIT_OF_TERM; None where it is unknown.

    What has no tensor cores computes at the higher of its rates of FP16 and FP32. The overhead is
    bound by nothing: 1. Of a card with several chips it is the figure of one, on which one piece
    of work runs. Rates of the chip are those that it holds under its power by the `clocks`.
    """
    if term == "overhead":
        return 1.0
    figure = value_or_substitute(gpu, FIELD_OF_TERM[term])
    held = clocks.share(gpu, term) if term in CLOCKED else 1.0
    return None if figure is None else figure / gpu.chips * held


def figures_of(
    gpu: Gpu, terms: Sequence[Term], clocks: Clocks = NOMINAL
) -> tuple[float, ...] | None:
    """Return the figure of each term, in its order; None where one is unknown."""
    figures = [figure_of(gpu, term, clocks) for term in terms]
    known = tuple(figure for figure in figures if figure is not None)
    return known if len(known) == len(figures) else None


# A preview edits prices far more often than measurements: the same points are fitted once.
@lru_cache(maxsize=256)
def fit_points(points: tuple[Point, ...], *, with_kin: bool = False) -> Fit:
    """Return the fit to the points by least squares of relative errors, weights not negative.

    Factors are relative to the group of the first point. With kin, what the weights miss of a
    point counts for those that are like it.
    """
    samples = _Samples(points, with_kin=with_kin)
    names, factors = samples.groups, samples.factors
    return Fit(
        tuple(float(weight) for weight in samples.weights),
        tuple((name, float(factor)) for name, factor in zip(names, factors, strict=True)),
        samples.errors(),
        samples.kin(),
        samples.architecture_errors(),
    )


@lru_cache(maxsize=256)
def errors_of(points: tuple[Point, ...], *, with_kin: bool = False) -> tuple[float, ...]:
    """Return the `known_errors` of the fit to the points alone."""
    errors = _Samples(points, with_kin=with_kin).errors()
    return tuple(abs(error) for error in errors if error is not None)


class _Samples:
    """Points as arrays, and the weights and factors that fit them.

    `shares` and `marks` (logarithms of figures) are (points, terms), `weights` (terms,),
    `factors` (groups,), `likeness` (points, points), all others (points,)."""

    def __init__(self, points: Sequence[Point], *, with_kin: bool) -> None:
        self.shares = np.array([[1 / figure for figure in point.figures] for point in points])
        self.marks = -np.log(self.shares)
        self.times = np.array([point.log_time for point in points])
        self.groups = list(dict.fromkeys(point.group for point in points))
        self.places = np.array([self.groups.index(point.group) for point in points])
        self.architecture = np.array([point.architecture for point in points])
        self.with_kin = with_kin
        self.likeness = likeness(self.marks, self.architecture)
        none = np.zeros(len(self.groups))
        self.weights, self.factors = _alternate(self.shares, self.times, self.places, none)

    def errors(self) -> tuple[float | None, ...]:
        """Return the error of each point, predicted from the others."""
        every = np.arange(len(self.times))
        return tuple(self._left_out(int(at), every != at) for at in every)

    def architecture_errors(self) -> tuple[float | None, ...]:
        """Return the error of each point, predicted from those that are not of its architecture."""
        return tuple(
            self._left_out(at, self.architecture != architecture)
            for at, architecture in enumerate(self.architecture)
        )

    def kin(self) -> Kin:
        """Return what the weights miss of each point, for those that are like it."""
        if not self.with_kin:
            return NOBODY
        left = self.times - np.log(self.shares @ self.weights) - self.factors[self.places]
        return Kin(
            tuple(tuple(float(mark) for mark in marks) for marks in self.marks),
            tuple(str(name) for name in self.architecture),
            tuple(float(pull) for pull in pulls_of(self.likeness, left)),
        )

    def _left_out(self, at: int, keep: Flags) -> float | None:
        """Return the error of the prediction for the point `at` from those to `keep` alone."""
        times, places = self.times[keep], self.places[keep]
        if not (places == self.places[at]).any():
            return None
        start = self.factors - self.factors[places[0]]
        weights, levels = _alternate(self.shares[keep], times, places, start)
        predicted = np.log(self.shares[at] @ weights) + levels[self.places[at]]
        if self.with_kin:
            left = times - np.log(self.shares[keep] @ weights) - levels[places]
            pulls = pulls_of(self.likeness[np.ix_(keep, keep)], left)
            predicted += self.likeness[at][keep] @ pulls
        return float(predicted - self.times[at])


def quantile(errors: Sequence[float], share: float) -> float:
    """Return the error that `share` of further ones stay within; the largest if too few are known.

    It is the one of rank ceil((n + 1) * share), which holds for any distribution (conformal).
    """
    ranked = sorted(errors)
    rank = math.ceil((len(ranked) + 1) * share - 1e-9)
    return ranked[min(rank, len(ranked)) - 1]


def coverage(errors: Sequence[float], share: float) -> float:
    """Return the share of errors within the interval that the others would have given."""
    inside = 0
    for at, error in enumerate(errors):
        others = [*errors[:at], *errors[at + 1 :]]
        inside += error <= quantile(others, share)
    return inside / len(errors)


def _alternate(shares: Numbers, times: Numbers, places: Any, factors: Numbers) -> Any:
    """Return weights (terms,) and the logarithms of the groups' factors (groups,), fitted in turns.

    `shares` are (points, terms), `times` and the `places` of groups (points,)."""
    scale = shares.max(axis=0)
    count = np.bincount(places, minlength=len(factors))
    for _ in range(_ROUNDS):
        rows = shares / scale * np.exp(factors[places] - times)[:, None]
        weights = nnls(rows, np.ones(len(times)))[0] / scale
        if len(factors) == 1:
            return weights, factors
        left = times - np.log(shares @ weights)
        means = np.bincount(places, left, minlength=len(factors)) / np.maximum(count, 1)
        means -= means[0]
        still = np.abs(means - factors).max() < _STILL
        factors = means
        if still:
            break
    return weights, factors
