"""Rankings: products in the order of their speed, alone, for its price or for its power."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from macros.advice.edition import Edition
from macros.advice.picks.dependable_software import with_software_at_its_end
from macros.advice.picks.scores import certainty_of
from macros.advice.prices.conversion import round_thousand
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Z80, Speed
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Segment

MOST_SHOWN = 24  # more rows are no longer read
PER_W = 100

Basis = Literal["measured", "estimated", "extrapolated"]


@dataclass(frozen=True)
class Ranked:
    """A product's speed, or that divided by its price or power; `low` to `high` holds 80 %.

    `spread` is the standard deviation of the logarithm. The `offer` gives the price, where one is
    in the value.
    """

    gpu: Gpu
    speed: Speed
    value: float
    spread: float
    offer: Offer | None = None

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value * math.exp(-Z80 * self.spread)

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value * math.exp(Z80 * self.spread)

    @property
    def basis(self) -> Basis:
        """How the speed is known."""
        return "extrapolated" if self.speed.extrapolated else self.speed.kind

    @property
    def key(self) -> tuple[str, str]:
        """Product and kind of offer, by which equal values are ordered."""
        return self.gpu.id, self.offer.kind if self.offer else ""


@lru_cache(maxsize=32)  # several charts and all languages show the same
def by_speed(edition: Edition, workload: str) -> Sequence[Ranked]:
    """Return the products that can do a workload, the fastest first, the reference's speed 1.

    An announced product, or one with less memory than the work needs, cannot.
    """
    return _ordered(
        Ranked(gpu, speed, speed.value, speed.spread) for gpu, speed in _able(edition, workload)
    )


def by_efficiency(edition: Edition, workload: str) -> list[Ranked]:
    """Return the products by their speed per 100 W of thermal design power, the highest first."""
    return _ordered(
        Ranked(gpu, speed, speed.value / tdp * PER_W, speed.spread)
        for gpu, speed in _able(edition, workload)
        if (tdp := gpu.power.tdp_w)
    )


@lru_cache(maxsize=64)  # a region for each language
def by_value(edition: Edition, workload: str, region: str) -> Sequence[Ranked]:
    """Return the offers of a region, by their speed for a round amount of its money.

    That is its `round_thousand`. Prices are those that shops show, with their tax; what they may
    not sell counts used alone. What is `of_no_value` is left out. The order is that of what one
    pays in three of four cases, so that old prices give way.
    """
    if region not in edition.catalog.regions:
        return []
    offers = edition.on_sale(region)
    unit = round_thousand(edition.catalog.regions, region, edition.day)
    left_out = of_no_value(edition.catalog)
    rows = [
        Ranked(
            gpu,
            speed,
            speed.value / offer.amount * unit,
            math.hypot(speed.spread, offer.spread),
            offer,
        )
        for gpu, speed in _able(edition, workload)
        if gpu.id not in left_out
        for offer in offers.get(gpu.id, ())
    ]
    return sorted(rows, key=lambda row: (-_cautious_value(row), row.key))


def of_no_value(catalog: Catalog) -> frozenset[str]:
    """Return the ids of what is worth its price to nobody, however low that is.

    A module has no value without a server, which no shop prices, nor has a product whose software
    comes to its end.
    """
    modules = (gpu.id for gpu in catalog.gpus.values() if gpu.is_server_module)
    return with_software_at_its_end(catalog).union(modules)


def _cautious_value(row: Ranked) -> float:
    assert row.offer, "only offers have a value for their price"
    return row.speed.value / row.offer.cautious_amount


@lru_cache(maxsize=32)
def chosen_by_speed(edition: Edition, workload: str, region: str) -> frozenset[str]:
    """Return the ids of at most MOST_SHOWN products that readers most want to see compared.

    These are the reference, what is picked for this work, the fastest measured and the fastest
    priced product of each segment, then those with a price, measured before estimated ones, and
    the newest first.
    """
    return _chosen(edition, workload, region, ())


def chosen_by_efficiency(edition: Edition, workload: str, region: str) -> frozenset[str]:
    """Return the ids of as many products, the first of each segment per watt always among them."""
    leaders = segment_leaders(by_efficiency(edition, workload))
    return _chosen(edition, workload, region, leaders)


def _chosen(edition: Edition, workload: str, region: str, leaders: Iterable[str]) -> frozenset[str]:
    """Return the ids of the products to compare, the `leaders` always among them."""
    ranked = by_speed(edition, workload)
    offers = edition.situation(region).offers if region in edition.catalog.regions else {}
    measured = {row.gpu.id for row in ranked if row.speed.kind == "measured"}
    priced = {row.gpu.id for row in ranked if offers.get(row.gpu.id)}
    always = {
        edition.performance.speeds.reference_of(workload),
        *_picked(edition, workload, region),
        *segment_leaders([row for row in ranked if row.gpu.id in measured] or ranked),
        *segment_leaders([row for row in ranked if row.gpu.id in priced]),
        *leaders,
    }

    def importance(row: Ranked) -> tuple[bool, bool, bool, int, str]:
        id_, released = row.gpu.id, row.gpu.since
        age = -released.first_day.toordinal() if released else 0
        return id_ not in always, id_ not in priced, id_ not in measured, age, id_

    return frozenset(row.gpu.id for row in sorted(ranked, key=importance)[:MOST_SHOWN])


def best_offers(ranked: Sequence[Ranked]) -> list[Ranked]:
    """Return at most MOST_SHOWN offers, the best of all and the best of each segment."""
    always = set(segment_leaders(ranked))
    kept: set[tuple[str, str]] = set()
    for row in ranked:
        if row.gpu.id in always:
            kept.add(row.key)
            always.discard(row.gpu.id)
    for row in ranked:
        if len(kept) < MOST_SHOWN:
            kept.add(row.key)
    return [row for row in ranked if row.key in kept]


def segment_leaders(ranked: Sequence[Ranked]) -> list[str]:
    """Return the first product of each segment."""
    leaders: dict[Segment, str] = {}
    for row in ranked:
        leaders.setdefault(row.gpu.segment, row.gpu.id)
    return list(leaders.values())


def not_told_from(leader: Ranked, others: Sequence[Ranked], certainty: float) -> list[Ranked]:
    """Return the others whom the leader leads with less than this certainty (0 to 1)."""
    return [row for row in others if _certainty(leader, row) < certainty]


def _certainty(leader: Ranked, other: Ranked) -> float:
    """Return how likely the leader is the better one; offers of one product are equally fast."""
    lead = math.log(leader.value / other.value)
    if leader.gpu.id == other.gpu.id and leader.offer and other.offer:
        return certainty_of(lead, math.hypot(leader.offer.spread, other.offer.spread))
    return certainty_of(lead, math.hypot(leader.spread, other.spread))


def _able(edition: Edition, workload: str) -> Iterator[tuple[Gpu, Speed]]:
    floor = edition.catalog.workloads[workload].memory_floor.size_gb
    for id_, speed in edition.performance.speeds.by_workload.get(workload, {}).items():
        gpu = edition.catalog.gpus[id_]
        if not gpu.preview and gpu.memory.size_gb >= floor:
            yield gpu, speed


def _ordered(ranked: Iterator[Ranked] | Sequence[Ranked]) -> list[Ranked]:
    return sorted(ranked, key=lambda row: (-row.value, row.key))


def _picked(edition: Edition, workload: str, region: str) -> set[str]:
    if region not in edition.catalog.regions:
        return set()
    return {
        verdict.pick.gpu.id
        for verdict in edition.verdicts(region)
        if verdict.pick and workload in verdict.persona.objective.workloads
    }
