from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from macros.advice.builds.upgrade_path import next_tier
from macros.facts.catalog import Catalog
from tests.tiny_computers import PART_USD, tiny_computers, tiny_tier

ONE, TWO, FOUR = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2), tiny_tier("4-gpu", 4)
EIGHT = tiny_tier("8-gpu", 8, host="chassis", unpriced_parts=["chassis"])


def test_next_tier_is_the_next_larger_one_that_is_a_computer() -> None:
    existing = tiny_tier("beginner", 2, host="existing")
    tiers = {tier.id: tier for tier in (existing, FOUR, TWO, ONE)}
    assert next_tier(tiers, ONE) == TWO
    assert next_tier(tiers, FOUR) is None


def test_only_parts_that_do_not_carry_a_second_card_are_bought(catalog: Catalog) -> None:
    path = tiny_computers(catalog, ONE, TWO).upgrade_path("1-gpu", "economical", "us")
    assert path
    assert path.more
    assert [result.rule for result in path.more.broken] == ["psu-sustained", "mains", "slots"]
    assert path.more.bought is not None
    assert {item.part.id for item in path.more.bought} == {"long-plank", "brook-600"}
    assert path.more.circuit
    assert path.more.circuit.name == "Large socket"


def test_cost_counts_the_added_cards_and_what_is_bought(catalog: Catalog) -> None:
    path = tiny_computers(catalog, ONE, TWO).upgrade_path("1-gpu", "economical", "us")
    assert path
    assert path.more
    assert path.more.amount == 200 + PART_USD["long-plank"] + PART_USD["brook-600"]


def test_what_no_exchange_mends_is_named(catalog: Catalog) -> None:
    path = tiny_computers(catalog, TWO, FOUR).upgrade_path("2-gpu", "economical", "us")
    assert path
    assert path.more
    assert path.more.bought is None
    assert path.more.obstacle
    assert path.more.obstacle.result
    assert path.more.obstacle.result.rule == "slots"


def test_desktop_computer_does_not_become_a_server(catalog: Catalog) -> None:
    path = tiny_computers(catalog, TWO, EIGHT).upgrade_path("2-gpu", "economical", "us")
    assert path
    assert path.more
    assert path.more.moves
    assert path.more.bought is None
    assert path.more.obstacle is None


def test_memory_grows_to_the_slots_or_to_the_limit_of_the_board(catalog: Catalog) -> None:
    path = tiny_computers(catalog, ONE).upgrade_path("1-gpu", "economical", "us")
    assert path
    assert path.more is None
    assert path.memory
    assert (path.memory.size_gb, path.memory.slots) == (32, 4)
    assert path.memory.most_gb == 96


def test_without_a_build_nothing_grows(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, FOUR)
    assert edition.choice("4-gpu", "economical", "us").build is None
    assert edition.upgrade_path("4-gpu", "economical", "us") is None


@pytest.mark.parametrize("strict", [(), ("reserve",)])
def test_what_the_larger_tier_does_not_accept_is_not_accepted_on_the_way_there(
    catalog: Catalog, strict: Sequence[str]
) -> None:
    purse = {"id": "economical", "persona": "reader", "circuit": "any", "no_warning_of": strict}
    edition = tiny_computers(catalog, ONE, tiny_tier("2-gpu", 2, classes=[purse]))
    rules = dict(edition.catalog.build_rules)
    changes = {"id": "reserve", "limit": None, "advised": "psu_label_w - 500"}
    rules["reserve"] = rules["psu-sustained"].model_copy(update=changes)
    edition.catalog = replace(edition.catalog, build_rules=rules)
    path = edition.upgrade_path("1-gpu", "economical", "us")
    assert path
    assert path.more
    assert (path.more.bought is None) == bool(strict)
    obstacle = path.more.obstacle and path.more.obstacle.result
    assert (obstacle.rule if obstacle else None) == next(iter(strict), None)
