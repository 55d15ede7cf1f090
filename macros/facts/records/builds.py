"""Build records: the rules that a whole computer is checked by, each a formula anyone can read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.formula import MOST_CHARACTERS
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import Identifier, Line, Many, Note, Record, SourceId, Url

FormulaText = Annotated[str, Field(min_length=1, max_length=MOST_CHARACTERS)]
Holds = Literal["at_most", "at_least", "is_true"]
Breach = Literal["fail", "warn"]
BuildUnit = Literal[
    "w",
    "v",
    "a",
    "mm",
    "slots",
    "lanes",
    "gb",
    "cores",
    "count",
    "gbps",
    "gb_s",
    "generation",
    "mb_s",
    "ghz",
    "usd",
    "none",
]
Use = Literal["independent", "data-parallel", "tensor-parallel"]
# How a card outside the computer is joined to it.
Link = Literal["thunderbolt-3", "thunderbolt-4", "usb4", "thunderbolt-5", "oculink"]
# Where cards sit: in slots, on cables from them (a slot may be split), in a frame without walls, or
# there on risers with one lane and power of their own.
Mounting = Literal["slots", "riser", "split", "open_frame", "mining"]
# What blows air through a card without a fan.
CardAir = Literal["none", "duct"]
# What a rule may be asked of one by one, where a computer has several that differ.
Each = Literal["card", "supply", "circuit"]

# The fields that hold formulas.
RULE_FORMULAS = ("applies", "figure", "limit", "advised", "varies")
FORMULAS = (*RULE_FORMULAS, "formula", "when")

# What a formula may name: figures of a build, each with its unit and meaning.
BUILD_FIGURES: dict[str, str] = {
    "gpu_count": "accelerators",
    "gpu_kinds": "kinds of accelerators",
    "gpus_w": "W that all accelerators may draw",
    "gpus_peak_w": "W of all accelerators for some milliseconds, measured",
    "gpus_spike_w": "W of all accelerators for less than a millisecond, measured",
    "gpus_memory_gb": "GB of all accelerators",
    "gpus_16pin": "16-pin connectors of all cards",
    "gpus_8pin": "8-pin and 6-pin plugs that all cards need, also through a 12-pin adapter",
    "gpus_6pin": "those of them that have 6 pins",
    "gpus_eps": "EPS connectors of all cards",
    "gpu_w": "W that one accelerator may draw: the limit set, as far as it takes it, else its own",
    "gpu_rated_w": "W of one accelerator without a limit",
    "gpu_limit_w": "W that the reader limits each accelerator to",
    "gpu_least_limit_w": "W of the lowest limit that the card takes",
    "gpu_most_limit_w": "W of the highest limit that the card takes",
    "gpu_peak_w": "W of one accelerator for some milliseconds, measured",
    "gpu_spike_w": "W of one accelerator for less than a millisecond, measured",
    "gpu_recommended_psu_w": "W of the power supply that the vendor recommends with one card",
    "gpu_memory_gb": "GB of one accelerator",
    "gpu_form_factor": "form factor of the accelerator",
    "gpu_cooling": "cooling of the card",
    "gpu_side_by_side": "whether its cooler works with another card in the next slot",
    "gpu_slots": "slots that a card takes",
    "gpu_slots_vary": "whether these are the middle of many models",
    "gpu_length_mm": "mm",
    "gpu_length_varies": "whether this is the middle of many models",
    "gpu_height_mm": "mm from the slot to the edge of the card",
    "gpu_16pin": "16-pin connectors of a card",
    "gpu_8pin": "8-pin and 6-pin plugs that a card needs, also through its 12-pin adapter",
    "gpu_6pin": "those of them that have 6 pins",
    "gpu_12pin": "12-pin connectors of a card, each with the maker's adapter for 8-pin plugs",
    "gpu_adapter_8pin": "8-pin plugs that the adapter for a 16-pin connector takes",
    "gpu_eps": "EPS connectors of a card, as processors have them",
    "gpu_is_whole": "whether it is a computer sold whole, such as a Mac, a mini PC or a laptop",
    "gpu_whole_w": "W that such a computer draws at the wall at most",
    "gpu_software": "how far software still supports the accelerator",
    "gpu_segment": "segment of the accelerator",
    "gpu_vendor": "vendor of the accelerator",
    "gpu_link": "whether it has a direct link to its neighbour",
    "cpu_each_w": "W of one CPU: package power, else TDP",
    "cpu_w": "W of all CPUs",
    "cpu_count": "CPUs",
    "cpu_most": "CPUs of this kind that work together on one board",
    "cpu_cores": "cores of all CPUs",
    "cpu_boost_ghz": "GHz",
    "cpu_slot_lanes": "PCIe lanes of the first slot, where the CPU leaves it fewer than 16",
    "cpu_generation": "PCIe generation of the CPU",
    "cpu_lanes": "PCIe lanes of all CPUs for slots and drives",
    "cpu_platforms": "board platforms that the CPU runs on",
    "cpu_socket": "socket of the CPU",
    "cpu_memory_type": "memory that the CPU takes",
    "cpu_more_memory": "other memory that the CPU takes",
    "cpu_memory_channels": "memory channels of one CPU",
    "cpu_memory_max_gb": "GB that the CPU addresses",
    "cpu_integrated_graphics": "whether the CPU draws a picture itself",
    "cpu_ecc": "kind of ECC that the CPU knows",
    "board_platform": "platform of the board or chassis",
    "board_form_factor": "form factor of the board",
    "board_depth_mm": "mm of the board from the rear of the case to its front",
    "board_cpus": "CPUs that the board, chassis or ready-made computer takes",
    "board_memory_type": "memory that the board or chassis takes",
    "board_more_memory": "other memory that the board takes",
    "board_memory_slots": "memory slots",
    "board_memory_channels": "memory channels of the board",
    "board_memory_max_gb": "GB that the board takes",
    "board_ecc": "whether the board knows ECC",
    "board_own_display": "whether the board draws a picture itself",
    "board_above_4g": "whether its firmware places the memory of cards above 4 GB of addresses",
    "board_most_gpus": "accelerators that the recorded populations go up to",
    "board_slot_count": "slots of the board for cards, whatever their length",
    "slot_distances": "how many slots two places for cards may be apart",
    "least_lanes": "PCIe lanes of the accelerator that has the fewest",
    "cpu_slots": "slots in use that hang on the CPU",
    "chipset_slots": "slots in use that hang on the chipset",
    "least_lanes_shared": "the same, where another condition such as a filled M.2 socket holds",
    "least_generation": "PCIe generation of the slowest slot in use",
    "least_gap_slots": "slots from a card to the next one, where they are nearest",
    "last_position": "place of the last card, counted from the CPU",
    "memory_gb": "GB of memory",
    "memory_modules": "memory modules",
    "memory_type": "kind of memory",
    "memory_kinds": "kinds of memory among the modules",
    "memory_ecc": "whether the memory has ECC",
    "psu_count": "power supplies",
    "psu_needed": "power supplies that carry the load; the others stand by",
    "psu_label_w": "W that the labels of these say",
    "psu_output_w": "W that these may deliver at the voltage of the mains",
    "psu_efficiency": "share of wall power that arrives",
    "psu_atx_version": "version of ATX",
    "psu_16pin": "16-pin connectors of all power supplies",
    "psu_8pin": "8-pin plugs of all power supplies",
    "psu_6pin": "plugs of 6 pins alone of all power supplies",
    "psu_8pin_cables": "cables with 8-pin plugs of all power supplies",
    "psu_eps": "EPS connectors of all power supplies",
    "psu_length_mm": "mm",
    "psu_inlet": "inlet of a power supply",
    "psu_form": "form of the power supply at the board; own for that of a ready-made computer",
    "psu_least_v": "lowest mains voltage that a power supply takes",
    "is_chassis": "whether it is a server chassis",
    "case_slots": "places for brackets",
    "case_gpu_length_mm": "mm",
    "case_gpu_height_mm": "mm",
    "case_gpu_slots": "slots of the thickest card that a ready-made computer takes",
    "case_cooler_mm": "mm",
    "case_psu_mm": "mm",
    "case_psu_count": "power supplies that fit",
    "case_board_forms": "form factors of boards that fit",
    "is_computer": "whether it is a computer that its maker sells whole, with slots for cards",
    "computer_gpu_w": "W that the maker of such a computer allows each card",
    "psu_replaceable": "whether a usual power supply fits in the place of its own",
    "chassis_kind": "kind of accelerators that the chassis takes",
    "chassis_1_slot": "cards of one slot that fit",
    "chassis_2_slot": "cards of two slots that fit",
    "chassis_3_slot": "cards of three slots that fit",
    "chassis_modules": "modules such as SXM that fit",
    "chassis_cpus": "CPUs that the chassis takes",
    "chassis_power_w": "W that the maker says the whole machine draws at most",
    "chassis_platforms": "board platforms of the CPUs that the chassis takes",
    "chassis_gpu_w": "W for each accelerator",
    "chassis_card_cooling": "cooling of cards that the chassis is made for",
    "cooler_sockets": "sockets that the cooler fits",
    "cooler_height_mm": "mm, 0 for a liquid one",
    "cooler_radiator_mm": "mm along the radiator of a liquid cooler",
    "storage_gb": "GB of all drives",
    "drive_count": "drives",
    "drive_form": "form factor of the drives",
    "drive_read_mb_s": "MB/s that the fastest drive reads",
    "network_gbps": "Gbit/s of the fastest card, 1 without one",
    "mains_v": "V of the circuit: the usual socket, where none is named",
    "circuit_w": "W that the circuit may deliver for hours",
    "circuit_household": "whether its socket takes the plugs of household appliances",
    "circuit_count": "circuits that the power supplies are spread over",
    "total_usd": "USD without tax, of all parts whose price is known",
    "budget_usd": "USD without tax that the build may cost",
    "use": "independent, data-parallel or tensor-parallel",
    "external": "link of cards that sit in docks of their own, with the power supply of the build",
    "dock_length_mm": "mm of card that the dock holds",
    "mounting": "slots, riser, split, open_frame or mining",
    "card_air": "what blows air through cards without a fan: none or duct",
    "bridge_slots": "slots that an NVLink bridge spans",
    "above_4g": "whether the reader found above-4G decoding in the firmware",
}


class BuildFigure(Record):
    """A figure that is computed from others by a published formula, such as the load in W."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{1,39}$")]
    formula: FormulaText
    unit: BuildUnit
    decided: PartialDateField
    source: SourceId
    reason: Note


class PlausibleRange(Record):
    """The least and the most that a figure may be, where nobody says it of a part."""

    least: Annotated[float, Field(allow_inf_nan=False)]
    most: Annotated[float, Field(allow_inf_nan=False)]


class Remedy(Record):
    """What to do in one case: where the formula `when` is true, the words of this `name`."""

    name: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    when: FormulaText


class BuildRule(Record):
    """A rule: `figure` has to hold against `limit`, where the formula `applies` is true.

    Beyond `limit` the rule fails, or warns where `breach` says so; beyond `advised` it warns. Where
    the figure or limit is unknown, so is the result; an unknown `decisive` one rules a build out.
    What is unknown but has a `plausible` range decides all the same where both ends say the same.
    A rule of `each` is asked of every card, power supply or circuit, and the worst answer counts.
    Where the formula `varies` is true, the figure is the middle of many models: what would fail one
    of this size only warns, as another may do; the guide recommends none that hangs on it.
    Of the `remedies` the first whose case it is is said; where it is none, the words of the rule.
    A rule `about_fit` asks whether parts go together at all: what fails it is no choice. Who does
    not follow one that is `only_advice` loses speed or comfort, and nothing breaks. One that
    `advises_against` a build does so with a warning too: it runs, until it is under load for long.
    """

    id: Identifier
    applies: FormulaText | None = None
    figure: FormulaText
    holds: Holds
    limit: FormulaText | None = None
    advised: FormulaText | None = None
    unit: BuildUnit
    each: Each | None = None
    plausible: Mapping[str, PlausibleRange] = {}
    breach: Breach = "fail"
    varies: FormulaText | None = None
    decisive: bool = True
    about_fit: bool = False
    only_advice: bool = False
    advises_against: bool = False
    remedies: Many[Remedy] = ()
    decided: PartialDateField
    source: SourceId
    url: Url | None = None
    seed: Line | None = None
    reason: Note


_UNIT_ENDINGS: dict[str, BuildUnit] = {
    "_w": "w",
    "_v": "v",
    "_mm": "mm",
    "_gb": "gb",
    "_gbps": "gbps",
    "_gb_s": "gb_s",
    "_slots": "slots",
    "_lanes": "lanes",
    "lanes_each": "lanes",
    "generation_each": "generation",
    "_cores": "cores",
    "_usd": "usd",
    "_mb_s": "mb_s",
    "_ghz": "ghz",
}


def unit_of(figure: str) -> BuildUnit:
    """Return the unit that the name of a figure ends in; a count where it names none."""
    return next((unit for end, unit in _UNIT_ENDINGS.items() if figure.endswith(end)), "count")
