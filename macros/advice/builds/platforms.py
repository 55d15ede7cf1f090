"""Platforms: groups of processors with the same lanes, and the cards that boards for them take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu, Motherboard, Slot


@dataclass(frozen=True)
class Platform:
    """Processors of the same boards, lanes and memory channels, the ones with fewer cores first.

    `cards_x16` and `cards_x8` are the most accelerators that a board of the catalogue gives so many
    lanes of the processor each; None where no such board says its lanes. `switched_x16` and
    `switched_x8` are more than these, where a switch on the board shares the lanes out.
    """

    boards: tuple[str, ...]
    generation: int | None
    lanes: int | None
    memory_channels: int | None
    cpus: tuple[Cpu, ...]
    cards_x16: int | None
    cards_x8: int | None
    switched_x16: int | None = None
    switched_x8: int | None = None


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
    x16, x8 = (_most_cards(boards, first, lanes) for lanes in (16, 8))
    return Platform(
        boards=first.platforms,
        generation=first.pcie_generation,
        lanes=first.pcie_lanes,
        memory_channels=first.memory_channels,
        cpus=cpus,
        cards_x16=x16[0],
        cards_x8=x8[0],
        switched_x16=x16[1],
        switched_x8=x8[1],
    )


def _fits(board: Motherboard, cpu: Cpu) -> bool:
    return board.socket == cpu.socket and board.platform in cpu.platforms


def _most_cards(boards: list[Motherboard], cpu: Cpu, lanes: int) -> tuple[int | None, int | None]:
    """Return the most cards with at least so many lanes each, and with a switch if that is more.

    The first is 0 where boards give fewer, and None where no board without a switch says.
    """
    known = [slots for board in boards for slots in _populations(board)]
    own = [slots for slots in known if not any(slot.origin == "switch" for slot in slots)]
    most = max((len(slots) for slots in own if _feeds(slots, cpu, lanes)), default=0)
    switched = max((len(slots) for slots in known if _are_wide(slots, cpu, lanes)), default=0)
    return most if own else None, switched if switched > most else None


def _populations(board: Motherboard) -> Iterator[Sequence[Slot]]:
    """Yield the slots in use, for every number of cards whose lanes are all known."""
    for population in board.populations:
        slots = population.slots
        if len(slots) == population.gpu_count and all(slot.lanes is not None for slot in slots):
            yield slots


def _feeds(slots: Sequence[Slot], cpu: Cpu, lanes: int) -> bool:
    """Return whether each slot gets so many lanes, and the processor has as many in all.

    The manual of a board names the widths with its best processor.
    """
    from_cpu = sum(slot.origin != "chipset" for slot in slots)
    has_all = cpu.pcie_lanes is None or from_cpu * lanes <= cpu.pcie_lanes
    return has_all and _are_wide(slots, cpu, lanes)


def _are_wide(slots: Sequence[Slot], cpu: Cpu, lanes: int) -> bool:
    most = cpu.gpu_slot_lanes or lanes
    return all(min(slot.lanes or 0, most) >= lanes for slot in slots)
