"""Power words: a reader learns what a build draws, costs a year, and which socket it needs."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_label, power_facts, unbroken, watts
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
    assert "we found none" in value


def test_unknown_cooling_has_no_noise(priced: Catalog, english: Language) -> None:
    facts = power_facts({**FIGURES, "gpu_cooling": None}, priced, "us", english)
    assert "Noise" not in [name for name, _ in facts]


def test_circuit_is_called_by_voltage_and_current(priced: Catalog, english: Language) -> None:
    assert circuit_label(priced.regions["us"].circuits[0], english) == "120 V, 15 A"


def test_figure_does_not_part_from_its_unit() -> None:
    assert unbroken("120 V") == "120\u00a0V"
