"""Source levels: by how much the prices of one source lie above those of others."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from macros.advice.prices.observations import Observation
from macros.advice.prices.offers import Z50
from macros.facts.records.advice import Rule

# The source, the place and the kind of its prices: a tracker may read shops here, auctions there.
Source = tuple[str, str, str]
STEP = 0.02  # levels are rounded, so that one price more does not shift all others of its source


@dataclass(frozen=True)
class SourceLevel:
    """The logarithm by which a source's prices lie above the middle of all, with its deviation.

    `pairs` counts the prices of others beside its own, of one product at about the same time.
    """

    log: float
    deviation: float
    pairs: int


@dataclass(frozen=True)
class SourceLevels:
    """The levels of sources that could be compared; of others, how far levels usually differ."""

    usual: float
    by_source: Mapping[Source, SourceLevel] = field(default_factory=dict)

    def of(self, source: Source) -> SourceLevel:
        """Return the level of a source; 0 with the usual deviation where nothing is beside it."""
        return self.by_source.get(source) or SourceLevel(0.0, self.usual, 0)


@dataclass(frozen=True)
class _Pair:
    """Two prices of one product: the logarithm of their ratio and its deviation."""

    one: Source
    other: Source
    log_ratio: float
    deviation: float


def source_of(observed: Observation) -> Source:
    """Return the source of a price."""
    return observed.price.source, observed.price.region, observed.kind


def source_levels(
    by_product: Iterable[Iterable[Observation]], rules: Mapping[str, Rule]
) -> SourceLevels:
    """Return the levels of all sources, by least squares over prices of the same product.

    Each group of observations is one product's, new or used, in one place. Two prices count as
    seen at the same time within rule `price-pair-days`. Levels are drawn towards 0, as strongly
    as rule `price-source-spread` says that sources usually lie close to each other.
    """
    usual = rules["price-source-spread"].value / Z50
    pairs = [pair for seen in by_product for pair in _pairs(tuple(seen), rules)]
    groups: dict[tuple[str, str], list[_Pair]] = defaultdict(list)
    for pair in pairs:
        groups[pair.one[1:]].append(pair)
    levels: dict[Source, SourceLevel] = {}
    for members in groups.values():
        levels |= _levels(members, usual)
    return SourceLevels(usual, levels)


def _pairs(seen: tuple[Observation, ...], rules: Mapping[str, Rule]) -> Iterable[_Pair]:
    apart, shops = rules["price-pair-days"].value, rules["price-shop-spread"].value / Z50
    far = math.log(rules["price-outlier"].value)
    for one, other in itertools.combinations(seen, 2):
        if source_of(one) == source_of(other) or abs(one.age_days - other.age_days) > apart:
            continue
        ratio = math.log(one.price.value / other.price.value)
        if abs(ratio) <= far:
            yield _Pair(source_of(one), source_of(other), ratio, shops * math.sqrt(2))


def _levels(pairs: list[_Pair], usual: float) -> dict[Source, SourceLevel]:
    """Return the levels of sources of one place and kind."""
    sources = sorted({source for pair in pairs for source in (pair.one, pair.other)})
    at = {source: place for place, source in enumerate(sources)}
    counts = dict.fromkeys(sources, 0)
    precision = np.eye(len(sources)) / usual**2
    pull = np.zeros(len(sources))
    for pair in pairs:
        one, other, weight = at[pair.one], at[pair.other], 1 / pair.deviation**2
        precision[[one, other], [one, other]] += weight
        precision[[one, other], [other, one]] -= weight
        pull[one] += weight * pair.log_ratio
        pull[other] -= weight * pair.log_ratio
        counts[pair.one] += 1
        counts[pair.other] += 1
    covariance = np.linalg.inv(precision)
    logs = covariance @ pull
    return {
        source: SourceLevel(
            round(float(logs[place]) / STEP) * STEP,
            math.ceil(math.sqrt(float(covariance[place, place])) / STEP) * STEP,
            counts[source],
        )
        for source, place in at.items()
    }
