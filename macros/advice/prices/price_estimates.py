"""Price estimates: what a product cost on a past day of which nobody kept its price."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.market import Market
from macros.advice.prices.observations import is_for_full_memory
from macros.advice.prices.offers import OfferKind
from macros.advice.prices.place_prices import seen_in
from macros.advice.prices.price_range import PriceRange, weighted_range
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu, Price, Segment
from macros.facts.records.regions import DEFAULT_REGION

ELSE_SEGMENT: Segment = "consumer"
DAYS_PER_YEAR = 365.25


@dataclass(frozen=True)
class PriceRatio:
    """A product's seen price as a multiple of its launch price."""

    gpu: Gpu
    ratio: float
    age_days: int
    observed: PartialDate


@dataclass(frozen=True)
class PriceEstimate:
    """A price in dollars without tax, and of what age the ratios are that it follows from."""

    net_usd: PriceRange
    age_days: int
    observed: PartialDate
    launch: Price


def price_ratios(catalog: Catalog, market: Market, kind: OfferKind) -> tuple[PriceRatio, ...]:
    """Return seen price / launch price of every product that has both on the market's day."""
    ratios = []
    for gpu in catalog.gpus.values():
        launch = _launch_price(catalog, gpu)
        here = seen_in(market, (gpu.id, kind), DEFAULT_REGION, DEFAULT_REGION)
        if launch and here and launch.date.first_day <= market.day:
            newest, ratio = here.newest, math.exp(here.log_amount) / launch.value
            ratios.append(PriceRatio(gpu, ratio, newest.age_days, newest.price.date))
    return tuple(ratios)


def estimated_price(
    catalog: Catalog,
    market: Market,
    gpu: Gpu,
    ratios: Mapping[OfferKind, tuple[PriceRatio, ...]],
    kind: OfferKind,
) -> PriceEstimate | None:
    """Return launch price x the median ratio of products of the same segment and vendor.

    With fewer of these than rule price-estimate-observations: of all consumer cards; None with
    fewer of those too, and without a launch price by the market's day. None of a new product that
    has been on sale for longer than rule price-estimate-new-within: nobody makes it any more.
    """
    launch = _launch_price(catalog, gpu)
    if launch is None or launch.date.first_day > market.day:
        return None
    if kind == "street_new" and not _is_made(gpu, market):
        return None
    group = _alike(gpu, ratios[kind], market.rule("price-estimate-observations"))
    if not group:
        return None
    known = weighted_range([ratio.ratio for ratio in group], [1.0] * len(group))
    newest = min(group, key=lambda ratio: ratio.age_days)
    return PriceEstimate(known.times(launch.value), newest.age_days, newest.observed, launch)


def _is_made(gpu: Gpu, market: Market) -> bool:
    """Return whether a product came out so lately that shops still have new ones."""
    years = market.rule("price-estimate-new-within")
    return gpu.since is not None and (
        (market.day - gpu.since.first_day).days <= years * DAYS_PER_YEAR
    )


def _launch_price(catalog: Catalog, gpu: Gpu) -> Price | None:
    """Return the first price (USD) at which the vendor announced a product with all its memory."""
    prices = catalog.prices_of(gpu.id)
    return launch_msrp_usd(tuple(price for price in prices if is_for_full_memory(gpu, price)))


def _alike(gpu: Gpu, ratios: tuple[PriceRatio, ...], needed: float) -> tuple[PriceRatio, ...]:
    others = tuple(ratio for ratio in ratios if ratio.gpu.id != gpu.id)
    kin = (gpu.segment, gpu.vendor)
    same = tuple(ratio for ratio in others if (ratio.gpu.segment, ratio.gpu.vendor) == kin)
    if len(same) >= needed:
        return same
    consumer = tuple(ratio for ratio in others if ratio.gpu.segment == ELSE_SEGMENT)
    return consumer if len(consumer) >= needed else ()
