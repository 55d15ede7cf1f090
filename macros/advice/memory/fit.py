"""Memory fit: the cheapest new cards whose memory holds what a model needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import BYTES_PER_GB, Ends
from macros.advice.memory.peak import bytes_of
from macros.advice.memory.quantities import GIB
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# Layers and heads of models divide by these; computers hold no more.
COUNTS = (1, 2, 4, 8)

Card = tuple[Gpu, Offer]


@dataclass(frozen=True)
class Fit:
    """So many equal cards that hold a need together."""

    gpu: Gpu
    count: int
    offer: Offer


def held_gb(gpu: Gpu) -> float:
    """Return the memory of an accelerator in units of 10^9 bytes, as needs are computed.

    Accelerators are sold in units of 2^30 bytes: 24 of these are 25.8 x 10^9.
    """
    return gpu.memory.size_gb * GIB / BYTES_PER_GB


def new_cards(catalog: Catalog, offers: Mapping[str, Sequence[Offer]]) -> list[Card]:
    """Return cards for a PCIe slot that are sold new and still supported, with their prices."""
    return [
        (gpu, offer)
        for gpu in catalog.gpus.values()
        if _is_card(gpu)
        for offer in offers.get(gpu.id, ())
        if offer.kind == "street_new"
    ]


def cheapest_fit(
    need: Ends, cards: Iterable[Card], constants: MemoryConstants, counts: Sequence[int] = COUNTS
) -> Fit | None:
    """Return the fewest equal cards that hold the upper end of a need, the cheapest of these.

    Each further card has a context of its own. The cheapest is what costs least in three of four
    cases, so that old prices give way. None where not even the most cards hold it.
    """
    known = sorted(cards, key=lambda card: (card[1].cautious_usd, card[0].id))
    further_gb = bytes_of(constants.terms["context"]).high * GIB / BYTES_PER_GB
    for count in counts:
        needed_gb = need.high + (count - 1) * further_gb
        for gpu, offer in known:
            if count * held_gb(gpu) >= needed_gb:
                return Fit(gpu, count, offer)
    return None


def _is_card(gpu: Gpu) -> bool:
    ended = gpu.software is not None and gpu.software.status == "ended"
    return gpu.form_factor == "pcie_card" and gpu.is_regular and not ended
