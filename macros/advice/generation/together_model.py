"""Together model: how much more several conversations at once get than one alone."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import median

from macros.advice.speeds.measurements import day_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Run

# Fewer set-ups say nothing of others.
FEWEST_SET_UPS = 3

SetUp = tuple[object, ...]


@dataclass(frozen=True)
class Gains:
    """What `count` conversations get together is count to the power of an exponent, times one.

    The exponents are the least, the median and the largest that were measured with one software,
    with at most so many conversations on so many set-ups. Set-ups differ by more than their
    figures tell, so that only the whole of what was measured holds four of five further ones.
    """

    exponents: tuple[float, float, float]
    most: int
    set_ups: int

    def of(self, count: int) -> tuple[float, float, float]:
        """Return how many times as much so many get together: least, likely, most."""
        low, likely, high = (count**exponent for exponent in self.exponents)
        return low, likely, high


def gains(catalog: Catalog, today: date) -> dict[str, Gains]:
    """Return the gains by software that serves several conversations, of all measured by today."""
    found = measured_exponents(catalog, today)
    return {
        software: _gains(by_set_up)
        for software, by_set_up in sorted(found.items())
        if len(by_set_up) >= FEWEST_SET_UPS
    }


def measured_exponents(
    catalog: Catalog, today: date
) -> Mapping[str, Mapping[SetUp, Sequence[tuple[int, float]]]]:
    """Return the exponents by software and set-up, each with its number of conversations."""
    found: dict[str, dict[SetUp, list[tuple[int, float]]]] = defaultdict(dict)
    for name, dataset in catalog.datasets.items():
        for test in dataset.tests:
            runs = [
                run
                for run in dataset.runs
                if run.test == test.id and not run.set_aside and day_of(run, dataset) <= today
            ]
            for set_up, exponents in _by_set_up(runs).items() if test.serves else ():
                found[test.serves or ""][name, *set_up] = exponents
    return found


def _by_set_up(runs: Sequence[Run]) -> dict[SetUp, list[tuple[int, float]]]:
    """Return the exponents of each set-up that was measured with one conversation and with more."""
    by: dict[SetUp, dict[int, float]] = defaultdict(dict)
    for run in runs:
        key = (run.test, run.accelerator, run.count, run.split, run.build, str(run.date))
        by[key][run.batch or 1] = float(run.value)
    return {
        key: [
            (count, math.log(value / values[1]) / math.log(count))
            for count, value in sorted(values.items())
            if count > 1
        ]
        for key, values in by.items()
        if 1 in values and len(values) > 1
    }


def _gains(by_set_up: Mapping[SetUp, Sequence[tuple[int, float]]]) -> Gains:
    measured = [one for exponents in by_set_up.values() for one in exponents]
    exponents = [exponent for _, exponent in measured]
    ends = min(exponents), median(exponents), max(exponents)
    return Gains(ends, max(count for count, _ in measured), len(by_set_up))
