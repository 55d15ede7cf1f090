"""For which sum to spend another product is the answer, and where no sum gives it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.situation import Situation
from macros.facts.catalog import Catalog
from tests.advice.choosing.test_choose_answer import asked, fed, market, picked, turns_of
from tests.advising import NEW_USD, WORK, tiny_offers, tiny_persona
from tests.tiny_computers import PART_USD


def limited(where: Situation, price_usd: float, **fields: Any) -> Situation:
    """Return the situation with a reader whose card may cost so much."""
    needs = {"memory_gb_at_least": 8, "price_usd_at_most": price_usd}
    people = {"reader": tiny_persona(needs=needs, **fields)}
    return replace(where, catalog=replace(where.catalog, personas=people))


def test_sum_to_spend_covers_all_that_is_bought_and_gives_that_pick(catalog: Catalog) -> None:
    fastest = {"maximise": "speed", "workloads": [WORK]}
    where = limited(fed(catalog), NEW_USD["small"], objective=fastest, has="nothing")
    answer = asked(where)
    assert picked(answer) == "small"
    ((way, money),) = turns_of(answer).items()
    assert way == ("total_usd", "middle")
    assert money >= NEW_USD["middle"] + PART_USD["brook-600"]  # and the other parts around it
    assert picked(asked(where, budget=money)) == "middle"
    assert picked(asked(where, budget=money - 100)) == "small"


@pytest.mark.parametrize(("spread", "is_told"), [(0.01, True), (0.3, False)])
def test_sum_to_spend_is_left_out_where_it_gives_a_cheaper_tie(
    spread: float, is_told: bool, catalog: Catalog
) -> None:
    offers = tiny_offers(spread, middle=1.9 * NEW_USD["small"])  # for twice the speed
    answer = asked(limited(market(catalog, offers=offers), NEW_USD["small"]))
    assert picked(answer) == "small"
    assert (("total_usd", "middle") in turns_of(answer)) is is_told
