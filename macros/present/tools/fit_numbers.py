"""Fit numbers: the models, cards and figures of an answer as one language writes them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from macros.advice.fit.fit_facts import FitCard, FitFacts, FitModel
from macros.advice.fit.fit_records import (
    CardRow,
    FitAnswer,
    FitQuestion,
    FitSpeed,
    Together,
    Triple,
)
from macros.advice.fit.main_memory_facts import MainMemoryFacts
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

TENTHS = 10
SPEED_DIGITS = 2
PRICE_DIGITS = 2
# Sentences that are messages.
MESSAGES = {
    "verdict.maybe_shared": "fit-maybe-shared",
    "whole": "fit-whole",
    "bare_card": "fit-unscreened",
    "bare": "fit-bare",
    "avoided": "fit-avoided",
    "withdrawn": "model-withdrawn",
}
# Amounts below are told with decimals, those from here on in words of their own.
SMALL, THOUSAND, MYRIAD = 10, 1000, 10_000


@dataclass(frozen=True)
class FitNumbers:
    """A question with its answer, and what sentences about it name."""

    question: FitQuestion
    answer: FitAnswer
    facts: FitFacts
    catalog: Catalog
    language: Language

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        if key in MESSAGES:
            return self.language.say(MESSAGES[key], **values)
        return self.language.text(f"fit.{key}", **values)

    def bare_card(self) -> Iterator[str]:
        """Yield that a screen alone keeps the chosen cards from surely holding a model."""
        if self.answer["bare"] == "fits" and self.answer["verdict"] != "fits":
            yield self.say("bare_card")

    def borderline(self) -> str:
        """Return the end of the key that says why it is borderline.

        A system leaves a model more of a shared memory with other settings. What is free on several
        cards is not all of use where each takes whole layers.
        """
        if self.card(self.question.card)["shared"]:
            return "_shared"
        return "_divided" if self.question.purpose == "run" and self.count() > 1 else ""

    def model(self, id_: str) -> FitModel:
        """Return the facts of a model."""
        return next(model for model in self.facts["models"] if model["id"] == id_)

    def card(self, id_: str) -> FitCard:
        """Return the facts of a card."""
        return next(card for card in self.facts["cards"] if card["id"] == id_)

    def name(self, id_: str) -> str:
        """Return the name of a card."""
        return self.language.local_name(self.catalog.gpus[id_])

    def cards(self, id_: str, count: int) -> str:
        """Return so many cards: `2 × GeForce RTX 3090`."""
        return self.language.counted(self.name(id_), count)

    def count(self) -> int:
        """Return how many cards are counted."""
        is_several = self.question.card and self.card(self.question.card)["several"]
        return self.question.count if is_several else 1

    def is_mixture(self) -> bool:
        """Return whether a token passes through a part of the model's weights alone."""
        shape = self.model(self.question.model)["shape"]
        return bool(shape["active_parameters"] < shape["parameters"])

    def need(self, ends: Triple) -> str:
        """Return a need in GiB, with both ends outward."""
        low, high = floor(ends[0] * TENTHS) / TENTHS, ceil(ends[2] * TENTHS) / TENTHS
        return self.unit("gib", self.ranged([self.language.exact(end) for end in (low, high)]))

    def gib(self, ends: Triple) -> str:
        """Return a memory in GiB, rounded down, so that it never seems enough where it is not."""
        sizes = [self.language.exact(floor(end * TENTHS) / TENTHS) for end in ends]
        return self.unit("gib", self.ranged(sizes))

    def unit(self, unit: str, number: str) -> str:
        """Return a number with its unit."""
        return self.language.text(f"unit.{unit}", number=number)

    def ranged(self, ends: Sequence[str]) -> str:
        """Return both ends of a range, or one where they are the same."""
        return ranged(ends, self.language)

    def price(self, ends: Sequence[float]) -> str:
        """Return an amount in the region's money with its ends: below ten, two digits of each."""
        currency = self.catalog.regions[self.question.region].currency
        low, high = ends[0], ends[-1]
        if high >= MYRIAD:
            return self.ranged(
                [self.language.priced(self.amount(e), currency) for e in (low, high)]
            )
        return self.language.priced(self.ranged([self.amount(e) for e in (low, high)]), currency)

    def amount(self, value: float) -> str:
        """Return an amount without its currency; never 0, but of what costs nothing."""
        if value >= SMALL:
            # Three digits below a thousand may end in a half, which languages round apart.
            return self.language.amount(rounded(value) if value >= THOUSAND else round(value))
        decimals = -floor(log10(value)) if 0 < value < 1 else 1
        return self.language.number(significant(value, PRICE_DIGITS), decimals + 1)

    def shared(self, card: FitCard) -> Iterator[str]:
        """Yield how much of a shared memory a model has, and before anybody raises the limit."""
        if unset := card.get("unset"):
            before = self.language.percent(unset)
            yield self.say(
                "shared_unset", share=self.language.percent(card["shared"]), unset=before
            )
        elif card["shared"]:
            yield self.say("shared", share=self.language.percent(card["shared"]))

    def warnings(self) -> Iterator[str]:
        """Yield what speaks against buying the card."""
        card = self.card(self.question.card)
        if card.get("avoided"):
            yield self.say("avoided")
        if card.get("withdrawn"):
            size = self.unit("gb", self.language.exact(self.label_gb(card)))
            yield self.say("withdrawn", memory=size)

    @staticmethod
    def label_gb(card: FitCard) -> float:
        """Return the memory that a card goes by, in GB."""
        return card.get("label_gb", card["memory_gib"])

    def is_whole(self, row: CardRow) -> bool:
        """Return whether the price of a row is that of a whole computer."""
        return row["kind"] != "rental" and not self.card(row["id"])["several"]

    def set_first(self, words: str, row: CardRow) -> str:
        """Return the words, and that a limit has to be raised first where one has."""
        return self.language.detailed([words, self.say("set_first")]) if row["set_first"] else words

    def speed(self, speed: FitSpeed | Together) -> str:
        """Return tokens a second with both ends, without the unit."""
        ends = (significant(speed["low"], SPEED_DIGITS), significant(speed["high"], SPEED_DIGITS))
        return self.ranged([self.language.number(end, SPEED_DIGITS) for end in ends])

    def month(self, seen: str) -> str:
        """Return a month in words."""
        return self.language.date(PartialDate.parse(seen))

    def shares(self) -> list[float]:
        """Return the likely shares of what there is room for, in the order of `parts`."""
        likely = sorted((e[1] for e in self.answer["parts"].values() if e[2] > 0), reverse=True)
        room = self.card(self.question.card)["memory_gib"] if self.question.card else 0
        return [part / max(math.fsum(likely), room) for part in likely]

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield what takes the memory, each with its amount, the largest first."""
        parts = sorted(self.answer["parts"].items(), key=lambda part: -part[1][1])
        for part, ends in parts:
            if ends[2] > 0:
                yield self.say(f"part.{part}"), self.need(ends)


def main_memory_name(kind: str, facts: MainMemoryFacts, language: Language) -> str:
    """Return the name of a kind of main memory: `2 channels of DDR5-6000 (96 GB/s)`."""
    channels, _, module = kind.partition("x")
    bandwidth = language.text("unit.gb_s", number=language.number(facts["kinds"][kind]))
    return language.text(
        "fit.main.kind", channels=channels, module=module.upper(), bandwidth=bandwidth
    )
