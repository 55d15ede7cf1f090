"""Build: a computer put together from parts, as a reader, a contributor or the chooser names it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.facts.records.builds import Use
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
    Ssd,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit


@dataclass(frozen=True)
class Build:
    """Parts that are to work together; what is left out is not there.

    A server's `chassis` brings board, power supplies (`psu`) and fans of its own. Without a
    `circuit` the computer hangs on the usual socket of the region; `circuit_count` is how many
    circuits its power supplies are spread over.
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
    circuit: Circuit | None = None
    circuit_count: int = 1
    total_usd: float | None = None
    budget_usd: float | None = None


def population_for(populations: Sequence[Population], gpu_count: int) -> Population | None:
    """Return the population of so many accelerators; one without a condition comes first."""
    matching = [population for population in populations if population.gpu_count == gpu_count]
    return min(matching, key=lambda population: population.condition is not None, default=None)
