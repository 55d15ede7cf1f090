"""Choose answer: the pick for a need of one's own, by the rules of the picks."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping

from macros.advice.choosing.choose_records import ChooseAnswer, ChooseQuestion, ChooseRow, Triple
from macros.advice.picks.candidates import limits_of, sifted
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import Verdict, settle
from macros.advice.picks.scores import Candidate, mean_speed
from macros.advice.picks.situation import Situation
from macros.advice.prices.conversion import newest_usd
from macros.advice.speeds.speed import Z80
from macros.facts.records.advice import Persona


def choose_answer(question: ChooseQuestion, where: Situation) -> ChooseAnswer:
    """Return the answer in a region. Raises KeyError for an unknown persona or work."""
    usd = newest_usd(where.catalog.regions, where.region, where.day) or 1.0
    persona = asked_persona(question, where.catalog.personas[question.preset], usd)
    verdict = settle(persona, where)
    _, too_dear, _ = sifted(persona, limits_of(persona, where), where)
    best = verdict.leader.cautious_score if verdict.leader else 1.0
    nearest = min(too_dear, key=lambda c: (c.outlay_usd, c.key, c.count), default=None)
    return {
        "pick": _row(verdict.pick, usd, best) if verdict.pick else None,
        "ties": [_row(tie, usd, best) for tie in verdict.ties],
        "others": [_row(other, usd, best) for other in verdict.runners_up],
        "cut": _by_need(verdict.cut),
        "last_cut": verdict.last_cut,
        "nearest": _row(nearest, usd, best) if nearest else None,
        "gain": _gain(question, persona, verdict, where),
    }


def asked_persona(question: ChooseQuestion, base: Persona, usd: float) -> Persona:
    """Return the persona with what the reader asks instead; `usd` is worth a unit of the money."""
    needs: dict[str, object] = {}
    acquire = question.acquire or base.acquire
    if question.budget is not None and acquire != "rental":
        total = {"total_usd_at_most": question.budget * usd}
        needs |= total | {"price_usd_at_most": None, "price_rank_at_most": None}
    if question.memory_gb is not None:
        needs |= {"memory_gb_at_least": question.memory_gb, "memory_rank_at_least": None}
    if question.cuda:
        needs["platforms"] = ("CUDA",)
    for name, value in (
        ("tdp_w_at_most", question.watts),
        ("slots_at_most", question.slots),
        ("gpus_at_most", question.count),
    ):
        if value is not None:
            needs[name] = value
    works = question.works or base.objective.workloads
    return base.model_copy(
        update={
            "acquire": acquire,
            "has": question.has or base.has,
            "needs": base.needs.model_copy(update=needs),
            "objective": base.objective.model_copy(update={"workloads": works}),
        }
    )


def _row(candidate: Candidate, usd: float, best: float) -> ChooseRow:
    ends = [math.exp(z * candidate.speed_spread) for z in (-Z80, 0, Z80)]
    speed = candidate.speed
    return {
        "id": candidate.gpu.id,
        "kind": candidate.offer.kind,
        "count": candidate.count,
        "cards": candidate.offer.paid_usd * candidate.count / usd,
        "around": candidate.host.usd / usd,
        "memory_gb": candidate.gpu.memory.size_gb * candidate.count,
        "speed": [speed * end for end in ends] if speed else None,
        "share": candidate.cautious_score / best,
    }


def _by_need(cut: Mapping[str, Rejection]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for id_, rejection in cut.items():
        found[rejection.constraint].append(id_)
    return {name: sorted(ids) for name, ids in sorted(found.items())}


def _gain(
    question: ChooseQuestion, persona: Persona, verdict: Verdict, where: Situation
) -> Triple | None:
    """Return how many times as fast the pick is as the card that is there."""
    pick = verdict.pick
    if not question.have or pick is None or not pick.speed:
        return None
    speeds = where.speeds_in(persona.objective.workloads, question.have, 1)
    own = mean_speed(speeds) if speeds else None
    if own is None or speeds is None:
        return None
    spread = _mean(speed.spread for speed in speeds)
    apart = 0.0 if pick.gpu.id == question.have else math.hypot(pick.speed_spread, spread)
    ratio = pick.speed / own
    return [ratio * math.exp(z * apart) for z in (-Z80, 0, Z80)]


def _mean(values: Iterable[float]) -> float:
    every = list(values)
    return math.fsum(every) / len(every)
