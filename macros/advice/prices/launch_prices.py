"""Launch prices: what vendors asked on the first day of sale."""

from __future__ import annotations

from macros.facts.records.products import Price
from macros.facts.records.regions import DEFAULT_REGION


def launch_msrp_usd(prices: tuple[Price, ...]) -> Price | None:
    """Return the first launch price in US dollars; later list prices are changes of it."""
    launch = [
        price
        for price in prices
        if price.kind == "launch_msrp"
        and price.currency == "USD"
        and price.region == DEFAULT_REGION
    ]
    return min(launch, key=lambda price: price.date, default=None)
