"""Whether a reader keeps the card that is there, since it will do and no pick is surely faster."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.picks.situation import Situation
from macros.facts.catalog import Catalog
from tests.advice.choosing.test_choose_answer import asked, market
from tests.advising import NEW_USD, tiny_persona


def with_people(where: Situation, **people: Any) -> Situation:
    """Return the situation with other personas, as fields by their ids."""
    made = {id_: tiny_persona(id=id_, **fields) for id_, fields in people.items()}
    return replace(where, catalog=replace(where.catalog, personas=made))


@pytest.mark.parametrize(
    ("have", "question", "keep"),
    [
        ("", {}, False),
        ("small", {}, True),  # it is the pick
        ("large", {}, True),
        ("large", {"cuda": True}, False),  # it does not run CUDA
        ("large", {"memory_gb": 80}, False),
        ("large", {"watts": 300}, False),
        ("small", {"memory_gb": 16}, False),  # the pick has the memory that it lacks
        ("large", {"budget": 250}, True),  # enough for a slower card alone
        ("large", {"budget": 1}, True),  # and for none
        ("large", {"budget": 1, "memory_gb": 80}, False),
        ("large", {"memory_gb": 24}, True),
    ],
)
def test_card_is_kept_that_meets_the_need_where_the_pick_is_not_surely_faster(
    have: str, question: dict[str, Any], keep: bool, catalog: Catalog
) -> None:
    assert asked(market(catalog), have=have, **question)["keep"] is keep


def test_card_is_not_kept_beside_a_pick_that_is_surely_faster(catalog: Catalog) -> None:
    fastest = market(catalog, "speed")
    assert asked(fastest, have="small")["keep"] is False
    assert asked(fastest, have="large", budget=NEW_USD["large"])["keep"] is True


def test_professional_card_that_is_there_does_for_who_buys_consumer_cards(
    catalog: Catalog,
) -> None:
    where = market(catalog)
    gpus = {**where.catalog.gpus}
    own = {"segment": "workstation", "modified": True}
    gpus["large"] = gpus["large"].model_copy(update=own)
    known = replace(where, catalog=replace(where.catalog, gpus=gpus))
    for segments, keep in (["consumer"], True), (["datacenter"], False):
        needs = {"segments": segments, "memory_gb_at_least": 8}
        answer = asked(with_people(known, reader={"needs": needs}), have="large", budget=1)
        assert answer["keep"] is keep


def test_substitute_that_the_own_card_outdoes_is_not_told(catalog: Catalog) -> None:
    needy = {"needs": {"memory_gb_at_least": 80}, "instead": ["reader"]}
    reader = {"needs": {"memory_gb_at_least": 8}}
    where = with_people(market(catalog), reader=reader, needy=needy)

    def told(have: str) -> bool:
        budget = NEW_USD["large"] - 1
        answer = choose_answer(ChooseQuestion("needy", "us", budget=budget, have=have), where)
        return answer["within"] is not None

    assert told("")
    assert not told("large")


@pytest.mark.parametrize(
    ("have", "middle_gb", "is_told"),
    [
        ("small", 16, True),
        ("large", 16, False),  # which has less memory
        ("large", 32, False),  # which is slower and still too small
        ("small", 32, True),
    ],
)
def test_substitute_is_not_told_that_is_less_than_a_card_which_another_limit_rules_out(
    have: str, middle_gb: int, is_told: bool, catalog: Catalog
) -> None:
    needy = {"needs": {"memory_gb_at_least": 80}, "instead": ["reader"]}
    reader = {"needs": {"memory_gb_at_least": 16}}
    where = with_people(market(catalog), reader=reader, needy=needy)
    middle = where.catalog.gpus["middle"]
    memory = middle.memory.model_copy(update={"size_gb": middle_gb})
    gpus = {**where.catalog.gpus, "middle": middle.model_copy(update={"memory": memory})}
    known = replace(where, catalog=replace(where.catalog, gpus=gpus))
    question = ChooseQuestion("needy", "us", budget=NEW_USD["large"] - 1, cuda=True, have=have)
    assert (choose_answer(question, known)["within"] is not None) is is_told
