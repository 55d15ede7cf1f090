"""Speed-ups: how much faster several accelerators were than one, test by test, as measured."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from statistics import median
from typing import Literal, get_args

from macros.advice.speeds.measurements import day_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import TIME_UNITS, Dataset, Run, Split, Workload
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu

POSSIBLE = (0.15, 1.15)  # a ratio for each accelerator outside of this is a slip of somebody's

Joint = Literal["pcie", "bridge", "module", "network"]
JOINTS: tuple[Joint, ...] = get_args(Joint)
_COMPUTERS = ("computer", "laptop", "mini_pc")  # forms of which two are two computers


@dataclass(frozen=True)
class SpeedUp:
    """A measured speed of `count` accelerators, as a multiple of that of one in the same test.

    `link` names what joined them besides the bus, `split` how they shared the work, where somebody
    said so.
    """

    accelerator: str
    dataset: str
    test: str
    precision: str
    count: int
    ratio: float
    date: PartialDate
    link: str | None = None
    split: Split | None = None


@dataclass(frozen=True)
class TestScaling:
    """The speed-ups of one test of one dataset: the middle, the ends, and who took part."""

    dataset: str
    test: str
    accelerators: tuple[str, ...]
    low: float
    middle: float
    high: float
    date: PartialDate


def speed_ups(catalog: Catalog, count: int, until: date = date.max) -> list[SpeedUp]:
    """Return every measured speed of so many accelerators for which that of one is known too.

    Both were measured `until` a day; other accelerators than those of the catalogue are left out.
    """
    return [
        speed_up
        for id_, dataset in catalog.datasets.items()
        for speed_up in _of_dataset(id_, dataset, count, until)
        if speed_up.accelerator in catalog.gpus
    ]


def joint_of(speed_up: SpeedUp, gpu: Gpu) -> Joint:
    """Return what joined the accelerators: bus, bridge between cards, modules' links, or network.

    Modules sit on a board that links all of them; cards have a bridge only where somebody said so,
    and some say how the bus is wired. Whole computers have nothing but a network between them.
    """
    if gpu.form_factor in _COMPUTERS:
        return "network"
    if gpu.form_factor != "pcie_card":
        return "module"
    return "bridge" if speed_up.link and not speed_up.link.startswith("PCIe") else "pcie"


def middle_of(measured: Iterable[SpeedUp], workload: Workload, accelerator: str) -> float | None:
    """Return the median speed-up of an accelerator in some work; None where nobody measured."""
    ratios = [
        speed_up.ratio
        for speed_up in measured
        if speed_up.accelerator == accelerator
        and speed_up.test in workload.tests
        and speed_up.precision in workload.precisions
    ]
    return median(ratios) if ratios else None


def by_test(measured: Iterable[SpeedUp]) -> list[TestScaling]:
    """Return the speed-ups by test, the newest dataset first."""
    groups: dict[tuple[str, str], list[SpeedUp]] = defaultdict(list)
    for speed_up in measured:
        groups[speed_up.dataset, speed_up.test].append(speed_up)
    summed = [_summed(members) for members in groups.values()]
    return sorted(summed, key=lambda test: (test.date.first_day, test.middle), reverse=True)


def _summed(members: list[SpeedUp]) -> TestScaling:
    ratios = [speed_up.ratio for speed_up in members]
    return TestScaling(
        members[0].dataset,
        members[0].test,
        tuple(sorted({speed_up.accelerator for speed_up in members})),
        min(ratios),
        median(ratios),
        max(ratios),
        max(speed_up.date for speed_up in members),
    )


def _of_dataset(id_: str, dataset: Dataset, count: int, until: date) -> Iterator[SpeedUp]:
    rates = {test.id for test in dataset.tests if test.unit not in TIME_UNITS}
    runs = [
        run
        for run in dataset.runs
        if run.test in rates and not run.set_aside and day_of(run, dataset) <= until
    ]
    alone: dict[tuple[str, str, str, int | None], list[Run]] = defaultdict(list)
    for run in runs:
        if run.count == 1:
            alone[_cell(run)].append(run)
    for run in runs:
        single = alone.get(_cell(run), []) if run.count == count else []
        if single:
            ratio = run.value / median(alone_run.value for alone_run in single)
            if POSSIBLE[0] <= ratio / count <= POSSIBLE[1]:
                day = run.date or dataset.date
                known = run.accelerator, id_, run.test, run.precision, count, ratio, day
                yield SpeedUp(*known, run.link, run.split)


def _cell(run: Run) -> tuple[str, str, str, int | None]:
    """Return what has to be alike: the card, the test, the precision and the batch of one card."""
    batch = run.batch // run.count if run.batch else None
    return run.accelerator, run.test, run.precision, batch
