"""Tensor facts: what the speed of cards that share every layer is computed from."""

from __future__ import annotations

from typing_extensions import TypedDict

from macros.advice.fit.fit_records import READ_FORMATS, Triple
from macros.advice.generation.tensor_model import TensorModel
from macros.advice.picks.card_prices import exact


class TensorFacts(TypedDict):
    """The numbers of cards that were measured, and how many machines.

    `measured` are tokens a second by card, model, format and number of cards. `mixtures` are how
    many times as fast as in turn mixtures of experts were: the least, the most, and how often
    that was measured; None where nobody did.
    """

    counts: list[int]
    machines: int
    measured: dict[str, Triple]
    mixtures: Triple | None


def tensor_facts(fitted: TensorModel | None) -> TensorFacts | None:
    """Return what the answer computes from; None where too little was measured."""
    if fitted is None:
        return None
    gains = fitted.mixtures
    return {
        "counts": list(fitted.counts),
        "machines": len(fitted.errors),
        "measured": _measured(fitted),
        "mixtures": [exact(gains[0]), exact(gains[-1]), len(gains)] if gains else None,
    }


def _measured(fitted: TensorModel) -> dict[str, Triple]:
    found: dict[str, Triple] = {}
    for trial in fitted.trials:
        gpu, model, weights = trial.gpu, trial.test.model, trial.test.weights
        if model and weights in READ_FORMATS:
            speed = fitted.measured(gpu, model, weights, trial.count)
            if speed:
                ends = speed.tokens_per_s
                key = f"{gpu.id}|{model}|{weights}|{trial.count}"
                found[key] = [exact(end) for end in (ends.low, ends.likely, ends.high)]
    return dict(sorted(found.items()))
