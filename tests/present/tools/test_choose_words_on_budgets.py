"""What is said where a budget is too small, or buys more than the pick, and of ties behind it."""

from __future__ import annotations

from dataclasses import replace

from macros.facts.catalog import Catalog
from tests.advising import tiny_persona
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
    assert "the Small with 8 GB, at about 300 USD (new, seen in October 2026)." in fits
    bare = row("small", 300, memory_gb=8, around=700)
    short = {**within, "row": bare, "asked_gb": 24}
    *_, total, less = words(catalog, {**given, "within": short}, budget=1400).further()
    assert total == "That comes to about 1,000 USD with the parts to buy around it."
    assert less.replace("\u00a0", " ") == (
        "It has less memory than “Reader of books” asks for: that takes 24 GB or more."
    )
    # Without a budget of the reader's own, it is the profile that asks for less.
    assert words(catalog, given).sentence().startswith("Nothing on record meets all of this")


def test_who_can_buy_nothing_is_told_to_rent(catalog: Catalog) -> None:
    given = {"last_cut": "total_usd", "nearest": row("large", 1600)}
    assert len([*words(catalog, given, budget=9).further()]) == 1
    told = words(catalog, given, budget=9)
    tenant = tiny_persona(id="tenant", acquire="rental")
    people = {**told.catalog.personas, "tenant": tenant}
    renting = replace(told, catalog=replace(told.catalog, personas=people))
    names = {**told.language.texts, "persona.tenant.name": "Tenant"}
    renting = replace(renting, language=replace(told.language, texts=names))
    assert [*renting.further()][-1] == (
        "You could rent by the hour instead: choose “Tenant” under “What for”."
    )


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
