"""Scaling: the speed of several accelerators of a kind that share one piece of work."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from statistics import median

from macros.advice.speeds.comparable import Cell
from macros.advice.speeds.kinds import FEWEST_OF_A_KIND
from macros.advice.speeds.measurements import day_of
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Z80, Speed
from macros.advice.speeds.speed_model import quantile
from macros.advice.speeds.workload_model import UNTOLD_SPREAD, WorkloadModel
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import TIME_UNITS, Dataset, Run, Split, Workload
from macros.facts.records.products import Gpu

RUNTIME_GB = 1.0  # what the software takes on each further accelerator, beside its share of work


@dataclass(frozen=True)
class Joint:
    """A measured speed of `count` accelerators: the logarithm of their time for a sample.

    `ahead` is the logarithm by which they are faster than one of them with memory enough would be.
    """

    workload: str
    id: str
    count: int
    split: Split | None
    log_time: float
    ahead: float
    test: str
    campaign: str


@dataclass(frozen=True)
class Scaling:
    """What was measured of several accelerators, by work, accelerator and count."""

    catalog: Catalog
    performance: Performance
    measured: Mapping[tuple[str, str, int], tuple[Joint, ...]]
    _made: dict[tuple[str, int], tuple[float, float, bool] | None] = field(default_factory=dict)

    def joint_speed_of(self, workload: str, id_: str, count: int) -> Speed | None:
        """Return the speed of `count` accelerators that share one piece of work.

        It is relative to the reference of the work, as that of one is. None where the work is not
        shared, the accelerators together lack the memory, or nothing is known of one of them.
        """
        if count == 1:
            return self.performance.speeds.of(workload, id_)
        work, gpu = self.catalog.workloads[workload], self.catalog.gpus[id_]
        if not work.splits or not holds_together(work, gpu, count):
            return None
        seen = self.measured.get((workload, id_, count), ())
        if seen:
            joint = self._measured(seen)
        elif joint := self._estimated(work, id_, count):
            joint = self._not_below_fewer(joint, work, id_, count)
        one = self._one(workload, id_)
        return within_sum(joint, one, count) if joint and one else joint

    def _one(self, workload: str, id_: str) -> Speed | None:
        """Return the speed of one alone, or the one that it would have with memory enough."""
        speeds = self.performance.speeds
        return speeds.of(workload, id_) or speeds.too_small.get(workload, {}).get(id_)

    def _measured(self, seen: Sequence[Joint]) -> Speed | None:
        workload = seen[0].workload
        model, base = self._model_and_base(workload)
        if base is None:
            return None
        best = best_split(seen)
        value = math.exp(base - median(joint.log_time for joint in best))
        apart = quantile([abs(j.log_time - best[0].log_time) for j in best], 1.0) / Z80
        spread = math.hypot(max(UNTOLD_SPREAD, apart), _reference_spread(model))
        return Speed(
            workload,
            seen[0].id,
            "measured",
            value,
            value * math.exp(-Z80 * spread),
            value * math.exp(Z80 * spread),
            tests=len({joint.test for joint in best}),
            campaigns=len({joint.campaign for joint in best}),
            split=best[0].split,
        )

    def _not_below_fewer(self, estimate: Speed, work: Workload, id_: str, count: int) -> Speed:
        """Return the estimate, or the speed measured of fewer accelerators if that is higher."""
        for fewer in range(count - 1, 1, -1):
            seen = self.measured.get((work.id, id_, fewer), ())
            known = self._measured(seen) if seen else None
            if known and known.value > estimate.value:
                low, high = known.low, max(known.high, estimate.high)
                found = replace(estimate, value=known.value, low=low, high=high)
                return replace(found, split=known.split)
        return estimate

    def _estimated(self, work: Workload, id_: str, count: int) -> Speed | None:
        one = self._one(work.id, id_)
        if one is None:
            return None
        if (work.id, count) not in self._made:
            self._made[work.id, count] = self._ahead(work, count)
        found = self._made[work.id, count]
        if found is None:
            return None
        ahead, spread_ahead, strange = found
        value = one.value * math.exp(ahead)
        spread = math.hypot(one.spread, spread_ahead)
        return Speed(
            work.id,
            id_,
            "estimated",
            value,
            value * math.exp(-Z80 * spread),
            value * math.exp(Z80 * spread),
            one.extrapolated or strange,
            one.hindsight,
            split="layer" if "layer" in work.splits else None,
        )

    def _ahead(self, work: Workload, count: int) -> tuple[float, float, bool] | None:
        """Return by how much `count` are faster than one, its spread, and whether it is far off.

        It comes from like work, else from other work shared in the same way; fewer accelerators
        than `count` count as well, for nobody has to use all of them. Where layers can be shared
        out, that alone counts: each program does it with each accelerator, while tensors need a
        program and a link of which nobody knows whether they serve an unmeasured one.
        """
        for strange in (False, True):
            pools = [self._pool(work, number, loosely=strange) for number in range(2, count + 1)]
            known = [pool for pool in pools if len(pool) >= FEWEST_OF_A_KIND]
            if known and (strange or len(pools[-1]) >= FEWEST_OF_A_KIND):
                best = max(known, key=median)
                away = [abs(other - median(best)) for other in best]
                coverage = self.catalog.rules["interval-coverage"].value
                return median(best), quantile(away, coverage) / Z80, strange
        return None

    def _pool(self, work: Workload, count: int, *, loosely: bool) -> list[float]:
        splits = (None, "layer") if "layer" in work.splits else (None, *work.splits)
        return [
            best_split(shared)[0].ahead
            for (name, _, number), seen in sorted(self.measured.items())
            if number == count and self._is_like(work, name, loosely=loosely)
            if (shared := [joint for joint in seen if joint.split in splits])
        ]

    def _is_like(self, work: Workload, name: str, *, loosely: bool) -> bool:
        other = self.catalog.workloads[name]
        if loosely:
            return bool(set(work.splits) & set(other.splits))
        return (other.like or other.id) == (work.like or work.id)

    def _model_and_base(self, workload: str) -> tuple[WorkloadModel, float | None]:
        model = self.performance.models[workload]
        return model, _time_of_one(model, self.catalog, self.performance, workload)


def within_sum(joint: Speed, one: Speed, count: int) -> Speed:
    """Return a joint speed with no more than so many of them do side by side.

    More was measured only where the runs of one and of several were made in different computers.
    A measured speed of several is not cut to the estimate of one, but to the end of its range.
    """
    high = min(joint.high, count * one.high)
    value = min(joint.value, count * one.value if one.kind == "measured" else high)
    return replace(joint, low=min(joint.low, value), value=value, high=max(high, value))


def scaling_of(catalog: Catalog, performance: Performance, today: date) -> Scaling:
    """Return what was measured of several accelerators by `today`."""
    found: dict[tuple[str, str, int], list[Joint]] = defaultdict(list)
    for name, model in performance.models.items():
        if not model.workload.splits:
            continue
        for campaign, dataset in catalog.datasets.items():
            for joint in _joints(model, campaign, dataset, catalog, today):
                found[name, joint.id, joint.count].append(joint)
    return Scaling(catalog, performance, {key: tuple(seen) for key, seen in found.items()})


def holds_together(work: Workload, gpu: Gpu, count: int) -> bool:
    """Return whether `count` accelerators have the memory for the work.

    Copies that train on parts of the data hold the whole model each; layers and tensors are shared.
    """
    one_gb, floor_gb = gpu.memory.size_gb / gpu.chips, work.memory_floor.size_gb
    if set(work.splits) == {"data"}:
        return one_gb >= floor_gb
    return memory_together_gb(gpu, count) >= floor_gb


def memory_together_gb(gpu: Gpu, count: int) -> float:
    """Return the memory in which `count` accelerators hold a shared model."""
    number = count * gpu.chips
    return number * gpu.memory.size_gb / gpu.chips - (number - 1) * RUNTIME_GB


def best_split(seen: Sequence[Joint]) -> list[Joint]:
    """Return the measurements with the split that a reader would choose: the fastest one."""
    by_split: dict[Split | None, list[Joint]] = defaultdict(list)
    for joint in seen:
        by_split[joint.split].append(joint)
    best = max(by_split.values(), key=lambda members: median(j.ahead for j in members))
    middle = median(joint.ahead for joint in best)
    return sorted(best, key=lambda joint: abs(joint.ahead - middle))


def _joints(
    model: WorkloadModel, campaign: str, dataset: Dataset, catalog: Catalog, today: date
) -> Iterator[Joint]:
    work = model.workload
    units = {test.id: test.unit for test in dataset.tests if test.id in work.tests}
    for run in dataset.runs:
        gpu = catalog.gpus.get(run.accelerator)
        if gpu is None or run.count == 1 or run.test not in units or run.set_aside:
            continue
        if run.precision not in work.precisions or day_of(run, dataset) > today:
            continue
        cell = Cell(campaign, run.test, run.precision)
        one = _log_time_of_one(model, gpu)
        level = _level_of(model, cell)
        if one is None or level is None:
            continue
        speed = 1 / run.value if units[run.test] in TIME_UNITS else run.value
        log_time = level - math.log(speed)
        yield Joint(
            work.id,
            gpu.id,
            _cards(run, gpu),
            run.split,
            log_time,
            min(one - log_time, math.log(run.count)),
            run.test,
            run.source or campaign,
        )


def _cards(run: Run, gpu: Gpu) -> int:
    """Return how many products took part: a run counts chips."""
    return max(1, run.count // gpu.chips)


def _level_of(model: WorkloadModel, cell: Cell) -> float | None:
    """Return what to add to the negative logarithm of a speed in a cell for the work's scale."""
    group = model.measured.cell_groups.get(cell)
    if group is None or group not in model.offsets:
        return None
    return model.measured.cells[cell] - model.offsets[group]


def _log_time_of_one(model: WorkloadModel, gpu: Gpu) -> float | None:
    measured = model.log_time(gpu.id)
    return model.predicted(gpu) if measured is None else measured


def _time_of_one(
    model: WorkloadModel, catalog: Catalog, performance: Performance, workload: str
) -> float | None:
    reference = catalog.gpus.get(performance.speeds.reference_of(workload))
    return _log_time_of_one(model, reference) if reference else None


def _reference_spread(model: WorkloadModel) -> float:
    return model.measured.scatter or 0.0
