"""Rent facts: prices, hours, power and tariffs, as plain values that a browser can read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from typing_extensions import TypedDict

from macros.advice.cost.job_speeds import JOBS, TUNING
from macros.advice.cost.rent_records import Consumer, Place, Triple
from macros.advice.cost.resale import resale
from macros.advice.picks.card_prices import exact
from macros.advice.picks.export import for_sale
from macros.advice.picks.hosts import Host
from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.electricity import business_price, household_price
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.regions import ElectricityPrice, Region

Offers = Mapping[str, Sequence[Offer]]
HostOf = Callable[[str, Gpu, Place], Host | None]


class HourPrice(TypedDict):
    """What an hour costs at clouds: low, likely, high; how many ask it, and the day it was seen.

    `stale` says that this is too long ago to be called a price of today.
    """

    ends: Triple
    providers: int
    seen: str
    stale: bool


class RentCard(TypedDict):
    """An accelerator; `prices` are low, likely and high by region and kind.

    `hosts` is what must be bought around it, by region and place; None where nobody knows. A
    module works only in a server built for it, which nobody sells without.
    `speeds` are tokens a second by job, of what one of them surely holds; `room_gib` is the memory
    that one without a screen surely has for it.
    """

    id: str
    name: str
    vendor: str
    is_module: bool
    watts: float | None
    prices: dict[str, dict[str, Triple]]
    hours: dict[str, HourPrice]
    hosts: dict[str, dict[str, float | None]]
    speeds: dict[str, Triple]
    room_gib: float | None


class Tariff(TypedDict):
    """What one more kWh costs on top of ordinary use; steps end at so many kWh a month."""

    used: float
    steps: list[list[float]]
    per_kwh: float


class RentFacts(TypedDict):
    """All facts; `resale` is the yearly change of the logarithm of used prices.

    `taxes` are the ends of the share of tax that prices in the shops of a region include; clouds
    ask theirs before it. `jobs` are those whose costs are told, `tuning` is the one that people
    train, which takes at least and at most `tuning_need` of a card, in GiB.
    """

    day: str
    resale: Triple
    resale_products: int
    tariffs: dict[str, dict[str, Tariff]]
    taxes: dict[str, list[float]]
    jobs: list[str]
    tuning: str
    tuning_need: list[float]
    cards: list[RentCard]


@dataclass(frozen=True)
class RentSources:
    """What the facts are read from: offers and rentals are those of each region."""

    catalog: Catalog
    offers: Mapping[str, Offers]
    rentals: Mapping[str, Offers]
    host_of: HostOf
    speeds: Mapping[str, Mapping[str, Triple]]
    day: date
    tuning_need: Sequence[float] = ()
    rooms: Mapping[str, float] = field(default_factory=dict)


def rent_facts(sources: RentSources) -> RentFacts:
    """Return the facts of all accelerators with a price or an hourly price anywhere."""
    catalog = sources.catalog
    kept = resale(catalog.gpu_prices, sources.day)
    cards = (_card(gpu, sources) for gpu in catalog.gpus.values() if gpu.is_regular)
    return {
        "day": sources.day.isoformat(),
        "resale": [kept.low, kept.likely, kept.high] if kept else [],
        "resale_products": kept.products if kept else 0,
        "tariffs": {
            region: tariffs for region in catalog.regions if (tariffs := _tariffs(catalog, region))
        },
        "taxes": {id_: shares for id_, one in catalog.regions.items() if (shares := _shares(one))},
        "jobs": [job.id for job in JOBS],
        "tuning": TUNING.id,
        "tuning_need": list(sources.tuning_need),
        "cards": [card for card in cards if card["hours"] or card["prices"]],
    }


def _card(gpu: Gpu, sources: RentSources) -> RentCard:
    prices = {
        region: dict(_prices(gpu, offers.get(gpu.id, ()), region, sources))
        for region, offers in sources.offers.items()
    }
    return {
        "id": gpu.id,
        "name": gpu.name,
        "vendor": gpu.vendor,
        "is_module": gpu.is_server_module,
        "watts": gpu.power.tdp_w,
        "prices": {region: own for region, own in prices.items() if own},
        "hours": dict(_hours(gpu, sources)),
        "hosts": {region: _hosts(gpu, region, sources) for region, own in prices.items() if own},
        "speeds": dict(sources.speeds.get(gpu.id, {})),
        "room_gib": sources.rooms.get(gpu.id),
    }


def _prices(
    gpu: Gpu, own: Sequence[Offer], region: str, sources: RentSources
) -> Iterator[tuple[str, Triple]]:
    sold = for_sale(sources.catalog, gpu.id, region, sources.day, own)
    for name, kind in (("new", "street_new"), ("used", "used")):
        if offers := [offer for offer in sold if offer.kind == kind]:
            yield name, _ends(min(offers, key=lambda offer: offer.cautious_usd))


def _hours(gpu: Gpu, sources: RentSources) -> Iterator[tuple[str, HourPrice]]:
    """Yield the price of an hour in the money of each region; clouds bill in US dollars."""
    for region, rentals in sources.rentals.items():
        usd = newest_usd(sources.catalog.regions, region, sources.day)
        if not usd:
            continue
        for offer in rentals.get(gpu.id, ()):
            yield (
                region,
                {
                    "ends": _ends(offer.times(1 / usd)),
                    "providers": offer.providers,
                    "seen": str(offer.observed),
                    "stale": offer.stale,
                },
            )


def _ends(offer: Offer) -> Triple:
    return [exact(offer.low), exact(offer.amount), exact(offer.high)]


def _hosts(gpu: Gpu, region: str, sources: RentSources) -> dict[str, float | None]:
    """Return what must be bought around a card; nobody sells a desktop that cools a passive one."""
    usd = newest_usd(sources.catalog.regions, region, sources.day)
    if gpu.cooling == "passive":
        return {}
    places: tuple[Place, ...] = ("own", "whole")
    found = {place: sources.host_of(region, gpu, place) for place in places}
    return {
        place: exact(host.usd / usd) if host is not None and usd else None
        for place, host in found.items()
    }


def _shares(region: Region) -> list[float] | None:
    """Return the ends of the tax that prices in shops include; None where they include none."""
    tax = region.tax
    ends = (tax.percent, tax.percent) if tax.percent else (tax.low_percent, tax.high_percent)
    shares = [end / 100 for end in ends if end]
    return shares if tax.included and shares else None


def _tariffs(catalog: Catalog, region: str) -> dict[str, Tariff]:
    known: dict[Consumer, ElectricityPrice | None] = {
        "household": household_price(catalog, region),
        "business": business_price(catalog, region),
    }
    return {consumer: _tariff(price) for consumer, price in known.items() if price}


def _tariff(price: ElectricityPrice) -> Tariff:
    """Return a tariff; a step without an end is what all further kWh cost."""
    steps = [
        [step.up_to_kwh_per_month, step.per_kwh]
        for step in price.steps
        if step.up_to_kwh_per_month is not None
    ]
    endless = (step.per_kwh for step in price.steps if step.up_to_kwh_per_month is None)
    return {
        "used": price.used_kwh_per_month or 0.0,
        "steps": steps,
        "per_kwh": next(endless, price.per_kwh),
    }
