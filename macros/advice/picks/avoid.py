"""Avoid: products that another beats in everything that matters, for less money."""

from __future__ import annotations

import math
from dataclasses import dataclass

from macros.advice.picks.pick import Situation
from macros.advice.picks.scores import certainty_of
from macros.advice.prices.offers import Offer
from macros.facts.records.products import Gpu, SoftwareStatus

SUPPORT: dict[SoftwareStatus | None, int] = {
    "supported": 3,
    "limited": 2,
    "unofficial": 1,
    "ended": 0,
    None: 0,
}
SHOWN = 3


@dataclass(frozen=True)
class Dominated:
    """A product at a price, and the cheapest offers that are at least as good in everything."""

    gpu: Gpu
    offer: Offer
    by: tuple[Offer, ...]


def dominated(where: Situation) -> dict[str, Dominated]:
    """Return the products that nobody should buy in the region, by id: all their offers are beaten.

    At least as good in everything means memory, error correction, the speed in every workload
    that is known of the product, and the vendor's support, with the same form and cooling. Cheaper
    means cheaper with the certainty of rule `tie-certainty`, to buy and with its electricity. A
    used product does not beat a new one.
    """
    every = [
        (where.catalog.gpus[id_], offer) for id_, offers in where.offers.items() for offer in offers
    ]
    beaten: dict[str, list[Dominated]] = {}
    for gpu, offer in every:
        better = [rival for other, rival in every if _beats(other, rival, gpu, offer, where)]
        if better:
            better.sort(key=lambda rival: (rival.usd, rival.id))
            beaten.setdefault(gpu.id, []).append(Dominated(gpu, offer, tuple(better[:SHOWN])))
    return {
        id_: min(offers, key=lambda product: product.offer.usd)
        for id_, offers in beaten.items()
        if len(offers) == len(where.offers[id_])
    }


def _beats(other: Gpu, rival: Offer, gpu: Gpu, offer: Offer, where: Situation) -> bool:
    return (
        rival.usd < offer.usd
        and other.id != gpu.id
        and (rival.kind == "street_new" or offer.kind == "used")
        and rival.usd + where.running.of(other) < offer.usd + where.running.of(gpu)
        and _is_as_good(other, gpu, where)
        and _certainty_of_less(rival, offer) >= where.catalog.rules["tie-certainty"].value
    )


def _is_as_good(other: Gpu, gpu: Gpu, where: Situation) -> bool:
    return (
        other.memory.size_gb >= gpu.memory.size_gb
        and other.form_factor == gpu.form_factor
        and other.cooling == gpu.cooling
        and (bool(other.memory.ecc) or not gpu.memory.ecc)
        and _support(other) >= _support(gpu)
        and _is_as_fast(other, gpu, where)
    )


def _is_as_fast(other: Gpu, gpu: Gpu, where: Situation) -> bool:
    """Return whether the other is as fast in all that is known; of nothing known, nothing is."""
    known = [
        (speed, where.speeds.of(work, other.id))
        for work in where.catalog.workloads
        if (speed := where.speeds.of(work, gpu.id))
    ]
    return bool(known) and all(theirs and theirs.value >= mine.value for mine, theirs in known)


def _support(gpu: Gpu) -> int:
    return SUPPORT[gpu.software.status if gpu.software else None]


def _certainty_of_less(offer: Offer, other: Offer) -> float:
    return certainty_of(math.log(other.usd / offer.usd), math.hypot(offer.spread, other.spread))
