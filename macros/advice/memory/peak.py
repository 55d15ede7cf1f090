"""Peak: the memory of a step is that of its fullest phase, and a phase is a sum of terms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from macros.advice.memory.constants import MemoryConstants, Terms
from macros.advice.memory.formats import Ends
from macros.advice.memory.quantities import (
    GIB,
    TRAINING_MODES,
    Load,
    ZeroStage,
    quantities,
)
from macros.advice.memory.shape import Shape, ShapeError
from macros.facts.records.memory import (
    PHASES,
    MemoryMode,
    MemoryPart,
    MemoryPhase,
    MemoryQuantity,
    MemoryTerm,
)

# From which stage of ZeRO a part is divided over the cards (arXiv 1910.02054).
DIVIDED_FROM: Mapping[MemoryPart, ZeroStage] = {"optimizer": 1, "gradients": 2, "weights": 3}
# What lies on a card once for each layer that is there.
DIVIDED_WITH_LAYERS: tuple[MemoryPart, ...] = ("weights", "cache")
# What a model that runs has in bytes that are counted, not estimated: its file and its context.
COUNTED: tuple[MemoryPart, ...] = ("weights", "cache")


@dataclass(frozen=True)
class Peak:
    """What the fullest phase of a step takes of each card, in bytes.

    `parts` are those of the phase that is likely the fullest. `tensors` is what tensors alone
    likely take at their fullest, without allocator and runtime; it may be in another phase.
    """

    total: Ends
    phase: MemoryPhase
    parts: Mapping[MemoryPart, Ends]
    tensors: float

    @property
    def gib(self) -> Ends:
        """The whole in GiB, the unit in which cards are sold."""
        return self.total.scaled(1 / GIB)


def peak(shape: Shape, load: Load, constants: MemoryConstants) -> Peak:
    """Return what a step takes of each card at its fullest.

    The least end is lowered and the most is raised by the error that the formulas showed against
    measured peaks; no model runs in less than its weights and its cache. Raises ShapeError where
    a figure is missing that the mode needs.
    """
    counted = quantities(shape, load, constants.rules)
    phases = {
        phase: _parts(phase, load, shape, counted, constants.terms) for phase in PHASES[load.mode]
    }
    totals = {phase: _total(parts) for phase, parts in phases.items()}
    fullest = max(totals, key=lambda phase: totals[phase].likely)
    error = constants.rules["formula-error"].value
    total = Ends(
        max(_least(parts, load.mode, error) for parts in phases.values()),
        totals[fullest].likely,
        max(ends.high for ends in totals.values()) * (1 + error),
    )
    return Peak(total, fullest, phases[fullest], max(map(_tensors, phases.values())))


def _parts(
    phase: MemoryPhase,
    load: Load,
    shape: Shape,
    counted: Mapping[MemoryQuantity, Ends],
    terms: Terms,
) -> dict[MemoryPart, Ends]:
    parts: dict[MemoryPart, Ends] = {}
    for term in _of_phase(phase, load, terms):
        if term.quantity not in counted:
            message = "how its layers are built is not known well enough to train it."
            raise ShapeError("mode", message)
        share = _share(term.part, load, shape)
        taken = counted[term.quantity].times(bytes_of(term)).scaled(share)
        parts[term.part] = parts.get(term.part, Ends.of(0)).plus(taken)
    return parts


def _least(parts: Mapping[MemoryPart, Ends], mode: MemoryMode, error: float) -> float:
    """Return the least of a phase; the formulas can err only in what they estimate."""
    exact = () if mode in TRAINING_MODES else COUNTED
    counted = math.fsum(ends.low for part, ends in parts.items() if part in exact)
    return counted + (_total(parts).low - counted) * (1 - error)


def _tensors(parts: Mapping[MemoryPart, Ends]) -> float:
    outside = ("allocator", "context")
    return math.fsum(ends.likely for part, ends in parts.items() if part not in outside)


def _of_phase(phase: MemoryPhase, load: Load, terms: Terms) -> Iterator[MemoryTerm]:
    """Yield the terms that count in a phase of what is asked for."""
    for term in terms.values():
        if (
            load.mode in term.modes
            and (term.phases is None or phase in term.phases)
            and term.checkpointing in (None, load.checkpointing)
            and term.accumulating in (None, load.accumulating)
            and term.optimizer in (None, load.optimizer)
        ):
            yield term


def bytes_of(term: MemoryTerm) -> Ends:
    """Return the bytes of a term with both ends."""
    low = term.bytes if term.low is None else term.low
    high = term.bytes if term.high is None else term.high
    return Ends(low, term.bytes, high)


def _share(part: MemoryPart, load: Load, shape: Shape) -> float:
    """Return which share of a part lies on the fullest card."""
    if load.mode in TRAINING_MODES:
        divided = part in DIVIDED_FROM and load.zero_stage >= DIVIDED_FROM[part]
        return 1 / load.gpu_count if divided else 1
    if part in DIVIDED_WITH_LAYERS:
        return -(-shape.layers // load.gpu_count) / shape.layers
    return 1


def _total(parts: Mapping[MemoryPart, Ends]) -> Ends:
    total = Ends.of(0)
    for ends in parts.values():
        total = total.plus(ends)
    return total
