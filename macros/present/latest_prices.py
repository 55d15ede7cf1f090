"""Latest prices: which of the recorded prices of a product stands for the present."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from macros.facts.records import Gpu, Price, PriceKind

REGION = "us"
_KINDS: tuple[PriceKind, ...] = ("street_new", "used", "launch_msrp")


def newest_price(
    prices: Iterable[Price], kind: PriceKind, region: str = REGION, until: date | None = None
) -> Price | None:
    """Return the price of one kind that stands for the newest month of which there is any.

    It is the middle one (the lower of two) of that month's prices in the currency and for the
    memory of the newest of them; estimates count only in a month that has nothing better. Prices
    seen after `until` do not count.
    """
    seen = [
        price
        for price in prices
        if price.kind == kind
        and price.region == region
        and (until is None or price.date.first_day <= until)
    ]
    if not seen:
        return None
    newest = max(seen, key=lambda price: (price.date.first_day, price.quality != "C"))
    alike = [price for price in seen if _of_one_kind(price, newest)]
    firm = [price for price in alike if price.quality != "C"] or alike
    ranked = sorted(firm, key=lambda price: price.value)
    return ranked[(len(ranked) - 1) // 2]


def latest_price(prices: Iterable[Price], until: date | None = None) -> Price | None:
    """Return what stands for the newest month: a new one's price before a used one's.

    Launch prices are taken only where nobody has seen a street or used price.
    """
    listed = tuple(prices)
    found = [newest_price(listed, kind, until=until) for kind in _KINDS]
    seen = [price for price in found[:2] if price]
    return max(seen, key=_month, default=found[2])


def priced_memory_gb(gpu: Gpu, price: Price) -> float | None:
    """Return the memory (GB) that a price is for.

    None where the product is sold with several sizes and nobody said which one this is.
    """
    if price.memory_gb is not None:
        return price.memory_gb
    return None if gpu.memory.unified else gpu.memory.size_gb


def is_for_full_memory(gpu: Gpu, price: Price) -> bool:
    """Return whether a price is for the product with the memory that its figures name."""
    return priced_memory_gb(gpu, price) == gpu.memory.size_gb


def _of_one_kind(price: Price, other: Price) -> bool:
    return (_month(price), price.currency, price.memory_gb) == (
        _month(other),
        other.currency,
        other.memory_gb,
    )


def _month(price: Price) -> tuple[int, int]:
    return price.date.first_day.year, price.date.first_day.month
