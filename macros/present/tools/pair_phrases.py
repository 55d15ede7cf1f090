"""Pair phrases: cards, amounts and speeds on a second card in the words of one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from macros.advice.builds.pair_facts import PairFacts
from macros.advice.builds.pair_records import Factor, Option, PairAnswer, Question, Tokens
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.tools.pair_messages import MESSAGES, message_id
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

_DIGITS = 2
_TENTHS = 10


@dataclass(frozen=True)
class PairPhrases:
    """Puts the parts of an answer to a question into words."""

    question: Question
    answer: PairAnswer
    facts: PairFacts
    catalog: Catalog
    language: Language

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        if key in MESSAGES:
            return self.language.say(message_id(key), **values)
        return self.language.text(f"pair.{key}", **values)

    def tokens(self, tokens: Tokens) -> str:
        """Return tokens a second with both ends, without the unit."""
        ends = [significant(tokens[end], _DIGITS) for end in ("low", "high")]
        return self.ranged([self.language.number(end, _DIGITS) for end in ends])

    def how(self, tokens: Tokens) -> str:
        """Return how tokens a second are known."""
        return self.language.text(f"fit.how.{tokens['kind']}")

    def bought(self, option: Option) -> str:
        """Return whether the card to buy is new or used, and when such a price was seen."""
        if not option["bought"]:
            return ""
        words = {"kind": self.sold(option), "month": self.month(option)}
        return self.language.text("fit.seen", **words)

    def sold(self, option: Option) -> str:
        """Return whether the card to buy is new or used, and whether its price is converted."""
        notes = (self.language.text(f"fit.price.{note}") for note in option["seen"][1:])
        return self.language.detailed([self.say(f"bought.{option['bought']}"), *notes])

    def month(self, option: Option) -> str:
        """Return the month in which the price of the card to buy was seen."""
        return self.language.date(PartialDate.parse(option["seen"][0]))

    def factor_known(self, option: Option) -> str:
        """Return how a speed against today is known, and that it takes tensor parallelism.

        In turn two equal cards are no faster than one.
        """
        factor = option["factor"]
        if factor is None or option["id"] == "keep":
            return ""
        how = self.language.text(f"pair.how.{factor['kind']}")
        is_chat = self.question.purpose != "training" and factor["kind"] != "rule"
        is_tensor = is_chat and option["id"] == "pair" and (option["shared"] or factor["value"] > 1)
        return self.language.text("fit.tensor_row", speed=how) if is_tensor else how

    def cards(self, option: Option) -> str:
        """Return the cards of an option: `2 × RTX 3090`."""
        first, *others = option["cards"]
        if others and others[0] != first:
            return self.say("cards", first=self.name(first), second=self.name(others[0]))
        return self.language.counted(self.name(first), len(option["cards"]))

    def named(self, cards: Sequence[str]) -> str:
        """Return one card or two as a sentence names them, which may need an article."""
        first, second = self.name(cards[0]), self.name(cards[-1])
        if first != second:
            return self.say("both", first=first, second=second)
        return self.say("two" if len(cards) > 1 else "one", name=first)

    def have(self) -> str:
        """Return the card that is there as a sentence names it."""
        return self.named([self.question.have])

    def name(self, id_: str) -> str:
        """Return the name of a card."""
        return self.language.local_name(self.catalog.gpus[id_])

    def added(self) -> str:
        """Return the name of the second card."""
        return self.name(self.question.add or self.question.have)

    def need(self, option: Option) -> str:
        """Return what the model takes of an option's cards, with both ends outward."""
        if not option["need"]:
            return ""
        low, _, high = option["need"]
        ends = floor(low * _TENTHS) / _TENTHS, ceil(high * _TENTHS) / _TENTHS
        return self.unit("gib", self.ranged([self.language.exact(end) for end in ends]))

    def gib(self, size: float) -> str:
        """Return a memory, rounded down, so that it never seems enough where it is not."""
        return self.unit("gib", self.tenths(size))

    def tenths(self, size: float) -> str:
        """Return a size, rounded down to tenths."""
        return self.language.exact(floor(size * _TENTHS) / _TENTHS)

    def watts(self, power_w: float | None) -> str:
        """Return a power."""
        return self.unit("w", self.language.exact(round(power_w or 0)))

    def volts(self, volts: float) -> str:
        """Return a voltage."""
        return self.unit("v", self.language.exact(volts))

    def unit(self, unit: str, number: str) -> str:
        """Return a number with its unit."""
        return self.language.text(f"unit.{unit}", number=number)

    def ranged(self, ends: Sequence[str]) -> str:
        """Return both ends of a range, or one where they are the same."""
        return ranged(ends, self.language)

    def factor(self, factor: Factor) -> str:
        """Return how many times as fast, with its ends."""
        return self.ranged([self.number(factor[end]) for end in ("low", "high")])

    def number(self, value: float) -> str:
        """Return a number with the digits that a speed is known to."""
        return self.language.number(value, _DIGITS)

    def money(self, amount: float) -> str:
        """Return an amount in the region's money."""
        currency = self.catalog.regions[self.question.region].currency
        return self.language.money(rounded(amount), currency)
