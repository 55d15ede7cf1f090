"""Place prices: what was seen in one place, in the money of the region that asks."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from macros.advice.prices.conversion import (
    newest_usd,
    shown_tax_factor,
    tax_factor_of,
    tax_spread,
    usd_when_seen,
)
from macros.advice.prices.market import Key, Market, Seen
from macros.advice.prices.observations import Observation, trust
from macros.advice.prices.offers import Z50
from macros.advice.prices.price_drift import PriceDrift
from macros.advice.prices.price_range import PriceRange, weighted_range
from macros.advice.prices.source_levels import source_of
from macros.facts.records.regions import Region

# Here, elsewhere in the same market, or in another one.
Distance = Literal["here", "near", "far"]


@dataclass(frozen=True)
class SeenPrice:
    """The middle of the prices of a place, as logarithm with its variance, and what it rests on.

    `sources` are the deviations that it shares with other prices of the same sources; `log_moved`
    is the logarithm of by what they are multiplied since prices of their kind have moved,
    `log_level` that of by what they were divided to take out the level of their sources.
    """

    place: str
    distance: Distance
    log_amount: float
    variance: float
    sources: Mapping[str, float]
    seen: Seen
    log_moved: float = 0.0
    log_level: float = 0.0

    @property
    def newest(self) -> Observation:
        """The observation that was made last."""
        return min(self.seen, key=lambda observed: observed.age_days)


def seen_prices(market: Market, key: Key, region: str) -> Iterator[SeenPrice]:
    """Yield what was seen of a product in each place, in the region's money with its tax.

    A place whose money has no rate on the market's day is left out.
    """
    for place in sorted(market.seen.get(key, {})):
        if price := seen_in(market, key, place, region):
            yield price


def seen_in(market: Market, key: Key, place: str, region: str) -> SeenPrice | None:
    """Return what was seen of a product in one place; None for nothing, and without a rate."""
    seen = market.in_place(key, place)
    factors = _factors(market, seen, place, region)
    drift = market.drift_of(key[0])
    return _seen_price(market, seen, factors, drift, place, region) if factors else None


def distance_of(regions: Mapping[str, Region], place: str, region: str) -> Distance:
    """Return how far a place is from a region: a whole is where any of its parts is."""
    if place in _places_of(regions, region):
        return "here"
    whole = regions[region].part_of
    return "near" if whole and place in _places_of(regions, whole) else "far"


def region_of(regions: Mapping[str, Region], place: str) -> str:
    """Return the region whose money and tax a place has that may lack a file of its own."""
    if place in regions:
        return place
    return next(id_ for id_, record in regions.items() if place in record.prices_also_from)


def _places_of(regions: Mapping[str, Region], region: str) -> set[str]:
    parts = (id_ for id_, record in regions.items() if record.part_of == region)
    return {region, *parts, *regions[region].prices_also_from}


def _factors(market: Market, seen: Seen, place: str, region: str) -> list[float]:
    """Return by what each price is multiplied to be the region's; empty without a rate."""
    here, there = market.regions[region], market.regions[region_of(market.regions, place)]
    factors: list[float] = []
    for observed in seen:
        rate = _rate(market, observed, place, region)
        if rate is None:
            return []
        tax = shown_tax_factor(here.tax, observed.kind) / tax_factor_of(observed.price, there.tax)
        factors.append(rate * tax)
    return factors


def _rate(market: Market, observed: Observation, place: str, region: str) -> float | None:
    """Return the region's money for a unit of the place's: its dollars then, at the rate now."""
    regions, there = market.regions, region_of(market.regions, place)
    if regions[there].currency == regions[region].currency:
        return 1.0
    then = usd_when_seen(regions, there, observed.price.date, market.day)
    now = newest_usd(regions, region, market.day)
    return then / now if then and now else None


def _seen_price(
    market: Market,
    seen: Seen,
    factors: Sequence[float],
    drift: PriceDrift,
    place: str,
    region: str,
) -> SeenPrice:
    weights = [observed.weight for observed in seen]
    total = math.fsum(weights)
    shares = [weight / total for weight in weights]
    age = math.fsum(s * o.drifting_days for s, o in zip(shares, seen, strict=True))
    step = math.fsum(s * o.move.step for s, o in zip(shares, seen, strict=True))
    fade = math.fsum(s * o.fade for s, o in zip(shares, seen, strict=True))
    distance = distance_of(market.regions, place, region)
    known = _ranged(market, seen, factors).drifted(math.hypot(drift.after(age), step))
    if distance != "here" and seen[0].kind != "used":
        known = known.widened_by(tax_spread(market.regions[region].tax))
    own = math.log(known.high / known.low) / (2 * Z50)
    sources = _source_spreads(market, seen, shares)
    variance = own**2 + math.fsum(spread**2 for spread in sources.values())
    moved = math.fsum(s * math.log(o.move.factor) for s, o in zip(shares, seen, strict=True))
    levels = (market.levels.of(source_of(observed)).log for observed in seen)
    level = math.fsum(s * log for s, log in zip(shares, levels, strict=True))
    log_amount = math.log(known.amount)
    return SeenPrice(place, distance, log_amount, variance / fade, sources, seen, moved, level)


def _source_spreads(market: Market, seen: Seen, shares: Sequence[float]) -> dict[str, float]:
    """Return how far the levels of its sources may shift a price, by source."""
    spreads: dict[str, float] = defaultdict(float)
    for share, observed in zip(shares, seen, strict=True):
        source = source_of(observed)
        spreads[" ".join(source)] += share * market.levels.of(source).deviation
    return dict(spreads)


def _ranged(market: Market, seen: Seen, factors: Sequence[float]) -> PriceRange:
    """Return middle and quartiles of prices, each at the level of all sources.

    One observation alone tells nothing of how far shops differ: the less it is to be trusted,
    the wider its range.
    """
    levels = [
        factor / math.exp(market.levels.of(source_of(observed)).log)
        for factor, observed in zip(factors, seen, strict=True)
    ]
    values = [observed.value * by for observed, by in zip(seen, levels, strict=True)]
    least = market.rule("price-least-spread")
    if len(seen) > 1:
        return weighted_range(values, [observed.weight for observed in seen]).at_least(least)
    price, by = seen[0].price, levels[0] * seen[0].move.factor
    low, high = (price.value if end is None else end for end in (price.low, price.high))
    alone = PriceRange(values[0], low * by, high * by)
    return alone.at_least(least / trust(price, market.rules))
