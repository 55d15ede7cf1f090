"""Rent answer: from how many hours a week buying costs less than renting."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from macros.advice.cost.job_costs import RunQuestion, job_costs, training_runs
from macros.advice.cost.rent_facts import RentCard, RentFacts, Tariff
from macros.advice.cost.rent_records import (
    MonthCost,
    PriceKind,
    RentAnswer,
    RentQuestion,
    TrainingRun,
    Triple,
    Verdict,
    YearRow,
)
from macros.advice.prices.electricity import stepped_cost

HOURS_OF_WEEK = 168
WEEKS_PER_YEAR = 365.25 / 7
MONTHS_PER_YEAR = 12
WATTS_PER_KILOWATT = 1000
_HALVINGS = 50
_LOW, _LIKELY, _HIGH = range(3)


def rent_answer(question: RentQuestion, facts: RentFacts) -> RentAnswer:
    """Return the answer. Raises KeyError for an unknown card.

    Own = price - resale + computer + power; rent = hours x (1 + idle) x rate + storage. The ends
    take each figure at the end of the middle half of what was seen, all at once.
    """
    return _Answering(question, facts).answer()


def costs_by_month(question: RentQuestion, facts: RentFacts) -> list[MonthCost]:
    """Return what both have cost after each month of the time asked for, from the first day on.

    Nothing where one of both is not known. Raises KeyError for an unknown card.
    """
    asked = _Answering(question, facts)
    (_, bought), rate = asked.bought(), asked.rate()
    power = asked.power(question.hours, question.years)
    if not bought or not rate or power is None or asked.lacks_server:
        return []
    return [
        {
            "months": month,
            "own": asked.own(bought, question.hours, month / MONTHS_PER_YEAR),
            "rent": asked.rent(rate, question.hours, month / MONTHS_PER_YEAR),
        }
        for month in range(round(question.years * MONTHS_PER_YEAR) + 1)
    ]


@dataclass(frozen=True, eq=False)
class _Answering:
    question: RentQuestion
    facts: RentFacts

    @property
    def card(self) -> RentCard:
        return {card["id"]: card for card in self.facts["cards"]}[self.question.card]

    def answer(self) -> RentAnswer:
        """Return the verdict with all that it follows from."""
        asked = self.question
        kind, bought = self.bought()
        rate, power = self.rate(), self.power(asked.hours, asked.years)
        threshold: list[float | None] = [None, None, None]
        saving, own = None, None
        if bought and power is not None and not self.lacks_server:
            own = self.own(bought, asked.hours, asked.years)
        if bought and rate and own:
            threshold = [self.threshold(bought, rate, end) for end in (_HIGH, _LIKELY, _LOW)]
            saving = [self.saving(bought, rate, asked.hours, end) for end in (_LOW, _LIKELY, _HIGH)]
        return {
            "verdict": self.verdict(bought, rate, power, threshold, saving),
            "kind": kind,
            "threshold": threshold,
            "saving": saving,
            "bought": bought,
            "resale": self.resold(bought, asked.years) if bought else None,
            "computer": self.computer() or 0.0,
            "is_computer_known": self.computer() is not None,
            "computer_most": self.computer_most(saving),
            "power": power,
            "rate": rate,
            "stored": self.stored(asked.years),
            "rent": self.rent(rate, asked.hours, asked.years) if rate else None,
            "taxed": self.taxed(rate) if rate and bought else None,
            "own": own,
            "rows": self.rows(bought, rate) if bought and rate and own else [],
            "jobs": job_costs(self.card, self.facts, self.per_hour(own), rate),
            "runs": self.runs(rate),
        }

    def bought(self) -> tuple[PriceKind | None, Triple | None]:
        """Return what the card costs: low, likely, high; and whether that is new or used."""
        asked, prices = self.question, self.card["prices"].get(self.question.region, {})
        if asked.price is not None:
            return "own", [asked.price] * 3
        kinds: tuple[PriceKind, ...] = ("new", "used") if asked.buy == "any" else (asked.buy,)
        found = [(prices[kind][_LIKELY], kind) for kind in kinds if kind in prices]
        if not found:
            return None, None
        _, kind = min(found)  # nobody buys a used one that costs as much as a new one
        return kind, prices[kind]

    def rate(self) -> Triple | None:
        """Return what an hour costs: low, likely, high."""
        if self.question.rate is not None:
            return [self.question.rate] * 3
        hour = self.card["hours"].get(self.question.region)
        return hour["ends"] if hour else None

    def resale(self, bought: Triple, years: float, end: int) -> Triple:
        """Return what the card brings after so many years: low, likely, high.

        It is sold used: what a used one costs today falls as recorded used prices fell. A market
        pays nobody more for having bought dear, so that the middle price of today counts. It never
        brings more than was paid at this `end` of the price.
        """
        asked, changes = self.question, self.facts["resale"]
        if asked.resale is not None:
            return [bought[end] * asked.resale] * 3
        used = self.card["prices"].get(asked.region, {}).get("used")
        base = used if used and asked.price is None else bought
        shares = [math.exp(change * years) for change in changes] or [0.0] * 3
        return [min(base[_LIKELY] * share, bought[end]) for share in shares]

    def resold(self, bought: Triple, years: float) -> Triple:
        """Return what the card brings in the best, the likely and the worst case of owning it.

        In the best it is bought at the low end and keeps most of its price: no case brings more
        than was paid.
        """
        return [self.resale(bought, years, end)[_HIGH - end] for end in (_LOW, _LIKELY, _HIGH)]

    def computer(self) -> float | None:
        """Return what must be bought around the card; None where that is not known."""
        if self.question.computer is not None:
            return self.question.computer
        if self.card["is_module"]:
            return None
        hosts = self.card["hosts"].get(self.question.region, {})
        return hosts.get(self.question.place)

    def computer_most(self, saving: Triple | None) -> float | None:
        """Return below which price of the computer buying costs less even in the worst case.

        None where that price is known, or where buying might cost more even without it.
        """
        if saving is None or self.computer() is not None or saving[_LOW] <= 0:
            return None
        return saving[_LOW]

    def dearest_host(self, bought: Triple) -> float:
        """Return what a computer that nobody priced may cost; infinity where none is known here.

        That is as much as the dearest one around any card, and as the card itself: servers for dear
        cards cost more than desktop computers.
        """
        hosts = (card["hosts"].get(self.question.region, {}) for card in self.facts["cards"])
        found = [host for own in hosts if (host := own.get("whole")) is not None]
        return max(*found, bought[_LIKELY]) if found else math.inf

    @property
    def lacks_server(self) -> bool:
        """Whether it is a module, and nobody says what the server that it needs costs."""
        return self.card["is_module"] and self.computer() is None

    def power(self, hours: float, years: float) -> float | None:
        """Return what power costs for so many hours a week; None where no tariff is known."""
        watts = self.card["watts"] if self.question.watts is None else self.question.watts
        tariff = self.tariff()
        if watts is None or tariff is None:
            return None
        cooled_w = watts * (1 + self.question.cooling)
        kwh = cooled_w / WATTS_PER_KILOWATT * hours * WEEKS_PER_YEAR / MONTHS_PER_YEAR
        month = stepped_cost(tariff["used"], tariff["steps"], tariff["per_kwh"], kwh)
        return month * MONTHS_PER_YEAR * years

    def tariff(self) -> Tariff | None:
        """Return what a kWh costs the reader."""
        if self.question.kwh_price is not None:
            return {"used": 0.0, "steps": [], "per_kwh": self.question.kwh_price}
        return self.facts["tariffs"].get(self.question.region, {}).get(self.question.consumer)

    def rent(self, rate: Triple, hours: float, years: float) -> Triple:
        """Return what renting costs: low, likely, high."""
        rented = hours * WEEKS_PER_YEAR * years * (1 + self.question.idle)
        return [one * rented + self.stored(years) for one in rate]

    def taxed(self, rate: Triple) -> list[float] | None:
        """Return what renting costs with the tax that prices of cards include here: low, high.

        None where shops show prices without tax, or where the reader entered one of both.
        """
        asked, tax = self.question, self.facts["taxes"].get(self.question.region)
        if tax is None or asked.rate is not None or asked.price is not None:
            return None
        stored, rent = self.stored(asked.years), self.rent(rate, asked.hours, asked.years)
        ends = ((rent[_LOW], tax[0]), (rent[_HIGH], tax[-1]))
        return [(end - stored) * (1 + share) + stored for end, share in ends]

    def stored(self, years: float) -> float:
        """Return what storage at the cloud costs over so many years."""
        return self.question.storage * MONTHS_PER_YEAR * years

    def own(self, bought: Triple, hours: float, years: float) -> Triple:
        """Return what owning costs: low, likely, high."""
        further = (self.computer() or 0.0) + (self.power(hours, years) or 0.0)
        resold = self.resold(bought, years)
        return [paid - back + further for paid, back in zip(bought, resold, strict=True)]

    def per_hour(self, own: Triple | None) -> Triple | None:
        """Return what an hour of work costs who owns the card, all that owning costs counted."""
        hours, years = self.question.hours, self.question.years
        if own is None or not hours:
            return None
        worked = hours * WEEKS_PER_YEAR * years
        return [one / worked for one in own]

    def runs(self, rate: Triple | None) -> list[TrainingRun]:
        """Return a training run on this card and on those that do it for least and fastest."""
        power = self.power(hours=1, years=1)
        power_hour = None if power is None else power / WEEKS_PER_YEAR
        asked = RunQuestion(self.question.run, self.question.card, self.question.region)
        return training_runs(asked, self.facts, power_hour, rate)

    def saving(self, bought: Triple, rate: Triple, hours: float, end: int) -> float:
        """Return what buying saves: at the high end rent is dear and owning cheap."""
        years = self.question.years
        own, rent = self.own(bought, hours, years), self.rent(rate, hours, years)
        return rent[end] - own[_HIGH - end]

    def threshold(self, bought: Triple, rate: Triple, end: int) -> float | None:
        """Return the hours a week from which buying costs less; None where even all are too few."""
        return _first_hours(lambda hours: self.saving(bought, rate, hours, end))

    def verdict(
        self,
        bought: Triple | None,
        rate: Triple | None,
        power: float | None,
        threshold: list[float | None],
        saving: Triple | None,
    ) -> Verdict:
        """Return the name of the sentence that answers.

        What must be bought around a card makes owning dearer, so that it can only change a verdict
        to buy, and one that is too close: not that to buy where no computer costs so much.
        """
        if bought is None:
            return "nothing" if rate is None else "unpriced"
        if rate is None:
            return "unrented"
        if self.lacks_server:
            return "module"
        if power is None:
            return "unpowered"
        return self.compared(bought, threshold, saving)

    def compared(
        self, bought: Triple, threshold: list[float | None], saving: Triple | None
    ) -> Verdict:
        """Return what is cheaper where all prices are known."""
        least, _, most = threshold
        if least is None:
            return "never"
        if self.question.hours < least:
            return "rent"
        if self.computer() is None:
            computer_most = self.computer_most(saving)
            if computer_most is None:
                return "hostless"
            is_plain = computer_most >= self.dearest_host(bought)
            return "buy_below" if is_plain else "hostless_below"
        if most == 0:
            return self.without_hours(bought)
        return "buy" if most is not None and self.question.hours > most else "close"

    def without_hours(self, bought: Triple) -> Verdict:
        """Return why buying costs less however few the hours: the resale or the storage."""
        is_sold_for_all = self.own(bought, 0, self.question.years)[_HIGH] <= 0
        return "always" if is_sold_for_all else "storage"

    def rows(self, bought: Triple, rate: Triple) -> list[YearRow]:
        """Return what both have cost after each whole year, and after the time asked for."""
        hours, asked = self.question.hours, self.question.years
        return [
            {
                "years": year,
                "own": self.own(bought, hours, year),
                "rent": self.rent(rate, hours, year),
            }
            for year in (*range(1, math.ceil(asked)), asked)
        ]


def _first_hours(saving: Callable[[float], float]) -> float | None:
    """Return the least hours at which buying saves; what it saves grows with them."""
    if saving(0) >= 0:
        return 0.0
    if saving(HOURS_OF_WEEK) < 0:
        return None
    low, high = 0.0, float(HOURS_OF_WEEK)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if saving(middle) >= 0 else (middle, high)
    return high
