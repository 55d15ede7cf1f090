"""Fit answer: whether a model fits, how fast it is, which cards hold it, and what a card holds."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from macros.advice.fit.fit_beside import Ranked, is_worth_it, place
from macros.advice.fit.fit_facts import FitCard, FitFacts, FitModel, FitPrice
from macros.advice.fit.fit_main_memory import NONE, in_main_memory, main_memory_speed
from macros.advice.fit.fit_records import (
    OWN,
    CardRow,
    FitAnswer,
    FitQuestion,
    MainMemoryPart,
    ModelRow,
    PriceKind,
    QloraNeed,
    TensorSplit,
    Triple,
    Unpriced,
)
from macros.advice.fit.fit_tensor import tensor_speed
from macros.advice.fit.fit_tuning import tune_costs
from macros.advice.fit.fit_work import FitWork, as_published, own_shape, shape_of_facts
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.division import are_enough
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import TOO_LARGE, Verdict
from macros.advice.memory.quantities import GIB
from macros.advice.memory.shape import ShapeError

# Contexts are told in steps; a model that nobody knows is asked for no more than these.
CONTEXT_STEP = 256
MOST_TOKENS = 1_048_576
MOST_RENTED = 5
CHOICES = (1, 2, 3, 4, 6, 8)  # how many cards a reader may say to have
MOST_UNPRICED = 3
# Of so many models, the first of the list, the longest context is told.
WITH_LONGEST = 8
_VERDICTS: tuple[Verdict, ...] = ("no", "maybe", "fits")


def fit_answer(question: FitQuestion, facts: FitFacts, constants: MemoryConstants) -> FitAnswer:
    """Return the answer.

    Raises KeyError for an unknown card or model; ShapeError for figures that no model has, and
    for one that nobody knows well enough to train it.
    """
    return Answering(question, facts, constants).answer()


@dataclass(frozen=True, eq=False)
class Answering:
    """One question with its model and its card."""

    question: FitQuestion
    facts: FitFacts
    constants: MemoryConstants

    @cached_property
    def models(self) -> dict[str, FitModel]:
        return {model["id"]: model for model in self.facts["models"]}

    @cached_property
    def card(self) -> FitCard | None:
        if not self.question.card:
            return None
        return self.cards[self.question.card]

    @cached_property
    def cards(self) -> dict[str, FitCard]:
        return {card["id"]: card for card in self.facts["cards"]}

    @cached_property
    def work(self) -> FitWork:
        if self.question.model == OWN:
            if self.question.own is None:
                raise ShapeError("params", "the figures of the model are missing.")
            return self.work_of(OWN, self.question)
        return self.work_of(self.question.model, self.question)

    def work_of(self, id_: str, question: FitQuestion) -> FitWork:
        """Return what is asked of a model."""
        if id_ == OWN and question.own:
            shape = own_shape(question.own)
        else:
            shape = shape_of_facts(self.models[id_]["shape"])
        asked = as_published(question, self.models.get(id_))
        return FitWork(id_, shape, asked, self.facts, self.constants)

    def answer(self) -> FitAnswer:
        """Return what the model takes, what follows for the card, and all other ways."""
        card, count, work = self.card, self.count, self.work
        need, parts = work.need(count), work.peak(count).parts
        speed = work.speed(card, count) if card else None
        hours, cards = work.hours(speed), self.bought()
        return {
            "verdict": self.verdict(work, card, count) if card else None,
            "bare": self.verdict(work, card, count, screen=False) if card else None,
            "need": _triple(need),
            "parts": {part: _triple(ends.scaled(1 / GIB)) for part, ends in parts.items()},
            "room": self.rooms(card, count) if card else [],
            "speed": speed,
            "full": work.speed(card, count, self.question.tokens) if card else None,
            "tensor": self.tensor(work, card, count) if card else None,
            "prompt": work.prompt(card, count) if card else None,
            "together": work.together(card, speed) if card else [],
            "hours": hours,
            "costs": tune_costs(work, card, hours) if card else {"rented": None, "power": None},
            "longest": self.longest(work, card, count) if card and work.runs else None,
            "most_tokens": self.most_tokens(work.id),
            "enough": self.fewest(work, card, counts=CHOICES) if card else None,
            "part": self.part(work, card, count) if card else None,
            "tried": self.tried(card, count) if card else None,
            "qlora": self.qlora(card, count) if card else None,
            "cards": cards,
            "unpriced": self.unpriced(cards),
            "helped": self.helped(),
            "rented": self.rented(),
            "models": list(self.held(card, count)) if card else [],
        }

    @property
    def count(self) -> int:
        """How many cards are chosen; a computer or a laptop has one."""
        is_several = self.card is not None and self.card["several"]
        return self.question.count if is_several else 1

    def rooms(self, card: FitCard, count: int) -> Triple:
        """Return what all chosen cards surely and at most have for a model, in GiB."""
        ends = [math.fsum(self.sizes(card, count, is_sure=sure)) for sure in (True, False)]
        return [ends[0], ends[1], ends[1]]

    def sizes(
        self, card: FitCard, count: int, *, is_sure: bool, screen: bool = True
    ) -> list[float]:
        """Return what each card has for a model, in GiB; the first one drives the screen.

        Memory that is shared with the system is surely there only up to a share of it.
        """
        size = card["memory_gib"]
        if card["shared"]:
            is_default = is_sure or self.question.purpose == "full"
            return [size * card["shared"] if is_default else size]
        taken = self.facts["screen_gib"] if screen and self.question.screen else 0
        return [size - taken, *[size] * (count - 1)]

    def verdict(self, work: FitWork, card: FitCard, count: int, *, screen: bool = True) -> Verdict:
        """Return whether so many cards hold a model surely, perhaps or not."""
        sure, most = (
            self.sizes(card, count, is_sure=is_sure, screen=screen) for is_sure in (True, False)
        )
        if work.runs:
            parts = work.division
            if are_enough(sure, parts.each.high, parts.divided.high, parts.layers):
                return "fits"
            held = are_enough(most, parts.each.low, parts.divided.low, parts.layers)
            return "maybe" if held else "no"
        need = work.need(count)
        if need.high <= min(sure):
            return "fits"
        return "maybe" if need.low <= min(most) else "no"

    def fewest(
        self,
        work: FitWork,
        card: FitCard,
        *,
        screen: bool = True,
        held: Sequence[Verdict] = ("fits",),
        counts: Sequence[int] | None = None,
    ) -> int | None:
        """Return how many equal cards hold a model like this; None where not even the most do."""
        tried = (counts or self.facts["counts"]) if card["several"] else (1,)
        return next((n for n in tried if self.verdict(work, card, n, screen=screen) in held), None)

    def most_tokens(self, id_: str) -> int | None:
        """Return the longest context that a model was made for; None where nobody says it."""
        return None if id_ == OWN else self.models[id_]["context_tokens"]

    def longest(self, work: FitWork, card: FitCard, count: int) -> int:
        """Return the longest context that surely fits, in steps; 0 where none does."""
        most = self.most_tokens(work.id) or MOST_TOKENS
        if self.holds_tokens(work, card, count, most):
            return most
        least, above = 0, most // CONTEXT_STEP
        while above - least > 1:
            middle = (least + above) // 2
            if self.holds_tokens(work, card, count, middle * CONTEXT_STEP):
                least = middle
            else:
                above = middle
        return least * CONTEXT_STEP

    def holds_tokens(self, work: FitWork, card: FitCard, count: int, tokens: int) -> bool:
        """Return whether a context of so many tokens surely fits."""
        longer = replace(work, question=replace(work.question, tokens=tokens))
        return self.verdict(longer, card, count) == "fits"

    def bought(self) -> list[CardRow]:
        """Return the cards that surely hold it at a known price: one before two, then by price.

        Two or four are worth their trouble only where they cost less than any fewer; eight are
        named only where fewer do not hold it.
        """
        rows = [
            self.ranked(count, count * priced[0]["cautious"], self.row(card, count, *priced))
            for card in self.goods
            if (priced := self.price(card))
            if (count := self.fewest(self.work, card))
        ]
        ranked = sorted(rows, key=place)
        region = self.question.region
        return [one[-1] for one in ranked if is_worth_it(one, ranked, self.cards, region)]

    @cached_property
    def goods(self) -> list[FitCard]:
        """What people buy for this: nobody trains all weights in shared memory."""
        cards, is_full = self.facts["cards"], self.question.purpose == "full"
        bought = (card for card in cards if card["bought"] and self.loads(card))
        return [card for card in bought if not (card["shared"] and is_full)]

    def loads(self, card: FitCard) -> bool:
        """Return whether a program loads the asked format on a card, as far as that is known."""
        is_run = self.question.purpose == "run"
        return not is_run or self.question.weights not in card.get("not_loaded", ())

    def ranked(self, count: int, cautious: float, row: CardRow) -> Ranked:
        """Return a row with its place; learning is asked of cards that are known to do it first."""
        is_unknown = not self.work.runs and row["speed"] is None
        return is_unknown, count, cautious, row["id"], row

    def unpriced(self, cards: list[CardRow]) -> list[Unpriced]:
        """Return the cards without a price that may hold it, where those with one are more."""
        fewest = cards[0]["count"] if cards else math.inf
        found = [
            (count, card["id"])
            for card in self.goods
            if card["id"] != self.question.card and not card["prices"].get(self.question.region)
            if (count := self.fewest(self.work, card, held=_VERDICTS[1:])) and count < fewest
        ]
        return [{"id": id_, "count": count} for count, id_ in sorted(found)[:MOST_UNPRICED]]

    def tried(self, card: FitCard, count: int) -> MainMemoryPart | None:
        """Return what would lie in the usual main memory, where the reader has not named any."""
        if self.question.main_memory != NONE or self.verdict(self.work, card, count) != "no":
            return None
        usual = replace(self.question, main_memory=USUAL_MAIN_MEMORY)
        asked = Answering(usual, self.facts, self.constants)
        return asked.part(asked.work, card, count)

    def qlora(self, card: FitCard, count: int) -> QloraNeed | None:
        """Return what QLoRA takes of each card, where it fits better than another way to learn."""
        if self.question.purpose not in ("lora", "full"):
            return None
        milder = replace(self.work, question=replace(self.question, purpose="qlora"))
        own, verdict = (self.verdict(work, card, count) for work in (self.work, milder))
        if _VERDICTS.index(verdict) <= _VERDICTS.index(own):
            return None
        return {"verdict": verdict, "need": _triple(milder.need(count))}

    def part(self, work: FitWork, card: FitCard, count: int) -> MainMemoryPart | None:
        """Return what lies in main memory; None where nothing has to, or not enough can."""
        if self.question.main_memory == NONE or card["shared"]:
            return None
        if self.verdict(work, card, count) == "fits":
            return None
        placed = in_main_memory(work, self.sizes(card, count, is_sure=True))
        if placed is None:
            return None
        return {
            "gib": placed.gib,
            "speed": main_memory_speed(work, card, count, placed.layers),
            "full": main_memory_speed(work, card, count, placed.layers, self.question.tokens),
        }

    def tensor(self, work: FitWork, card: FitCard, count: int) -> TensorSplit | None:
        """Return how fast the cards are that share every layer; None where nobody knows."""
        speed = tensor_speed(work, card, count)
        if speed is None:
            return None
        return {"speed": speed, "full": tensor_speed(work, card, count, self.question.tokens)}

    def helped(self) -> list[CardRow]:
        """Return the single cards that hold it with main memory alone, by price."""
        rows = [
            (priced[0]["cautious"], {**self.row(card, 1, *priced), **_placed(part)})
            for card in self.facts["cards"]
            if card["bought"] and (priced := self.price(card))
            if (part := self.part(self.work, card, 1))
        ]
        ranked = sorted(rows, key=lambda row: (row[0], row[1]["id"]))
        return [cast("CardRow", row) for _, row in ranked]

    def rented(self) -> list[CardRow]:
        """Return the fewest accelerators of clouds that surely hold it, the cheapest first."""
        rows = [
            self.ranked(count, count * price["cautious"], self.row(card, count, price, "rental"))
            for card in self.facts["cards"]
            if self.loads(card) and (price := card["rented"].get(self.question.region))
            if (count := self.fewest(self.work, card, screen=False))
        ]
        return [row for *_, row in sorted(rows, key=place)][:MOST_RENTED]

    def row(self, card: FitCard, count: int, price: FitPrice, kind: PriceKind) -> CardRow:
        """Return so many of a card with what they cost and how fast they are."""
        speed = self.work.speed(card, count)
        hours = self.work.hours(speed)
        costs = tune_costs(self.work, card, hours)
        return {
            "id": card["id"],
            "count": count,
            "amount": count * price["amount"],
            "kind": kind,
            "seen": price["seen"],
            "notes": price.get("notes", []),
            "speed": speed,
            "tensor": tensor_speed(self.work, card, count),
            "host_gib": 0,
            "set_first": self.is_set_first(card),
            "hours": hours,
            "cost": costs["rented" if kind == "rental" else "power"],
        }

    def is_set_first(self, card: FitCard) -> bool:
        """Return whether a card holds the model only once the limit on its memory is raised."""
        unset = card.get("unset")
        return unset is not None and self.work.need(1).high > card["memory_gib"] * unset

    def price(self, card: FitCard) -> tuple[FitPrice, PriceKind] | None:
        """Return the price of a card as the reader buys it, and its kind."""
        prices = card["prices"].get(self.question.region, {})
        buy = self.question.buy
        kinds: tuple[PriceKind, ...] = ("new", "used") if buy == "any" else (buy,)
        found = [(prices[kind], kind) for kind in kinds if kind in prices]
        return min(found, key=lambda one: one[0]["cautious"], default=None)

    def held(self, card: FitCard, count: int) -> Iterator[ModelRow]:
        """Yield what the cards hold, the largest first, what perhaps, and the next larger ones.

        What they hold with main memory stands before what they hold perhaps.
        """
        rows = [
            row for model in self.facts["models"] if (row := self.held_model(model, card, count))
        ]
        by_verdict: dict[Verdict, list[ModelRow]] = {"fits": [], "maybe": [], "no": []}
        for row in rows:
            if not row["host_gib"]:
                by_verdict[row["verdict"]].append(row)
        listed = [
            *reversed(by_verdict["fits"]),
            *reversed([row for row in rows if row["host_gib"]]),
            *reversed(by_verdict["maybe"]),
            *by_verdict["no"][:TOO_LARGE],
        ]
        for at, row in enumerate(listed):
            yield self.with_longest(row, card, count) if at < WITH_LONGEST else row

    def with_longest(self, row: ModelRow, card: FitCard, count: int) -> ModelRow:
        """Return a row with the longest context; the search takes too long for all of them."""
        work = self.work_of(row["id"], self.question)
        is_held = work.runs and row["verdict"] != "no" and not row["host_gib"]
        return {**row, "longest": self.longest(work, card, count) if is_held else None}

    def held_model(self, model: FitModel, card: FitCard, count: int) -> ModelRow | None:
        """Return what the cards make of a model; None where it was not made for such a context."""
        tokens = model["context_tokens"]
        work = self.work_of(model["id"], self.question)
        if work.runs and tokens is not None and self.question.tokens > tokens:
            return None
        try:
            verdict = self.verdict(work, card, count)
        except ShapeError:
            return None
        row: ModelRow = {
            "id": model["id"],
            "verdict": verdict,
            "need": _triple(work.need(count)),
            "speed": work.speed(card, count) if verdict != "no" else None,
            "tensor": tensor_speed(work, card, count) if verdict != "no" else None,
            "longest": None,
            "host_gib": 0,
        }
        part = self.part(work, card, count)
        return cast("ModelRow", {**row, **_placed(part)}) if part else row


def _placed(part: MainMemoryPart) -> dict[str, object]:
    """Return what of a row is another with a part of the model in main memory."""
    return {"host_gib": part["gib"], "speed": part["speed"], "tensor": None}


def _triple(ends: Ends) -> Triple:
    return [ends.low, ends.likely, ends.high]
