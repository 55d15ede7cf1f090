from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.machines import Alternative, Fleet, half_tier
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from tests.tiny_computers import PART_USD, tiny_computers, tiny_tier

ONE, TWO, FOUR = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2), tiny_tier("4-gpu", 4)


def pair(edition: Edition) -> Alternative:
    whole = edition.choice("2-gpu", "economical", "us")
    halves = edition.same_in("1-gpu", whole)
    assert halves
    return Alternative(Fleet(whole, 1), Fleet(halves, 2))


def test_half_tier_is_a_computer_of_its_own() -> None:
    existing = tiny_tier("beginner", 1, host="existing")
    tiers = {tier.id: tier for tier in (existing, ONE, TWO)}
    assert half_tier(tiers, TWO) == ONE
    assert half_tier(tiers, FOUR) == TWO
    assert half_tier(tiers, ONE) is None


def test_halves_hold_as_much_but_bring_half_of_it_to_one_model(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE, TWO)
    machines = pair(edition)
    assert (machines.whole.memory_gb, machines.halves.memory_gb) == (16, 16)
    assert (machines.whole.machine_memory_gb, machines.halves.machine_memory_gb) == (16, 8)
    assert (machines.whole.circuits, machines.halves.circuits) == (1, 2)
    rules = edition.catalog.build_rules
    ends = [fleet.wall_ends_w(rules) for fleet in (machines.whole, machines.halves)]
    assert ends == [(300 / 0.8,), (2 * 200 / 0.8,)]


def test_prices_of_halves_are_compared_with_that_of_one(catalog: Catalog) -> None:
    machines = pair(tiny_computers(catalog, ONE, TWO))
    common = sum(PART_USD[id_] for id_ in ("quill", "crate", "breeze", "shelf", "drawer"))
    whole = 400 + common + PART_USD["long-plank"] + PART_USD["brook-600"]
    halves = 2 * (200 + common + PART_USD["plank"] + PART_USD["brook-250"])
    assert machines.price_ratio == pytest.approx(halves / whole)


def test_same_accelerators_are_used_even_where_the_other_tier_prefers_others(
    catalog: Catalog,
) -> None:
    edition = tiny_computers(catalog, ONE, TWO)
    whole = edition.choice("2-gpu", "economical", "us")
    middle = next(c for c in whole.verdict.candidates if c.gpu.id == "middle")
    changed = edition.same_in("1-gpu", replace(whole, candidate=middle))
    assert changed
    assert changed.build
    assert changed.build.gpu.id == "middle"


def test_machines_that_cannot_be_built_have_no_figures(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO, FOUR)
    four = edition.choice("4-gpu", "economical", "us")
    fleet = Fleet(four, 1)
    assert (fleet.amount, fleet.memory_gb, fleet.circuits) == (None,) * 3
    assert fleet.wall_ends_w(edition.catalog.build_rules) == ()
    assert edition.same_in("2-gpu", four) is None
