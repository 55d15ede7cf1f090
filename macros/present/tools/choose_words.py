"""Choose words: the answer on which one to get, in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.choosing.choose_facts import ChooseFacts
from macros.advice.choosing.choose_records import ChooseAnswer, ChooseQuestion, ChooseRow, Triple
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.significant import significant

NAMED = 3
STEP = 1.1  # a step in price is at least so large
_DIGITS = 2
_HOUR_DIGITS = 3


@dataclass(frozen=True)
class ChooseWords:
    """Puts the answer to a question into words; the script of the page says the same."""

    question: ChooseQuestion
    answer: ChooseAnswer
    facts: ChooseFacts
    catalog: Catalog
    language: Language

    def sentence(self) -> str:
        """Return what to get, as a whole sentence."""
        pick, last = self.answer["pick"], self.answer["last_cut"]
        persona = self.language.text(f"persona.{self.question.preset}.name")
        if pick is None:
            return self.say("say.none", persona=persona, need=self.say(f"cut.{last}"))
        others = self.answer["ties"] or self.answer["others"]
        key = "tie" if self.answer["ties"] else "pick" if others else "only"
        return self.say(f"say.{key}", persona=persona, cards=self.cards(pick), pay=self.pay(pick))

    def further(self) -> Iterator[str]:
        """Yield what stands beside the pick, and what a step in price changes."""
        pick, ties = self.answer["pick"], self.answer["ties"]
        if ties:
            yield self.say("ties", list=self.listed(ties))
        if pick and pick["around"]:
            yield self.say("around", money=self.money(total(pick)))
        if pick and self.question.have:
            yield self.gain()
        if pick and pick["kind"] != "rental":
            yield from self.steps(pick)
        nearest = self.answer["nearest"]
        if pick is None and nearest:
            yield self.say("nearest", cards=self.cards(nearest), money=self.money(total(nearest)))

    def gain(self) -> str:
        """Return how the pick compares with the card that the reader has."""
        gain, have = self.answer["gain"], self.name(self.question.have)
        if gain is None:
            return self.say("gain_unknown", have=have)
        return self.say("gain" if gain[0] > 1 else "keep", have=have, factor=self.factor(gain))

    def steps(self, pick: ChooseRow) -> Iterator[str]:
        """Yield the best that costs clearly less, and the best that costs clearly more."""
        rows = [*self.answer["ties"], *self.answer["others"]]
        cheaper = (row for row in rows if total(row) * STEP <= total(pick))
        dearer = (row for row in rows if total(row) >= total(pick) * STEP and _is_more(row, pick))
        for key, found in (("cheaper", next(cheaper, None)), ("dearer", next(dearer, None))):
            if found and found["speed"] and pick["speed"]:
                speed = self.language.percent(found["speed"][1] / pick["speed"][1])
                words = {"cards": self.cards(found), "money": self.money(total(found))}
                yield self.say(key, **words, memory=self.memory(found), speed=speed)

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        return self.language.text(f"choose.{key}", **values)

    def pay(self, row: ChooseRow) -> str:
        """Return what the cards cost, in which state, and when that was seen."""
        offers = self.facts["regions"][self.question.region]["offers"][row["id"]]
        seen = next(offer[-1] for offer in offers if offer[0] == row["kind"])
        return self.say(
            "pay",
            money=self.price(row),
            kind=self.say(f"kind.{row['kind']}"),
            month=self.language.date(PartialDate.parse(seen)),
        )

    def price(self, row: ChooseRow) -> str:
        """Return what the cards cost, or an hour of them."""
        return self.hourly(row["cards"]) if row["kind"] == "rental" else self.money(row["cards"])

    def listed(self, rows: Sequence[ChooseRow]) -> str:
        """Return the first names, and how many more there are."""
        names = self.language.listed(self.cards(row) for row in rows[:NAMED])
        more = len(rows) - NAMED
        if more <= 0:
            return names
        return self.say("more", list=names, count=self.language.exact(more))

    def name(self, id_: str) -> str:
        """Return the name of a product."""
        return self.language.local_name(self.catalog.gpus[id_])

    def cards(self, row: ChooseRow) -> str:
        """Return so many of a product: `2 × GeForce RTX 3090`."""
        return self.language.counted(self.name(row["id"]), row["count"])

    def memory(self, row: ChooseRow) -> str:
        """Return the memory of all of them."""
        return self.language.figure(row["memory_gb"], "gb")

    def money(self, amount: float) -> str:
        """Return an amount in the region's money."""
        return self.language.money(rounded(amount), self.currency())

    def hourly(self, amount: float) -> str:
        """Return the price of an hour."""
        number = self.language.number(significant(amount, _HOUR_DIGITS), _HOUR_DIGITS)
        return self.language.priced(number, self.currency())

    def currency(self) -> str:
        """Return the currency of the region."""
        return self.catalog.regions[self.question.region].currency

    def factor(self, ends: Triple) -> str:
        """Return how many times as fast, with both ends."""
        numbers = [
            self.language.number(significant(e, _DIGITS), _DIGITS) for e in (ends[0], ends[-1])
        ]
        low, high = numbers
        return low if low == high else self.language.text("join.range", low=low, high=high)

    def row(self, row: ChooseRow) -> list[tuple[str, str]]:
        """Return the cells of a product with their small print."""
        pick = self.answer["pick"]
        role = "picked" if row == pick else "tied" if row in self.answer["ties"] else ""
        paid = self.price(row) if row["kind"] == "rental" else self.money(total(row))
        speed = self.say("not_known")
        if row["speed"] and pick and pick["speed"]:
            ends = [1.0] if row == pick else [end / pick["speed"][1] for end in row["speed"]]
            speed = self.factor(ends)
        return [
            (self.cards(row), self.say(role) if role else ""),
            (paid, self.say(f"kind.{row['kind']}")),
            (self.memory(row), ""),
            (speed, ""),
        ]

    def cut_rows(self) -> Iterator[tuple[str, str]]:
        """Yield the needs that ruled products out, and how many."""
        for need, ids in sorted(self.answer["cut"].items(), key=lambda cut: (-len(cut[1]), cut[0])):
            yield self.say(f"cut.{need}"), self.language.exact(len(ids))


def total(row: ChooseRow) -> float:
    """Return what a row costs with what must be bought around it."""
    return row["cards"] + row["around"]


def _is_more(row: ChooseRow, pick: ChooseRow) -> bool:
    """Return whether more money buys more speed or more memory."""
    is_faster = bool(row["speed"] and pick["speed"] and row["speed"][1] > pick["speed"][1])
    return is_faster or row["memory_gb"] > pick["memory_gb"]
