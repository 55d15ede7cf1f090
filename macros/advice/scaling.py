"""Scaling: how much of their speed several accelerators in one computer keep."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median

from macros.advice.measurements import day_of
from macros.facts.catalog import Catalog
from macros.facts.measurement_records import TIME_UNITS, Dataset, Run


@dataclass(frozen=True)
class Scaling:
    """The speed of `count` accelerators as a share of `count` times the speed of one.

    It is the median over `runs` comparisons, each within one data set, precision and system;
    the batch for each accelerator stays the same. `link` names what joins them if not the bus.
    """

    accelerator: str
    test: str
    count: int
    link: str | None
    efficiency: float
    runs: int


def scalings(catalog: Catalog, today: date) -> tuple[Scaling, ...]:
    """Return the scaling of each accelerator and test that was measured both ways by `today`."""
    found: dict[tuple[str, str, int, str], list[float]] = defaultdict(list)
    for dataset in catalog.datasets.values():
        known = [run for run in dataset.runs if _is_known(run, dataset, catalog, today)]
        for run, alone in _pairs(known, dataset):
            share = run.value / (run.count * alone)
            found[run.accelerator, run.test, run.count, run.link or ""].append(share)
    return tuple(
        Scaling(id_, test, count, link or None, median(shares), len(shares))
        for (id_, test, count, link), shares in sorted(found.items())
    )


def median_efficiency(
    scaled: tuple[Scaling, ...], count: int, tests: Collection[str]
) -> float | None:
    """Return the median efficiency of `count` accelerators; None where nobody measured it."""
    found = [s.efficiency for s in scaled if s.count == count and s.test in tests]
    return median(found) if found else None


def _is_known(run: Run, dataset: Dataset, catalog: Catalog, today: date) -> bool:
    return run.accelerator in catalog.gpus and day_of(run, dataset) <= today


def _pairs(runs: list[Run], dataset: Dataset) -> Iterator[tuple[Run, float]]:
    """Yield each run of several accelerators with the median speed of one of them."""
    rates = {test.id for test in dataset.tests if test.unit not in TIME_UNITS}
    alone: Mapping[tuple[str, str, str, str | None], list[float]] = defaultdict(list)
    for run in runs:
        if run.count == 1 and run.test in rates:
            alone[_alike(run)].append(run.value)
    for run in runs:
        if run.count > 1 and _alike(run) in alone:
            yield run, median(alone[_alike(run)])


def _alike(run: Run) -> tuple[str, str, str, str | None]:
    return run.accelerator, run.test, run.precision, run.system
