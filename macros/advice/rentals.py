"""Rentals: what an hour of an accelerator costs, over all providers."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from statistics import median, quantiles

from macros.advice.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records import Quality
from macros.facts.region_records import Rental


def rental_offers(catalog: Catalog, region: str, day: date) -> dict[str, list[Offer]]:
    """Return an offer of an hour for each accelerator that some provider rents out.

    The amount is the median of what the providers asked last, before tax and in US dollars: that
    is how they bill everywhere.
    """
    newest: dict[str, list[Rental]] = {}
    for rentals in catalog.rentals.values():
        for rental in _last_asked(rentals, day):
            newest.setdefault(rental.accelerator, []).append(rental)
    return {id_: [_offer(catalog, id_, region, day, found)] for id_, found in newest.items()}


def _last_asked(rentals: Iterable[Rental], day: date) -> Iterable[Rental]:
    """Return a provider's newest price of each accelerator that could be known on the day."""
    last: dict[tuple[str, str], Rental] = {}
    for rental in sorted(rentals, key=lambda r: (r.date, -r.usd_per_hour)):
        if rental.date.first_day <= day:
            last[rental.accelerator, rental.billing] = rental
    return last.values()


def _offer(catalog: Catalog, id_: str, region: str, day: date, found: list[Rental]) -> Offer:
    prices = sorted(rental.usd_per_hour for rental in found)
    middle = median(prices)
    low, high = (quantiles(prices, n=4)[0::2]) if len(prices) > 1 else (middle, middle)
    least = catalog.rules["price-least-spread"].value
    observed = max(rental.date for rental in found)
    age_days = max(0, (day - observed.last_day).days)
    return Offer(
        id=id_,
        region=region,
        kind="rental",
        amount=middle,
        low=min(max(low, prices[0]), middle * (1 - least)),
        high=max(min(high, prices[-1]), middle * (1 + least)),
        currency="USD",
        usd=middle,
        observed=observed,
        age_days=age_days,
        stale=age_days > catalog.rules["rental-stale-after"].value,
        how="local",
        from_region=region,
        quality=max(_qualities(found)),
    )


def _qualities(found: list[Rental]) -> list[Quality]:
    return [rental.quality for rental in found]
