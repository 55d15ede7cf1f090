"""Prices: what a product costs in a region on a day, chosen from what was seen by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from macros.advice.prices.conversion import newest_usd, shown_tax_factor
from macros.advice.prices.market import Key, Market, Seen, market_on
from macros.advice.prices.offers import How, Offer, OfferKind
from macros.advice.prices.price_estimates import PriceRatio, estimated_price, price_ratios
from macros.advice.prices.price_range import PriceRange
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price, Quality
from macros.facts.records.regions import DEFAULT_REGION

KINDS: tuple[OfferKind, ...] = ("street_new", "used")

_Ratios = Mapping[OfferKind, tuple[PriceRatio, ...]]


@dataclass(frozen=True)
class _Basis:
    """What an offer says besides its amount, and the observations `seen`, if it rests on any.

    `from_region` is the region whose money and tax they have.
    """

    how: How
    from_region: str
    observed: PartialDate
    age_days: int
    quality: Quality
    observations: tuple[Price, ...]
    seen: Seen = ()


def offers_by_region(
    catalog: Catalog, day: date, *, back_test: bool = False
) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
    """Return the offers of every accelerator, new, used or none, by region and id.

    With `back_test`, a price that is lacking is estimated from the launch price.
    """
    market = market_on(catalog, day)
    ratios = _ratios(catalog, market, back_test)
    below = market.rule("price-new-below-used")
    by_region = {
        id_: _offers(catalog.gpus, catalog, market, id_, ratios) for id_ in catalog.regions
    }
    return {
        region: {id_: _credible(offers, below) for id_, offers in offers_by_id.items()}
        for region, offers_by_id in by_region.items()
    }


def part_offers(catalog: Catalog, market: Market, region: str) -> Mapping[str, tuple[Offer, ...]]:
    """Return the offers of every part in a region, from a market of parts (`part_market_on`)."""
    offers_by_id = _offers(catalog.parts.by_id, catalog, market, region, {})
    return {id_: tuple(_listed(o, catalog) for o in offers) for id_, offers in offers_by_id.items()}


def _offers(
    ids: Iterable[str], catalog: Catalog, market: Market, region: str, ratios: _Ratios
) -> dict[str, list[Offer]]:
    """Return the offers of each product in a region by its id, the new one first."""
    by_kind = {
        id_: [_offer(catalog, market, (id_, kind), region, ratios) for kind in KINDS] for id_ in ids
    }
    return {id_: [offer for offer in offers if offer] for id_, offers in by_kind.items()}


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
    for basis in _by_preference(market, key, region):
        if offer := _observed(market, key, region, basis):
            return offer
    return _estimated(catalog, market, key, region, ratios) if ratios else None


def _by_preference(market: Market, key: Key, region: str) -> Iterator[_Basis]:
    """Yield what a price can be made of: fresh local, fresh from elsewhere, then the newest."""
    if key not in market.seen:
        return
    local = [
        _basis("local", place, observations)
        for place, places in market.places[region]
        if (observations := market.in_places(key, places))
    ]
    yield from (basis for basis in local if not market.is_stale(basis.age_days))
    here = frozenset().union(*(places for _, places in market.places[region]))
    other = sorted(_elsewhere(market, key, here), key=_rank)
    yield from (basis for basis in other if not market.is_stale(basis.age_days))
    yield from sorted([*local, *other], key=lambda basis: basis.age_days)


def _elsewhere(market: Market, key: Key, here: frozenset[str]) -> Iterator[_Basis]:
    """Yield what was seen in regions that are no part of others, nor of what is local."""
    for id_, record in market.regions.items():
        if record.part_of is None and id_ not in here:
            _, places = market.places[id_][0]
            if observations := market.in_places(key, places):
                yield _basis("converted", id_, observations)


def _rank(basis: _Basis) -> tuple[bool, int, str]:
    return basis.from_region != DEFAULT_REGION, basis.age_days, basis.from_region


def _basis(how: How, region: str, seen: Seen) -> _Basis:
    newest = min(seen, key=lambda observation: observation.age_days)
    prices = tuple(observation.price for observation in seen)
    return _Basis(how, region, newest.price.date, newest.age_days, prices[0].quality, prices, seen)


def _observed(market: Market, key: Key, region: str, basis: _Basis) -> Offer | None:
    """Return the offer that observations make; None where a rate is lacking."""
    if basis.how == "local":
        here = market.local_range(basis.seen, basis.from_region)
        known = market.drifted(here, basis.age_days, basis.seen)
        return _said(market, key, region, known, basis)
    net_usd = market.net_usd_range(basis.seen, basis.from_region)
    return _from_dollars(market, key, region, net_usd, basis) if net_usd else None


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
    return _from_dollars(market, key, region, estimate.net_usd, basis)


def _from_dollars(
    market: Market, key: Key, region: str, net_usd: PriceRange, basis: _Basis
) -> Offer | None:
    """Return an offer from dollars without tax; None where a rate is lacking."""
    net_usd = market.drifted(net_usd, basis.age_days, basis.seen)
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
