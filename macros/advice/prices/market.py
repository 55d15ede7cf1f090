"""Market: all prices that count on a day, sorted so that each region finds its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date

from macros.advice.prices.conversion import (
    newest_usd,
    price_places,
    shown_tax_factor,
    tax_factor_of,
    tax_spread,
    usd_when_seen,
)
from macros.advice.prices.observations import (
    Observation,
    is_for_full_memory,
    observation,
    quality_weight,
)
from macros.advice.prices.offers import OfferKind
from macros.advice.prices.price_drift import PriceDrift, price_drift
from macros.advice.prices.price_range import PriceRange, weighted_range
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Rule, RuleId
from macros.facts.records.products import Price
from macros.facts.records.regions import Region

Key = tuple[str, OfferKind]
Seen = tuple[Observation, ...]


@dataclass(frozen=True)
class Market:
    """What was seen of each product and kind by `day`, by place, and how fast prices move.

    `places` are, for each region, where its prices are looked for, one after the other.
    """

    day: date
    regions: Mapping[str, Region]
    rules: Mapping[str, Rule]
    drift: PriceDrift
    seen: Mapping[Key, Mapping[str, Seen]]
    places: Mapping[str, tuple[tuple[str, frozenset[str]], ...]]

    def rule(self, id_: str) -> float:
        """Return the value of a rule."""
        return self.rules[id_].value

    def is_stale(self, age_days: int) -> bool:
        """Return whether a price seen so many days ago is too old to be called one of today."""
        return age_days > self.rule("price-stale-after")

    def in_places(self, key: Key, places: frozenset[str]) -> Seen:
        """Return the observations in any of several places, those first that count most.

        What counts next to nothing beside the best is left out: it would still set the ends.
        """
        by_place = self.seen.get(key, {})
        observations = [observed for place in places for observed in by_place.get(place, ())]
        most = max((observed.weight for observed in observations), default=0.0)
        least = self.rule("price-least-weight") * most
        return tuple(sorted((o for o in observations if o.weight >= least), key=_rank))

    def local_range(self, observations: Seen, region: str) -> PriceRange:
        """Return the range of a region's prices in its own currency, as its shops show them."""
        tax = self.regions[region].tax
        shown = shown_tax_factor(tax)
        factors = [shown / tax_factor_of(observed.price, tax) for observed in observations]
        return self._ranged(observations, factors)

    def net_usd_range(self, observations: Seen, region: str) -> PriceRange | None:
        """Return the range of a region's prices in US dollars without tax; None without a rate."""
        tax = self.regions[region].tax
        factors: list[float] = []
        for observed in observations:
            usd = usd_when_seen(self.regions, region, observed.price.date, self.day)
            if usd is None:
                return None
            factors.append(usd / tax_factor_of(observed.price, tax))
        return self._ranged(observations, factors)

    def converted(self, net_usd: PriceRange, region: str) -> PriceRange | None:
        """Return what a region's shops would ask for dollars without tax; None without a rate."""
        usd = newest_usd(self.regions, region, self.day)
        if usd is None:
            return None
        tax = self.regions[region].tax
        return net_usd.times(shown_tax_factor(tax) / usd).widened_by(tax_spread(tax))

    def drifted(self, known: PriceRange, age_days: int, observations: Seen) -> PriceRange:
        """Return a range made at least as wide as shops differ, and as prices moved since.

        One observation alone tells nothing of how far shops differ: the less it is to be trusted,
        the wider its range.
        """
        least = self.rule("price-least-spread")
        if len(observations) == 1:
            least /= quality_weight(observations[0].price, self.rules)
        return known.at_least(least).drifted(self.drift.after(age_days))

    def _ranged(self, observations: Seen, factors: list[float]) -> PriceRange:
        values = [
            observed.price.value * by for observed, by in zip(observations, factors, strict=True)
        ]
        if len(observations) > 1:
            return weighted_range(values, [observed.weight for observed in observations])
        price, by, value = observations[0].price, factors[0], values[0]
        low = value if price.low is None else price.low * by
        high = value if price.high is None else price.high * by
        return PriceRange(value, low, high)


def market_on(catalog: Catalog, day: date) -> Market:
    """Return the prices of accelerators that were known on a day."""
    prices = {
        gpu.id: tuple(p for p in catalog.prices_of(gpu.id) if is_for_full_memory(gpu, p))
        for gpu in catalog.gpus.values()
    }
    return _market(catalog, day, prices, catalog.rules)


def part_market_on(catalog: Catalog, day: date) -> Market:
    """Return the prices of parts that were known on a day.

    Prices of memory and drives move, and are dropped like those of accelerators; those of other
    parts hold as long as rule `part-price-dropped-after` says. Where no shop's price is known, the
    maker's list price stands in, as long as `part-list-price-dropped-after` says.
    """
    parts = catalog.parts
    moving = {*parts.memory_kits, *parts.ssds}
    prices = {id_: catalog.prices_of(id_) for id_ in parts.by_id}
    fast = _market(catalog, day, {i: p for i, p in prices.items() if i in moving}, catalog.rules)
    still = {i: p for i, p in prices.items() if i not in moving}
    slow = _market(catalog, day, still, _lasting(catalog, "part-price-dropped-after"))
    tracked = {id_ for id_, _ in slow.seen}
    listed = {i: _as_street_prices(p) for i, p in still.items() if i not in tracked}
    makers = _market(catalog, day, listed, _lasting(catalog, "part-list-price-dropped-after"))
    return replace(slow, seen={**makers.seen, **slow.seen, **fast.seen}, drift=fast.drift)


def _lasting(catalog: Catalog, rule: RuleId) -> dict[str, Rule]:
    return {**catalog.rules, "price-dropped-after": catalog.rules[rule]}


def _as_street_prices(prices: Iterable[Price]) -> tuple[Price, ...]:
    """Return list prices as if a shop had asked them, in the poorest quality."""
    as_seen = {"kind": "street_new", "quality": "C"}
    return tuple(p.model_copy(update=as_seen) for p in prices if p.kind == "launch_msrp")


def _market(
    catalog: Catalog,
    day: date,
    prices: Mapping[str, tuple[Price, ...]],
    rules: Mapping[str, Rule],
) -> Market:
    observations: dict[Key, dict[str, list[Observation]]] = defaultdict(lambda: defaultdict(list))
    currencies = _currencies(catalog)
    for id_, listed in prices.items():
        for price in listed:
            observed = observation(price, day, rules)
            if observed and currencies.get(price.region) == price.currency:
                observations[id_, observed.kind][price.region].append(observed)
    return Market(
        day=day,
        regions=catalog.regions,
        rules=rules,
        drift=price_drift(prices, day),
        seen={
            key: {r: tuple(s) for r, s in by_region.items()}
            for key, by_region in observations.items()
        },
        places={id_: tuple(price_places(catalog.regions, id_)) for id_ in catalog.regions},
    )


def _currencies(catalog: Catalog) -> dict[str, str]:
    """Return the money of each place; prices in other money are not what its shops ask."""
    currencies = {id_: region.currency for id_, region in catalog.regions.items()}
    for region in catalog.regions.values():
        currencies |= dict.fromkeys(region.prices_also_from, region.currency)
    return currencies


def _rank(observed: Observation) -> tuple[float, int, str, float]:
    return -observed.weight, observed.age_days, observed.price.region, observed.price.value
