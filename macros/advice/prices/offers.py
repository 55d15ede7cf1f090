"""Offers: what a product costs in a region on a day, and how that is known."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Price, Quality

OfferKind = Literal["street_new", "used", "rental"]
How = Literal["local", "blended", "converted", "estimated"]
Z50 = 0.6745  # half of all normal values lie within so many standard deviations
Z80 = 1.2816  # four of five do
TOLD_MOVE = 1.1  # prices that an index moves by less are within what shops differ by


@dataclass(frozen=True)
class PlacePrice:
    """What the prices of one place come to in the money of the region that asks.

    `share` is how much of the offer's amount rests on it, from 0 to 1.
    """

    place: str
    is_local: bool
    amount: float
    observed: PartialDate
    stale: bool
    share: float


@dataclass(frozen=True)
class Offer:
    """A price in the region's currency and tax; half of what one sees is within `low` to `high`.

    A `rental` is the price of an hour.
    `usd` is the same without tax in US dollars; the buyer pays `tax_factor` times as much.
    `observed` is the newest day on which it was seen; `from_region` is where, when the price is
    converted. `places` are what it is made of, that first on which it rests most.
    `source_spreads` are the deviations that it shares with other prices of the same sources;
    `providers` counts who rents it out. `moved` is by what the prices of the place on which it
    rests most are multiplied to be those of today, where an index says how their kind moved, and
    `level` by what they were divided, as their sources usually lie above those of others.
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
    tax_factor: float = 1.0
    providers: int = 0
    places: tuple[PlacePrice, ...] = ()
    source_spreads: Mapping[str, float] = field(default_factory=dict)
    moved: float = 1.0
    level: float = 1.0

    @property
    def is_as_seen(self) -> bool:
        """Whether somebody saw this very amount, and nothing was computed."""
        if self.kind == "rental":
            return self.providers == 1
        seen = [price.amount for price in self.observations]
        return bool(seen) and all(
            each is not None and math.isclose(each, self.amount, rel_tol=1e-6) for each in seen
        )

    @property
    def is_superseded(self) -> bool:
        """Whether the maker has raised the list prices that it rests on since they were seen."""
        return bool(self.observations) and all(price.raised_on for price in self.observations)

    @property
    def is_moved(self) -> bool:
        """Whether so much of it comes from an index that one has to be told."""
        return abs(math.log(self.moved)) > math.log(TOLD_MOVE)

    @property
    def paid_usd(self) -> float:
        """What the buyer pays in US dollars, with the tax that the price is shown with."""
        return self.usd * self.tax_factor

    @property
    def cautious_usd(self) -> float:
        """What it costs at most in three of four cases, in US dollars without tax.

        By this offers are ranked wherever the cheapest is asked for: as a price gets old, it tells
        less, and gives way before it is dropped.
        """
        return self.usd * math.exp(Z50 * self.spread)

    @property
    def cautious_amount(self) -> float:
        """The same in the region's money, with the tax that the price is shown with."""
        return self.amount * math.exp(Z50 * self.spread)

    @property
    def sure_amount(self) -> float:
        """What it costs at most in nine of ten cases, in the region's money."""
        return self.amount * math.exp(Z80 * self.spread)

    @cached_property
    def spread(self) -> float:
        """The standard deviation of the logarithm of the price."""
        return math.log(self.high / self.low) / (2 * Z50)

    @cached_property
    def own_spread(self) -> float:
        """The same without what it shares with other prices of its sources."""
        shared = math.fsum(spread**2 for spread in self.source_spreads.values())
        return math.sqrt(max(self.spread**2 - shared, 0.0))

    def times(self, factor: float) -> Offer:
        """Return the same offer at so many times the price."""
        return replace(
            self,
            amount=self.amount * factor,
            low=self.low * factor,
            high=self.high * factor,
            usd=self.usd * factor,
        )

    @property
    def observation_count(self) -> int:
        """How many observations it rests on."""
        return self.providers or len(self.observations)

    @property
    def source_count(self) -> int:
        """How many sources it rests on, or how many rent it out: two months of a list are one."""
        return self.providers or len(self.sources)

    @property
    def is_poorly_known(self) -> bool:
        """Whether it is estimated, or nobody read a price of it at its source or quoted one."""
        poor = bool(self.observations) and all(p.quality == "C" for p in self.observations)
        return poor or self.how == "estimated"

    @cached_property
    def sources(self) -> frozenset[str]:
        """The sources of the observations."""
        return frozenset(price.source for price in self.observations)


def price_difference_spread(
    offer: Offer, other: Offer, weight: float = 1.0, other_weight: float = 1.0
) -> float:
    """Return the standard deviation of the difference of the logarithms of two prices.

    What both have from one source errs alike: prices of one source pair two products better.
    The weights say how much of each price counts.
    """
    sources = {*offer.source_spreads, *other.source_spreads}
    ours, theirs = offer.source_spreads, other.source_spreads
    shared = math.fsum(
        (weight * ours.get(source, 0.0) - other_weight * theirs.get(source, 0.0)) ** 2
        for source in sources
    )
    own, others = weight * offer.own_spread, other_weight * other.own_spread
    return math.sqrt(own**2 + others**2 + shared)
