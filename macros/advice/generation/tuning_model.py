"""Tuning model: tokens a second of tuning a dense language model with adapters on one card."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from statistics import fmean, median

from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.memory.formats import Ends
from macros.advice.speeds.clocks import FIELD_OF_TERM, NOMINAL, Clocks
from macros.advice.speeds.measurements import day_of
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.advice.speeds.speed_model import quantile
from macros.facts.catalog import Catalog
from macros.facts.records.fields import tensor_tflops, value_or_substitute
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

# The work in which cards are compared; its tests tune models of this class.
WORK = "llm-finetuning-8b"
COVERAGE = 0.8
FEWEST = 6
# Of each weight for each token: a multiplication and an addition forward, and as many backward.
# Kept weights need no gradients of their own; activations computed again cost more.
OPERATIONS = 4
_BILLIONS_PER_TFLOP = 1000
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
    dataset: str = ""


@dataclass(frozen=True, eq=False)
class TuningModel:
    """Seconds of a token = (billions of weights + fixed) x seconds / relative speed of the card.

    `reach` is the logarithm by which a measured card differs that is left out. No estimate is above
    the best `share` of its 16-bit throughput that was measured with LoRA, where each token takes
    OPERATIONS for each weight: what was computed again besides, no source says, of either. What was
    measured reached it with the power that it has, so that others are told by the rate which the
    `clocks` say that they hold. `with_tensor_cores` are the architectures that have some. `qlora`
    is how many times as fast it is as LoRA.
    """

    seconds: float
    fixed: float
    reach: float
    trials: tuple[TuningTrial, ...]
    share: float | None = None
    clocks: Clocks = NOMINAL
    qlora: float = 1.0
    with_tensor_cores: frozenset[str] = frozenset()

    def most(self, gpu: Gpu, relative: Speed | None) -> float | None:
        """Return the tokens a second times the billions of weights that no estimate exceeds.

        A card whose `relative` speed was measured has shown what its power lets it do.
        """
        tflops = self.tflops(gpu)
        if self.share is None or tflops is None:
            return None
        is_measured = relative is not None and relative.kind == "measured"
        held = 1.0 if is_measured else self.clocks.share(gpu, "tensor")
        return self.share * tflops * held * _BILLIONS_PER_TFLOP / OPERATIONS

    def tflops(self, gpu: Gpu) -> float | None:
        """Return the rate in 16 bits with which a card tunes, in TFLOPS; None where it is unknown.

        An architecture without tensor cores computes at the higher of its rates of FP16 and FP32.
        """
        if gpu.architecture in self.with_tensor_cores:
            return tensor_tflops(gpu)
        return tensor_tflops(gpu) or value_or_substitute(gpu, FIELD_OF_TERM["tensor"])

    def times_as_fast(self, way: str) -> float:
        """Return how many times as fast as with LoRA a card tunes in a way."""
        return self.qlora if way == "qlora" else 1.0

    def speed_of(
        self, gpu: Gpu, model: Model, way: str, relative: Speed | None
    ) -> GenerationSpeed | None:
        """Return how fast a card tunes a model: measured, else estimated from its relative speed.

        None for what was not measured of mixtures of experts, or of a card without a speed.
        """
        if known := measured_ends(self.trials).get((gpu.id, model.id, way)):
            return GenerationSpeed("measured", known)
        if relative is None or model.parameters.is_mixture:
            return None
        billions, constants = model.parameters.total_billion, (self.seconds, self.fixed, self.reach)
        speed = relative.value, relative.spread, self.most(gpu, relative)
        ends = estimated_ends(*speed, billions, constants)
        return GenerationSpeed("estimated", ends.scaled(self.times_as_fast(way)))


def estimated_ends(
    relative: float,
    spread: float,
    most: float | None,
    billions: float,
    constants: tuple[float, float, float],
) -> Ends:
    """Return the tokens a second of a card whose relative speed has this spread.

    `constants` are seconds, fixed part and reach of the model. Four of five cards are within. A
    range that would reach above `most`, divided by the billions of weights, ends there: it stays at
    least as wide as that of a card of known speed, and its middle becomes the likely one.
    """
    seconds, fixed, reach = constants
    likely = relative / ((billions + fixed) * seconds)
    factor = math.exp(math.hypot(reach, Z80 * spread))
    high = min(likely * factor, math.inf if most is None else most / billions)
    low = min(likely / factor, high * math.exp(-2 * reach))
    return Ends(low, min(likely, math.sqrt(low * high)), high)


def tuning_model(catalog: Catalog, speeds: Speeds, today: date) -> TuningModel | None:
    """Return the model of what was measured by `today`; None where that is too little."""
    trials = tuning_trials(catalog, speeds, today)
    if len({trial.gpu for trial in trials}) < 3 or len(trials) < FEWEST:
        return None
    qlora = qlora_factor(trials)
    as_lora = [_as_lora(trial, qlora) for trial in trials]
    seconds, fixed = _fit(as_lora)
    reach, share = _reach(as_lora, fixed), best_share(trials, catalog.gpus)
    clocks = Clocks.of(catalog.gpus.values(), catalog.rules["speed-power-share"].value)
    cores = frozenset(gpu.architecture for gpu in catalog.gpus.values() if tensor_tflops(gpu))
    return TuningModel(seconds, fixed, reach, tuple(trials), share, clocks, qlora, cores)


def qlora_factor(trials: Sequence[TuningTrial]) -> float:
    """Return how many times as fast QLoRA was as LoRA, the median of cards that did both.

    A pair is one card with one model in one campaign. 1 where nobody measured both.
    """
    logs: dict[tuple[str, str, str], dict[str, list[float]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for trial in trials:
        key = trial.dataset, trial.gpu, trial.model
        logs[key][trial.tuning].append(math.log(trial.tokens_per_s))
    pairs = [fmean(ways["qlora"]) - fmean(ways["lora"]) for ways in logs.values() if len(ways) == 2]
    return math.exp(median(pairs)) if pairs else 1.0


def _as_lora(trial: TuningTrial, qlora: float) -> TuningTrial:
    """Return a trial as fast as it would be with LoRA."""
    if trial.tuning != "qlora":
        return trial
    return replace(trial, tokens_per_s=trial.tokens_per_s / qlora)


def best_share(trials: Sequence[TuningTrial], gpus: Mapping[str, Gpu]) -> float | None:
    """Return the largest share of tensor throughput that LoRA was measured with; None of none.

    QLoRA does the same multiplications, but some programs do them in fewer bits.
    """
    shares = [
        trial.tokens_per_s * trial.billions * OPERATIONS / (tflops * _BILLIONS_PER_TFLOP)
        for trial in trials
        if trial.tuning == "lora"
        and (gpu := gpus.get(trial.gpu))
        and (tflops := tensor_tflops(gpu))
    ]
    return max(shares, default=None)


def tuning_trials(catalog: Catalog, speeds: Speeds, today: date) -> list[TuningTrial]:
    """Return the runs of adapters on one card of known speed, for models on record."""
    found = []
    for name, dataset in catalog.datasets.items():
        tests = {test.id: test for test in dataset.tests if test.tuning and test.model}
        for run in dataset.runs:
            test = tests.get(run.test)
            if not test or run.count != 1 or run.set_aside or day_of(run, dataset) > today:
                continue
            model, speed = catalog.models.get(test.model or ""), speeds.of(WORK, run.accelerator)
            if model and speed:
                billions = model.parameters.total_billion
                named = run.accelerator, model.id, str(test.tuning)
                found.append(TuningTrial(*named, billions, float(run.value), speed.value, name))
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
