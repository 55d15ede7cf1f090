"""What is said of the power supply that two cards ask for, and of the one that is there."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from tests.present.tools.test_pair_words import NEED, PAIR, lines_of, option, plain, words


def test_power_supply_is_told_beside_the_price_of_the_second_card(catalog: Catalog) -> None:
    supply = {"label_w": 850, "amount": 90, "has_plugs": True}
    given = {"chosen": {**PAIR, "supply": supply}}
    said = plain(lines_of(catalog, given))
    assert "The second card costs about 160 USD (Small, used, seen in May 2026)." in said
    assert (
        "With a new power supply of 850 W or more that has plugs for both cards, from about 90 "
        "USD, you pay 250 USD in all."
    ) in said
    bare = {"chosen": {**PAIR, "supply": {**supply, "has_plugs": False}}}
    said = plain(lines_of(catalog, bare))
    assert "With a new power supply of 850 W or more, from about 90 USD, you pay 250 USD" in said
    single = {"options": [option("larger", "large", amount=620, supply=supply)]}
    said = plain(lines_of(catalog, single))
    assert "That includes a new power supply of 850 W or more." in said


@pytest.mark.parametrize(("psu_w", "is_told"), [(None, True), (650, False)])
def test_power_supply_that_nobody_entered_is_said_to_be_assumed(
    catalog: Catalog, psu_w: float | None, *, is_told: bool
) -> None:
    said = plain(lines_of(catalog, {"power": NEED}, psu_w=psu_w))
    assert ("The prices assume that your power supply has 650 W." in said) == is_told


def test_power_supply_with_too_little_to_spare_is_told_with_the_one_to_take(
    catalog: Catalog,
) -> None:
    (said,) = words(catalog, {"power": {**NEED, "verdict": "tight"}}, psu_w=650).power()
    assert plain(said) == (
        "Your power supply of 650 W has too little to spare at a load of 650 W (a usual processor "
        "of 150 W counted): take one of 850 W."
    )
