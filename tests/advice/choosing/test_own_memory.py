"""A profile that asks for more memory than the reader's own card has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseAnswer, ChooseQuestion
from macros.facts.catalog import Catalog
from tests.advice.choosing.test_choose_answer import admitted, market
from tests.advising import NEW_USD, tiny_persona


def grown(catalog: Catalog, **asked: Any) -> ChooseAnswer:
    """Return what somebody is told who wants more memory, of which the market has 8 to 80 GB."""
    where = market(catalog)
    reader = tiny_persona(needs={"memory_gb_at_least": 8, "more_memory_than_own": True})
    known = replace(where, catalog=replace(where.catalog, personas={"reader": reader}))
    return choose_answer(ChooseQuestion("reader", "us", **asked), known)


@pytest.mark.parametrize(
    ("have", "left"),
    [
        ("", {"small", "middle", "large", "server"}),
        ("small", {"middle", "large", "server"}),
        ("middle", {"large", "server"}),
        ("large", {"server"}),
    ],
)
def test_only_what_has_more_memory_than_the_own_card_is_named(
    have: str, left: set[str], catalog: Catalog
) -> None:
    assert admitted(grown(catalog, have=have)) == left


def test_own_memory_counts_beside_what_the_reader_enters(catalog: Catalog) -> None:
    assert admitted(grown(catalog, have="middle", memory_gb=8)) == {"large", "server"}
    assert admitted(grown(catalog, have="small", memory_gb=24)) == {"large", "server"}


def test_budget_for_nothing_larger_names_the_cheapest_that_is(catalog: Catalog) -> None:
    answer = grown(catalog, have="middle", budget=NEW_USD["large"] - 1)
    assert (answer["pick"], answer["last_cut"]) == (None, "total_usd")
    assert answer["nearest"]
    assert answer["nearest"]["id"] == "large"
    assert answer["short_gb"] == 17


def test_other_profiles_admit_what_has_no_more(catalog: Catalog) -> None:
    answer = choose_answer(ChooseQuestion("reader", "us", have="large"), market(catalog))
    assert "small" in admitted(answer)
