"""Circuit finding: where ordinary outlets feed the build that draws most, and on how many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.mains import mains_of
from macros.advice.builds.outlets import Outlet
from macros.facts.catalog import Catalog
from macros.present.charts.circuit_finding import circuit_finding
from macros.present.words.language import LANGUAGES, Language
from tests.tiny_computers import tiny_computers, tiny_tier

ONE = tiny_tier("1-gpu", 1)


@pytest.fixture
def build(catalog: Catalog) -> Build:
    edition = tiny_computers(catalog, ONE)
    chosen = edition.choice("1-gpu", "economical", "us").build
    assert chosen
    large = mains_of(edition.catalog, "us").circuits[1].model_copy(update={"volts": 240})
    return replace(chosen, circuit=large)


def test_draw_is_said_at_the_voltage_that_it_was_computed_for(
    build: Build, english: Language
) -> None:
    said = circuit_finding(build, [1170], {"us": "enough"}, {}, english)
    assert said.startswith("The build that draws most takes 1,170\u00a0W at 240\u00a0V. ")


def test_draw_of_a_supply_whose_efficiency_nobody_printed_lies_between_two_figures(
    build: Build, english: Language
) -> None:
    said = circuit_finding(replace(build, circuit_count=2), [1400, 1700], {}, {}, english)
    assert "takes 1,400–1,700\u00a0W at 240\u00a0V: 700–850\u00a0W from each" in said


@pytest.mark.parametrize(
    ("outlets", "said"),
    [
        ({"us": "enough", "jp": "enough"}, "enough in every region."),
        ({"us": "short", "jp": "unproven"}, "enough in no region."),
        ({"us": "enough", "jp": "short"}, "enough only in the United States."),
        ({"us": "enough", "fr": "tight", "jp": "unproven"}, "enough everywhere except in Japan."),
    ],
)
def test_fewer_places_are_named_whether_the_outlet_is_enough_there_or_not(
    build: Build, english: Language, outlets: dict[str, Outlet], said: str
) -> None:
    assert f"An ordinary outlet is {said}" in circuit_finding(build, [250], outlets, {}, english)


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        ("enough", "enough only in the European Union."),
        ("short", "enough only in France."),
    ],
)
def test_part_of_a_region_is_not_named_beside_the_whole(
    build: Build, english: Language, whole: Outlet, said: str
) -> None:
    outlets: dict[str, Outlet] = {"eu": whole, "fr": "enough", "us": "short", "jp": "short"}
    assert said in circuit_finding(build, [250], outlets, {"fr": "eu"}, english)


def test_unknown_output_is_said_to_be_unknown_and_not_too_little(
    build: Build, english: Language
) -> None:
    said = circuit_finding(build, [1170], {"us": "unproven", "fr": "enough"}, {}, english)
    assert "We found no figure for what its power supply delivers" in said
    assert said.endswith("in the United States.")


def test_full_outlets_ask_for_circuits_of_their_own(build: Build, english: Language) -> None:
    outlets: dict[str, Outlet] = {"us": "short", "fr": "tight", "de": "tight"}
    said = circuit_finding(replace(build, circuit_count=2), [4590], outlets, {}, english)
    assert "4,590\u00a0W at 240\u00a0V: 2,300\u00a0W from each of two separate circuits." in said
    assert "That is nearly all that each outlet supplies continuously in France" in said
    assert said.endswith("use circuits on which nothing else runs.")


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_number_of_circuits_and_both_powers_are_said_in_every_language(
    catalog: Catalog, build: Build, code: str, count: int
) -> None:
    language = Language.of(catalog, code)
    outlets: dict[str, Outlet] = {"us": "unproven", "fr": "tight", "jp": "short"}
    said = circuit_finding(replace(build, circuit_count=count), [660], outlets, {}, language)
    assert "660" in said
    assert (f"{660 // count}" in said.replace("660", "")) == (count > 1)


def test_server_is_sent_to_an_electrician_wherever_outlets_would_bear_it(
    build: Build, catalog: Catalog, english: Language
) -> None:
    barn = tiny_computers(catalog, ONE).catalog.parts.chassis["barn"]
    server = replace(build, chassis=barn, circuit_count=2)
    said = circuit_finding(server, [4180], {"us": "enough", "fr": "tight"}, {}, english)
    assert "enough" not in said
    assert "It needs industrial or locking sockets" in said
