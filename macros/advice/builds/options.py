"""Options: what the chooser may take for each kind of part, with prices and figures."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from statistics import median_low

from macros.advice.builds.evaluation import Value
from macros.advice.builds.figures import figures_of_several, part_figures
from macros.advice.builds.mains import mains_class
from macros.advice.builds.part_groups import PART_GROUPS
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import is_doubtful
from macros.facts.records.part_kinds import PartKind
from macros.facts.records.parts import Chassis, GpuBoard, Part
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit
from macros.facts.records.tiers import Tier

# How many of a kind are tried; memory goes in by the numbers that boards have channels for.
KITS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32)
DRIVES = (1, 2, 3, 4)
PLACES_OF_SLOTS = ("least_gap_slots", "last_position", "slot_distances")


@dataclass(frozen=True)
class Item:
    """So many of one part; without an offer nobody knows its price."""

    kind: PartKind
    part: Part
    count: int
    offer: Offer | None

    @property
    def usd(self) -> float:
        """The price of all, in US dollars without tax; 0 where it is unknown."""
        return self.offer.usd * self.count if self.offer else 0.0

    @property
    def amount(self) -> float:
        """The price of all in the region's money, as its shops show it; 0 where it is unknown."""
        return self.offer.amount * self.count if self.offer else 0.0


@dataclass(frozen=True, eq=False)
class Option:
    """A choice for one kind of part; an empty one takes none. It is equal to none but itself."""

    item: Item | None
    figures: Mapping[str, Value]

    @cached_property
    def usd(self) -> float:
        """The price in US dollars without tax."""
        return self.item.usd if self.item else 0.0


class PartFigures:
    """The figures of so many of a part, each computed once: all regions and tiers ask for them."""

    def __init__(self) -> None:
        """Know none yet."""
        self._known: dict[Hashable, Mapping[str, Value]] = {}

    def of(self, group: str, item: Item, **around: Value) -> Mapping[str, Value]:
        """Return the figures of a group for an item and what is `around` it."""
        key = group, item.part.id, item.count, *around.items()
        if key not in self._known:
            part, count = item.part, item.count
            if PART_GROUPS[group].combined:
                self._known[key] = figures_of_several(group, [(part, count)])
            else:
                self._known[key] = part_figures(group, part, count=count, **around)
        return self._known[key]


@dataclass(frozen=True)
class Shelf:
    """Parts that may be bought in a region: those with a price, and kinds that need none."""

    catalog: Catalog
    offers: Mapping[str, tuple[Offer, ...]]
    tier: Tier
    pins: frozenset[str]
    figures: PartFigures = field(default_factory=PartFigures)
    made: dict[Circuit | None, Mapping[str, list[Option]]] = field(default_factory=dict)

    def options(self, circuit: Circuit | None) -> Mapping[str, list[Option]]:
        """Return the options for each part around the accelerators, made once for a circuit."""
        if circuit not in self.made:
            of_host = desktop_options if self.tier.host == "desktop" else chassis_options
            self.made[circuit] = of_host(self, circuit)
        return self.made[circuit]

    @cached_property
    def common(self) -> Mapping[str, list[Option]]:
        """The options for parts of any computer, which no circuit changes."""
        parts = self.catalog.parts
        cards = self.options_of("network", self.items("network_card", parts.network_cards))
        kits = self.items("memory_kit", parts.memory_kits, KITS)
        return {
            "memory_kit": self.options_of("memory", kits),
            "ssd": self.options_of("storage", self.items("ssd", parts.ssds, DRIVES)),
            "network_card": cheapest_first([Option(None, part_figures("network")), *cards]),
        }

    def options_of(self, group: str, items: Iterable[Item], **around: Value) -> list[Option]:
        """Return an option for each item with the figures of its group, the cheapest first."""
        return cheapest_first(
            Option(item, self.figures.of(group, item, **around)) for item in items
        )

    def items(
        self, kind: PartKind, parts: Mapping[str, Part], counts: Sequence[int] = (1,)
    ) -> list[Item]:
        """Return each part of a kind so many times; pinned parts leave no others."""
        pinned = [part for part in parts.values() if part.id in self.pins]
        return [
            Item(kind, part, count, offer)
            for part in pinned or parts.values()
            if (offer := self._cheapest(kind, part)) or kind in self.tier.unpriced_parts
            for count in counts
        ]

    def _cheapest(self, kind: PartKind, part: Part) -> Offer | None:
        allowed = [
            offer
            for offer in self.offers.get(part.id, ())
            if offer.kind == "street_new" or kind in self.tier.used_parts
        ]
        return min(allowed, key=lambda offer: offer.usd, default=None)


def board_options(
    gpu: Gpu, tier: Tier, catalog: Catalog, limit_w: float | None = None
) -> list[Option]:
    """Return the makers' boards of an accelerator from thick to thin, each limited to `limit_w`.

    Where none is recorded, the reference design stands in, although it may not be sold. In a
    desktop case only the usual ones: prices are those of the accelerator, not of a rare model.
    """
    boards = [board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id]
    boards.sort(key=lambda board: (-(board.slots or 0.0), board.id))
    recorded: list[GpuBoard | None] = [*(_usual(boards, gpu) if tier.host == "desktop" else boards)]
    return [_board_option(gpu, board, tier, limit_w) for board in recorded or [None]]


def _usual(boards: Sequence[GpuBoard], gpu: Gpu) -> list[GpuBoard]:
    """Return the makers' boards with the usual cooler that are no thinner than the middle one."""
    cooled = [board for board in boards if board.cooling in (None, gpu.cooling)]
    slots = [board.slots for board in cooled if board.slots is not None]
    least = median_low(slots) if slots else 0.0
    return [board for board in cooled if board.slots is None or board.slots >= least]


def _board_option(gpu: Gpu, board: GpuBoard | None, tier: Tier, limit_w: float | None) -> Option:
    item = Item("gpu_board", board, tier.gpu_count, None) if board else None
    around = {"count": tier.gpu_count, "gpu_power_limit_w": limit_w}
    return Option(item, part_figures("gpu", gpu, board, **around))


def desktop_options(shelf: Shelf, circuit: Circuit | None) -> dict[str, list[Option]]:
    """Return the options for each part of a desktop computer, the cheapest first."""
    parts = shelf.catalog.parts
    supplies = [
        item
        for item in shelf.items("power_supply", parts.power_supplies)
        if parts.power_supplies[item.part.id].form != "server module"
    ]
    return {
        "motherboard": _motherboards(shelf),
        "cpu": shelf.options_of("cpu", shelf.items("cpu", parts.cpus)),
        "power_supply": shelf.options_of("psu", supplies, mains=mains_class(circuit)),
        "case": shelf.options_of("case", shelf.items("case", parts.cases)),
        "cooler": shelf.options_of("cooler", shelf.items("cooler", parts.coolers)),
        **shelf.common,
    }


def _motherboards(shelf: Shelf) -> list[Option]:
    """Return an option for each board, the cheapest first.

    Where a slot lies that is merely recalled counts as unknown, once several cards hang on it.
    """
    count = shelf.tier.gpu_count
    boards = shelf.items("motherboard", shelf.catalog.parts.motherboards)
    options = shelf.options_of("motherboard", boards, gpu_count=count)
    return [option if count == 1 else _without_doubtful_slots(option) for option in options]


def _without_doubtful_slots(option: Option) -> Option:
    if option.item is None or not is_doubtful(option.item.part, "populations"):
        return option
    return replace(option, figures={**option.figures, **dict.fromkeys(PLACES_OF_SLOTS)})


def chassis_options(shelf: Shelf, circuit: Circuit | None) -> dict[str, list[Option]]:
    """Return the options for each part of a server, the cheapest first."""
    chassis = shelf.catalog.parts.chassis
    hosts = [
        Option(item, _of_chassis(chassis[item.part.id], shelf, circuit))
        for item in shelf.items("chassis", chassis)
    ]
    cpus = shelf.items("cpu", shelf.catalog.parts.cpus, (1, 2))
    return {"chassis": cheapest_first(hosts), "cpu": shelf.options_of("cpu", cpus), **shelf.common}


def _of_chassis(chassis: Chassis, shelf: Shelf, circuit: Circuit | None) -> dict[str, Value]:
    psu = shelf.catalog.parts.power_supplies.get(chassis.psu or "")
    return {
        **part_figures("motherboard", chassis),
        **part_figures("chassis", chassis),
        **part_figures("psu", chassis, psu, mains=mains_class(circuit)),
        "circuit_count": chassis.psu_needed or 1,
    }


def cheapest_first(options: Iterable[Option]) -> list[Option]:
    """Return options by price, those that cost the same by the id of their part."""
    return sorted(
        options, key=lambda option: (option.usd, option.item.part.id if option.item else "")
    )
