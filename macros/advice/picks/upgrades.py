"""Upgrades: whether who has a product already should wait, add another one or replace it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from macros.advice.picks.pick import Situation
from macros.advice.picks.scores import joint_speed, mean_speed
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.products import Gpu

Action = Literal["wait", "add", "replace", "retire"]


@dataclass(frozen=True)
class Upgrade:
    """What to do with a product one has.

    `speed_ratio` is how many times as fast the new state is, `net` what it costs in the region's
    money, after the old product is sold at the lower end of its used prices, where these are known.
    `extra_usd` is what more power costs over the time of ownership. `kind` says whether the new
    product is a new or a used one. To `retire` is to replace what loses
    its software support, though the speed it gains is dear.
    """

    id: str
    action: Action
    to: str | None = None
    kind: OfferKind | None = None
    speed_ratio: float = 1.0
    net_usd: float = 0.0
    extra_usd: float = 0.0
    net: float = 0.0
    currency: str = ""
    is_sold: bool = False


@dataclass(frozen=True)
class _Shelf:
    """What can be had, and how fast it is: made once for all who ask."""

    where: Situation
    speeds: Mapping[str, float]
    cheapest: Mapping[str, Offer]
    used: Mapping[str, Offer]
    usd_per_speed: float


def upgrades(where: Situation, workloads: Sequence[str]) -> dict[str, Upgrade]:
    """Return what the owner of each product of known speed should do, by the product's id.

    A replacement has at least the same memory, is faster by rule `upgrade-speed-ratio`, and lies
    within the prices of the consumer market. A second product of the same kind runs a second
    experiment, so it doubles the work done. The cheaper way to more speed is right, electricity
    counted, unless what it gains costs more than rule `upgrade-price-ratio` times the cheapest
    speed on the market: then waiting is, as long as the product's software is supported.
    """
    shelf = _shelf(where, workloads)
    return {id_: _upgrade(where.catalog.gpus[id_], shelf) for id_ in shelf.speeds}


def _shelf(where: Situation, workloads: Sequence[str]) -> _Shelf:
    known = {id_: joint_speed(where.speeds, workloads, id_) for id_ in where.catalog.gpus}
    speeds = {id_: speed for id_, each in known.items() if (speed := mean_speed(each or ()))}
    cheapest = {
        id_: min(offers, key=lambda offer: offer.usd)
        for id_, offers in where.offers.items()
        if offers and _is_supported(where.catalog.gpus[id_])
    }
    costs = [
        (offer.usd + where.running.of(where.catalog.gpus[id_])) / speeds[id_]
        for id_, offer in cheapest.items()
        if id_ in speeds
    ]
    every = (offer for offers in where.offers.values() for offer in offers)
    used = {offer.id: offer for offer in every if offer.kind == "used"}
    return _Shelf(where, speeds, cheapest, used, min(costs, default=math.inf))


def _upgrade(gpu: Gpu, shelf: _Shelf) -> Upgrade:
    replacements = (_replacement(gpu, offer, shelf) for offer in shelf.cheapest.values())
    options = [option for option in (*replacements, _second(gpu, shelf)) if option]
    best = min(options, key=lambda option: (_usd_for_gain(option), option.to or ""), default=None)
    most = shelf.where.catalog.rules["upgrade-price-ratio"].value * shelf.usd_per_speed
    if best is None:
        return Upgrade(gpu.id, "wait")
    if _usd_for_gain(best) / shelf.speeds[gpu.id] <= most:
        return best
    is_lost = best.action == "replace" and not _is_supported(gpu)
    return replace(best, action="retire") if is_lost else Upgrade(gpu.id, "wait")


def _replacement(gpu: Gpu, offer: Offer, shelf: _Shelf) -> Upgrade | None:
    speed = shelf.speeds.get(offer.id)
    if speed is None or not _suits(gpu, offer, shelf.where):
        return None
    ratio = speed / shelf.speeds[gpu.id]
    if ratio < shelf.where.catalog.rules["upgrade-speed-ratio"].value:
        return None
    sold, running = shelf.used.get(gpu.id), shelf.where.running
    return Upgrade(
        gpu.id,
        "replace",
        offer.id,
        offer.kind,
        ratio,
        max(offer.usd - (sold.usd * sold.low / sold.amount if sold else 0.0), 0.0),
        running.of(shelf.where.catalog.gpus[offer.id]) - running.of(gpu),
        max(offer.amount - (sold.low if sold else 0.0), 0.0),
        offer.currency,
        is_sold=sold is not None,
    )


def _second(gpu: Gpu, shelf: _Shelf) -> Upgrade | None:
    offer = shelf.cheapest.get(gpu.id)
    if offer is None or gpu.form_factor != "pcie_card":
        return None
    extra = shelf.where.running.of(gpu)
    return Upgrade(
        gpu.id, "add", gpu.id, offer.kind, 2.0, offer.usd, extra, offer.amount, offer.currency
    )


def _suits(gpu: Gpu, offer: Offer, where: Situation) -> bool:
    other = where.catalog.gpus[offer.id]
    return (
        other.memory.size_gb >= gpu.memory.size_gb
        and other.form_factor == gpu.form_factor
        and not other.preview
        and offer.usd <= max(where.market.prices_usd, default=0.0)
    )


def _is_supported(gpu: Gpu) -> bool:
    status = gpu.software.status if gpu.software else None
    return status in ("supported", None)


def _usd_for_gain(option: Upgrade) -> float:
    return max(option.net_usd + option.extra_usd, 0.0) / (option.speed_ratio - 1)
