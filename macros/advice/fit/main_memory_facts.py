"""Main memory facts: kinds of main memory, and what speeds with a part of a model there rest on."""

from __future__ import annotations

import math
from statistics import median

from typing_extensions import TypedDict

from macros.advice.fit.fit_records import Triple
from macros.advice.generation.main_memory_model import MainMemoryModel
from macros.advice.picks.card_prices import exact

BYTES_PER_CHANNEL = 8
# What computers have: channels x the kind of module with its MT/s. A home computer has two.
MAIN_MEMORIES = (
    "2xddr4-2666",
    "2xddr4-3200",
    "2xddr5-4800",
    "2xddr5-5600",
    "2xddr5-6000",
    "2xddr5-6400",
    "4xddr4-3200",
    "4xddr5-5600",
    "8xddr4-3200",
    "8xddr5-4800",
    "12xddr5-4800",
    "12xddr5-6400",
)
# What is counted with where a reader has not named any.
USUAL_MAIN_MEMORY = "2xddr5-6000"
# Sources round the bandwidth of the same memory.
_SAME = 0.01


class MainMemoryFacts(TypedDict):
    """GB/s by kind of memory, the shares of it that dense models and mixtures reach, and the reach.

    `experts` is their usual share of what a token passes through; `measured` are tokens a second by
    card, model, format and kind; `runs` and `hosts` say what the shares rest on.
    """

    kinds: dict[str, float]
    dense: float | None
    mixture: float | None
    reach: float
    experts: float
    measured: dict[str, Triple]
    runs: int
    hosts: int


def main_memory_facts(fitted: MainMemoryModel | None, again: float) -> MainMemoryFacts | None:
    """Return what the answer computes from; None where too little was measured.

    `again` is the logarithm by which campaigns with the same card and model differ.
    """
    if fitted is None:
        return None
    dense, mixture = (fitted.shares.get(is_mixture) for is_mixture in (False, True))
    return {
        "kinds": {kind: bandwidth_gb_s(kind) for kind in MAIN_MEMORIES},
        "dense": dense and exact(dense),
        "mixture": mixture and exact(mixture),
        "reach": exact(math.exp(fitted.reach)),
        "experts": exact(fitted.experts),
        "measured": _measured(fitted, math.exp(again)),
        "runs": len(fitted.trials),
        "hosts": fitted.hosts,
    }


def bandwidth_gb_s(kind: str) -> float:
    """Return channels x 8 bytes x MT/s of a kind such as `2xddr5-5600`, in GB/s."""
    return _channels(kind) * BYTES_PER_CHANNEL * int(kind.rpartition("-")[2]) / 1000


def _channels(kind: str) -> int:
    return int(kind.partition("x")[0])


def _measured(fitted: MainMemoryModel, again: float) -> dict[str, Triple]:
    found: dict[str, list[float]] = {}
    for run in (trial.run for trial in fitted.trials):
        for kind in MAIN_MEMORIES:
            is_same = run.host_channels == _channels(kind) and math.isclose(
                run.host_memory_gb_s or 0, bandwidth_gb_s(kind), rel_tol=_SAME
            )
            if is_same and run.accelerator and run.weights:
                key = f"{run.accelerator}|{run.model}|{run.weights}|{kind}"
                found.setdefault(key, []).append(run.tokens_per_s)
    return {
        key: [
            exact(min(*speeds, median(speeds) / again)),
            exact(median(speeds)),
            exact(max(*speeds, median(speeds) * again)),
        ]
        for key, speeds in sorted(found.items())
    }
