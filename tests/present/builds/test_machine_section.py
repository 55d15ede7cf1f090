"""Two machines with half of the accelerators stand beside one with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

from macros.advice.builds.machines import Alternative
from macros.facts.catalog import Catalog
from macros.present.builds.machine_section import _finding, machine_section
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.tiny_computers import tiny_computers, tiny_tier

ONE, TWO, FOUR = (tiny_tier(f"{count}-gpu", count) for count in (1, 2, 4))


def test_row_of_two_machines_adds_what_both_have(catalog: Catalog, english: Language) -> None:
    section = machine_section(tiny_computers(catalog, ONE, TWO), TWO, english)
    assert section
    table = parse(section.html()).one("table")
    whole, halves = ([cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr"))
    assert [cells[-6] for cells in (whole, halves)] == ["2 × Small", "2 × Small"]
    assert [cells[-4] for cells in (whole, halves)] == ["16 GB", "8 GB"]  # for one model
    assert [cells[-3] for cells in (whole, halves)] == ["16 GB", "16 GB"]
    assert [cells[-2] for cells in (whole, halves)] == ["375 W", "500 W"]
    assert [cells[-1] for cells in (whole, halves)] == ["1", "2"]


def test_part_without_a_price_is_named_beside_the_sum(catalog: Catalog, english: Language) -> None:
    single, double = (tiny_tier(f"{n}-gpu", n, unpriced_parts=["cooler"]) for n in (1, 2))
    edition = tiny_computers(catalog, single, double)
    offers = edition._made["part_offers", "us"]
    edition._made["part_offers", "us"] = {id_: o for id_, o in offers.items() if id_ != "breeze"}
    section = machine_section(edition, double, english)
    assert section
    assert section.html().count("USD plus the CPU cooler") == 2


def test_tier_whose_half_does_not_exist_has_no_section(catalog: Catalog, english: Language) -> None:
    assert machine_section(tiny_computers(catalog, TWO), TWO, english) is None
    assert machine_section(tiny_computers(catalog, ONE, TWO), ONE, english) is None


def test_tier_that_nothing_can_be_built_for_has_no_section(
    catalog: Catalog, english: Language
) -> None:
    assert machine_section(tiny_computers(catalog, TWO, FOUR), FOUR, english) is None


def finding(ratios: Sequence[float], catalog: Catalog, code: str = "en") -> str:
    """Return what is said where two machines cost so many times as much as one, by class."""
    edition = tiny_computers(catalog, ONE, TWO)
    whole = edition.choices("2-gpu", "us")[0]
    names = ("economical", "balanced", "no-compromise")
    alternatives = [
        SimpleNamespace(
            price_ratio=ratio,
            whole=SimpleNamespace(
                choice=replace(whole, tier_class=whole.tier_class.model_copy(update={"id": name}))
            ),
        )
        for ratio, name in zip(ratios, names, strict=False)
    ]
    language = Language.of(edition.catalog, code)
    return _finding(cast("list[Alternative]", alternatives), 2, 1, language)


def test_range_of_prices_is_said_without_ends_that_say_nothing(catalog: Catalog) -> None:
    assert "cost 10% to 20% more than one with two" in finding((1.1, 1.2), catalog)
    assert "cost up to 12% less than one with two" in finding((1.001, 0.88), catalog)
    assert "cost 20% less than one with two" in finding((0.8, 0.8), catalog)
    assert "cost about as much as one with two" in finding((1.001, 0.999), catalog)
    french = finding((1.0, 0.88), catalog, "fr").replace("\u00a0", " ")
    assert "jusqu’à 12 % de moins" in french


def test_classes_in_which_two_machines_cost_less_are_named(catalog: Catalog) -> None:
    assert "only in the class “No compromise”." in finding((1.2, 1.1, 0.9), catalog)
    two = finding((0.8, 1.1, 0.9), catalog)
    assert "only in the classes “Economical” and “No compromise”." in two
    french = finding((1.2, 0.9), catalog, "fr").replace("\u00a0", " ")
    assert "que dans la classe « Équilibrée »" in french
