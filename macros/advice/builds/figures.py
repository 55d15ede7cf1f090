"""Figures: what the rules read of a build, by name; None is unknown.

Every figure of a part is a formula of its fields, which Python and the browser evaluate alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, Value, evaluate
from macros.advice.builds.mains import MainsSupply, mains_class
from macros.advice.builds.part_fields import fields_for
from macros.facts.records.builds import BuildFigure
from macros.facts.records.formula import Tree, names_in, parsed_formula
from macros.facts.records.parts import Part
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

Combination = Literal["sum", "highest", "same", "every"]


@dataclass(frozen=True)
class PartGroup:
    """The figures of parts that belong together, each a formula, in this order.

    A formula names fields of the `parts` (attributes of a build), where those of a later part come
    before those of an earlier one; figures above it; and what is `around` them: `gpu_count`,
    `gpu_power_limit_w`, and as `count` the attribute of the build that this field names. Where a
    build may have several such parts, the figures of each, with its own `count`, are `combined`.
    """

    parts: tuple[str, ...]
    formulas: Mapping[str, str]
    count: str | None = None
    combined: Mapping[str, Combination] = field(default_factory=dict)

    @cached_property
    def trees(self) -> Mapping[str, Tree]:
        """The formulas as trees."""
        return {name: parsed_formula(text) for name, text in self.formulas.items()}

    @cached_property
    def reads(self) -> tuple[str, ...]:
        """The names that the formulas use, each once."""
        return tuple(dict.fromkeys(n for tree in self.trees.values() for n in names_in(tree)))


# By the name of the part that the figures are mostly read of.
PART_GROUPS: Mapping[str, PartGroup] = {
    # A maker's board comes before the reference.
    "gpu": PartGroup(
        ("gpu", "gpu_board"),
        {
            "gpu_count": "count",
            "gpu_rated_w": "power_limit_w if known(power_limit_w) else tdp_w",
            "gpu_w": "gpu_power_limit_w if known(gpu_power_limit_w) else gpu_rated_w",
            "gpu_peak_w": "peak_w",
            "gpu_spike_w": "spike_w",
            "gpu_memory_gb": "memory_gb",
            "gpu_form_factor": "form_factor",
            "gpu_cooling": "cooling",
            "gpu_side_by_side": "side_by_side",
            "gpu_slots": "slots",
            "gpu_length_mm": "length_mm",
            "gpu_16pin": "connectors_16pin",
            "gpu_8pin": "connectors_8pin",
            "gpu_eps": "connectors_eps",
            "gpu_segment": "segment",
            "gpu_vendor": "vendor_id",
            "gpu_link": "linked",
        },
        count="gpu_count",
    ),
    "cpu": PartGroup(
        ("cpu",),
        {
            "cpu_w": "(package_power_w if known(package_power_w) else tdp_w) * count",
            "cpu_count": "count",
            "cpu_most": "most_per_board",
            "cpu_cores": "cores * count",
            "cpu_boost_ghz": "boost_ghz",
            "cpu_slot_lanes": "gpu_slot_lanes",
            "cpu_generation": "pcie_generation",
            "cpu_lanes": "pcie_lanes * count",
            "cpu_platforms": "platforms",
            "cpu_socket": "socket",
            "cpu_memory_type": "memory_type",
            "cpu_memory_channels": "memory_channels",
            "cpu_memory_max_gb": "memory_max_gb",
            "cpu_integrated_graphics": "integrated_graphics",
            "cpu_ecc": "ecc",
        },
        count="cpu_count",
    ),
    # A chassis brings a board of its own.
    "motherboard": PartGroup(
        ("chassis", "motherboard"),
        {
            "board_platform": "platform",
            "board_form_factor": "form_factor",
            "board_memory_type": "memory_type",
            "board_memory_slots": "memory_slots",
            "board_memory_channels": "memory_channels",
            "board_memory_max_gb": "memory_max_gb",
            "board_ecc": "ecc",
            "board_own_display": "own_display",
            "board_most_gpus": "most_gpus",
            "least_lanes": "least_lanes",
            "least_lanes_shared": "least_lanes_shared",
            "least_generation": "least_generation",
            "least_gap_slots": "least_gap_slots",
            "last_position": "last_position",
        },
    ),
    "memory": PartGroup(
        ("memory",),
        {
            "memory_gb": "modules * module_gb * count",
            "memory_modules": "modules * count",
            "memory_type": "type",
            "memory_ecc": "ecc",
        },
        combined={
            "memory_gb": "sum",
            "memory_modules": "sum",
            "memory_type": "same",
            "memory_ecc": "every",
        },
    ),
    # A chassis brings its power supplies, so none are counted; its maker may name their figures.
    "psu": PartGroup(
        ("chassis", "psu"),
        {
            "psu_count": "count if known(count) else psu_count",
            "psu_needed": "count if known(count) and known(rated_w) else psu_needed",
            "psu_label_w": "(rated_w if known(rated_w) else psu_rated_w) * psu_needed",
            "psu_output_w": "(output_w if known(rated_w) else psu_output_w) * psu_needed",
            "psu_efficiency": "efficiency_share",
            "psu_atx_version": "atx_version",
            "psu_16pin": "connectors_16pin * psu_needed",
            "psu_8pin": "connectors_8pin * psu_needed",
            "psu_eps": "connectors_eps * psu_needed",
            "psu_length_mm": "length_mm",
            "psu_least_v": "max(least_input_v, psu_least_input_v)"
            " if known(least_input_v) and known(psu_least_input_v) else least_input_v",
        },
        count="psu_count",
    ),
    "case": PartGroup(
        ("case",),
        {
            "case_slots": "expansion_slots",
            "case_gpu_length_mm": "gpu_length_mm",
            "case_cooler_mm": "cooler_height_mm",
            "case_psu_mm": "psu_length_mm",
            "case_psu_count": "psu_count",
            "case_board_forms": "board_form_factors",
        },
    ),
    "chassis": PartGroup(
        ("chassis",),
        {
            "is_chassis": "known(kind)",
            "chassis_kind": "kind",
            "chassis_1_slot": "gpu_count_1_slot",
            "chassis_2_slot": "gpu_count_2_slot",
            "chassis_3_slot": "gpu_count_3_slot",
            "chassis_modules": "module_count",
            "chassis_cpus": "cpu_count",
            "chassis_power_w": "power_w",
            "chassis_platforms": "cpu_platforms",
            "chassis_gpu_w": "gpu_w_at_most",
            "chassis_card_cooling": "card_cooling",
        },
    ),
    "cooler": PartGroup(
        ("cooler",),
        {
            "cooler_sockets": "sockets",
            "cooler_height_mm": "0.0 if kind == 'liquid' else height_mm",
            "cooler_rated_w": "rated_w",
        },
    ),
    "storage": PartGroup(
        ("storage",),
        {
            "storage_gb": "capacity_gb * count",
            "drive_count": "count",
            "drive_read_mb_s": "read_mb_s",
        },
        combined={"storage_gb": "sum", "drive_count": "sum", "drive_read_mb_s": "highest"},
    ),
    # Every board has at least 1 Gbit/s.
    "network": PartGroup(
        ("network",), {"network_gbps": "speed_gbps if known(speed_gbps) else 1.0"}
    ),
    "circuit": PartGroup(
        ("circuit",),
        {"mains_v": "volts", "circuit_w": "lasting_w", "circuit_count": "count"},
        count="circuit_count",
    ),
}


def names_read(part: str) -> frozenset[str]:
    """Return the names of fields that formulas read of a part, which a build has by this name."""
    groups = (group for group in PART_GROUPS.values() if part in group.parts)
    return frozenset(name for group in groups for name in group.reads)


_COMBINED: Mapping[Combination, Callable[[Sequence[Value]], Value]] = {
    "sum": sum,
    "highest": lambda values: max((v for v in values if v is not None), default=None),
    "same": lambda values: values[0] if len(set(values)) == 1 else None,
    "every": lambda values: all(values) if values else None,
}


def figures_of(build: Build, mains: MainsSupply, computed: Mapping[str, BuildFigure]) -> Figures:
    """Return all figures that a formula may name: `BUILD_FIGURES` and the `computed` ones."""
    circuit = build.circuit or mains.usual
    parts = {**vars(build), "circuit": circuit, "storage": [(drive, 1) for drive in build.storage]}
    if build.chassis:
        parts["psu_count"] = None
    around = {
        "gpu_count": build.gpu_count,
        "gpu_power_limit_w": build.gpu_power_limit_w,
        "mains": mains_class(circuit),
    }
    read: dict[str, Value] = {name: parts[name] for name in ("use", "total_usd", "budget_usd")}
    for name, group in PART_GROUPS.items():
        if group.combined:
            read |= figures_of_several(name, parts[name])
        else:
            count = parts[group.count] if group.count else None
            chosen = [parts[part] for part in group.parts]
            read |= part_figures(name, *chosen, count=count, **around)
    return with_computed(read, computed)


def with_computed(read: Mapping[str, Value], computed: Mapping[str, BuildFigure]) -> Figures:
    """Return figures with those that published formulas compute from them."""
    figures = dict(read)
    for figure in computed.values():
        figures[figure.id] = evaluate(parsed_formula(figure.formula), figures)
    return figures


def part_figures(
    group: str, *parts: Part | Gpu | Circuit | None, **around: Value
) -> dict[str, Value]:
    """Return the figures of a group, read of its `parts`; those left out are not there.

    `around` them are known `count`, `gpu_count`, `gpu_power_limit_w` and `mains`.
    """
    fields = dict(around)
    for part in parts:
        if part is not None:
            fields |= fields_for(part, around)
    scope = {name: fields.get(name) for name in PART_GROUPS[group].reads}
    figures = {}
    for name, tree in PART_GROUPS[group].trees.items():
        figures[name] = scope[name] = evaluate(tree, scope)
    return figures


def figures_of_several(group: str, items: Sequence[tuple[Part, int]]) -> dict[str, Value]:
    """Return the figures of a group of which a build may have several parts, with their counts."""
    each = [part_figures(group, part, count=count) for part, count in items]
    return {
        name: _COMBINED[combination]([figures[name] for figures in each])
        for name, combination in PART_GROUPS[group].combined.items()
    }
