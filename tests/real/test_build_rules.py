"""The published rules of builds, each with what breaks it: figures are of invented computers."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.figures import whole_figures
from macros.advice.builds.results import Result, Severity, results
from macros.facts.catalog import Catalog
from tests.real_data import real_catalog
from tests.sound_computers import COMPUTER, DESKTOP, DOCK, OLD, SERVER, WHOLE

IN_100_V = {"mains_v": 100, "circuit_w": 2000}
FOUR = {"gpu_count": 4, "board_most_gpus": 4, "least_gap_slots": 2, "psu_16pin": 4}

# By rule: what is different, and what the rule then says. `None` as a base is the desktop.
BROKEN: dict[str, list[tuple[dict[str, Any], dict[str, Any], Severity]]] = {
    "psu-sustained": [
        (DESKTOP, {"psu_label_w": 599, "psu_output_w": 599}, "fail"),
        (DESKTOP, {"psu_label_w": 700}, "warn"),
        (DESKTOP, {"psu_label_w": None}, "unknown"),
        (DESKTOP, {"cpu_each_w": None}, "unknown"),
        (DESKTOP, {"cpu_each_w": None, "psu_label_w": 534}, "fail"),
        (DESKTOP, {"cpu_each_w": None, "psu_label_w": 1250}, "pass"),
        (SERVER, {"psu_label_w": 2200, "psu_output_w": 2200}, "pass"),
        (SERVER, {"psu_label_w": 2200, "psu_output_w": 2200, "psu_count": 3}, "warn"),
        (SERVER, {"psu_label_w": 2200, "psu_output_w": 2200, "psu_count": None}, "warn"),
    ],
    "psu-recommended": [
        (DESKTOP, {"gpu_count": 1, "gpu_recommended_psu_w": 750, "psu_label_w": 740}, "warn"),
        (DESKTOP, {"gpu_count": 1, "gpu_recommended_psu_w": 740, "psu_label_w": 740}, "pass"),
    ],
    "psu-low-voltage": [
        (DESKTOP, {**IN_100_V, "psu_label_w": 1400, "psu_output_w": 599}, "fail"),
        (DESKTOP, {**IN_100_V, "psu_label_w": 1400, "psu_output_w": None}, "unknown"),
    ],
    "psu-peaks": [
        (DESKTOP, {"gpus_peak_w": 1401}, "warn"),
        (DESKTOP, {"gpus_peak_w": 1400}, "pass"),
        (DESKTOP, {"gpus_peak_w": 801, "psu_atx_version": 2.4}, "warn"),
        (DESKTOP, {"gpus_peak_w": 801, "psu_atx_version": None}, "unknown"),
        (DESKTOP, {"gpus_peak_w": 800, "psu_atx_version": None}, "pass"),
        (DESKTOP, {"gpus_peak_w": 1401, "psu_atx_version": None}, "warn"),
    ],
    "power-limit": [
        (DESKTOP, {"gpu_limit_w": 79}, "unknown"),
        (DESKTOP, {"gpu_limit_w": 80}, "pass"),
        (DESKTOP, {"gpu_limit_w": 99, "gpu_least_limit_w": 100}, "fail"),
        (DESKTOP, {"gpu_limit_w": 70, "gpu_least_limit_w": 60}, "pass"),
        (DESKTOP, {"gpu_limit_w": 221, "gpu_most_limit_w": 220}, "fail"),
    ],
    "psu-100-v": [(DESKTOP, {**IN_100_V, "gpus_w": 1120, "psu_label_w": 2000}, "fail")],
    "psu-ready-made": [(DESKTOP, {"psu_8pin": 0, "psu_16pin": 0, "psu_label_w": 399}, "warn")],
    "psu-figures": [
        (DESKTOP, {"psu_8pin": 8, "psu_16pin": 6}, "fail"),
        (DESKTOP, {"psu_8pin": None, "psu_16pin": 14}, "fail"),
    ],
    "psu-input": [(DESKTOP, {"psu_least_v": 240}, "fail")],
    "psu-spikes": [
        (DESKTOP, {"gpus_spike_w": 1601}, "warn"),
        (DESKTOP, {"gpus_spike_w": 1600}, "pass"),
        (DESKTOP, {"gpus_spike_w": 801, "psu_atx_version": 2.4}, "warn"),
        (DESKTOP, {"gpus_spike_w": 1400, "psu_16pin": 0}, "warn"),
    ],
    "psu-atx-3": [(DESKTOP, {"gpu_rated_w": 350, "psu_atx_version": 2.4}, "warn")],
    "connectors-16-pin": [
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": 1}, "fail"),
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": 2}, "pass"),
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": 2, "gpu_adapter_8pin": 3}, "fail"),
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": 3, "gpus_8pin": 2}, "fail"),
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": None}, "unknown"),
        (DESKTOP, {"psu_16pin": 2, "psu_8pin": None}, "pass"),
    ],
    "adapters": [
        (DESKTOP, {"psu_16pin": 1, "psu_8pin": 4, "gpu_rated_w": 301}, "warn"),
        (DESKTOP, {"gpu_12pin": 1, "gpus_16pin": 0, "gpu_rated_w": 350, "psu_16pin": 0}, "warn"),
    ],
    "connectors-8-pin": [
        (DESKTOP, {"gpus_8pin": 4}, "fail"),
        (DESKTOP, {"gpus_8pin": 4, "gpus_6pin": 2, "psu_6pin": 2}, "pass"),
        (DESKTOP, {"gpus_8pin": 4, "gpus_6pin": 1, "psu_6pin": 2}, "fail"),
        (DESKTOP, {"gpus_8pin": 2, "gpus_6pin": 2, "psu_6pin": None}, "pass"),
    ],
    "cables-8-pin": [
        (DESKTOP, {"gpus_8pin": 2, "psu_8pin_cables": 1}, "warn"),
        (DESKTOP, {"gpus_8pin": 2, "psu_8pin_cables": 2}, "pass"),
    ],
    "connectors-eps": [
        (DESKTOP, {"gpus_eps": 2}, "fail"),
        (DESKTOP, {"gpus_eps": 1, "psu_8pin": None}, "unknown"),
        (COMPUTER, {"gpus_eps": 2, "psu_eps": None}, "unknown"),
        (COMPUTER, {"gpus_eps": 1, "psu_eps": None}, "pass"),
    ],
    "eps-adapter": [(DESKTOP, {"gpus_eps": 1}, "warn")],
    "cable-limit": [
        (DESKTOP, {"gpu_w": 451, "gpu_rated_w": 451}, "warn"),
        (DESKTOP, {"gpu_w": 676, "gpu_rated_w": 676}, "fail"),
        (DESKTOP, {"gpu_w": 450, "gpu_rated_w": 600}, "pass"),
    ],
    "limit-lost": [(DESKTOP, {"gpu_w": 400, "gpu_rated_w": 600}, "warn")],
    "psu-limit-lost": [(DESKTOP, {"gpu_rated_w": 434, "cpu_each_w": None}, "warn")],
    "psu-redundancy": [(SERVER, {"psu_count": 3}, "warn")],
    "mains": [
        (DESKTOP, {"circuit_w": 660}, "fail"),
        (DESKTOP, {"circuit_w": 700}, "warn"),
        (DESKTOP, {"circuit_w": None}, "unknown"),
        (DESKTOP, {"psu_efficiency": None, "circuit_w": 1200}, "pass"),
        (DESKTOP, {"psu_efficiency": None, "circuit_w": 700}, "unknown"),
        (DESKTOP, {"psu_efficiency": None, "circuit_w": 600}, "fail"),
        (DESKTOP, {"cpu_each_w": None, "psu_efficiency": None, "circuit_w": 500}, "fail"),
        (DESKTOP, {"cpu_each_w": None, "psu_efficiency": None, "circuit_w": 1400}, "pass"),
    ],
    "circuits-in-use": [(DESKTOP, {"circuit_count": 2}, "warn")],
    "server-outlet": [(SERVER, {"circuit_household": True}, "fail")],
    "circuit-failure": [(SERVER, {"circuit_count": 2, "circuit_w": 2000}, "warn")],
    "lanes": [
        (DESKTOP, {"least_lanes": 0}, "fail"),
        (DESKTOP, {"least_lanes": 4}, "warn"),
        (DESKTOP, {"cpu_slot_lanes": 8, "cpu_slots": 1}, "warn"),
        (DESKTOP, {"cpu_slot_lanes": 8, "cpu_slots": 2}, "fail"),
        (DESKTOP, {"use": "independent", "least_lanes": 1}, "warn"),
        (DESKTOP, {"use": "independent", "gpu_count": 1, "least_lanes": 4}, "warn"),
    ],
    "chipset-slot": [(DESKTOP, {"cpu_slots": 1, "chipset_slots": 1}, "warn")],
    "cpu-lanes": [(DESKTOP, {"cpu_lanes": 12}, "warn")],
    "lane-generation": [
        (DESKTOP, {"least_generation": 3}, "warn"),
        (DESKTOP, {"cpu_generation": 3}, "warn"),
    ],
    "lanes-shared": [(DESKTOP, {"least_lanes_shared": 4}, "warn")],
    "slots": [(DESKTOP, {"board_most_gpus": 1}, "fail")],
    "card-spacing": [(DESKTOP, {"gpu_slots": 3.5, "gpu_cooling": "liquid"}, "fail")],
    "card-air": [(DESKTOP, {"gpu_slots": 2.5, "gpu_cooling": "open_air"}, "warn")],
    "card-stack": [(DESKTOP, {**FOUR, "gpu_cooling": "open_air"}, "fail")],
    "last-card": [
        (DESKTOP, {"case_slots": 4}, "fail"),
        (DESKTOP, {"last_position": None, "case_slots": 7}, "unknown"),
    ],
    "card-length": [(DESKTOP, {"gpu_length_mm": 401}, "fail")],
    "card-radiator": [
        (DESKTOP, {"cooler_radiator_mm": 360, "gpu_length_mm": 349}, "warn"),
        (DESKTOP, {"cooler_radiator_mm": 360, "gpu_length_mm": 348}, "pass"),
        (DESKTOP, {"cooler_radiator_mm": 360, "case_gpu_length_mm": None}, "unknown"),
    ],
    "card-passive": [(DESKTOP, {"gpu_cooling": "passive"}, "fail")],
    "card-form": [(DESKTOP, {"gpu_form_factor": "sxm5"}, "fail")],
    "card-thickness": [(COMPUTER, {"gpu_slots": 2.5}, "fail")],
    "card-height": [
        (COMPUTER, {"case_gpu_height_mm": 69}, "fail"),
        (COMPUTER, {"gpu_height_mm": None}, "unknown"),
        (COMPUTER, {"gpu_height_mm": None, "case_gpu_height_mm": 110}, "warn"),
    ],
    "card-duct": [(DESKTOP, {"gpu_cooling": "passive", "card_air": "duct"}, "warn")],
    "cards-mounted": [
        (DESKTOP, {"mounting": "riser"}, "warn"),
        (DESKTOP, {"mounting": "open_frame", "board_most_gpus": 4}, "warn"),
    ],
    "bridge": [
        (DESKTOP, {"gpu_link": True, "bridge_slots": 4}, "fail"),
        (DESKTOP, {"gpu_link": False, "bridge_slots": 3}, "fail"),
        (DESKTOP, {"gpu_link": True, "bridge_slots": 3}, "pass"),
        (DESKTOP, {"gpu_link": True, "bridge_slots": 3, "least_gap_slots": None}, "unknown"),
    ],
    "above-4g": [
        (OLD, {"gpu_segment": "datacenter", "above_4g": False}, "fail"),
        (OLD, {"gpu_segment": "datacenter", "above_4g": None}, "unknown"),
        (OLD, {"gpu_segment": "datacenter"}, "pass"),
    ],
    "resizable-bar": [
        (OLD, {"above_4g": False}, "warn"),
        (OLD, {"above_4g": None}, "unknown"),
        (OLD, {"above_4g": None, "board_above_4g": True}, "pass"),
    ],
    "external-link": [(DOCK, {"external": "thunderbolt-4"}, "warn")],
    "dock-length": [
        (DOCK, {"gpu_length_mm": 301}, "fail"),
        (DOCK, {"dock_length_mm": None}, "unknown"),
    ],
    "computer-power": [(COMPUTER, {"computer_gpu_w": 199}, "warn")],
    "computer-supply": [
        (COMPUTER, {"psu_label_w": 480}, "warn"),
        (COMPUTER, {"gpus_8pin": 3}, "warn"),
        (COMPUTER, {"gpus_8pin": 3, "psu_replaceable": True}, "pass"),
    ],
    "psu-exchanged": [
        (COMPUTER, {"psu_form": "ATX"}, "fail"),
        (COMPUTER, {"psu_form": "ATX", "psu_replaceable": True}, "pass"),
        (COMPUTER, {"psu_form": "ATX", "psu_replaceable": None}, "unknown"),
        (COMPUTER, {"psu_form": None}, "unknown"),
    ],
    "psu-form": [
        (DESKTOP, {"psu_form": "CRPS"}, "fail"),
        (DESKTOP, {"psu_form": "server module"}, "fail"),
        (DESKTOP, {"psu_form": "SFX"}, "pass"),
    ],
    "whole-mains": [
        (WHOLE, {"gpu_count": 20}, "unknown"),
        (WHOLE, {"gpu_count": 20, "gpu_whole_w": 200}, "fail"),
    ],
    "whole-several": [(WHOLE, {"gpu_count": 2, "use": "tensor-parallel"}, "warn")],
    "software-support": [
        (DESKTOP, {"gpu_software": "limited"}, "warn"),
        (DESKTOP, {"gpu_software": "ended"}, "warn"),
    ],
    "chassis-form": [
        (SERVER, {"gpu_form_factor": "sxm5"}, "fail"),
        (SERVER, {"chassis_kind": "sxm", "chassis_modules": 8}, "fail"),
    ],
    "chassis-places": [
        (SERVER, {"chassis_2_slot": 4}, "fail"),
        (SERVER, {"gpu_slots": 3, "chassis_3_slot": 4}, "fail"),
    ],
    "chassis-power": [(SERVER, {"chassis_gpu_w": 150}, "fail")],
    "chassis-cooling": [
        (SERVER, {"gpu_cooling": "blower"}, "fail"),
        (SERVER, {"gpu_cooling": "open_air", "chassis_card_cooling": ("active",)}, "fail"),
        (SERVER, {"chassis_card_cooling": None}, "unknown"),
    ],
    "chassis-kit": [(SERVER, {"chassis_2_slot": 3}, "warn")],
    "chassis-licence": [
        (SERVER, {"gpu_segment": "consumer", "gpu_link": True}, "warn"),
    ],
    "chassis-platform": [(SERVER, {"chassis_platforms": ("CD2",)}, "fail")],
    "chassis-processors": [(SERVER, {"cpu_count": 1}, "fail")],
    "processors": [
        (SERVER, {"cpu_most": 1}, "fail"),
        (DESKTOP, {"cpu_count": 2, "cpu_most": 2}, "fail"),
    ],
    "heat": [(DESKTOP, {"gpus_w": 1200, "psu_label_w": 2000, "psu_output_w": 2000}, "warn")],
    "memory-size": [(DESKTOP, {"memory_gb": 31}, "warn")],
    "memory-least": [(DESKTOP, {"gpus_memory_gb": 130}, "warn")],
    "memory-workers": [(DESKTOP, {"gpus_memory_gb": 16, "memory_gb": 23}, "warn")],
    "memory-channels": [
        (DESKTOP, {"memory_modules": 1}, "warn"),
        (SERVER, {"cpu_memory_channels": 8}, "warn"),
    ],
    "memory-balance": [(SERVER, {"memory_modules": 7}, "warn")],
    "memory-density": [
        (
            DESKTOP,
            dict.fromkeys(("memory_type", "board_memory_type", "cpu_memory_type"), "DDR5 UDIMM")
            | {"memory_modules": 4},
            "warn",
        )
    ],
    "memory-slots": [(DESKTOP, {"memory_modules": 5}, "fail")],
    "memory-most": [
        (DESKTOP, {"memory_gb": 512}, "fail"),
        (DESKTOP, {"memory_gb": 192, "cpu_memory_max_gb": 128}, "fail"),
    ],
    "memory-kind": [
        (DESKTOP, {"memory_type": "DDR4"}, "fail"),
        (DESKTOP, {"cpu_memory_type": "DDR4"}, "fail"),
    ],
    "cores": [(DESKTOP, {"cpu_cores": 9}, "warn"), (DESKTOP, {"cpu_cores": 5}, "warn")],
    "tensor-parallel-count": [
        (DESKTOP, {"gpu_count": 3, "board_most_gpus": 3, "use": "tensor-parallel"}, "warn")
    ],
    "peer-to-peer": [
        (DESKTOP, {"gpu_segment": "consumer"}, "warn"),
        (SERVER, {"gpu_segment": "consumer", "gpu_link": True}, "warn"),
    ],
    "mixed-cards": [(DESKTOP, {"gpu_kinds": 2}, "warn")],
    "single-thread": [(SERVER, {"cpu_boost_ghz": 3.9}, "warn")],
    "ecc": [(SERVER, {"memory_ecc": False}, "warn")],
    "storage-size": [
        (DESKTOP, {"storage_gb": 500}, "warn"),
        (SERVER, {"storage_gb": 1999}, "warn"),
        (SERVER, {"gpus_memory_gb": 1128}, "warn"),
        (DESKTOP, {"storage_gb": 1000, "gpus_memory_gb": 256}, "pass"),
        (DESKTOP, {"storage_gb": 1000, "gpus_memory_gb": 288}, "warn"),
    ],
    "storage-mirror": [(SERVER, {"drive_count": 1}, "warn")],
    "storage-kind": [(SERVER, {"drive_form": "M.2 2280"}, "warn")],
    "storage-speed": [(DESKTOP, {"drive_read_mb_s": 500}, "warn")],
    "network-speed": [(SERVER, {"network_gbps": 1}, "warn")],
    "display": [(DESKTOP, {"cpu_integrated_graphics": False, "board_own_display": False}, "warn")],
    "platform": [(DESKTOP, {"board_platform": "CD2"}, "fail")],
    "cooler-socket": [(DESKTOP, {"cooler_sockets": ("CD2",)}, "fail")],
    "cooler-height": [(DESKTOP, {"cooler_height_mm": 181}, "fail")],
    "board-in-case": [(DESKTOP, {"board_form_factor": "E-ATX"}, "fail")],
    "psu-in-case": [
        (DESKTOP, {"psu_length_mm": 221}, "fail"),
        (DESKTOP, {"psu_length_mm": None}, "unknown"),
        (DESKTOP, {"psu_length_mm": None, "case_psu_mm": 230}, "pass"),
        (DESKTOP, {"psu_length_mm": 150, "case_psu_mm": None}, "pass"),
        (DESKTOP, {"psu_length_mm": 151, "case_psu_mm": None}, "unknown"),
    ],
    "psus-in-case": [(DESKTOP, {"psu_count": 2, "psu_needed": 2}, "fail")],
    "psu-pair": [(DESKTOP, {"psu_count": 2, "psu_needed": 2, "case_psu_count": 2}, "warn")],
    "budget": [(DESKTOP, {"total_usd": 2001, "budget_usd": 2000}, "fail")],
}
CASES = [(rule, *case) for rule, cases in BROKEN.items() for case in cases]


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def severities(real: Catalog, figures: dict[str, Any]) -> dict[str, Severity]:
    return {one.rule: one.severity for one in _results(real, figures)}


def _results(real: Catalog, figures: dict[str, Any]) -> tuple[Result, ...]:
    return results(real.build_rules, whole_figures(figures, real.build_figures))


def test_every_rule_has_something_that_breaks_it(real: Catalog) -> None:
    assert set(BROKEN) == set(real.build_rules)


def test_a_sound_desktop_computer_passes_every_rule(real: Catalog) -> None:
    assert set(severities(real, DESKTOP).values()) == {"pass"}


def test_a_sound_server_only_heats_the_room(real: Catalog) -> None:
    objections = {id_: s for id_, s in severities(real, SERVER).items() if s != "pass"}
    assert objections == {"heat": "warn"}


def test_a_computer_sold_whole_is_asked_nothing_about_slots_and_supplies(real: Catalog) -> None:
    assert severities(real, WHOLE) == {"whole-mains": "pass", "software-support": "pass"}


def test_a_sound_ready_made_computer_passes_every_rule(real: Catalog) -> None:
    assert set(severities(real, COMPUTER).values()) == {"pass"}


def test_a_card_in_a_dock_is_asked_nothing_about_slots_and_warned_of_its_link(
    real: Catalog,
) -> None:
    said = severities(real, DOCK)
    assert {id_ for id_, severity in said.items() if severity != "pass"} == {"external-link"}
    assert not {"slots", "lanes", "card-length", "platform", "board-in-case"} & set(said)
    assert "psu-sustained" in said


def test_a_dock_feeds_its_card_and_at_most_a_laptop(real: Catalog) -> None:
    by_link = {
        link: next(o.figure for o in _results(real, DOCK | {"external": link}))
        for link in ("oculink", "usb4")
    }
    assert by_link == {"oculink": 200, "usb4": 300}


@pytest.mark.parametrize("mounting", ["riser", "open_frame"])
def test_cards_away_from_their_slots_need_no_distance_or_length(
    real: Catalog, mounting: str
) -> None:
    tight = {"gpu_slots": 3.5, "least_gap_slots": 2, "gpu_length_mm": 401, "case_slots": 4}
    broken = {id_ for id_, s in severities(real, DESKTOP | tight).items() if s == "fail"}
    assert broken == {"card-spacing", "card-length", "last-card"}
    said = severities(real, DESKTOP | tight | {"mounting": mounting})
    assert {id_ for id_, severity in said.items() if severity != "pass"} == {"cards-mounted"}


def test_a_split_slot_carries_more_cards_than_the_board_has_slots(real: Catalog) -> None:
    said = severities(real, DESKTOP | {"board_most_gpus": 1, "mounting": "split"})
    assert "slots" not in said


def test_new_platforms_are_not_asked_about_their_firmware(real: Catalog) -> None:
    assert not {"above-4g", "resizable-bar"} & set(severities(real, DESKTOP))
    small = severities(real, OLD | {"gpu_memory_gb": 8, "above_4g": None})
    assert not {"above-4g", "resizable-bar"} & set(small)


@pytest.mark.parametrize(("rule", "base", "change", "said"), CASES)
def test_rule_objects_to_what_breaks_it(
    real: Catalog, rule: str, base: dict[str, Any], change: dict[str, Any], said: Severity
) -> None:
    by_nature = "warn" if rule in ("heat", "external-link") else "pass"
    assert severities(real, base).get(rule, "pass") in ("pass", by_nature)
    assert severities(real, {**base, **change})[rule] == said


def test_jobs_of_their_own_need_no_wide_slots(real: Catalog) -> None:
    said = severities(real, DESKTOP | {"use": "independent", "least_lanes": 4, "cpu_lanes": 8})
    assert (said["lanes"], said["cpu-lanes"]) == ("pass", "pass")


def test_power_supplies_on_circuits_of_their_own_share_the_load(real: Catalog) -> None:
    hungry = SERVER | {"gpu_w": 400, "gpus_w": 3200, "circuit_w": 2400}
    assert severities(real, hungry)["mains"] == "fail"
    assert severities(real, hungry | {"circuit_count": 4})["mains"] == "pass"


def test_processor_takes_each_kind_of_memory_that_boards_are_made_for(real: Catalog) -> None:
    older = DESKTOP | {"memory_type": "DDR4", "board_memory_type": "DDR4"}
    assert severities(real, older)["memory-kind"] == "fail"
    assert severities(real, older | {"cpu_more_memory": ("DDR4",)})["memory-kind"] == "pass"


def test_a_maker_who_says_what_the_whole_machine_draws_is_believed(real: Catalog) -> None:
    said = _results(real, SERVER | {"chassis_power_w": 14_300, "psu_label_w": 16_500})
    load = next(one for one in said if one.rule == "psu-sustained")
    assert load.figure == 14_300
