"""Card speed: what the tokens a second of an accelerator are computed from, as plain values."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from typing_extensions import TypedDict

from macros.advice.generation.generation_model import GenerationModel, GenerationSpeed
from macros.advice.generation.levels import chip_of
from macros.advice.generation.tensor_model import TensorModel
from macros.advice.generation.trials import memory_class
from macros.advice.memory.formats import BYTES_PER_GB, Ends
from macros.advice.picks.card_prices import exact
from macros.facts.records.models import WeightFormat
from macros.facts.records.products import Gpu

Triple = list[float]


class Writing(TypedDict):
    """Seconds of a byte at the share of bandwidth that its class reaches; None where unknown.

    The card takes so many times as long (`slower`), give or take the factor `reach`; both with
    mixtures of experts are in `mixture`. The best run of its class took `at_best` times as long.
    """

    read_s: float | None
    at_best: float | None
    slower: float
    reach: float
    mixture: list[float]


Told = Callable[[Gpu, str, WeightFormat], GenerationSpeed | None]


@dataclass(frozen=True)
class CardSpeed:
    """What the speed of an accelerator is computed from, as FitCard has it."""

    read_s: float | None = None
    at_best: float | None = None
    slower: float = 1.0
    reach: float = 1.0
    mixture: list[float] = field(default_factory=lambda: [1.0, 1.0])
    measured: dict[str, Triple] = field(default_factory=dict)
    alike: dict[str, Triple] = field(default_factory=dict)

    @property
    def writing(self) -> Writing:
        """Return what an estimate is computed from."""
        return Writing(
            read_s=self.read_s,
            at_best=self.at_best,
            slower=self.slower,
            reach=self.reach,
            mixture=self.mixture,
        )


def card_speed(gpu: Gpu, fitted: GenerationModel | None) -> CardSpeed:
    """Return the speed of an accelerator; one that says nothing where its class is not known."""
    name = memory_class(gpu) or ""
    if fitted is None or name not in fitted.shares:
        return CardSpeed()
    share = fitted.shares[name]
    measured = _known(gpu, fitted, fitted.measured)
    return CardSpeed(
        read_s=exact(1 / (gpu.memory.bandwidth_gb_s * BYTES_PER_GB * share)),
        at_best=exact(share / fitted.best[name]),
        slower=exact(math.exp(fitted.level(gpu))),
        reach=exact(math.exp(fitted.reach_of(gpu))),
        mixture=[
            exact(math.exp(fitted.level(gpu, is_mixture=True))),
            exact(math.exp(fitted.reach_of(gpu, is_mixture=True))),
        ],
        measured=measured,
        alike={
            key: known
            for key, known in _known(gpu, fitted, fitted.alike).items()
            if key not in measured
        },
    )


def tensor_ends(gpu: Gpu, fitted: TensorModel | None) -> list[float] | None:
    """Return the ends of an estimate of cards that share every layer, as multiples of it.

    None where nobody measured the like.
    """
    factors = fitted.factors(gpu) if fitted else None
    return factors and [exact(end) for end in factors]


def estimated_tokens(
    read_bytes: float,
    layers: int,
    layer_s: float,
    card: Writing,
    factors: Sequence[float] | None = None,
    shared_by: int = 1,
    *,
    is_mixture: bool = False,
) -> Ends:
    """Return the tokens a second that a card writes, or several that share every layer.

    A token takes what its bytes take, divided by the cards, and a fixed time for each layer. The
    ends are multiples of that, those of the card's `reach` without `factors`; nothing is faster
    than the best run of its class read. Raises ValueError for a card without a known speed.
    """
    read_s, at_best = card["read_s"], card["at_best"]
    slower, reach = card["mixture"] if is_mixture else (card["slower"], card["reach"])
    if read_s is None or at_best is None:
        raise ValueError("Nobody measured memory like that of the card.")
    read = read_bytes * read_s / shared_by
    likely, most = 1 / ((read + layer_s * layers) * slower), 1 / (read * at_best)
    low, high = factors or (1 / reach, reach)
    return Ends(likely * low, likely, likely * high).at_most(most)


def _known(gpu: Gpu, fitted: GenerationModel, told: Told) -> dict[str, Triple]:
    """Return what is told of an accelerator, by model and format, of those measured so."""
    trials = (trial.test for trial in fitted.trials if chip_of(trial.gpu) == chip_of(gpu))
    named = {(test.model, test.weights) for test in trials}
    return {
        f"{model}|{weights}": _triple(speed.tokens_per_s)
        for model, weights in sorted(named, key=str)
        if model and weights and (speed := told(gpu, model, weights))
    }


def _triple(ends: Ends) -> Triple:
    return [exact(ends.low), exact(ends.likely), exact(ends.high)]
