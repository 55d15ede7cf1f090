"""Build: a computer put together from parts, as a reader, a contributor or the chooser names it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.facts.build_records import Use
from macros.facts.part_records import (
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
    Ssd,
)
from macros.facts.records import Gpu


@dataclass(frozen=True)
class Build:
    """Parts that are to work together; what is left out is not there.

    A server's `chassis` brings board, power supplies and fans of its own.
    """

    gpu: Gpu
    gpu_count: int
    use: Use = "independent"
    gpu_board: GpuBoard | None = None
    gpu_power_limit_w: float | None = None
    cpu: Cpu | None = None
    cpu_count: int = 1
    motherboard: Motherboard | None = None
    memory: tuple[tuple[MemoryKit, int], ...] = ()
    psu: PowerSupply | None = None
    psu_count: int = 1
    case: Case | None = None
    chassis: Chassis | None = None
    cooler: Cooler | None = None
    storage: tuple[Ssd, ...] = ()
    network: NetworkCard | None = None

    @property
    def population(self) -> Population | None:
        """Where the accelerators go on the board, with nothing else that takes their lanes."""
        if self.motherboard is None:
            return None
        return population_for(self.motherboard.populations, self.gpu_count)


def population_for(populations: Sequence[Population], gpu_count: int) -> Population | None:
    """Return the population of so many accelerators; one without a condition comes first."""
    found = [one for one in populations if one.gpu_count == gpu_count]
    return min(found, key=lambda one: one.condition is not None, default=None)
