from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.builds.build import Build
from macros.advice.builds.wiring import Plug, Supply, inlets_of, wiring_of
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Chassis, PowerSupply
from tests.tiny import tiny_gpu

SOURCES = [
    {"source": "weekly-chip", "kind": "secondary", "confidence": "low", "read_on": "2026-11-01"}
]
NAMED = {"name": "Brook", "vendor": "Borealis", "sources": SOURCES}


def supply(**fields: Any) -> PowerSupply:
    common = {"id": "brook", "form": "ATX", "rated_w": 850, **NAMED}
    return PowerSupply.model_validate({**common, **fields})


def build(catalog: Catalog, connectors: list[str] | None, count: int = 2, **fields: Any) -> Build:
    gpu = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 200, "connectors": connectors})
    return Build(gpu=gpu, gpu_count=count, **fields)


def psus(computer: Build) -> list[int | None]:
    return [feed.psu for feed in wiring_of(computer, 200).feeds]


def test_cards_are_spread_over_the_power_supplies(catalog: Catalog) -> None:
    psu = supply(connectors_8pin=4, connectors_eps=2)
    computer = build(catalog, ["2x 8-pin"], 4, psu=psu, psu_count=2)
    assert psus(computer) == [2, 1, 2, 1]
    assert wiring_of(computer, 450).eps == 2


def test_card_that_finds_no_connector_left_is_fed_by_nobody(catalog: Catalog) -> None:
    assert psus(build(catalog, ["1x 16-pin"], psu=supply(connectors_16pin=1))) == [1, None]


def test_card_without_a_native_cable_left_takes_its_adapter(catalog: Catalog) -> None:
    psu = supply(connectors_16pin=1, connectors_8pin=4)
    native, adapted = wiring_of(build(catalog, ["1x 16-pin"], psu=psu), 200).feeds
    assert (native.psu, native.adapter_8pin) == (1, None)
    assert (adapted.psu, adapted.adapter_8pin) == (1, 2)


def test_12_pin_connector_is_fed_by_its_adapter(catalog: Catalog) -> None:
    (feed,) = wiring_of(build(catalog, ["1x 12-pin"], 1, psu=supply(connectors_8pin=2)), 200).feeds
    assert (feed.psu, feed.adapter_8pin) == (1, 2)


def test_unknown_connectors_of_a_power_supply_feed_nobody(catalog: Catalog) -> None:
    assert psus(build(catalog, ["1x 16-pin"], psu=supply())) == [None, None]


def test_connectors_that_nobody_knows_stay_unknown(catalog: Catalog) -> None:
    (feed, _) = wiring_of(build(catalog, None, psu=supply(connectors_8pin=4)), 200).feeds
    assert (feed.psu, feed.plugs) == (None, None)


def test_card_without_connectors_has_none(catalog: Catalog) -> None:
    assert [f.plugs for f in wiring_of(build(catalog, [], psu=supply()), 200).feeds] == [(), ()]


def test_connector_for_processors_is_no_cable_for_cards() -> None:
    assert not Plug(1, "8-pin EPS").is_pcie
    assert Plug(1, "6-pin").is_pcie


def test_inlets_are_those_of_the_power_supplies_each_once(catalog: Catalog) -> None:
    large, other = supply(inlet="C20"), supply()
    assert inlets_of(build(catalog, [], psu=large, psu_count=2)) == ("C20",)
    assert inlets_of(build(catalog, [], psu=large, further_psus=(other,))) == ("C20", None)
    assert inlets_of(build(catalog, [])) == (None,)
    assert wiring_of(build(catalog, [], psu=large), 100).supplies == (Supply(1, 1, "C20"),)


def test_a_computer_that_is_sold_whole_has_a_cord_of_its_own(catalog: Catalog) -> None:
    whole = tiny_gpu(catalog, "boreal-one", form_factor="mini_pc")
    assert inlets_of(Build(gpu=whole, gpu_count=1)) == ()


def test_power_supplies_of_a_chassis_alternate_between_circuits(catalog: Catalog) -> None:
    chassis = Chassis.model_validate({"id": "barn", "kind": "pcie", "psu_count": 3, **NAMED})
    wiring = wiring_of(
        replace(build(catalog, ["1x 8-pin"]), chassis=chassis, circuit_count=2), None
    )
    assert wiring.supplies == (Supply(1, 1), Supply(2, 2), Supply(3, 1))
    assert wiring.is_built_in
