"""Invented computers as people own them: described by figures, and judged by the real rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.build import Build, supply_of
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.open_points import awaited
from macros.advice.builds.results import Result, Severity, results
from macros.facts.catalog import Catalog
from macros.facts.own_part import own_part
from macros.facts.records.builds import Mounting
from macros.facts.records.parts import (
    Case,
    Chassis,
    Computer,
    GpuBoard,
    Motherboard,
    PowerSupply,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit
from tests.real_data import real_catalog
from tests.tiny import tiny_gpu

SOCKET = Circuit.model_validate(
    {
        **{"name": "Socket", "volts": 120, "amps": 15, "max_w": 1800, "continuous_w": 1440},
        **{"rule": "Invented.", "source": "weekly-chip", "kind": "recalled"},
    }
)
BARN: dict[str, Any] = {
    **{"kind": "pcie", "gpu_count_2_slot": 2, "card_cooling": ["passive"], "psu_needed": 1},
    **{"cpu_platforms": ["X99"], "gpu_w_at_most": 300},
}


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def card(catalog: Catalog, tdp_w: float = 250, plugs: str = "2x 8-pin", **fields: Any) -> Gpu:
    power = {"tdp_w": tdp_w, "connectors": [plugs] if plugs else []}
    return tiny_gpu(catalog, "boreal-one", power=power, **fields)


def supply(rated_w: float, **fields: Any) -> PowerSupply:
    return own_part(PowerSupply, {"rated_w": rated_w, "connectors_8pin": 6, **fields})


def said(real: Catalog, build: Build) -> dict[str, Result]:
    figures = figures_of(build, MainsSupply((SOCKET,)), real.build_figures)
    return {result.rule: result for result in results(real.build_rules, figures)}


def severity(real: Catalog, build: Build, rule: str) -> Severity | None:
    judged = said(real, build).get(rule)
    return judged.severity if judged else None


def of_thickness(slots: float, cooling: str = "open_air") -> GpuBoard:
    return own_part(GpuBoard, {"slots": slots, "length_mm": 300, "cooling": cooling})


def test_a_computer_by_its_figures_is_ready_made_and_its_supply_its_own(
    catalog: Catalog, real: Catalog
) -> None:
    booth = own_part(Computer, {"gpu_slots": 2, "gpu_length_mm": 200})
    build = Build(card(catalog), 1, gpu_board=of_thickness(2.5), computer=booth)
    judged = said(real, replace(build, psu=supply_of(booth, supply(600))))
    assert judged["card-thickness"].severity == "fail"
    assert judged["card-length"].severity == "fail"
    assert judged["psu-exchanged"].severity == "pass"
    assert judged["lanes"].severity == judged["slots"].severity == "pass"
    assert "cooler-socket" not in judged
    assert "platform" not in judged


def test_a_usual_supply_in_a_computer_by_its_figures_is_an_exchange(
    catalog: Catalog, real: Catalog
) -> None:
    booth = own_part(Computer, {"psu_replaceable": False})
    build = Build(card(catalog), 1, computer=booth, psu=supply_of(booth, supply(600, form="ATX")))
    assert severity(real, build, "psu-exchanged") == "fail"


def test_a_supply_with_the_watts_of_the_computers_own_is_that_with_its_plugs_counted() -> None:
    booth = {"id": "booth", "name": "Booth", "vendor": "Borealis", "sources": ()}
    known = Computer.model_validate({**booth, "platform": "X99", "supply": {"rated_w": 700}})
    counted, other = supply_of(known, supply(700)), supply_of(known, supply(850))
    assert counted
    assert other
    assert (counted.form, counted.connectors_8pin) == ("own", 6)
    assert not other.form


def test_cards_as_thick_as_a_ready_made_computer_takes_fit_in_all_its_places(
    catalog: Catalog, real: Catalog
) -> None:
    booth = own_part(Computer, {"gpu_slots": 2})
    build = Build(card(catalog), 2, gpu_board=of_thickness(2), computer=booth)
    assert severity(real, build, "card-spacing") == "pass"
    assert severity(real, build, "card-air") == "unknown"
    thick = replace(build, gpu_board=of_thickness(2.5))
    assert severity(real, thick, "card-spacing") == "fail"


def test_a_computer_by_its_figures_without_a_supply_waits_for_one(catalog: Catalog) -> None:
    booth = own_part(Computer, {"gpu_slots": 2})
    assert "psu" in awaited(Build(card(catalog), 1, computer=booth, psu=supply_of(booth, None)))


def test_an_office_computer_draws_less_besides_card_and_processor(
    catalog: Catalog, real: Catalog
) -> None:
    def base_w(**figures: Any) -> Any:
        build = Build(card(catalog, 70, ""), 1, computer=own_part(Computer, figures))
        return figures_of(build, MainsSupply((SOCKET,)), real.build_figures)["base_w"]

    assert base_w(gpu_w_at_most=75) == 40
    assert base_w(gpu_w_at_most=300) == base_w() == 100


def test_a_server_by_its_figures_takes_the_module_that_is_named(
    catalog: Catalog, real: Catalog
) -> None:
    barn = own_part(Chassis, BARN)
    gpu = card(catalog, cooling="passive")
    build = Build(gpu, 2, gpu_board=of_thickness(2, "passive"), chassis=barn)
    assert "psu" in awaited(build)
    known = replace(build, psu=supply(400, output={"at_115_v_w": 350}))
    assert "psu" not in awaited(known)
    judged = said(real, known)
    assert judged["chassis-places"].severity == judged["chassis-cooling"].severity == "pass"
    assert judged["psu-sustained"].limit == 400
    assert judged["psu-sustained"].severity == "fail"
    assert judged["psu-low-voltage"].limit == 350


def test_a_server_for_a_few_cards_needs_its_makers_kit(catalog: Catalog, real: Catalog) -> None:
    barn = own_part(Chassis, BARN)
    large = own_part(Chassis, {**BARN, "gpu_count_2_slot": 8})
    build = Build(card(catalog), 1, chassis=barn)
    assert severity(real, build, "chassis-kit") == "warn"
    assert severity(real, replace(build, gpu=card(catalog, 70, "")), "chassis-kit") == "pass"
    assert severity(real, replace(build, chassis=large), "chassis-kit") is None


def test_risers_of_a_mining_frame_hang_on_the_supply_of_their_card(
    catalog: Catalog, real: Catalog
) -> None:
    board = own_part(Motherboard, {"slot_count": 6})

    def frame(mounting: Mounting) -> dict[str, Result]:
        two: dict[str, Any] = {
            "psu": supply(700),
            "further_psus": (supply(700),),
            "card_psus": (1, 1, 2, 2),
        }
        build = Build(card(catalog), 4, motherboard=board, mounting=mounting, **two)
        return said(real, build)

    mining, cables = frame("mining"), frame("open_frame")
    assert mining["psu-sustained"].severity == "unknown"
    assert cables["psu-sustained"].severity == "fail"
    assert mining["slots"].severity == "pass"
    assert (mining["lanes"].severity, mining["lanes"].figure) == ("warn", 1)
    assert mining["cards-mounted"].severity == "warn"
    assert not {"cpu-lanes", "chipset-slot", "card-spacing", "psu-in-case"} & set(mining)


@pytest.mark.parametrize(
    ("slots", "case_slots", "said_of_it"),
    [(3.5, 2, "fail"), (3.5, 3, "fail"), (3, 3, "pass"), (2, 7, "pass")],
)
def test_a_single_card_thicker_than_the_case_has_brackets_does_not_go_in(
    catalog: Catalog, real: Catalog, slots: float, case_slots: int, said_of_it: Severity
) -> None:
    case = own_part(Case, {"expansion_slots": case_slots})
    build = Build(card(catalog), 1, gpu_board=of_thickness(slots), case=case)
    assert severity(real, build, "last-card") == said_of_it


@pytest.mark.parametrize(
    ("count", "slots", "spacing", "stack"),
    [
        (4, 2.5, "fail", "fail"),
        (3, 2.75, "unknown", "fail"),
        (3, 2, "unknown", "unknown"),
        (2, 3, "unknown", None),
    ],
)
def test_cards_that_fit_on_no_board_are_told_where_nobody_knows_the_distances(
    catalog: Catalog,
    real: Catalog,
    count: int,
    slots: float,
    spacing: Severity,
    stack: Severity | None,
) -> None:
    board = own_part(Motherboard, {"form_factor": "ATX"})
    build = Build(card(catalog), count, gpu_board=of_thickness(slots), motherboard=board)
    assert severity(real, build, "card-spacing") == spacing
    assert severity(real, build, "card-stack") == stack


@pytest.mark.parametrize(
    ("platform", "vendor", "above_4g", "said_of_it"),
    [
        ("LGA1151 100/200", "Intel", True, "warn"),
        ("LGA1151 100/200", "Intel", None, "warn"),
        ("LGA1151 100/200", "NVIDIA", True, "pass"),
        ("LGA1151 300", "Intel", True, "pass"),
        ("AM4 300/400", "Intel", None, "unknown"),
        ("AM4 500", "Intel", None, None),
    ],
)
def test_a_card_of_intel_is_warned_of_where_no_firmware_has_resizable_bar(
    catalog: Catalog,
    real: Catalog,
    platform: str,
    vendor: str,
    above_4g: bool | None,
    said_of_it: Severity | None,
) -> None:
    board = own_part(Motherboard, {"platform": platform})
    gpu = card(catalog, vendor=vendor, segment="consumer", memory={"size_gb": 12})
    build = Build(gpu, 1, motherboard=board, above_4g=above_4g)
    assert severity(real, build, "resizable-bar") == said_of_it


def test_every_board_has_a_first_slot(catalog: Catalog, real: Catalog) -> None:
    board = own_part(Motherboard, {"platform": "AM5", "form_factor": "Mini-ITX"})
    judged = said(real, Build(card(catalog), 1, motherboard=board))
    assert judged["slots"].severity == judged["lanes"].severity == "pass"
    pair = said(real, Build(card(catalog), 2, motherboard=board))
    assert pair["slots"].severity == pair["lanes"].severity == "unknown"
