"""Prices: what a product costs in a region on a day, blended from what was seen by the rules."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from macros.advice.prices.blend import blend
from macros.advice.prices.conversion import newest_usd, shown_tax_factor
from macros.advice.prices.market import Key, Market, market_on
from macros.advice.prices.offers import Z50, How, Offer, OfferKind, PlacePrice
from macros.advice.prices.place_prices import SeenPrice, region_of, seen_prices
from macros.advice.prices.price_estimates import PriceRatio, estimated_price, price_ratios
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price, Quality
from macros.facts.records.regions import DEFAULT_REGION

KINDS: tuple[OfferKind, ...] = ("street_new", "used")
LEAST_SHARE = 0.05  # a place on which less of a price rests is not named beside it

_Ratios = Mapping[OfferKind, tuple[PriceRatio, ...]]


@dataclass(frozen=True)
class _Basis:
    """What an offer says besides its amount."""

    how: How
    from_region: str
    observed: PartialDate
    age_days: int
    quality: Quality
    observations: tuple[Price, ...]
    places: tuple[PlacePrice, ...] = ()
    sources: Mapping[str, float] = field(default_factory=dict)
    moved: float = 1.0
    level: float = 1.0


def offers_by_region(
    catalog: Catalog, day: date, *, back_test: bool = False
) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
    """Return the offers of every accelerator, new, used or none, by region and id.

    With `back_test`, a price that is lacking is estimated from the launch price.
    """
    market = market_on(catalog, day)
    ratios = _ratios(catalog, market, back_test)
    return {region: _ordered(catalog, market, region, ratios) for region in catalog.regions}


def offers_in(
    catalog: Catalog, region: str, day: date, *, back_test: bool = False
) -> Mapping[str, tuple[Offer, ...]]:
    """Return the offers of every accelerator in one region alone, by id."""
    market = market_on(catalog, day)
    return _ordered(catalog, market, region, _ratios(catalog, market, back_test))


def _ordered(
    catalog: Catalog, market: Market, region: str, ratios: _Ratios
) -> Mapping[str, tuple[Offer, ...]]:
    offers_by_id = _offers(catalog.gpus, catalog, market, region, ratios)
    return {id_: _new_no_cheaper(offers) for id_, offers in offers_by_id.items()}


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
    """Return the offer of a part, called an estimate where only a list price is known.

    So is one that rests on what prices of its kind have done since it was seen.
    """
    kinds = {price.kind for price in catalog.prices_of(offer.id)}
    is_estimated = kinds == {"launch_msrp"} or offer.is_moved
    return replace(offer, how="estimated") if is_estimated else offer


def _new_no_cheaper(offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return the offers, where the new one is no cheaper than the used one.

    Nobody pays more for a used product than for a new one. Where the prices say so, both are
    moved to their middle, weighted by their precision, that with the better evidence the least.
    """
    if len(offers) < 2:
        return tuple(offers)
    new, used = offers
    if new.paid_usd >= used.paid_usd:
        return new, used
    ours, theirs = new.spread**-2, used.spread**-2
    logs = ours * math.log(new.paid_usd) + theirs * math.log(used.paid_usd)
    both = math.exp(logs / (ours + theirs))
    return new.times(both / new.paid_usd), used.times(both / used.paid_usd)


def _ratios(catalog: Catalog, market: Market, back_test: bool) -> _Ratios:
    if not back_test or DEFAULT_REGION not in market.regions:
        return {}
    return {kind: price_ratios(catalog, market, kind) for kind in KINDS}


def _offer(
    catalog: Catalog, market: Market, key: Key, region: str, ratios: _Ratios
) -> Offer | None:
    usd = newest_usd(market.regions, region, market.day)
    if usd is None:
        return None
    seen = tuple(seen_prices(market, key, region))
    if seen:
        return _observed(market, key, region, seen, usd)
    return _estimated(catalog, market, key, region, ratios, usd) if ratios else None


def _observed(
    market: Market, key: Key, region: str, seen: Sequence[SeenPrice], usd: float
) -> Offer:
    """Return the offer that observations make."""
    rules = market.rule("price-conversion-spread"), market.rule("price-least-spread")
    blended = blend(seen, *rules)
    ranked = sorted(seen, key=lambda price: (-blended.shares[price.place], price.place))
    counted = [price for price in ranked if blended.shares[price.place] >= LEAST_SHARE]
    newest = min((price.newest for price in counted), key=lambda observed: observed.age_days)
    first = counted[0]
    basis = _Basis(
        how=_how(counted),
        from_region=region if first.distance == "here" else region_of(market.regions, first.place),
        observed=newest.price.date,
        age_days=newest.age_days,
        quality=first.seen[0].price.quality,
        observations=tuple(observed.price for price in counted for observed in price.seen),
        places=tuple(_place(market, price, blended.shares[price.place]) for price in counted),
        sources=blended.sources,
        moved=math.exp(first.log_moved),
        level=math.exp(first.log_level),
    )
    return _said(market, key, region, usd, blended.log_amount, blended.variance, basis)


def _how(counted: Sequence[SeenPrice]) -> How:
    far = {price.distance == "far" for price in counted}
    return "blended" if len(far) == 2 else "converted" if far == {True} else "local"


def _place(market: Market, price: SeenPrice, share: float) -> PlacePrice:
    newest = price.newest
    return PlacePrice(
        place=region_of(market.regions, price.place),
        is_local=price.distance != "far",
        amount=math.exp(price.log_amount),
        observed=newest.price.date,
        stale=market.is_stale(newest.age_days),
        share=share,
    )


def _estimated(
    catalog: Catalog, market: Market, key: Key, region: str, ratios: _Ratios, usd: float
) -> Offer | None:
    id_, kind = key
    estimate = estimated_price(catalog, market, catalog.gpus[id_], ratios, kind)
    if estimate is None:
        return None
    least = market.rule("price-least-spread")
    known = estimate.net_usd.at_least(least).drifted(market.drift_of(id_).after(estimate.age_days))
    converted = market.rule("price-conversion-spread") / Z50 if region != DEFAULT_REGION else 0.0
    variance = (math.log(known.high / known.low) / (2 * Z50)) ** 2 + converted**2
    basis = _Basis(
        how="estimated",
        from_region=DEFAULT_REGION,
        observed=estimate.observed,
        age_days=estimate.age_days,
        quality="C",
        observations=(estimate.launch,),
    )
    amount = known.amount * shown_tax_factor(market.regions[region].tax, kind) / usd
    return _said(market, key, region, usd, math.log(amount), variance, basis)


def _said(
    market: Market,
    key: Key,
    region: str,
    usd: float,
    log_amount: float,
    variance: float,
    basis: _Basis,
) -> Offer:
    record, (id_, kind) = market.regions[region], key
    # Without the noise of logarithms, which would make a price that was seen look computed.
    amount, half = round(math.exp(log_amount), 6), math.exp(Z50 * math.sqrt(variance))
    factor = shown_tax_factor(record.tax, kind)
    return Offer(
        id=id_,
        region=region,
        kind=kind,
        amount=amount,
        low=amount / half,
        high=amount * half,
        currency=record.currency,
        usd=amount * usd / factor,
        observed=basis.observed,
        age_days=basis.age_days,
        stale=market.is_stale(basis.age_days),
        how=basis.how,
        from_region=basis.from_region,
        quality=basis.quality,
        observations=basis.observations,
        tax_factor=factor,
        places=basis.places,
        source_spreads=basis.sources,
        moved=basis.moved,
        level=basis.level,
    )
