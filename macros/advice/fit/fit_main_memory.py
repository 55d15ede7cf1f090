"""Fit main memory: how much of a model lies in main memory where cards do not hold it alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.fit.fit_facts import FitCard
from macros.advice.fit.fit_records import FitSpeed
from macros.advice.fit.fit_work import FitWork
from macros.advice.generation.main_memory_work import Halves, experts_passed, halves
from macros.advice.generation.token_work import token_work, weight_bytes
from macros.advice.memory.formats import BYTES_PER_GB, bytes_each
from macros.advice.memory.quantities import GIB

NONE = "none"
# The last digit of a quotient does not decide.
_ROUNDING = 1e-6


@dataclass(frozen=True)
class MainMemory:
    """The layers of a model, or of its experts, that lie in main memory, and what they take."""

    layers: int
    gib: float


def in_main_memory(work: FitWork, sizes_gib: Sequence[float]) -> MainMemory | None:
    """Return what has to lie in main memory so that the rest surely fits cards of these sizes.

    None where the reader has no such memory or too little of it, where not even the rest fits,
    and for programs that cannot divide a model so.
    """
    asked, facts = work.question, work.facts
    is_divided = work.runs and asked.weights in facts["read_formats"]
    if not is_divided or facts["main_memory"] is None:
        return None
    layers, layer_gib = (_experts if work.shape.is_mixture else _layers)(work, sizes_gib)
    if layers is None or layers * layer_gib > asked.main_memory_gb:
        return None
    return MainMemory(layers, layers * layer_gib)


def _layers(work: FitWork, sizes_gib: Sequence[float]) -> tuple[int | None, float]:
    """Return how many whole layers of a dense model the cards do not hold; one has to be held."""
    parts = work.division
    layer = parts.divided.high / parts.layers
    held = sum(
        max(0, math.floor((size - parts.each.high) / layer + _ROUNDING)) for size in sizes_gib
    )
    return max(1, parts.layers - held) if held else None, layer


def _experts(work: FitWork, sizes_gib: Sequence[float]) -> tuple[int | None, float]:
    """Return of how many layers the experts do not fit; all else has to lie on the cards."""
    shape, memory = work.shape, work.facts["main_memory"]
    each = bytes_each(f"weights-{work.question.weights}", work.constants.rules).high
    passed = experts_passed(shape, memory["experts"] if memory else 1)
    resting = shape.parameters - shape.active_parameters
    layer = (resting + passed) * each / GIB / shape.layers
    excess = work.need(len(sizes_gib)).high - math.fsum(sizes_gib)
    layers = max(1, math.ceil(excess / layer - _ROUNDING))
    return layers if layers <= shape.layers else None, layer


def main_memory_speed(
    work: FitWork, card: FitCard, count: int, layers: int, filled_tokens: int = 0
) -> FitSpeed | None:
    """Return the tokens a second of one conversation with so many layers in main memory.

    The card and the processor work in turn on each token. None where nobody measured the like.
    """
    asked, memory = work.question, work.facts["main_memory"]
    if memory is None or card["read_s"] is None:
        return None
    if count == 1 and not filled_tokens:
        for weights in work.formats:
            key = f"{card['id']}|{work.id}|{weights}|{asked.main_memory}"
            if known := memory["measured"].get(key):
                return {"low": known[0], "likely": known[1], "high": known[2], "kind": "measured"}
    share = memory["mixture" if work.shape.is_mixture else "dense"]
    if share is None:
        return None
    parts = _halves(work, layers, filled_tokens, memory["experts"])
    host_s = parts.host_bytes / (memory["kinds"][asked.main_memory] * BYTES_PER_GB * share)
    card_s = parts.card_bytes * card["read_s"] + work.facts["layer_s"] * parts.card_layers
    likely = 1 / (card_s * card["slower"] + host_s)
    reach = max(card["reach"], memory["reach"])
    return {"low": likely / reach, "likely": likely, "high": likely * reach, "kind": "estimated"}


def _halves(work: FitWork, layers: int, filled_tokens: int, experts: float) -> Halves:
    shape, weights = work.shape, work.question.weights
    read = token_work(shape, weights, filled_tokens, work.constants).read_bytes
    each, head = weight_bytes(weights, work.constants)
    matrix = shape.vocabulary * shape.hidden
    return halves(shape, read, each, matrix * head, layers, experts_passed(shape, experts))
