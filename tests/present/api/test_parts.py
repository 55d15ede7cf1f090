from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.part_kinds import PART_FOLDERS
from macros.facts.records.regions import Circuit
from macros.present.api.parts import circuit_rows, part_files
from tests.tiny import TODAY
from tests.tiny_builds import write_whole_data


@pytest.fixture
def built_catalog(tmp_path: Path) -> Catalog:
    return load_catalog(write_whole_data(tmp_path / "data"), today=TODAY)


def content(catalog: Catalog, name: str) -> Any:
    return json.loads(part_files(catalog)[f"api/v1/{name}.json"])


def circuit(**values: object) -> Circuit:
    common = {"name": "Socket", "volts": 230, "amps": 16, "max_w": 3680, "rule": "Invented."}
    sourced = {"source": "weekly-chip", "kind": "recalled"}
    return Circuit.model_validate({**common, **sourced, **values})


def test_every_kind_of_part_has_its_list(built_catalog: Catalog) -> None:
    parts = content(built_catalog, "parts")
    assert set(parts) == {"gpus", *PART_FOLDERS}
    assert all(parts[folder] for folder in PART_FOLDERS)


def test_part_has_what_figures_read_and_nothing_unknown(built_catalog: Catalog) -> None:
    supply = content(built_catalog, "parts")["power_supplies"][0]
    assert supply == {
        "id": "brook-850",
        "name": "Brook-850",
        "vendor": "Borealis",
        "form": "ATX",
        "inlet": "C14",
        "rated_w": 850,
        "atx_version": 3.1,
        "connectors_16pin": 1,
        "connectors_8pin": 2,
        "by": {"mains": {"at_230_v": {"output_w": 850}}},
    }


def test_parts_stand_there_by_maker_and_name_with_numbers_as_numbers(
    built_catalog: Catalog,
) -> None:
    (supply,) = [s for s in built_catalog.parts.power_supplies.values() if s.id == "brook-850"]
    names = [("Borealis", "Brook-1000"), ("borealis", "Brook-850"), ("Aurora", "Z-1")]
    supplies = {
        name: supply.model_copy(update={"vendor": maker, "name": name}) for maker, name in names
    }
    parts = replace(built_catalog.parts, power_supplies=supplies)
    listed = content(replace(built_catalog, parts=parts), "parts")["power_supplies"]
    assert [supply["name"] for supply in listed] == ["Z-1", "Brook-850", "Brook-1000"]


def test_accelerators_stand_there_newest_first_with_their_former_ids(
    built_catalog: Catalog,
) -> None:
    gpus = content(built_catalog, "parts")["gpus"]
    assert [gpu["id"] for gpu in gpus] == ["boreal-two", "boreal-one", "meridian-x"]
    assert gpus[1]["aliases"] == ["boreal-1"]
    assert gpus[1]["linked"] is False
    assert "linked" not in gpus[0]


def test_every_figure_of_parts_comes_with_its_formula(built_catalog: Catalog) -> None:
    groups = {row["id"]: row for row in content(built_catalog, "build_rules")["part_figures"]}
    assert groups["network"] == {
        "id": "network",
        "parts": ["network"],
        "reads": ["speed_gbps"],
        "formulas": {
            "network_gbps": ["if", ["known", ["name", "speed_gbps"]], ["name", "speed_gbps"], 1]
        },
    }
    assert groups["memory"]["combined"]["memory_gb"] == "sum"
    assert groups["cpu"]["count"] == "cpu_count"


def test_fields_that_hold_for_some_builds_stand_by_what_they_hang_on(
    built_catalog: Catalog,
) -> None:
    board = content(built_catalog, "parts")["motherboards"][0]
    counts = [p.gpu_count for p in built_catalog.parts.motherboards[board["id"]].populations]
    assert board["most_gpus"] == max(counts)
    assert set(board["by"]["gpu_count"]) == {str(count) for count in counts}


def test_rules_have_their_formulas_as_trees(built_catalog: Catalog) -> None:
    rules = {rule["id"]: rule for rule in content(built_catalog, "build_rules")["rules"]}
    assert rules["psu-sustained"] == {
        "id": "psu-sustained",
        "holds": "at_most",
        "unit": "w",
        "breach": "fail",
        "decisive": True,
        "about_mains": False,
        "figure": ["name", "load_w"],
        "limit": ["name", "psu_label_w"],
        "advised": ["*", 0.4, ["name", "psu_label_w"]],
    }


def test_circuits_that_are_alike_have_ids_of_their_own() -> None:
    rows = circuit_rows([circuit(), circuit(name="Other", continuous_w=3000), circuit(amps=32)])
    assert [row["id"] for row in rows] == ["230v-16a", "230v-16a-2", "230v-32a"]
    assert [row["lasting_w"] for row in rows] == [3680, 3000, 3680]


def test_no_file_can_be_taken_for_markup(built_catalog: Catalog) -> None:
    for text in part_files(built_catalog).values():
        assert text.isascii()
        assert b"<" not in text
