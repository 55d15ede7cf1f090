"""Fit beyond: what holds a model besides cards with a price: main memory, and what has none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macros.advice.fit.fit_answer import Answering
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import CardRow, FitQuestion, Unpriced
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.advice.memory.constants import MemoryConstants

# What the system and its programs keep of main memory.
SYSTEM_GB = 8
# A server with room for the largest mixtures: twelve channels, as an EPYC 9004 has.
SERVER_MAIN_MEMORY = "12xddr5-4800"
# What computers have in all, by kind: two modules of up to 64 GB, twelve of up to 64 GB.
TOTALS_GB = {
    USUAL_MAIN_MEMORY: (32, 64, 96, 128),
    SERVER_MAIN_MEMORY: (384, 768),
}
# Small cards hold little beside the context, and most who ask own a larger one.
LEAST_GB = 12


@dataclass(frozen=True)
class Beyond:
    """The cheapest card that holds a mixture with main memory, and what may hold it unpriced.

    The `main_memory` is that of a desktop computer, of a server where that is too little.
    """

    helped: CardRow | None
    unpriced: tuple[Unpriced, ...]
    main_memory: str = USUAL_MAIN_MEMORY

    @property
    def total_gb(self) -> int:
        """Main memory in all that has room for the part of the model, in GB."""
        part_gib = self.helped["host_gib"] if self.helped else 0
        totals = TOTALS_GB[self.main_memory]
        return next((gb for gb in totals if gb - SYSTEM_GB >= part_gib), totals[-1])


def beyond(
    question: FitQuestion, facts: FitFacts, constants: MemoryConstants, avoided: frozenset[str]
) -> Beyond:
    """Return what the fit page would name besides cards and computers with a price.

    With main memory only mixtures of experts write fast enough to be named; what is `avoided`, is
    small, has no known speed or a price that is out of date is no example.
    """
    unpriced = tuple(_unpriced(question, facts, constants))
    for kind in TOTALS_GB:
        if example := _example(kind, question, facts, constants, avoided):
            return Beyond(example, unpriced, kind)
    return Beyond(None, unpriced)


def _example(
    kind: str,
    question: FitQuestion,
    facts: FitFacts,
    constants: MemoryConstants,
    avoided: frozenset[str],
) -> CardRow | None:
    """Return the cheapest card that holds a mixture with as much main memory as this kind has."""
    answering = Answering(_asked(kind, question), facts, constants)
    helped = answering.helped() if answering.work.shape.is_mixture else []
    examples = (
        row
        for row in helped
        if answering.cards[row["id"]]["memory_gib"] >= LEAST_GB
        and row["id"] not in avoided
        and row["speed"]
        and "stale" not in row["notes"]
    )
    return next(examples, None)


def _unpriced(
    question: FitQuestion, facts: FitFacts, constants: MemoryConstants
) -> Sequence[Unpriced]:
    answering = Answering(_asked(USUAL_MAIN_MEMORY, question), facts, constants)
    return answering.unpriced(answering.bought())


def _asked(kind: str, question: FitQuestion) -> FitQuestion:
    free_gb = TOTALS_GB[kind][-1] - SYSTEM_GB
    return replace(question, main_memory=kind, main_memory_gb=free_gb)
