"""Rent words: the answer on renting or buying in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.cost.rent_facts import RentCard, RentFacts
from macros.advice.cost.rent_records import RentAnswer, RentQuestion, Triple, YearRow
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.significant import significant

_HOUR_DIGITS = 3
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
        """Return the verdict as whole sentences."""
        asked, answer = self.question, self.answer
        saving = answer["saving"]
        return self.say(
            f"say.{answer['verdict']}",
            card=self.name(),
            threshold=self.threshold(),
            hours=self.language.number(asked.hours, 3),
            years=self.language.number(asked.years, 3),
            money=self.saved(saving) if saving else "",
            rent=self.span(answer["rent"]) if answer["rent"] else "",
        )

    def threshold(self) -> str:
        """Return the hours a week from which buying pays: likely, then its ends."""
        least, likely, most = self.answer["threshold"]
        if least is None:
            return ""
        low = self.language.number(round(least), 3)
        if most is None or likely is None:
            return self.say("hours_from", low=low)
        ends = {"low": low, "high": self.language.number(round(most), 3)}
        return self.say("hours_range", likely=self.language.number(round(likely), 3), **ends)

    def saved(self, saving: Triple) -> str:
        """Return what the cheaper way saves, from the likely figures."""
        return self.money(abs(saving[1]))

    def further(self) -> Iterator[str]:
        """Yield what the answer rests on: price, resale, power, hour, computer."""
        answer, asked = self.answer, self.question
        bought, resale, rate = answer["bought"], answer["resale"], answer["rate"]
        if bought:
            kind = self.say(f"kind.{answer['kind']}")
            yield self.say("bought", money=self.span(bought), kind=kind)
        if bought and resale:
            years = self.language.number(asked.years, 3)
            yield self.say("brings", money=self.span(resale), years=years)
        if answer["power"] is not None:
            yield self.say("power", money=self.money(answer["power"]))
        if bought and not answer["is_computer_known"]:
            yield self.say("computer_unknown")
        elif answer["computer"]:
            yield self.say("around", money=self.money(answer["computer"]))
        if rate:
            yield from self.hours(rate)

    def hours(self, rate: Triple) -> Iterator[str]:
        """Yield what an hour costs and how old that is."""
        hour = self.card()["hours"].get(self.question.region)
        if self.question.rate is not None or hour is None:
            yield self.say("hour_own", money=self.hourly(rate))
            return
        seen = self.language.date(PartialDate.parse(hour["seen"][:_MONTH]))
        yield self.say("hour", money=self.hourly(rate), month=seen)

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
        low, high = ends[0], ends[-1]
        return low if low == high else self.language.text("join.range", low=low, high=high)

    def year_row(self, row: YearRow) -> list[str]:
        """Return the cells of a year: which, owning, renting, what is cheaper."""
        own, rent = row["own"], row["rent"]
        cheaper = "buy" if own[-1] < rent[0] else "rent" if rent[-1] < own[0] else "close"
        years = self.language.exact(row["years"])
        return [years, self.span(own), self.span(rent), self.say(f"cheaper.{cheaper}")]
