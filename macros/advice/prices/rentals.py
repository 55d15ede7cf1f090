"""Rentals: what an hour of an accelerator costs, over all providers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from statistics import median, quantiles
from typing import Literal

from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Quality
from macros.facts.records.regions import Rental

Billing = Literal["on_demand", "community", "spot", "reserved"]
# What anybody can rent now and keep as long as wanted; spot is taken away, reserved is a contract.
KEPT: tuple[Billing, ...] = ("on_demand", "community")


@dataclass(frozen=True)
class Hour:
    """What a provider asked for an hour of an accelerator, and the same in US dollars.

    It is `stale` so many days after it was seen that one has to look again.
    """

    provider: str
    rental: Rental
    usd: float
    stale: bool = False


def rental_offers(catalog: Catalog, region: str, day: date) -> dict[str, list[Offer]]:
    """Return an offer of an hour, by id, of each accelerator that some provider rents out.

    The amount is the median of what the providers asked last, before tax and in US dollars: that
    is how most bill everywhere. Spot prices do not count, nor those long before the newest one.
    """
    return {
        id_: [_offer(catalog, id_, region, day, kept)]
        for id_, hours in hours_by_accelerator(catalog, day, region).items()
        if (kept := hours_of_one_time(catalog, hours))
    }


def hours_by_accelerator(
    catalog: Catalog, day: date, region: str | None = None
) -> dict[str, list[Hour]]:
    """Return what each provider asked last for each accelerator, the cheapest first.

    Those who rent to some regions only count for a reader in these. Prices so old that they would
    not even count for products are left out, and those in money without a known rate.
    """
    longest_days = catalog.rules["price-dropped-after"].value
    every: dict[str, list[Hour]] = {}
    for provider, rentals in catalog.rentals.items():
        hours = [hour for rental in rentals if (hour := hour_of(catalog, provider, rental, day))]
        for hour in _last_asked(hours, day):
            rental = hour.rental
            open_to_all = not rental.regions or region in rental.regions
            if open_to_all and (day - rental.date.first_day).days <= longest_days:
                every.setdefault(rental.accelerator, []).append(hour)
    return {id_: sorted(hours, key=_price) for id_, hours in sorted(every.items())}


def hours_of_one_time(catalog: Catalog, hours: Iterable[Hour]) -> list[Hour]:
    """Return those hours of an accelerator that one can keep and that can be compared.

    What was asked long before the newest of them would be called out of date beside it.
    """
    fitting = [hour for hour in hours if hour.rental.billing in KEPT]
    newest = max((hour.rental.date.first_day for hour in fitting), default=date.min)
    longest_days = catalog.rules["rental-stale-after"].value
    return [hour for hour in fitting if (newest - hour.rental.date.first_day).days <= longest_days]


def hour_of(catalog: Catalog, provider: str, rental: Rental, day: date) -> Hour | None:
    """Return a price of an hour in US dollars; None where no rate was known on the day."""
    stale = is_stale(catalog, rental, day)
    if rental.usd_per_hour is not None:
        return Hour(provider, rental, rental.usd_per_hour, stale)
    places = (id_ for id_, place in catalog.regions.items() if place.currency == rental.currency)
    rates = (newest_usd(catalog.regions, place, day) for place in places)
    usd = next((rate for rate in rates if rate), None)
    return Hour(provider, rental, usd * rental.per_hour, stale) if usd and rental.per_hour else None


def is_stale(catalog: Catalog, rental: Rental, day: date) -> bool:
    """Return whether a price of an hour was seen so long ago that one has to look again."""
    return hour_age_days(rental, day) > catalog.rules["rental-stale-after"].value


def is_newest(rental: Rental, rentals: Iterable[Rental], day: date) -> bool:
    """Return whether no price of the same kind of a provider was seen later, until a day.

    Of two of one day the cheaper counts.
    """
    alike = [
        other
        for other in rentals
        if (other.accelerator, other.billing) == (rental.accelerator, rental.billing)
        and other.date.first_day <= day
    ]
    return bool(alike) and rental is max(alike, key=_seen_last)


def _seen_last(rental: Rental) -> tuple[PartialDate, float]:
    return rental.date, -(rental.usd_per_hour or rental.per_hour or 0.0)


def hour_age_days(rental: Rental, day: date) -> int:
    """Return how many days before a day a price of an hour was seen."""
    return max(0, (day - rental.date.last_day).days)


def _price(hour: Hour) -> tuple[float, str]:
    return hour.usd, hour.provider


def _last_asked(hours: Iterable[Hour], day: date) -> Iterable[Hour]:
    """Return a provider's newest price of each accelerator that could be known on the day."""
    last: dict[tuple[str, str], Hour] = {}
    for hour in sorted(hours, key=lambda hour: (hour.rental.date, -hour.usd)):
        if hour.rental.date.first_day <= day:
            last[hour.rental.accelerator, hour.rental.billing] = hour
    return last.values()


def _offer(catalog: Catalog, id_: str, region: str, day: date, hours: list[Hour]) -> Offer:
    prices = sorted(hour.usd for hour in hours)
    rentals = [hour.rental for hour in hours]
    middle = median(prices)
    low, high = (quantiles(prices, n=4)[0::2]) if len(prices) > 1 else (middle, middle)
    least = catalog.rules["price-least-spread"].value
    observed = max(rental.date for rental in rentals)
    age_days = max(0, (day - observed.last_day).days)
    qualities: list[Quality] = [rental.quality for rental in rentals]
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
        quality=max(qualities),
        providers=len(rentals),
    )
