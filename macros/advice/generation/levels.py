"""Levels: how much longer accelerators take than others with their class of memory."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median

from macros.advice.generation.trials import Trial, memory_class
from macros.facts.records.products import Gpu

# Fewer accelerators of a class, a test or a campaign say nothing of others.
FEWEST_CARDS = 3
# As if so many more models had been measured that say what the kin of an accelerator says.
KIN_MODELS = 2

Chip = tuple[object, ...]
# A trial with the logarithm of its measured by its computed time.
Missed = tuple[Trial, float]


def chip_of(gpu: Gpu) -> Chip:
    """Return what products share that have one chip and one kind of memory.

    A power limit and the size of its memory do not change how much of its bandwidth a chip reaches.
    Where its cores are not known, a product stands for itself.
    """
    cores = gpu.compute.fp32_cores
    return (gpu.architecture, cores, gpu.memory.type) if cores else (gpu.id,)


@dataclass(frozen=True, eq=False)
class Levels:
    """By how much chips took longer: logarithms by chip and model, and the chips of each kin.

    Each is told without what its test takes longer on all chips, so that campaigns which measure in
    another way do not pass for fast or slow chips.
    """

    errors: Mapping[Chip, Mapping[str, Sequence[float]]]
    kin: Mapping[Chip, Sequence[Chip]]
    _kin_levels: dict[tuple[Chip, str], float] = field(default_factory=dict)  # all pages ask

    def of(self, gpu: Gpu, without: str = "") -> float:
        """Return the logarithm of an accelerator; `without` names a model that does not count.

        The mean of its models is drawn to what its kin took, the more the fewer they are.
        """
        chip = chip_of(gpu)
        if (chip, without) not in self._kin_levels:
            self._kin_levels[chip, without] = self.of_kin(gpu, without)
        own = self.means(chip, without)
        kin = KIN_MODELS * self._kin_levels[chip, without]
        return (math.fsum(own) + kin) / (len(own) + KIN_MODELS)

    def of_kin(self, gpu: Gpu, without: str = "") -> float:
        """Return what other chips of its architecture took longer, drawn to 0 by one of them."""
        others = [
            math.fsum(means) / (len(means) + KIN_MODELS)
            for chip in self.kin.get(_kin_of(gpu), ())
            if chip != chip_of(gpu) and (means := self.means(chip, without))
        ]
        return math.fsum(others) / (len(others) + 1)

    def means(self, chip: Chip, without: str = "") -> list[float]:
        """Return the mean of each model that was measured with a chip."""
        by_model = self.errors.get(chip, {})
        return [fmean(errors) for model, errors in by_model.items() if model != without]


def levels_of(missed: Sequence[Missed], typical: Mapping[str, float]) -> Levels:
    """Return the levels of what the sum missed of trials; `typical` is that of their tests."""
    errors: dict[Chip, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    kin: dict[Chip, list[Chip]] = defaultdict(list)
    for trial, error in missed:
        chip, family = chip_of(trial.gpu), _kin_of(trial.gpu)
        errors[chip][trial.test.model or ""].append(error - typical.get(test_of(trial), 0.0))
        if chip not in kin[family]:
            kin[family].append(chip)
    return Levels(errors, kin)


def typical_errors(missed: Sequence[Missed]) -> dict[str, float]:
    """Return what each test takes longer on all its chips; nothing for tests of a few."""
    by_test: dict[str, dict[Chip, list[float]]] = defaultdict(lambda: defaultdict(list))
    for trial, error in missed:
        by_test[test_of(trial)][chip_of(trial.gpu)].append(error)
    return {
        test: median(fmean(errors) for errors in by_chip.values())
        for test, by_chip in by_test.items()
        if len(by_chip) >= FEWEST_CARDS
    }


def test_of(trial: Trial) -> str:
    """Return the name of the test of a trial among those of all campaigns."""
    return f"{trial.dataset}/{trial.test.id}"


def apart(measured: Sequence[Trial], reach: float) -> frozenset[str]:
    """Return the campaigns that measure in another way than a larger one.

    With the same accelerators and models they come out lower or higher, in the middle by more than
    `reach`, the logarithm by which campaigns differ; so their speeds are not told beside others'.
    """
    sizes: dict[str, set[str]] = defaultdict(set)
    logs: dict[tuple[object, ...], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for trial in measured:
        sizes[trial.dataset].add(trial.gpu.id)
        key = trial.gpu.id, trial.test.model, trial.test.weights, trial.test.filled_tokens
        logs[key][trial.dataset].append(math.log(trial.tokens_per_s))
    in_order = sorted(sizes, key=lambda name: (len(sizes[name]), name))
    return frozenset(
        name
        for at, name in enumerate(in_order)
        for larger in in_order[at + 1 :]
        if _is_apart([_distance(by, name, larger) for by in logs.values()], reach)
    )


def _distance(logs: Mapping[str, Sequence[float]], one: str, other: str) -> float | None:
    return fmean(logs[one]) - fmean(logs[other]) if one in logs and other in logs else None


def _is_apart(distances: Sequence[float | None], reach: float) -> bool:
    known = [distance for distance in distances if distance is not None]
    return len(known) >= FEWEST_CARDS and abs(median(known)) > reach


def _kin_of(gpu: Gpu) -> Chip:
    return gpu.architecture, memory_class(gpu)
