"""Named builds: the build that a file names, with its parts from the catalogue."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TypeVar

from macros.advice.builds.build import Build, Cards, supply_of
from macros.advice.builds.mains import MainsSupply, circuit_ids
from macros.advice.prices.offers import Offer
from macros.facts.build_file import BuildFile, CountedCard, PartName
from macros.facts.catalog import Catalog
from macros.facts.own_part import own_part
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
from macros.facts.records.regions import Circuit

AnyPart = TypeVar("AnyPart", bound=Part)


def named_build(
    file: BuildFile, catalog: Catalog, mains: MainsSupply, offers: Mapping[str, Sequence[Offer]]
) -> Build:
    """Return the build; its total is that of the cheapest offers of parts that have one.

    Raises KeyError for a part that the catalogue lacks, ValueError for an unknown circuit.
    """
    parts = catalog.parts
    chassis = _part(Chassis, parts.chassis, file.chassis)
    computer = _part(Computer, parts.computers, file.computer)
    psu = _part(PowerSupply, parts.power_supplies, file.psu)
    if chassis:
        psu = parts.power_supplies.get(chassis.psu or "") if chassis.brings_supply else psu
    elif computer and not file.external:
        psu = supply_of(computer, psu)
    return Build(
        gpu=catalog.gpus[file.gpu],
        gpu_count=file.gpu_count,
        use=file.use,
        gpu_board=_part(GpuBoard, parts.gpu_boards, file.gpu_board),
        gpu_power_limit_w=file.gpu_power_limit_w,
        cpu=_part(Cpu, parts.cpus, file.cpu),
        cpu_count=file.cpu_count,
        motherboard=_part(Motherboard, parts.motherboards, file.motherboard),
        memory=tuple(
            (_named(MemoryKit, parts.memory_kits, kit.part), kit.count) for kit in file.memory
        ),
        psu=psu,
        psu_count=file.psu_count,
        case=_part(Case, parts.cases, file.case),
        chassis=chassis,
        computer=computer,
        cooler=_part(Cooler, parts.coolers, file.cooler),
        storage=tuple(_named(Ssd, parts.ssds, drive) for drive in file.storage),
        network=_part(NetworkCard, parts.network_cards, file.network),
        external=file.external,
        dock_length_mm=file.dock_length_mm,
        mounting=file.mounting,
        card_air=file.card_air,
        bridge_slots=file.bridge_slots,
        above_4g=file.above_4g,
        circuit=_circuit(file.circuit, mains),
        circuit_count=file.circuit_count,
        further_cards=tuple(_cards(card, catalog) for card in file.further_gpus),
        further_psus=tuple(_named(PowerSupply, parts.power_supplies, p) for p in file.further_psus),
        card_psus=file.card_psus,
        psu_circuits=file.psu_circuits,
        total_usd=_total_usd(file, offers),
        budget_usd=file.budget_usd,
    )


def _named(record: type[AnyPart], known: Mapping[str, AnyPart], name: PartName) -> AnyPart:
    """Return the part of an id, or one with the figures that the file says."""
    return known[name] if isinstance(name, str) else own_part(record, name)


def _part(
    record: type[AnyPart], known: Mapping[str, AnyPart], name: PartName | None
) -> AnyPart | None:
    return None if name is None else _named(record, known, name)


def _cards(card: CountedCard, catalog: Catalog) -> Cards:
    """Return further cards; a maker's model says which accelerator it carries."""
    board = catalog.parts.gpu_boards.get(card.part)
    return Cards(catalog.gpus[board.gpu if board else card.part], card.count, board)


def _circuit(id_: str | None, mains: MainsSupply) -> Circuit | None:
    if id_ is None:
        return mains.usual
    by_id = dict(zip(circuit_ids(mains.circuits), mains.circuits, strict=True))
    if id_ not in by_id:
        raise ValueError(f"the region has no circuit '{id_}'. Allowed: {', '.join(by_id)}.")
    return by_id[id_]


def _total_usd(file: BuildFile, offers: Mapping[str, Sequence[Offer]]) -> float:
    """Return the sum of the cheapest offers without tax, of parts that have one."""
    single = (file.motherboard, file.case, file.chassis, file.computer, file.cooler, file.network)
    counts: list[tuple[PartName | None, int]] = [(file.gpu, file.gpu_count)]
    counts += [(file.cpu, file.cpu_count), (file.psu, file.psu_count)]
    counts += [(name, 1) for name in (*single, *file.storage, *file.further_psus)]
    counts += [(kit.part, kit.count) for kit in file.memory]
    counts += [(card.part, card.count) for card in file.further_gpus]
    prices = {
        id_: min((offer.usd for offer in offers.get(id_, ())), default=0.0)
        for id_, _ in counts
        if isinstance(id_, str)
    }
    return math.fsum(prices[id_] * count for id_, count in counts if isinstance(id_, str))
