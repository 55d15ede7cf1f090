"""The loads of invented power supplies: which one feeds a card, and on which circuit it hangs."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.build import Build, Cards
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result, results
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu, PowerSupply
from macros.facts.records.regions import Circuit
from tests.real_data import real_catalog
from tests.tiny import tiny_gpu

NAMED: dict[str, Any] = {"id": "part", "name": "Part", "vendor": "Borealis", "sources": ()}
QUILL = Cpu.model_validate(
    {**NAMED, "socket": "Q", "platforms": ["Q1"], "cores": 8, "tdp_w": 100, "memory_type": "DDR5"}
)
SOCKET = Circuit.model_validate(
    {
        **{"name": "Socket", "volts": 120, "amps": 15, "max_w": 1800, "continuous_w": 1440},
        **{"rule": "Invented.", "source": "weekly-chip", "kind": "recalled"},
    }
)


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def supply(rated_w: float, **fields: Any) -> PowerSupply:
    known = {"form": "ATX", "rated_w": rated_w, "connectors_8pin": 12, "connectors_16pin": 4}
    efficiency = {"at_100_percent_115_v": 0.9}
    return PowerSupply.model_validate({**NAMED, "efficiency": efficiency, **known, **fields})


def computer(catalog: Catalog, **parts: Any) -> Build:
    gpu = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 350, "connectors": ["2x 8-pin"]})
    return Build(**{"gpu": gpu, "gpu_count": 4, "cpu": QUILL, "psu": supply(1600), **parts})


def said(real: Catalog, build: Build) -> dict[str, Result]:
    figures = figures_of(build, MainsSupply((SOCKET,)), real.build_figures)
    return {result.rule: result for result in results(real.build_rules, figures)}


def test_one_power_supply_hangs_on_one_circuit_however_many_there_are(
    catalog: Catalog, real: Catalog
) -> None:
    for circuits in (1, 2, 8):
        judged = said(real, computer(catalog, circuit_count=circuits))
        assert judged["psu-sustained"].figure == 1600
        assert (judged["mains"].severity, judged["mains"].figure) == ("fail", 1600 / 0.9)
    assert judged["circuits-in-use"].severity == "warn"


def test_two_power_supplies_on_two_circuits_share_the_cards_not_the_load(
    catalog: Catalog, real: Catalog
) -> None:
    pair = computer(catalog, psu_count=2, circuit_count=2)
    judged = said(real, pair)
    # The first feeds the board (200 W), two cards, and 75 W of each other one through its slot.
    assert judged["psu-sustained"].figure == 200 + 2 * 350 + 2 * 75
    assert judged["mains"].figure == pytest.approx(1050 / 0.9)
    assert judged["mains"].severity == "pass"
    on_one = said(real, computer(catalog, psu_count=2))
    assert on_one["mains"].figure == pytest.approx((1050 + 700) / 0.9)


def test_the_fullest_power_supply_decides_and_is_named(catalog: Catalog, real: Catalog) -> None:
    lopsided = computer(catalog, psu_count=2, card_psus=(2, 2, 2, 2), psu=supply(1200))
    judged = said(real, lopsided)["psu-sustained"]
    assert (judged.severity, judged.figure, judged.place) == ("fail", 1400, 2)


def test_power_supplies_of_two_kinds_are_each_held_against_their_own_label(
    catalog: Catalog, real: Catalog
) -> None:
    weak = computer(catalog, further_psus=(supply(300),), card_psus=(1, 1, 1, 2))
    judged = said(real, weak)["psu-sustained"]
    assert (judged.severity, judged.figure, judged.limit, judged.place) == ("fail", 350, 300, 2)
    chosen = said(real, computer(catalog, further_psus=(supply(300),)))["psu-sustained"]
    assert chosen.severity == "warn"


def test_a_card_is_fed_where_its_plugs_reach(catalog: Catalog, real: Catalog) -> None:
    few = supply(1600, connectors_8pin=2)
    many = supply(1600, connectors_8pin=6)
    judged = said(real, computer(catalog, psu=few, further_psus=(many,)))
    assert judged["connectors-8-pin"].severity == "pass"
    forced = computer(catalog, psu=few, further_psus=(many,), card_psus=(1, 1, 2, 2))
    lacking = said(real, forced)["connectors-8-pin"]
    assert (lacking.severity, lacking.figure, lacking.limit, lacking.place) == ("fail", 2, 4, 1)


def test_further_cards_of_another_kind_are_counted_and_judged(
    catalog: Catalog, real: Catalog
) -> None:
    thick = tiny_gpu(
        catalog,
        "boreal-one",
        power={"tdp_w": 500, "connectors": ["1x 16-pin"]},
        board={"slots": 3, "length_mm": 599},
    )
    mixed = computer(catalog, gpu_count=1, further_cards=(Cards(thick, 1),))
    judged = said(real, mixed)
    assert judged["psu-sustained"].figure == 200 + 350 + 500
    assert (judged["cable-limit"].severity, judged["cable-limit"].place) == ("warn", 2)
    assert judged["mixed-cards"].severity == "pass"


def test_unknown_losses_of_one_power_supply_leave_open_only_what_hangs_on_them(
    catalog: Catalog, real: Catalog
) -> None:
    unknown = supply(1600, efficiency={})
    small = said(real, computer(catalog, gpu_count=1, psu=unknown))["mains"]
    assert (small.severity, small.assumed) == ("pass", ("psu_efficiency",))
    assert said(real, computer(catalog, gpu_count=3, psu=unknown))["mains"].severity == "unknown"
    assert said(real, computer(catalog, gpu_count=4, psu=unknown))["mains"].severity == "fail"


def test_a_plug_of_6_pins_feeds_a_connector_of_6_and_none_of_8(
    catalog: Catalog, real: Catalog
) -> None:
    def plugs(connector: str) -> str:
        gpu = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 70, "connectors": [connector]})
        psu = supply(700, connectors_8pin=0, connectors_6pin=2)
        return said(real, Build(gpu=gpu, gpu_count=2, cpu=QUILL, psu=psu))[
            "connectors-8-pin"
        ].severity

    assert plugs("1x 6-pin") == "pass"
    assert plugs("1x 8-pin") == "fail"


def test_a_card_without_plugs_leaves_those_of_6_pins_to_another(
    catalog: Catalog, real: Catalog
) -> None:
    old = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 70, "connectors": ["1x 6-pin"]})
    plugless = tiny_gpu(catalog, "boreal-two", power={"tdp_w": 40, "connectors": []})
    psu = supply(700, connectors_8pin=0, connectors_6pin=1)
    build = Build(gpu=old, gpu_count=1, further_cards=(Cards(plugless, 1),), cpu=QUILL, psu=psu)
    assert said(real, build)["connectors-8-pin"].severity == "pass"


def test_a_card_goes_to_the_supply_whose_plugs_of_6_pins_reach(
    catalog: Catalog, real: Catalog
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 70, "connectors": ["1x 6-pin"]})
    build = Build(
        gpu=gpu,
        gpu_count=1,
        cpu=QUILL,
        psu=supply(1600, connectors_8pin=0),
        further_psus=(supply(500, connectors_8pin=0, connectors_6pin=1),),
    )
    assert said(real, build)["connectors-8-pin"].severity == "pass"


def test_cards_alone_decide_where_the_processor_is_not_named(
    catalog: Catalog, real: Catalog
) -> None:
    weak = {"psu": supply(700), "psu_count": 2, "cpu": None}
    judged = said(real, computer(catalog, **weak, card_psus=(1, 1, 2, 2)))
    assert judged["psu-sustained"].severity == "fail"
    assert (judged["psu-sustained"].place, judged["psu-sustained"].figure) == (1, 985)
    assert judged["psu-sustained"].assumed == ("cpu_each_w",)
    strong = {"psu": supply(2500), "psu_count": 2, "cpu": None}
    assert said(real, computer(catalog, **strong))["psu-sustained"].severity == "pass"
    open_ = {"psu": supply(1000), "psu_count": 2, "cpu": None}
    judged = said(real, computer(catalog, **open_, card_psus=(1, 1, 2, 2)))
    assert judged["psu-sustained"].severity == "unknown"
