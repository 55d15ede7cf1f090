"""Own fields: what the page asks of a part by its figures, all of it to be read off the part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.own_part import own_record
from macros.facts.records.builds import BuildUnit
from macros.facts.records.parts import (
    Case,
    Computer,
    Cpu,
    GpuBoard,
    MemoryKit,
    Part,
    PowerSupply,
)
from macros.present.builds.result_words import value_words
from macros.present.words.language import Language

# By parameter of the address: the record, and for each of its fields the figure that names it.
_ASKED: Mapping[str, tuple[type[Part], Mapping[str, str]]] = {
    "psu": (
        PowerSupply,
        {
            "rated_w": "psu_label_w",
            "atx_version": "psu_atx_version",
            "connectors_16pin": "psu_16pin",
            "connectors_8pin": "psu_8pin",
            "cables_8pin": "psu_8pin_cables",
            "connectors_eps": "psu_eps",
            "length_mm": "psu_length_mm",
        },
    ),
    "case": (
        Case,
        {
            "expansion_slots": "case_slots",
            "gpu_length_mm": "case_gpu_length_mm",
            "cooler_height_mm": "case_cooler_mm",
        },
    ),
    "computer": (
        Computer,
        {
            "most_gpus": "board_most_gpus",
            "gpu_slots": "case_gpu_slots",
            "gpu_length_mm": "case_gpu_length_mm",
            "gpu_height_mm": "case_gpu_height_mm",
            "gpu_w_at_most": "computer_gpu_w",
        },
    ),
    "cpu": (
        Cpu,
        {"tdp_w": "cpu_w", "cores": "cpu_cores", "pcie_lanes": "cpu_lanes"},
    ),
    "memory": (
        MemoryKit,
        {"modules": "memory_modules", "module_gb": "module_gb", "type": "memory_type"},
    ),
    "gpu_board": (
        GpuBoard,
        {
            "slots": "gpu_slots",
            "length_mm": "gpu_length_mm",
            "connectors_16pin": "gpu_16pin",
            "connectors_8pin": "gpu_8pin",
        },
    ),
}
_UNITS: Mapping[str, BuildUnit] = {"_w": "w", "_w_at_most": "w", "_mm": "mm", "_gb": "gb"}
# Plugs of a card, which its record lists by name, and cards of a computer.
_COUNT = {"type": "integer", "minimum": 0, "maximum": 8}


def own_fields(catalog: Catalog, language: Language) -> dict[str, list[dict[str, Any]]]:
    """Return the fields of each kind of part, with what their values may be."""
    return {
        parameter: [
            _field(record, name, figure, catalog, language) for name, figure in figures.items()
        ]
        for parameter, (record, figures) in _ASKED.items()
    }


def _field(
    record: type[Part], name: str, figure: str, catalog: Catalog, language: Language
) -> dict[str, Any]:
    field = {"name": name, "label": _label(name, figure, language)}
    if name == "type":
        kinds = catalog.vocabulary.parts.memory_kinds
        return {**field, "options": [[kind, value_words(kind, language)] for kind in kinds]}
    bounds = _bounds(record, name)
    step = 1 if bounds["type"] == "integer" else "any"
    return {**field, "least": bounds["minimum"], "most": bounds["maximum"], "step": step}


def _label(name: str, figure: str, language: Language) -> str:
    label = language.text(f"build-figure.{figure}")
    unit = next((unit for end, unit in _UNITS.items() if name.endswith(end)), None)
    if unit is not None:
        label = language.bracketed(label, language.text(f"unit.{unit}", number="").strip())
    return f"{label[:1].upper()}{label[1:]}"


def _bounds(record: type[Part], name: str) -> dict[str, Any]:
    """Return the type of a figure and what it may be, as the schema of the data has it."""
    properties = own_record(record).model_json_schema()["properties"]
    if name not in properties:
        return _COUNT
    return next(each for each in properties[name]["anyOf"] if each["type"] != "null")
