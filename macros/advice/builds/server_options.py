"""Server options: how many accelerators can be had, from consumer cards to modules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Literal, get_args

from macros.advice.builds.build import Build
from macros.advice.builds.choice import Choice, ranked
from macros.advice.builds.evaluation import Figures
from macros.advice.builds.figures import figures_of, figures_of_groups
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.part_fields import fields_of
from macros.advice.builds.part_groups import PART_GROUPS
from macros.advice.builds.power_limits import slight_limits
from macros.advice.builds.results import Result, result_of
from macros.advice.builds.rulebook import Rulebook
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Chassis, Cpu, GpuBoard
from macros.facts.records.products import Gpu, Interconnect
from macros.facts.records.tiers import Tier

ServerOptionKind = Literal["consumer", "workstation", "server", "module"]
Lack = Literal["link", "power", "price", "chassis", "chassis_power", "chassis_price"]
SERVER_OPTION_KINDS: tuple[ServerOptionKind, ...] = get_args(ServerOptionKind)


@dataclass(frozen=True)
class ServerOption:
    """A way to many accelerators: which one stands for it, and what is known of the whole.

    `chassis` are those of the catalogue that no rule about accelerators in chassis excludes, and
    whose power supplies are not known to be too weak, where need be with a slight power limit;
    `load_w` are the lowest and the highest load in these. `licence` is the result of the rule about
    drivers in data centres where it does not pass. `lacking` are the decisive facts that nobody
    printed or that the catalogue does not have.
    """

    kind: ServerOptionKind
    gpu: Gpu
    gpu_count: int
    offer: Offer | None
    link: Interconnect | None
    chassis: tuple[Chassis, ...]
    load_w: tuple[float, float] | None
    licence: Result | None
    lacking: tuple[Lack, ...]

    @property
    def memory_gb(self) -> float:
        """The memory of all accelerators, in GB."""
        return self.gpu.memory.size_gb * self.gpu_count

    @property
    def amount(self) -> float | None:
        """The price of all accelerators in the region's money; None on request."""
        return self.offer.amount * self.gpu_count if self.offer else None


LICENCE_RULE = "chassis-licence"
_SUPPLY_RULE = "psu-sustained"
_HELD = ("chassis", "gpu")  # what the rules about cards in a chassis hold against each other

# Accelerators without a computer around them, with the figures that are read of them.
_Cards = tuple[Build, Figures]


def server_options(
    catalog: Catalog,
    choices: Sequence[Choice],
    offers: Mapping[str, Iterable[Offer]],
    part_offers: Mapping[str, tuple[Offer, ...]],
    mains: MainsSupply,
) -> list[ServerOption]:
    """Return the options for the computer of a tier, of which `choices` are the classes."""
    options = []
    for kind in SERVER_OPTION_KINDS:
        gpu = _accelerator(kind, catalog, choices)
        if gpu is not None and choices:
            new = [offer for offer in offers.get(gpu.id, ()) if offer.kind != "rental"]
            offer = min(new, key=lambda offer: offer.usd, default=None)
            options.append(_server_option(kind, gpu, offer, catalog, choices, part_offers, mains))
    return options


def server_option_kind(gpu: Gpu) -> ServerOptionKind | None:
    """Return the kind of option that an accelerator belongs to; None for what no server takes."""
    if gpu.form_factor and gpu.form_factor.startswith("sxm"):
        return "module"
    if gpu.form_factor != "pcie_card":
        return None
    by_segment: dict[str, ServerOptionKind] = {
        "consumer": "consumer",
        "workstation": "workstation",
        "datacenter": "server",
    }
    return by_segment.get(gpu.segment)


def _accelerator(kind: ServerOptionKind, catalog: Catalog, choices: Sequence[Choice]) -> Gpu | None:
    """Return the highest ranked one of the dearest class that ranks any, else the newest known."""
    for choice in reversed(choices):
        for candidate in ranked(choice.verdict):
            if server_option_kind(candidate.gpu) == kind:
                return candidate.gpu
    known = [
        gpu for gpu in catalog.gpus.values() if server_option_kind(gpu) == kind and _is_known(gpu)
    ]
    dated = [(gpu.since.first_day, gpu.memory.size_gb, gpu.id) for gpu in known if gpu.since]
    return catalog.gpus[max(dated)[2]] if dated else None


def _is_known(gpu: Gpu) -> bool:
    return not gpu.preview and gpu.power.tdp_w is not None and bool(gpu.links.interconnects)


def _server_option(
    kind: ServerOptionKind,
    gpu: Gpu,
    offer: Offer | None,
    catalog: Catalog,
    choices: Sequence[Choice],
    part_offers: Mapping[str, tuple[Offer, ...]],
    mains: MainsSupply,
) -> ServerOption:
    book, cards = _book_of_cards(catalog), _cards(gpu, catalog, choices[0].tier, mains)
    cpus = (choice.build.cpu for choice in choices if choice.build and choice.build.cpu)
    cpu = next(cpus, None)
    fitting = [
        (chassis, figures)
        for chassis in catalog.parts.chassis.values()
        if (figures := _in_chassis(cards, chassis, cpu, catalog, mains, book)) is not None
    ]
    loads = [figures["load_w"] for _, figures in fitting if figures["load_w"] is not None]
    known = tuple(chassis for chassis, _ in fitting)
    links = gpu.links.interconnects
    return ServerOption(
        kind=kind,
        gpu=gpu,
        gpu_count=choices[0].tier.gpu_count,
        offer=offer,
        link=max(links, key=lambda link: link.bandwidth_gb_s or 0.0) if links else None,
        chassis=known,
        load_w=(min(loads), max(loads)) if loads else None,
        licence=_licence(catalog, gpu, [figures for _, figures in fitting]),
        lacking=tuple(_lacking(gpu, offer, known, part_offers)),
    )


def _licence(catalog: Catalog, gpu: Gpu, fitting: Sequence[Figures]) -> Result | None:
    """Return what the rule about the licence says; a card that no chassis takes has one too."""
    rule = catalog.build_rules.get(LICENCE_RULE)
    card = fields_of(gpu)
    alone = {"gpu_segment": card["segment"], "gpu_vendor": card["vendor_id"]}
    figures = fitting[0] if fitting else {"is_chassis": True, **alone}
    result = result_of(rule, figures) if rule else None
    return result if result and result.severity != "pass" else None


def _book_of_cards(catalog: Catalog) -> Rulebook:
    """Return the rules that hold a chassis against its accelerators and against nothing else."""
    book = Rulebook(catalog.build_rules, catalog.build_figures)
    of_chassis, of_card = (PART_GROUPS[group].formulas.keys() for group in _HELD)
    figures = {id_: set(names) - {"is_chassis"} for id_, names in book.names.items()}
    rules = {
        id_: catalog.build_rules[id_]
        for id_, read in figures.items()
        if read & of_chassis and read & of_card and read <= of_chassis | of_card
    }
    return Rulebook(rules, catalog.build_figures)


def _fits(held: Figures, book: Rulebook) -> bool:
    """Return whether no rule of a book excludes what the figures are of."""
    asked = ((id_, names, tuple(held[n] for n in names)) for id_, names in book.names.items())
    results = (book.result(*one) for one in asked)
    return not any(result and result.rules_out for result in results)


def _cards(gpu: Gpu, catalog: Catalog, tier: Tier, mains: MainsSupply) -> list[_Cards]:
    """Return the accelerators of a tier without a limit and with slight ones, of each model."""
    of_gpu = [board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id]
    limits: list[float | None] = [None, *slight_limits(gpu, catalog, tier.least_power_share)]
    boards: list[GpuBoard | None] = [None, *of_gpu]
    builds = (
        Build(gpu, tier.gpu_count, tier.use, gpu_board=board, gpu_power_limit_w=limit_w)
        for limit_w, board in product(limits, boards)
    )
    return [(build, figures_of_groups(build, mains, ("gpu",))) for build in builds]


def _in_chassis(
    cards: Sequence[_Cards],
    chassis: Chassis,
    cpu: Cpu | None,
    catalog: Catalog,
    mains: MainsSupply,
    book: Rulebook,
) -> Figures | None:
    """Return the figures of accelerators in a chassis; None where none of them go in.

    The processor is that of the tier's builds, for a load that can be compared.
    """
    supply = [rule for id_, rule in catalog.build_rules.items() if id_ == _SUPPLY_RULE]
    around: dict[str, Any] = {
        "cpu": cpu,
        "cpu_count": chassis.cpu_count or 1,
        "chassis": chassis,
        "psu": catalog.parts.power_supplies.get(chassis.psu or ""),
    }
    of_chassis = figures_of_groups(replace(cards[0][0], **around), mains, ("chassis",))
    for build, of_card in cards:
        if not _fits({**of_chassis, **of_card}, book):
            continue
        figures = figures_of(replace(build, **around), mains, catalog.build_figures)
        if not any(r and r.severity == "fail" for r in (result_of(s, figures) for s in supply)):
            return figures
    return None


def _lacking(
    gpu: Gpu,
    offer: Offer | None,
    chassis: Sequence[Chassis],
    part_offers: Mapping[str, tuple[Offer, ...]],
) -> Iterable[Lack]:
    links = gpu.links.interconnects
    if links is None or any(link.bandwidth_gb_s is None for link in links):
        yield "link"
    if gpu.power.tdp_w is None:
        yield "power"
    if offer is None:
        yield "price"
    if not chassis:
        yield "chassis"
        return
    if all(host.power_w is None for host in chassis):
        yield "chassis_power"
    if not any(part_offers.get(host.id) for host in chassis):
        yield "chassis_price"
