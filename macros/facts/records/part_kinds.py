"""Parts: all kinds of parts of a computer, where their files lie, and their records by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, Literal

from macros.facts.records.parts import (
    Case,
    Chassis,
    Cooler,
    Cpu,
    GpuBoard,
    MemoryKit,
    Motherboard,
    NetworkCard,
    Part,
    PowerSupply,
    Ssd,
)

PartKind = Literal[
    "case",
    "chassis",
    "cooler",
    "cpu",
    "gpu_board",
    "memory_kit",
    "motherboard",
    "network_card",
    "power_supply",
    "ssd",
]

PART_MODELS: Mapping[PartKind, type[Part]] = {
    "case": Case,
    "chassis": Chassis,
    "cooler": Cooler,
    "cpu": Cpu,
    "gpu_board": GpuBoard,
    "memory_kit": MemoryKit,
    "motherboard": Motherboard,
    "network_card": NetworkCard,
    "power_supply": PowerSupply,
    "ssd": Ssd,
}
# Folders below data/parts/.
PART_FOLDERS: Mapping[str, PartKind] = {
    "cases": "case",
    "chassis": "chassis",
    "coolers": "cooler",
    "cpus": "cpu",
    "gpu_boards": "gpu_board",
    "memory_kits": "memory_kit",
    "motherboards": "motherboard",
    "network_cards": "network_card",
    "power_supplies": "power_supply",
    "ssds": "ssd",
}


@dataclass(frozen=True)
class Parts:
    """The parts of each kind by id; fields are named after their folders."""

    cases: Mapping[str, Case]
    chassis: Mapping[str, Chassis]
    coolers: Mapping[str, Cooler]
    cpus: Mapping[str, Cpu]
    gpu_boards: Mapping[str, GpuBoard]
    memory_kits: Mapping[str, MemoryKit]
    motherboards: Mapping[str, Motherboard]
    network_cards: Mapping[str, NetworkCard]
    power_supplies: Mapping[str, PowerSupply]
    ssds: Mapping[str, Ssd]

    @property
    def by_id(self) -> Mapping[str, Part]:
        """All parts, whatever their kind: an id is that of one part only."""
        return {
            id_: part for field in fields(self) for id_, part in getattr(self, field.name).items()
        }


def parts_of(found: Mapping[PartKind, Mapping[str, Any]]) -> Parts:
    """Return the parts, each kind in the order of ids."""
    return Parts(
        **{
            folder: MappingProxyType(dict(sorted(found.get(kind, {}).items())))
            for folder, kind in PART_FOLDERS.items()
        }
    )
