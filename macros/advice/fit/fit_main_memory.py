"""Fit main memory: how much of a model lies in main memory where cards do not hold it alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.fit.fit_facts import FitCard
from macros.advice.fit.fit_records import FitSpeed, SpeedKind, Triple
from macros.advice.fit.fit_work import FitWork
from macros.advice.fit.main_memory_facts import MainMemoryFacts
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
    shape = work.shape
    each = bytes_each(f"weights-{work.question.weights}", work.constants.rules).high
    resting = shape.parameters - shape.active_parameters
    layer = (resting + _passed(work)) * each / GIB / shape.layers
    excess = work.need(len(sizes_gib)).high - math.fsum(sizes_gib)
    layers = max(1, math.ceil(excess / layer - _ROUNDING))
    return layers if layers <= shape.layers else None, layer


def main_memory_speed(
    work: FitWork, card: FitCard, count: int, layers: int, filled_tokens: int = 0
) -> FitSpeed | None:
    """Return the tokens a second of one conversation with so many layers in main memory.

    The card and the processor work in turn on each token. What was measured after a short text
    slows with a longer one as the estimate does. None where nobody measured the like.
    """
    memory = work.facts["main_memory"]
    share = memory["mixture" if work.shape.is_mixture else "dense"] if memory else None
    if memory is None or share is None or card["read_s"] is None:
        return None
    reached = memory["kinds"][work.question.main_memory] * BYTES_PER_GB * share
    likely = 1 / _seconds(work, card, layers, filled_tokens, reached)
    if count == 1 and (known := _measured(work, card, memory)):
        slower = likely * _seconds(work, card, layers, 0, reached) if filled_tokens else 1.0
        low, middle, high = (end * slower for end in known)
        kind: SpeedKind = "estimated" if filled_tokens else "measured"
        return {"low": low, "likely": middle, "high": high, "kind": kind}
    reach = max(card["reach"], memory["reach"])
    return {"low": likely / reach, "likely": likely, "high": likely * reach, "kind": "estimated"}


def _measured(work: FitWork, card: FitCard, memory: MainMemoryFacts) -> Triple | None:
    """Return what was measured of a card beside such main memory."""
    keys = (f"{card['id']}|{work.id}|{one}|{work.question.main_memory}" for one in work.formats)
    return next((memory["measured"][key] for key in keys if key in memory["measured"]), None)


def _seconds(
    work: FitWork, card: FitCard, layers: int, filled_tokens: int, reached: float
) -> float:
    """Return how long a token takes where main memory reaches so many bytes a second."""
    parts = _halves(work, layers, filled_tokens)
    read_s = parts.card_bytes * (card["read_s"] or 0)
    card_s = read_s + work.facts["layer_s"] * parts.card_layers
    return card_s * card["slower"] + parts.host_bytes / reached


def _halves(work: FitWork, layers: int, filled_tokens: int) -> Halves:
    shape, weights = work.shape, work.question.weights
    read = token_work(shape, weights, filled_tokens, work.constants).read_bytes
    each, head = weight_bytes(weights, work.constants)
    return halves(shape, read, each, shape.vocabulary * shape.hidden * head, layers, _passed(work))


def _passed(work: FitWork) -> float:
    memory = work.facts["main_memory"]
    return experts_passed(work.shape, memory["experts"] if memory else 1)
