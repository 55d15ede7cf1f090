"""Sensitivity: how far agreement with experts hangs on what had to be assumed of a past day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Literal

from macros.advice.edition import Edition
from macros.advice.history.back_test import Comparison, agreement, compare
from macros.advice.picks.pick import Verdict, settle
from macros.advice.picks.situation import Situation
from macros.facts.records.advice import Needs, Persona
from macros.facts.records.regions import DEFAULT_REGION

Assumption = Literal["prices", "ranks"]


PRICE_STEPS = (-0.2, 0.2)
RANK_STEPS = (-0.05, 0.05)


@dataclass(frozen=True)
class SensitivityResult:
    """The agreement after all values of an assumption moved by `step`, and who answers otherwise.

    `step` is a share of each estimated price, or added to each rank of the needs (0 to 1).
    """

    assumption: Assumption
    step: float
    agreeing: int
    total: int
    moved: tuple[str, ...]


# The same in all languages.
@lru_cache(maxsize=8)
def sensitivity(edition: Edition, region: str = DEFAULT_REGION) -> tuple[SensitivityResult, ...]:
    """Return the agreement with estimated prices, then ranks of needs, lower and higher.

    What was seen, and what the needs say in figures, stays as it is. A reader has `moved` where
    the outcome or the pick is another one.
    """
    where = edition.situation(region)
    before = compare(edition, region)
    results: list[SensitivityResult] = []
    for step in PRICE_STEPS:
        moved = _with_estimates(where, 1 + step)
        after = compare(edition, region, partial(settle, where=moved))
        results.append(_result("prices", step, before, after))
    for step in RANK_STEPS:
        after = compare(edition, region, partial(_ranked_otherwise, step=step, where=where))
        results.append(_result("ranks", step, before, after))
    return tuple(results)


def _ranked_otherwise(persona: Persona, step: float, where: Situation) -> Verdict:
    return settle(_with_ranks(persona, step), where)


def _result(
    assumption: Assumption, step: float, before: list[Comparison], after: list[Comparison]
) -> SensitivityResult:
    moved = answered_otherwise(before, after)
    return SensitivityResult(assumption, step, *agreement(after), tuple(dict.fromkeys(moved)))


def answered_otherwise(before: list[Comparison], after: list[Comparison]) -> list[str]:
    """Return the personas whose outcome or pick is another one, in the order of the advice."""
    return [
        old.verdict.persona.id
        for old, new in zip(before, after, strict=True)
        if _answer(old) != _answer(new)
    ]


def _answer(comparison: Comparison) -> tuple[str, str | None]:
    return comparison.outcome, comparison.verdict.pick.gpu.id if comparison.verdict.pick else None


def _with_estimates(where: Situation, factor: float) -> Situation:
    """Return the situation with all estimated prices multiplied."""
    offers = {
        id_: tuple(offer.times(factor) if offer.how == "estimated" else offer for offer in offered)
        for id_, offered in where.offers.items()
    }
    return replace(where, offers=offers)


def _with_ranks(persona: Persona, step: float) -> Persona:
    """Return the persona with all ranks moved, within 0 to 1."""
    names = [name for name in Needs.model_fields if "_rank_" in name]
    ranks = {name: getattr(persona.needs, name) for name in names}
    moved = {
        name: min(max(rank + step, 0.0), 1.0) for name, rank in ranks.items() if rank is not None
    }
    return persona.model_copy(update={"needs": persona.needs.model_copy(update=moved)})
