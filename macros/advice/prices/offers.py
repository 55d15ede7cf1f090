"""Offers: what a product costs in a region on a day, and how that is known."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price, Quality

OfferKind = Literal["street_new", "used", "rental"]
How = Literal["local", "converted", "estimated"]
Z50 = 0.6745  # half of all normal values lie within so many standard deviations


@dataclass(frozen=True)
class Offer:
    """A price in the region's currency and tax; half of what one sees is within `low` to `high`.

    A `rental` is the price of an hour.
    `usd` is the same without tax in US dollars. `observed` is the newest day on which it was seen;
    `from_region` is where, when the price is converted.
    """

    id: str
    region: str
    kind: OfferKind
    amount: float
    low: float
    high: float
    currency: str
    usd: float
    observed: PartialDate
    age_days: int
    stale: bool
    how: How
    from_region: str
    quality: Quality
    observations: tuple[Price, ...] = ()

    @property
    def spread(self) -> float:
        """The standard deviation of the logarithm of the price."""
        return math.log(self.high / self.low) / (2 * Z50)
