"""Figures: what the rules read of a build, by name; None is unknown.

The functions for one kind of part each let the chooser compute the figures of a part once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from macros.advice.builds.build import Build, population_for
from macros.advice.builds.evaluation import Figures, Value, evaluate
from macros.advice.builds.mains import MainsSupply, efficiency, lasting_w, output_w
from macros.facts.records.builds import BuildFigure
from macros.facts.records.formula import parsed_formula
from macros.facts.records.parts import (
    Case,
    Chassis,
    Cooler,
    Cpu,
    GpuBoard,
    MemoryKit,
    Motherboard,
    NetworkCard,
    Population,
    PowerSupply,
    Slot,
    Ssd,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

# Connectors that carry up to 600 W, whatever their names.
NAMES_OF_16PIN = ("16-pin", "12V-2x6", "12-pin")
# A cable for 8 pins of PCIe has a plug that parts into 6 and 2.
NAMES_OF_8PIN = ("8-pin", "6-pin")
# Plugs of processors, which professional cards have as well.
NAMES_OF_EPS = ("8-pin EPS", "4+4-pin EPS12V")
_WIRED_GBPS = 1.0  # every board has at least that


def figures_of(build: Build, mains: MainsSupply, computed: Mapping[str, BuildFigure]) -> Figures:
    """Return all figures that a formula may name: `BUILD_FIGURES` and the `computed` ones."""
    circuit = build.circuit or mains.usual
    read = {
        **gpu_figures(build.gpu, build.gpu_board, build.gpu_count, build.gpu_power_limit_w),
        **cpu_figures(build.cpu, build.cpu_count),
        **board_figures(build.motherboard, build.chassis, build.gpu_count),
        **memory_figures(build.memory),
        **psu_figures(build.psu, build.psu_count, build.chassis, circuit),
        **case_figures(build.case),
        **chassis_figures(build.chassis),
        **cooler_figures(build.cooler),
        **storage_figures(build.storage),
        **network_figures(build.network),
        **circuit_figures(circuit, build.circuit_count),
        "use": build.use,
        "total_usd": build.total_usd,
        "budget_usd": build.budget_usd,
    }
    return with_computed(read, computed)


def with_computed(read: dict[str, Value], computed: Mapping[str, BuildFigure]) -> Figures:
    """Return figures with those that published formulas compute from them."""
    figures = dict(read)
    for figure in computed.values():
        figures[figure.id] = evaluate(parsed_formula(figure.formula), figures)
    return figures


def gpu_figures(
    gpu: Gpu, board: GpuBoard | None, count: int, power_limit_w: float | None
) -> dict[str, Value]:
    """Return the figures of accelerators; a maker's board comes before the reference."""
    rated = (board.power_limit_w if board else None) or gpu.power.tdp_w
    connectors = gpu.power.connectors
    if board and board.connectors is not None:
        connectors = board.connectors
    return {
        "gpu_count": count,
        "gpu_w": power_limit_w or rated,
        "gpu_rated_w": rated,
        "gpu_peak_w": gpu.power.peak_w,
        "gpu_spike_w": gpu.power.spike_w,
        "gpu_memory_gb": gpu.memory.size_gb,
        "gpu_form_factor": gpu.form_factor,
        "gpu_cooling": (board.cooling if board else None) or gpu.cooling,
        "gpu_side_by_side": board.side_by_side if board else None,
        "gpu_slots": (board.slots if board else None) or gpu.board.slots,
        "gpu_length_mm": (board.length_mm if board else None) or gpu.board.length_mm,
        "gpu_16pin": connector_count(connectors, NAMES_OF_16PIN),
        "gpu_8pin": connector_count(connectors, NAMES_OF_8PIN),
        "gpu_eps": connector_count(connectors, NAMES_OF_EPS),
        "gpu_segment": gpu.segment,
        "gpu_vendor": gpu.vendor.lower(),
        "gpu_link": None if gpu.links.interconnects is None else bool(gpu.links.interconnects),
    }


def connector_count(connectors: Sequence[str] | None, names: Iterable[str]) -> int | None:
    """Return how many connectors of these names stand in a list such as `2x 8-pin`."""
    if connectors is None:
        return None
    parted = (connector.partition("x ") for connector in connectors)
    return sum(int(count) for count, _, kind in parted if kind in tuple(names))


def cpu_figures(cpu: Cpu | None, count: int) -> dict[str, Value]:
    """Return the figures of all processors together."""
    watts = (cpu.package_power_w or cpu.tdp_w) if cpu else None
    return {
        "cpu_w": watts * count if watts else None,
        "cpu_count": count,
        "cpu_most": cpu.most_per_board if cpu else None,
        "cpu_cores": cpu.cores * count if cpu else None,
        "cpu_boost_ghz": cpu.boost_ghz if cpu else None,
        "cpu_slot_lanes": cpu.gpu_slot_lanes if cpu else None,
        "cpu_generation": cpu.pcie_generation if cpu else None,
        "cpu_lanes": cpu.pcie_lanes * count if cpu and cpu.pcie_lanes else None,
        "cpu_platforms": cpu.platforms if cpu else None,
        "cpu_socket": cpu.socket if cpu else None,
        "cpu_memory_type": cpu.memory_type if cpu else None,
        "cpu_memory_channels": cpu.memory_channels if cpu else None,
        "cpu_memory_max_gb": cpu.memory_max_gb if cpu else None,
        "cpu_integrated_graphics": cpu.integrated_graphics if cpu else None,
        "cpu_ecc": cpu.ecc if cpu else None,
    }


def board_figures(
    board: Motherboard | None, chassis: Chassis | None, gpu_count: int
) -> dict[str, Value]:
    """Return the figures of the board, with the slots as so many accelerators find them."""
    host = board or chassis
    populations = board.populations if board else ()
    population = population_for(populations, gpu_count)
    slots = population.slots if population else ()
    return {
        "board_platform": board.platform if board else None,
        "board_form_factor": board.form_factor if board else None,
        "board_memory_type": host.memory_type if host else None,
        "board_memory_slots": host.memory_slots if host else None,
        "board_memory_channels": board.memory_channels if board else None,
        "board_memory_max_gb": board.memory_max_gb if board else None,
        "board_ecc": board.ecc if board else None,
        "board_own_display": board.own_display if board else None,
        "board_most_gpus": max((one.gpu_count for one in populations), default=None),
        "least_lanes": _least(slots, lambda slot: slot.lanes),
        "least_lanes_shared": _least_shared(populations, gpu_count),
        "least_generation": _least(slots, lambda slot: slot.pcie_generation),
        "least_gap_slots": _least(slots[:-1], lambda slot: slot.next_gpu_slots),
        "last_position": slots[-1].position if slots else None,
    }


def _least(slots: Sequence[Slot], figure: Callable[[Slot], float | None]) -> Value:
    """Return the least figure; None without slots, or where one slot's is unknown."""
    found = [figure(slot) for slot in slots]
    known = [one for one in found if one is not None]
    return min(known) if known and len(known) == len(found) else None


def _least_shared(populations: Sequence[Population], gpu_count: int) -> Value:
    """Return the fewest lanes of a slot where something else is filled as well."""
    shared = [one for one in populations if one.gpu_count == gpu_count and one.condition]
    lanes = [_least(one.slots, lambda slot: slot.lanes) for one in shared]
    return min((one for one in lanes if one is not None), default=None)


def memory_figures(kits: Sequence[tuple[MemoryKit, int]]) -> dict[str, Value]:
    """Return the figures of all memory together."""
    types = {kit.type for kit, _ in kits}
    return {
        "memory_gb": sum(kit.modules * kit.module_gb * count for kit, count in kits),
        "memory_modules": sum(kit.modules * count for kit, count in kits),
        "memory_type": types.pop() if len(types) == 1 else None,
        "memory_ecc": all(kit.ecc for kit, _ in kits) if kits else None,
    }


def psu_figures(
    psu: PowerSupply | None, count: int, chassis: Chassis | None, circuit: Circuit | None
) -> dict[str, Value]:
    """Return the figures of all power supplies that carry the load, on the circuit's voltage."""
    volts = circuit.volts if circuit else None
    needed: int | None = count
    if chassis:
        count, needed = chassis.psu_count or 0, chassis.psu_needed
    label = psu.rated_w if psu else chassis.psu_rated_w if chassis else None
    output = psu.output if psu else chassis.psu_output if chassis else None
    delivered = output_w(output, label, volts) if output and label else None
    least_volts = [part.least_input_v for part in (psu, chassis) if part and part.least_input_v]
    return {
        "psu_count": count or None,
        "psu_needed": needed if psu or chassis else None,
        "psu_label_w": _times(label, needed),
        "psu_output_w": _times(delivered, needed),
        "psu_efficiency": efficiency(psu.efficiency, volts) if psu else None,
        "psu_atx_version": psu.atx_version if psu else None,
        "psu_16pin": _times(psu.connectors_16pin, needed) if psu else None,
        "psu_8pin": _times(psu.connectors_8pin, needed) if psu else None,
        "psu_eps": _times(psu.connectors_eps, needed) if psu else None,
        "psu_length_mm": psu.length_mm if psu else None,
        "psu_least_v": max(least_volts, default=None),
    }


def _times(each: float | None, count: int | None) -> float | None:
    return None if each is None or count is None else each * count


def case_figures(case: Case | None) -> dict[str, Value]:
    """Return the figures of a desktop case."""
    return {
        "case_slots": case.expansion_slots if case else None,
        "case_gpu_length_mm": case.gpu_length_mm if case else None,
        "case_cooler_mm": case.cooler_height_mm if case else None,
        "case_psu_mm": case.psu_length_mm if case else None,
        "case_psu_count": case.psu_count if case else None,
        "case_board_forms": case.board_form_factors if case else None,
    }


def chassis_figures(chassis: Chassis | None) -> dict[str, Value]:
    """Return the figures of a server chassis."""
    return {
        "is_chassis": chassis is not None,
        "chassis_kind": chassis.kind if chassis else None,
        "chassis_1_slot": chassis.gpu_count_1_slot if chassis else None,
        "chassis_2_slot": chassis.gpu_count_2_slot if chassis else None,
        "chassis_3_slot": chassis.gpu_count_3_slot if chassis else None,
        "chassis_modules": chassis.module_count if chassis else None,
        "chassis_cpus": chassis.cpu_count if chassis else None,
        "chassis_power_w": chassis.power_w if chassis else None,
        "chassis_platforms": chassis.cpu_platforms or None if chassis else None,
        "chassis_gpu_w": chassis.gpu_w_at_most if chassis else None,
        "chassis_card_cooling": chassis.card_cooling or None if chassis else None,
    }


def cooler_figures(cooler: Cooler | None) -> dict[str, Value]:
    """Return the figures of the processor's cooler."""
    height = cooler.height_mm if cooler else None
    return {
        "cooler_sockets": cooler.sockets if cooler else None,
        "cooler_height_mm": 0.0 if cooler and cooler.kind == "liquid" else height,
        "cooler_rated_w": cooler.rated_w if cooler else None,
    }


def storage_figures(drives: Sequence[Ssd]) -> dict[str, Value]:
    """Return the figures of all drives together."""
    speeds = [drive.read_mb_s for drive in drives if drive.read_mb_s is not None]
    return {
        "storage_gb": sum(drive.capacity_gb for drive in drives),
        "drive_count": len(drives),
        "drive_read_mb_s": max(speeds, default=None),
    }


def network_figures(card: NetworkCard | None) -> dict[str, Value]:
    """Return the speed of the network."""
    return {"network_gbps": card.speed_gbps if card else _WIRED_GBPS}


def circuit_figures(circuit: Circuit | None, count: int) -> dict[str, Value]:
    """Return what the circuits that feed the computer deliver."""
    return {
        "mains_v": circuit.volts if circuit else None,
        "circuit_w": lasting_w(circuit) if circuit else None,
        "circuit_count": count,
    }
