"""Pair answer: what a second card is good for, beside keeping one card and one larger card."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from macros.advice.builds.pair_facts import (
    CardFacts,
    ModelFacts,
    PairFacts,
    facts_by_id,
)
from macros.advice.builds.pair_power import power_need, supply_bought
from macros.advice.builds.pair_prices import price_of, sale_of
from macros.advice.builds.pair_records import (
    Factor,
    Holds,
    Kind,
    Lost,
    Option,
    PairAnswer,
    Question,
    Tokens,
)
from macros.advice.builds.pair_speed import (
    ModelReads,
    PairSpeed,
    beside,
    either,
    is_surely_faster,
    taking_turns,
    times_as_fast,
    written,
    written_together,
)
from macros.advice.builds.pair_ways import (
    fastest,
    is_refused,
    may_be_slower,
    second_alone,
    with_alone,
)
from macros.advice.memory.division import are_enough
from macros.advice.speeds.speed import Z80

MOST_LARGER = 3
_HELD: tuple[Holds, ...] = ("fits", "maybe", "no")


def pair_answer(question: Question, facts: PairFacts) -> PairAnswer:
    """Return the answer. Raises KeyError for an unknown card or model."""
    return _Answering(question, facts).answer()


def held_before_and_after(
    question: Question, facts: PairFacts
) -> tuple[Holds | None, Holds | None]:
    """Return whether the present card and both together hold the model; None where not shared."""
    asked = _Answering(question, facts)
    return asked.keep()["holds"], asked.pair(asked.add)["holds"]


class _Answering:
    """One question with its cards and its model."""

    def __init__(self, question: Question, facts: PairFacts) -> None:
        self.question, self.facts = question, facts
        self.cards, models = facts_by_id(facts)
        self.have: CardFacts = self.cards[question.have]
        self.add: CardFacts = self.cards[question.add or question.have]
        self.model: ModelFacts = models[question.model]
        is_training = question.purpose == "training"
        self.work = facts["training"] if is_training else self.model["work"]

    def answer(self) -> PairAnswer:
        """Return the verdict, the options and the power."""
        today, chosen = self.keep(), self.pair(self.add)
        verdict = self.verdict(today, chosen)
        singles = self.larger(today, chosen)
        alone = None
        told = singles
        if not is_refused(verdict):
            alone = second_alone(singles, chosen, self.question)
            told = with_alone(self.affordable(singles, chosen), alone)
        options = [today, chosen, *self.others(today), *told[:MOST_LARGER]]
        return {
            "verdict": verdict,
            "chosen": chosen,
            "today": today,
            "alone": alone,
            "options": sorted(options, key=lambda option: self.rank(option, today)),
            "power": power_need(self.question, self.facts["power"], self.have, self.add),
            "sale": sale_of(self.have, self.question),
            "is_dear": bool(singles) and not told,
        }

    def is_together(self, other: CardFacts) -> bool:
        """Return whether both cards can share one model: they are of one maker."""
        return self.have["vendor"] == other["vendor"]

    def usable(self, first: CardFacts) -> float:
        """Return the memory of a first card in GiB without what a screen takes."""
        return first["memory_gib"] - (self.facts["screen_gib"] if self.question.screen else 0)

    def option(self, id_: str, cards: list[CardFacts], amount: float | None) -> Option:
        """Return an option whose cards share the model, without its speed; `amount` for a card."""
        sizes = [self.usable(cards[0]), *(card["memory_gib"] for card in cards[1:])]
        need = [
            len(cards) * each + divided
            for each, divided in zip(self.model["each"], self.model["divided"], strict=True)
        ]
        asked = self.question, self.facts["power"], self.have, cards
        supply = None if id_ == "keep" else supply_bought(*asked)
        price = None if id_ == "keep" else price_of(cards[-1], self.question)
        return {
            "id": id_,
            "cards": [card["id"] for card in cards],
            "amount": amount + supply["amount"] if amount is not None and supply else amount,
            "bought": price.bought if price else None,
            "seen": price.seen if price else [],
            "supply": supply,
            "pool_gib": math.fsum(sizes),
            "need": need,
            "holds": (holds := held(sizes, self.model)),
            "factor": None,
            "tokens": self.tokens(cards) if holds != "no" else None,
            "shared": self.shared(cards) if holds != "no" else None,
            "lost": [],
            "is_copied": False,
        }

    def tokens(self, cards: list[CardFacts]) -> Tokens | None:
        """Return how fast one conversation is written by cards that work in turn."""
        writes = [card["writes"] for card in cards]
        return written(writes, *self.asked())

    def shared(self, cards: list[CardFacts]) -> Tokens | None:
        """Return how fast it is where two equal cards share every layer."""
        if len(cards) == 1 or cards[0]["id"] != cards[1]["id"]:
            return None
        return written_together(cards[0]["writes"], *self.asked())

    def asked(self) -> tuple[str, ModelReads, int, PairSpeed]:
        """Return the model with what a token of it reads."""
        model = self.model
        return model["id"], model["reads"], model["layers"], self.facts["speed"]

    def keep(self) -> Option:
        """Return the present card alone; what does not run on it has no speed to compare with."""
        option = self.option("keep", [self.have], 0)
        is_asked = self.question.purpose not in ("training", "jobs")
        if is_asked and option["holds"] == "no":
            return option
        return {**option, "factor": _factor(1, 1, 1, "measured")}

    def pair(self, other: CardFacts) -> Option:
        """Return both cards together."""
        is_alike = other["id"] == self.have["id"]
        price = price_of(other, self.question)
        id_, amount = "pair" if is_alike else "mixed", price.amount if price else None
        option = self.option(id_, [self.have, other], amount)
        if not self.is_together(other):
            option = {**option, "pool_gib": None, "need": None, "holds": None, "tokens": None}
        elif self.question.purpose == "chats" and self.is_copied(other):
            both = [self.tokens([card]) for card in (self.have, other)]
            option = {**option, "tokens": either(both), "shared": None, "is_copied": True}
        return {**option, "factor": self.factor_of_two(other)}

    def factor_of_two(self, other: CardFacts) -> Factor | None:
        """Return how many times as fast both are together at what is asked for."""
        purpose = self.question.purpose
        if purpose == "jobs" or (purpose == "chats" and self.is_copied(other)):
            return self.side_by_side(other)
        if purpose == "chats" or not self.is_together(other):
            return None
        if purpose != "training" and held([self.usable(self.have)], self.model) == "no":
            return None
        if other["id"] != self.have["id"]:
            return None if purpose == "training" else self.in_turn(other)
        return self.factor_of_equals()

    def factor_of_equals(self) -> Factor | None:
        """Return how many times as fast two of the present card are.

        Where they are not known to gain, a chat gains what its tokens a second say that are told
        of cards which share every layer: nothing else than those.
        """
        known = self.have["two"].get(self.work) if self.work else None
        if self.question.purpose != "training" and not (known and known[1] > 1 and known[3]):
            own, both = self.tokens([self.have]), self.shared([self.have, self.have])
            if own and both:
                return times_as_fast(both, own)
        if known is None:
            return None
        low, value, high, is_measured = known
        return _factor(low, value, high, "measured" if is_measured else "estimated")

    def is_copied(self, other: CardFacts) -> bool:
        """Return whether each card surely holds the whole model."""
        sizes = self.usable(self.have), other["memory_gib"]
        return all(held([size], self.model) == "fits" for size in sizes)

    def side_by_side(self, other: CardFacts) -> Factor | None:
        """Return what both do of separate jobs: the sum of their own speeds."""
        if other["id"] == self.have["id"]:
            return _factor(2, 2, 2, "rule")
        ratio = self.ratio(other)
        if ratio is None:
            return None
        return _factor(1 + ratio["low"], 1 + ratio["value"], 1 + ratio["high"], "rule")

    def in_turn(self, other: CardFacts) -> Factor | None:
        """Return the speed of cards that work in turn, even where one alone holds too little."""
        ratio = self.ratio(other)
        if ratio is None and (own := self.tokens([self.have])) and (its := self.tokens([other])):
            ratio = beside(its, own)
        return ratio and taking_turns(ratio)

    def ratio(self, other: CardFacts, work: str | None = None) -> Factor | None:
        """Return how many times as fast another single card is, in a work or the one asked for."""
        work = work or self.work
        own, its = (card["one"].get(work) if work else None for card in (self.have, other))
        if own is None or its is None:
            return None
        value = its[0] / own[0]
        apart = Z80 * math.sqrt(own[1] * own[1] + its[1] * its[1])
        if other["id"] == self.have["id"]:
            apart = 0
        kind: Kind = "measured" if own[2] and its[2] else "estimated"
        return _factor(value * math.exp(-apart), value, value * math.exp(apart), kind)

    def others(self, today: Option) -> Iterator[Option]:
        """Yield two equal cards beside a mixed pair, else the cheapest other card that reaches.

        Nobody needs another card for what runs today, nor one that new software leaves out.
        """
        if self.add["id"] != self.have["id"]:
            yield self.pair(self.have)
            return
        if self.question.purpose != "model" or not self.asks_memory(today):
            return
        mixed = [
            self.pair(card)
            for card in self.facts["cards"]
            if card["alone"] and card["id"] != self.have["id"] and self.is_together(card)
        ]
        equal = self.pair(self.have)["amount"]
        reaching = [
            option
            for option in mixed
            if option["holds"] == "fits"
            and option["amount"] is not None
            and (equal is None or option["amount"] < equal)
        ]
        yield from sorted(reaching, key=_by_amount)[:1]

    def larger(self, today: Option, chosen: Option) -> list[Option]:
        """Return the single cards that do the same, the cheapest first; the present one is sold.

        Those on which a conversation may be slower come last. What has experimental software is no
        way on from another maker's card.
        """
        found: list[Option] = [
            {**option, "lost": list(self.lost(card, option, chosen))}
            for card in self.facts["cards"]
            if card["alone"] and card["id"] != self.have["id"]
            if card["dependable"] or self.is_together(card)
            if (option := self.single(card))["amount"] is not None
            if self.does_same(card, option, today, chosen)
        ]
        found.sort(key=lambda option: (may_be_slower(option), *_by_amount(option)))
        return found

    def affordable(self, singles: list[Option], chosen: Option) -> list[Option]:
        """Return the single cards that are not much dearer than the second card."""
        if chosen["amount"] is None:
            return singles
        most = self.facts["single_ratio"] * chosen["amount"]
        return [option for option in singles if (option["amount"] or 0) <= most]

    def single(self, card: CardFacts) -> Option:
        """Return one card instead of the present one, which is sold."""
        price = price_of(card, self.question)
        amount = price.amount - (sale_of(self.have, self.question) or 0) if price else None
        is_asked = self.question.purpose == "training" or self.runs_today()
        factor = self.ratio(card) if is_asked or self.question.purpose == "jobs" else None
        return {**self.option("larger", [card], amount), "factor": factor}

    def runs_today(self) -> bool:
        """Return whether the present card may hold the model."""
        return held([self.usable(self.have)], self.model) != "no"

    def does_same(self, card: CardFacts, option: Option, today: Option, chosen: Option) -> bool:
        """Return whether a single card does what is asked for at least as well as the pair.

        Where the pair's speed is not known, it has to be as large and no slower than today.
        """
        if self.asks_memory(today):
            return option["holds"] == "fits"
        sought, has = chosen["factor"], option["factor"]
        together_gib = self.have["memory_gib"] + self.add["memory_gib"]
        if self.question.purpose == "model":
            return card["memory_gib"] >= together_gib
        if self.question.purpose in ("chat", "chats") and option["holds"] != "fits":
            return False
        if has is None or has["value"] < (sought["value"] if sought else 1):
            return False
        if has["low"] <= 1:
            return False  # nobody changes cards for what may be no faster
        return card["memory_gib"] >= (self.have["memory_gib"] if sought else together_gib)

    def lost(self, card: CardFacts, option: Option, chosen: Option) -> Iterator[Lost]:
        """Yield what a single card has less of than the chosen pair."""
        purpose, own, pair = self.question.purpose, option["tokens"], fastest(chosen)
        if purpose == "chat" and pair and not own:
            yield "unknown"
        if purpose == "chat" and pair and own and not is_surely_faster(own, pair):
            yield "speed"
        is_told = purpose in ("model", "chats")
        if is_told and pair and own and own["likely"] < pair["likely"]:
            yield "writes"
        if purpose == "model" and self.is_slower(card):
            yield "slower"
        if purpose not in ("jobs", "training") and (option["pool_gib"] or 0) < (
            chosen["pool_gib"] or 0
        ):
            yield "memory"
        if not self.is_together(card):
            yield "maker"

    def is_slower(self, card: CardFacts) -> bool:
        """Return whether a card is slower than the present one in all work, and surely in some."""
        found = [ratio for work in card["one"] if (ratio := self.ratio(card, work))]
        is_behind = all(ratio["value"] < 1 for ratio in found)
        return is_behind and any(ratio["high"] < 1 for ratio in found)

    def asks_memory(self, today: Option) -> bool:
        """Return whether the model's size decides: it does not run today."""
        purpose = self.question.purpose
        if purpose == "model":
            return today["holds"] != "fits"
        return purpose in ("chat", "chats") and today["holds"] == "no"

    def verdict(self, today: Option, chosen: Option) -> str:
        """Return the name of the sentence that answers."""
        purpose, factor = self.question.purpose, chosen["factor"]
        if purpose == "jobs":
            if self.add["id"] == self.have["id"]:
                return "jobs"
            return "jobs_mixed" if factor else "jobs_unknown"
        if not self.is_together(self.add):
            return "makers"
        if self.asks_memory(today):
            return {"fits": "reached", "maybe": "maybe", "no": "not_reached", None: "makers"}[
                chosen["holds"]
            ]
        if purpose == "model":
            return "already"
        return f"{purpose}_{_change(factor)}"

    def rank(self, option: Option, today: Option) -> tuple[Any, ...]:
        """Return the order: what does as asked first, then the cheapest; unknown prices last."""
        held_as = _HELD.index(option["holds"]) if option["holds"] else len(_HELD)
        amount = option["amount"]
        in_order = held_as if self.asks_memory(today) else 0
        return in_order, amount is None, amount or 0, option["id"], option["cards"]


def held(sizes: list[float], model: ModelFacts) -> Holds:
    """Return whether cards of these sizes in GiB hold a model whose layers they divide."""
    if _is_held(sizes, model, 2):
        return "fits"
    return "maybe" if _is_held(sizes, model, 0) else "no"


def _is_held(sizes: list[float], model: ModelFacts, end: int) -> bool:
    return are_enough(sizes, model["each"][end], model["divided"][end], model["layers"])


def _factor(low: float, value: float, high: float, kind: Kind) -> Factor:
    return {"low": low, "value": value, "high": high, "kind": kind}


def _change(factor: Factor | None) -> str:
    if factor is None:
        return "unknown"
    if factor["low"] > 1:
        return "gain"
    if factor["kind"] == "rule" and factor["high"] == 1:
        return "no_gain"  # in turn with a slower card
    return "slower" if factor["high"] < 1 else "unclear"


def _by_amount(option: Option) -> tuple[float, list[str]]:
    return option["amount"] or 0, option["cards"]
