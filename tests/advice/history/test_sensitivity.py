from __future__ import annotations

from typing import Any

from macros.advice.history.sensitivity import (
    PRICE_STEPS,
    RANK_STEPS,
    SensitivityResult,
    sensitivity,
)
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice
from tests.advising import tiny_offer, tiny_offers, tiny_persona
from tests.invented_edition import invented_edition
from tests.tiny import TODAY


def shaken(
    catalog: Catalog, recommended: str, **given: Any
) -> dict[tuple[str, float], SensitivityResult]:
    """Return the sensitivity of the agreement with one expert by assumption and step."""
    expert = ExpertAdvice.model_validate(
        {
            "seed": "S1",
            "persona": "reader",
            "given_on": [TODAY],
            "recommended": [recommended],
            "source": "weekly-chip",
        }
    )
    persona = tiny_persona(**given.pop("persona", {}))
    results = sensitivity(invented_edition(catalog, persona, experts=(expert,), **given))
    return {(result.assumption, result.step): result for result in results}


def nearly(how: str) -> dict[str, Any]:
    """Return offers in which the middle card costs a little more for its speed than the small."""
    return {**tiny_offers(), "middle": [tiny_offer("middle", 450.0, how=how)]}


def test_lower_estimated_price_may_change_the_answer(catalog: Catalog) -> None:
    results = shaken(catalog, "small", us=nearly("estimated"))
    lower, higher = (results["prices", step] for step in PRICE_STEPS)
    assert (lower.agreeing, lower.total, lower.moved) == (0, 1, ("reader",))
    assert (higher.agreeing, higher.total, higher.moved) == (1, 1, ())


def test_price_that_was_seen_stays_as_it_is(catalog: Catalog) -> None:
    results = shaken(catalog, "small", us=nearly("local"))
    assert [results["prices", step].moved for step in PRICE_STEPS] == [(), ()]


def test_rank_of_a_need_may_change_the_answer(catalog: Catalog) -> None:
    # Of the three consumer cards the middle one is the nearest to 0.72, the large one to 0.77.
    persona = {"needs": {"memory_rank_at_least": 0.72}}
    results = shaken(catalog, "middle", persona=persona)
    lower, higher = (results["ranks", step] for step in RANK_STEPS)
    assert (lower.agreeing, lower.moved) == (1, ())
    assert (higher.agreeing, higher.moved) == (0, ("reader",))


def test_ranks_stay_ranks(catalog: Catalog) -> None:
    persona = {"needs": {"memory_rank_at_least": 1.0, "price_rank_at_most": 1.0}}
    results = shaken(catalog, "large", persona=persona)
    assert results["ranks", RANK_STEPS[1]].moved == ()


def test_reader_without_ranks_and_estimates_is_answered_the_same(catalog: Catalog) -> None:
    assert [result.moved for result in shaken(catalog, "small").values()] == [()] * 4
