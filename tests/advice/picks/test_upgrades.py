from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.scores import RunningCost
from macros.advice.picks.upgrades import Upgrade, upgrades
from macros.facts.catalog import Catalog
from tests.advising import WORK, market_of_four, tiny_offers, tiny_situation, tiny_speeds


def advice_for(catalog: Catalog, id_: str, offers: Any = None, speeds: Any = None) -> Upgrade:
    where = tiny_situation(market_of_four(catalog), offers, speeds)
    return upgrades(where, [WORK])[id_]


def test_second_card_is_added_where_that_is_the_cheapest_speed(catalog: Catalog) -> None:
    upgrade = advice_for(catalog, "small")
    assert (upgrade.action, upgrade.to, upgrade.net_usd) == ("add", "small", 100)  # a used one


def test_replacement_is_advised_where_it_costs_less_for_the_speed(catalog: Catalog) -> None:
    upgrade = advice_for(catalog, "middle", tiny_offers(large=400.0))
    assert (upgrade.action, upgrade.to) == ("replace", "large")
    assert upgrade.speed_ratio == pytest.approx(2)
    assert upgrade.net_usd == pytest.approx(100, rel=0.05)  # 400 less the 300 of the old one


def test_waiting_is_advised_where_speed_is_dear(catalog: Catalog) -> None:
    assert advice_for(catalog, "large").action == "wait"


def test_slightly_faster_is_no_replacement(catalog: Catalog) -> None:
    slow = tiny_speeds(large=2.5)
    assert advice_for(catalog, "middle", tiny_offers(large=310.0), slow).action != "replace"


def test_electricity_of_a_hungry_card_counts(catalog: Catalog) -> None:
    hungry = market_of_four(catalog, large={"power": {"tdp_w": 4000}})
    plain = tiny_situation(hungry, tiny_offers(large=400.0))
    dear = replace(plain, running=RunningCost(5.0))
    upgrade = upgrades(dear, [WORK])["middle"]
    assert upgrades(plain, [WORK])["middle"].to == "large"
    assert (upgrade.action, upgrade.to) != ("replace", "large")


def test_card_of_unknown_speed_gets_no_advice(catalog: Catalog) -> None:
    where = tiny_situation(market_of_four(catalog), speeds=tiny_speeds(small=0))
    assert "small" not in upgrades(where, [WORK])
