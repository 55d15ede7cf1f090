"""Platforms: groups of processors with the same lanes, and the cards that boards for them take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu, Motherboard


@dataclass(frozen=True)
class Platform:
    """Processors of the same boards, lanes and memory channels, the ones with fewer cores first.

    `cards_x16` and `cards_x8` are the most accelerators that a board of the catalogue gives so many
    lanes each; None where no such board says its lanes.
    """

    boards: tuple[str, ...]
    generation: int | None
    lanes: int | None
    memory_channels: int | None
    cpus: tuple[Cpu, ...]
    cards_x16: int | None
    cards_x8: int | None


def platforms(catalog: Catalog) -> list[Platform]:
    """Return the platforms of the catalogue's processors, those with fewer lanes first.

    A processor whose lanes nobody prints consistently stands with those of its boards, unknown.
    """
    groups: dict[tuple[object, ...], list[Cpu]] = defaultdict(list)
    for cpu in catalog.parts.cpus.values():
        groups[cpu.platforms, cpu.pcie_generation, cpu.pcie_lanes, cpu.memory_channels].append(cpu)
    return sorted(
        (_platform(catalog, members) for members in groups.values()),
        key=lambda platform: (platform.memory_channels or 0, platform.lanes or 0, platform.boards),
    )


def _platform(catalog: Catalog, members: list[Cpu]) -> Platform:
    cpus = tuple(sorted(members, key=lambda cpu: (cpu.cores, cpu.name)))
    first = cpus[0]
    boards = [board for board in catalog.parts.motherboards.values() if _fits(board, first)]
    return Platform(
        boards=first.platforms,
        generation=first.pcie_generation,
        lanes=first.pcie_lanes,
        memory_channels=first.memory_channels,
        cpus=cpus,
        cards_x16=_most_cards(boards, first, 16),
        cards_x8=_most_cards(boards, first, 8),
    )


def _fits(board: Motherboard, cpu: Cpu) -> bool:
    return board.socket == cpu.socket and board.platform in cpu.platforms


def _most_cards(boards: list[Motherboard], cpu: Cpu, lanes: int) -> int | None:
    """Return the most cards with at least so many lanes each; 0 where boards give fewer."""
    known = [widths for board in boards for widths in _populations(board, cpu)]
    wide = [len(widths) for widths in known if min(widths) >= lanes]
    return max(wide, default=0) if known else None


def _populations(board: Motherboard, cpu: Cpu) -> Iterator[list[int]]:
    """Yield the lanes of each card, for every number of cards whose lanes are all known."""
    for population in board.populations:
        widths: list[int] = [slot.lanes for slot in population.slots if slot.lanes is not None]
        if cpu.gpu_slot_lanes:
            widths = [min(width, cpu.gpu_slot_lanes) for width in widths]
        if len(widths) == len(population.slots) == population.gpu_count:
            yield widths
