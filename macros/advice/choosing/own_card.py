"""Own card: how the pick stands beside the card that the reader has, and whether that will do."""

from __future__ import annotations

import math
from collections.abc import Iterable

from macros.advice.choosing.choose_records import ChooseQuestion, Triple
from macros.advice.picks.needs import Limits, first_rejection
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import mean_speed
from macros.advice.picks.situation import Situation
from macros.advice.speeds.speed import Z80
from macros.facts.records.products import Gpu


def gain_of(question: ChooseQuestion, verdict: Verdict, where: Situation) -> Triple | None:
    """Return how many times as fast the pick is as the card that is there."""
    pick = verdict.pick
    if not question.have or pick is None or not pick.speed:
        return None
    works = verdict.persona.objective.workloads
    speeds = where.speeds_in(works, question.have, 1)
    own = mean_speed(speeds) if speeds else None
    if own is None or speeds is None:
        return None
    spread = _mean(speed.spread for speed in speeds)
    apart = 0.0 if pick.gpu.id == question.have else math.hypot(pick.speed_spread, spread)
    ratio = pick.speed / own
    return [ratio * math.exp(z * apart) for z in (-Z80, 0, Z80)]


def asked_gb(verdict: Verdict) -> float:
    """Return how much memory is asked for, by the reader or by the work itself."""
    wanted = verdict.limits
    return max(wanted.memory_gb or 0.0, wanted.workload_memory_gb)


def short_gb(question: ChooseQuestion, verdict: Verdict, where: Situation) -> float | None:
    """Return how much memory is asked for, where the card that is there has less."""
    if not question.have:
        return None
    asked = asked_gb(verdict)
    return asked if where.catalog.gpus[question.have].memory.size_gb < asked else None


def is_kept(question: ChooseQuestion, verdict: Verdict, where: Situation) -> bool:
    """Return whether the card that is there meets the need, and the pick may not be faster.

    Where all is too dear for the budget, it is enough that the card meets the need.
    """
    own = where.catalog.gpus.get(question.have)
    if own is None or not _meets(own, verdict, where):
        return False
    if verdict.pick:
        gain = gain_of(question, verdict, where)
        return gain is not None and gain[0] <= 1
    return verdict.last_cut == "total_usd" and question.budget is not None


def is_no_gain(
    question: ChooseQuestion, verdict: Verdict, where: Situation, is_short: bool
) -> bool:
    """Return whether a substitute is no more than the card that is there.

    It has less memory, or falls short of what was asked for and may not be faster either.
    """
    own, pick = where.catalog.gpus.get(question.have), verdict.pick
    if own is None or pick is None:
        return False
    if pick.gpu.memory.size_gb * pick.count < own.memory.size_gb:
        return True
    gain = gain_of(question, verdict, where)
    return is_short and gain is not None and gain[0] <= 1


def _meets(own: Gpu, verdict: Verdict, where: Situation) -> bool:
    """Return whether one card that is there already meets all needs but those of buying it."""
    speeds = where.speeds_in(verdict.persona.objective.workloads, own.id, 1)
    is_enough = own.memory.size_gb >= asked_gb(verdict)
    return (
        is_enough
        and speeds is not None
        and not first_rejection(_there(own, verdict.limits), verdict.limits)
    )


def _there(own: Gpu, wanted: Limits) -> Gpu:
    """Return a card that is there as it counts: a professional one is as good as a consumer's."""
    is_card = own.form_factor == "pcie_card" and "consumer" in wanted.needs.segments
    segment = "consumer" if is_card else own.segment
    return own.model_copy(update={"preview": False, "modified": None, "segment": segment})


def _mean(values: Iterable[float]) -> float:
    every = list(values)
    return math.fsum(every) / len(every)
