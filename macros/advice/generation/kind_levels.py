"""Kind levels: how much longer accelerators take than the sum, by the kind of the model."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from macros.advice.generation.levels import (
    FEWEST_CARDS,
    KIN_MODELS,
    Chip,
    Levels,
    Missed,
    chip_of,
    levels_of,
    test_of,
    typical_errors,
)
from macros.facts.records.products import Gpu


@dataclass(frozen=True, eq=False)
class KindLevels:
    """By how much chips took longer, apart for dense models and mixtures of experts.

    The sum is that of dense models: reads of experts are scattered, and chips differ in what they
    lose by that. `longer` is the logarithm by which the middle chip took longer with
    mixtures; the levels of `mixtures` are told beside it.
    """

    dense: Levels
    mixtures: Levels
    longer: float

    def of(self, gpu: Gpu, without: str = "", *, is_mixture: bool = False) -> float:
        """Return the logarithm of an accelerator; `without` names a model that does not count.

        What it took with mixtures is drawn to what it took with dense models.
        """
        dense = self.dense.of(gpu, without)
        if not is_mixture:
            return dense
        own = self.mixtures.means(chip_of(gpu), without)
        return self.longer + (math.fsum(own) + KIN_MODELS * dense) / (len(own) + KIN_MODELS)

    def own(self, gpu: Gpu, without: str = "", *, is_mixture: bool = False) -> list[float]:
        """Return the mean of each of an accelerator's own models of a kind."""
        levels, base = (self.mixtures, self.longer) if is_mixture else (self.dense, 0.0)
        means = levels.means(chip_of(gpu), without)
        return [base + mean for mean in means]


def kind_levels(missed: Sequence[Missed], known: Sequence[Missed]) -> KindLevels:
    """Return the levels of what the sum missed of trials, beside what their tests usually take.

    That follows from the `known` trials alone.
    """
    longer = mixtures_longer(known)
    usual = {test_of(trial): longer for trial, _ in missed if trial.work.is_mixture}
    typical = {**usual, **typical_errors(known)}
    dense = [one for one in missed if not one[0].work.is_mixture]
    mixtures = [one for one in missed if one[0].work.is_mixture]
    return KindLevels(levels_of(dense, typical), levels_of(mixtures, typical), longer)


def mixtures_longer(missed: Sequence[Missed]) -> float:
    """Return the logarithm by which the middle chip took longer with mixtures; 0 of few chips."""
    by_chip: dict[Chip, list[float]] = defaultdict(list)
    for trial, error in missed:
        if trial.work.is_mixture:
            by_chip[chip_of(trial.gpu)].append(error)
    means = [fmean(errors) for errors in by_chip.values()]
    return median(means) if len(means) >= FEWEST_CARDS else 0.0
