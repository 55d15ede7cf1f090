"""Generation model: tokens a second of a language model on one accelerator, with their range."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from statistics import fmean, median

from macros.advice.generation.token_work import TokenWork, token_work
from macros.advice.generation.trials import Trial, memory_class, read_seconds, trials
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import Ends
from macros.advice.memory.shape import shape_of
from macros.advice.speeds.speed import SpeedKind
from macros.advice.speeds.speed_model import quantile
from macros.facts.catalog import Catalog
from macros.facts.records.models import WeightFormat
from macros.facts.records.products import Gpu

# Ranges hold so large a share of what was measured.
COVERAGE = 0.8
# Fewer accelerators of a class say nothing of others.
FEWEST_CARDS = 3
# The fixed times of a layer among which the best one is looked for, in seconds.
LAYER_SECONDS = tuple(step * 5e-6 for step in range(81))
# No share of bandwidth follows from a token that took hardly longer than its layers.
LEAST_READING = 0.1


@dataclass(frozen=True)
class GenerationSpeed:
    """Tokens a second; `measured` where this accelerator was measured with this model."""

    kind: SpeedKind
    tokens_per_s: Ends


@dataclass(frozen=True, eq=False)
class GenerationModel:
    """Seconds of a token = bytes read / (bandwidth x share of its class) + layers x fixed time.

    `levels` has the logarithm by which accelerators took longer than that, by accelerator and
    model. `reach` is the logarithm by which a measured accelerator differs that is left out,
    `kin_reach` where it was measured with other models, `again_reach` where several campaigns
    measured it with the same one.
    """

    shares: Mapping[str, float]
    layer_s: float
    levels: Mapping[str, Mapping[str, tuple[float, ...]]]
    trials: tuple[Trial, ...]
    reach: float
    kin_reach: float
    again_reach: float

    def estimate(self, gpu: Gpu, work: TokenWork, without: str = "") -> GenerationSpeed | None:
        """Return the speed of an accelerator with a model that it was not measured with.

        What it took longer with others counts, the more of them the more; `without` names one
        that does not. None where nothing like its memory was measured.
        """
        seconds = _seconds(gpu, work, self.shares, self.layer_s)
        if seconds is None:
            return None
        slower = math.exp(self.level(gpu, without))
        return GenerationSpeed(
            "estimated", _around(1 / (slower * seconds), self.reach_of(gpu, without))
        )

    def level(self, gpu: Gpu, without: str = "") -> float:
        """Return the logarithm by which an accelerator takes longer than others of its class."""
        return _level(_means(self.levels.get(gpu.id, {}), without))

    def reach_of(self, gpu: Gpu, without: str = "") -> float:
        """Return the logarithm of the factor to both ends of an estimate."""
        is_known = _means(self.levels.get(gpu.id, {}), without)
        return self.kin_reach if is_known else self.reach

    def measured(self, gpu: Gpu, model: str, weights: WeightFormat) -> GenerationSpeed | None:
        """Return what was measured of an accelerator with a model after a short text."""
        speeds = [
            trial.tokens_per_s
            for trial in self.trials
            if trial.gpu.id == gpu.id
            and (trial.test.model, trial.test.weights) == (model, weights)
            and not trial.test.filled_tokens
        ]
        if not speeds:
            return None
        middle = _around(median(speeds), self.again_reach)
        ends = Ends(min(middle.low, *speeds), middle.likely, max(middle.high, *speeds))
        return GenerationSpeed("measured", ends)


def generation_speed(
    catalog: Catalog,
    gpu: Gpu,
    model: str,
    formats: Sequence[WeightFormat],
    today: date,
    count: int = 1,
) -> GenerationSpeed | None:
    """Return how fast one stream is written after a short text; None where nothing tells it.

    What was measured in one of the formats, the first before the others, counts as measured; an
    estimate is that of the first. Several equal cards divide the layers and work in turn: they are
    as fast as one of them would be that holds it all.
    """
    fitted = generation_model(catalog, today)
    record = catalog.models.get(model)
    shape = shape_of(record) if record else None
    if fitted is None or shape is None:
        return None
    for weights in formats if count == 1 else ():
        if known := fitted.measured(gpu, model, weights):
            return known
    return fitted.estimate(gpu, token_work(shape, formats[0], 0, constants_of(catalog)))


@cache
def generation_model(catalog: Catalog, today: date) -> GenerationModel | None:
    """Return the model of all that was measured by `today`; None where that is too little.

    Raises KeyError where a constant of memory is missing that a measured model needs.
    """
    return fitted_model(trials(catalog, today))


def fitted_model(measured: Sequence[Trial]) -> GenerationModel | None:
    """Return the model that fits trials: the fixed time with the least mean error is taken.

    Ranges come from each accelerator left out of the shares of its class; the fixed time, one
    figure for all, stays.
    """
    fits = [(_shares(measured, layer_s), layer_s) for layer_s in LAYER_SECONDS]
    shares, layer_s = min(fits, key=lambda fit: _mean_error(measured, *fit))
    if not shares:
        return None
    errors = _left_out(measured, layer_s)
    return GenerationModel(
        shares,
        layer_s,
        _levels(measured, shares, layer_s),
        tuple(measured),
        reach=_reach(error for error, _ in errors),
        kin_reach=_reach(error for _, error in errors if error is not None),
        again_reach=_reach(_differences(measured)),
    )


def _seconds(
    gpu: Gpu, work: TokenWork, shares: Mapping[str, float], layer_s: float
) -> float | None:
    share = shares.get(memory_class(gpu) or "")
    return None if share is None else read_seconds(gpu, work) / share + layer_s * work.layers


def _shares(measured: Sequence[Trial], layer_s: float) -> dict[str, float]:
    """Return the share of bandwidth that a class reaches: the median of its accelerators."""
    by_gpu: dict[tuple[str, str], list[float]] = defaultdict(list)
    for trial in measured:
        taken = 1 / trial.tokens_per_s
        reading = max(taken - layer_s * trial.work.layers, LEAST_READING * taken)
        name = memory_class(trial.gpu) or ""
        by_gpu[name, trial.gpu.id].append(trial.read_seconds / reading)
    by_class: dict[str, list[float]] = defaultdict(list)
    for (name, _), found in by_gpu.items():
        by_class[name].append(median(found))
    return {name: median(all_) for name, all_ in by_class.items() if len(all_) >= FEWEST_CARDS}


def _error(trial: Trial, shares: Mapping[str, float], layer_s: float) -> float | None:
    """Return the logarithm of measured by computed time."""
    seconds = _seconds(trial.gpu, trial.work, shares, layer_s)
    return None if seconds is None else -math.log(seconds * trial.tokens_per_s)


def _mean_error(measured: Sequence[Trial], shares: Mapping[str, float], layer_s: float) -> float:
    found = (_error(trial, shares, layer_s) for trial in measured)
    errors = [abs(error) for error in found if error is not None]
    return fmean(errors) if errors else math.inf


def _levels(
    measured: Sequence[Trial], shares: Mapping[str, float], layer_s: float
) -> dict[str, dict[str, tuple[float, ...]]]:
    levels: dict[str, dict[str, tuple[float, ...]]] = defaultdict(dict)
    for trial in measured:
        error = _error(trial, shares, layer_s)
        if error is not None:
            of_gpu, model = levels[trial.gpu.id], trial.test.model or ""
            of_gpu[model] = (*of_gpu.get(model, ()), error)
    return dict(levels)


def _means(by_model: Mapping[str, Sequence[float]], without: str) -> list[float]:
    return [fmean(errors) for model, errors in by_model.items() if model != without]


def _level(others: Sequence[float]) -> float:
    """Return the mean of what other models took longer, drawn to 0 as if by one more of them."""
    return math.fsum(others) / (len(others) + 1)


def _left_out(measured: Sequence[Trial], layer_s: float) -> list[tuple[float, float | None]]:
    """Return the errors of each trial where its accelerator is left out of the shares.

    The second is what remains where its other models are counted; None where it has none.
    """
    found: list[tuple[float, float | None]] = []
    for id_ in sorted({trial.gpu.id for trial in measured}):
        own = [trial for trial in measured if trial.gpu.id == id_]
        shares = _shares([trial for trial in measured if trial.gpu.id != id_], layer_s)
        levels = _levels(own, shares, layer_s).get(id_, {})
        for trial in own:
            error = _error(trial, shares, layer_s)
            others = _means(levels, trial.test.model or "")
            if error is not None:
                found.append((error, error - _level(others) if others else None))
    return found


def _differences(measured: Iterable[Trial]) -> list[float]:
    """Return how far campaigns lie from the median of those with the same accelerator and model."""
    same: dict[tuple[object, ...], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for trial in measured:
        key = trial.gpu.id, trial.test.model, trial.test.weights, trial.test.filled_tokens
        same[key][trial.dataset].append(math.log(trial.tokens_per_s))
    groups = [[fmean(logs) for logs in campaigns.values()] for campaigns in same.values()]
    return [log - fmean(group) for group in groups if len(group) > 1 for log in group]


def _reach(errors: Iterable[float]) -> float:
    """Return the logarithm within which the wanted share of errors lies; 0 where there are none."""
    sizes = [abs(error) for error in errors]
    return quantile(sizes, COVERAGE) if sizes else 0


def _around(value: float, reach: float) -> Ends:
    return Ends(value / math.exp(reach), value, value * math.exp(reach))
