"""Scaling: how much faster several accelerators were measured to be than one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from statistics import median

from macros.advice.measurements import day_of
from macros.facts.measurement_records import TIME_UNITS, Dataset, Run, Workload


def measured_scaling(
    workload: Workload,
    datasets: Mapping[str, Dataset],
    gpu_id: str,
    count: int,
    until: date = date.max,
) -> float | None:
    """Return the speed of `count` accelerators as a multiple of one; None where nobody measured.

    Runs of the same test, precision and campaign are held against each other; the median counts.
    """
    ratios = [
        ratio
        for dataset in datasets.values()
        for ratio in _ratios(workload, dataset, gpu_id, count, until)
    ]
    return median(ratios) if ratios else None


def _ratios(
    workload: Workload, dataset: Dataset, gpu_id: str, count: int, until: date
) -> Iterator[float]:
    timed = {test.id for test in dataset.tests if test.unit in TIME_UNITS}
    own = [
        run
        for run in dataset.runs
        if run.accelerator == gpu_id
        and run.test in workload.tests
        and run.precision in workload.precisions
        and day_of(run, dataset) <= until
    ]
    for cell in dict.fromkeys((run.test, run.precision) for run in own):
        here = [run for run in own if (run.test, run.precision) == cell]
        one, several = (_values(here, number) for number in (1, count))
        if one and several:
            ratio = median(several) / median(one)
            yield 1 / ratio if cell[0] in timed else ratio


def _values(runs: list[Run], count: int) -> list[float]:
    return [run.value for run in runs if run.count == count]
