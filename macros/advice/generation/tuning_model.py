"""Tuning model: tokens a second of tuning a dense language model with adapters on one card."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import fmean, median

from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.memory.formats import Ends
from macros.advice.speeds.measurements import day_of
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.advice.speeds.speed_model import quantile
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model

# The work in which cards are compared; its tests tune models of this class.
WORK = "llm-finetuning-8b"
COVERAGE = 0.8
FEWEST = 6
# Billions of weights whose time a token takes whatever the model, among which the best is sought.
_FIXED = tuple(step / 4 for step in range(41))


@dataclass(frozen=True)
class TuningTrial:
    """What one card tuned a model with in one campaign; `relative` is its speed in the work."""

    gpu: str
    model: str
    tuning: str
    billions: float
    tokens_per_s: float
    relative: float


@dataclass(frozen=True, eq=False)
class TuningModel:
    """Seconds of a token = (billions of weights + fixed) x seconds / relative speed of the card.

    `reach` is the logarithm by which a measured card differs that is left out.
    """

    seconds: float
    fixed: float
    reach: float
    trials: tuple[TuningTrial, ...]

    def speed_of(
        self, gpu_id: str, model: Model, way: str, relative: Speed | None
    ) -> GenerationSpeed | None:
        """Return how fast a card tunes a model: measured, else estimated from its relative speed.

        None for what was not measured of mixtures of experts, or of a card without a speed.
        """
        if known := measured_ends(self.trials).get((gpu_id, model.id, way)):
            return GenerationSpeed("measured", known)
        if relative is None or model.parameters.is_mixture:
            return None
        billions, constants = model.parameters.total_billion, (self.seconds, self.fixed, self.reach)
        ends = estimated_ends(relative.value, relative.spread, billions, constants)
        return GenerationSpeed("estimated", ends)


def estimated_ends(
    relative: float, spread: float, billions: float, constants: tuple[float, float, float]
) -> Ends:
    """Return the tokens a second of a card whose relative speed has this spread.

    `constants` are seconds, fixed part and reach of the model. Four of five cards are within.
    """
    seconds, fixed, reach = constants
    likely = relative / ((billions + fixed) * seconds)
    factor = math.exp(math.hypot(reach, Z80 * spread))
    return Ends(likely / factor, likely, likely * factor)


def tuning_model(catalog: Catalog, speeds: Speeds, today: date) -> TuningModel | None:
    """Return the model of what was measured by `today`; None where that is too little."""
    trials = tuning_trials(catalog, speeds, today)
    if len({trial.gpu for trial in trials}) < 3 or len(trials) < FEWEST:
        return None
    seconds, fixed = _fit(trials)
    return TuningModel(seconds, fixed, _reach(trials, fixed), tuple(trials))


def tuning_trials(catalog: Catalog, speeds: Speeds, today: date) -> list[TuningTrial]:
    """Return the runs of adapters on one card of known speed, for models on record."""
    found = []
    for dataset in catalog.datasets.values():
        tests = {test.id: test for test in dataset.tests if test.tuning and test.model}
        for run in dataset.runs:
            test = tests.get(run.test)
            if not test or run.count != 1 or run.set_aside or day_of(run, dataset) > today:
                continue
            model, speed = catalog.models.get(test.model or ""), speeds.of(WORK, run.accelerator)
            if model and speed:
                billions = model.parameters.total_billion
                named = run.accelerator, model.id, str(test.tuning)
                found.append(TuningTrial(*named, billions, float(run.value), speed.value))
    return found


def measured_ends(trials: Sequence[TuningTrial]) -> Mapping[tuple[str, str, str], Ends]:
    """Return the measured tokens a second by card, model and way: slowest run, middle, fastest."""
    found: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for trial in trials:
        found[trial.gpu, trial.model, trial.tuning].append(trial.tokens_per_s)
    return {key: Ends(min(runs), median(runs), max(runs)) for key, runs in found.items()}


def _fit(trials: Sequence[TuningTrial]) -> tuple[float, float]:
    """Return the seconds and the fixed part with the least mean error."""
    fits = [(_seconds(trials, fixed), fixed) for fixed in _FIXED]
    return min(fits, key=lambda fit: fmean(abs(error) for error in _errors(trials, *fit)))


def _seconds(trials: Sequence[TuningTrial], fixed: float) -> float:
    return median(t.relative / (t.tokens_per_s * (t.billions + fixed)) for t in trials)


def _errors(trials: Sequence[TuningTrial], seconds: float, fixed: float) -> list[float]:
    return [math.log(t.tokens_per_s * (t.billions + fixed) * seconds / t.relative) for t in trials]


def _reach(trials: Sequence[TuningTrial], fixed: float) -> float:
    """Return the logarithm within which four of five cards lie that are left out."""
    errors = []
    for id_ in sorted({trial.gpu for trial in trials}):
        own = [trial for trial in trials if trial.gpu == id_]
        seconds = _seconds([trial for trial in trials if trial.gpu != id_], fixed)
        errors += [abs(error) for error in _errors(own, seconds, fixed)]
    return quantile(errors, COVERAGE)
