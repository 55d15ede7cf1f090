from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.history.rule_sensitivity import RuleResult, rule_sensitivity, situation_with
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.advice import ExpertAdvice, RuleId
from tests.advising import tiny_offers, tiny_persona
from tests.built.tiny_advice import write_site_data
from tests.invented_edition import invented_edition
from tests.tiny import TODAY


def uncertain(catalog: Catalog, id_: RuleId, low: float, high: float) -> Catalog:
    rule = catalog.rules[id_].model_copy(update={"low": low, "high": high})
    return replace(catalog, rules={**catalog.rules, id_: rule})


def shaken(catalog: Catalog, recommended: str, **given: Any) -> tuple[RuleResult, ...]:
    expert = ExpertAdvice.model_validate(
        {
            "persona": "reader",
            "given_on": [TODAY],
            "recommended": [recommended],
            "source": "weekly-chip",
        }
    )
    persona = tiny_persona(**given.pop("persona", {}))
    return rule_sensitivity(invented_edition(catalog, persona, experts=(expert,), **given))


def test_agreement_is_told_at_both_ends_of_a_rule(catalog: Catalog) -> None:
    close = tiny_offers(middle=430.0, spread=0.2)
    rules = uncertain(catalog, "tie-certainty", 0.51, 0.99)
    (result,) = shaken(rules, "middle", us=close)
    assert (result.rule.id, result.at_low, result.at_high) == ("tie-certainty", (0, 1), (1, 1))
    assert result.moved == ("reader",)


def test_rule_that_changes_no_answer_moves_nobody(catalog: Catalog) -> None:
    (result,) = shaken(uncertain(catalog, "ownership-years", 2, 5), "small")
    assert (result.at_low, result.at_high, result.moved) == ((1, 1), (1, 1), ())


def test_rank_is_taken_among_all_cards_whatever_may_win(catalog: Catalog) -> None:
    # The large card alone reaches the memory asked for; the window decides what that is.
    rules = uncertain(catalog, "market-window", 1, 20)
    persona = {"needs": {"memory_rank_at_least": 1.0}}
    (result,) = shaken(rules, "large", persona=persona)
    assert result.at_high == (1, 1)


def test_rule_of_sure_value_and_day_without_advice_tell_nothing(catalog: Catalog) -> None:
    assert shaken(catalog, "small") == ()
    assert rule_sensitivity(invented_edition(uncertain(catalog, "tie-certainty", 0.7, 0.9))) == ()


@pytest.mark.parametrize(
    ("id_", "value"), [("price-least-spread", 0.1), ("interval-coverage", 0.9)]
)
def test_prices_and_speeds_are_those_of_the_other_rule(
    tmp_path: Path, id_: RuleId, value: float
) -> None:
    catalog = load_catalog(write_site_data(tmp_path / "data"), today=TODAY)
    edition = Edition(catalog, date(2026, 11, 19), TODAY)
    now = edition.situation("us")
    other = situation_with(edition, "us", catalog.rules[id_].model_copy(update={"value": value}))
    assert (other.offers == now.offers) == (not id_.startswith("price"))
    same = situation_with(edition, "us", catalog.rules[id_])
    assert (same.offers, same.speeds) == (now.offers, now.speeds)
