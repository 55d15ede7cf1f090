"""Measurements: the runs of the catalogue that stand for a workload, one value per cell."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from statistics import median

from macros.advice.speeds.comparable import Cell, Measurement
from macros.facts.records.measurements import TIME_UNITS, Dataset, Run, RunUnit, Workload


def measurements_for(
    workload: Workload, datasets: Mapping[str, Dataset], until: date = date.max
) -> tuple[Measurement, ...]:
    """Return the measurements of a workload, made on or before `until`.

    Several runs in one cell count as their median. Where a test was run on one accelerator only
    such runs count; else, as for what is only run on whole servers, the speed is that per
    accelerator.
    """
    by_cell: dict[tuple[str, Cell], list[float]] = defaultdict(list)
    for name, dataset in datasets.items():
        units = {test.id: test.unit for test in dataset.tests if test.id in workload.tests}
        single = {run.test for run in dataset.runs if run.count == 1}
        for run in dataset.runs:
            if run.test not in units or run.precision not in workload.precisions:
                continue
            if run.test in single and run.count > 1:
                continue
            if day_of(run, dataset) <= until:
                cell = Cell(name, run.test, run.precision)
                by_cell[run.accelerator, cell].append(_log_speed(run, units[run.test]))
    return tuple(
        Measurement(id_, cell, median(values)) for (id_, cell), values in sorted(by_cell.items())
    )


def day_of(run: Run, dataset: Dataset) -> date:
    """Return the day from which a run was known."""
    return (run.date or dataset.date).last_day


def _log_speed(run: Run, unit: RunUnit) -> float:
    """Return the logarithm of samples in a unit of time for one accelerator."""
    speed = 1 / run.value if unit in TIME_UNITS else run.value
    return math.log(speed / run.count)
