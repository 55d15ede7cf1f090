"""Measurements: the runs of the catalogue that stand for a workload, one value per cell."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from statistics import median

from macros.advice.speeds.comparable import Cell, Measurement
from macros.facts.records.measurements import TIME_UNITS, Dataset, Run, RunUnit, Workload
from macros.facts.records.products import Gpu

# A card held below so much of its design power is slower than it is sold to be.
LEAST_POWER = 0.85
_NUMBERED = re.compile(r"\bb?(\d+(?:\.\d+)*)")


def measurements_for(
    workload: Workload,
    datasets: Mapping[str, Dataset],
    until: date = date.max,
    gpus: Mapping[str, Gpu] | None = None,
) -> tuple[Measurement, ...]:
    """Return the measurements of a workload, made on or before `until`.

    Of several runs in one cell those of each owner's newest build count, with his faster backend,
    as the median of owners. Where a test was run on one accelerator only such runs count; else, as
    for what is only run on whole servers, the speed is that per accelerator. With `gpus`, runs
    under a power limit count only where they are the fastest: no limit makes a card faster.
    """
    by_cell: dict[tuple[str, Cell], list[Run]] = defaultdict(list)
    names: dict[tuple[str, Cell], set[str]] = defaultdict(set)
    units: dict[str, RunUnit] = {}
    for name, dataset in datasets.items():
        units |= {test.id: test.unit for test in dataset.tests if test.id in workload.tests}
        single = {run.test for run in dataset.runs if run.count == 1}
        for run in dataset.runs:
            if run.test not in units or run.precision not in workload.precisions or run.set_aside:
                continue
            if (run.test in single and run.count > 1) or day_of(run, dataset) > until:
                continue
            key = run.accelerator, Cell(name, run.test, run.precision)
            by_cell[key].append(run)
            names[key].add(run.source or name)
    return tuple(
        Measurement(
            id_,
            cell,
            log_speed_of(runs, units[cell.test], (gpus or {}).get(id_)),
            tuple(sorted(names[id_, cell])),
            extremes_of(runs, units[cell.test], (gpus or {}).get(id_)),
        )
        for (id_, cell), runs in sorted(by_cell.items(), key=lambda item: item[0])
    )


def day_of(run: Run, dataset: Dataset) -> date:
    """Return the day from which a run was known."""
    return (run.date or dataset.date).last_day


def log_speed_of(runs: Sequence[Run], unit: RunUnit, gpu: Gpu | None = None) -> float:
    """Return the logarithm of the speed that runs of one accelerator in one test stand for."""
    free = [run for run in runs if not is_limited(run, gpu)]
    speeds = [_speed_of_owners(free, unit)] if free else []
    held = [run for run in runs if is_limited(run, gpu)]
    if held:
        speeds.append(_speed_of_owners(held, unit))
    return max(speeds)


def is_limited(run: Run, gpu: Gpu | None) -> bool:
    """Return whether the run held the accelerator well below its design power."""
    tdp_w = gpu.power.tdp_w if gpu else None
    return bool(tdp_w and run.power_limit_w and run.power_limit_w < LEAST_POWER * tdp_w)


def extremes_of(runs: Sequence[Run], unit: RunUnit, gpu: Gpu | None = None) -> tuple[float, float]:
    """Return the logarithms of the slowest and the fastest speed that any owner measured.

    Runs of every build count, for a reader may find any of them; not the slower backend of an
    owner who has a faster one, nor runs under a power limit that made the accelerator slower.
    """
    free = [run for run in runs if not is_limited(run, gpu)] or runs
    found = [
        _log_speed(run, unit) for own in _by_owner(free).values() for run in _faster(own, unit)
    ]
    log_speed = log_speed_of(runs, unit, gpu)
    return min(*found, log_speed), max(*found, log_speed)


def _speed_of_owners(runs: Sequence[Run], unit: RunUnit) -> float:
    """Return the median of the owners, each with the faster backend and the newest build.

    Who has both backends takes the faster one; what another owner reaches is not for all. That
    another owner measured later makes nobody's run worth less: computers differ more than builds.
    """
    return median(
        max(
            median(_log_speed(run, unit) for run in _newest(members))
            for members in _by_backend(own).values()
        )
        for own in _by_owner(runs).values()
    )


def _by_owner(runs: Iterable[Run]) -> Mapping[tuple[str, str], list[Run]]:
    """Return the runs of each owner; those without a host are of one owner of their source."""
    owners: dict[tuple[str, str], list[Run]] = defaultdict(list)
    for run in runs:
        owners[run.source or "", run.host or ""].append(run)
    return owners


def _by_backend(runs: Iterable[Run]) -> Mapping[str, list[Run]]:
    by_backend: dict[str, list[Run]] = defaultdict(list)
    for run in runs:
        by_backend[run.backend or ""].append(run)
    return by_backend


def _faster(runs: Sequence[Run], unit: RunUnit) -> list[Run]:
    """Return the runs of the backend with which an owner reached most."""
    return max(
        _by_backend(runs).values(),
        key=lambda members: max(_log_speed(run, unit) for run in members),
    )


def _newest(runs: Sequence[Run]) -> Sequence[Run]:
    """Return the runs of the newest month and, where all of them number it, of its newest build."""
    if not _is_versioned(runs):
        return runs
    months = [_month(run) for run in runs]
    latest = [run for run, month in zip(runs, months, strict=True) if month == max(months)]
    builds = [build_number(run.build) for run in latest]
    if not all(builds):
        return latest
    return [run for run, build in zip(latest, builds, strict=True) if build == max(builds)]


def _is_versioned(runs: Sequence[Run]) -> bool:
    """Return whether runs are of several versions or owners, not repetitions of one campaign."""
    return any(run.build or run.source for run in runs)


def _month(run: Run) -> tuple[int, int]:
    day = run.date.last_day if run.date else date.min
    return day.year, day.month


def build_number(build: str | None) -> tuple[int, ...]:
    """Return the numbers by which builds are ordered; nothing where it is no version."""
    found = _NUMBERED.fullmatch((build or "").split(" ")[0])
    return tuple(map(int, found[1].split("."))) if found else ()


def _log_speed(run: Run, unit: RunUnit) -> float:
    """Return the logarithm of samples in a unit of time for one accelerator."""
    speed = 1 / run.value if unit in TIME_UNITS else run.value
    return math.log(speed / run.count)
