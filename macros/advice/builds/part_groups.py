"""Part groups: which figures rules read of a part, each a formula of its fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from macros.facts.records.formula import Tree, names_in, parsed_formula

Combination = Literal["sum", "most", "least", "highest", "same", "kinds", "every"]


@dataclass(frozen=True)
class PartGroup:
    """The figures of parts that belong together, each a formula, in this order.

    A formula names fields of the `parts` (attributes of a build), where those of a later part come
    before those of an earlier one; figures above it; and what is `around` them: `gpu_count`,
    `gpu_power_limit_w`, and as `count` the attribute of the build that this field names. Where a
    build may have several such parts, the figures of each, with its own `count`, are `combined`;
    where it mostly has one kind but may have more, they are `joined` in the same way.
    """

    parts: tuple[str, ...]
    formulas: Mapping[str, str]
    count: str | None = None
    combined: Mapping[str, Combination] = field(default_factory=dict)
    joined: Mapping[str, Combination] = field(default_factory=dict)

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
            "gpu_limit_w": "gpu_power_limit_w",
            "gpu_least_limit_w": "least_power_limit_w",
            "gpu_most_limit_w": "most_power_limit_w",
            # No card draws less than the least limit it takes; where nobody says it, a quarter.
            "gpu_w": "gpu_rated_w if not known(gpu_limit_w) else"
            " gpu_most_limit_w if known(gpu_most_limit_w) and gpu_limit_w > gpu_most_limit_w else"
            " max(gpu_limit_w, gpu_least_limit_w) if known(gpu_least_limit_w) else"
            " max(gpu_limit_w, 0.25 * gpu_rated_w) if known(gpu_rated_w) else gpu_limit_w",
            "gpu_peak_w": "peak_w",
            "gpu_spike_w": "spike_w",
            "gpu_recommended_psu_w": "recommended_psu_w",
            "gpu_memory_gb": "memory_gb",
            "gpu_form_factor": "form_factor",
            "gpu_cooling": "cooling",
            "gpu_side_by_side": "side_by_side",
            "gpu_slots": "slots if known(slots) else median_slots",
            "gpu_slots_vary": "known(median_slots) and not known(slots)",
            "gpu_length_mm": "length_mm if known(length_mm) else median_length_mm",
            "gpu_length_varies": "known(median_length_mm) and not known(length_mm)",
            "gpu_height_mm": "height_mm",
            "gpu_16pin": "connectors_16pin",
            "gpu_8pin": "connectors_8pin",
            "gpu_6pin": "connectors_6pin if known(connectors_6pin) else 0 * connectors_8pin",
            "gpu_12pin": "connectors_12pin",
            "gpu_adapter_8pin": "adapter_8pin if known(adapter_8pin)"
            " else max(2, ceil(gpu_rated_w / 150))",
            "gpu_eps": "connectors_eps",
            "gpu_is_whole": "form_factor == 'computer' or form_factor == 'mini_pc'"
            " or form_factor == 'laptop' or form_factor == 'embedded_module'",
            "gpu_whole_w": "recommended_psu_w",
            "gpu_software": "software_status",
            "gpu_segment": "segment",
            "gpu_vendor": "vendor_id",
            "gpu_link": "linked",
            "gpu_kinds": "1",
            "gpus_w": "gpu_w * count",
            "gpus_peak_w": "gpu_peak_w * count",
            "gpus_spike_w": "gpu_spike_w * count",
            "gpus_memory_gb": "gpu_memory_gb * count",
            "gpus_16pin": "gpu_16pin * count",
            "gpus_8pin": "gpu_8pin * count",
            "gpus_6pin": "gpu_6pin * count",
            "gpus_eps": "gpu_eps * count",
        },
        count="gpu_count",
        joined={
            **dict.fromkeys(("gpu_count", "gpu_kinds", "gpus_w", "gpus_peak_w"), "sum"),
            **dict.fromkeys(("gpus_spike_w", "gpus_memory_gb"), "sum"),
            **dict.fromkeys(("gpus_16pin", "gpus_8pin", "gpus_6pin", "gpus_eps"), "sum"),
            **dict.fromkeys(("gpu_w", "gpu_rated_w", "gpu_peak_w", "gpu_spike_w"), "most"),
            **dict.fromkeys(("gpu_slots", "gpu_length_mm", "gpu_height_mm"), "most"),
            **dict.fromkeys(("gpu_16pin", "gpu_8pin", "gpu_6pin", "gpu_whole_w"), "most"),
            **dict.fromkeys(("gpu_12pin", "gpu_adapter_8pin", "gpu_eps"), "most"),
            **dict.fromkeys(("gpu_form_factor", "gpu_cooling", "gpu_segment"), "same"),
            "gpu_software": "same",
            "gpu_recommended_psu_w": "most",
            **dict.fromkeys(("gpu_side_by_side", "gpu_link", "gpu_is_whole"), "every"),
            **dict.fromkeys(("gpu_slots_vary", "gpu_length_varies"), "every"),
            "gpu_memory_gb": "least",
            "gpu_vendor": "same",
        },
    ),
    "cpu": PartGroup(
        ("cpu",),
        {
            "cpu_each_w": "package_power_w if known(package_power_w) else tdp_w",
            "cpu_w": "cpu_each_w * count",
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
            "cpu_more_memory": "more_memory_types",
            "cpu_memory_channels": "memory_channels",
            "cpu_memory_max_gb": "memory_max_gb",
            "cpu_integrated_graphics": "integrated_graphics",
            "cpu_ecc": "ecc",
        },
        count="cpu_count",
    ),
    # A chassis and a ready-made computer bring a board of their own.
    "motherboard": PartGroup(
        ("chassis", "computer", "motherboard"),
        {
            "board_platform": "platform",
            "board_form_factor": "form_factor",
            "board_depth_mm": "board_depth_mm",
            "board_cpus": "cpu_count",
            "board_memory_type": "memory_type",
            "board_more_memory": "more_memory_types",
            "board_memory_slots": "memory_slots",
            "board_memory_channels": "memory_channels",
            "board_memory_max_gb": "memory_max_gb",
            "board_ecc": "ecc",
            "board_own_display": "own_display",
            "board_above_4g": "above_4g",
            "board_most_gpus": "most_gpus",
            "board_slot_count": "slot_count",
            "slot_distances": "slot_distances",
            "least_lanes": "least_lanes",
            "cpu_slots": "cpu_slots",
            "chipset_slots": "chipset_slots",
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
            "memory_kinds": "type",
            "memory_ecc": "ecc",
        },
        combined={
            "memory_gb": "sum",
            "memory_modules": "sum",
            "memory_type": "same",
            "memory_kinds": "kinds",
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
            "psu_6pin": "connectors_6pin * psu_needed",
            "psu_8pin_cables": "cables_8pin * psu_needed",
            "psu_eps": "connectors_eps * psu_needed",
            "psu_length_mm": "length_mm",
            "psu_inlet": "inlet",
            "psu_form": "form",
            "psu_least_v": "max(least_input_v, psu_least_input_v)"
            " if known(least_input_v) and known(psu_least_input_v) else least_input_v",
        },
        count="psu_count",
        joined={
            **dict.fromkeys(("psu_count", "psu_needed", "psu_label_w", "psu_output_w"), "sum"),
            **dict.fromkeys(("psu_16pin", "psu_8pin", "psu_8pin_cables", "psu_eps"), "sum"),
            "psu_6pin": "sum",
            **dict.fromkeys(("psu_efficiency", "psu_atx_version"), "least"),
            **dict.fromkeys(("psu_length_mm", "psu_least_v"), "most"),
            "psu_inlet": "same",
        },
    ),
    "case": PartGroup(
        ("computer", "case"),
        {
            "case_slots": "expansion_slots",
            "case_gpu_length_mm": "gpu_length_mm",
            "case_gpu_height_mm": "gpu_height_mm",
            "case_gpu_slots": "gpu_slots",
            "case_cooler_mm": "cooler_height_mm",
            "case_psu_mm": "psu_length_mm",
            "case_psu_count": "psu_count",
            "case_board_forms": "board_form_factors",
        },
    ),
    "computer": PartGroup(
        ("computer",),
        {
            "is_computer": "known(id)",
            "computer_gpu_w": "gpu_w_at_most",
            "psu_replaceable": "psu_replaceable",
        },
    ),
    "chassis": PartGroup(
        ("chassis",),
        {
            "is_chassis": "known(id)",
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
            "cooler_radiator_mm": "radiator_mm",
        },
    ),
    "storage": PartGroup(
        ("storage",),
        {
            "storage_gb": "capacity_gb * count",
            "drive_count": "count",
            "drive_form": "form_factor",
            "drive_read_mb_s": "read_mb_s",
        },
        combined={
            "storage_gb": "sum",
            "drive_count": "sum",
            "drive_form": "same",
            "drive_read_mb_s": "highest",
        },
    ),
    # Every board has at least 1 Gbit/s.
    "network": PartGroup(
        ("network",), {"network_gbps": "speed_gbps if known(speed_gbps) else 1.0"}
    ),
    "circuit": PartGroup(
        ("circuit",),
        {
            "mains_v": "volts",
            "circuit_w": "lasting_w",
            "circuit_household": "household",
            "circuit_count": "count",
        },
        count="circuit_count",
    ),
}


def names_read(part: str) -> frozenset[str]:
    """Return the names of fields that formulas read of a part, which a build has by this name."""
    groups = (group for group in PART_GROUPS.values() if part in group.parts)
    return frozenset(name for group in groups for name in group.reads)
