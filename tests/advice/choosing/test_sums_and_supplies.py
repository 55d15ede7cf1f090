"""What a budget and a power supply of the reader's own do not cover."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.facts.catalog import Catalog
from tests.advice.choosing.test_choose_answer import asked, fed, market
from tests.advising import NEW_USD, tiny_offer
from tests.tiny import tiny_region, with_regions


def test_tax_that_shops_do_not_show_is_held_against_the_budget(catalog: Catalog) -> None:
    where = market(catalog, "speed")  # where up to 20% come on top
    usd = NEW_USD["large"]
    answer = asked(where, budget=usd * 1.05)
    assert answer["pick"]
    assert answer["pick"]["id"] == "large"
    assert answer["tax"] == pytest.approx(0.05)
    assert asked(where, budget=usd * 1.21)["tax"] is None
    assert asked(where)["tax"] is None
    euros = tiny_region("EUR")
    taxed = replace(where, catalog=with_regions(where.catalog, us=euros))
    assert asked(taxed, budget=usd)["tax"] is None


def test_who_can_buy_nothing_is_told_what_the_same_profile_rents(catalog: Catalog) -> None:
    where = market(catalog, rentals={"large": [tiny_offer("large", 0.5, "rental")]})
    rented = asked(where, budget=50)["rented"]
    assert rented
    assert (rented["id"], rented["cards"]) == ("large", 0.5)
    assert asked(where, budget=50, memory_gb=80)["rented"] is None  # it has too little memory
    assert asked(where, budget=2000)["rented"] is None
    assert asked(market(catalog), budget=50)["rented"] is None


@pytest.mark.parametrize(("own", "left"), [(400, 120), (600, 280)])
def test_processor_may_draw_what_the_build_check_leaves_it(
    own: float, left: float, catalog: Catalog
) -> None:
    answer = asked(fed(catalog), psu_w=own, budget=300)
    assert answer["pick"]
    assert answer["pick"]["id"] == "small"  # of 100 W, and every computer draws as much again
    assert answer["cpu_w"] == pytest.approx(left)


def test_processor_beside_cards_of_unknown_power_is_not_known(catalog: Catalog) -> None:
    where = fed(catalog)
    gpus = {
        id_: gpu.model_copy(update={"power": gpu.power.model_copy(update={"tdp_w": None})})
        for id_, gpu in where.catalog.gpus.items()
    }
    unknown = replace(where, catalog=replace(where.catalog, gpus=gpus))
    answer = choose_answer(ChooseQuestion("reader", "us", psu_w=600, budget=300), unknown)
    assert answer["pick"]
    assert answer["cpu_w"] is None
    assert asked(where, budget=300)["cpu_w"] is None
