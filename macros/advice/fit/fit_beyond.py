"""Fit beyond: what holds a model besides cards with a price: main memory, and what has none."""

from __future__ import annotations

from dataclasses import dataclass, replace

from macros.advice.fit.fit_answer import Answering
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import CardRow, FitQuestion, Unpriced
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.advice.memory.constants import MemoryConstants

# What two modules of 64 GB leave to a model.
FREE_GB = 120
# Small cards hold little beside the context, and most who ask own a larger one.
LEAST_GB = 12


@dataclass(frozen=True)
class Beyond:
    """The cheapest card that holds a mixture with main memory, and what may hold it unpriced."""

    helped: CardRow | None
    unpriced: tuple[Unpriced, ...]


def beyond(
    question: FitQuestion, facts: FitFacts, constants: MemoryConstants, avoided: frozenset[str]
) -> Beyond:
    """Return what the fit page would name besides cards and computers with a price.

    With main memory only mixtures of experts write fast enough to be named; what is `avoided`, is
    small, has no known speed or a price that is out of date is no example.
    """
    asked = replace(question, main_memory=USUAL_MAIN_MEMORY, main_memory_gb=FREE_GB)
    answering = Answering(asked, facts, constants)
    helped = answering.helped() if answering.work.shape.is_mixture else []
    examples = (
        row
        for row in helped
        if answering.cards[row["id"]]["memory_gib"] >= LEAST_GB
        and row["id"] not in avoided
        and row["speed"]
        and "stale" not in row["notes"]
    )
    unpriced = answering.unpriced(answering.bought())
    return Beyond(next(examples, None), tuple(unpriced))
