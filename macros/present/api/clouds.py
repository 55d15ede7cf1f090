"""Clouds API: every price of a rented hour, in the money it is billed in and in US dollars."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from typing_extensions import TypedDict

from macros.advice.prices.conversion import BASE_CURRENCY
from macros.advice.prices.rentals import Billing, hour_age_days, hour_of, is_newest, is_stale
from macros.facts.catalog import Catalog
from macros.facts.records.products import Quality
from macros.facts.records.regions import Rental
from macros.present.api.rounding import published
from macros.present.api.typed_rows import Day, Number, row
from macros.present.words.provider_names import provider_name


@row
class CloudRow(TypedDict):
    """What an hour of one accelerator cost at a provider when somebody looked, before tax."""

    accelerator: str
    """The accelerator's id."""
    provider: str
    """The provider's id."""
    provider_name: str
    """What the provider calls itself."""
    billing: Billing
    """`on_demand` at list price, `community` on a marketplace, `spot` may be taken away."""
    usd_per_hour: Number | None
    """US dollars for an hour of one accelerator; empty where no exchange rate is known."""
    per_hour: Number
    """The same in the currency that the provider names."""
    currency: str
    """The ISO 4217 code of that currency."""
    date: Day
    """The day on which it was seen."""
    age_days: int
    """How many days before the day of the data that was."""
    stale: bool
    """Whether that is too long ago to count as a price of the day."""
    newest: bool
    """Whether it is the newest of this provider, accelerator and kind of billing."""
    regions: list[str]
    """The ids of the regions whose readers alone can rent there; none where anybody can."""
    instance: str | None
    """What the provider calls the machine."""
    source: str
    """The id of the source."""
    url: str | None
    """Where exactly it was read."""
    quality: Quality
    """`A` seen at the source, `B` quoted by others, `C` estimated."""
    note: str | None
    """What else one must know, in English."""


def cloud_rows(catalog: Catalog, day: date) -> list[CloudRow]:
    """Return every price of an hour until a day, by provider in the order of its file."""
    return [
        row
        for provider, rentals in catalog.rentals.items()
        for row in _rows(catalog, provider, rentals, day)
    ]


def _rows(
    catalog: Catalog, provider: str, rentals: tuple[Rental, ...], day: date
) -> Iterator[CloudRow]:
    for rental in rentals:
        hour = hour_of(catalog, provider, rental, day)
        asked = rental.per_hour if rental.usd_per_hour is None else rental.usd_per_hour
        assert asked is not None, "the checks let in no rental without a price"
        yield {
            "accelerator": rental.accelerator,
            "provider": provider,
            "provider_name": provider_name(provider),
            "billing": rental.billing,
            "usd_per_hour": published(hour.usd) if hour else None,
            "per_hour": asked,
            "currency": rental.currency or BASE_CURRENCY,
            "date": str(rental.date),
            "age_days": hour_age_days(rental, day),
            "stale": is_stale(catalog, rental, day),
            "newest": is_newest(rental, rentals, day),
            "regions": list(rental.regions),
            "instance": rental.instance,
            "source": rental.source,
            "url": rental.url,
            "quality": rental.quality,
            "note": rental.note,
        }
