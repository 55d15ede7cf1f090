"""Job speeds: how fast single accelerators do the work for which people buy and rent them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.fit.fit_facts import FitCard, FitFacts
from macros.advice.fit.fit_records import FitPurpose, FitQuestion, FitSpeed, Together, Triple
from macros.advice.fit.fit_work import FitWork, shape_of_facts
from macros.advice.memory.constants import MemoryConstants
from macros.advice.picks.card_prices import exact


@dataclass(frozen=True)
class Job:
    """Work of a common size: a model on record that runs in 4 bits, or learns on them.

    `tokens` are the context or the length of a sequence, `sequences` the conversations at once.
    """

    id: str
    model: str
    purpose: FitPurpose = "run"
    tokens: int = 8192
    sequences: int = 1


TUNING = Job("tune-8b", "llama-3-1-8b", "qlora", tokens=2048)
JOBS = (
    Job("write-8b", "llama-3-1-8b"),
    Job("write-30b-a3b", "qwen3-30b-a3b"),
    Job("write-70b", "llama-3-3-70b"),
    Job("serve-8b", "llama-3-1-8b", tokens=4096, sequences=16),
    TUNING,
)


def job_speeds(facts: FitFacts, constants: MemoryConstants) -> dict[str, dict[str, Triple]]:
    """Return the tokens a second (low, likely, high) by accelerator and job.

    Left out are accelerators that may not hold it, and speeds that nobody knows.
    """
    found: dict[str, dict[str, Triple]] = {card["id"]: {} for card in facts["cards"]}
    for job in JOBS:
        if work := _work(job, facts, constants):
            for id_, speed in _speeds(work, facts).items():
                found[id_][job.id] = speed
    return found


def tuning_need(facts: FitFacts, constants: MemoryConstants) -> list[float]:
    """Return the least and the most that the tuning takes of a card, in GiB; nothing if unknown."""
    work = _work(TUNING, facts, constants)
    return [exact(end) for end in (work.need(1).low, work.need(1).high)] if work else []


def rooms(facts: FitFacts) -> dict[str, float]:
    """Return the memory in GiB that each card without a screen surely has for a model."""
    return {card["id"]: _room_gib(card) for card in facts["cards"]}


def _work(job: Job, facts: FitFacts, constants: MemoryConstants) -> FitWork | None:
    """Return the work of a job; None where its model is not on record."""
    shapes = {model["id"]: model["shape"] for model in facts["models"]}
    if job.model not in shapes:
        return None
    asked = FitQuestion(job.model, "", "", job.purpose, tokens=job.tokens, sequences=job.sequences)
    return FitWork(job.model, shape_of_facts(shapes[job.model]), asked, facts, constants)


def _speeds(work: FitWork, facts: FitFacts) -> Mapping[str, Triple]:
    need_gib = work.need(1).high
    held = (card for card in facts["cards"] if _room_gib(card) >= need_gib)
    known = {card["id"]: _speed(work, card) for card in held}
    return {
        id_: [exact(speed["low"]), exact(speed["likely"]), exact(speed["high"])]
        for id_, speed in known.items()
        if speed
    }


def _speed(work: FitWork, card: FitCard) -> FitSpeed | Together | None:
    """Return the speed of one conversation, or that of all with the best software known for it."""
    speed = work.speed(card, 1)
    if work.question.sequences == 1:
        return speed
    return max(work.together(card, speed), key=lambda one: one["likely"], default=None)


def _room_gib(card: FitCard) -> float:
    """Return the memory that a card without a screen surely has for a model."""
    return card["memory_gib"] * (card["shared"] or 1)
