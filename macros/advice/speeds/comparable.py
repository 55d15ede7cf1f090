"""Comparable: one speed for each accelerator from measurements of different tests and software."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from scipy.special import chdtri


class Cell(NamedTuple):
    """What has to be alike for two values to be comparable: software, test and precision."""

    dataset: str
    test: str
    precision: str


class Measurement(NamedTuple):
    """The logarithm of the speed of one accelerator in one cell, and in which campaigns.

    `extremes` are the logarithms of the slowest and the fastest speed that any run of it found.
    """

    id: str
    cell: Cell
    log_speed: float
    campaigns: tuple[str, ...] = ()
    extremes: tuple[float, float] | None = None


@dataclass(frozen=True)
class Comparable:
    """Logarithms of speeds that add up: of an accelerator in a cell = accelerator's + cell's.

    Speeds compare only within a group: accelerators that share cells, directly or through others.
    In each group those of the accelerators add up to 0. `tests` and `campaigns` count the tests
    and the data sets in which an accelerator was measured. `scatter` is the standard deviation
    of what the sum leaves unexplained of a campaign, all tests of it together, for tests of one
    campaign err alike; None where nothing was measured often enough to tell.
    `farthest` is the most that it leaves of any run of an accelerator.
    """

    speeds: Mapping[str, float]
    cells: Mapping[Cell, float]
    groups: Mapping[str, int]
    cell_groups: Mapping[Cell, int]
    tests: Mapping[str, int]
    campaigns: Mapping[str, int]
    scatter: float | None
    farthest: Mapping[str, float]


FEWEST_FREE = 3  # fewer surplus measurements say nothing about how far they scatter
_SURE = 0.5  # the scatter is as likely larger as smaller than it is taken


# A preview edits prices far more often than measurements: the same ones are compared once.
@lru_cache(maxsize=64)
def comparable(measurements: tuple[Measurement, ...]) -> Comparable:
    """Return the logarithms of speeds with the least squared distance to the measurements."""
    speeds: dict[str, float] = {}
    cells: dict[Cell, float] = {}
    groups: dict[str, int] = {}
    cell_groups: dict[Cell, int] = {}
    farthest: dict[str, float] = {}
    for number, members in enumerate(_connected(measurements)):
        solved = _solve(members)
        speeds |= solved.speeds
        cells |= solved.cells
        farthest |= solved.farthest
        groups |= dict.fromkeys(solved.speeds, number)
        cell_groups |= dict.fromkeys(solved.cells, number)
    return Comparable(
        speeds,
        cells,
        groups,
        cell_groups,
        _counts((m.id, m.cell.test) for m in measurements),
        _counts((m.id, name) for m in measurements for name in m.campaigns or (m.cell.dataset,)),
        _scatter(measurements, cells, groups),
        farthest,
    )


def _counts(pairs: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Return how many different second items stand beside each first one."""
    return dict(Counter(first for first, _ in set(pairs)))


def _scatter(
    measurements: Sequence[Measurement], cells: Mapping[Cell, float], groups: Mapping[str, int]
) -> float | None:
    """Return the middle estimate of the standard deviation by the chi-squared distribution."""
    by_campaign: dict[tuple[str, str], list[float]] = defaultdict(list)
    for measurement in measurements:
        own = measurement.log_speed - cells[measurement.cell]
        by_campaign[measurement.id, measurement.cell.dataset].append(own)
    members = [
        Measurement(id_, Cell(dataset, "", ""), math.fsum(values) / len(values))
        for (id_, dataset), values in sorted(by_campaign.items())
    ]
    if not members:
        return None
    names = {member.cell for member in members}
    free = len(members) + len(set(groups.values())) - len(groups) - len(names)
    if free < FEWEST_FREE:
        return None
    return math.sqrt(_solve(members).squares / float(chdtri(free, _SURE)))


class _Solved(NamedTuple):
    speeds: dict[str, float]
    cells: dict[Cell, float]
    squares: float
    farthest: dict[str, float]


def _solve(measurements: Sequence[Measurement]) -> _Solved:
    ids = sorted({measurement.id for measurement in measurements})
    cells = sorted({measurement.cell for measurement in measurements})
    place = {id_: at for at, id_ in enumerate(ids)}
    column = {cell: len(ids) + at for at, cell in enumerate(cells)}
    rows = np.zeros((len(measurements) + 1, len(ids) + len(cells)))
    wanted = np.zeros(len(measurements) + 1)
    for row, measurement in enumerate(measurements):
        rows[row, place[measurement.id]] = rows[row, column[measurement.cell]] = 1
        wanted[row] = measurement.log_speed
    rows[-1, : len(ids)] = 1
    solution = np.linalg.lstsq(rows, wanted, rcond=None)[0]
    left = wanted - rows @ solution
    values = [float(value) for value in solution]
    farthest = dict.fromkeys(ids, 0.0)
    for measurement, rest in zip(measurements, left, strict=False):
        ends = measurement.extremes or (measurement.log_speed,)
        reach = max(abs(float(rest) + end - measurement.log_speed) for end in ends)
        farthest[measurement.id] = max(farthest[measurement.id], reach)
    return _Solved(
        dict(zip(ids, values, strict=False)),
        dict(zip(cells, values[len(ids) :], strict=True)),
        float(left @ left),
        farthest,
    )


def _connected(measurements: Sequence[Measurement]) -> list[list[Measurement]]:
    """Return the measurements by group, the group with most accelerators first."""
    parent: dict[str | Cell, str | Cell] = {}

    def root(node: str | Cell) -> str | Cell:
        while parent.setdefault(node, node) != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for measurement in measurements:
        parent[root(measurement.id)] = root(measurement.cell)
    groups: dict[str | Cell, list[Measurement]] = defaultdict(list)
    for measurement in sorted(measurements):
        groups[root(measurement.id)].append(measurement)
    return sorted(groups.values(), key=lambda group: (-len({m.id for m in group}), group[0]))
