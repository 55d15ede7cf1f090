"""Upgrades: whether who has a product already should wait, add another one or replace it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from macros.advice.offers import Offer
from macros.advice.picks import Situation
from macros.facts.records import Gpu

Action = Literal["wait", "add", "replace"]


@dataclass(frozen=True)
class Upgrade:
    """What to do with a product one has.

    `speed_ratio` is how many times as fast the new state is, `net_usd` what it costs after the
    old product is sold used (where such a price is known), without tax.
    """

    id: str
    action: Action
    to: str | None = None
    speed_ratio: float | None = None
    net_usd: float | None = None
    sold_usd: float | None = None


def upgrade(gpu: Gpu, where: Situation, workloads: Sequence[str]) -> Upgrade | None:
    """Return the advice for who has `gpu`; None where its speed is not known.

    A replacement has at least the same memory, is faster by rule `upgrade-speed-ratio`, and lies
    within the prices of the consumer market. A second product of the same kind runs a second
    experiment, so it doubles the work done. The cheaper way to more speed is right, unless what it
    gains costs more than rule `upgrade-price-ratio` times the cheapest speed on the market: then
    waiting is.
    """
    mine = _speed(where, gpu.id, workloads)
    if mine is None:
        return None
    sold = _used_usd(where, gpu.id)
    replacements = [
        _replacement(gpu, mine, sold, other, where, workloads) for other in where.offers
    ]
    options = [option for option in (*replacements, _second(gpu, where)) if option]
    best = min(options, key=lambda option: (_usd_for_gain(option), option.to or ""), default=None)
    most = where.catalog.rules["upgrade-price-ratio"].value * _cheapest_speed(where, workloads)
    if best is None or _usd_for_gain(best) / mine > most:
        return Upgrade(gpu.id, "wait")
    return best


def _replacement(
    gpu: Gpu,
    mine: float,
    sold: float | None,
    other_id: str,
    where: Situation,
    workloads: Sequence[str],
) -> Upgrade | None:
    other = where.catalog.gpus[other_id]
    speed = _speed(where, other_id, workloads)
    offer = _cheapest(where.offers.get(other_id, ()))
    if speed is None or offer is None or not _suits(other, gpu, offer, where):
        return None
    ratio = speed / mine
    if ratio < where.catalog.rules["upgrade-speed-ratio"].value:
        return None
    net = max(offer.usd - (sold or 0.0), 0.0)
    return Upgrade(gpu.id, "replace", other_id, ratio, net, sold)


def _second(gpu: Gpu, where: Situation) -> Upgrade | None:
    offer = _cheapest(where.offers.get(gpu.id, ()))
    if offer is None or gpu.form_factor != "pcie_card" or not _is_supported(gpu):
        return None
    return Upgrade(gpu.id, "add", gpu.id, 2.0, offer.usd)


def _cheapest_speed(where: Situation, workloads: Sequence[str]) -> float:
    """Return the least that one unit of speed costs among all supported products, in USD."""
    costs = [
        offer.usd / speed
        for id_, offers in where.offers.items()
        if (speed := _speed(where, id_, workloads))
        and (offer := _cheapest(offers))
        and _is_supported(where.catalog.gpus[id_])
    ]
    return min(costs, default=math.inf)


def _suits(other: Gpu, gpu: Gpu, offer: Offer, where: Situation) -> bool:
    dearest = max(where.market.prices_usd, default=0.0)
    return (
        other.memory.size_gb >= gpu.memory.size_gb
        and other.form_factor == gpu.form_factor
        and not other.preview
        and _is_supported(other)
        and offer.usd <= dearest
    )


def _is_supported(gpu: Gpu) -> bool:
    status = gpu.software.status if gpu.software else None
    return status in ("supported", None)


def _speed(where: Situation, id_: str, workloads: Sequence[str]) -> float | None:
    """Return the geometric mean of the speeds; None where one is not known."""
    speeds = [where.speeds.of(work, id_) for work in workloads]
    known = [math.log(speed.value) for speed in speeds if speed]
    return math.exp(sum(known) / len(known)) if known and len(known) == len(speeds) else None


def _used_usd(where: Situation, id_: str) -> float | None:
    return next((o.usd for o in where.offers.get(id_, ()) if o.kind == "used"), None)


def _cheapest(offers: Sequence[Offer]) -> Offer | None:
    return min(offers, key=lambda offer: offer.usd, default=None)


def _usd_for_gain(option: Upgrade) -> float:
    assert option.speed_ratio is not None
    assert option.net_usd is not None
    return option.net_usd / (option.speed_ratio - 1)
