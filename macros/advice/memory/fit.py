"""Memory fit: the cheapest new cards whose memory holds what a model needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from macros.advice.memory.division import Division, are_enough
from macros.advice.memory.formats import BYTES_PER_GB, Ends
from macros.advice.memory.quantities import GIB
from macros.advice.memory.shared_memory import own_gib
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# Layers and heads of models divide by these; computers hold no more.
COUNTS = (1, 2, 4, 8)

Card = tuple[Gpu, Offer]
# Whether cards hold a need of which so much memory is free, in GiB.
Holds = Callable[[Sequence[float]], bool]


@dataclass(frozen=True)
class Fit:
    """So many equal cards that hold a need together."""

    gpu: Gpu
    count: int
    offer: Offer


def new_cards(catalog: Catalog, offers: Mapping[str, Sequence[Offer]]) -> list[Card]:
    """Return cards for a PCIe slot that are sold new and still supported, with their prices."""
    return [
        (gpu, offer)
        for gpu in catalog.gpus.values()
        if _is_card(gpu)
        for offer in offers.get(gpu.id, ())
        if offer.kind == "street_new"
    ]


def held_divided(parts: Division) -> Holds:
    """Return what tells whether cards hold the upper end of what they divide by layers."""
    return lambda free: are_enough(free, parts.each.high, parts.divided.high, parts.layers)


def held_by_each(need_gb: Ends) -> Holds:
    """Return what tells whether each card holds the upper end of a need in GB."""
    return lambda free: need_gb.high * BYTES_PER_GB / GIB <= min(free)


def cheapest_fit(
    holds: Holds, cards: Iterable[Card], screen_gib: float, counts: Sequence[int] = COUNTS
) -> Fit | None:
    """Return the fewest equal cards that hold a need, the cheapest of these.

    The first one drives a screen, which takes so much of it. The cheapest is what costs least in
    three of four cases, so that old prices give way. None where not even the most cards hold it.
    """
    known = sorted(cards, key=lambda card: (card[1].cautious_usd, card[0].id))
    for count in counts:
        for gpu, offer in known:
            size = own_gib(gpu)
            if holds([size - screen_gib, *[size] * (count - 1)]):
                return Fit(gpu, count, offer)
    return None


def _is_card(gpu: Gpu) -> bool:
    ended = gpu.software is not None and gpu.software.status == "ended"
    return gpu.form_factor == "pcie_card" and gpu.is_regular and not ended
