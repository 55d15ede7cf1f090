"""Blend: one price of what was seen in several places, each by how much it tells."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from macros.advice.prices.offers import Z50
from macros.advice.prices.place_prices import Distance, SeenPrice


@dataclass(frozen=True)
class Blend:
    """A price as logarithm with its variance, and the share of each place in it (0 to 1).

    `sources` are the deviations that it shares with other prices of the same sources.
    """

    log_amount: float
    variance: float
    shares: Mapping[str, float]
    sources: Mapping[str, float]


@dataclass(frozen=True)
class _Part:
    log_amount: float
    variance: float
    shares: Mapping[str, float]


def blend(seen: Sequence[SeenPrice], conversion_spread: float, least_spread: float) -> Blend:
    """Return the price that the places' prices make together, weighted by their precision.

    Prices of another market err together by what markets differ: half of all conversions are
    within `conversion_spread` (a share). Within one market places differ by half of that. Where
    the parts disagree more than they claim to be wrong, the price is as much less sure (Birge
    1932). Half of what one sees is never within less than `least_spread`.
    """
    between = conversion_spread / Z50 / math.sqrt(2)
    apart: dict[Distance, float] = {"near": between / 2, "far": between}
    parts = [_only(price) for price in seen if price.distance == "here"]
    for distance, margin in apart.items():
        members = [price for price in seen if price.distance == distance]
        if members:
            parts.append(_from_elsewhere(members, margin))
    joined = _joined(parts)
    by_place = {price.place: price for price in seen}
    sources: dict[str, float] = defaultdict(float)
    for place, share in joined.shares.items():
        for source, spread in by_place[place].sources.items():
            sources[source] += share * spread
    variance = max(joined.variance * _disagreement(parts, joined), (least_spread / Z50) ** 2)
    return Blend(joined.log_amount, variance, joined.shares, dict(sources))


def _only(price: SeenPrice) -> _Part:
    return _Part(price.log_amount, price.variance, {price.place: 1.0})


def _from_elsewhere(prices: Sequence[SeenPrice], margin: float) -> _Part:
    """Return what prices of other places come to here, where the margin is another one again."""
    apart = [
        _Part(price.log_amount, price.variance + margin**2, {price.place: 1.0}) for price in prices
    ]
    joined = _joined(apart)
    variance = joined.variance * _disagreement(apart, joined) + margin**2
    return _Part(joined.log_amount, variance, joined.shares)


def _joined(parts: Sequence[_Part]) -> _Part:
    """Return the mean weighted by precision."""
    precision = math.fsum(1 / part.variance for part in parts)
    weights = [1 / part.variance / precision for part in parts]
    shares: dict[str, float] = {}
    for weight, part in zip(weights, parts, strict=True):
        shares |= {place: weight * share for place, share in part.shares.items()}
    log_amount = math.fsum(w * part.log_amount for w, part in zip(weights, parts, strict=True))
    return _Part(log_amount, 1 / precision, shares)


def _disagreement(parts: Sequence[_Part], joined: _Part) -> float:
    """Return by how many times the squares of the differences exceed the variances, at least 1."""
    if len(parts) < 2:
        return 1.0
    squares = ((part.log_amount - joined.log_amount) ** 2 / part.variance for part in parts)
    return max(1.0, math.fsum(squares) / (len(parts) - 1))
