"""Figures: what the rules read of a build, by name; None is unknown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.evaluation import Figures, Value
from macros.advice.builds.mains import Mains, efficiency, lasting_w, output_w
from macros.facts.part_records import Slot

# Connectors that carry up to 600 W, whatever their names.
_NAMES_OF_16PIN = ("16-pin", "12V-2x6", "12-pin")
_WIRED_GBPS = 1.0  # every board has at least that
TWO_SLOTS = 2


def figures_of(build: Build, mains: Mains) -> Figures:
    """Return all figures that a formula may name (`BUILD_FIGURES`)."""
    return {
        **_of_gpu(build),
        **_of_cpu(build),
        **_of_board(build),
        **_of_memory(build),
        **_of_psu(build, mains),
        **_of_case(build),
        **_of_chassis(build),
        **_of_rest(build),
        "mains_v": mains.volts,
        "circuit_w": lasting_w(mains.usual) if mains.usual else None,
        "strongest_circuit_w": mains.strongest_w,
        "use": build.use,
    }


def connector_count(connectors: Sequence[str] | None, names: Iterable[str]) -> int | None:
    """Return how many connectors of these names stand in a list such as `2x 8-pin`."""
    if connectors is None:
        return None
    parted = (connector.partition("x ") for connector in connectors)
    return sum(int(count) for count, _, kind in parted if kind in tuple(names))


def _of_gpu(build: Build) -> Figures:
    gpu, board = build.gpu, build.gpu_board
    rated = (board.power_limit_w if board else None) or gpu.power.tdp_w
    connectors = gpu.power.connectors
    if board and board.connectors is not None:
        connectors = board.connectors
    return {
        "gpu_count": build.gpu_count,
        "gpu_w": build.gpu_power_limit_w or rated,
        "gpu_rated_w": rated,
        "gpu_peak_w": gpu.power.peak_w,
        "gpu_spike_w": gpu.power.spike_w,
        "gpu_memory_gb": gpu.memory.size_gb,
        "gpu_form_factor": gpu.form_factor,
        "gpu_cooling": (board.cooling if board else None) or gpu.cooling,
        "gpu_side_by_side": board.side_by_side if board else None,
        "gpu_slots": (board.slots if board else None) or gpu.board.slots,
        "gpu_length_mm": (board.length_mm if board else None) or gpu.board.length_mm,
        "gpu_16pin": connector_count(connectors, _NAMES_OF_16PIN),
        "gpu_8pin": connector_count(connectors, ("8-pin",)),
        "gpu_segment": gpu.segment,
    }


def _of_cpu(build: Build) -> Figures:
    cpu, count = build.cpu, build.cpu_count
    watts = (cpu.package_power_w or cpu.tdp_w) if cpu else None
    return {
        "cpu_w": watts * count if watts else None,
        "cpu_count": count,
        "cpu_cores": cpu.cores * count if cpu else None,
        "cpu_boost_ghz": cpu.boost_ghz if cpu else None,
        "cpu_lanes": cpu.pcie_lanes * count if cpu and cpu.pcie_lanes else None,
        "cpu_platforms": cpu.platforms if cpu else None,
        "cpu_socket": cpu.socket if cpu else None,
        "cpu_memory_type": cpu.memory_type if cpu else None,
        "cpu_memory_max_gb": cpu.memory_max_gb if cpu else None,
        "cpu_integrated_graphics": cpu.integrated_graphics if cpu else None,
        "cpu_ecc": cpu.ecc if cpu else None,
    }


def _of_board(build: Build) -> Figures:
    board, population = build.motherboard, build.population
    slots = population.slots if population else ()
    counts = [one.gpu_count for one in board.populations] if board else []
    return {
        "board_platform": board.platform if board else None,
        "board_form_factor": board.form_factor if board else None,
        "board_memory_type": board.memory_type if board else None,
        "board_memory_slots": board.memory_slots if board else None,
        "board_memory_max_gb": board.memory_max_gb if board else None,
        "board_ecc": board.ecc if board else None,
        "board_own_display": board.own_display if board else None,
        "board_most_gpus": max(counts, default=None),
        "least_lanes": _least(slots, lambda slot: slot.lanes),
        "least_generation": _least(slots, lambda slot: slot.pcie_generation),
        "least_gap_slots": _least(slots[:-1], lambda slot: slot.next_gpu_slots),
        "last_position": slots[-1].position if slots else None,
    }


def _least(slots: Sequence[Slot], figure: Callable[[Slot], float | None]) -> Value:
    """Return the least figure; None without slots, or where one slot's is unknown."""
    found = [figure(slot) for slot in slots]
    known = [one for one in found if one is not None]
    return min(known) if known and len(known) == len(found) else None


def _of_memory(build: Build) -> Figures:
    kits = build.memory
    types = {kit.type for kit, _ in kits}
    return {
        "memory_gb": sum(kit.modules * kit.module_gb * count for kit, count in kits),
        "memory_modules": sum(kit.modules * count for kit, count in kits),
        "memory_type": types.pop() if len(types) == 1 else None,
        "memory_ecc": all(kit.ecc for kit, _ in kits) if kits else None,
    }


def _of_psu(build: Build, mains: Mains) -> Figures:
    psu, chassis = build.psu, build.chassis
    count = psu_count = build.psu_count if psu else None
    label = psu.rated_w if psu else None
    output = output_w(psu.output, psu.rated_w, mains.volts) if psu else None
    least_v = psu.least_input_v if psu else None
    if chassis:
        psu_count, count, label = chassis.psu_count, chassis.psu_needed, chassis.psu_rated_w
        output = output_w(chassis.psu_output, label, mains.volts) if label else None
        least_v = chassis.least_input_v
    return {
        "psu_count": psu_count,
        "psu_needed": count,
        "psu_label_w": label * count if label and count else None,
        "psu_output_w": output * count if output is not None and count else None,
        "psu_efficiency": efficiency(psu.efficiency, mains.volts) if psu else None,
        "psu_atx_version": psu.atx_version if psu else None,
        "psu_16pin": _times(psu.connectors_16pin, count) if psu else None,
        "psu_8pin": _times(psu.connectors_8pin, count) if psu else None,
        "psu_length_mm": psu.length_mm if psu else None,
        "psu_least_v": least_v,
    }


def _times(each: int | None, count: int | None) -> int | None:
    return None if each is None or count is None else each * count


def _of_case(build: Build) -> Figures:
    case = build.case
    return {
        "is_chassis": build.chassis is not None,
        "case_slots": case.expansion_slots if case else None,
        "case_gpu_length_mm": case.gpu_length_mm if case else None,
        "case_cooler_mm": case.cooler_height_mm if case else None,
        "case_psu_mm": case.psu_length_mm if case else None,
        "case_psu_count": case.psu_count if case else None,
        "case_board_forms": case.board_form_factors if case else None,
    }


def _of_chassis(build: Build) -> Figures:
    chassis = build.chassis
    return {
        "chassis_kind": chassis.kind if chassis else None,
        "chassis_gpus": _chassis_gpus(build),
        "chassis_gpu_w": chassis.gpu_w_at_most if chassis else None,
        "chassis_card_cooling": chassis.card_cooling or None if chassis else None,
    }


def _chassis_gpus(build: Build) -> int | None:
    """Return how many cards as thick as these fit into the chassis."""
    chassis = build.chassis
    slots = _of_gpu(build)["gpu_slots"]
    if chassis is None:
        return None
    if chassis.kind in ("sxm", "oam"):
        return chassis.gpu_count_2_slot
    if slots is None:
        return None
    if slots <= 1 and chassis.gpu_count_1_slot is not None:
        return chassis.gpu_count_1_slot
    return chassis.gpu_count_2_slot if slots <= TWO_SLOTS else chassis.gpu_count_3_slot


def _of_rest(build: Build) -> Figures:
    cooler = build.cooler
    height = cooler.height_mm if cooler else None
    return {
        "cooler_sockets": cooler.sockets if cooler else None,
        "cooler_height_mm": 0.0 if cooler and cooler.kind == "liquid" else height,
        "cooler_rated_w": cooler.rated_w if cooler else None,
        "storage_gb": sum(drive.capacity_gb for drive in build.storage),
        "drive_count": len(build.storage),
        "network_gbps": build.network.speed_gbps if build.network else _WIRED_GBPS,
    }
