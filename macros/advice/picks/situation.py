"""Situation: what picks of one region and day rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Protocol

from macros.advice.picks.consumer_cards import ConsumerCards, Offers, consumer_cards
from macros.advice.picks.hosts import NOTHING, Host
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.scores import RunningCost, joint_speed
from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.electricity import (
    WATTS_PER_KILOWATT,
    business_price,
    household_price,
)
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona, Possession
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Consumer
from macros.facts.records.software import SoftwareFamily


class HostPrices(Protocol):
    """Says what must be bought around so many of a product; None where it has no price."""

    def of(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
        """Return the parts."""

    def supply_w(self, gpu: Gpu, count: int) -> float:
        """Return the watts that a power supply must be rated for."""

    def supply_beside(self, old: Gpu, gpu: Gpu, count: int) -> Host | None:
        """Return the supply to buy for so many of a card where another one runs already."""


# The speed of so many of a product together in a workload; None where it is not known.
Several = Callable[[str, str, int], Speed | None]


COUNTS = (1, 2, 4)  # of cards in one computer that share the work


@dataclass(frozen=True)
class Situation:
    """All that picks of one region and day rest on; `rentals` are offers of hours.

    `several` gives the speed of so many cards together, of which `counts` are compared; each of
    them has the memory that is needed where `memory_in_each` says so. Without `hosts` nothing
    around them counts, and without a `socket` nobody asks what feeds them. A computer that is there
    has `room` for so many cards, where that is known. With `lone_prices` an organisation is
    answered too where one source alone says what products cost. All cards together may draw
    `quiet_w`, where the reader asks for quiet.
    """

    catalog: Catalog
    speeds: Speeds
    offers: Offers
    rentals: Offers
    region: str
    day: date
    running: RunningCost
    hosts: HostPrices | None = None
    several: Several | None = None
    running_business: RunningCost | None = None
    counts: tuple[int, ...] = COUNTS
    memory_in_each: bool = False
    socket: Socket | None = None
    lone_prices: bool = False
    room: int | None = None
    quiet_w: float | None = None

    def running_of(self, persona: Persona) -> RunningCost:
        """Return what power costs the persona: an organisation pays the price of businesses."""
        is_business = persona.is_organisation and self.running_business
        return self.running_business if is_business and self.running_business else self.running

    def socket_of(self, persona: Persona) -> Socket | None:
        """Return the socket on which several cards of a persona have to run.

        None for organisations, which have circuits laid, and for hours on another one's computer.
        """
        is_elsewhere = persona.is_organisation or persona.acquire == "rental"
        return None if is_elsewhere else self.socket

    def room_of(self, persona: Persona) -> int | None:
        """Return how many cards a persona's own computer has room for.

        None where that is not known, for who has no computer, and for hours on another one's.
        """
        is_own = persona.has == "computer" and persona.acquire != "rental"
        return self.room if is_own else None

    def quiet_w_of(self, persona: Persona) -> float | None:
        """Return what all cards of a persona may draw together; what is rented may be loud."""
        return None if persona.acquire == "rental" else self.quiet_w

    def speeds_in(self, works: Sequence[str], id_: str, count: int) -> list[Speed] | None:
        """Return the speeds of so many together in all workloads; None where one is not known."""
        if count == 1:
            return joint_speed(self.speeds, works, id_)
        known = [s for work in works if self.several and (s := self.several(work, id_, count))]
        return known if known and len(known) == len(works) else None

    def host(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
        """Return what must be bought around so many of a product; None where it has no price."""
        return self.hosts.of(gpu, count, has) if self.hosts else NOTHING

    @cached_property
    def families(self) -> Mapping[str, SoftwareFamily]:
        """The software families judged by the day, by accelerator."""
        return {
            id_: family for family in self.catalog.software.values() for id_ in family.accelerators
        }

    @cached_property
    def market(self) -> ConsumerCards:
        """The consumer cards of the day, against which ranks are taken."""
        return consumer_cards(self.catalog, self.offers, self.day)

    @cached_property
    def market_soon(self) -> ConsumerCards:
        """The same without the cards that leave it within rule `market-notice`."""
        days_on = self.catalog.rules["market-notice"].value
        return consumer_cards(self.catalog, self.offers, self.day, days_on)


def running_cost(
    catalog: Catalog, region: str, day: date, consumer: Consumer = "household"
) -> RunningCost:
    """Return the cost of a watt over the rules' years and hours, in US dollars.

    A region without a price of its own takes that of the region it is part of, a business without
    one that of households; without any, or without a rate known on the day, electricity counts
    nothing.
    """
    tariff = business_price(catalog, region) if consumer == "business" else None
    tariff = tariff or household_price(catalog, region)
    usd = newest_usd(catalog.regions, region, day) if region in catalog.regions else None
    if tariff is None or usd is None:
        return RunningCost(0.0)
    hours = catalog.rules["ownership-years"].value * catalog.rules["use-hours-per-year"].value
    return RunningCost(tariff.per_kwh * usd * hours / WATTS_PER_KILOWATT)
