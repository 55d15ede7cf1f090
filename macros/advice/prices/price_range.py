"""Price range: the middle of several prices and how far half of them lie from it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class PriceRange:
    """An amount of money; half of what one sees is within `low` to `high`."""

    amount: float
    low: float
    high: float

    def times(self, factor: float) -> PriceRange:
        """Return the same in other money, or with another tax."""
        return PriceRange(self.amount * factor, self.low * factor, self.high * factor)

    def widened_by(self, share: float) -> PriceRange:
        """Return the range with `share` of each end added to it."""
        return PriceRange(self.amount, self.low * (1 - share), self.high * (1 + share))

    def at_least(self, share: float) -> PriceRange:
        """Return a range that is no narrower than `share` of the amount to both sides.

        A share that leaves nothing of the amount counts as nearly all of it.
        """
        low, high = self.amount * (1 - min(share, 0.95)), self.amount * (1 + share)
        return PriceRange(self.amount, min(self.low, low), max(self.high, high))

    def drifted(self, step: float) -> PriceRange:
        """Return the range after prices moved by `step`, the logarithm of a factor, or less.

        Both are independent, so that their squares add up.
        """
        below = math.hypot(math.log(self.amount / self.low), step)
        above = math.hypot(math.log(self.high / self.amount), step)
        return PriceRange(
            self.amount, self.amount * math.exp(-below), self.amount * math.exp(above)
        )


def weighted_range(values: Sequence[float], weights: Sequence[float]) -> PriceRange:
    """Return weighted median and quartiles of values above 0.

    Between two values the logarithm is interpolated.
    """
    ranked = sorted(zip(values, weights, strict=True))
    total = math.fsum(weights)
    places: list[tuple[float, float]] = []
    passed = 0.0
    for value, weight in ranked:
        places.append(((passed + weight / 2) / total, math.log(value)))
        passed += weight
    low, middle, high = (math.exp(_at(places, share)) for share in (0.25, 0.5, 0.75))
    return PriceRange(middle, low, high)


def _at(places: Sequence[tuple[float, float]], share: float) -> float:
    """Return the value at a share of the weight."""
    before = places[0]
    for place in places:
        if place[0] >= share:
            part = (share - before[0]) / (place[0] - before[0]) if place is not before else 0.0
            return before[1] + part * (place[1] - before[1])
        before = place
    return before[1]
