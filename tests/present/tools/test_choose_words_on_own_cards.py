"""What is said to who has a card or a power supply, and of what is in the list beside it."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.present.tools.test_choose_words import PICK, lines_of, row, words

MORE = {"needs": {"more_memory_than_own": True}}


def told(catalog: Catalog, **given: Any) -> list[str]:
    """Return what is said to who has the Small of 8 GB and wants more."""
    said = words(catalog, given, persona=MORE, have="small").further()
    return [line.replace("\u00a0", " ") for line in said]


@pytest.mark.parametrize(
    ("gain", "speed"),
    [
        ([1.5, 2, 2.5], "It is 1.5–2.5 times as fast as your Small in this work."),
        ([0.9, 1.3, 2], "It may not be faster than your card: 0.9–2 times its speed."),
        ([0.4, 0.5, 0.6], "It is slower than your card: 0.4–0.6 times its speed."),
        (None, "We do not know how fast your Small is in this work."),
    ],
)
def test_more_memory_is_told_before_the_speed(
    gain: list[float] | None, speed: str, catalog: Catalog
) -> None:
    memory = "You get 16 GB instead of the 8 GB of your Small."
    assert told(catalog, pick=PICK, gain=gain) == [memory, speed]


def test_slower_card_of_more_memory_has_steps_in_price_all_the_same(catalog: Catalog) -> None:
    cheaper = row("large", 300, memory_gb=12, speed=[0.9, 1, 1.1])
    *_, step = told(catalog, pick=PICK, gain=[0.4, 0.5, 0.6], others=[cheaper])
    assert step.startswith("To spend less: the Large")


def test_profile_without_a_pick_says_that_it_asks_for_more_than_the_own_card(
    catalog: Catalog,
) -> None:
    (said,) = told(catalog, last_cut="total_usd", short_gb=9)
    assert said == "This profile asks for more memory than the 8 GB of your Small."
    (said,) = told(catalog, last_cut="total_usd", short_gb=16)
    assert "8 GB instead of 16 GB or more" in said
    assert told(catalog, last_cut="total_usd") == []


def test_who_has_the_pick_is_told_to_keep_it_and_not_what_it_costs(catalog: Catalog) -> None:
    mine = row("small", 500, memory_gb=16, speed=[0.9, 1, 1.1], around=90, is_within=True)
    turn = {"how": "dearer", "id": "large", "kind": "used", "count": 1, "money": 600}
    given = {"pick": mine, "gain": [1.0, 1.0, 1.0], "turns": [turn]}
    said = words(catalog, given, have="small")
    assert said.sentence() == "Keep your Small: it is the pick for “Reader of books”."
    assert [*said.further()] == ["Nothing here is clearly faster than your Small in this work."]
    assert [*said.turns()] == []
    pair = words(catalog, {**given, "pick": {**mine, "count": 2}}, have="small")
    assert pair.sentence().startswith("The only answer")


def test_who_keeps_a_card_is_told_so_first_and_no_price_to_wait_for(catalog: Catalog) -> None:
    turn = {"how": "dearer", "id": "large", "kind": "used", "count": 1, "money": 600}
    slower = row("server", 450, speed=[1, 1.5, 2])
    given = {
        "pick": row("middle", 500, around=90, is_within=True),
        "ties": [slower],
        "gain": [0.5, 0.6, 0.8],
        "keep": True,
        "turns": [turn],
        "supply_w": 500,
    }
    said = words(catalog, given, have="small", budget=3000, psu_w=400)
    keep = "Keep your Small for “Reader of books”:"
    assert said.sentence() == f"{keep} nothing within these limits is clearly faster."
    assert [*said.further()] == [
        "Without a card of your own, our pick is the Middle, at about 500 USD (new, seen in "
        "October 2026): 0.5–0.8 times the speed of yours."
    ]
    assert [*said.turns()] == []
    assert said.row(slower)[0] == ("Server", "slower than yours")


def test_who_keeps_a_card_is_told_what_is_faster_all_the_same(catalog: Catalog) -> None:
    faster = row("large", 2000, speed=[4, 5, 6])
    given = {"pick": PICK, "others": [faster], "gain": [0.6, 0.8, 1.1], "keep": True}
    said = words(catalog, given, have="small")
    keep = "Keep your Small for “Reader of books”:"
    assert said.sentence() == f"{keep} our pick may not be faster."
    _, line = said.further()
    assert line.startswith("For more speed than yours: the Large")


def test_who_can_buy_nothing_better_keeps_a_card_and_is_told_no_substitute(
    catalog: Catalog,
) -> None:
    within = {"preset": "painter", "row": row("middle", 500), "asked_gb": 16}
    nearest = row("large", 900)
    given = {"last_cut": "total_usd", "nearest": nearest, "within": within, "keep": True}
    said = words(catalog, given, have="small", budget=600)
    assert said.sentence() == (
        "Keep your Small for “Reader of books”: everything else that would do costs more than "
        "your budget."
    )
    assert [*said.further()] == []


def test_card_that_is_compared_is_told_what_memory_it_lacks(catalog: Catalog) -> None:
    given = {"pick": PICK, "gain": [1.5, 2, 2.5], "short_gb": 16}
    gain, short = (
        line.replace("\u00a0", " ") for line in words(catalog, given, have="small").further()
    )
    assert gain.startswith("It is 1.5–2.5 times as fast")
    assert "8 GB instead of 16 GB or more" in short


def test_list_marks_the_own_card_and_what_is_slower(catalog: Catalog) -> None:
    gain = [1.5, 2, 2.5]
    rows = {
        "yours": row("small", 200, speed=[0.9, 1, 1.1]),
        "": row("large", 300, speed=[0.8, 0.95, 1.1]),
        "slower than yours": row("server", 300, speed=[0.5, 0.9, 1.3]),
    }
    given = {"pick": PICK, "others": [*rows.values()], "gain": gain}
    own = words(catalog, given, have="small")
    for role, one in rows.items():
        assert own.row(one)[0][1] == role
    assert own.row(PICK)[0][1] == "the pick"
    several: Any = {**rows["yours"], "count": 2}
    assert own.row(several)[0][1] == ""
    strange = words(catalog, {**given, "gain": None})
    assert {strange.row(one)[0][1] for one in rows.values()} == {""}


def test_speed_beside_the_pick_is_as_uncertain_as_both(catalog: Catalog) -> None:
    sure = row("small", 200, speed=[1.0, 1.0, 1.0])
    beside_sure = words(catalog, {"pick": {**PICK, "speed": [2.0, 2.0, 2.0]}, "others": [sure]})
    assert beside_sure.row(sure)[3] == ("0.5", "")
    assert words(catalog, {"pick": PICK, "others": [sure]}).row(sure)[3] == ("0.45–0.55", "")


@pytest.mark.parametrize(
    ("cpu", "said"),
    [
        (
            72.4,
            "Your power supply of 300 W is enough with a processor of up to 70 W; the pick asks",
        ),
        (35, "Your power supply of 300 W is enough with a processor of up to 35 W; the pick asks"),
        (34.9, "The pick asks for a power supply of 250 W, and yours has 300 W; but at full load"),
    ],
)
def test_own_power_supply_is_enough_for_a_processor_that_is_named(
    cpu: float, said: str, catalog: Catalog
) -> None:
    given = {"pick": PICK, "supply_w": 250, "cpu_w": cpu}
    (line,) = lines_of(catalog, given, psu_w=300)
    assert line.startswith(said)


def test_card_with_less_memory_is_not_both_kept_and_too_small(catalog: Catalog) -> None:
    given = {"pick": PICK, "gain": [0.9, 1.3, 2.0], "short_gb": 16}
    said = next(words(catalog, given, have="small").further())
    assert said.replace("\u00a0", " ") == (
        "Buy the pick only if you need its 16 GB: it is 0.9–2 times as fast as your Small."
    )
