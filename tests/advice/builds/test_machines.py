from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.machines import Alternative, Fleet, half_tier
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from tests.tiny_computers import PART_USD, tiny_computers, tiny_tier

ONE, TWO, FOUR = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2), tiny_tier("4-gpu", 4)


def pair(edition: Edition) -> Alternative:
    one = edition.choice("2-gpu", "economical", "us")
    two = edition.same_in("1-gpu", one)
    assert two
    return Alternative(Fleet(one, 1), Fleet(two, 2))


def test_half_tier_is_a_computer_of_its_own() -> None:
    existing = tiny_tier("beginner", 1, host="existing")
    tiers = {one.id: one for one in (existing, ONE, TWO)}
    assert half_tier(tiers, TWO) == ONE
    assert half_tier(tiers, FOUR) == TWO
    assert half_tier(tiers, ONE) is None


def test_two_machines_hold_as_much_but_bring_half_of_it_to_one_model(catalog: Catalog) -> None:
    found = pair(tiny_computers(catalog, ONE, TWO))
    assert (found.one.memory_gb, found.two.memory_gb) == (16, 16)
    assert (found.one.machine_memory_gb, found.two.machine_memory_gb) == (16, 8)
    assert (found.one.circuits, found.two.circuits) == (1, 2)
    assert (found.one.wall_w, found.two.wall_w) == (300 / 0.8, 2 * 200 / 0.8)


def test_prices_of_two_machines_are_compared_with_that_of_one(catalog: Catalog) -> None:
    found = pair(tiny_computers(catalog, ONE, TWO))
    common = sum(PART_USD[id_] for id_ in ("quill", "crate", "breeze", "shelf", "drawer"))
    one = 400 + common + PART_USD["long-plank"] + PART_USD["brook-600"]
    two = 2 * (200 + common + PART_USD["plank"] + PART_USD["brook-250"])
    assert found.price_ratio == pytest.approx(two / one)


def test_same_accelerators_are_used_even_where_the_other_tier_prefers_others(
    catalog: Catalog,
) -> None:
    edition = tiny_computers(catalog, ONE, TWO)
    one = edition.choice("2-gpu", "economical", "us")
    middle = next(c for c in one.verdict.candidates if c.gpu.id == "middle")
    changed = edition.same_in("1-gpu", replace(one, candidate=middle))
    assert changed
    assert changed.build
    assert changed.build.gpu.id == "middle"


def test_machines_that_cannot_be_built_have_no_figures(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO, FOUR)
    four = edition.choice("4-gpu", "economical", "us")
    fleet = Fleet(four, 1)
    assert (fleet.amount, fleet.memory_gb, fleet.wall_w, fleet.circuits) == (None,) * 4
    assert edition.same_in("2-gpu", four) is None
