"""Trials: how far speeds err on accelerators and campaigns that they never saw."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from macros.advice.speeds.comparable import Cell, Measurement
from macros.advice.speeds.limits import Limits
from macros.advice.speeds.measurements import measurements_for
from macros.advice.speeds.speed import Z80
from macros.advice.speeds.speed_model import errors_of, figures_of
from macros.advice.speeds.workload_model import WorkloadModel, model_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu

PLAIN: tuple[Term, ...] = ("bandwidth", "tensor")


@dataclass(frozen=True)
class Trial:
    """Errors as shares of the measured time, and which share of them the intervals hold."""

    cases: int
    median: float
    worst: float
    coverage: float | None = None


def without_cards(model: WorkloadModel) -> Trial | None:
    """Return how far estimates err on each accelerator when it is left out; None without any.

    Where weights are lent, the accelerators of the work only set the scale.
    """
    if model.loan and model.loan.errors:
        return _trial([abs(error) for error in model.loan.errors])
    if model.fit is None or not model.fit.known_errors:
        return None
    return _trial(model.fit.known_errors, model.coverage)


def plain_without_cards(model: WorkloadModel, gpus: Mapping[str, Gpu]) -> Trial | None:
    """Return the same of a plain fit: time = a / bandwidth + b / tensor rate, on the same scale."""
    if model.fit is None:
        return None
    pairs = [(point, figures_of(gpus[point.id], PLAIN)) for point in model.points]
    points = tuple(point._replace(figures=figures) for point, figures in pairs if figures)
    errors = errors_of(points)
    return _trial(errors) if errors else None


def without_campaigns(catalog: Catalog, name: str, reference: str) -> Trial | None:
    """Return how far speeds err on each campaign when all of it is left out.

    Of each test of a campaign the accelerators are compared with each other, as the speeds of all
    others have it; what is the same for all of them is the campaign's software.
    """
    workload = catalog.workloads[name]
    every = measurements_for(workload, catalog.datasets, gpus=catalog.gpus)
    every = tuple(m for m in every if m.id in catalog.gpus)
    errors: list[float] = []
    inside: list[bool] = []
    for dataset in sorted({m.cell.dataset for m in every}):
        rest = tuple(m for m in every if m.cell.dataset != dataset)
        model = model_of(workload, rest, catalog.gpus, reference, Limits.of(catalog))
        for members in _by_cell(m for m in every if m.cell.dataset == dataset).values():
            for error, reach in _errors_in_a_cell(members, model, catalog.gpus):
                errors.append(abs(error))
                inside.append(abs(error) <= reach)
    return _trial(errors, sum(inside) / len(inside)) if errors else None


def _by_cell(measurements: Iterable[Measurement]) -> Mapping[Cell, list[Measurement]]:
    by_cell: dict[Cell, list[Measurement]] = defaultdict(list)
    for measurement in measurements:
        by_cell[measurement.cell].append(measurement)
    return by_cell


def _errors_in_a_cell(
    members: Sequence[Measurement], model: WorkloadModel, gpus: Mapping[str, Gpu]
) -> list[tuple[float, float]]:
    """Return the logarithms of told by measured time, and how far the intervals reach."""
    told = [(m, known) for m in members if (known := _known(model, gpus[m.id])) is not None]
    if len(told) < 2:
        return []
    left = [log_time + m.log_speed for m, (log_time, _) in told]
    middle = fmean(left)
    common = math.sqrt(fmean(spread**2 for _, (_, spread) in told) / len(told))
    return [
        (rest - middle, Z80 * math.hypot(spread, common))
        for rest, (_, (_, spread)) in zip(left, told, strict=True)
    ]


def _known(model: WorkloadModel, gpu: Gpu) -> tuple[float, float] | None:
    measured = model.log_time(gpu.id)
    if measured is not None:
        return measured, model.log_spread(gpu.id)
    predicted, spread = model.predicted(gpu), model.estimate_spread(gpu)
    return None if predicted is None or spread is None else (predicted, spread)


def _trial(errors: Sequence[float], coverage: float | None = None) -> Trial:
    return Trial(len(errors), math.expm1(median(errors)), math.expm1(max(errors)), coverage)
