"""Rivals: the products that who looks at one weighs against it, chosen by a rule."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speeds
from macros.facts.records.products import Gpu

Relation = Literal["cheaper", "dearer", "alike_in_speed", "alike_in_memory", "instead"]
MOST_RIVALS = 3
MOST_TIMES = 3  # as fast or as slow, as dear or as cheap
MOST_TIMES_UNPRICED = 2  # as fast, or as much memory, where no price tells what is far off
LEAST_MEMORY = (2, 3)  # of its memory: models that the one holds would not fit below it
WHOLE_COMPUTERS = "soc"
# What products of a kind are told apart by: training, bound by computing, and writing text, bound
# by memory bandwidth.
RIVAL_WORKS = ("transformer-training", "llm-decode-8b")


@dataclass(frozen=True)
class Rival:
    """A product at an offer, and why it stands beside another."""

    gpu: Gpu
    offer: Offer
    relation: Relation


def rivals(
    gpu: Gpu,
    gpus: Iterable[Gpu],
    offers: Mapping[str, Offer],
    speeds: Speeds,
    avoided: Collection[str] = (),
    last: Offer | None = None,
) -> list[Rival]:
    """Return at most MOST_RIVALS products of the same segment that have an offer.

    None has less than LEAST_MEMORY where one has as much. These are the next cheaper and the next
    dearer one; the other places are for those nearest in speed, first those with at least as much
    memory, or, for a product whose own speed nobody knows, nearest in memory. Without an own price
    all are the nearest, none more than MOST_TIMES_UNPRICED away in speed or memory, none far from
    the `last` price, and without one only those of the same platform, whole computers apart. What
    is more than MOST_TIMES as fast, as slow, as dear or as cheap is no rival, and neither are
    announced, modified and `avoided` products. `offers` has the offer by which each is known.
    """
    market = {
        other.id: other
        for other in gpus
        if other.id != gpu.id
        and other.segment == gpu.segment
        and other.is_regular
        and other.id in offers
        and other.id not in avoided
        and _is_near(gpu, other, offers, speeds)
        and (gpu.id in offers or _is_like(gpu, other, offers, last))
    }
    roomy = {id_: other for id_, other in market.items() if _has_room(gpu, other)}
    market = roomy or market
    chosen = _neighbours(gpu, market.values(), offers)
    chosen |= _alike(gpu, [market[id_] for id_ in market if id_ not in chosen], offers, speeds)
    ranked = list(chosen.items())[:MOST_RIVALS]
    return [Rival(market[id_], offers[id_], relation) for id_, relation in ranked]


def _is_near(gpu: Gpu, other: Gpu, offers: Mapping[str, Offer], speeds: Speeds) -> bool:
    """Return whether two are near in price or, where one has none, in speed and memory."""
    if gpu.id not in offers:
        apart, memory = _distance(gpu, other, speeds)
        far = math.log(MOST_TIMES_UNPRICED)
        return memory <= far and (math.isinf(apart) or apart <= far)
    return _costs_alike(offers[gpu.id], offers[other.id])


def _costs_alike(own: Offer, theirs: Offer) -> bool:
    least, most = sorted((own.amount, theirs.amount))
    return most <= MOST_TIMES * least


def _has_room(gpu: Gpu, other: Gpu) -> bool:
    """Return whether another has memory enough that who looks at a product may weigh it."""
    part, whole = LEAST_MEMORY
    return whole * other.memory.size_gb >= part * gpu.memory.size_gb


def _is_like(gpu: Gpu, other: Gpu, offers: Mapping[str, Offer], last: Offer | None) -> bool:
    """Return whether another is near the last price of a product, else of the same platform.

    Each maker of whole computers has a platform of its own.
    """
    if last or gpu.segment == WHOLE_COMPUTERS:
        return last is None or _costs_alike(last, offers[other.id])
    own, theirs = gpu.software, other.software
    return bool(own and theirs and own.platform == theirs.platform)


def _neighbours(
    gpu: Gpu, market: Iterable[Gpu], offers: Mapping[str, Offer]
) -> dict[str, Relation]:
    """Return the next cheaper and the next dearer product, by id; those that cost the same none."""
    if gpu.id not in offers:
        return {}
    own = offers[gpu.id].amount
    by_price = sorted(market, key=lambda other: (offers[other.id].amount, other.id))
    cheaper = [other.id for other in by_price if offers[other.id].amount < own]
    dearer = [other.id for other in by_price if offers[other.id].amount > own]
    found: dict[str, Relation] = dict.fromkeys(cheaper[-1:], "cheaper")
    return found | dict.fromkeys(dearer[:1], "dearer")


def _alike(
    gpu: Gpu, others: Iterable[Gpu], offers: Mapping[str, Offer], speeds: Speeds
) -> dict[str, Relation]:
    """Return what the others have in common with a product, by id, the nearest first.

    Those with at least its memory go before all others.
    """
    known = {other.id: other for other in others}
    distances = {id_: _distance(gpu, other, speeds) for id_, other in known.items()}
    order = sorted(
        distances,
        key=lambda id_: (
            known[id_].memory.size_gb < gpu.memory.size_gb,
            *distances[id_],
            offers[id_].amount,
            id_,
        ),
    )
    is_known = any(speeds.of(work, gpu.id) for work in RIVAL_WORKS)
    found: dict[str, Relation] = {}
    for id_ in order:
        apart = distances[id_][0]
        if math.isinf(apart) and not is_known:
            found[id_] = "alike_in_memory"
        elif apart <= math.log(MOST_TIMES):
            found[id_] = "alike_in_speed"
    return found


def _distance(gpu: Gpu, other: Gpu, speeds: Speeds) -> tuple[float, float]:
    """Return how far two are apart in speed, endless where that is not known, and in memory."""
    ratios = (speed_ratio(speeds, work, other.id, gpu.id) for work in RIVAL_WORKS)
    apart = [abs(math.log(ratio)) for ratio in ratios if ratio]
    memory = abs(math.log(other.memory.size_gb / gpu.memory.size_gb))
    return fmean(apart) if apart else math.inf, memory


def usual_speed_ratio(speeds: Speeds, id_: str, base: str) -> float | None:
    """Return how many times as fast as `base` a product is: the mean of RIVAL_WORKS.

    The mean is the geometric one of the works in which both are known; None where none is.
    """
    ratios = (speed_ratio(speeds, work, id_, base) for work in RIVAL_WORKS)
    known = [math.log(ratio) for ratio in ratios if ratio]
    return math.exp(fmean(known)) if known else None


def speed_ratio(speeds: Speeds, work: str, id_: str, base: str) -> float | None:
    """Return how many times as fast as `base` a product does a work; None where one is unknown."""
    own, others = speeds.of(work, id_), speeds.of(work, base)
    return own.value / others.value if own and others else None
