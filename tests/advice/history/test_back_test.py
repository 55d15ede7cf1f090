from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.history.back_test import Comparison, agreement, compare
from macros.advice.picks.pick import pick
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice
from tests.advising import (
    WORK,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_situation,
)
from tests.invented_edition import invented_edition
from tests.tiny import TODAY


class EditionOfFour(Edition):
    """An edition whose verdicts are those of the market of four cards."""

    def __init__(self, catalog: Catalog, persona: dict[str, Any], where: dict[str, Any]) -> None:
        super().__init__(catalog, TODAY, TODAY)
        self._answer = pick(tiny_persona(**persona), tiny_situation(catalog, **where))

    def verdict(self, persona: str, region: str) -> Any:
        return self._answer


def advice(*recommended: str, **fields: Any) -> ExpertAdvice:
    common = {"seed": "S1", "persona": "reader", "given_on": [TODAY.isoformat()]}
    source = {"source": "weekly-chip", "recommended": list(recommended)}
    return ExpertAdvice.model_validate({**common, **source, **fields})


def compared(catalog: Catalog, given: ExpertAdvice, **where: Any) -> list[Comparison]:
    persona = where.pop("persona", {})
    four = replace(market_of_four(catalog), expert_advice=(given,))
    return compare(EditionOfFour(four, persona, where))


def test_same_product_agrees_and_needs_no_explanation(catalog: Catalog) -> None:
    (comparison,) = compared(catalog, advice("small"))
    assert (comparison.outcome, comparison.agrees, comparison.differences) == ("pick", True, ())


def test_tie_with_the_recommended_product_agrees(catalog: Catalog) -> None:
    offers = tiny_offers(middle=430.0, spread=0.2)
    (comparison,) = compared(catalog, advice("middle"), offers=offers)
    assert (comparison.outcome, comparison.agrees) == ("tie", True)


def test_difference_is_explained_by_rank_and_score(catalog: Catalog) -> None:
    (comparison,) = compared(catalog, advice("middle"))
    assert (comparison.outcome, comparison.agrees) == ("differs", False)
    (difference,) = comparison.differences
    assert (difference.id, difference.rank) == ("middle", 2)
    assert difference.score_ratio == pytest.approx(0.8)  # 2/500 against 1/200


def test_score_is_the_cautious_one_by_which_products_are_ranked(catalog: Catalog) -> None:
    """So an uncertain bargain that ranks second is not said to reach more than the first."""
    unsure = {**tiny_offers(), "middle": [tiny_offer("middle", 390, spread=0.6)]}
    (comparison,) = compared(catalog, advice("middle"), offers=unsure)
    (difference,) = comparison.differences
    assert difference.rank == 2
    assert difference.score_ratio
    assert difference.score_ratio < 0.8


def test_difference_is_explained_by_the_need_that_ruled_it_out(catalog: Catalog) -> None:
    (comparison,) = compared(
        catalog, advice("small"), persona={"needs": {"memory_gb_at_least": 16}}
    )
    (difference,) = comparison.differences
    assert difference.cut
    assert (difference.cut.constraint, difference.cut.limit) == ("memory_gb", 16)


def test_advice_for_less_money_is_compared_with_ours_for_as_much(catalog: Catalog) -> None:
    def cheaper(than: str) -> list[Comparison]:
        experts = (advice("middle", cheaper_than=than),)
        persona = tiny_persona(objective={"maximise": "speed", "workloads": [WORK]})
        return compare(invented_edition(catalog, persona, experts=experts))

    ((beside_server,), (beside_large,)) = cheaper("server"), cheaper("large")
    assert beside_server.verdict.pick
    assert beside_server.verdict.pick.gpu.id == "large"
    assert beside_large.outcome == "pick"


def test_unknown_price_sets_no_limit(catalog: Catalog) -> None:
    experts = (advice("small", cheaper_than="large"),)
    edition = invented_edition(catalog, experts=experts, us=tiny_offers(large=0))
    (comparison,) = compare(edition)
    assert comparison.verdict.persona.needs.price_usd_at_most is None


def test_advice_without_an_answer_cannot_be_compared(catalog: Catalog) -> None:
    (comparison,) = compared(catalog, advice())
    assert (comparison.outcome, comparison.agrees) == ("no_answer", False)
    (other,) = compared(catalog, advice("small"), persona={"needs": {"memory_gb_at_least": 999}})
    assert other.outcome == "no_answer"


def test_advice_of_another_day_is_left_out(catalog: Catalog) -> None:
    assert compared(catalog, advice("small", given_on=["2019-04-03"])) == []


def test_agreement_counts_picks_and_ties(catalog: Catalog) -> None:
    comparison = [*compared(catalog, advice("small")), *compared(catalog, advice("server"))]
    assert agreement(comparison) == (1, 2)
