"""Back-test: the advice of a past day beside what an expert recommended then."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal

from macros.advice.edition import Edition
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import Verdict, pick
from macros.advice.picks.scores import best_by_product
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice, Persona
from macros.facts.records.regions import DEFAULT_REGION

Outcome = Literal["pick", "tie", "differs", "no_answer"]


@dataclass(frozen=True)
class Difference:
    """Why a recommended product is not our pick: a need it does not meet, or a lower score."""

    id: str
    cut: Rejection | None
    rank: int | None
    score_ratio: float | None


@dataclass(frozen=True)
class Comparison:
    """One recommendation beside ours; `differences` explain it where they are not the same."""

    advice: ExpertAdvice
    verdict: Verdict
    outcome: Outcome
    differences: tuple[Difference, ...]

    @property
    def agrees(self) -> bool:
        """Whether our pick, or a tie with it, was recommended."""
        return self.outcome in ("pick", "tie")


def days_of_advice(catalog: Catalog) -> list[date]:
    """Return the days on which experts gave the advice that the catalogue holds."""
    return sorted({day.last_day for advice in catalog.expert_advice for day in advice.given_on})


def compare(
    edition: Edition,
    region: str = DEFAULT_REGION,
    verdict: Callable[[Persona], Verdict] | None = None,
) -> list[Comparison]:
    """Return every recommendation given on the edition's day beside our verdict.

    `verdict` gives another one than the edition's for a persona.
    """
    return [
        _comparison(advice, _verdict(edition, advice, region, verdict))
        for advice in edition.everything.expert_advice
        if any(day.first_day <= edition.day <= day.last_day for day in advice.given_on)
    ]


def _verdict(
    edition: Edition,
    advice: ExpertAdvice,
    region: str,
    verdict: Callable[[Persona], Verdict] | None,
) -> Verdict:
    if verdict is None and advice.cheaper_than is None:
        return edition.verdict(advice.persona, region)
    persona = _reader(edition, advice, region)
    return verdict(persona) if verdict else pick(persona, edition.situation(region))


def _reader(edition: Edition, advice: ExpertAdvice, region: str) -> Persona:
    """Return the persona whom the advice is for, who has less than a product costs if it says so.

    Where no price of that product is known, nothing is known of the budget.
    """
    persona = edition.catalog.personas[advice.persona]
    dearer = edition.situation(region).offers.get(advice.cheaper_than or "", ())
    if not dearer:
        return persona
    own = persona.needs.price_usd_at_most
    budget = math.nextafter(min(offer.usd for offer in dearer), 0)
    budget = budget if own is None else min(own, budget)
    needs = persona.needs.model_copy(update={"price_usd_at_most": budget})
    return persona.model_copy(update={"needs": needs})


def agreement(comparisons: list[Comparison]) -> tuple[int, int]:
    """Return how many recommendations agree with ours, and how many can be compared at all."""
    comparable = [comparison for comparison in comparisons if comparison.outcome != "no_answer"]
    return sum(comparison.agrees for comparison in comparable), len(comparable)


def _comparison(advice: ExpertAdvice, verdict: Verdict) -> Comparison:
    ours = verdict.pick.gpu.id if verdict.pick else None
    tied = {tie.gpu.id for tie in verdict.ties}
    outcome: Outcome = "differs"
    if not advice.recommended or ours is None:
        outcome = "no_answer"
    elif ours in advice.recommended:
        outcome = "pick"
    elif tied & set(advice.recommended):
        outcome = "tie"
    differences = () if outcome == "pick" else tuple(_differences(advice, verdict))
    return Comparison(advice, verdict, outcome, differences)


def _differences(advice: ExpertAdvice, verdict: Verdict) -> Iterator[Difference]:
    ranked = best_by_product(verdict.candidates)
    ids = list(ranked)
    for id_ in advice.recommended:
        if id_ in ranked and verdict.pick:
            ratio = ranked[id_].cautious_score / verdict.pick.cautious_score
            yield Difference(id_, None, ids.index(id_) + 1, ratio)
        elif id_ in verdict.cut:
            yield Difference(id_, verdict.cut[id_], None, None)
