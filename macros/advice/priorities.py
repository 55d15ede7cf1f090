"""Priorities: which figure alone explains measured speed best, against the order experts give."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import Literal

from macros.advice.speed_model import Point, figure_of, fit_points
from macros.advice.workload_model import WorkloadModel
from macros.facts.records import Gpu

Figure = Literal["tensor", "vector", "bandwidth", "sixteen"]
Verdict = Literal["agree", "partly", "disagree"]

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

    @property
    def order(self) -> tuple[Figure, ...]:
        """The figures, that with the smallest error first."""
        return tuple(self.errors)

    @property
    def verdict(self) -> Verdict | None:
        """Whether the data agree with the received order: wholly, in its first place, or not."""
        if not self.received:
            return None
        if self.order == self.received:
            return "agree"
        return "partly" if self.order[0] == self.received[0] else "disagree"


def priorities(
    models: Mapping[str, WorkloadModel], gpus: Mapping[str, Gpu]
) -> tuple[Priority, ...]:
    """Return the priority of each workload that has a fit.

    All figures are judged on the same accelerators: those of which every one is known.
    """
    found = [_priority(name, model, gpus) for name, model in models.items() if model.enough]
    return tuple(priority for priority in found if priority is not None)


def _priority(name: str, model: WorkloadModel, gpus: Mapping[str, Gpu]) -> Priority | None:
    known = {
        point: figures
        for point in model.points
        if point.id in gpus and (figures := _figures(gpus[point.id])) is not None
    }
    if len(known) < model.limits.cards_needed:
        return None
    alone = {figure: _error(known, (figure,)) for figure in FIGURES}
    ranked = dict(sorted(alone.items(), key=lambda item: item[1]))
    first = next(iter(ranked))
    pairs = {figure: _error(known, (first, figure)) for figure in FIGURES if figure != first}
    second = min(pairs, key=lambda figure: pairs[figure])
    received = RECEIVED.get(name, ())
    return Priority(name, len(known), ranked, second, pairs[second], received)


def _figures(gpu: Gpu) -> dict[Figure, float] | None:
    """Return the figures; 16-bit capability is the rate of FP16 outside tensor cores."""
    found = {
        "tensor": figure_of(gpu, "tensor"),
        "vector": gpu.compute.fp32_tflops,
        "bandwidth": gpu.memory.bandwidth_gb_s,
        "sixteen": gpu.compute.fp16_vector_tflops,
    }
    known: dict[Figure, float] = {
        figure: value for figure in FIGURES if (value := found[figure]) is not None
    }
    return known if len(known) == len(FIGURES) else None


def _error(known: Mapping[Point, Mapping[Figure, float]], terms: tuple[Figure, ...]) -> float:
    points = tuple(
        point._replace(figures=tuple(figures[term] for term in terms))
        for point, figures in known.items()
    )
    return math.expm1(median(fit_points(points).known_errors))
