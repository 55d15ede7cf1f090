"""Power words: a reader learns what a build draws, costs a year, and which socket it needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.parts import Chassis
from macros.present.words.language import Language
from macros.present.words.power_words import (
    circuit_label,
    circuit_words,
    named_circuit,
    power_facts,
    unbroken,
    watts,
)
from tests.tiny import tiny_region, with_regions

ORIGIN = {"source": "weekly-chip", "kind": "recalled"}
FIGURES = {"load_w": 450.4, "wall_w": 500.0, "heat_btu_h": 1706.1}
HOUSEHOLD = {"consumer": "household", "date": "2026-10", "per_kwh": 0.2, **ORIGIN}


@pytest.fixture
def priced(catalog: Catalog) -> Catalog:
    circuit = {"name": "Socket", "volts": 120, "amps": 15, "max_w": 1800, "rule": "I.", **ORIGIN}
    country = tiny_region(electricity=[HOUSEHOLD], circuits=[circuit])
    return with_regions(catalog, us=country, de=tiny_region("EUR"))


def test_facts_name_load_wall_power_heat_and_the_cost_of_a_year(
    priced: Catalog, english: Language
) -> None:
    facts = [value for _, value in power_facts(FIGURES, priced, "us", english)]
    assert facts[:2] == ["450 W", "500 W"]
    assert facts[2].startswith("500 W (")
    assert "1,710" in facts[2]
    assert "200 USD" in facts[3]
    assert "1,000 kWh" in facts[3]


def test_power_is_rounded_alike_wherever_it_is_said(priced: Catalog, english: Language) -> None:
    figures = {**FIGURES, "load_w": 1234.5, "wall_w": 1376.4}
    load, wall, heat, _ = (value for _, value in power_facts(figures, priced, "us", english))
    assert (
        (load, wall) == (watts(1234.5, english), watts(1376.4, english)) == ("1,230 W", "1,380 W")
    )
    assert heat.startswith("1,380 W (")


def test_without_a_price_only_the_energy_is_said(priced: Catalog, english: Language) -> None:
    energy = power_facts(FIGURES, priced, "de", english)[3][1]
    assert "1,000 kWh" in energy
    assert "EUR" not in energy


def test_power_lies_between_two_figures_where_no_efficiency_is_printed(
    priced: Catalog, english: Language
) -> None:
    plausible = {"psu_efficiency": {"least": 0.8, "most": 0.9}}
    rule = {"figure": "load_w", "holds": "at_most", "limit": "circuit_w", "unit": "w"}
    why = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}
    mains = BuildRule.model_validate({"id": "mains", **rule, **why, "plausible": plausible})
    known = replace(priced, build_rules={"mains": mains})
    facts = power_facts({"load_w": 720.0, "wall_w": None}, known, "us", english)
    assert [value for _, value in facts] == ["720 W", "800–900 W"]


def test_without_power_nothing_is_said(priced: Catalog, english: Language) -> None:
    assert power_facts({**FIGURES, "wall_w": None}, priced, "us", english) == []


@pytest.mark.parametrize(
    ("around", "said"),
    [
        ({"gpu_cooling": "open_air"}, "gaming computer"),
        ({"gpu_cooling": "blower"}, "Loud at full load"),
        ({"gpu_cooling": "blower", "is_chassis": True}, "As loud as a server"),
    ],
)
def test_noise_follows_from_what_cools_the_cards(
    priced: Catalog, english: Language, around: dict[str, Any], said: str
) -> None:
    name, value = power_facts({**FIGURES, **around}, priced, "us", english)[-1]
    assert name == "Noise"
    assert said in value


def test_unknown_cooling_has_no_noise(priced: Catalog, english: Language) -> None:
    facts = power_facts({**FIGURES, "gpu_cooling": None}, priced, "us", english)
    assert "Noise" not in [name for name, _ in facts]


def test_circuit_is_called_by_voltage_and_current(priced: Catalog, english: Language) -> None:
    assert circuit_label(priced.regions["us"].circuits[0], english) == "120 V, 15 A"


SERVER = {"is_chassis": True, "psu_count": 4.0, "psu_needed": 2.0, "circuit_w": 1440.0}


def server_words(catalog: Catalog, language: Language, **figures: float | bool) -> str:
    """Return what is said of a server on two circuits of 1,440 W."""
    mains = mains_of(catalog, "us")
    build = Build(catalog.gpus["boreal-one"], 8, circuit_count=2)
    return circuit_words(build, mains, {**SERVER, **figures}, {}, language).sentence


def test_several_circuits_are_needed_where_one_is_too_small(
    priced: Catalog, english: Language
) -> None:
    said = server_words(priced, english, wall_w=2050.0)
    assert said.startswith("It needs two separate 120\u00a0V, 15\u00a0A circuits")
    assert "Neither carries the whole 2,050\u00a0W alone" in said
    assert said.endswith("when one fails, the machine stops.")


def test_second_circuit_takes_over_where_one_bears_all(priced: Catalog, english: Language) -> None:
    said = server_words(priced, english, wall_w=1400.0)
    assert said.startswith("Feed it from two separate 120\u00a0V, 15\u00a0A circuits")
    assert said.endswith("when the other fails.")


@pytest.mark.parametrize(
    ("least_v", "said"),
    [
        (200.0, "will not do for this power supply, which takes 200\u00a0V or more."),
        (100.0, "An ordinary outlet supplies only 1,800\u00a0W."),
        (None, "An ordinary outlet supplies only 1,800\u00a0W."),
    ],
)
def test_an_outlet_will_not_do_for_want_of_volts_or_of_watts(
    priced: Catalog, english: Language, least_v: float | None, said: str
) -> None:
    mains = mains_of(priced, "us")
    large = priced.regions["us"].circuits[0].model_copy(update={"volts": 240})
    build = Build(priced.gpus["boreal-one"], 1, circuit=large)
    figures = {} if least_v is None else {"psu_least_v": least_v}
    assert circuit_words(build, mains, {}, figures, english).sentence.endswith(said)


def said_beside(catalog: Catalog, language: Language, **outlet: float | None) -> str:
    """Return what is said of a build on 240 V, where an outlet supplies 1,800 W at 120 V."""
    mains = mains_of(catalog, "us")
    large = catalog.regions["us"].circuits[0].model_copy(update={"volts": 240})
    build = Build(catalog.gpus["boreal-one"], 1, circuit=large)
    return circuit_words(build, mains, {}, outlet, language).sentence


@pytest.mark.parametrize(("wall_w", "is_enough"), [(1170.0, True), (1800.0, True), (1801.0, False)])
def test_an_outlet_that_bears_the_load_is_not_said_to_be_too_small(
    priced: Catalog, english: Language, wall_w: float, is_enough: bool
) -> None:
    said = said_beside(priced, english, wall_w=wall_w, load_w=1050.0, psu_output_w=None)
    assert ("no figure for what its power supply delivers" in said) == is_enough
    assert ("supplies only" in said) != is_enough


def test_circuit_that_is_sure_comes_before_an_outlet_that_a_maker_has_to_vouch_for(
    priced: Catalog, english: Language
) -> None:
    said = said_beside(priced, english, wall_w=1170.0, load_w=1050.0, psu_output_w=None)
    assert said.startswith("It needs a 240\u00a0V, 15\u00a0A circuit")
    assert "Only if the maker promises 1,050\u00a0W there is an ordinary outlet enough" in said


def test_output_that_is_known_to_be_too_small_needs_another_circuit(
    priced: Catalog, english: Language
) -> None:
    said = said_beside(priced, english, wall_w=1170.0, load_w=1050.0, psu_output_w=1000.0)
    assert said.startswith("It needs a 240\u00a0V, 15\u00a0A circuit")
    assert said.endswith("but at 120\u00a0V the power supply does not deliver enough.")


def test_too_few_power_supplies_on_one_circuit_do_not_take_over(
    priced: Catalog, english: Language
) -> None:
    said = server_words(priced, english, wall_w=1400.0, psu_needed=3.0)
    assert "Either carries the whole 1,400\u00a0W alone" in said
    assert said.endswith("too few power supplies are left, and the machine stops.")


def test_desktop_is_not_said_to_go_on_when_a_circuit_fails(
    priced: Catalog, english: Language
) -> None:
    said = server_words(priced, english, wall_w=1400.0, is_chassis=False)
    assert said.endswith("Either carries the whole 1,400\u00a0W alone.")


def test_server_gets_sockets_that_are_made_for_it(priced: Catalog, english: Language) -> None:
    chassis = Chassis.model_validate(
        {"id": "barn", "name": "Barn", "vendor": "Borealis", "kind": "pcie", "sources": []}
    )
    build = Build(priced.gpus["boreal-one"], 8, circuit_count=2, chassis=chassis)
    figures = {**SERVER, "wall_w": 1400.0}
    said = circuit_words(build, mains_of(priced, "us"), figures, {}, english).sentence
    assert "Household sockets are not made for this: " in said
    assert said.endswith("have an electrician fit these circuits.")


def test_circuit_like_another_one_is_called_by_its_name(priced: Catalog, english: Language) -> None:
    mains = mains_of(priced, "us")
    (first, *_) = mains.circuits
    blue = first.model_copy(update={"name": "Blue socket"})
    alike = MainsSupply((first, blue))
    assert named_circuit(blue, alike, english) == "Blue socket"
    assert named_circuit(first, MainsSupply((first,)), english) == circuit_label(first, english)


def test_figure_does_not_part_from_its_unit() -> None:
    assert unbroken("120 V") == "120\u00a0V"
