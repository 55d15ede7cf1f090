"""Needs: what a persona asks of a product, one function for each thing that can rule it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.dependable_software import DEPENDABLE
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.scores import Candidate
from macros.facts.records.advice import Needs
from macros.facts.records.products import Gpu
from macros.facts.records.software import SoftwareFamily


@dataclass(frozen=True)
class Rejection:
    """Why a product is no candidate: the need, the product's figure, and what was asked for.

    The figure is that of `count` together.
    """

    id: str
    constraint: str
    figure: float | str | None
    limit: float | str | None
    count: int = 1


@dataclass(frozen=True)
class Limits:
    """A persona's needs with ranks turned into figures of the day's market.

    `families` are the software families that were judged by then, by accelerator. Several cards
    have to run on the `socket`, where there is one, find `room` in the reader's computer, where
    that is known, and draw no more than `quiet_w` together, where they have to be quiet.
    """

    needs: Needs
    memory_gb: float | None
    price_usd: float | None
    workload_memory_gb: float
    families: Mapping[str, SoftwareFamily] = field(default_factory=dict)
    socket: Socket | None = None
    room: int | None = None
    quiet_w: float | None = None

    @property
    def budget_usd(self) -> float | None:
        """The limit where it is the reader's own sum, and no rank that moves with prices.

        Cards without tax count against it, or everything with tax where it is a sum for all.
        """
        if self.is_total:
            return self.needs.total_usd_at_most
        own = self.needs.price_usd_at_most
        return own if own is not None and own == self.price_usd else None

    @property
    def is_total(self) -> bool:
        """Whether the reader has one sum for all that must be bought."""
        return self.needs.total_usd_at_most is not None

    @property
    def has_price_limit(self) -> bool:
        """Whether a price can rule something out."""
        return self.price_usd is not None or self.is_total

    def is_enough_memory(self, candidate: Candidate) -> bool:
        """Return whether a candidate, all its cards together, has the memory that is asked for."""
        asked_gb = max(self.memory_gb or 0.0, self.workload_memory_gb)
        return candidate.gpu.memory.size_gb * candidate.count >= asked_gb

    def counted_usd(self, candidate: Candidate) -> float:
        """Return what of a candidate's price counts against the limit."""
        return candidate.outlay_usd if self.is_total else candidate.offer.usd * candidate.count

    def allows(self, candidate: Candidate, share: float) -> bool:
        """Return whether a candidate is no dearer than the limit at a share of its price."""
        if self.needs.total_usd_at_most is not None:
            paid = candidate.offer.paid_usd * candidate.count
            return candidate.outlay_usd + (share - 1) * paid <= self.needs.total_usd_at_most
        return self.price_usd is None or share * self.counted_usd(candidate) <= self.price_usd


def limits(
    needs: Needs,
    market: ConsumerCards,
    workload_memory_gb: float,
    families: Mapping[str, SoftwareFamily] | None = None,
    socket: Socket | None = None,
    room: int | None = None,
    quiet_w: float | None = None,
) -> Limits:
    """Return the needs in figures; where a rank and a figure ask for memory, the larger counts."""
    memory_rank, price_rank = needs.memory_rank_at_least, needs.price_rank_at_most
    ranked = None if memory_rank is None else market.memory_gb(memory_rank)
    highest = None if price_rank is None else market.price_usd(price_rank)
    return Limits(
        needs=needs,
        memory_gb=max(filter(None, (needs.memory_gb_at_least, ranked)), default=None),
        price_usd=min(filter(None, (needs.price_usd_at_most, highest)), default=None),
        workload_memory_gb=workload_memory_gb,
        families=families or {},
        socket=socket if needs.gpus_at_most > 1 else None,
        room=room,
        quiet_w=quiet_w,
    )


def on_sale(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """A product that is only announced cannot be bought."""
    return Rejection(gpu.id, "on_sale", None, None) if gpu.preview else None


def unmodified(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product is as its maker built it: nobody else's changes bring a warranty."""
    return Rejection(gpu.id, "unmodified", None, None) if gpu.modified else None


def segment(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product is of a segment that suits the persona."""
    return _one_of("segment", gpu, gpu.segment, wanted.needs.segments)


def form_factor(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product fits the kind of computer that the persona has."""
    return _one_of("form_factor", gpu, gpu.form_factor, wanted.needs.form_factors)


def cooling(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product is cooled in a way that suits the persona's computer."""
    return _one_of("cooling", gpu, gpu.cooling, wanted.needs.cooling)


def platform(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product runs the software platform that the persona needs."""
    name = gpu.software.platform if gpu.software else None
    return _one_of("platform", gpu, name, wanted.needs.platforms)


def software(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The vendor still supports the product as far as the persona asks; unknown is let through."""
    status = gpu.software.status if gpu.software else None
    return _one_of("software", gpu, status, wanted.needs.software) if status else None


def precisions(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product computes in the number formats of today; unknown is let through."""
    family = wanted.families.get(gpu.id)
    missing = [name for name in wanted.needs.precisions if family and name not in family.precisions]
    return Rejection(gpu.id, "precisions", None, ", ".join(missing)) if missing else None


def dependable(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """Software will run on the product for years still; unknown is let through."""
    family = wanted.families.get(gpu.id)
    if not wanted.needs.dependable or family is None or family.status in DEPENDABLE:
        return None
    return Rejection(gpu.id, "dependable", family.status, None)


def ecc(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product's memory corrects errors where that is asked for."""
    if not wanted.needs.ecc or gpu.memory.ecc:
        return None
    return Rejection(gpu.id, "ecc", None if gpu.memory.ecc is None else "no", "yes")


def power_connector(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product lives on what the slot gives, where the persona's power supply has no plug."""
    plugs = gpu.power.connectors
    if not wanted.needs.no_power_connector or plugs == ():
        return None
    return Rejection(gpu.id, "power_connector", " + ".join(plugs) if plugs else None, "none")


def power(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product draws no more than the persona can supply and cool."""
    return _at_most("tdp_w", gpu, gpu.power.tdp_w, wanted.needs.tdp_w_at_most)


def slots(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product is no thicker than the room that the persona has."""
    return _at_most("slots", gpu, gpu.board.slots, wanted.needs.slots_at_most)


def workload_memory(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product has the memory without which the work is not worth starting."""
    return _with_memory("workload_memory_gb", gpu, wanted, wanted.workload_memory_gb)


def memory(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """The product has the memory that the persona asks for."""
    return _with_memory("memory_gb", gpu, wanted, wanted.memory_gb)


def power_of_all(gpu: Gpu, count: int, wanted: Limits) -> Rejection | None:
    """So many draw no more together than the fans of something quiet carry away."""
    watts, most_w = gpu.power.tdp_w, wanted.quiet_w
    if most_w is None or (watts is not None and watts * count <= most_w):
        return None
    return Rejection(gpu.id, "tdp_w", watts and watts * count, most_w, count)


def free_slots(gpu: Gpu, count: int, wanted: Limits) -> Rejection | None:
    """So many cards find a slot and room in the computer that is there; other forms need none."""
    if wanted.room is None or gpu.form_factor != "pcie_card" or count <= wanted.room:
        return None
    return Rejection(gpu.id, "free_slots", count, wanted.room, count)


def socket(gpu: Gpu, count: int, wanted: Limits) -> Rejection | None:
    """The usual socket bears so many cards for hours, with the computer around them.

    One card, as a computer that is sold whole, runs wherever computers do; several of unknown power
    are not let through.
    """
    given = wanted.socket
    if given is None or count == 1 or given.bears(gpu, count):
        return None
    return Rejection(gpu.id, "socket", given.wall_w(gpu, count), given.lasting_w, count)


def price(candidate: Candidate, wanted: Limits) -> Rejection | None:
    """The offer is within the persona's means, in US dollars.

    A price counts without tax, a sum for everything with the tax that the buyer pays.
    """
    for name, usd, limit in (
        ("price_usd", candidate.offer.usd * candidate.count, wanted.price_usd),
        ("total_usd", candidate.outlay_usd, wanted.needs.total_usd_at_most),
    ):
        if limit is not None and usd > limit:
            return Rejection(candidate.gpu.id, name, usd, limit)
    return None


# In this order: what the thing is, what it needs, then how much of it there is.
PRODUCT_NEEDS: tuple[Callable[[Gpu, Limits], Rejection | None], ...] = (
    on_sale,
    unmodified,
    segment,
    form_factor,
    platform,
    software,
    dependable,
    precisions,
    cooling,
    ecc,
    power_connector,
    power,
    slots,
    workload_memory,
    memory,
)


# The names of the needs in the order in which they are asked.
ORDER = (
    "on_sale",
    "unmodified",
    "segment",
    "form_factor",
    "platform",
    "software",
    "dependable",
    "precisions",
    "cooling",
    "ecc",
    "power_connector",
    "tdp_w",
    "slots",
    "workload_memory_gb",
    "memory_gb",
    "speed_known",
    "socket",
    "export",
    "price_known",
    "host_known",
    "price_usd",
    "total_usd",
    "market_known",
)
# No persona describes its computer; a reader may, and it is asked before the socket.
_ORDER_OF_READERS = (*ORDER[: ORDER.index("socket")], "free_slots", *ORDER[ORDER.index("socket") :])


def first_rejection(gpu: Gpu, wanted: Limits) -> Rejection | None:
    """Return the first need that the product does not meet; None when it meets all."""
    for need in PRODUCT_NEEDS:
        if cut := need(gpu, wanted):
            return cut
    return None


def last_need(cuts: Mapping[str, Rejection]) -> str | None:
    """Return the last in order of the needs that ruled products out: it left none."""
    constraints = {cut.constraint for cut in cuts.values()}
    return next((name for name in reversed(_ORDER_OF_READERS) if name in constraints), None)


def _with_memory(name: str, gpu: Gpu, wanted: Limits, least_gb: float | None) -> Rejection | None:
    """Return whether the persona's cards lack memory together; only cards are put side by side."""
    count = wanted.needs.gpus_at_most if gpu.form_factor == "pcie_card" else 1
    rejection = _at_least(name, gpu, gpu.memory.size_gb * count, least_gb)
    return rejection and replace(rejection, count=count)


def _one_of(name: str, gpu: Gpu, value: str | None, allowed: tuple[str, ...]) -> Rejection | None:
    if not allowed or value in allowed:
        return None
    return Rejection(gpu.id, name, value, ", ".join(allowed))


def _at_most(name: str, gpu: Gpu, value: float | None, limit: float | None) -> Rejection | None:
    if limit is None or (value is not None and value <= limit):
        return None
    return Rejection(gpu.id, name, value, limit)


def _at_least(name: str, gpu: Gpu, value: float, limit: float | None) -> Rejection | None:
    return None if limit is None or value >= limit else Rejection(gpu.id, name, value, limit)
