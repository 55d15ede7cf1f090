"""Upgrades: whether who has a product already should wait, add another one or replace it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from macros.advice.picks.household_socket import Socket
from macros.advice.picks.scores import joint_speed, mean_speed
from macros.advice.picks.situation import Situation
from macros.advice.picks.standing import Standing
from macros.advice.picks.stock import Article, Stock, stock
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.products import Gpu

Action = Literal["wait", "add", "replace", "retire"]


@dataclass(frozen=True)
class Upgrade:
    """What to do with a product one has.

    `speed_ratio` is how many times as fast the new state is, `net` what one pays in the region's
    money, after the old product is sold at the lower end of its used prices, where these are known.
    `net_usd` is the same in US dollars with what the buyer of a used product may lose, `extra_usd`
    what more power costs over the time of ownership. Both prices count a new power supply where it
    `buys_supply`; after it, one has to be rated for `supply_w`, where that is known. `kind` says
    whether the new product is a new or a used one, `loses` which formats and which platform it
    lacks that the old one has. To `retire` is to replace what loses its software support, though
    the speed it gains is dear.
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
    loses: tuple[str, ...] = ()
    supply_w: float | None = None
    buys_supply: bool = False


@dataclass(frozen=True)
class _Shelf:
    """What can be had, and how fast it is: made once for all who ask."""

    where: Situation
    goods: Stock
    speeds: Mapping[str, float]
    cheapest: Mapping[str, Article]
    used: Mapping[str, Offer]
    usd_per_speed: float


def upgrades(where: Situation, workloads: Sequence[str]) -> dict[str, Upgrade]:
    """Return what the owner of each product of known speed should do, by the product's id.

    What is bought is supported and computes in BF16: nobody is sent to a card that suits few. A
    replacement has at least the same memory and no weaker support, is faster by rule
    `upgrade-speed-ratio`, and lies within the prices of the consumer market. A second product of
    the same kind runs a second experiment, so it doubles the work done, where the usual socket of
    the region bears both for hours. The cheaper way to more speed is right, electricity and a
    stronger power supply counted, unless what it gains costs more than rule `upgrade-price-ratio`
    times the cheapest speed on the market: then waiting is, as long as the product's software is
    supported. Where it is not, the replacement that costs least is.
    """
    shelf = _shelf(where, workloads)
    return {id_: _upgrade(where.catalog.gpus[id_], shelf) for id_ in shelf.speeds}


def _shelf(where: Situation, workloads: Sequence[str]) -> _Shelf:
    known = {id_: joint_speed(where.speeds, workloads, id_) for id_ in where.catalog.gpus}
    speeds = {id_: speed for id_, each in known.items() if (speed := mean_speed(each or ()))}
    goods = stock(where)
    cheapest = {
        id_: articles[0]
        for id_, articles in goods.by_id.items()
        if _is_supported(goods.standings[id_]) and not goods.standings[id_].lacks_bf16
    }
    costs = [cheapest[id_].cost_usd / speeds[id_] for id_ in cheapest if id_ in speeds]
    every = (offer for offers in where.offers.values() for offer in offers)
    used = {offer.id: offer for offer in every if offer.kind == "used"}
    return _Shelf(where, goods, speeds, cheapest, used, min(costs, default=math.inf))


def _upgrade(gpu: Gpu, shelf: _Shelf) -> Upgrade:
    replacements = (_replacement(gpu, article, shelf) for article in shelf.cheapest.values())
    options = [option for option in (*replacements, _second(gpu, shelf)) if option]
    best = min(options, key=lambda option: (_usd_for_gain(option), option.to or ""), default=None)
    most = shelf.where.catalog.rules["upgrade-price-ratio"].value * shelf.usd_per_speed
    wait = Upgrade(gpu.id, "wait", is_sold=gpu.id in shelf.used)
    if best is None:
        return wait
    if _usd_for_gain(best) / shelf.speeds[gpu.id] <= most:
        return best
    least = min(options, key=lambda option: (option.net_usd, option.to or ""))
    is_lost = least.action == "replace" and not _is_supported(shelf.goods.standings[gpu.id])
    return replace(least, action="retire") if is_lost else wait


def _replacement(gpu: Gpu, article: Article, shelf: _Shelf) -> Upgrade | None:
    offer, speed = article.offer, shelf.speeds.get(article.gpu.id)
    if speed is None or not _suits(gpu, article, shelf):
        return None
    ratio = speed / shelf.speeds[gpu.id]
    if ratio < shelf.where.catalog.rules["upgrade-speed-ratio"].value:
        return None
    sold, running = shelf.used.get(gpu.id), shelf.where.running
    sold_usd = sold.paid_usd * sold.low / sold.amount if sold else 0.0
    step = Upgrade(
        gpu.id,
        "replace",
        offer.id,
        offer.kind,
        ratio,
        max(article.price_usd - sold_usd, 0.0),
        running.of(article.gpu) - running.of(gpu),
        max(offer.amount - (sold.low if sold else 0.0), 0.0),
        offer.currency,
        is_sold=sold is not None,
        loses=article.standing.lost_from(shelf.goods.standings[gpu.id]),
    )
    return _supplied(step, gpu, article, 1, shelf.where)


def _second(gpu: Gpu, shelf: _Shelf) -> Upgrade | None:
    article = shelf.cheapest.get(gpu.id)
    if article is None or gpu.form_factor != "pcie_card" or _overloads(gpu, shelf.where.socket):
        return None
    offer, extra = article.offer, shelf.where.running.of(gpu)
    price = article.price_usd
    step = Upgrade(
        gpu.id, "add", gpu.id, offer.kind, 2.0, price, extra, offer.amount, offer.currency
    )
    return _supplied(step, gpu, article, 2, shelf.where)


def _supplied(
    step: Upgrade, old: Gpu, article: Article, count: int, where: Situation
) -> Upgrade | None:
    """Return a step with the power supply that it asks for; None where that has no price.

    Modules and passive cards stand in servers, which bring their own.
    """
    gpu, offer = article.gpu, article.offer
    if where.hosts is None or gpu.form_factor != "pcie_card" or gpu.cooling == "passive":
        return step
    supply = where.hosts.supply_beside(old, gpu, count)
    if supply is None:
        return None
    return replace(
        step,
        net_usd=step.net_usd + supply.usd,
        net=step.net + supply.usd * offer.amount / offer.paid_usd,
        supply_w=where.hosts.supply_w(gpu, count),
        buys_supply=bool(supply.parts),
    )


def _overloads(gpu: Gpu, socket: Socket | None) -> bool:
    """Return whether two are more than the usual socket bears.

    Passive cards stand in servers, which hang on circuits of their own.
    """
    return socket is not None and gpu.cooling != "passive" and not socket.bears(gpu, 2)


def _suits(gpu: Gpu, article: Article, shelf: _Shelf) -> bool:
    other, old = article.gpu, shelf.goods.standings[gpu.id]
    return (
        other.memory.size_gb >= gpu.memory.size_gb
        and other.form_factor == gpu.form_factor
        and article.standing.is_no_worse_than(old)
        and article.offer.usd <= max(shelf.where.market.prices_usd, default=0.0)
    )


def _is_supported(standing: Standing) -> bool:
    return standing.status in ("supported", None)


def _usd_for_gain(option: Upgrade) -> float:
    return max(option.net_usd + option.extra_usd, 0.0) / (option.speed_ratio - 1)
