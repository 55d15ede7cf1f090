"""What is said where a budget is too small, or buys more than the pick, and of ties behind it."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.advising import WORK
from tests.present.tools.test_choose_words import PICK, lines_of, row, words


def test_all_that_is_too_dear_is_told_with_what_fits_the_budget(catalog: Catalog) -> None:
    nearest, cut = row("large", 1600), {"total_usd": ["large"], "segment": ["server"]}
    within = {"preset": "painter", "row": row("small", 300, memory_gb=8), "asked_gb": None}
    given = {"last_cut": "total_usd", "nearest": nearest, "cut": cut, "within": within}
    told = words(catalog, given, budget=400)
    assert told.sentence() == (
        "Everything that would do for “Reader of books” costs more than your budget."
    )
    dear, fits = (line.replace("\u00a0", " ") for line in told.further())
    assert dear.startswith("The cheapest that meets all but the price is the Large")
    assert "the Small, at about 300 USD (new, seen in October 2026)." in fits
    bare = row("small", 300, memory_gb=8, around=700)
    short = {**within, "row": bare, "asked_gb": 24}
    *_, total, less = words(catalog, {**given, "within": short}, budget=1400).further()
    assert total == "That comes to about 1,000 USD with the parts to buy around it."
    assert less.replace("\u00a0", " ") == (
        "It has 8 GB, less than “Reader of books” asks for: that takes 24 GB or more."
    )
    # Without a budget of the reader's own, it is the profile that asks for less.
    assert words(catalog, given).sentence().startswith("Nothing on record meets all of this")


def test_who_can_buy_nothing_is_told_to_rent(catalog: Catalog) -> None:
    given = {"last_cut": "total_usd", "nearest": row("large", 1600)}
    assert len([*words(catalog, given, budget=9).further()]) == 1
    rented = {**given, "rented": row("large", 0.5, kind="rental")}
    assert [*words(catalog, rented, budget=9).further()][-1] == (
        "You could rent by the hour instead: the Large, at about 0.5 USD (rented by the hour, "
        "before tax, seen in October 2026). Under “Buy it” choose “rented by the hour”."
    )


def test_work_that_takes_more_than_is_left_is_told_with_its_memory(catalog: Catalog) -> None:
    cut = {"workload_memory_gb": ["small"]}
    said, _ = lines_of(catalog, {"last_cut": "workload_memory_gb", "cut": cut})
    assert said.replace("\u00a0", " ") == (
        "This work itself takes 4 GB or more, whatever you enter. Choose smaller models under "
        "“Kinds of work that count”."
    )
    (said,) = lines_of(catalog, {"last_cut": "memory_gb", "cut": cut})
    assert said.startswith("Most products were ruled out by")


@pytest.mark.parametrize(
    ("tax", "said"),
    [
        (0.04, "Tax comes on top of the prices here: if it is about 4% or more, this costs more"),
        (0.0, "Tax comes on top of the prices here, and with it this costs more than the budget."),
    ],
)
def test_tax_that_comes_on_top_is_told_where_it_breaks_the_budget(
    tax: float, said: str, catalog: Catalog
) -> None:
    (line,) = lines_of(catalog, {"pick": PICK, "tax": tax}, budget=520)
    assert line.startswith(said)


def test_budget_of_an_organisation_is_for_the_cards_alone(catalog: Catalog) -> None:
    pick = row("middle", 500, is_within=True)

    def said(group: str, pick: Any = pick, **asked: Any) -> list[str]:
        return [*words(catalog, {"pick": pick}, persona={"group": group}, **asked).further()]

    alone = "The budget is compared with the Middle alone, without a server or workstation. For"
    (line,) = said("company", budget=200_000)
    assert line.startswith(alone)
    assert said("company") == []
    assert [line[:14] for line in said("home", budget=200_000)] == ["You need not s"]
    whole = {**pick, "is_within": False, "around": 900}
    assert not any(line.startswith(alone) for line in said("company", whole, budget=9000))


def test_budget_in_place_of_the_profiles_own_sum_is_told(catalog: Catalog) -> None:
    persona = {"needs": {"total_usd_at_most": 20_000}}
    told = words(catalog, {"pick": PICK}, persona=persona, budget=400)
    assert next(told.further()).startswith("Your budget counts here, not the sum")
    assert [*words(catalog, {"pick": PICK}, persona=persona).further()] == []


def test_budget_pays_for_hours_of_what_is_rented(catalog: Catalog) -> None:
    hour = row("server", 0.363, kind="rental")
    (said,) = lines_of(catalog, {"pick": hour}, budget=50)
    assert said == "Your budget pays for about 140 hours of this."
    assert lines_of(catalog, {"pick": hour}) == []


def turn(how: str, id_: str, money: float) -> dict[str, Any]:
    return {"how": how, "id": id_, "kind": "street_new", "count": 1, "money": money}


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (1150, 520, "falls below about 1,150 USD, or if the pick’s rises above about 520 USD."),
        (1100, 502, "falls below about 1,100 USD, or if the pick’s rises above about 502 USD."),
        (1199.7, 560, "Prices are almost at the point where the answer changes: take the Large"),
        (1100, 500.2, "Prices are almost at the point where the answer changes: take the Large"),
    ],
)
def test_price_that_turns_the_answer_is_not_said_to_be_passed_already(
    low: float, high: float, said: str, catalog: Catalog
) -> None:
    turns = [turn("cheaper", "large", low), turn("dearer", "large", high)]
    given = {"pick": PICK, "others": [row("large", 1200)], "turns": turns}
    (line,) = words(catalog, given).turns()
    assert said in line
    apart = {**given, "others": [row("large", 1200), row("small", 90)]}
    apart["turns"] = [turns[0], turn("dearer", "small", high)]
    assert sum("almost" in line for line in words(catalog, apart).turns()) == ("almost" in said)


def test_parts_that_hardly_add_to_the_price_are_not_told(catalog: Catalog) -> None:
    dear = row("large", 15_300, around=20, memory_gb=24)
    (*_, said) = lines_of(catalog, {"pick": PICK, "others": [dear]})
    assert "at about 15,300 USD (new). You get" in said


@pytest.mark.parametrize("maximise", ["speed", "memory"])
def test_tie_where_no_price_counts_is_as_good_and_not_as_good_value(
    maximise: str, catalog: Catalog
) -> None:
    fast = {"objective": {"maximise": maximise, "workloads": [WORK]}}
    tied = row("large", 600, speed=[3, 4, 5])
    told = words(catalog, {"pick": PICK, "ties": [tied]}, persona=fast)
    assert next(told.further()) == "As good, within the margin of error: Large."
    assert told.row(tied)[0] == ("Large", "as good")


def test_tie_that_is_dearer_smaller_and_slower_is_not_said_to_be_as_good(catalog: Catalog) -> None:
    behind = row("small", 550, memory_gb=12, speed=[1, 1.5, 2.2])
    told = words(catalog, {"pick": PICK, "ties": [behind]})
    assert "others tie" not in told.sentence()
    assert "nothing else meets" not in told.sentence()
    assert not any(line.startswith("As good") for line in told.further())
    assert told.row(behind)[0] == ("Small", "")
    for better in ({"cards": 450}, {"memory_gb": 16}, {"speed": [1.5, 2, 2.5]}):
        even = words(catalog, {"pick": PICK, "ties": [{**behind, **better}]})
        assert "others tie" in even.sentence()


def test_fastest_within_the_budget_is_told_where_it_is_no_step(catalog: Catalog) -> None:
    step = row("large", 600, speed=[2, 3, 4])
    fastest = row("server", 5000, memory_gb=16, speed=[5, 6, 7])
    given = {"pick": PICK, "others": [step, fastest]}
    line = "The fastest within your budget: the Server, at about 5,000 USD (new)."
    assert any(said.startswith(line) for said in lines_of(catalog, given, budget=9000))
    assert not any("fastest" in said for said in lines_of(catalog, given))
    alone = {"pick": PICK, "others": [fastest]}
    assert not any("fastest" in said for said in lines_of(catalog, alone, budget=9000))


def test_amounts_that_are_said_alike_are_told_as_an_equal_price(catalog: Catalog) -> None:
    common = {"id": "small", "kind": "used", "count": 1}
    near = [{**common, "how": "cheaper", "money": 1295}, {**common, "how": "dearer", "money": 1304}]
    assert [*words(catalog, {"turns": near}).turns()] == [
        "At equal prices, take the Small (used) instead."
    ]


def test_who_gets_nothing_quiet_is_told_what_is_loud(catalog: Catalog) -> None:
    given = {"last_cut": "memory_gb", "loud": row("large", 1600)}
    (line,) = words(catalog, given, quiet=True).further()
    assert line.startswith("Without “Quiet”, our pick is the Large, at about 1,600 USD (new")


def test_price_that_has_to_fall_by_more_than_the_published_share_is_no_advice(
    catalog: Catalog,
) -> None:
    other = row("small", 300)

    def told(money: float) -> list[str]:
        turns = [
            {"how": how, "id": "small", "kind": other["kind"], "count": 1, "money": amount}
            for how, amount in (("cheaper", money), ("dearer", 900))
        ]
        return [*words(catalog, {"pick": PICK, "others": [other], "turns": turns}).turns()]

    assert told(211)[0].startswith("Take the Small (new) instead if its price falls below")
    assert told(209) == ["If the pick costs more than about 900 USD, take the Small (new) instead."]


def test_price_that_is_nearer_is_told_in_place_of_one_that_is_far(catalog: Catalog) -> None:
    others = [row("small", 300), row("large", 900)]
    turns = [
        {"how": "cheaper", "id": id_, "kind": "street_new", "count": 1, "money": money}
        for id_, money in (("small", 99), ("large", 800))
    ]
    told = words(catalog, {"pick": PICK, "others": others, "turns": turns}).turns()
    assert [*told] == ["Take the Large (new) instead if its price falls below about 800 USD."]


def test_budget_above_the_dearest_is_told(catalog: Catalog) -> None:
    def is_told(budget: float | None, **changes: Any) -> bool:
        dear = row("large", 900, around=100, speed=None)
        given = {"pick": PICK, "others": [dear], **changes}
        said = lines_of(catalog, given, budget=budget)
        line = (
            "You need not spend your whole budget: the dearest that meets all of this is the Large"
        )
        return f"{line}, at about 1,000 USD with the parts to buy around it." in said

    assert is_told(1001)
    assert not is_told(1000)
    assert not is_told(None)
    assert not is_told(1001, nearest=row("server", 9000))
