"""Prices: what a product costs in a region on a day, chosen from what was seen by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from macros.advice.prices.conversion import newest_usd, shown_tax_factor
from macros.advice.prices.market import Key, Market, Seen, market_on
from macros.advice.prices.offers import How, Offer, OfferKind
from macros.advice.prices.price_estimates import (
    PriceRatio,
    estimated_price,
    price_ratios,
)
from macros.advice.prices.price_range import PriceRange
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price, Quality
from macros.facts.records.regions import DEFAULT_REGION

KINDS: tuple[OfferKind, ...] = ("street_new", "used")

_Ratios = Mapping[OfferKind, tuple[PriceRatio, ...]]


@dataclass(frozen=True)
class _Found:
    """Observations that a price is made of, and the region whose money and tax they have."""

    seen: Seen
    region: str
    local: bool

    @property
    def age_days(self) -> int:
        return min(observation.age_days for observation in self.seen)


@dataclass(frozen=True)
class _Basis:
    """What an offer says besides its amount."""

    how: How
    from_region: str
    observed: PartialDate
    age_days: int
    quality: Quality
    observations: tuple[Price, ...]


def offers_by_region(
    catalog: Catalog, day: date, *, back_test: bool = False
) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
    """Return the offers of every accelerator, new, used or none, by region and id.

    With `back_test`, a price that is lacking is estimated from the launch price.
    """
    market = market_on(catalog, day)
    ratios = _ratios(catalog, market, back_test)
    return {id_: _market_offers(catalog, market, id_, ratios) for id_ in catalog.regions}


def _market_offers(
    catalog: Catalog, market: Market, region: str, ratios: _Ratios
) -> Mapping[str, tuple[Offer, ...]]:
    """Return the offers of every accelerator in a region, from a market that was read before."""
    ratio = catalog.rules["price-new-below-used"].value
    offers_by_id = {
        id_: [_offer(catalog, market, (id_, kind), region, ratios) for kind in KINDS]
        for id_ in catalog.gpus
    }
    return {id_: _credible([o for o in offers if o], ratio) for id_, offers in offers_by_id.items()}


def part_offers(catalog: Catalog, market: Market, region: str) -> Mapping[str, tuple[Offer, ...]]:
    """Return the offers of every part in a region, from a market of parts (`part_market_on`)."""
    offers_by_id = {
        id_: [_offer(catalog, market, (id_, kind), region, {}) for kind in KINDS]
        for id_ in catalog.parts.by_id
    }
    return {
        id_: tuple(_listed(offer, catalog) for offer in offers if offer)
        for id_, offers in offers_by_id.items()
    }


def _listed(offer: Offer, catalog: Catalog) -> Offer:
    """Return the offer of a part, called an estimate where only a list price is known."""
    kinds = {price.kind for price in catalog.prices_of(offer.id)}
    return replace(offer, how="estimated") if kinds == {"launch_msrp"} else offer


def _credible(offers: Sequence[Offer], ratio: float) -> tuple[Offer, ...]:
    """Return the offers without a new price that is too low beside the used one.

    A price seen in the region itself, and no estimate, is believed all the same.
    """
    used = max((offer.usd for offer in offers if offer.kind == "used"), default=0.0)
    return tuple(
        offer
        for offer in offers
        if offer.kind == "used"
        or offer.usd >= used * ratio
        or (offer.how == "local" and offer.quality != "C")
    )


def _ratios(catalog: Catalog, market: Market, back_test: bool) -> _Ratios:
    if not back_test or DEFAULT_REGION not in market.regions:
        return {}
    return {kind: price_ratios(catalog, market, kind) for kind in KINDS}


def _offer(
    catalog: Catalog, market: Market, key: Key, region: str, ratios: _Ratios
) -> Offer | None:
    for prices in _by_preference(market, key, region):
        if offer := _made(market, key, region, prices):
            return offer
    return _estimated(catalog, market, key, region, ratios) if ratios else None


def _by_preference(market: Market, key: Key, region: str) -> Iterator[_Found]:
    """Yield what a price can be made of: fresh local, fresh from elsewhere, then the newest."""
    if key not in market.seen:
        return
    local = [
        _Found(observations, place, local=True)
        for place, places in market.places[region]
        if (observations := market.in_places(key, places))
    ]
    yield from (prices for prices in local if not market.is_stale(prices.age_days))
    here = frozenset().union(*(places for _, places in market.places[region]))
    other = sorted(_elsewhere(market, key, here), key=_rank)
    yield from (prices for prices in other if not market.is_stale(prices.age_days))
    yield from sorted([*local, *other], key=lambda prices: prices.age_days)


def _elsewhere(market: Market, key: Key, here: frozenset[str]) -> Iterator[_Found]:
    """Yield what was seen in regions that are no part of others, nor of what is local."""
    for id_, record in market.regions.items():
        if record.part_of is None and id_ not in here:
            _, places = market.places[id_][0]
            if observations := market.in_places(key, places):
                yield _Found(observations, id_, local=False)


def _rank(prices: _Found) -> tuple[bool, int, str]:
    return (prices.region != DEFAULT_REGION, prices.age_days, prices.region)


def _made(market: Market, key: Key, region: str, prices: _Found) -> Offer | None:
    newest = min(prices.seen, key=lambda observation: observation.age_days)
    basis = _Basis(
        how="local" if prices.local else "converted",
        from_region=prices.region,
        observed=newest.price.date,
        age_days=newest.age_days,
        quality=prices.seen[0].price.quality,
        observations=tuple(observation.price for observation in prices.seen),
    )
    if prices.local:
        here = market.local_range(prices.seen, prices.region)
        known = market.drifted(here, newest.age_days, prices.seen)
        return _said(market, key, region, known, basis)
    net_usd = market.net_usd_range(prices.seen, prices.region)
    if net_usd is None:
        return None
    drifted = market.drifted(net_usd, newest.age_days, prices.seen)
    return _from_dollars(market, key, region, drifted, basis)


def _estimated(
    catalog: Catalog, market: Market, key: Key, region: str, ratios: _Ratios
) -> Offer | None:
    id_, kind = key
    estimate = estimated_price(catalog, market, catalog.gpus[id_], ratios, kind)
    if estimate is None:
        return None
    basis = _Basis(
        how="estimated",
        from_region=DEFAULT_REGION,
        observed=estimate.observed,
        age_days=estimate.age_days,
        quality="C",
        observations=(estimate.launch,),
    )
    drifted = market.drifted(estimate.net_usd, estimate.age_days, ())
    return _from_dollars(market, key, region, drifted, basis)


def _from_dollars(
    market: Market, key: Key, region: str, net_usd: PriceRange, basis: _Basis
) -> Offer | None:
    """Return an offer from dollars without tax; None where a rate is lacking."""
    if region != basis.from_region:
        net_usd = net_usd.widened_by(market.rule("price-conversion-spread"))
    known = market.converted(net_usd, region)
    return _said(market, key, region, known, basis) if known else None


def _said(market: Market, key: Key, region: str, known: PriceRange, basis: _Basis) -> Offer | None:
    usd = newest_usd(market.regions, region, market.day)
    if usd is None:
        return None
    record = market.regions[region]
    id_, kind = key
    return Offer(
        id=id_,
        region=region,
        kind=kind,
        amount=known.amount,
        low=known.low,
        high=known.high,
        currency=record.currency,
        usd=known.amount * usd / shown_tax_factor(record.tax),
        observed=basis.observed,
        age_days=basis.age_days,
        stale=market.is_stale(basis.age_days),
        how=basis.how,
        from_region=basis.from_region,
        quality=basis.quality,
        observations=basis.observations,
    )
