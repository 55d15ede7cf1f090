"""Generation model: tokens a second of a language model on one accelerator, with their range."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property
from statistics import fmean, median

from macros.advice.generation.kind_levels import KindLevels, kind_levels
from macros.advice.generation.levels import FEWEST_CARDS, Chip, Missed, apart, chip_of
from macros.advice.generation.token_work import TokenWork, token_work
from macros.advice.generation.trials import (
    Trial,
    joint_trials,
    memory_class,
    read_seconds,
    trials,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import Ends
from macros.advice.memory.shape import shape_of
from macros.advice.speeds.speed import SpeedKind
from macros.facts.catalog import Catalog
from macros.facts.records.models import WeightFormat
from macros.facts.records.products import Gpu

# Ranges hold so large a share of what was measured.
COVERAGE = 0.8
# So many errors of chips left out lie in a range, as those of the fit to all are not the same.
AIMED_COVERAGE = 0.82
# The fixed times of a layer among which the best one is looked for, in seconds.
LAYER_SECONDS = tuple(step * 5e-6 for step in range(81))
# What a single model says of an accelerator is hardly nearer than what its kin says.
FEWEST_MODELS = 2
# No share of bandwidth follows from a token that took hardly longer than its layers.
LEAST_READING = 0.1

TwinKey = tuple[Chip, float]
TestKey = tuple[str, str | None, WeightFormat | None]  # an accelerator, a model and a format


@dataclass(frozen=True)
class GenerationSpeed:
    """Tokens a second; `measured` where this accelerator was measured with this model."""

    kind: SpeedKind
    tokens_per_s: Ends


@dataclass(frozen=True, eq=False)
class GenerationModel:
    """Seconds of a token = bytes read / (bandwidth x share of its class) + layers x fixed time.

    Both follow from dense models. `best` is the largest share of bandwidth that any run of a class
    reached, those of cards that divide layers too. `levels` has the logarithm by which accelerators
    took longer than the sum, with mixtures of experts apart. `reach` is the logarithm by which a
    measured chip differs that is left out, `kin_reach` where it was measured with several other
    dense models, `mixture_reach` that of mixtures, `again_reach` where several campaigns measured
    it with the same model. `apart` are the campaigns that measure in another way, whose speeds are
    not told as measured.
    """

    shares: Mapping[str, float]
    best: Mapping[str, float]
    layer_s: float
    levels: KindLevels
    trials: tuple[Trial, ...]
    apart: frozenset[str]
    reach: float
    kin_reach: float
    mixture_reach: float
    again_reach: float

    def estimate(self, gpu: Gpu, work: TokenWork, without: str = "") -> GenerationSpeed | None:
        """Return the speed of an accelerator with a model that it was not measured with.

        What its chip took longer with others counts, the more of them the more. `without` names a
        model that does not count. None where nothing like its memory was measured.
        """
        seconds = _seconds(gpu, work, self.shares, self.layer_s)
        if seconds is None:
            return None
        slower = math.exp(self.level(gpu, without, is_mixture=work.is_mixture))
        reach = self.reach_of(gpu, without, is_mixture=work.is_mixture)
        ends = _around(1 / (slower * seconds), reach)
        return GenerationSpeed("estimated", ends.at_most(self.most(gpu, work)))

    def most(self, gpu: Gpu, work: TokenWork) -> float:
        """Return the tokens a second of the best share that memory like its own was measured with.

        No estimate is above that. Raises KeyError where nothing like its memory was measured.
        """
        return self.best[memory_class(gpu) or ""] / read_seconds(gpu, work)

    def level(self, gpu: Gpu, without: str = "", *, is_mixture: bool = False) -> float:
        """Return the logarithm by which an accelerator takes longer than others of its class.

        However far it is drawn to its kin: its range holds what it took itself on average, and
        what another campaign may find of that.
        """
        drawn = self.levels.of(gpu, without, is_mixture=is_mixture)
        own = self.levels.own(gpu, without, is_mixture=is_mixture)
        if not own:
            return drawn
        reach = self.reach_of(gpu, without, is_mixture=is_mixture)
        room = max(0.0, reach - self.again_reach)
        return min(max(drawn, fmean(own) - room), fmean(own) + room)

    def reach_of(self, gpu: Gpu, without: str = "", *, is_mixture: bool = False) -> float:
        """Return the logarithm of the factor to both ends of an estimate."""
        if is_mixture:
            return self.mixture_reach
        is_known = len(self.levels.own(gpu, without)) >= FEWEST_MODELS
        return self.kin_reach if is_known else self.reach

    def measured(self, gpu: Gpu, model: str, weights: WeightFormat) -> GenerationSpeed | None:
        """Return what was measured of an accelerator with a model after a short text."""
        speeds = self._after_short_texts.get((gpu.id, model, weights))
        if not speeds:
            return None
        middle = _around(median(speeds), self.again_reach)
        ends = Ends(min(middle.low, *speeds), middle.likely, max(middle.high, *speeds))
        return GenerationSpeed("measured", ends)

    def alike(self, gpu: Gpu, model: str, weights: WeightFormat) -> GenerationSpeed | None:
        """Return what was measured of products with the same chip and memory as an estimate."""
        alike = self._measured_twins.get(_twin_key(gpu), {}).values()
        found = [self.measured(twin, model, weights) for twin in alike if twin.id != gpu.id]
        ends = [speed.tokens_per_s for speed in found if speed]
        if not ends:
            return None
        again = math.exp(self.again_reach)
        low, high = min(end.low for end in ends), max(end.high for end in ends)
        likely = median(end.likely for end in ends)
        most = self.most(gpu, self._works[model, weights])
        return GenerationSpeed("estimated", Ends(low / again, likely, min(high * again, most)))

    @cached_property
    def _after_short_texts(self) -> Mapping[TestKey, Sequence[float]]:
        """The speeds measured after a short text, by accelerator, model and format."""
        found: dict[TestKey, list[float]] = defaultdict(list)
        for trial in self.trials:
            if trial.dataset not in self.apart and not trial.test.filled_tokens:
                found[trial.gpu.id, trial.test.model, trial.test.weights].append(trial.tokens_per_s)
        return found

    @cached_property
    def _works(self) -> Mapping[tuple[str | None, WeightFormat | None], TokenWork]:
        """The work of a token after a short text, by model and format of what was measured."""
        short = (trial for trial in self.trials if not trial.test.filled_tokens)
        return {(trial.test.model, trial.test.weights): trial.work for trial in short}

    @cached_property
    def _measured_twins(self) -> Mapping[TwinKey, Mapping[str, Gpu]]:
        """The measured accelerators with the same chip and memory of the same speed, by id."""
        found: dict[TwinKey, dict[str, Gpu]] = defaultdict(dict)
        for trial in self.trials:
            found[_twin_key(trial.gpu)][trial.gpu.id] = trial.gpu
        return found


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
    estimate is what products with the same chip and memory reach, else that of the first. Several
    equal cards divide the layers and work in turn: they are as fast as one of them would be that
    holds it all, and nowhere faster than one was measured.
    """
    fitted = generation_model(catalog, today)
    record = catalog.models.get(model)
    shape = shape_of(record) if record else None
    if fitted is None or shape is None:
        return None
    ways = (way(gpu, model, one) for way in (fitted.measured, fitted.alike) for one in formats)
    known = next((speed for speed in ways if speed), None)
    if known and count == 1:
        return known
    weights = record.published_weights if record else None
    work = token_work(shape, weights or formats[0], 0, constants_of(catalog))
    found = fitted.estimate(gpu, work)
    return _no_faster(found, known) if found and known else found


def _no_faster(speed: GenerationSpeed, known: GenerationSpeed) -> GenerationSpeed:
    own, one = speed.tokens_per_s, known.tokens_per_s
    ends = Ends(min(own.low, one.low), min(own.likely, one.likely), min(own.high, one.high))
    return GenerationSpeed(speed.kind, ends)


@cache
def generation_model(catalog: Catalog, today: date) -> GenerationModel | None:
    """Return the model of all that was measured by `today`; None where that is too little.

    Raises KeyError where a constant of memory is missing that a measured model needs.
    """
    return fitted_model(trials(catalog, today), joint_trials(catalog, today))


def fitted_model(measured: Sequence[Trial], joint: Sequence[Trial] = ()) -> GenerationModel | None:
    """Return the model that fits trials: the fixed time with the least mean error is taken.

    Ranges come from each chip left out of the shares of its class; the fixed time, one figure for
    all, stays. They end at the best share, also of the `joint` trials of cards that divide layers.
    """
    dense = [trial for trial in measured if not trial.work.is_mixture]
    fits = [(_shares(dense, layer_s), layer_s) for layer_s in LAYER_SECONDS]
    shares, layer_s = min(fits, key=lambda fit: _mean_error(dense, *fit))
    if not shares:
        return None
    errors, missed = _left_out(measured, layer_s), _missed(measured, shares, layer_s)
    again_reach = _reach(_differences(measured))
    reach = _reach(errors.alone)
    return GenerationModel(
        shares,
        _best([*measured, *joint]),
        layer_s,
        kind_levels(missed, missed),
        tuple(measured),
        apart(measured, again_reach),
        reach=reach,
        kin_reach=_reach(errors.beside),
        mixture_reach=max(reach, _reach(errors.mixtures)),
        again_reach=again_reach,
    )


def _twin_key(gpu: Gpu) -> TwinKey:
    """Return what products share that have the same chip and memory of the same speed."""
    return chip_of(gpu), gpu.memory.bandwidth_gb_s


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


def _best(measured: Iterable[Trial]) -> dict[str, float]:
    """Return the largest share of bandwidth by class of memory, the time of layers included."""
    found: dict[str, float] = {}
    for trial in measured:
        name = memory_class(trial.gpu) or ""
        found[name] = max(found.get(name, 0.0), trial.read_seconds * trial.tokens_per_s)
    return found


def _error(trial: Trial, shares: Mapping[str, float], layer_s: float) -> float | None:
    """Return the logarithm of measured by computed time."""
    seconds = _seconds(trial.gpu, trial.work, shares, layer_s)
    return None if seconds is None else -math.log(seconds * trial.tokens_per_s)


def _mean_error(measured: Sequence[Trial], shares: Mapping[str, float], layer_s: float) -> float:
    found = (_error(trial, shares, layer_s) for trial in measured)
    errors = [abs(error) for error in found if error is not None]
    return fmean(errors) if errors else math.inf


def _missed(measured: Sequence[Trial], shares: Mapping[str, float], layer_s: float) -> list[Missed]:
    found = ((trial, _error(trial, shares, layer_s)) for trial in measured)
    return [(trial, error) for trial, error in found if error is not None]


@dataclass(frozen=True)
class _Errors:
    """Errors of trials whose chip is left out: `alone`, and `beside` its own other dense models.

    Those of mixtures of experts are both in one.
    """

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    mixtures: list[float] = field(default_factory=list)


def _left_out(measured: Sequence[Trial], layer_s: float) -> _Errors:
    """Return the errors of each trial where its chip is left out of shares and tests."""
    found = _Errors()
    for chip in sorted({chip_of(trial.gpu) for trial in measured}, key=str):
        rest = [trial for trial in measured if chip_of(trial.gpu) != chip]
        own = [trial for trial in measured if chip_of(trial.gpu) == chip]
        shares = _shares([trial for trial in rest if not trial.work.is_mixture], layer_s)
        others, missed = (_missed(part, shares, layer_s) for part in (rest, own))
        kin, both = kind_levels(others, others), kind_levels([*others, *missed], others)
        for trial, error in missed:
            model, is_mixture = trial.test.model or "", trial.work.is_mixture
            alone = error - kin.of(trial.gpu, is_mixture=is_mixture)
            (found.mixtures if is_mixture else found.alone).append(alone)
            if both.own(trial.gpu, model, is_mixture=is_mixture):
                beside = error - both.of(trial.gpu, model, is_mixture=is_mixture)
                (found.mixtures if is_mixture else found.beside).append(beside)
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
    """Return the logarithm within which the wanted share of errors lies, and of one error more.

    0 where there are none.
    """
    sizes = sorted(abs(error) for error in errors)
    held = math.ceil(AIMED_COVERAGE * (len(sizes) + 1))
    return sizes[min(held, len(sizes)) - 1] if sizes else 0


def _around(value: float, reach: float) -> Ends:
    return Ends(value / math.exp(reach), value, value * math.exp(reach))
