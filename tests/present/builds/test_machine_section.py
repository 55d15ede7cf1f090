"""Two machines with half of the accelerators stand beside one with all of them."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.present.builds.machine_section import machine_section
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


def test_part_without_a_price_is_named_below_the_sum(catalog: Catalog, english: Language) -> None:
    single, double = (tiny_tier(f"{n}-gpu", n, unpriced_parts=["cooler"]) for n in (1, 2))
    edition = tiny_computers(catalog, single, double)
    offers = edition._made["part_offers", "us"]
    edition._made["part_offers", "us"] = {id_: o for id_, o in offers.items() if id_ != "breeze"}
    section = machine_section(edition, double, english)
    assert section
    missing = english.text("part.cooler")
    words = english.text("build-section.machines.without", list=missing)
    assert section.html().count(words) == 2


def test_tier_whose_half_does_not_exist_has_no_section(catalog: Catalog, english: Language) -> None:
    assert machine_section(tiny_computers(catalog, TWO), TWO, english) is None
    assert machine_section(tiny_computers(catalog, ONE, TWO), ONE, english) is None


def test_tier_that_nothing_can_be_built_for_has_no_section(
    catalog: Catalog, english: Language
) -> None:
    assert machine_section(tiny_computers(catalog, TWO, FOUR), FOUR, english) is None
