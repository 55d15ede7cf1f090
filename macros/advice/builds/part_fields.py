"""Part fields: what formulas read of a part beyond its record, computed once for all who ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import singledispatch
from itertools import combinations
from typing import Any

from macros.advice.builds.build import population_for
from macros.advice.builds.evaluation import Value
from macros.advice.builds.mains import MAINS_CLASSES, efficiency, lasting_w, mains_class, output_w
from macros.facts.records.connectors import card_plugs
from macros.facts.records.evidence import is_derived
from macros.facts.records.parts import (
    Chassis,
    Computer,
    GpuBoard,
    LaneOrigin,
    Motherboard,
    Part,
    Population,
    PowerSupply,
    Slot,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

Fields = dict[str, Value]
# The field with further fields that hold for one value of a build's `gpu_count` or `mains`:
# {"gpu_count": {2: {"least_lanes": 8}}}.
BY = "by"

# The form of boards that have one slot: those of others may have more than are on record.
SMALLEST_BOARD = "Mini-ITX"


def fields_of(part: Part | Gpu | Circuit) -> Fields:
    """Return the known fields of a part by name: those of its record and the computed ones."""
    return known({**vars(part), **computed_fields(part)})


def fields_for(part: Part | Gpu | Circuit, build: Mapping[str, Value]) -> Fields:
    """Return the known fields of a part as they hold in a `build` of this `gpu_count` and `mains`.

    Other values that are known of the build are not asked.
    """
    fields = fields_of(part)
    for name, cases in fields.pop(BY, {}).items():
        fields |= cases.get(build.get(name), {})
    return fields


def known(fields: Mapping[str, Any]) -> Fields:
    """Return fields without those that say nothing: None and empty lists."""
    return {name: value for name, value in fields.items() if value is not None and value != ()}


@singledispatch
def computed_fields(part: object) -> Fields:
    """Return the computed fields of a part, None where unknown; most kinds have none."""
    return {}


@computed_fields.register
def _(gpu: Gpu) -> Fields:
    interconnects = gpu.links.interconnects
    return {
        "vendor_id": gpu.vendor.lower(),
        "memory_gb": gpu.memory.size_gb,
        "tdp_w": gpu.power.tdp_w,
        "peak_w": gpu.power.peak_w,
        "spike_w": gpu.power.spike_w,
        "recommended_psu_w": gpu.power.recommended_psu_w,
        "software_status": gpu.software.status if gpu.software else None,
        **_sizes(gpu),
        "height_mm": gpu.board.height_mm,
        "linked": None if interconnects is None else bool(interconnects),
        **_connector_counts(gpu.power.connectors, gpu.power.adapter_8pin),
    }


@computed_fields.register
def _(board: GpuBoard) -> Fields:
    return _connector_counts(board.connectors, board.adapter_8pin)


@computed_fields.register
def _(board: Motherboard) -> Fields:
    """Return the fields of its slots: a first slot on record does not say that there is no other.

    Only a board of the smallest form, or one whose slots are counted, is known to take one card.
    """
    fields = _slot_fields(board.populations)
    is_counted = board.slot_count == 1 or board.form_factor == SMALLEST_BOARD
    return {**fields, "most_gpus": None} if fields["most_gpus"] == 1 and not is_counted else fields


@computed_fields.register
def _(computer: Computer) -> Fields:
    return _slot_fields(computer.populations)


@computed_fields.register
def _(psu: PowerSupply) -> Fields:
    return {
        BY: {
            "mains": {
                mains: known(
                    {
                        "output_w": output_w(psu.output, psu.rated_w, mains),
                        "efficiency_share": efficiency(psu.efficiency, mains),
                    }
                )
                for mains in MAINS_CLASSES
            }
        }
    }


@computed_fields.register
def _(chassis: Chassis) -> Fields:
    label = chassis.psu_rated_w
    outputs = {
        mains: output_w(chassis.psu_output, label, mains) if label else None
        for mains in MAINS_CLASSES
    }
    return {
        "psu_least_input_v": chassis.least_input_v,
        BY: {"mains": {mains: known({"psu_output_w": w}) for mains, w in outputs.items()}},
    }


@computed_fields.register
def _(circuit: Circuit) -> Fields:
    return {
        "lasting_w": lasting_w(circuit),
        "household": circuit.household,
        "mains": mains_class(circuit),
    }


def _sizes(gpu: Gpu) -> Fields:
    """Return thickness and length; the middle of many models has a name of its own."""
    sizes = {"slots": gpu.board.slots, "length_mm": gpu.board.length_mm}
    return {
        f"median_{name}" if is_derived(gpu, f"board.{name}") else name: size
        for name, size in sizes.items()
    }


def _connector_counts(connectors: Sequence[str] | None, adapter_8pin: int | None) -> Fields:
    """Return the plugs that a card needs; a 12-pin connector takes 8-pin ones by its adapter."""
    if connectors is None:
        return {}
    plugs = card_plugs(connectors, adapter_8pin)
    return {
        "connectors_16pin": plugs.of_16pin,
        "connectors_12pin": plugs.of_12pin,
        "connectors_8pin": plugs.of_8pin,
        "connectors_6pin": plugs.of_6pin or None,
        "adapter_8pin": adapter_8pin,
        "connectors_eps": plugs.of_eps,
    }


def _slot_fields(populations: Sequence[Population]) -> Fields:
    """Return the fields of a board's slots, by how many accelerators are in them."""
    counts = sorted({population.gpu_count for population in populations})
    return {
        "most_gpus": max(counts, default=None),
        "slot_distances": _distances(populations),
        BY: {"gpu_count": {count: _slots_filled(populations, count) for count in counts}},
    }


def _distances(populations: Sequence[Population]) -> tuple[float, ...]:
    """Return how many slots two places for cards may be apart, each number once."""
    apart: set[float] = set()
    for population in populations:
        slots = population.slots
        places = [slot.position for slot in slots if slot.position is not None]
        apart |= {other - place for place, other in combinations(places, 2)}
        apart |= {slot.next_gpu_slots for slot in slots[:-1] if slot.next_gpu_slots is not None}
    return tuple(sorted(apart))


def _slots_filled(populations: Sequence[Population], gpu_count: int) -> Fields:
    """Return the fields of a board with so many accelerators in its slots."""
    population = population_for(populations, gpu_count)
    slots = population.slots if population else ()
    return known(
        {
            "least_lanes": _least(slots, lambda slot: slot.lanes),
            "cpu_slots": _from(slots, "cpu"),
            "chipset_slots": _from(slots, "chipset"),
            "least_lanes_shared": _least_shared(populations, gpu_count),
            "least_generation": _least(slots, lambda slot: slot.pcie_generation),
            "least_gap_slots": _least(slots[:-1], lambda slot: slot.next_gpu_slots),
            "last_position": slots[-1].position if slots else None,
        }
    )


def _least(slots: Sequence[Slot], figure: Callable[[Slot], float | None]) -> Value:
    """Return the least figure; None without slots, or where one slot's is unknown."""
    figures = [figure(slot) for slot in slots]
    known_figures = [value for value in figures if value is not None]
    return min(known_figures) if figures and len(known_figures) == len(figures) else None


def _from(slots: Sequence[Slot], origin: LaneOrigin) -> int | None:
    """Return how many slots get their lanes from there; None where one slot's is unknown."""
    if not slots or any(slot.origin is None for slot in slots):
        return None
    return sum(slot.origin == origin for slot in slots)


def _least_shared(populations: Sequence[Population], gpu_count: int) -> Value:
    """Return the fewest lanes of a slot where something else is filled as well."""
    shared = [each for each in populations if each.gpu_count == gpu_count and each.condition]
    lanes = [_least(population.slots, lambda slot: slot.lanes) for population in shared]
    return min((count for count in lanes if count is not None), default=None)
