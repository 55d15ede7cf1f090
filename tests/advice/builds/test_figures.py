"""The figures of builds, read of invented parts."""

from __future__ import annotations

from typing import Any

from macros.advice.builds.build import Build
from macros.advice.builds.figures import OWN_FIGURES, figures_of, part_figures
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.part_groups import PART_GROUPS, names_read
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BUILD_FIGURES
from macros.facts.records.parts import (
    Chassis,
    Cooler,
    Cpu,
    GpuBoard,
    MemoryKit,
    Motherboard,
    PowerSupply,
    Ssd,
)
from macros.facts.records.regions import Circuit
from tests.tiny import tiny_gpu

NAMED: dict[str, Any] = {"id": "part", "name": "Part", "vendor": "Borealis", "sources": ()}
QUILL = Cpu.model_validate(
    {**NAMED, "socket": "Q", "platforms": ["Q1"], "cores": 8, "tdp_w": 65, "memory_type": "DDR5"}
)
BROOK = PowerSupply.model_validate(
    {
        **NAMED,
        "form": "ATX",
        "rated_w": 850,
        "output": {"at_115_v_w": 700},
        "efficiency": {"at_100_percent_115_v": 0.88, "at_100_percent_230_v": 0.9},
        "connectors_8pin": 4,
    }
)


def circuit(volts: float) -> Circuit:
    sourced = {"rule": "Invented.", "source": "weekly-chip", "kind": "recalled"}
    return Circuit.model_validate(
        {"name": "Socket", "volts": volts, "amps": 10, "max_w": 10 * volts, **sourced}
    )


def figures(catalog: Catalog, **parts: Any) -> dict[str, Any]:
    gpu = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 200, "connectors": ["2x 8-pin"]})
    build = Build(**{"gpu": gpu, "gpu_count": 2, **parts})
    return dict(figures_of(build, MainsSupply((circuit(120),)), {}))


def kit(**fields: Any) -> MemoryKit:
    return MemoryKit.model_validate(
        {**NAMED, "type": "DDR5", "modules": 2, "module_gb": 16, "ecc": True, **fields}
    )


def test_groups_of_parts_have_every_figure_that_formulas_may_name(catalog: Catalog) -> None:
    names = [name for group in PART_GROUPS.values() for name in group.formulas]
    assert len(names) == len(set(names))
    assert {*names, *OWN_FIGURES} == BUILD_FIGURES.keys()
    assert figures(catalog).keys() == BUILD_FIGURES.keys()


def test_figures_of_parts_that_are_left_out_are_unknown() -> None:
    assert set(part_figures("cpu", count=1).values()) == {1, None}
    assert part_figures("chassis")["is_chassis"] is False
    assert part_figures("network") == {"network_gbps": 1}


def test_size_reckoned_from_many_models_is_told_from_that_of_one(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    sizes = {"covers": ("board",), "kind": "derived"}
    middle = gpu.model_copy(
        update={"sources": (gpu.sources[0].model_copy(update=sizes), *gpu.sources)}
    )
    thin = GpuBoard.model_validate({**NAMED, "gpu": "boreal-one", "slots": 1.5})
    own, whole, board = (
        part_figures("gpu", *parts) for parts in ((gpu,), (middle,), (middle, thin))
    )
    assert (own["gpu_slots"], own["gpu_slots_vary"], own["gpu_length_varies"]) == (
        whole["gpu_slots"],
        False,
        False,
    )
    assert (whole["gpu_slots_vary"], whole["gpu_length_varies"]) == (True, True)
    assert (board["gpu_slots"], board["gpu_slots_vary"]) == (1.5, False)
    assert board["gpu_length_varies"]


def test_board_of_a_maker_comes_before_the_reference(catalog: Catalog) -> None:
    board = GpuBoard.model_validate(
        {**NAMED, "gpu": "boreal-one", "power_limit_w": 230, "connectors": ["1x 16-pin"]}
    )
    reference, own = figures(catalog), figures(catalog, gpu_board=board)
    assert (reference["gpu_rated_w"], reference["gpu_8pin"]) == (200, 2)
    assert (own["gpu_rated_w"], own["gpu_8pin"], own["gpu_16pin"]) == (230, 0, 1)
    assert own["gpu_slots"] == reference["gpu_slots"]
    limited = figures(catalog, gpu_board=board, gpu_power_limit_w=150)
    assert (limited["gpu_w"], limited["gpu_rated_w"]) == (150, 230)


def test_power_limit_counts_as_far_as_the_card_takes_it(catalog: Catalog) -> None:
    ends = {"least_power_limit_w": 100, "most_power_limit_w": 250}
    board = GpuBoard.model_validate({**NAMED, "gpu": "boreal-one", "power_limit_w": 230, **ends})

    def counted(limit_w: float, board: GpuBoard | None) -> float:
        of_card = figures(catalog, gpu_board=board, gpu_power_limit_w=limit_w)
        return float(of_card["gpu_w"])

    assert [counted(limit_w, board) for limit_w in (20, 120, 600)] == [100, 120, 250]
    assert [counted(limit_w, None) for limit_w in (20, 60, 220)] == [50, 60, 220]


def test_processors_count_together_and_their_package_power_comes_first(catalog: Catalog) -> None:
    pair = figures(catalog, cpu=QUILL, cpu_count=2)
    assert (pair["cpu_w"], pair["cpu_cores"]) == (130, 16)
    assert figures(catalog, cpu=QUILL.model_copy(update={"package_power_w": 90}))["cpu_w"] == 90


def test_slots_are_those_that_so_many_cards_find(catalog: Catalog) -> None:
    slots = [{"label": "1", "lanes": 8, "next_gpu_slots": 3}, {"label": "2", "lanes": 4}]
    board = Motherboard.model_validate(
        {
            **NAMED,
            **{"platform": "Q1", "socket": "Q", "form_factor": "ATX", "memory_type": "DDR5"},
            "populations": [
                {"gpu_count": 1, "slots": [{"label": "1", "lanes": 16, "position": 1}]},
                {"gpu_count": 2, "slots": slots[:1] * 2, "condition": "M.2 filled"},
                {"gpu_count": 2, "slots": slots},
            ],
        }
    )
    pair = figures(catalog, motherboard=board)
    assert (pair["least_lanes"], pair["least_gap_slots"], pair["last_position"]) == (4, 3, None)
    assert (pair["least_lanes_shared"], pair["board_most_gpus"]) == (8, 2)
    single = figures(catalog, motherboard=board, gpu_count=1)
    assert (single["least_lanes"], single["last_position"]) == (16, 1)
    assert figures(catalog, motherboard=board, gpu_count=4)["least_lanes"] is None


def test_two_slots_are_as_far_apart_as_any_two_places_of_the_board(catalog: Catalog) -> None:
    known = [{"label": "1", "position": 1}, {"label": "2", "position": 3}]
    further = [*known, {"label": "3", "position": 7}]
    apart = [{"label": "1", "next_gpu_slots": 3}, {"label": "2"}]
    board = Motherboard.model_validate(
        {
            **NAMED,
            **{"platform": "Q1", "socket": "Q", "form_factor": "ATX", "memory_type": "DDR5"},
            "populations": [{"gpu_count": 3, "slots": further}, {"gpu_count": 2, "slots": apart}],
        }
    )
    assert figures(catalog, motherboard=board)["slot_distances"] == (2, 3, 4, 6)
    assert figures(catalog)["slot_distances"] is None


def test_power_supplies_deliver_what_the_voltage_allows(catalog: Catalog) -> None:
    pair = figures(catalog, psu=BROOK, psu_count=2)
    assert (pair["psu_label_w"], pair["psu_output_w"], pair["psu_8pin"]) == (1700, 1400, 8)
    assert pair["psu_efficiency"] == 0.88
    strong = figures(catalog, psu=BROOK, circuit=circuit(230))
    assert (strong["psu_output_w"], strong["psu_efficiency"]) == (850, 0.9)
    assert figures(catalog, psu=BROOK, circuit=circuit(100))["psu_output_w"] is None


def test_chassis_brings_its_power_supplies_and_board(catalog: Catalog) -> None:
    fields = {"kind": "pcie", "memory_slots": 24, "psu_needed": 2, "card_cooling": ["passive"]}
    chassis = Chassis.model_validate(
        {**NAMED, **fields, "psu_count": 3, "psu_rated_w": 1000, "least_input_v": 200}
    )
    own = figures(catalog, chassis=chassis, circuit=circuit(230))
    assert (own["psu_count"], own["psu_needed"], own["psu_label_w"]) == (3, 2, 2000)
    assert (own["psu_output_w"], own["psu_least_v"]) == (2000, 200)
    assert (own["board_memory_slots"], own["is_chassis"]) == (24, True)
    assert own["chassis_platforms"] is None, "no platforms are said, which is not none"
    named = figures(catalog, chassis=chassis, psu=BROOK, psu_count=5)
    assert (named["psu_label_w"], named["psu_output_w"], named["psu_count"]) == (1700, 1400, 3)


def test_memory_and_drives_count_together(catalog: Catalog) -> None:
    mixed = figures(catalog, memory=((kit(), 2), (kit(type="DDR4", ecc=False), 1)))
    assert (mixed["memory_gb"], mixed["memory_modules"]) == (96, 6)
    assert (mixed["memory_type"], mixed["memory_ecc"]) == (None, False)
    assert mixed["memory_kinds"] == 2
    assert figures(catalog, memory=((kit(), 2),))["memory_type"] == "DDR5"
    none = figures(catalog)
    assert (none["memory_gb"], none["memory_ecc"], none["drive_read_mb_s"]) == (None,) * 3
    assert none["memory_kinds"] is None
    drive = Ssd.model_validate({**NAMED, "capacity_gb": 1000, "form_factor": "M.2 2280"})
    fast = drive.model_copy(update={"read_mb_s": 7000})
    both = figures(catalog, storage=(drive, fast, drive))
    assert (both["storage_gb"], both["drive_count"], both["drive_read_mb_s"]) == (3000, 3, 7000)


def test_liquid_cooler_does_not_stand_in_the_way() -> None:
    cooler = Cooler.model_validate({**NAMED, "kind": "liquid", "sockets": ["Q"], "height_mm": 55})
    assert part_figures("cooler", cooler)["cooler_height_mm"] == 0
    air = cooler.model_copy(update={"kind": "air"})
    assert part_figures("cooler", air)["cooler_height_mm"] == 55


def test_fields_that_formulas_read_are_known_by_part() -> None:
    assert names_read("network") == {"speed_gbps"}
    assert {"psu_rated_w", "memory_slots", "kind"} <= names_read("chassis")
