"""Upgrades: whether who has a product already should wait, add another one or replace it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from macros.advice.picks.household_socket import Socket
from macros.advice.picks.scores import joint_speed, mean_speed
from macros.advice.picks.situation import Situation
from macros.advice.picks.standing import Standing
from macros.advice.picks.stock import Article, Stock, stock
from macros.advice.picks.used_goods import resale
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.products import Gpu

Action = Literal["wait", "add", "replace", "retire"]


@dataclass(frozen=True)
class Sale:
    """The resale price, in the region's money, from which on replacing by another product pays."""

    to: str
    kind: OfferKind
    amount: float
    currency: str


@dataclass(frozen=True)
class Upgrade:
    """What to do with a product one has.

    `speed_ratio` is how many times as fast the new state is, `net` what one pays in the region's
    money, after the old product is sold at the lower end of its `resale` price, if one is known.
    `net_usd` is the same in US dollars with what the buyer of a used product may lose, `extra_usd`
    what more power costs over the time of ownership. Both prices count a new power supply where it
    `buys_supply`; after it, one has to be rated for `supply_w`, where that is known. `kind` says
    whether the new product is a new or a used one, `loses` which formats and which platform it
    lacks that the old one has. To `retire` is to replace what loses its software support, though
    the speed it gains is dear. `other` is a second product where a replacement is advised, or the
    reverse, where that speed costs hardly more. Who is told to wait, and whose product has no
    resale price, learns from which `sale` on that is wrong.
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
    other: Upgrade | None = None
    sale: Sale | None = None


@dataclass(frozen=True)
class _Shelf:
    """What can be had, and how fast it is: made once for all who ask."""

    where: Situation
    goods: Stock
    speeds: Mapping[str, float]
    cheapest: Mapping[str, Article]
    used: Mapping[str, Offer]
    usd_per_speed: float

    def rule(self, id_: str) -> float:
        """Return the value of a rule. Raises KeyError for an unknown one."""
        return self.where.catalog.rules[id_].value

    def without(self, id_: str) -> _Shelf:
        """Return the same where nobody is sent to this product."""
        others = {other: article for other, article in self.cheapest.items() if other != id_}
        return replace(self, cheapest=others)

    def suiting(self, gpu: Gpu) -> Iterator[Article]:
        """Yield the articles that do all that a product does, and as fast."""
        for article in self.goods:
            speed = self.speeds.get(article.gpu.id, 0.0)
            if speed >= self.speeds[gpu.id] and _suits(gpu, article, self):
                yield article


def upgrades(where: Situation, workloads: Sequence[str]) -> dict[str, Upgrade]:
    """Return what the owner of each product of known speed should do, by the product's id.

    What is bought is supported and computes in BF16: nobody is sent to a card that suits few. A
    replacement has at least the same memory and no weaker support, is faster by rule
    `upgrade-speed-ratio`, and lies within the prices of the consumer market. A second product of
    the same kind runs a second experiment, so it doubles the work done, where the usual socket of
    the region bears both for hours. The cheaper way to more speed is right, electricity and a
    stronger power supply counted, unless what it gains costs more than rule `upgrade-price-ratio`
    times the cheapest speed on the market: then waiting is, as long as the product's software is
    supported. What has no known resale price brings something, so its replacement may cost more
    than that by rule `upgrade-close-ratio`. Where support ends, one of the replacements with the
    cheapest speed is right: of those within rule `upgrade-close-ratio` of it, the one that costs
    least. Nobody is sent to a product whose owner is told to replace it: a replacement is faster,
    so the fastest products are judged first.
    """
    shelf = _shelf(where, workloads)
    found: dict[str, Upgrade] = {}
    for id_ in sorted(shelf.speeds, key=lambda id_: (-shelf.speeds[id_], id_)):
        found[id_] = _upgrade(where.catalog.gpus[id_], shelf)
        if found[id_].action in ("replace", "retire"):
            shelf = shelf.without(id_)
    return {id_: found[id_] for id_ in shelf.speeds}


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
    sold = {id_: resale(offers, where.catalog) for id_, offers in where.offers.items()}
    used = {id_: offer for id_, offer in sold.items() if offer}
    return _Shelf(where, goods, speeds, cheapest, used, min(costs, default=math.inf))


def _upgrade(gpu: Gpu, shelf: _Shelf) -> Upgrade:
    replacements = (_replacement(gpu, article, shelf) for article in shelf.cheapest.values())
    options = [option for option in (*replacements, _second(gpu, shelf)) if option]
    best = min(options, key=_by_gain, default=None)
    most_usd = shelf.rule("upgrade-price-ratio") * shelf.usd_per_speed * shelf.speeds[gpu.id]
    is_sold = gpu.id in shelf.used
    if best is None:
        return Upgrade(gpu.id, "wait", is_sold=is_sold)
    close = shelf.rule("upgrade-close-ratio")
    near = [option for option in options if _usd_for_gain(option) <= _usd_for_gain(best) * close]
    worth_usd = most_usd if is_sold or best.action == "add" else most_usd * close
    if _usd_for_gain(best) <= worth_usd:
        least = _least_paid(best, near, worth_usd)
        return replace(least, other=_other_way(best, near, most_usd))
    if not _is_supported(shelf.goods.standings[gpu.id]):
        least = min(near, key=lambda option: (option.net_usd, option.to or ""))
        return replace(least, action="retire")
    sale = None if is_sold else _least_sale(gpu, options, most_usd, shelf)
    return Upgrade(gpu.id, "wait", is_sold=is_sold, sale=sale)


def _least_paid(best: Upgrade, near: Sequence[Upgrade], most_usd: float) -> Upgrade:
    """Return which of the ways that are as good as the best costs least now for what it gains.

    With electricity and risk they are too near to be told apart, so what is surely paid decides.
    """
    alike = [way for way in near if way.action == best.action and _usd_for_gain(way) <= most_usd]
    return min(alike, key=lambda way: (way.net / (way.speed_ratio - 1), way.to or ""))


def _other_way(best: Upgrade, near: Sequence[Upgrade], most_usd: float) -> Upgrade | None:
    """Return the second product beside a replacement, or the reverse, if it is worth its price."""
    others = [
        option
        for option in near
        if option.action != best.action and _usd_for_gain(option) <= most_usd
    ]
    return min(others, key=_by_gain, default=None)


def _least_sale(
    gpu: Gpu, options: Sequence[Upgrade], most_usd: float, shelf: _Shelf
) -> Sale | None:
    """Return the least resale price at which a replacement is worth what is left to pay.

    None where the old product would have to bring about as much as one costs that is no worse:
    nobody pays that.
    """
    sales = [
        (_usd_above(option, most_usd), shelf.cheapest[option.to].offer)
        for option in options
        if option.action == "replace" and option.to
    ]
    usd, offer = min(sales, key=lambda sale: (sale[0], sale[1].id), default=(0.0, None))
    prices_usd = [article.offer.paid_usd for article in shelf.suiting(gpu)]
    near_usd = usd * shelf.rule("upgrade-close-ratio")
    if offer is None or near_usd >= min(prices_usd, default=offer.paid_usd):
        return None
    return Sale(offer.id, offer.kind, usd * offer.amount / offer.paid_usd, offer.currency)


def _usd_above(option: Upgrade, most_usd: float) -> float:
    """Return by how much an upgrade costs more than what it gains is worth."""
    return option.net_usd + option.extra_usd - most_usd * (option.speed_ratio - 1)


def _replacement(gpu: Gpu, article: Article, shelf: _Shelf) -> Upgrade | None:
    offer, speed = article.offer, shelf.speeds.get(article.gpu.id)
    if speed is None or not _suits(gpu, article, shelf):
        return None
    ratio = speed / shelf.speeds[gpu.id]
    if ratio < shelf.rule("upgrade-speed-ratio"):
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
        gpu.id,
        "add",
        gpu.id,
        offer.kind,
        2.0,
        price,
        extra,
        offer.amount,
        offer.currency,
        is_sold=gpu.id in shelf.used,
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


def _by_gain(option: Upgrade) -> tuple[float, str]:
    return _usd_for_gain(option), option.to or ""
