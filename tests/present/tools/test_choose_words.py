"""What is said of an answer on which of four invented cards to get."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_records import ChooseQuestion
from macros.facts.catalog import Catalog
from macros.present.tools.choose_words import ChooseWords
from macros.present.words.language import Language
from tests.advising import WORK, tiny_persona
from tests.invented_edition import invented_catalog

# An offer as the facts have it, of which the words read its kind, its month and, in the end,
# whether it is out of date or converted.
OFFER = [*[None] * 8, "2026-10"]
REGION: dict[str, Any] = {"price_limits": {}, "not_sold": [], "usd": 1.0}


def offers(**stale: int) -> dict[str, list[Any]]:
    """Return an offer of each kind of each card."""
    return {
        id_: [
            [kind, *OFFER[1:], *([stale[id_]] if stale.get(id_) else [])]
            for kind in ("street_new", "used", "rental")
        ]
        for id_ in ("small", "middle", "large", "server")
    }


def row(id_: str, cards: float, **changes: Any) -> Any:
    common = {"id": id_, "kind": "street_new", "count": 1, "cards": cards, "around": 0}
    speed = {"memory_gb": 16, "speed": [1.8, 2, 2.2], "share": 1.0, "is_within": False}
    return {**common, **speed, **changes}


PICK = row("middle", 500)
NOTHING: dict[str, Any] = {
    "pick": None,
    "ties": [],
    "others": [],
    "cut": {},
    "last_cut": None,
    "nearest": None,
    "gain": None,
    "short_gb": None,
    "keep": False,
    "supply_w": None,
    "cpu_w": None,
    "room": None,
    "turns": [],
    "instead": [],
    "within": None,
    "loud": None,
    "rented": None,
    "tax": None,
}


def words(
    catalog: Catalog, given: Any = None, persona: Any = None, stale: Any = None, **asked: Any
) -> ChooseWords:
    """Return the words on a reader's question, of which `given` is the answer."""
    painter = tiny_persona(id="painter")
    known = invented_catalog(catalog, tiny_persona(**(persona or {})), painter)
    facts: Any = {
        "regions": {"us": {**REGION, "offers": offers(**(stale or {}))}},
        "works": {WORK: [0, 0]},
        "tight": {},
        "rules": {
            "upgrade-speed-ratio": 1.5,
            "turn-price-fall": 0.3,
            "host-memory": 32,
            "host-disk": 1000,
        },
    }
    answer: Any = {**NOTHING, **(given or {})}
    question = ChooseQuestion("reader", "us", **asked)
    return ChooseWords(question, answer, facts, known, Language.of(known, "en"))


def lines_of(catalog: Catalog, given: Any, **asked: Any) -> list[str]:
    return [*words(catalog, given, **asked).further()]


def test_pick_is_told_by_whether_there_are_others(catalog: Catalog) -> None:
    pay = "at about 500 USD (new, seen in October 2026)"
    other = row("small", 200)
    said = words(catalog, {"pick": PICK, "others": [other]}).sentence()
    assert said == f"Our pick for “Reader of books” is the Middle, {pay}."
    said = words(catalog, {"pick": PICK, "ties": [other]}).sentence()
    assert said == f"Our pick for “Reader of books” is the Middle, {pay}; others tie with it."
    said = words(catalog, {"pick": PICK}).sentence()
    only = f"The only answer for “Reader of books” is the Middle, {pay}"
    assert said == f"{only}: nothing else that we could price and rate meets all of this."


def test_hour_and_old_prices_are_told_as_such(catalog: Catalog) -> None:
    hour = row("server", 1.234, kind="rental")
    said = words(catalog, {"pick": hour}).sentence()
    assert "at about 1.23 USD (rented by the hour, before tax, seen in October 2026)" in said
    for note, said in ((1, "out of date"), (2, "converted"), (3, "converted, out of date")):
        noted = words(catalog, {"pick": PICK}, stale={"middle": note}).sentence()
        assert f"(new, {said}, seen in" in noted
    used = row("middle", 300, kind="used", count=2)
    assert "2 × Middle" in words(catalog, {"pick": used}).sentence()
    assert "(used, seen in" in words(catalog, {"pick": used}).sentence()


def test_no_answer_names_the_need_at_which_the_last_fell(catalog: Catalog) -> None:
    said = words(catalog, {"last_cut": "tdp_w"}).sentence()
    assert said == (
        "Nothing on record meets all of this for “Reader of books”. One need ruled out the last "
        "candidates: power."
    )
    unpriced = words(catalog, {"last_cut": "price_known"}).sentence()
    assert unpriced == (
        "No pick for “Reader of books”: too few of the products that suit have a price we could "
        "check."
    )


def test_nearest_is_named_where_the_price_alone_rules_it_out(catalog: Catalog) -> None:
    nearest = row("large", 1600, around=400)
    (said,) = lines_of(catalog, {"last_cut": "price_usd", "nearest": nearest})
    least = "The cheapest that meets all but the price is"
    assert said == f"{least} the Large, at about 2,000 USD with the parts to buy around it."
    own = {**nearest, "is_within": True, "count": 2}
    said, slots = lines_of(catalog, {"last_cut": "price_usd", "nearest": own})
    assert said == f"{least} 2 × Large, at about 2,000 USD with a stronger power supply."
    assert slots.endswith("Replacing them is not counted.")
    bare = {**nearest, "around": 0}
    (said,) = lines_of(catalog, {"last_cut": "price_usd", "nearest": bare})
    assert said == f"{least} the Large, at about 1,600 USD."
    assert lines_of(catalog, {"last_cut": "price_known", "nearest": nearest}) == []
    assert lines_of(catalog, {"last_cut": "price_usd"}) == []


def test_what_suits_without_a_price_is_told_most_memory_first(catalog: Catalog) -> None:
    cut = {"price_known": ["small", "large"], "tdp_w": ["server"], "market_known": ["middle"]}
    given = {"last_cut": "price_known", "cut": cut}
    (said,) = lines_of(catalog, given)
    assert said.replace("\u00a0", " ") == (
        "These suit, most memory first: Large (24 GB), Middle (16 GB), Small (8 GB)."
    )
    cut["host_known"] = ["server"]
    (said,) = lines_of(catalog, given)
    assert said.endswith("and 1 more.")
    assert lines_of(catalog, {"last_cut": "price_known"}) == []


def test_laptops_without_a_price_are_told_to_be_sold_whole(catalog: Catalog) -> None:
    for segments, is_told in ((["laptop"], True), (["laptop", "consumer"], False), (None, False)):
        needs = {"segments": segments} if segments else {}
        told = words(catalog, {"last_cut": "price_known"}, persona={"needs": needs})
        laptop = told.language.text("pick.unpriced_laptop")
        assert (laptop in told.further()) is is_told


def test_what_helps_others_is_told_with_its_price(catalog: Catalog) -> None:
    instead = [{"preset": "painter", "row": row("small", 200)}]
    (said,) = lines_of(catalog, {"last_cut": "price_known", "instead": instead})
    assert said == (
        "You could take the pick for “Painter” instead: the Small, at about 200 USD (new, seen in "
        "October 2026)."
    )


def test_others_as_good_are_named_three_at_most(catalog: Catalog) -> None:
    ties = [row("small", 490), row("large", 510), row("server", 505)]
    (said, *_) = lines_of(catalog, {"pick": PICK, "ties": ties})
    assert said == "As good value for the money, within the margin of error: Small, Large, Server."
    (said, *_) = lines_of(catalog, {"pick": PICK, "ties": [*ties, row("small", 500, count=2)]})
    assert said.endswith("Server and 1 more.")


def test_parts_around_the_pick_are_counted(catalog: Catalog) -> None:
    (said,) = lines_of(catalog, {"pick": row("middle", 500, around=700)})
    assert said.replace("\u00a0", " ") == (
        "With a plain computer around it (at least 32 GB of main memory, a drive of "
        "1,000 GB), the pick comes to about 1,200 USD. Those we would build differ: see “Whole "
        "computers to build”."
    )
    (said,) = lines_of(catalog, {"pick": row("middle", 500, around=700, count=2)})
    assert "at least 64 GB of main memory" in said.replace("\u00a0", " ")
    assert lines_of(catalog, {"pick": PICK}) == []


def test_in_an_own_computer_the_power_supply_is_counted_and_the_slots_are_asked_for(
    catalog: Catalog,
) -> None:
    pair = row("middle", 500, around=100, count=2, is_within=True)
    given = {"pick": pair}
    supply, slots = lines_of(catalog, given)
    assert supply == "With a stronger power supply, the pick comes to about 600 USD."
    assert slots.startswith("These are 2 cards: check that your board and case")
    assert lines_of(catalog, given, free_slots=2) == [supply]
    assert lines_of(catalog, {**given, "pick": {**pair, "count": 1}}) == [supply]
    (whole,) = lines_of(catalog, {"pick": {**pair, "is_within": False}})
    assert whole.startswith("With a plain computer")


def test_needs_that_ruled_out_most_are_told_where_nothing_is_left(catalog: Catalog) -> None:
    cut = {"segment": ["a", "b", "c"], "software": ["d", "e"], "ecc": ["f", "g"], "tdp_w": ["h"]}
    (said,) = lines_of(catalog, {"last_cut": "total_usd", "cut": cut})
    assert said == (
        "Most products were ruled out by: kind of product, error correction, software support. "
        "Another profile may ask for less."
    )


def test_works_are_told_with_the_share_by_which_they_count(catalog: Catalog) -> None:
    told = words(catalog, {"last_cut": "tdp_w"}, works=(WORK, WORK, "llm-prompt", WORK))
    (said,) = told.further()
    assert said.startswith("Speed is weighed over Drawing (75%)")
    assert "25%" in said
    assert said.count("Drawing") == 1


@pytest.mark.parametrize(
    ("asked", "own", "begins"),
    [
        (649.2, 650, "Your power supply of 650 W is enough: the pick needs 650 W."),
        (650, 650, "Your power supply of 650 W is enough: the pick needs 650 W."),
        (650.1, 650, "The pick needs a power supply of 651 W; yours has 650 W, so"),
    ],
)
def test_own_power_supply_is_enough_or_not(
    catalog: Catalog, asked: float, own: float, begins: str
) -> None:
    (said,) = lines_of(catalog, {"pick": PICK, "supply_w": asked}, psu_w=own)
    assert said.startswith(begins)


def test_power_supply_is_told_where_both_are_known(catalog: Catalog) -> None:
    assert lines_of(catalog, {"pick": PICK, "supply_w": 500}) == []
    assert lines_of(catalog, {"pick": PICK}, psu_w=500) == []


@pytest.mark.parametrize(
    ("gain", "begins"),
    [
        ([1.52, 2, 2.44], "It is 1.5–2.4 times as fast as your Small in this work."),
        ([2, 2, 2], "It is 2 times as fast as your Small"),
        ([1.0, 1.2, 1.5], "It may not be faster than your card: 1–1.5 times its speed."),
        ([0.9, 0.95, 1.0], "It may not be faster than your card: 0.9–1 times its speed."),
        ([0.5, 0.6, 0.8], "It is slower than your card: 0.5–0.8 times its speed."),
        (None, "We do not know how fast your Small is in this work."),
    ],
)
def test_pick_is_compared_with_the_card_that_the_reader_has(
    catalog: Catalog, gain: list[float] | None, begins: str
) -> None:
    said, *further = lines_of(catalog, {"pick": PICK, "gain": gain}, have="small")
    assert said.startswith(begins)
    kept = ["Nothing here is clearly faster than your Small in this work."]
    assert further == (kept if gain and gain[0] <= 1 else [])


def test_too_little_memory_of_the_own_card_is_told_even_without_a_pick(catalog: Catalog) -> None:
    (said,) = lines_of(catalog, {"last_cut": "tdp_w", "short_gb": 12}, have="small")
    assert said.replace("\u00a0", " ") == (
        "Your Small has less memory than this profile asks for: 8 GB instead of 12 GB or more. "
        "Smaller models may run on it."
    )
    assert lines_of(catalog, {"last_cut": "tdp_w"}, have="small") == []


@pytest.mark.parametrize(
    ("asked", "room", "said"),
    [
        ({}, 1, "Your computer has room for one card, so answers of several are left out."),
        ({}, 2, "Your computer has room for 2 cards, so answers of more are left out."),
        (
            {"have": "small"},
            2,
            "With your Small taken out, your computer has room for 2 cards, so answers of more are "
            "left out.",
        ),
    ],
)
def test_room_is_told_where_it_rules_something_out(
    asked: dict[str, Any], room: int, said: str, catalog: Catalog
) -> None:
    given = {"last_cut": "free_slots", "room": room}
    assert said in lines_of(catalog, given, **asked)
    unbound = lines_of(catalog, {**given, "room": None}, **asked)
    assert not any("room for" in line for line in unbound)
    none = words(catalog, given).sentence()
    assert none.endswith("One need ruled out the last candidates: free slots in your computer.")


def test_steps_in_price_are_told_with_memory_and_speed(catalog: Catalog) -> None:
    cheaper = row("small", 200, memory_gb=8, speed=[0.9, 1, 1.1])
    dearer = row("large", 1600, memory_gb=24, speed=[3, 4, 5])
    said = lines_of(catalog, {"pick": PICK, "others": [dearer, cheaper]})
    assert [line.replace("\u00a0", " ") for line in said] == [
        "To spend less: the Small, at about 200 USD (new). You get 8 GB and 50% of the pick’s "
        "speed.",
        "For more speed and memory: the Large, at about 1,600 USD (new). You get 24 GB and 2 times "
        "the pick’s speed.",
    ]
    hour = row("server", 2, kind="rental")
    assert lines_of(catalog, {"pick": hour, "others": [dearer, cheaper]}) == []


@pytest.mark.parametrize(
    ("other", "is_step"),
    [
        (row("small", 455), False),  # less than a tenth cheaper
        (row("small", 450), True),
        (row("small", 450, speed=None), False),
        (row("large", 540, memory_gb=24), False),  # less than a tenth dearer
        (row("large", 560, memory_gb=24), True),
        (row("large", 560, memory_gb=16), False),  # neither faster nor larger
        (row("large", 560, speed=[2.9, 3, 3.1]), True),
        (row("large", 560, speed=[2.0, 2.1, 2.2]), False),  # hardly faster
        (row("large", 560, memory_gb=24, speed=None), False),
    ],
)
def test_step_changes_the_price_clearly_and_buys_more(
    catalog: Catalog, other: Any, is_step: bool
) -> None:
    for key in ("ties", "others"):
        said = lines_of(catalog, {"pick": PICK, key: [other]})
        assert any(line.startswith(("To spend less", "For more")) for line in said) is is_step


def test_step_is_told_with_the_parts_around_where_either_needs_some(catalog: Catalog) -> None:
    def said(pick_around: float, around: float) -> str:
        pick = row("middle", 500, around=pick_around)
        other = row("large", 1600, around=around, memory_gb=24)
        return lines_of(catalog, {"pick": pick, "others": [other]})[-1]

    assert "at about 1,600 USD (new). You get 24" in said(0, 0)
    assert "at about 1,600 USD alone (new) or 1,900 USD with the parts around it. You" in said(
        0, 300
    )
    assert "at about 1,600 USD (new), with nothing to buy around it. You" in said(300, 0)


def test_nearest_turn_of_each_way_is_told(catalog: Catalog) -> None:
    def turn(how: str, id_: str, money: float, **changes: Any) -> dict[str, Any]:
        common = {"how": how, "id": id_, "kind": "used", "count": 1, "money": money}
        return {**common, **changes}

    turns = [
        turn("cheaper", "small", 120),
        turn("cheaper", "large", 90),
        turn("dearer", "large", 643.7, kind="street_new", count=2),
        turn("total_usd", "server", 1.256, kind="rental"),
    ]
    assert [*words(catalog, {"turns": turns}).turns()] == [
        "Take the Small (used) instead if its price falls below about 120 USD.",
        "If the pick costs more than about 640 USD, take 2 × Large (new) instead.",
        "With about 1.3 USD to spend in all, take the Server"
        " (rented by the hour, before tax) instead.",
    ]


def test_row_of_a_product_has_its_role_and_its_speed_against_the_pick(catalog: Catalog) -> None:
    tied = row("large", 600, around=50, speed=[3, 4, 5], memory_gb=24)
    told = words(catalog, {"pick": PICK, "ties": [tied]})

    def cells(one: Any) -> list[tuple[str, str]]:
        return [(cell.replace("\u00a0", " "), small) for cell, small in told.row(one)]

    assert cells(PICK) == [("Middle", "the pick"), ("500 USD", "new"), ("16 GB", ""), ("1", "")]
    assert cells(tied) == [
        ("Large", "as good value"),
        ("650 USD", "new"),
        ("24 GB", ""),
        ("1.6–2.5", ""),
    ]
    hour = row("server", 2.5, kind="rental", around=9, speed=None)
    assert cells(hour)[0] == ("Server", "")
    assert cells(hour)[1] == ("2.5 USD", "rented by the hour, before tax")
    assert cells(hour)[3] == ("not known", "")
    unknown = words(catalog, {"pick": {**PICK, "speed": None}})
    assert unknown.row(tied)[3] == ("not known", "")


def test_needs_that_ruled_most_out_come_first(catalog: Catalog) -> None:
    cut = {"tdp_w": ["a"], "segment": ["b", "c", "d"], "ecc": ["e"]}
    assert [*words(catalog, {"cut": cut}).cut_rows()] == [
        ("kind of product", "3"),
        ("error correction", "1"),
        ("power", "1"),
    ]


def test_amounts_are_in_the_money_of_the_region(catalog: Catalog) -> None:
    told = words(catalog)
    in_japan = replace(told, question=ChooseQuestion("reader", "jp"))
    assert in_japan.money(1500) == told.language.money(1500, "JPY")
