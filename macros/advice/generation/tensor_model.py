"""Tensor model: how fast equal cards write a dense model that share every layer."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from statistics import median

from macros.advice.generation.generation_model import (
    COVERAGE,
    GenerationModel,
    GenerationSpeed,
    generation_model,
)
from macros.advice.generation.tensor_trials import (
    Machine,
    TensorPair,
    TensorTrial,
    link_kind,
    tensor_pairs,
    tensor_trials,
)
from macros.advice.generation.token_work import TokenWork, token_work
from macros.advice.generation.trials import memory_class, read_seconds
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import Ends
from macros.advice.memory.shape import shape_of
from macros.facts.catalog import Catalog
from macros.facts.records.models import WeightFormat
from macros.facts.records.products import Gpu

# Fewer machines say nothing of others.
FEWEST_MACHINES = 3
# The last digit of a sum does not decide.
_ROUNDING = 1e-9

Errors = Mapping[Machine, Sequence[float]]


@dataclass(frozen=True, eq=False)
class TensorModel:
    """Seconds of a token = bytes read / (count x bandwidth x share) + layers x fixed time.

    The sum is that of one card with its reading divided; nothing in it is fitted to several cards.
    `reach` is the logarithm within which four of five machines stay, `errors` are those of each.
    `counts` are the numbers of cards that were measured. An architecture of which nobody measured
    such cards may have no software for it, or a slow one: it gets no estimate. Mixtures of experts
    do not follow the sum: of them there are only the `pairs` that were measured both ways.
    """

    cards: GenerationModel
    counts: tuple[int, ...]
    reach: float
    errors: Errors
    trials: tuple[TensorTrial, ...]
    pairs: tuple[TensorPair, ...]

    def estimate(
        self, gpu: Gpu, work: TokenWork, count: int, *, is_mixture: bool
    ) -> GenerationSpeed | None:
        """Return the speed of so many cards; None where nothing like it was measured."""
        seconds = _seconds(self.cards, gpu, work, count)
        if seconds is None or is_mixture or count not in self.counts:
            return None
        factors = self.factors(gpu)
        if factors is None:
            return None
        likely = 1 / (seconds * math.exp(self.cards.level(gpu)))
        ends = Ends(likely * factors[0], likely, likely * factors[1])
        return GenerationSpeed("estimated", ends.at_most(count * self.cards.most(gpu, work)))

    def factors(self, gpu: Gpu) -> tuple[float, float] | None:
        """Return the ends of an estimate as multiples of it; None where nothing alike was measured.

        They take in all that was measured of the same architecture.
        """
        return _factors(self.errors, gpu.architecture, max(self.cards.reach_of(gpu), self.reach))

    def measured(
        self, gpu: Gpu, model: str, weights: WeightFormat, count: int
    ) -> GenerationSpeed | None:
        """Return what was measured of so many cards with a model after a short text."""
        speeds = [
            trial.tokens_per_s
            for trial in self.trials
            if (trial.gpu.id, trial.count) == (gpu.id, count)
            and (trial.test.model, trial.test.weights) == (model, weights)
            and not trial.test.filled_tokens
        ]
        if not speeds:
            return None
        middle, again = median(speeds), math.exp(self.cards.again_reach)
        ends = Ends(min(middle / again, *speeds), middle, max(middle * again, *speeds))
        return GenerationSpeed("measured", ends)

    @property
    def held(self) -> float:
        """The share of machines whose runs lie in the range that follows without them.

        Each counts for the share of its runs that do; those without which there is no range do not.
        """
        found = []
        for machine, own in self.errors.items():
            others = {key: errors for key, errors in self.errors.items() if key != machine}
            reach = max(self.cards.kin_reach, reach_of(others))
            if ends := _factors(others, machine.architecture, reach):
                low, high = (math.log(end) for end in ends)
                found.append(sum(low <= -error <= high for error in own) / len(own))
        return math.fsum(found) / len(found) if found else math.nan

    def reached(self, link: str) -> list[float]:
        """Return which shares of the computed speed were measured over a kind of link, in order."""
        found = [
            math.exp(-error)
            for trial in self.trials
            if link_kind(trial.link) == link and not trial.is_mixture
            if (error := _error(self.cards, trial)) is not None
        ]
        return sorted(found)

    @property
    def mixtures(self) -> list[float]:
        """How many times as fast sharing every layer was with mixtures, the least first."""
        return sorted(pair.gain for pair in self.pairs if pair.is_mixture)


def tensor_speed_of(
    catalog: Catalog,
    gpu: Gpu,
    model: str,
    formats: Sequence[WeightFormat],
    today: date,
    count: int,
) -> GenerationSpeed | None:
    """Return how fast so many cards write one stream after a short text; None of one card.

    What was measured in one of the formats counts as measured; an estimate is that of the first.
    """
    fitted, record = tensor_model(catalog, today), catalog.models.get(model)
    shape = shape_of(record) if record else None
    if fitted is None or shape is None or count == 1:
        return None
    for weights in formats:
        if known := fitted.measured(gpu, model, weights, count):
            return known
    work = token_work(shape, formats[0], 0, constants_of(catalog))
    return fitted.estimate(gpu, work, count, is_mixture=shape.is_mixture)


@cache
def tensor_model(catalog: Catalog, today: date) -> TensorModel | None:
    """Return the model of all that was measured by `today`; None where that is too little."""
    cards = generation_model(catalog, today)
    if cards is None:
        return None
    return fitted_tensor(cards, tensor_trials(catalog, today), tensor_pairs(catalog, today))


def fitted_tensor(
    cards: GenerationModel, trials: Sequence[TensorTrial], pairs: Sequence[TensorPair] = ()
) -> TensorModel | None:
    """Return the model with the range that trials of dense models need; None of too few."""
    dense = [trial for trial in trials if not trial.is_mixture]
    errors = _errors(cards, dense)
    if len(errors) < FEWEST_MACHINES:
        return None
    counts = tuple(sorted({trial.count for trial in dense}))
    return TensorModel(cards, counts, reach_of(errors), errors, tuple(trials), tuple(pairs))


def reach_of(errors: Errors) -> float:
    """Return the logarithm within which the wanted share of a further machine's runs lies.

    All runs of a machine weigh as much as those of another one.
    """
    weighed = sorted((abs(error), 1 / len(own)) for own in errors.values() for error in own)
    wanted = COVERAGE * (len(errors) + 1)
    counted, reach = 0.0, 0.0
    for error, weight in weighed:
        if counted >= wanted - _ROUNDING:
            break
        counted, reach = counted + weight, error
    return reach


def _factors(errors: Errors, architecture: str, reach: float) -> tuple[float, float] | None:
    """Return the factors to both ends of an architecture's estimate; None where none was measured.

    `errors` and `reach` are logarithms.
    """
    kin = [
        error
        for machine, own in errors.items()
        if machine.architecture == architecture
        for error in own
    ]
    if not kin:
        return None
    return math.exp(-max(reach, *kin)), math.exp(max(reach, *(-error for error in kin)))


def _errors(cards: GenerationModel, trials: Sequence[TensorTrial]) -> Errors:
    """Return the errors by machine."""
    found: dict[Machine, list[float]] = defaultdict(list)
    for trial in trials:
        error = _error(cards, trial)
        if error is not None:
            found[trial.machine].append(error)
    return dict(found)


def _error(cards: GenerationModel, trial: TensorTrial) -> float | None:
    """Return the logarithm of measured by computed time.

    What a card took with the same model on its own does not count: it is what is looked for.
    """
    seconds = _seconds(cards, trial.gpu, trial.work, trial.count)
    if seconds is None:
        return None
    level = cards.level(trial.gpu, trial.test.model or "")
    return -math.log(seconds * trial.tokens_per_s) - level


def _seconds(cards: GenerationModel, gpu: Gpu, work: TokenWork, count: int) -> float | None:
    share = cards.shares.get(memory_class(gpu) or "")
    if share is None:
        return None
    return read_seconds(gpu, work) / (share * count) + cards.layer_s * work.layers
