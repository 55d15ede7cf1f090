"""Random builds: computers put together blindly from real parts, the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, get_args

from macros.advice.builds.build import Build, Cards, built_in_supply
from macros.advice.builds.mains import mains_of
from macros.facts.catalog import Catalog
from macros.facts.own_part import own_part
from macros.facts.records.builds import CardAir, Link, Mounting, Use
from macros.facts.records.parts import GpuBoard, Motherboard, PowerSupply
from macros.facts.records.products import Gpu

LIKELY, LEFT_OUT = 0.9, 0.12


def random_builds(catalog: Catalog, count: int, seed: int = 5) -> Iterator[tuple[str, Build]]:
    """Yield a region and a build in it, `count` times."""
    random = Random(seed)
    for _ in range(count):
        yield random_build(catalog, random)


def random_build(catalog: Catalog, random: Random) -> tuple[str, Build]:
    """Return a region and a build: some parts left out, some numbers odd, few that would work."""
    parts = catalog.parts
    region = random.choice(list(catalog.regions))
    gpu = _gpu(catalog, random)
    is_server = random.random() < 0.3
    circuits = mains_of(catalog, region).circuits
    chassis = random.choice(list(parts.chassis.values())) if is_server else None
    drives = list(parts.ssds.values())
    kits = list(parts.memory_kits.values())
    motherboard = None if is_server else _some(parts.motherboards, random)
    build = Build(
        gpu=gpu,
        gpu_count=_gpu_count(motherboard, random),
        use=random.choice(get_args(Use)),
        gpu_board=_board(gpu, parts.gpu_boards, random),
        gpu_power_limit_w=random.choice([None, None, 200.0, 333.5, 450.0]),
        cpu=_some(parts.cpus, random),
        cpu_count=random.choice([1, 1, 1, 2]),
        motherboard=motherboard,
        memory=tuple((kit, random.randint(1, 9)) for kit in random.sample(kits, _few(random))),
        psu=(
            parts.power_supplies.get(chassis.psu or "")
            if chassis
            else _some(parts.power_supplies, random)
        ),
        psu_count=random.choice([1, 1, 2, 3]),
        case=None if is_server else _some(parts.cases, random),
        chassis=chassis,
        cooler=None if is_server else _some(parts.coolers, random),
        storage=tuple(random.choices(drives, k=_few(random))),
        network=_some(parts.network_cards, random),
        circuit=random.choice([None, *circuits]),
        circuit_count=random.choice([1, 1, 2, 4]),
        further_cards=_further_cards(catalog, random),
        further_psus=() if is_server else _further_psus(catalog, random),
    )
    if random.random() < LEFT_OUT and not is_server:
        build = replace(build, psu=_own_supply(random))
    if not is_server:
        build = _in_another_host(build, catalog, random)
    build = _otherwise_joined(build, random)
    if random.random() < LEFT_OUT and build.supplies:
        psus = range(1, len(build.supplies) + 1)
        numbers = range(1, build.circuit_count + 1)
        build = replace(
            build,
            card_psus=tuple(random.choice(psus) for _ in range(build.card_count)),
            psu_circuits=tuple(random.choice(numbers) for _ in psus),
        )
    return region, build


def _in_another_host(build: Build, catalog: Catalog, random: Random) -> Build:
    """Return a build in a ready-made computer or with its cards in docks, sometimes."""
    kind = random.choices(["desktop", "computer", "dock"], [0.7, 0.2, 0.1])[0]
    if kind == "computer":
        computer = random.choice(list(catalog.parts.computers.values()))
        psu = random.choice([built_in_supply(computer), build.psu or built_in_supply(computer)])
        populations = computer.populations
        count = random.choice(populations).gpu_count if populations else build.gpu_count
        build = replace(build, motherboard=None, case=None, cooler=None, computer=computer)
        return replace(build, psu=psu, gpu_count=count)
    if kind == "dock":
        link, length_mm = random.choice(get_args(Link)), random.choice([None, 280.0, 350.5])
        return replace(build, external=link, dock_length_mm=length_mm)
    return build


def _otherwise_joined(build: Build, random: Random) -> Build:
    """Return a build with something said of how its cards are joined, sometimes."""
    if random.random() < LIKELY / 2:
        return build
    return replace(
        build,
        mounting=random.choice(get_args(Mounting)),
        card_air=random.choice(get_args(CardAir)),
        bridge_slots=random.choice([None, None, 2, 3, 4]),
        above_4g=random.choice([None, None, True, False]),
    )


def _further_cards(catalog: Catalog, random: Random) -> tuple[Cards, ...]:
    if random.random() > LEFT_OUT:
        return ()
    gpu = _gpu(catalog, random)
    board = _board(gpu, catalog.parts.gpu_boards, random)
    return (Cards(gpu, random.choice([1, 1, 2]), board),)


def _own_supply(random: Random) -> PowerSupply:
    """Return a power supply by some of its figures, as its owner reads them off it."""
    known = {
        "rated_w": random.choice([650.0, 850.0, 1200.0]),
        "atx_version": random.choice([2.4, 3.1]),
        "connectors_16pin": random.choice([0, 1]),
        "connectors_8pin": random.choice([2, 4, 6]),
        "connectors_6pin": random.choice([0, 2]),
        "cables_8pin": random.choice([2, 3]),
    }
    left_out = random.sample(
        ["atx_version", "connectors_16pin", "cables_8pin"], k=random.choice([0, 1])
    )
    return own_part(PowerSupply, {n: value for n, value in known.items() if n not in left_out})


def _further_psus(catalog: Catalog, random: Random) -> tuple[PowerSupply, ...]:
    if random.random() > LEFT_OUT:
        return ()
    return (random.choice(list(catalog.parts.power_supplies.values())),)


def _gpu(catalog: Catalog, random: Random) -> Gpu:
    """Return an accelerator; the few whose peaks were measured come often enough to be seen."""
    gpus = list(catalog.gpus.values())
    measured = [gpu for gpu in gpus if gpu.power.peak_w or gpu.power.spike_w]
    return random.choice(measured if measured and random.random() < LEFT_OUT else gpus)


def _some(parts: Mapping[str, Any], random: Random) -> Any:
    return None if random.random() < LEFT_OUT else random.choice(list(parts.values()))


def _gpu_count(board: Motherboard | None, random: Random) -> int:
    """Return how many accelerators: where there is a board, mostly as many as it may take."""
    populations = board.populations if board else ()
    if populations and random.random() < LIKELY:
        return random.choice(populations).gpu_count
    return random.choice([1, 1, 2, 2, 3, 4, 5, 8, 16])


def _few(random: Random) -> int:
    return random.choice([0, 1, 1, 1, 2, 3])


def _board(gpu: Gpu, boards: Mapping[str, GpuBoard], random: Random) -> GpuBoard | None:
    """Return one of the makers' boards of an accelerator, mostly."""
    own = [board for board in boards.values() if board.gpu == gpu.id]
    return random.choice(own) if own and random.random() < LIKELY else None
