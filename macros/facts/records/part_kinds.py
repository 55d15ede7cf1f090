"""Parts: all kinds of parts of a computer, where their files lie, and their records by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, cast

from macros.facts.records.kinds import Folder, kinds_of
from macros.facts.records.parts import (
    Case,
    Chassis,
    Computer,
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
    "computer",
    "cooler",
    "cpu",
    "gpu_board",
    "memory_kit",
    "motherboard",
    "network_card",
    "power_supply",
    "ssd",
]


@dataclass(frozen=True)
class Parts:
    """The parts of each kind by id; fields are named after their folders."""

    cases: Annotated[Mapping[str, Case], Folder("parts/cases", "case")]
    chassis: Annotated[Mapping[str, Chassis], Folder("parts/chassis", "chassis")]
    computers: Annotated[Mapping[str, Computer], Folder("parts/computers", "computer")]
    coolers: Annotated[Mapping[str, Cooler], Folder("parts/coolers", "cooler")]
    cpus: Annotated[Mapping[str, Cpu], Folder("parts/cpus", "cpu")]
    gpu_boards: Annotated[Mapping[str, GpuBoard], Folder("parts/gpu_boards", "gpu_board")]
    memory_kits: Annotated[Mapping[str, MemoryKit], Folder("parts/memory_kits", "memory_kit")]
    motherboards: Annotated[Mapping[str, Motherboard], Folder("parts/motherboards", "motherboard")]
    network_cards: Annotated[
        Mapping[str, NetworkCard], Folder("parts/network_cards", "network_card")
    ]
    power_supplies: Annotated[
        Mapping[str, PowerSupply], Folder("parts/power_supplies", "power_supply")
    ]
    ssds: Annotated[Mapping[str, Ssd], Folder("parts/ssds", "ssd")]

    @property
    def by_id(self) -> Mapping[str, Part]:
        """All parts, whatever their kind: an id is that of one part only."""
        return {id_: part for folder in PART_FOLDERS for id_, part in getattr(self, folder).items()}


# The kind in each folder below data/parts/.
PART_FOLDERS: Mapping[str, PartKind] = {
    kind.place.path.removeprefix("parts/"): cast(PartKind, kind.name) for kind in kinds_of(Parts)
}
# The record of the parts in each of these folders.
PART_RECORDS: Mapping[str, type[Part]] = {
    kind.place.path.removeprefix("parts/"): kind.record for kind in kinds_of(Parts)
}
