"""Named builds: the build that a file names, with its parts from the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply, circuit_ids
from macros.advice.prices.offers import Offer
from macros.facts.build_file import BuildFile
from macros.facts.catalog import Catalog
from macros.facts.records.regions import Circuit


def named_build(
    file: BuildFile, catalog: Catalog, mains: MainsSupply, offers: Mapping[str, Sequence[Offer]]
) -> Build:
    """Return the build; its total is that of the cheapest offers of parts that have one.

    Raises KeyError for a part that the catalogue lacks, ValueError for an unknown circuit.
    """
    parts = catalog.parts
    chassis = parts.chassis[file.chassis] if file.chassis else None
    psu = chassis.psu if chassis else file.psu
    return Build(
        gpu=catalog.gpus[file.gpu],
        gpu_count=file.gpu_count,
        use=file.use,
        gpu_board=parts.gpu_boards[file.gpu_board] if file.gpu_board else None,
        gpu_power_limit_w=file.gpu_power_limit_w,
        cpu=parts.cpus[file.cpu] if file.cpu else None,
        cpu_count=file.cpu_count,
        motherboard=parts.motherboards[file.motherboard] if file.motherboard else None,
        memory=tuple((parts.memory_kits[kit.part], kit.count) for kit in file.memory),
        psu=parts.power_supplies.get(psu or ""),
        psu_count=file.psu_count,
        case=parts.cases[file.case] if file.case else None,
        chassis=chassis,
        cooler=parts.coolers[file.cooler] if file.cooler else None,
        storage=tuple(parts.ssds[id_] for id_ in file.storage),
        network=parts.network_cards[file.network] if file.network else None,
        circuit=_circuit(file.circuit, mains),
        circuit_count=file.circuit_count,
        total_usd=_total_usd(file, offers),
        budget_usd=file.budget_usd,
    )


def _circuit(id_: str | None, mains: MainsSupply) -> Circuit | None:
    if id_ is None:
        return mains.usual
    by_id = dict(zip(circuit_ids(mains.circuits), mains.circuits, strict=True))
    if id_ not in by_id:
        raise ValueError(f"the region has no circuit '{id_}'. Allowed: {', '.join(by_id)}.")
    return by_id[id_]


def _total_usd(file: BuildFile, offers: Mapping[str, Sequence[Offer]]) -> float:
    """Return the sum of the cheapest offers without tax, of parts that have one."""
    single = (file.cpu, file.motherboard, file.psu, file.case, file.chassis, file.cooler)
    counts = [(file.gpu, file.gpu_count), (file.network, 1), *((id_, 1) for id_ in single)]
    counts += [(kit.part, kit.count) for kit in file.memory]
    counts += [(id_, 1) for id_ in file.storage]
    times = {file.cpu: file.cpu_count, file.psu: file.psu_count}
    total = 0.0
    for id_, count in counts:
        if id_ is None:
            continue
        usd = min((offer.usd for offer in offers.get(id_, ())), default=0.0)
        total += usd * count * times.get(id_, 1)
    return total
