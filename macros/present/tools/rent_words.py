"""Rent words: the answer on renting or buying in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.cost.job_costs import MILLION, MUCH_FASTER
from macros.advice.cost.job_speeds import JOBS, TUNING, Job
from macros.advice.cost.rent_facts import RentCard, RentFacts
from macros.advice.cost.rent_records import (
    JobCost,
    RentAnswer,
    RentQuestion,
    TrainingRun,
    Triple,
    YearRow,
)
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.html.table import NONE
from macros.present.words.amounts import counts_in_myriads
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

_HOUR_DIGITS = 3
_FEW_DIGITS = 2
_MONTH = len("2026-11")


@dataclass(frozen=True)
class RentWords:
    """Puts the answer to a question into words; the script of the page says the same."""

    question: RentQuestion
    answer: RentAnswer
    facts: RentFacts
    catalog: Catalog
    language: Language

    def sentence(self) -> str:
        """Return the verdict as whole sentences, with the month of rents that are out of date."""
        asked, answer = self.question, self.answer
        saving, least, most = answer["saving"], answer["threshold"][0], answer["threshold"][2]
        is_open = answer["verdict"] == "close" and most is None
        return self.say(
            f"say.{answer['verdict']}{'_open' if is_open else ''}",
            card=self.name(),
            threshold=self.threshold(),
            low=self.language.number(round(least or 0), 3),
            hours=self.timed("hours", asked.hours),
            years=self.timed("years", asked.years),
            money=self.saved(saving) if saving else "",
            own=self.span(answer["own"]) if answer["own"] else "",
            rent=self.span(answer["rent"]) if answer["rent"] else "",
            most=self.money(answer["computer_most"] or 0.0),
            storage=self.money(answer["stored"]),
            at=self.rented_at(),
        )

    def rented_at(self) -> str:
        """Return when the rents were asked, where that is too long ago; nothing otherwise."""
        hour = self.card()["hours"].get(self.question.region)
        if self.question.rate is not None or hour is None or not hour["stale"]:
            return ""
        return self.say("at", month=self.month(hour["seen"]))

    def month(self, day: str) -> str:
        """Return the month of a day."""
        return self.language.date(PartialDate.parse(day[:_MONTH]))

    def threshold(self) -> str:
        """Return the hours a week from which buying pays: likely, then its ends."""
        least, likely, most = self.answer["threshold"]
        if least is None:
            return ""
        low = self.language.number(round(least), 3)
        if most is None or likely is None:
            return self.say("hours_from", low=low)
        ends = {"low": low, "high": self.language.number(round(most), 3)}
        if not round(likely):
            return self.say("hours_most", **ends)
        return self.say("hours_range", likely=self.language.number(round(likely), 3), **ends)

    def saved(self, saving: Triple) -> str:
        """Return what the cheaper way saves in the worst and in the best case."""
        return self.span(sorted(abs(saving[end]) for end in (0, -1)))

    def further(self) -> Iterator[str]:
        """Yield what the answer rests on: price, resale, power, hour, computer."""
        answer = self.answer
        bought, rate = answer["bought"], answer["rate"]
        yield from self.taxed()
        if bought:
            kind = self.say(f"kind.{answer['kind']}")
            yield self.say("bought", money=self.span(bought), kind=kind)
            yield from self.brings(bought)
        if answer["power"] is not None:
            key, shown = (
                ("power", power) if (power := answer["power"]) >= 1 else ("power_little", 1)
            )
            yield self.say(key, money=self.money(shown))
        if bought and not answer["is_computer_known"]:
            yield self.say("computer_unknown")
        elif answer["computer"]:
            yield self.say(self.parts_around(), money=self.money(answer["computer"]))
        if rate:
            yield from self.hours(rate)
        if rate and answer["stored"]:
            yield self.say("stored", money=self.money(answer["stored"]))
        yield from self.training()

    def taxed(self) -> Iterator[str]:
        """Yield what renting costs with the tax that the price of the card includes."""
        own, taxed = self.answer["own"], self.answer["taxed"]
        if own and taxed:
            ends = self.facts["taxes"][self.question.region]
            share = self.ranged([self.language.percent(end) for end in (ends[0], ends[-1])])
            money = {"money": self.span(taxed), "own": self.span(own)}
            yield self.language.say("rent-taxed", share=share, **money)

    def parts_around(self) -> str:
        """Return the sentence on what is bought around the card: a computer, or what it lacks."""
        if self.question.computer is not None:
            return "around_own"
        return "around_supply" if self.question.place == "own" else "around"

    def brings(self, bought: Triple) -> Iterator[str]:
        """Yield what the card brings when it is sold, in each case for what was paid in it."""
        resale, share = self.answer["resale"], self.question.resale
        if not resale:
            return
        years = self.timed("years", self.question.years)
        if share is not None or bought[0] == bought[-1]:
            key = "brings" if share is None else "brings_own"
            yield self.say(key, money=self.span(sorted(resale)), years=years)
            return
        yield self.say(
            "brings_ends",
            years=years,
            least=self.money(bought[0]),
            best=self.money(resale[0]),
            most=self.money(bought[-1]),
            worst=self.money(resale[-1]),
        )

    def hours(self, rate: Triple) -> Iterator[str]:
        """Yield what an hour costs and how old that is."""
        hour = self.card()["hours"].get(self.question.region)
        if self.question.rate is not None or hour is None:
            yield self.say("hour_own", money=self.hourly(rate))
            return
        key = "hour_stale" if hour["stale"] else "hour"
        ends = {"likely": self.hourly([rate[1]]), "money": self.hourly(rate)}
        yield self.say(key, **ends, month=self.month(hour["seen"]))

    def training(self) -> Iterator[str]:
        """Yield where to train for least: where that is far faster, or where this card is not sure.

        Of this card it is said why: its memory is too small or may be, or its speed is not known.
        """
        runs = self.answer["runs"]
        own = next((run for run in runs if run["way"] == "own"), None)
        rented = [run for run in runs if run["way"] not in ("own", "rent")]
        if own:
            rented = [r for r in rented if own["hours"][1] >= MUCH_FASTER * r["hours"][1]]
        if not rented:
            return
        best = min(rented, key=lambda run: run["cost"][1])
        yield self.say(
            "prototype" if own else self.why_elsewhere(),
            model=tuned_model(self.catalog),
            card=self.language.local_name(self.catalog.gpus[best["card"]]),
            tokens=self.tokens(self.question.run * MILLION),
            hours=self.timed("hours", significant(own["hours"][1], _FEW_DIGITS)) if own else "",
            fewer=self.timed("hours", significant(best["hours"][1], _FEW_DIGITS)),
            money=self.hourly(best["cost"]),
            need=self.gib(self.facts["tuning_need"]),
            room=self.gib([self.card()["room_gib"] or 0]),
        )

    def why_elsewhere(self) -> str:
        """Return the sentence on a card of which no training speed is told, by its memory."""
        need, room = self.facts["tuning_need"], self.card()["room_gib"]
        if not need or room is None or room >= need[-1]:
            return "train_unknown"
        return "train_maybe" if room >= need[0] else "train_there"

    def gib(self, ends: Sequence[float]) -> str:
        """Return a memory, with both ends where it has them."""
        few = [self.few(end) for end in ends] or [""]
        return self.language.text("unit.gib", number=self.ranged(few))

    def timed(self, unit: str, number: float) -> str:
        """Return so many `hours` or `years`."""
        end = "_one" if self.language.is_one(number) else ""
        return self.say(f"in_{unit}{end}", number=self.language.number(number, 3))

    def tokens(self, count: float) -> str:
        """Return how many tokens in words: `100 million tokens`, `1億トークン`."""
        if count < MILLION or counts_in_myriads(self.language.names.code):
            return self.say("tokens", count=self.language.amount(count))
        return self.say("tokens_large", count=self.language.large(count))

    def few(self, value: float) -> str:
        """Return a number with two digits."""
        return self.language.number(significant(value, _FEW_DIGITS), _FEW_DIGITS)

    def job_row(self, job: JobCost) -> list[str]:
        """Return the cells of a job: what, how fast, a million tokens owned and rented."""
        speed = [self.few(job["speed"][end]) for end in (0, -1)]
        costs = [self.hourly(cost) if cost else NONE for cost in (job["own"], job["rent"])]
        return [job_names(self.catalog, self.language)[job["id"]], self.ranged(speed), *costs]

    def run_row(self, run: TrainingRun) -> list[str]:
        """Return the cells of a training run: where, how long, and what it costs."""
        card = self.language.local_name(self.catalog.gpus[run["card"]])
        hours = [self.few(run["hours"][end]) for end in (0, -1)]
        where = self.say(f"way.{run['way']}", card=card)
        return [where, self.ranged(hours), self.hourly(run["cost"])]

    def card(self) -> RentCard:
        """Return the facts of the card."""
        return next(card for card in self.facts["cards"] if card["id"] == self.question.card)

    def name(self) -> str:
        """Return the name of the card."""
        return self.language.local_name(self.catalog.gpus[self.question.card])

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        return self.language.text(f"rent.{key}", **values)

    def money(self, amount: float) -> str:
        """Return an amount in the region's money."""
        return self.language.money(rounded(amount), self.currency())

    def span(self, ends: Triple) -> str:
        """Return an amount with both ends."""
        numbers = [self.language.amount(rounded(end)) for end in (ends[0], ends[-1])]
        clear = self.language.unambiguous(numbers, self.currency())
        return self.language.priced(self.ranged(clear), self.currency())

    def hourly(self, ends: Triple) -> str:
        """Return the price of an hour with both ends."""
        digits = [significant(end, _HOUR_DIGITS) for end in (ends[0], ends[-1])]
        numbers = [self.language.number(end, _HOUR_DIGITS) for end in digits]
        return self.language.priced(self.ranged(numbers), self.currency())

    def currency(self) -> str:
        """Return the currency of the region."""
        return self.catalog.regions[self.question.region].currency

    def ranged(self, ends: Sequence[str]) -> str:
        """Return both ends of a range, or one where they are the same."""
        return ranged(ends, self.language)

    def year_row(self, row: YearRow) -> list[str]:
        """Return the cells of a year: which, owning, renting, what is cheaper."""
        own, rent = row["own"], row["rent"]
        cheaper = "buy" if own[-1] < rent[0] else "rent" if rent[-1] < own[0] else "close"
        years = self.language.exact(row["years"])
        return [years, self.span(own), self.span(rent), self.say(f"cheaper.{cheaper}")]


def tuned_model(catalog: Catalog) -> str:
    """Return the name of the model that people tune; nothing where it is not on record."""
    return catalog.models[TUNING.model].name if TUNING.model in catalog.models else ""


def job_names(catalog: Catalog, language: Language) -> dict[str, str]:
    """Return what each job is called."""
    return {
        job.id: language.text(
            f"rent.job.{_kind_of(job)}",
            model=catalog.models[job.model].name,
            count=language.exact(job.sequences),
        )
        for job in JOBS
        if job.model in catalog.models
    }


def _kind_of(job: Job) -> str:
    if job.purpose != "run":
        return "tune"
    return "serve" if job.sequences > 1 else "write"
