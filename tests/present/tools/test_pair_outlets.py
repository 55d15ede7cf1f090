"""What is said of the outlet that two cards hang on, and of a limit of their power."""

from __future__ import annotations

import pytest

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_records import Question
from macros.facts.catalog import Catalog
from tests.advice.builds.test_pair_answer import FACTS
from tests.present.tools.test_pair_words import CIRCUIT, NEED, lines_of, plain, words


@pytest.mark.parametrize(
    ("volts", "psu_w", "label_w", "is_told"),
    [
        (120, 1301, 813, True),
        (120, 1300, 1400, False),
        (120, None, 1301, True),
        (120, None, 1300, False),
        (200, 1600, 813, False),
    ],
)
def test_large_power_supply_may_deliver_less_at_a_low_voltage(
    catalog: Catalog, volts: float, psu_w: float | None, label_w: float, is_told: bool
) -> None:
    need = {**NEED, "label_w": label_w, "circuit": {**CIRCUIT, "volts": volts}}
    said = plain(lines_of(catalog, {"power": need}, psu_w=psu_w))
    assert ("At 120 V, many power supplies of more than 1,300 W" in said) is is_told


def test_outlet_that_does_not_bear_both_cards_is_told_first(catalog: Catalog) -> None:
    over = {**CIRCUIT, "verdict": "over", "wall_w": 1601.0, "limit_w": 430.0}
    first, *others = words(catalog, {"power": {**NEED, "circuit": over}}).further()
    assert plain(first) == (
        "An ordinary outlet is not enough: at the wall the whole computer draws about 1,610 W, and "
        "the outlet (120 V) supplies 1,440 W continuously. You need a stronger circuit, or a power "
        "limit of 430 W on each card."
    )
    assert not [line for line in others if "outlet" in line]
    but = "But an ordinary outlet does not feed both at full power."
    assert words(catalog, {"power": {**NEED, "circuit": over}}).sentence().endswith(f"GiB. {but}")
    refused = words(catalog, {"power": {**NEED, "circuit": over}, "verdict": "not_reached"})
    assert but not in refused.sentence()
    alone = words(catalog, {"power": {**NEED, "circuit": {**over, "limit_w": None}}})
    assert "no power limit that the cards are sure to take is low enough" in next(alone.further())


def test_outlet_that_bears_both_cards_is_told_beside_the_power_supply(catalog: Catalog) -> None:
    given = words(catalog, {"power": {**NEED, "circuit": CIRCUIT}})
    *_, outlet, board = given.further()
    assert plain(outlet) == (
        "At the wall the whole computer draws about 750 W. An ordinary outlet (120 V) supplies "
        "1,440 W continuously."
    )
    assert "the circuit and what else hangs on it" in board
    tight = {"power": {**NEED, "circuit": {**CIRCUIT, "verdict": "tight"}}}
    assert "Run nothing else on that circuit." in lines_of(catalog, tight)
    assert "outlet" not in lines_of(catalog, {"power": NEED})
    assert "outlet" not in lines_of(catalog, {**tight, "verdict": "already"})


def test_limit_is_told_with_the_speed_that_it_leaves(catalog: Catalog) -> None:
    need = pair_answer(Question("small", "", "model", "wide", "us"), FACTS)["power"]
    kept = words(catalog, {"power": {**need, "kept": [0.85, 0.91]}}, limit_w=150)
    assert [*kept.power()][1] == (
        "Limited to 150 W, the Small keeps 85%–91% of its speed (measured)."
    )
    unknown = words(catalog, {"power": {**need, "kept": []}}, limit_w=150)
    assert [*unknown.power()][1:] == [
        "We found no measurement of the speed that the Small keeps at a limit of 150 W.",
        "All speeds given here are those without a power limit.",
    ]
    assert len([*words(catalog).power()]) == 1
