"""Either or: pairs of choices that buyers weigh against each other, found by rule from prices."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from macros.advice.edition import Edition
from macros.advice.picks.avoid import to_avoid
from macros.advice.picks.dependable_software import with_dependable_software
from macros.advice.picks.export import may_be_sold
from macros.advice.prices.offers import Offer, OfferKind
from macros.facts.records.products import Gpu
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.gpus.compared_facts import may_be_two
from macros.present.gpus.gains import Side
from macros.present.prices.common_prices import common_offers, offer_of_kind
from macros.present.prices.entry_prices import is_for_a_desktop

MOST_OF_A_RULE = 3
# Choices are near each other where the higher figure is at most so many times the lower one.
NEAR_PRICE = NEAR_SPEED = 1.25
NEAR_OLD_PRICE = 1.3
# A pair worth weighing costs at least so much of one card, and has so much more memory.
LEAST_OF_PRICE = 0.5
MORE_MEMORY = 1.5
PAIR = 2
_SEGMENT = "consumer"

Rule = Literal["near", "old", "pair"]


@dataclass(frozen=True)
class EitherOr:
    """Two choices, and the rule that found them."""

    rule: Rule
    first: Side
    second: Side


@dataclass(frozen=True)
class _Market:
    """What consumer cards cost today, new and used, without those that nobody should buy."""

    new: Sequence[Side]
    used: Sequence[Side]


def either_or(edition: Edition, work: str | None) -> list[EitherOr]:
    """Return what buyers weigh: neighbours in price and speed, old against new, a pair or one.

    `work` is that in which speeds are near each other; without one there are no neighbours.
    """
    market = _market(edition)
    near = list(_neighbours(market, edition, work)) if work else []
    return [*near, *_old_flagships(market, edition), *_pairs(market, edition)]


def _market(edition: Edition) -> _Market:
    if DEFAULT_REGION not in edition.catalog.regions:
        return _Market((), ())
    avoided = to_avoid(edition.card_verdicts(DEFAULT_REGION))
    new, used = (
        [side for side in _sides(edition, kind) if side.gpu.id not in avoided]
        for kind in ("street_new", "used")
    )
    sold = (s for s in new if may_be_sold(edition.catalog, s.gpu.id, DEFAULT_REGION, edition.day))
    return _Market(list(sold), used)


def _sides(edition: Edition, kind: OfferKind) -> list[Side]:
    """Return the consumer cards of dependable software with a price of this kind of today."""
    offers = common_offers(edition)
    priced: list[tuple[Gpu, Offer]] = [
        (gpu, offer)
        for gpu in edition.catalog.gpus.values()
        if gpu.segment == _SEGMENT and gpu.since and is_for_a_desktop(gpu)
        if (offer := offer_of_kind(offers[gpu.id], kind)) and not offer.stale
    ]
    known = with_dependable_software(priced, edition.catalog.software)
    return [Side(gpu, 1, offer) for gpu, offer in known]


def _neighbours(market: _Market, edition: Edition, work: str) -> Iterator[EitherOr]:
    """Yield new cards near each other in price and speed, the nearest first, each card once."""
    speeds = edition.performance.speeds.by_workload.get(work, {})
    found = []
    for one, other in combinations([s for s in market.new if s.gpu.id in speeds], 2):
        price = _apart(_usd(one), _usd(other))
        speed = _apart(speeds[one.gpu.id].value, speeds[other.gpu.id].value)
        if price <= math.log(NEAR_PRICE) and speed <= math.log(NEAR_SPEED):
            pair = sorted((one, other), key=_usd)
            found.append((price + speed, one.gpu.id, EitherOr("near", pair[0], pair[1])))
    yield from _each_once(choice for *_, choice in sorted(found, key=lambda one: one[:2]))


def _old_flagships(market: _Market, edition: Edition) -> list[EitherOr]:
    """Return the fastest used card of each earlier family beside the new one nearest in price.

    The new one is of the newest family of the same vendor.
    """
    newest = _newest_families(edition)
    flagships = _fastest_of_families(edition)
    found = []
    for old in market.used:
        if old.gpu.id not in flagships or old.gpu.family in newest:
            continue
        rivals = [
            new
            for new in market.new
            if new.gpu.vendor == old.gpu.vendor and new.gpu.family in newest
        ]
        new = min(rivals, key=lambda one: (_apart(_usd(one), _usd(old)), one.gpu.id), default=None)
        if new and _apart(_usd(new), _usd(old)) <= math.log(NEAR_OLD_PRICE):
            found.append(EitherOr("old", old, new))
    return sorted(found, key=lambda choice: -_day(choice.first.gpu))[:MOST_OF_A_RULE]


def _pairs(market: _Market, edition: Edition) -> list[EitherOr]:
    """Return the cheapest pair with far more memory that costs no more than one new card.

    The one is of its vendor's newest family, the dearest first; both use the same software.
    """
    newest = _newest_families(edition)
    dear = sorted(
        (side for side in market.new if side.gpu.family in newest),
        key=lambda side: (-_usd(side), side.gpu.id),
    )
    cheap = sorted([*market.new, *market.used], key=lambda side: (_usd(side), side.gpu.id))
    pairs = [Side(side.gpu, PAIR, side.offer) for side in cheap if may_be_two(side.gpu)]
    found = (
        EitherOr("pair", pair, one)
        for one in dear
        if (pair := next((pair for pair in pairs if _is_worth_it(pair, one)), None))
    )
    return list(_each_once(found))


def _is_worth_it(pair: Side, one: Side) -> bool:
    share = _usd(pair) / _usd(one)
    return (
        LEAST_OF_PRICE <= share <= 1
        and pair.memory_gb >= MORE_MEMORY * one.memory_gb
        and _platform(pair) == _platform(one) is not None
    )


def _each_once(choices: Iterable[EitherOr]) -> Iterator[EitherOr]:
    """Yield the first few choices in which no card comes twice."""
    seen: set[str] = set()
    for choice in choices:
        ids = {choice.first.gpu.id, choice.second.gpu.id}
        if ids & seen or len(seen) >= MOST_OF_A_RULE * PAIR:
            continue
        seen |= ids
        yield choice


def _newest_families(edition: Edition) -> set[str]:
    """Return the family of each vendor whose first consumer card came last."""
    began: dict[str, tuple[str, int]] = {}
    for gpu in _consumer(edition):
        vendor, day = began.get(gpu.family, (gpu.vendor, _day(gpu)))
        began[gpu.family] = vendor, min(day, _day(gpu))
    last: dict[str, tuple[int, str]] = {}
    for family, (vendor, day) in began.items():
        last[vendor] = max(last.get(vendor, (0, "")), (day, family))
    return {family for _, family in last.values()}


def _fastest_of_families(edition: Edition) -> set[str]:
    """Return the card with the highest bandwidth of each family."""
    best: dict[str, Gpu] = {}
    for gpu in _consumer(edition):
        other = best.setdefault(gpu.family, gpu)
        if _speed_rank(gpu) > _speed_rank(other):
            best[gpu.family] = gpu
    return {gpu.id for gpu in best.values()}


def _speed_rank(gpu: Gpu) -> tuple[float, float]:
    return gpu.memory.bandwidth_gb_s, gpu.compute.fp32_tflops or 0


def _consumer(edition: Edition) -> list[Gpu]:
    return [
        gpu
        for gpu in edition.catalog.gpus.values()
        if gpu.segment == _SEGMENT and gpu.since and gpu.form_factor == "pcie_card"
        if gpu.is_regular
    ]


def _day(gpu: Gpu) -> int:
    return gpu.since.first_day.toordinal() if gpu.since else 0


def _platform(side: Side) -> str | None:
    return side.gpu.software.platform if side.gpu.software else None


def _usd(side: Side) -> float:
    assert side.usd is not None, "sides of the market have a price"
    return side.usd


def _apart(one: float, other: float) -> float:
    return abs(math.log(one / other))
