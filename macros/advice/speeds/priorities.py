"""Priorities: which figure alone explains measured speed best, against the order experts give."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from statistics import median
from typing import Literal

from macros.advice.speeds.speed_model import Point, errors_of, figures_of
from macros.advice.speeds.workload_model import WorkloadModel
from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu

Figure = Literal["tensor", "vector", "bandwidth", "sixteen"]
Verdict = Literal["agree", "partly", "disagree"]

TERMS: tuple[Term, ...] = ("tensor", "vector", "bandwidth")
FIGURES: tuple[Figure, ...] = ("tensor", "vector", "bandwidth", "sixteen")

# The orders that were recommended in 2019: tensor cores, FLOPs, memory bandwidth, 16-bit
# capability; for recurrent networks bandwidth and 16-bit capability first.
_COMPUTE_FIRST: tuple[Figure, ...] = ("tensor", "vector", "bandwidth", "sixteen")
_BANDWIDTH_FIRST: tuple[Figure, ...] = ("bandwidth", "sixteen", "tensor", "vector")
RECEIVED: Mapping[str, tuple[Figure, ...]] = {
    "cnn-training": _COMPUTE_FIRST,
    "rnn-training": _BANDWIDTH_FIRST,
    "transformer-training": _COMPUTE_FIRST,
}


@dataclass(frozen=True)
class Contradiction:
    """A figure that experts put later but that comes nearer to the data than an earlier one.

    It does so for `nearer` of `cards` accelerators, more than chance would make it.
    """

    earlier: Figure
    later: Figure
    nearer: int
    cards: int


@dataclass(frozen=True)
class Priority:
    """How well each figure alone explains a workload: the median error of a left-out card.

    `errors` are shares, smallest first. `second` is the figure that lowers the error most beside
    the first one, to `both`. `received` is the order that experts gave, empty where none did.
    """

    workload: str
    cards: int
    errors: Mapping[Figure, float]
    second: Figure
    both: float
    received: tuple[Figure, ...]
    contradictions: tuple[Contradiction, ...]

    @property
    def order(self) -> tuple[Figure, ...]:
        """The figures, that with the smallest error first."""
        return tuple(self.errors)

    @property
    def verdict(self) -> Verdict | None:
        """Whether the data agree with the received order; they disagree about its first place."""
        if not self.received:
            return None
        if not self.contradictions:
            return "agree"
        beaten = {contradiction.earlier for contradiction in self.contradictions}
        return "disagree" if self.received[0] in beaten else "partly"


def priorities(
    models: Mapping[str, WorkloadModel], gpus: Mapping[str, Gpu], certainty: float
) -> tuple[Priority, ...]:
    """Return the priority of each workload that has a fit.

    All figures are judged on the same accelerators: those of which every one is known. A figure
    is nearer to the data than another only with at least the `certainty` of a sign test.
    """
    judged = [
        _priority(name, model, gpus, certainty) for name, model in models.items() if model.enough
    ]
    return tuple(priority for priority in judged if priority is not None)


def _priority(
    name: str, model: WorkloadModel, gpus: Mapping[str, Gpu], certainty: float
) -> Priority | None:
    known = {
        point: figures
        for point in model.points
        if point.id in gpus and (figures := _figures(gpus[point.id])) is not None
    }
    if len(known) < model.limits.cards_needed:
        return None
    alone = {figure: _errors(known, (figure,)) for figure in FIGURES}
    shares = {figure: math.expm1(median(errors)) for figure, errors in alone.items()}
    ranked = dict(sorted(shares.items(), key=lambda item: item[1]))
    first = next(iter(ranked))
    pairs = {f: math.expm1(median(_errors(known, (first, f)))) for f in FIGURES if f != first}
    second = min(pairs, key=lambda figure: pairs[figure])
    received = RECEIVED.get(name, ())
    against = tuple(_contradictions(received, alone, certainty))
    return Priority(name, len(known), ranked, second, pairs[second], received, against)


def _contradictions(
    received: Sequence[Figure], errors: Mapping[Figure, Sequence[float]], certainty: float
) -> Iterator[Contradiction]:
    for earlier, later in combinations(received, 2):
        pairs = list(zip(errors[earlier], errors[later], strict=True))
        nearer = sum(theirs > ours for theirs, ours in pairs)
        if _by_chance(nearer, len(pairs)) <= 1 - certainty:
            yield Contradiction(earlier, later, nearer, len(pairs))


def _by_chance(heads: int, tosses: int) -> float:
    """Return the probability of at least so many heads of a fair coin."""
    return float(sum(comb(tosses, count) for count in range(heads, tosses + 1)) / 2**tosses)


def _figures(gpu: Gpu) -> dict[Figure, float] | None:
    """Return the figures, None where one is unknown.

    The 16-bit capability is the rate of FP16 outside tensor cores; what has a lower one than for
    FP32 computes in FP32.
    """
    terms = figures_of(gpu, TERMS)
    half, full = gpu.compute.fp16_vector_tflops, gpu.compute.fp32_tflops
    if terms is None or half is None or full is None:
        return None
    return dict(zip(FIGURES, (*terms, max(half, full)), strict=True))


def _errors(
    known: Mapping[Point, Mapping[Figure, float]], terms: tuple[Figure, ...]
) -> tuple[float, ...]:
    points = tuple(
        point._replace(figures=tuple(figures[term] for term in terms))
        for point, figures in known.items()
    )
    return errors_of(points)
