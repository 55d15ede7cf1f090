"""Circuits of a region, and what a power supply delivers on them."""

from __future__ import annotations

import pytest

from macros.advice.builds.mains import (
    MainsClass,
    MainsSupply,
    circuit_ids,
    efficiency,
    lasting_w,
    mains_class,
    mains_of,
    output_w,
)
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Efficiency, Output
from macros.facts.records.regions import Circuit
from tests.tiny import tiny_region, with_regions


def circuit(volts: float, amps: float, **fields: object) -> Circuit:
    common = {"name": "Socket", "rule": "Invented.", "source": "weekly-chip", "kind": "recalled"}
    figures = {"volts": volts, "amps": amps, "max_w": volts * amps}
    return Circuit.model_validate({**common, **figures, **fields})


SMALL, LARGE = circuit(120, 15, continuous_w=1440), circuit(240, 30)


def test_circuit_bears_its_whole_load_where_no_rule_says_less() -> None:
    assert (lasting_w(SMALL), lasting_w(LARGE)) == (1440, 7200)


@pytest.mark.parametrize(
    ("wall_w", "enough"), [(1440, SMALL), (1441, LARGE), (7200, LARGE), (7201, None)]
)
def test_first_circuit_that_is_enough_is_taken(wall_w: float, enough: Circuit | None) -> None:
    assert MainsSupply((SMALL, LARGE)).enough_for(wall_w) == enough


def test_usual_socket_is_the_first() -> None:
    assert MainsSupply((SMALL, LARGE)).usual == SMALL
    assert MainsSupply(()).usual is None


def test_part_of_a_country_has_its_circuits(catalog: Catalog) -> None:
    country = tiny_region(circuits=[SMALL.model_dump()])
    known = with_regions(catalog, us=country, hi=tiny_region(part_of="us"), eu=tiny_region("EUR"))
    assert mains_of(known, "hi").circuits == (SMALL,)
    assert mains_of(known, "eu").circuits == ()
    with pytest.raises(KeyError):
        mains_of(known, "nowhere")


def test_circuits_alike_are_numbered() -> None:
    assert circuit_ids([SMALL, LARGE, SMALL, SMALL]) == [
        "120v-15a",
        "240v-30a",
        "120v-15a-2",
        "120v-15a-3",
    ]


@pytest.mark.parametrize(
    ("volts", "name"),
    [
        (100, "at_100_v"),
        (110, "at_100_v"),
        (120, "at_115_v"),
        (127, "at_115_v"),
        (200, "at_200_v"),
        (208, "at_200_v"),
        (220, "at_230_v"),
        (240, "at_230_v"),
    ],
)
def test_voltage_is_one_that_power_supplies_are_rated_at(volts: float, name: MainsClass) -> None:
    assert mains_class(circuit(volts, 10)) == name


def test_unknown_circuit_has_no_voltage() -> None:
    assert mains_class(None) is None


def test_label_holds_at_230_v_alone() -> None:
    printed = Output.model_validate({"at_115_v_w": 1300})
    assert output_w(printed, 1600, "at_115_v") == 1300
    assert output_w(printed, 1600, "at_230_v") == 1600
    assert output_w(printed, 1600, "at_100_v") is None


def test_efficiency_at_115_v_bounds_that_at_230_v() -> None:
    low = Efficiency.model_validate({"at_100_percent_115_v": 0.87})
    both = Efficiency.model_validate({"at_100_percent_115_v": 0.87, "at_100_percent_230_v": 0.9})
    assert efficiency(low, "at_230_v") == 0.87
    assert (efficiency(both, "at_115_v"), efficiency(both, "at_200_v")) == (0.87, 0.9)
    assert (efficiency(both, "at_100_v"), efficiency(both, "at_230_v")) == (0.87, 0.9)


@pytest.mark.parametrize(
    ("volts", "name"),
    [
        (110.1, "at_115_v"),
        (140, "at_115_v"),
        (141, "at_200_v"),
        (215, "at_200_v"),
        (216, "at_230_v"),
    ],
)
def test_voltages_between_are_fed_as_the_next_higher(volts: float, name: MainsClass) -> None:
    assert mains_class(circuit(volts, 10)) == name
