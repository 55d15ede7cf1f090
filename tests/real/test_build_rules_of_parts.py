"""The published rules of how parts go together, each near the line where it begins to object."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.figures import with_computed
from macros.advice.builds.results import Severity, results
from macros.facts.catalog import Catalog
from tests.real_data import real_catalog
from tests.sound_computers import DESKTOP, SERVER, WHOLE

FOUR_PLUGS = {"psu_16pin": 1, "gpu_adapter_8pin": 4}
ON_RISERS = {
    **{"gpu_count": 4, "board_most_gpus": 3, "mounting": "riser"},
    **{"psu_16pin": 4, "gpus_16pin": 4},
}
LINKED = {"gpu_link": True, "bridge_slots": 4}
PAIR = {"cpu_count": 2, "cpu_most": 2}
REGISTERED = {
    **{"board_platform": "X99", "memory_type": "DDR4 RDIMM", "board_memory_type": "DDR4 UDIMM"},
    **{"cpu_memory_type": "DDR4 RDIMM", "cpu_more_memory": ("DDR4 UDIMM",)},
}
FOR_TR4 = {"cooler_sockets": ("TR4", "CD2")}
IN_EEB = {"board_form_factor": "E-ATX", "case_board_forms": ("SSI EEB", "ATX")}

CASES: dict[str, list[tuple[dict[str, Any], Severity]]] = {
    "psu-peaks": [({"gpus_peak_w": None, "gpu_rated_w": 301}, "unknown")],
    "psu-spikes": [
        ({"gpus_spike_w": None, "gpu_rated_w": 301}, "unknown"),
        ({"gpus_spike_w": 500, "psu_label_w": 450}, "warn"),
        ({"gpus_spike_w": 500, "psu_label_w": 451}, "pass"),
    ],
    "power-limit": [
        ({"gpu_limit_w": 139, "gpu_vendor": "amd"}, "unknown"),
        ({"gpu_limit_w": 140, "gpu_vendor": "amd"}, "pass"),
        ({"gpu_limit_w": 80, "gpu_vendor": None}, "pass"),
    ],
    "eps-adapter": [
        ({"gpus_eps": 1, "psu_eps": None}, "warn"),
        ({"gpus_eps": 1, "psu_eps": 2}, "warn"),
        ({"gpus_eps": 1, "psu_eps": 3}, "pass"),
    ],
    "psu-limit-lost": [
        ({"gpu_rated_w": 400}, "pass"),
        ({"gpu_rated_w": 401}, "warn"),
    ],
    "card-form": [({"gpu_is_whole": True, "gpu_form_factor": "laptop"}, "fail")],
    "cables-8-pin": [
        (FOUR_PLUGS | {"psu_8pin_cables": 3}, "warn"),
        (FOUR_PLUGS | {"psu_8pin_cables": 4}, "pass"),
        ({"gpus_8pin": 2}, "unknown"),
        ({"gpus_8pin": 2, "psu_8pin": 3}, "pass"),
    ],
    "slots": [
        ({"board_most_gpus": 1, "board_slot_count": 6}, "fail"),
        ({"board_most_gpus": None}, "unknown"),
        (ON_RISERS | {"board_slot_count": 6}, "pass"),
        (ON_RISERS | {"board_slot_count": 3}, "fail"),
        (ON_RISERS, "unknown"),
        (ON_RISERS | {"board_most_gpus": None, "board_slot_count": 4}, "pass"),
    ],
    "card-spacing": [({"gpu_slots": 2.5, "bridge_slots": 2, "gpu_link": True}, "fail")],
    "card-air": [({"gpu_cooling": "open_air", "bridge_slots": 2, "gpu_link": True}, "warn")],
    "bridge": [
        (LINKED | {"slot_distances": (2, 4)}, "pass"),
        (LINKED | {"slot_distances": (2, 3)}, "fail"),
    ],
    "peer-to-peer": [
        ({"gpu_segment": "consumer", "gpu_link": True}, "warn"),
        (LINKED | {"gpu_segment": "consumer"}, "pass"),
        (LINKED | {"gpu_segment": "consumer", "gpu_count": 4}, "warn"),
    ],
    "processors": [
        (PAIR | {"board_cpus": 1}, "fail"),
        (PAIR | {"board_cpus": None}, "unknown"),
        (PAIR | {"board_cpus": 2}, "pass"),
        ({"cpu_count": 2, "board_cpus": None}, "fail"),
        ({"cpu_count": 2, "cpu_socket": None, "board_cpus": 2}, "unknown"),
    ],
    "memory-kind": [
        ({"memory_kinds": 2, "memory_type": None}, "fail"),
        (REGISTERED, "unknown"),
        (REGISTERED | {"board_more_memory": ("DDR4 RDIMM",)}, "pass"),
        (REGISTERED | {"board_more_memory": ("DDR4 UDIMM",)}, "fail"),
        (REGISTERED | {"board_platform": "AB1"}, "fail"),
        (REGISTERED | {"cpu_memory_type": "DDR4 UDIMM"}, "fail"),
    ],
    "cooler-socket": [
        (FOR_TR4 | {"cpu_socket": "sWRX8"}, "pass"),
        (FOR_TR4 | {"cpu_socket": "sTR5"}, "fail"),
    ],
    "board-in-case": [
        ({"board_form_factor": "SSI CEB"}, "fail"),
        ({"board_form_factor": "Micro ATX"}, "pass"),
        *(
            ({"board_form_factor": form, "case_board_forms": ("SSI EEB",)}, "pass")
            for form in ("SSI EEB", "SSI CEB", "ATX", "Micro ATX")
        ),
        ({"board_form_factor": "SSI EEB", "case_board_forms": ("SSI CEB",)}, "fail"),
        (IN_EEB, "unknown"),
        (IN_EEB | {"board_depth_mm": 277}, "pass"),
        (IN_EEB | {"board_depth_mm": 331}, "fail"),
    ],
}


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def severities(real: Catalog, figures: dict[str, Any]) -> dict[str, Severity]:
    said = results(real.build_rules, with_computed(figures, real.build_figures))
    return {one.rule: one.severity for one in said}


@pytest.mark.parametrize(
    ("rule", "change", "said"), [(rule, *case) for rule, cases in CASES.items() for case in cases]
)
def test_rule_says_what_the_parts_allow(
    real: Catalog, rule: str, change: dict[str, Any], said: Severity
) -> None:
    assert severities(real, DESKTOP | change)[rule] == said


def test_processors_of_a_server_are_those_that_its_chassis_takes(real: Catalog) -> None:
    assert severities(real, SERVER)["processors"] == "pass"
    assert severities(real, SERVER | {"board_cpus": 1})["processors"] == "fail"


def test_a_limit_that_leaves_little_reserve_itself_is_not_warned_of_twice(real: Catalog) -> None:
    assert "limit-lost" not in severities(real, DESKTOP | {"gpu_w": 460, "gpu_rated_w": 600})


def test_loss_of_a_limit_is_asked_where_there_is_one_and_its_load_can_be_told(
    real: Catalog,
) -> None:
    assert "psu-limit-lost" not in severities(real, DESKTOP)
    limited = {"gpu_rated_w": 600}
    for untold in ({"psu_count": 2}, {"gpu_kinds": 2}):
        assert "psu-limit-lost" not in severities(real, DESKTOP | limited | untold)
    assert "psu-limit-lost" not in severities(real, SERVER | limited)


def test_vendors_advice_is_not_asked_where_the_load_itself_passes(real: Catalog) -> None:
    advised = {"gpu_count": 1, "gpu_recommended_psu_w": 1100, "psu_label_w": 750}
    assert "psu-recommended" not in severities(real, DESKTOP | advised)
    assert severities(real, DESKTOP | advised | {"psu_label_w": 749})["psu-recommended"] == "warn"
    unnamed = advised | {"cpu_each_w": None}
    assert severities(real, DESKTOP | unnamed)["psu-recommended"] == "warn"


@pytest.mark.parametrize(
    "named",
    [
        {"last_position": 1},
        {"psu_label_w": 500},
        {"case_slots": 7},
        {"is_computer": True},
        {"external": "usb4"},
    ],
)
def test_a_whole_computer_goes_into_no_other_one(real: Catalog, named: dict[str, Any]) -> None:
    assert "card-form" not in severities(real, WHOLE)
    assert severities(real, WHOLE | named)["card-form"] == "fail"


def test_far_too_little_memory_is_warned_of_once(real: Catalog) -> None:
    little = {**DESKTOP, "gpus_memory_gb": 128, "gpu_count": 4, "memory_gb": 32}
    said = severities(real, little)
    assert said["memory-least"] == "warn"
    assert not {"memory-size", "memory-workers"} & set(said)
