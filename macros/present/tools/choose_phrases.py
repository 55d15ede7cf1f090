"""Choose phrases: names, amounts and prices of an answer on which one to get, in one language."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from macros.advice.choosing.choose_facts import NOTES, ChooseFacts
from macros.advice.choosing.choose_records import (
    ChooseAnswer,
    ChooseQuestion,
    ChooseRow,
    ChooseTurn,
    Triple,
)
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from macros.facts.records.partial_date import PartialDate
from macros.present.tools.tool_words import brace_template
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

NAMED = 3
_DIGITS = 2
_HOUR_DIGITS = 3
_SEEN = 8  # where an offer of the facts has its month
# The words by which other tools call a price converted or out of date.
WORDS = {"converted": "fit.price.converted", "stale": "fit.price.stale"}
# The sentences that are messages; all others are labels under `choose.`.
MESSAGES: Mapping[str, str] = {
    "larger": "choose-larger",
    "may_be_slower": "choose-may-be-slower",
    "is_slower": "choose-is-slower",
    "more_than_own": "choose-more-than-own",
    "before_tax": "choose-before-tax",
    "before_any_tax": "choose-before-any-tax",
    "one_budget": "choose-one-budget",
    "own_budget": "choose-own-budget",
    "hours": "choose-hours",
    "turn_near": "choose-turn-near",
    "yours": "choose-yours",
    "slower": "choose-slower",
    "rent": "choose-rent",
    "keep_pick": "choose-keep-pick",
    "loud": "choose-loud",
    "tight": "choose-tight",
    "own_limit": "choose-own-limit",
    "own_alone": "choose-own-alone",
    "main_memory": "choose-main-memory",
    "supply_less": "choose-supply-less",
    "room_swap_one": "choose-room-swap-one",
    "work_floor": "choose-work-floor",
    "supply_cpu": "choose-supply-cpu",
    "supply_tight": "choose-supply-tight",
    "same": "choose-same",
    "same_own": "choose-same-own",
    "fewer_cards": "choose-fewer-cards",
    "keep_short": "choose-keep-short",
    "keep_none": "choose-keep-none",
    "keep_over": "choose-keep-over",
    "unowned": "choose-unowned",
    "ties_value": "choose-ties-value",
    "tied_value": "choose-tied-value",
}


def choose_template(key: str, language: Language) -> str:
    """Return a sentence of the page with its variables in braces."""
    if key in MESSAGES:
        return brace_template(MESSAGES[key], language)
    return language.text(f"choose.{key}")


@dataclass(frozen=True)
class ChoosePhrases:
    """Puts the parts of an answer to a question into words."""

    question: ChooseQuestion
    answer: ChooseAnswer
    facts: ChooseFacts
    catalog: Catalog
    language: Language

    def persona(self, id_: str = "") -> str:
        """Return the name of a profile, or of the one that the reader chose."""
        return self.language.text(f"persona.{id_ or self.question.preset}.name")

    @property
    def profile(self) -> Persona:
        """The profile that the reader chose."""
        return self.catalog.personas[self.question.preset]

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        return choose_template(key, self.language).format(**values)

    def pay(self, row: ChooseRow) -> str:
        """Return what the cards cost, in which state, and when that was seen."""
        seen = PartialDate.parse(self.offer(row)[_SEEN])
        month = self.language.date(seen)
        return self.say("pay", money=self.price(row), kind=self.kind(row), month=month)

    def kind(self, row: ChooseRow) -> str:
        """Return whether it is new, used or rented, and whether its price is old or converted."""
        given = sum(self.offer(row)[_SEEN + 1 :])
        said = [self.language.text(WORDS[note]) for note, flag in NOTES.items() if given & flag]
        return self.language.detailed([self.say(f"kind.{row['kind']}"), *said])

    def offer(self, row: ChooseRow) -> list[Any]:
        """Return the offer of a row as the script reads it."""
        offers = self.facts["regions"][self.question.region]["offers"][row["id"]]
        found: list[Any] = next(offer for offer in offers if offer[0] == row["kind"])
        return found

    def price(self, row: ChooseRow) -> str:
        """Return what the cards cost, or an hour of them."""
        return self.amount(row["kind"], row["cards"])

    def amount(self, kind: str, amount: float) -> str:
        """Return an amount that is paid once, or by the hour for what is rented."""
        return self.hourly(amount) if kind == "rental" else self.money(amount)

    def listed(self, rows: Sequence[ChooseRow]) -> str:
        """Return the first names, and how many more there are."""
        return self.cut_short([self.cards(row) for row in rows])

    def cut_short(self, every: Sequence[str]) -> str:
        """Return the first of a list, and how many more there are."""
        names = self.language.listed(every[:NAMED])
        more = len(every) - NAMED
        if more <= 0:
            return names
        return self.say("more", list=names, count=self.language.exact(more))

    def name(self, id_: str) -> str:
        """Return the name of a product."""
        return self.language.local_name(self.catalog.gpus[id_])

    def cards(self, row: ChooseRow | ChooseTurn) -> str:
        """Return so many of a product: `2 × GeForce RTX 3090`."""
        return self.language.counted(self.name(row["id"]), row["count"])

    def named(self, row: ChooseRow | ChooseTurn) -> str:
        """Return so many of a product as a sentence names them, which may need an article."""
        is_one = row["count"] == 1
        return self.say("one", name=self.name(row["id"])) if is_one else self.cards(row)

    def memory(self, row: ChooseRow) -> str:
        """Return the memory of all of them."""
        return self.language.figure(row["memory_gb"], "gb")

    def money(self, amount: float) -> str:
        """Return an amount in the region's money."""
        return self.language.money(rounded(amount), self.currency())

    def hourly(self, amount: float) -> str:
        """Return the price of an hour."""
        digits = significant(amount, _HOUR_DIGITS)
        return self.language.priced(self.language.number(digits, _HOUR_DIGITS), self.currency())

    def currency(self) -> str:
        """Return the currency of the region."""
        return self.catalog.regions[self.question.region].currency

    def factor(self, ends: Triple) -> str:
        """Return how many times as fast, with both ends."""
        numbers = [
            self.language.number(significant(e, _DIGITS), _DIGITS) for e in (ends[0], ends[-1])
        ]
        return ranged(numbers, self.language)

    def watts(self, value: float) -> str:
        """Return watts, rounded up."""
        return self.language.text("unit.w", number=self.language.exact(math.ceil(value)))
