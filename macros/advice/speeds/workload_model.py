"""Workload model: the fit to the measurements of one workload, and how far it can be trusted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from statistics import fmean, median, pstdev

from macros.advice.speeds.clocks import architecture_group
from macros.advice.speeds.comparable import Cell, Comparable, Measurement, comparable
from macros.advice.speeds.kinds import FEWEST_OF_A_KIND, offsets_of, points_of
from macros.advice.speeds.limits import Limits
from macros.advice.speeds.speed import Z80
from macros.advice.speeds.speed_model import (
    Fit,
    Point,
    coverage,
    figure_of,
    figures_of,
    fit_points,
    quantile,
)
from macros.facts.records.measurements import Term, Workload
from macros.facts.records.products import Gpu

LEAST_SHARE = 0.001  # of the time; what counts less cannot lead an estimate astray
UNTRIED = 1.5  # times as far may lent weights be wrong where hardly anybody tried them
UNTOLD_SPREAD = 0.1  # of a measured value where neither repetitions nor a fit tell


@dataclass(frozen=True)
class Group:
    """Accelerators whose measurements compare directly: one software, or several that overlap.

    `software` is how many times as fast it runs the same tests as that of the group of the
    reference; None where the two have no test in common. `compared` says whether the group's
    speeds could be put on the scale of the reference.
    """

    datasets: tuple[str, ...]
    cards: int
    software: float | None
    compared: bool


@dataclass(frozen=True)
class Loan:
    """The weights of like work, where too few accelerators were measured for a fit.

    Logarithms of times of the `lender` are longer by `shift` here. `errors` are the logarithms of
    lent by measured time of each accelerator measured in this work, placed by the others.
    """

    lender: WorkloadModel
    shift: float
    errors: tuple[float, ...]

    @property
    def reach(self) -> float | None:
        """The logarithm by which an estimate may be wrong: never less than in the lender's work."""
        own, coverage = self.lender.reach, self.lender.limits.interval_coverage
        if own is None:
            return None
        errors = [abs(error) for error in self.errors]
        if len(errors) < FEWEST_OF_A_KIND:
            return own * UNTRIED
        return max(own, quantile(errors, coverage))


@dataclass(frozen=True)
class WorkloadModel:
    """Measurements of a workload on one scale and, with `enough` of them, a fit to them.

    Logarithms of times are on the scale of the `base` group, to which the others are shifted by
    `offsets`. `efficiency` is the logarithm by which accelerators of a platform take longer than
    those of the first with the same figures. `reach` is the logarithm by which an estimate may
    be wrong. `hindsight` says that measurements were used which were not made yet. Without enough
    measurements there may be a `loan` of the weights of like work. `apart` is the logarithm by
    which the estimate of an accelerator contradicts runs that could not be put on the scale.
    """

    workload: Workload
    measured: Comparable
    limits: Limits
    base: int
    offsets: Mapping[int, float]
    efficiency: Mapping[str, float]
    points: tuple[Point, ...] = ()
    fit: Fit | None = None
    hindsight: bool = False
    loan: Loan | None = None
    apart: Mapping[str, float] = field(default_factory=dict)

    @property
    def enough(self) -> bool:
        """Whether there are enough measurements for a fit."""
        return self.fit is not None

    @property
    def tells(self) -> bool:
        """Whether the speed of accelerators that nobody measured can be told."""
        return self.enough or self.loan is not None

    @cached_property
    def reach(self) -> float | None:
        """The logarithm of the factor by which an estimate may be wrong."""
        if self.loan:
            return self.loan.reach
        errors = self.fit.known_errors if self.fit else []
        return quantile(errors, self.limits.interval_coverage) if errors else None

    @cached_property
    def architecture_reach(self) -> float | None:
        """The same for an accelerator of whose architecture nothing was measured; never less."""
        errors = self.fit.known_architecture_errors if self.fit else []
        if not errors or self.reach is None:
            return self.reach
        return max(self.reach, quantile(errors, self.limits.interval_coverage))

    @property
    def architecture_median_error(self) -> float | None:
        """The median error of an accelerator whose whole architecture was left out, as a share."""
        errors = self.fit.known_architecture_errors if self.fit else []
        return math.expm1(median(errors)) if errors else None

    def has_architecture(self, gpu: Gpu) -> bool:
        """Whether an accelerator that is built alike was measured."""
        return architecture_group(gpu) in self._architectures

    @cached_property
    def _architectures(self) -> frozenset[str]:
        points = self.loan.lender.points if self.loan else self.points
        return frozenset(point.architecture for point in points)

    @property
    def coverage(self) -> float | None:
        """The share of measured accelerators inside the interval made from the others."""
        errors = self.fit.known_errors if self.fit else []
        return coverage(errors, self.limits.interval_coverage) if errors else None

    @property
    def median_error(self) -> float | None:
        """The median error of a left-out accelerator, as a share."""
        return math.expm1(median(self.fit.known_errors)) if self.fit else None

    @property
    def p90_error(self) -> float | None:
        """The error that nine of ten left-out accelerators stay within, as a share."""
        if self.fit is None:
            return None
        errors = sorted(self.fit.known_errors)
        return math.expm1(errors[math.ceil(len(errors) * 0.9) - 1])

    @property
    def platform_factors(self) -> dict[str, float]:
        """How many times as long each platform takes as the first with the same figures."""
        return {name: math.exp(longer) for name, longer in sorted(self.efficiency.items())}

    @cached_property
    def shares(self) -> dict[Term, float]:
        """The median share of each term in the time of the fitted accelerators."""
        if self.fit is None:
            return {}
        fit = self.fit
        return {
            term: median(
                fit.weights[at] / point.figures[at] / math.exp(fit.log_time(point.figures))
                for point in self.points
            )
            for at, term in enumerate(self.workload.terms)
        }

    def weights(self, reference: str) -> dict[Term, float]:
        """Return the weight of each term where the time of `reference` is 1.

        A term's share of the time is its weight / its figure. Empty where nothing is estimated
        or the reference was not measured.
        """
        measured = self.log_time(reference)
        if self.fit is None or measured is None:
            return {}
        pairs = zip(self.workload.terms, self.fit.weights, strict=True)
        return {term: weight / math.exp(measured) for term, weight in pairs}

    def log_time(self, id_: str) -> float | None:
        """Return the logarithm of a measured time of a sample; None where it cannot be compared."""
        group = self.measured.groups.get(id_)
        if group is None or group not in self.offsets:
            return None
        return -self.measured.speeds[id_] - self.offsets[group]

    def log_spread(self, id_: str) -> float:
        """Return the standard deviation of the logarithm of a measured time.

        It is that of what one more campaign would find, and so large that the ratio of any two
        accelerators lies inside its interval in each test that they share.
        """
        farthest = math.sqrt(2) * self.measured.farthest[id_] / Z80
        once_more = math.sqrt(1 + 1 / self.measured.campaigns[id_])
        spread = max(self._repeatability() * once_more, farthest)
        return math.hypot(spread, self._offset_spread(self.measured.groups[id_]))

    def predicted(self, gpu: Gpu) -> float | None:
        """Return the logarithm of the time that the fit gives; None where it may not be applied."""
        if self.loan:
            lent = self.loan.lender.predicted(gpu)
            return None if lent is None else lent + self.loan.shift
        figures = figures_of(gpu, self.workload.terms, self.limits.clocks)
        platform = gpu.software.platform if gpu.software else ""
        if self.fit is None or figures is None or platform not in self.efficiency or gpu.preview:
            return None
        return self.fit.log_time(figures, architecture_group(gpu)) + self.efficiency[platform]

    def is_beyond(self, gpu: Gpu) -> bool:
        """Return whether a figure that counts lies outside those of the fitted accelerators."""
        if self.loan:
            return self.loan.lender.is_beyond(gpu)
        clocks = self.limits.clocks
        figures = (
            (figure_of(gpu, term, clocks), low, high) for term, (low, high) in self._tried.items()
        )
        return any(
            figure is not None and not low <= figure <= high for figure, low, high in figures
        )

    @cached_property
    def _tried(self) -> Mapping[Term, tuple[float, float]]:
        """Between which figures the fit is trusted, for each term whose share counts."""
        far, tried = self.limits.range_beyond, dict[Term, tuple[float, float]]()
        for at, term in enumerate(self.workload.terms):
            if self.shares.get(term, 0.0) >= LEAST_SHARE:
                fitted = [point.figures[at] for point in self.points]
                tried[term] = min(fitted) / far, max(fitted) * far
        return tried

    def is_extrapolated(self, gpu: Gpu) -> bool:
        """Return whether an estimate rests on accelerators or on work of another kind."""
        strange = self.is_beyond(gpu) or not self.has_architecture(gpu)
        return strange or self.loan is not None

    def estimate_spread(self, gpu: Gpu) -> float | None:
        """Return the standard deviation of the logarithm of an estimated time, None without any.

        No estimate is surer than what one campaign measured, and the ratio of any two accelerators
        lies inside its interval in each test that they share.
        """
        reach = self.reach if self.has_architecture(gpu) else self.architecture_reach
        if reach is None:
            return None
        apart = math.sqrt(2) * self.apart.get(gpu.id, 0.0) / Z80
        spread = max(reach / Z80, self._repeatability() * math.sqrt(2), apart)
        return spread * (2 if self.is_beyond(gpu) else 1)

    def groups(self) -> list[Group]:
        """Return the groups, that with most accelerators first."""
        sizes = Counter(self.measured.groups.values())
        return [
            Group(
                tuple(sorted({cell.dataset for cell in self._cells(number)})),
                sizes[number],
                self._software(number),
                number in self.offsets,
            )
            for number in sorted(sizes)
        ]

    def _cells(self, group: int) -> dict[Cell, float]:
        return {
            cell: value
            for cell, value in self.measured.cells.items()
            if self.measured.cell_groups[cell] == group
        }

    def _software(self, group: int) -> float | None:
        """Return by how many times the group's software is faster at tests of the base."""
        if group not in self.offsets:
            return None
        ours, theirs = (self._by_test(number) for number in (group, self.base))
        both = ours.keys() & theirs.keys()
        if not both:
            return None
        ahead = fmean(ours[test] - theirs[test] for test in both)
        return math.exp(ahead - self.offsets[group])

    def _by_test(self, group: int) -> dict[tuple[str, str], float]:
        values_by_test: dict[tuple[str, str], list[float]] = defaultdict(list)
        for (_, test, precision), value in self._cells(group).items():
            values_by_test[test, precision].append(value)
        return {key: fmean(values) for key, values in values_by_test.items()}

    def _repeatability(self) -> float:
        """Return how far measured values scatter, at most as far as estimates err."""
        reach = self.reach if self.fit else None
        bound = min(UNTOLD_SPREAD, reach / Z80) if reach else UNTOLD_SPREAD
        return bound if self.measured.scatter is None else self.measured.scatter

    def _offset_spread(self, group: int) -> float:
        if group == self.base:
            return 0.0
        if self.loan:
            return (self.reach or 0.0) / Z80
        if self.fit is None:
            return 0.0
        ids = {id_ for id_, number in self.measured.groups.items() if number == group}
        pairs = zip(self.points, self.fit.errors, strict=True)
        errors = [error for point, error in pairs if point.id in ids and error is not None]
        return pstdev(errors) / math.sqrt(len(errors)) if errors else 0.0


def model_of(
    workload: Workload,
    measurements: tuple[Measurement, ...],
    gpus: Mapping[str, Gpu],
    reference: str,
    limits: Limits,
    lender: WorkloadModel | None = None,
) -> WorkloadModel:
    """Return the model of the measurements; without `enough` of them it only compares these.

    Speeds of the group in which the reference was measured are the scale; another group is put
    on it by the fit, if that has enough accelerators of both. The `lender` is the model of like
    work, whose weights are taken where there are too few measurements for a fit.
    """
    measured = comparable(measurements)
    base = measured.groups.get(reference, 0)
    kinds, points = points_of(workload, measured, gpus, base, limits.clocks)
    if len(points) < limits.cards_needed or not kinds or kinds[0][0] != base:
        alone = WorkloadModel(workload, measured, limits, base, {base: 0.0}, {})
        return _on_loan(alone, lender, gpus) if lender and lender.enough else alone
    fit = fit_points(points, with_kin=workload.kin)
    factors = {kinds[number]: factor for number, factor in fit.factors}
    offsets = offsets_of(factors, base)
    efficiency = {
        platform: factor - offsets[group]
        for (group, platform), factor in reversed(factors.items())
        if group in offsets
    }
    model = WorkloadModel(workload, measured, limits, base, offsets, efficiency, points, fit)
    return replace(model, apart=_apart(model, gpus))


def _apart(model: WorkloadModel, gpus: Mapping[str, Gpu]) -> dict[str, float]:
    """Return how far runs of a group that is not on the scale lie from what is estimated."""
    longer: dict[int, dict[str, float]] = defaultdict(dict)
    for id_, group in model.measured.groups.items():
        told = model.predicted(gpus[id_]) if id_ in gpus and group not in model.offsets else None
        if told is not None:
            longer[group][id_] = -model.measured.speeds[id_] - told
    return {
        id_: abs(own - fmean(members.values())) + model.measured.farthest[id_]
        for members in longer.values()
        for id_, own in members.items()
        if len(members) > 1
    }


def _on_loan(model: WorkloadModel, lender: WorkloadModel, gpus: Mapping[str, Gpu]) -> WorkloadModel:
    """Return the model with the lender's weights, each group of measurements put on its scale."""
    longer: dict[int, list[float]] = defaultdict(list)
    for id_, group in sorted(model.measured.groups.items()):
        lent = lender.predicted(gpus[id_]) if id_ in gpus else None
        if lent is not None:
            longer[group].append(-model.measured.speeds[id_] - lent)
    if not longer[model.base]:
        return model
    shift = fmean(longer[model.base])
    errors = [
        fmean([*members[:at], *members[at + 1 :]]) - own
        for members in longer.values()
        for at, own in enumerate(members)
        if len(members) > 1
    ]
    sizes = Counter(model.measured.groups.values())
    # One accelerator alone in its tests is only as fast as the lender says: an estimate.
    offsets = {
        group: fmean(members) - shift
        for group, members in longer.items()
        if members and (group == model.base or sizes[group] > 1)
    }
    return replace(model, offsets=offsets, loan=Loan(lender, shift, tuple(errors)))
