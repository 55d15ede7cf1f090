"""Prompt model: tokens a second that an accelerator reads of a prompt, with their range."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import product
from statistics import fmean, median, quantiles

from macros.advice.generation.prompt_work import PromptWork, operations, prompt_work
from macros.advice.memory.shape import shape_of
from macros.advice.speeds.measurements import day_of, log_speed_of
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Speed
from macros.advice.speeds.speed_model import quantile
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Run, Test

# The work in which accelerators are compared.
WORK = "llm-prompt"
COVERAGE = 0.8
# Trials of one accelerator err alike: of a new one so few more lie outside than of the known ones.
_MORE = 0.05
FEWEST = 6
FEWEST_CARDS = 3
# How many times as long an operation takes as one with dense weights, among which the best is
# sought: of experts, each of which sees few tokens, and of attention.
_MIXTURES = tuple(1 + step / 4 for step in range(17))
_ATTENTIONS = tuple(step / 2 for step in range(17))


@dataclass(frozen=True)
class PromptTrial:
    """What one accelerator read with one model in one campaign, in tokens a second.

    `relative` is its speed in the work, 0 where it has none; `without` what that would be were it
    not measured, None where nobody can say. `is_new` says that the work does not rest on this test.
    """

    gpu: str
    test: Test
    work: PromptWork
    tokens_per_s: float
    relative: float
    without: float | None
    is_new: bool


@dataclass(frozen=True, eq=False)
class PromptModel:
    """Seconds of a token = operations x seconds of one / relative speed of the accelerator.

    Operations of experts count `mixture` times, those of attention `attention` times. `levels` has
    the logarithm by which accelerators took longer, by accelerator and model. `reach` is the
    logarithm by which an accelerator differs that nobody measured, `kin_reach` one that was
    measured with other models, `mixture_reach` either of them with a mixture of experts,
    `again_reach` one that was measured with the same model. `several` are the least, the likely
    and the most that equal cards read together, times one. `others` are trials of accelerators
    that have no speed in the work.
    """

    seconds: float
    mixture: float
    attention: float
    levels: Mapping[str, Mapping[str, float]]
    reach: float
    kin_reach: float
    mixture_reach: float
    again_reach: float
    trials: tuple[PromptTrial, ...]
    others: tuple[PromptTrial, ...] = ()
    several: tuple[float, float, float] = (1.0, 1.0, 1.0)

    def seconds_of(self, gpu: str, relative: float, without: str = "") -> float:
        """Return how long an operation takes an accelerator of a relative speed.

        What it took longer with others counts; `without` names a model that does not.
        """
        return self.seconds / relative * math.exp(level(self.levels.get(gpu, {}), without))

    def seconds_measured(self, trial: PromptTrial) -> float:
        """Return how long an operation took in a trial."""
        counted = operations(trial.work, self.mixture, self.attention)
        return 1 / (trial.tokens_per_s * counted)

    def reach_of(self, gpu: str, without: str = "", *, is_mixture: bool = False) -> float:
        """Return the logarithm of the factor to both ends of an estimate."""
        is_known = any(model != without for model in self.levels.get(gpu, {}))
        own = self.kin_reach if is_known else self.reach
        return max(own, self.mixture_reach) if is_mixture else own


def prompt_model(catalog: Catalog, found: Performance, today: date) -> PromptModel | None:
    """Return the model of what was measured by `today`; None where that is too little."""
    trials = tuple(prompt_trials(catalog, found, today))
    fitted = fitted_prompts(tuple(trial for trial in trials if trial.relative))
    if fitted is None:
        return None
    others = tuple(trial for trial in trials if not trial.relative)
    return replace(fitted, others=others, several=_ends(joint_ratios(catalog, today)))


def fitted_prompts(trials: tuple[PromptTrial, ...]) -> PromptModel | None:
    """Return the model that fits trials: the factors with the least mean error are taken."""
    if len({trial.gpu for trial in trials}) < FEWEST_CARDS or len(trials) < FEWEST:
        return None
    fits = [(_seconds(trials, *factors), *factors) for factors in product(_MIXTURES, _ATTENTIONS)]
    fit = min(fits, key=lambda one: fmean(abs(_error(t, t.relative, *one)) for t in trials))
    dense, known, mixed = _left_out(trials, fit[1], fit[2])
    return PromptModel(
        *fit,
        levels=_levels(trials, *fit),
        reach=_reach(dense),
        kin_reach=_reach(known),
        mixture_reach=_reach(mixed),
        again_reach=_reach(_differences(trials, fit[1], fit[2])),
        trials=trials,
    )


def level(of_gpu: Mapping[str, float], without: str = "") -> float:
    """Return the mean of what other models took longer, drawn to 0 as if by one more of them."""
    others = [error for model, error in of_gpu.items() if model != without]
    return math.fsum(others) / (len(others) + 1)


def prompt_trials(catalog: Catalog, found: Performance, today: date) -> Iterator[PromptTrial]:
    """Yield the prompts that single accelerators of known speed read, of models on record."""
    without = _relative_without(found)
    tests = set(catalog.workloads[WORK].tests) if WORK in catalog.workloads else set()
    for dataset in catalog.datasets.values():
        for test in dataset.tests:
            if (work := _work(catalog, test)) is None:
                continue
            for id_, runs in _runs(dataset, test, today).items():
                if gpu := catalog.gpus.get(id_):
                    speed = found.speeds.of(WORK, id_) or _too_small(found, id_)
                    told = math.exp(log_speed_of(runs, test.unit, gpu))
                    value = speed.value if speed else 0.0
                    is_measured = speed is not None and speed.kind == "measured"
                    lone = without.get(id_) if is_measured else value
                    is_new = test.id not in tests
                    yield PromptTrial(id_, test, work, told, value, lone or None, is_new)


def _work(catalog: Catalog, test: Test) -> PromptWork | None:
    model = catalog.models.get(test.model or "")
    shape = shape_of(model) if model else None
    if shape is None or not test.prompt_tokens or test.unit != "tokens/s":
        return None
    return prompt_work(shape, test.prompt_tokens, test.filled_tokens or 0)


def _runs(dataset: Dataset, test: Test, today: date) -> Mapping[str, list[Run]]:
    """Return the runs of one accelerator by its id."""
    found: dict[str, list[Run]] = defaultdict(list)
    for run in dataset.runs:
        is_known = not run.set_aside and day_of(run, dataset) <= today
        if run.test == test.id and run.count == 1 and is_known:
            found[run.accelerator].append(run)
    return found


def _too_small(found: Performance, id_: str) -> Speed | None:
    return found.speeds.too_small.get(WORK, {}).get(id_)


def joint_ratios(catalog: Catalog, today: date) -> list[float]:
    """Return what several equal cards read together, each times what one of them reads."""
    ratios = []
    for dataset in catalog.datasets.values():
        for test in dataset.tests:
            by_count: dict[tuple[str, int], list[float]] = defaultdict(list)
            for run in dataset.runs if test.prompt_tokens else ():
                is_known = not run.set_aside and day_of(run, dataset) <= today
                if run.test == test.id and is_known and run.split in (None, "layer"):
                    by_count[run.accelerator, run.count].append(float(run.value))
            ratios += [
                median(values) / median(by_count[id_, 1])
                for (id_, count), values in by_count.items()
                if count > 1 and (id_, 1) in by_count
            ]
    return ratios


def _ends(ratios: Sequence[float]) -> tuple[float, float, float]:
    """Return the tenth, the middle and the ninth tenth of ratios; 1 where there are few."""
    if len(ratios) < FEWEST:
        return 1.0, 1.0, 1.0
    tenths = quantiles(ratios, n=10)
    return tenths[0], median(ratios), tenths[-1]


def _relative_without(found: Performance) -> dict[str, float]:
    """Return the speed of each measured accelerator as the others predict it."""
    model = found.models.get(WORK)
    if model is None or model.fit is None:
        return {}
    return {
        point.id: speed.value * math.exp(-error)
        for point, error in zip(model.points, model.fit.errors, strict=True)
        if error is not None and (speed := found.speeds.of(WORK, point.id))
    }


def _seconds(trials: Sequence[PromptTrial], mixture: float, attention: float) -> float:
    """Return the seconds of an operation: the median of the accelerators, of each its median."""
    by_gpu: dict[str, list[float]] = defaultdict(list)
    for trial in trials:
        counted = operations(trial.work, mixture, attention)
        by_gpu[trial.gpu].append(trial.relative / (trial.tokens_per_s * counted))
    return median(map(median, by_gpu.values()))


def _error(
    trial: PromptTrial, relative: float, seconds: float, mixture: float, attention: float
) -> float:
    """Return the logarithm of computed by measured time."""
    counted = operations(trial.work, mixture, attention)
    return math.log(trial.tokens_per_s * counted * seconds / relative)


def _levels(
    trials: Sequence[PromptTrial], seconds: float, mixture: float, attention: float
) -> dict[str, dict[str, float]]:
    """Return by how much accelerators took longer, as logarithms, by accelerator and model."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for trial in trials:
        error = -_error(trial, trial.relative, seconds, mixture, attention)
        found[trial.gpu][trial.test.model or ""].append(error)
    return {gpu: {name: fmean(all_) for name, all_ in own.items()} for gpu, own in found.items()}


def _left_out(
    trials: Sequence[PromptTrial], mixture: float, attention: float
) -> tuple[list[float], list[float], list[float]]:
    """Return how far trials lie from what all other accelerators say.

    Dense models on accelerators as if nobody had measured these, then as if they were measured
    with other models alone; then mixtures of experts, both ways.
    """
    dense: list[float] = []
    known: list[float] = []
    mixed: list[float] = []
    for id_ in sorted({trial.gpu for trial in trials}):
        own = [trial for trial in trials if trial.gpu == id_]
        fit = _seconds([t for t in trials if t.gpu != id_], mixture, attention), mixture, attention
        levels = _levels(own, *fit)[id_]
        for trial in own:
            model, is_mixture = trial.test.model or "", trial.work.is_mixture
            if trial.without:
                (mixed if is_mixture else dense).append(_error(trial, trial.without, *fit))
            if trial.is_new and any(name != model for name in levels):
                rest = _error(trial, trial.relative, *fit) + level(levels, model)
                (mixed if is_mixture else known).append(rest)
    return dense, known, mixed


def _differences(trials: Sequence[PromptTrial], mixture: float, attention: float) -> list[float]:
    """Return how far trials of one accelerator and model lie from their median."""
    same: dict[tuple[object, ...], list[float]] = defaultdict(list)
    for trial in trials:
        counted = operations(trial.work, mixture, attention)
        key = trial.gpu, trial.test.model, trial.test.weights
        same[key].append(math.log(trial.tokens_per_s * counted))
    groups = [group for group in same.values() if len(group) > 1]
    return [log - median(group) for group in groups for log in group]


def _reach(errors: Sequence[float]) -> float:
    """Return the logarithm within which the wanted share of errors lies; 0 where there are none."""
    return quantile([abs(error) for error in errors], COVERAGE + _MORE) if errors else 0.0
