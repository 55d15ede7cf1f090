"""What is said of products that cost clearly less or more than the pick, of invented ones."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.present.tools.test_choose_words import PICK, lines_of, row

CHEAP = row("small", 200, memory_gb=24, speed=[0.9, 1, 1.1])


def said_of(catalog: Catalog, *others: Any) -> list[str]:
    return [said.split(":")[0] for said in lines_of(catalog, {"pick": PICK, "others": [*others]})]


@pytest.mark.parametrize(
    ("changes", "begins"),
    [
        ({"memory_gb": 24, "speed": [1, 1.5, 2]}, "For more memory"),
        ({"memory_gb": 8, "speed": [2, 3, 4]}, "For more speed"),
        ({"memory_gb": 24, "speed": [2, 3, 4]}, "For more speed and memory"),
    ],
)
def test_dearer_step_is_told_by_what_it_has_more_of(
    catalog: Catalog, changes: dict[str, Any], begins: str
) -> None:
    assert said_of(catalog, row("large", 900, **changes)) == [begins]


def test_dearer_step_has_more_than_a_cheaper_one(catalog: Catalog) -> None:
    cheap = "To spend less and get more memory"
    slow = row("large", 900, memory_gb=24, speed=[0.9, 1.05, 1.2])
    fast = row("server", 950, memory_gb=24, speed=[1, 1.5, 2])
    large = row("large", 900, memory_gb=32, speed=[0.9, 1, 1.2])
    assert said_of(catalog, CHEAP, slow) == [cheap]
    assert said_of(catalog, CHEAP, slow, fast) == [cheap, "For more memory"]
    assert said_of(catalog, CHEAP, large) == [cheap, "For more memory"]


def owned(catalog: Catalog, gain: list[float], *others: Any) -> list[str]:
    """Return what is said after the comparison with the Small of 8 GB that the reader has."""
    given = {"pick": PICK, "others": [*others], "gain": gain}
    return [line.replace("\u00a0", " ") for line in lines_of(catalog, given, have="small")[1:]]


def test_who_keeps_a_card_is_told_only_what_is_faster_than_that(catalog: Catalog) -> None:
    slower = row("large", 900, memory_gb=24, speed=[2, 3, 4])  # half as fast again as the pick
    kept = [0.4, 0.5, 0.6]  # so the reader's own is twice as fast as the pick
    assert owned(catalog, kept, CHEAP, slower) == [
        "Nothing here is clearly faster than your Small in this work."
    ]
    faster = row("server", 5000, memory_gb=80, speed=[4, 5.2, 6])
    assert owned(catalog, kept, slower, faster) == [
        "For more speed than yours: the Server, at about 5,000 USD (new). You get 80 GB and 1.3 "
        "times your card’s speed."
    ]
    # Where the pick may be faster, what is told is clearly faster than that too.
    assert owned(catalog, [0.9, 2, 3], CHEAP)[0].startswith("Nothing here is clearly faster")


def test_owner_is_told_no_card_that_is_neither_faster_nor_larger(catalog: Catalog) -> None:
    gain = [1.2, 1.5, 2.0]
    alike = row("large", 300, memory_gb=8, speed=[1, 1.4, 2])  # 1.05 times the reader's own
    assert owned(catalog, gain, alike) == []
    larger = {**alike, "memory_gb": 24, "speed": [0.6, 1, 1.4]}
    (said,) = owned(catalog, gain, larger)
    assert said.endswith("You get 24 GB and 75% of your card’s speed.")
    faster = {**alike, "speed": [1.5, 2, 2.5]}
    (said,) = owned(catalog, gain, faster)
    assert said.endswith("You get 8 GB and 1.5 times your card’s speed.")


def test_owner_is_told_nothing_cheaper_that_is_no_upgrade(catalog: Catalog) -> None:
    hardly = row("large", 300, memory_gb=12, speed=[1.2, 1.6, 2])  # 1.2 times the reader's own
    upgrade = row("server", 350, memory_gb=12, speed=[1.5, 2, 2.5])
    assert owned(catalog, [1.2, 1.5, 2.0], hardly) == []
    (said,) = owned(catalog, [1.2, 1.5, 2.0], hardly, upgrade)
    assert said.startswith("To spend less: the Server")


@pytest.mark.parametrize(
    ("speed", "said"),
    [
        (1.96, "98% of the pick’s speed"),
        (1.994, "about the pick’s speed"),
        (2.05, "about the pick’s speed"),
        (2.19, "1.1 times the pick’s speed"),
    ],
)
def test_speed_that_is_said_like_the_picks_has_no_share(
    speed: float, said: str, catalog: Catalog
) -> None:
    cheap = row("small", 200, memory_gb=12, speed=[speed * 0.9, speed, speed * 1.1])
    (line,) = lines_of(catalog, {"pick": PICK, "others": [cheap]})
    assert line.endswith(f"GB and {said}.")


def test_cheaper_tie_that_is_as_good_is_told_to_need_more_cards(catalog: Catalog) -> None:
    pair = row("small", 300, count=2)
    *_, said = lines_of(catalog, {"pick": PICK, "ties": [pair]})
    assert said.replace("\u00a0", " ") == "2 × Small tie with our pick, which needs fewer cards."
    for less in ({"memory_gb": 12}, {"speed": [1, 1.5, 2]}, {"count": 1}):
        *_, said = lines_of(catalog, {"pick": PICK, "ties": [{**pair, **less}]})
        assert said.startswith("To spend less")
    *_, said = lines_of(catalog, {"pick": PICK, "others": [pair]})
    assert said.startswith("To spend less")
