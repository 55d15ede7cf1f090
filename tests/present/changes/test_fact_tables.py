from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.changes.between import Changes
from macros.advice.changes.facts import FactChange, ThingChange
from macros.advice.changes.prices import RentalChange
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Rental
from macros.present.changes.fact_tables import (
    figures_section,
    prices_section,
    things_section,
)
from macros.present.changes.told import Told
from macros.present.words.language import Language
from tests.tiny import TODAY

LONG = "The maker says that this card is cooled by two fans, and that it is "


@pytest.fixture
def told(catalog: Catalog, english: Language) -> Told:
    edition = Edition(catalog, TODAY, TODAY)
    return Told(edition, edition, english)


def row(change: FactChange, told: Told) -> tuple[str, ...]:
    (section,) = figures_section(Changes(facts=(change,)), told)
    assert section.grid
    return section.grid.rows[0]


@pytest.mark.parametrize(
    ("path", "before", "now", "shown"),
    [
        ("memory.size_gb", 16, 24, ("Memory", "16 GB", "24 GB")),
        ("memory.ecc", None, True, ("ECC", "–", "yes")),
        ("aliases", ["old"], ["older", "oldest"], ("aliases", "old", "older, oldest")),
        ("notes", [{"a": 1}], [{"a": 1}, {"a": 2}], ("notes", "one entry", "2 entries")),
        ("plausible", None, {"least": 150, "most": 300}, ("plausible", "–", "least 150, most 300")),
        ("board.slots", 2, None, ("Thickness", "2 slots", "–")),
    ],
)
def test_figures_have_their_names_and_units(
    told: Told, path: str, before: object, now: object, shown: tuple[str, ...]
) -> None:
    change = FactChange("gpus", "boreal-one", "Boreal One", path, before, now, "weekly-chip")
    assert row(change, told) == ("Boreal One", *shown, "Weekly Chip")


def test_of_long_texts_the_part_that_differs_is_shown(told: Told) -> None:
    change = FactChange("gpus", "boreal-one", "One", "notes", LONG + "quiet.", LONG + "loud.")
    _, _, before, now, source = row(change, told)
    assert (before, now, source) == ("… quiet.", "… loud.", "–")
    new = replace(change, before=None)
    assert row(new, told)[2:4] == ("–", f"{LONG[:60].rstrip()} …")


def test_thing_without_a_name_is_told_by_its_file(told: Told) -> None:
    change = FactChange("rules.yml", "tie-certainty", "tie-certainty", "value", 0.8, 0.9)
    assert row(change, told)[0] == "rules.yml: tie-certainty"


def test_hour_is_told_with_its_provider(told: Told) -> None:
    rental = Rental.model_validate(
        {
            "accelerator": "boreal-one",
            "date": "2026-11-01",
            "usd_per_hour": 0.5,
            "billing": "on_demand",
            "source": "weekly-chip",
            "quality": "A",
        }
    )
    change = RentalChange("lambda", None, rental)
    (section,) = prices_section(Changes(rentals=(change,)), told)
    assert section.grid
    (cells,) = section.grid.rows
    assert cells[0] == "Boreal One (Lambda)"
    assert cells[1:] == ("–", "0.50 USD, rented by the hour, 1 November 2026", "Weekly Chip")


def test_many_figures_of_one_thing_do_not_bury_those_of_others(told: Told) -> None:
    one = FactChange("gpus", "boreal-one", "One", "notes", "old", "new")
    many = tuple(replace(one, path=f"notes.{number}") for number in range(10))
    other = replace(one, id="boreal-two", name="Two")
    (section,) = figures_section(Changes(facts=(*many, other)), told)
    assert section.grid
    names = [(name, figure) for name, figure, *_ in section.grid.rows]
    assert names[5:] == [
        ("Boreal One", "notes.5"),
        ("Boreal One", "and 4 more"),
        ("Boreal Two", "notes"),
    ]


def test_new_source_of_a_figure_stands_beside_it_alone(told: Told) -> None:
    figure = FactChange("gpus", "boreal-one", "One", "memory.ecc", None, True, "weekly-chip")
    new = {"source": "weekly-chip", "kind": "secondary"}
    entry = replace(figure, path="sources.weekly-chip", after=new, source="")
    several = replace(entry, path="sources", before=[{"source": "old"}])
    lost = replace(several, after=[new])
    for change, is_told in (
        (entry, False),
        (replace(several, after=[{"source": "old"}, new]), False),
        (lost, True),
        (replace(entry, path="sources.another"), True),
        (replace(entry, before=new, after=None), True),
    ):
        (section,) = figures_section(Changes(facts=(figure, change)), told)
        assert section.grid
        assert len(section.grid.rows) == 1 + is_told


def test_many_new_things_are_counted_after_the_first(told: Told) -> None:
    new = [ThingChange("sources.yml", str(n), f"Source {n}", is_new=True) for n in range(20)]
    gone = ThingChange("countries", "us", "us", is_new=False)
    (section,) = things_section(Changes(things=(*new, gone)), told)
    sources, countries = section.entries
    assert sources.text == "New (data/sources.yml)"
    assert sources.details[13:] == ("Source 13", "Source 14", "and 5 more")
    assert (countries.text, countries.details) == ("Gone (data/countries)", ("United States",))
