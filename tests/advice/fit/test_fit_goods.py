"""Which cards are named for a model, and in which format and with which program it runs."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitQuestion
from tests.advice.fit.test_fit_answer import CARDS, CONSTANTS, FACTS, ask, card, named, sold


def test_several_cards_are_named_beside_one_only_where_that_can_be_built() -> None:
    """As many as their own facts allow, and never beside a computer that needs nothing more."""
    two = [card("aurora-24", 24, prices=sold(900)), card("aurora-48", 48, prices=sold(4000))]
    asked = FitQuestion("large", "", "us")

    def counts(*cards: Any) -> list[tuple[str, int]]:
        facts: FitFacts = {**FACTS, "cards": list(cards)}
        return named(fit_answer(asked, facts, CONSTANTS))

    (fewest, *_), several = counts(two[1]), counts(*two)
    assert several == [fewest, ("aurora-24", 2)] or several[0] == fewest
    assert ("aurora-24", several[-1][1]) in several
    bound = {**two[0], "beside": {"us": 1}}
    assert counts(bound, two[1]) == [fewest]
    elsewhere = {**two[0], "beside": {"de": 1}}
    assert counts(elsewhere, two[1]) == several
    box = card("box-128", 128, shared=0.66, several=False, prices=sold(5000))
    assert [id_ for id_, _ in counts(two[0], box)] == ["box-128"]


def test_a_model_that_is_published_in_few_bits_runs_in_no_other_format() -> None:
    own = {**FACTS["models"][0], "published": "mxfp4"}
    facts: FitFacts = {**FACTS, "models": [own, FACTS["models"][1]]}  # type: ignore[list-item]
    usual = fit_answer(FitQuestion("small", "aurora-24", "us"), facts, CONSTANTS)
    asked = fit_answer(FitQuestion("small", "aurora-24", "us", weights="mxfp4"), FACTS, CONSTANTS)
    assert usual["need"] == asked["need"] != ask("small", "aurora-24")["need"]
    others = {row["id"]: row["need"] for row in usual["models"]}
    assert others["large"] == next(
        row["need"] for row in ask("small", "aurora-24")["models"] if row["id"] == "large"
    )


def test_a_server_keeps_the_scores_of_last_tokens_alone() -> None:
    many = ask("small", "aurora-48", weights="bf16", sequences=32)
    assert many["parts"].get("logits", [0, 0, 0])[2] < 0.1
    cache = 32 * (many["parts"]["cache"][1] / 32)
    assert many["need"][2] - many["need"][0] < 0.2 * cache


def test_nobody_trains_all_weights_in_memory_that_the_system_shares() -> None:
    """By default no more of it is free, and it is no machine to buy for that."""
    asked = ask("small", "shared-64", purpose="full", tokens=256)
    assert asked["room"] == pytest.approx([0.66 * 64] * 3)
    assert "shared-64" not in {row["id"] for row in asked["cards"]}
    assert "shared-64" in {row["id"] for row in ask("small", purpose="lora", tokens=256)["cards"]}


def test_cards_that_do_not_load_a_format_are_not_named_for_it() -> None:
    old = card("old-48", 48, prices=sold(100), not_loaded=["fp8"])
    facts: FitFacts = {**FACTS, "cards": [old, *CARDS]}

    def names(**changes: Any) -> set[str]:
        answer = fit_answer(FitQuestion("small", "", "us", **changes), facts, CONSTANTS)
        return {row["id"] for row in (*answer["cards"], *answer["rented"])}

    assert "old-48" in names()
    assert "old-48" not in names(weights="fp8")
    assert "old-48" in names(weights="fp8", purpose="lora")


@pytest.mark.parametrize(("unset", "is_first"), [(None, False), (0.9, False), (0.01, True)])
def test_a_row_says_whether_a_limit_has_to_be_raised_first(
    unset: float | None, is_first: bool
) -> None:
    limit = {} if unset is None else {"unset": unset}
    box = card("box-128", 128, shared=0.95, several=False, prices=sold(500), **limit)
    facts: FitFacts = {**FACTS, "cards": [box]}
    answer = fit_answer(FitQuestion("small", "", "us"), facts, CONSTANTS)
    assert [row["set_first"] for row in answer["cards"]] == [is_first]


def test_fewer_cards_without_a_price_are_named_beside_more_with_one() -> None:
    priceless = card("priceless-90", 90)
    facts: FitFacts = {**FACTS, "cards": [*CARDS[:2], priceless, card("left-90", 90, bought=False)]}
    large = fit_answer(FitQuestion("large", "", "us"), facts, CONSTANTS)
    assert named(large)[0][1] > 1
    assert large["unpriced"] == [{"id": "priceless-90", "count": 1}]
    small = fit_answer(FitQuestion("small", "", "us"), facts, CONSTANTS)
    assert small["unpriced"] == []
    own = fit_answer(FitQuestion("large", "priceless-90", "us"), facts, CONSTANTS)
    assert own["unpriced"] == []  # the reader has it
