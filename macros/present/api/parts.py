"""Parts API: parts, rules and circuits as open data, which the browser checks builds with."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from macros.advice.builds.mains import circuit_ids, lasting_w, mains_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import RULE_FORMULAS, BuildFigure, BuildRule
from macros.facts.records.formula import parsed_formula
from macros.facts.records.part_kinds import PART_FOLDERS
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit
from macros.present.html.data_files import API_FOLDER
from macros.present.words.gpu_names import newest_first

Row = dict[str, Any]

# The fields that figures of builds read, by the folder of the part.
PART_FIELDS: Mapping[str, tuple[str, ...]] = {
    "cases": (
        "board_form_factors",
        "expansion_slots",
        "gpu_length_mm",
        "cooler_height_mm",
        "psu_length_mm",
        "psu_count",
    ),
    "chassis": (
        "kind",
        "gpu_count_1_slot",
        "gpu_count_2_slot",
        "gpu_count_3_slot",
        "module_count",
        "gpu_w_at_most",
        "card_cooling",
        "cpu_platforms",
        "cpu_count",
        "memory_type",
        "memory_slots",
        "psu",
        "psu_count",
        "psu_needed",
        "psu_rated_w",
        "psu_output",
        "least_input_v",
        "power_w",
    ),
    "coolers": ("kind", "sockets", "height_mm", "rated_w"),
    "cpus": (
        "socket",
        "platforms",
        "cores",
        "most_per_board",
        "boost_ghz",
        "tdp_w",
        "package_power_w",
        "pcie_generation",
        "pcie_lanes",
        "gpu_slot_lanes",
        "memory_type",
        "memory_channels",
        "memory_max_gb",
        "ecc",
        "integrated_graphics",
    ),
    "gpu_boards": (
        "gpu",
        "slots",
        "length_mm",
        "cooling",
        "connectors",
        "power_limit_w",
        "side_by_side",
    ),
    "memory_kits": ("type", "modules", "module_gb", "ecc"),
    "motherboards": (
        "platform",
        "form_factor",
        "memory_type",
        "memory_slots",
        "memory_channels",
        "memory_max_gb",
        "ecc",
        "own_display",
        "populations",
    ),
    "network_cards": ("speed_gbps",),
    "power_supplies": (
        "form",
        "rated_w",
        "output",
        "least_input_v",
        "atx_version",
        "connectors_16pin",
        "connectors_8pin",
        "connectors_eps",
        "efficiency",
        "length_mm",
    ),
    "ssds": ("capacity_gb", "read_mb_s"),
}
# What no figure reads of the lists within them.
_NOT_READ = frozenset({"label", "note", "origin", "rating", "at_50_percent_115_v"}) | {
    "at_50_percent_230_v"
}


def part_files(catalog: Catalog) -> Mapping[str, bytes]:
    """Return the files of parts and of rules by their path below the site's root."""
    parts = {"gpus": [gpu_row(gpu) for gpu in newest_first(catalog)]}
    for folder in PART_FOLDERS:
        found: Mapping[str, Part] = getattr(catalog.parts, folder)
        ordered = sorted(found.values(), key=_place_in_lists)
        parts[folder] = [_part_row(part, PART_FIELDS[folder]) for part in ordered]
    rules = {
        "rules": [_rule_row(rule) for rule in catalog.build_rules.values()],
        "figures": [_figure_row(figure) for figure in catalog.build_figures.values()],
        "circuits": [
            {"region": region, **row}
            for region in catalog.regions
            for row in circuit_rows(mains_of(catalog, region).circuits)
        ],
    }
    return {
        f"{API_FOLDER}/parts.json": _lines(parts),
        f"{API_FOLDER}/build_rules.json": _lines(rules),
    }


def gpu_row(gpu: Gpu) -> Row:
    """Return what builds read of an accelerator; unknown figures are left out."""
    interconnects = gpu.links.interconnects
    row = {
        "id": gpu.id,
        "name": gpu.name,
        "vendor": gpu.vendor,
        "family": gpu.family,
        "aliases": list(gpu.aliases) or None,
        "preview": gpu.preview or None,
        "segment": gpu.segment,
        "form_factor": gpu.form_factor,
        "cooling": gpu.cooling,
        "memory_gb": gpu.memory.size_gb,
        "tdp_w": gpu.power.tdp_w,
        "peak_w": gpu.power.peak_w,
        "spike_w": gpu.power.spike_w,
        "connectors": None if gpu.power.connectors is None else list(gpu.power.connectors),
        "slots": gpu.board.slots,
        "length_mm": gpu.board.length_mm,
        "linked": None if interconnects is None else bool(interconnects),
    }
    return _known(row)


def circuit_rows(circuits: Sequence[Circuit]) -> list[Row]:
    """Return the circuits of a region, the usual socket first."""
    return [
        _known(
            {
                "id": id_,
                "name": circuit.name,
                "volts": circuit.volts,
                "amps": circuit.amps,
                "lasting_w": lasting_w(circuit),
            }
        )
        for id_, circuit in zip(circuit_ids(circuits), circuits, strict=True)
    ]


def _place_in_lists(part: Part) -> tuple[str, str]:
    """Return a key by maker and name, in which RM850 comes before RM1000."""
    maker, name = (
        re.sub(r"\d+", lambda number: number[0].zfill(8), text.casefold())
        for text in (part.vendor, part.name)
    )
    return maker, name


def _part_row(part: Part, fields: tuple[str, ...]) -> Row:
    values = part.model_dump(mode="json", include={"id", "name", "vendor", *fields})
    return _known(values)


def _rule_row(rule: BuildRule) -> Row:
    texts = {name: getattr(rule, name) for name in RULE_FORMULAS}
    return {
        "id": rule.id,
        "holds": rule.holds,
        "unit": rule.unit,
        "breach": rule.breach,
        "decisive": rule.decisive,
        **{name: parsed_formula(text) for name, text in texts.items() if text is not None},
    }


def _figure_row(figure: BuildFigure) -> Row:
    return {"id": figure.id, "unit": figure.unit, "formula": parsed_formula(figure.formula)}


def _known(row: Mapping[str, Any]) -> Row:
    """Return a row without what is unknown or not read."""
    kept = {name: _plain(one) for name, one in row.items() if name not in _NOT_READ}
    return {name: one for name, one in kept.items() if one is not None and one != {}}


def _plain(value: Any) -> Any:
    """Return a value with 24.0 as 24, and the rows within it without what is unknown."""
    if isinstance(value, dict):
        return _known(value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _lines(lists: Mapping[str, list[Row]]) -> bytes:
    """Return lists of rows as JSON with one row to a line: small, and a change is one line."""
    texts = []
    for name, rows in lists.items():
        lines = (json.dumps(row, separators=(",", ":"), allow_nan=False) for row in rows)
        texts.append(f'"{name}":[\n' + ",\n".join(lines) + "\n]")
    return ("{\n" + ",\n".join(texts) + "\n}\n").replace("<", "\\u003c").encode("ascii")
