"""Choose words: the answer on which one to get, in the sentences of one language."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from macros.advice.choosing.choose_facts import ChooseFacts
from macros.advice.choosing.choose_records import (
    ChooseAnswer,
    ChooseQuestion,
    ChooseRow,
    ChooseTurn,
    Triple,
)
from macros.advice.picks.pick import LACKING
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import about, significant

NAMED = 3
STEP = 1.1  # a step in price or speed is at least so large
_DIGITS = 2
_HOUR_DIGITS = 3
_SEEN = 8  # where an offer of the facts has its month
STALE = "fit.price.stale"  # the words by which other tools call a price out of date


@dataclass(frozen=True)
class ChooseWords:
    """Puts the answer to a question into words; the script of the page says the same."""

    question: ChooseQuestion
    answer: ChooseAnswer
    facts: ChooseFacts
    catalog: Catalog
    language: Language

    @property
    def ties(self) -> list[ChooseRow]:
        """The ties for which something speaks: less to pay, more memory or more speed."""
        pick = self.answer["pick"]
        return [row for row in self.answer["ties"] if pick and not is_behind(row, pick)]

    def sentence(self) -> str:
        """Return what to get, as a whole sentence."""
        pick, last = self.answer["pick"], self.answer["last_cut"]
        persona = self.language.text(f"persona.{self.question.preset}.name")
        if pick is None and self.is_unpriced():
            return self.say("say.unpriced", persona=persona)
        if pick is None and self.is_too_dear():
            return self.say("say.too_dear", persona=persona)
        if pick is None:
            return self.say("say.none", persona=persona, need=self.say(f"cut.{last}"))
        others = self.answer["ties"] or self.answer["others"]
        key = "tie" if self.ties else "pick" if others else "only"
        return self.say(f"say.{key}", persona=persona, cards=self.named(pick), pay=self.pay(pick))

    def further(self) -> Iterator[str]:
        """Yield what stands beside the pick, and what a step in price changes."""
        pick, ties = self.answer["pick"], self.answer["ties"]
        if self.ties:
            yield self.say("ties", list=self.listed(self.ties))
        yield from self.around(pick)
        yield from self.weighed()
        yield from self.supply()
        yield from self.room()
        if self.question.have and (pick or self.answer["short_gb"]):
            yield self.gain()
        if pick and pick["kind"] != "rental":
            yield from self.above([pick, *ties, *self.answer["others"]])
            yield from self.steps(pick)
        if pick is None:
            yield from self.unanswered()

    def around(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield what the parts cost that go around the pick, and what is not counted of them."""
        is_within = self.answer["is_within"]
        if pick and pick["around"]:
            key = "around_supply" if is_within else "around"
            yield self.say(key, money=self.money(total(pick)))
        if pick and is_within and pick["count"] > 1 and self.question.free_slots is None:
            yield self.say("slots_unsure", count=self.language.exact(pick["count"]))

    def unanswered(self) -> Iterator[str]:
        """Yield the nearest that is too dear, or what is known and what else helps."""
        nearest = self.answer["nearest"]
        if nearest and not self.is_unpriced():
            yield self.say("nearest", cards=self.named(nearest), money=self.money(total(nearest)))
        if within := self.answer["within"]:
            persona, row = self.language.text(f"persona.{within['preset']}.name"), within["row"]
            words = {"cards": self.named(row), "memory": self.memory(row), "pay": self.pay(row)}
            yield self.say("within", persona=persona, **words)
        if not self.is_unpriced():
            yield from [] if self.is_too_dear() else self.cut_most()
            return
        if self.catalog.personas[self.question.preset].needs.segments == ("laptop",):
            yield self.language.text("pick.unpriced_laptop")
        if suits := self.suits():
            yield self.say("suits", list=self.cut_short([self.sized(id_) for id_ in suits]))
        for other in self.answer["instead"]:
            persona = self.language.text(f"persona.{other['preset']}.name")
            row = other["row"]
            yield self.say("instead", persona=persona, cards=self.named(row), pay=self.pay(row))

    def cut_most(self) -> Iterator[str]:
        """Yield the needs that ruled most products out: the profile's own are among them."""
        most = [need for need, _ in self.cut_rows()][:NAMED]
        if most:
            yield self.say("cut_most", list=self.language.listed(most))

    def is_unpriced(self) -> bool:
        """Return whether nothing was named that suits since too little has a price."""
        return self.answer["last_cut"] in LACKING

    def is_too_dear(self) -> bool:
        """Return whether all that would do costs more than the reader's budget."""
        is_last = self.answer["last_cut"] == "total_usd" and self.question.budget is not None
        return is_last and self.answer["nearest"] is not None

    def suits(self) -> list[str]:
        """Return what suits but for its price, most memory first."""
        found = [id_ for need in LACKING for id_ in self.answer["cut"].get(need, ())]
        return sorted(found, key=lambda id_: (-self.catalog.gpus[id_].memory.size_gb, id_))

    def sized(self, id_: str) -> str:
        """Return a name with its memory."""
        memory = self.language.figure(self.catalog.gpus[id_].memory.size_gb, "gb")
        return self.language.bracketed(self.name(id_), memory)

    def weighed(self) -> Iterator[str]:
        """Yield by which work speed is measured where the reader says it."""
        works = self.question.works
        if works:
            said = [self.weight(work) for work in dict.fromkeys(works)]
            yield self.say("weighed", list=self.language.listed(said))

    def weight(self, work: str) -> str:
        """Return a work with the share by which it counts."""
        works = self.question.works
        share = self.language.percent(works.count(work) / len(works))
        return self.language.bracketed(self.language.text(f"workload.{work}"), share)

    def supply(self) -> Iterator[str]:
        """Yield whether the reader's own power supply is enough."""
        asked, own = self.answer["supply_w"], self.question.psu_w
        if asked is not None and own is not None:
            key = "supply_ok" if asked <= own else "supply"
            yield self.say(key, watts=self.watts(asked), own=self.watts(own))

    def room(self) -> Iterator[str]:
        """Yield how many cards the reader's computer has room for, where that rules some out."""
        room, there = self.answer["room"], self.catalog.gpus.get(self.question.have)
        if room is None:
            return
        count = self.language.exact(room)
        if there is not None and there.form_factor == "pcie_card":
            yield self.say("room_swap", have=self.name(there.id), count=count)
        else:
            yield self.say("room_one" if room == 1 else "room", count=count)

    def watts(self, value: float) -> str:
        """Return watts, rounded up."""
        return self.language.text("unit.w", number=self.language.exact(math.ceil(value)))

    def gain(self) -> str:
        """Return how the pick compares with the card that the reader has."""
        gain, short, have = self.answer["gain"], self.answer["short_gb"], self.question.have
        if short is not None:
            sizes = [self.catalog.gpus[have].memory.size_gb, short]
            memory, asked = (self.language.figure(size, "gb") for size in sizes)
            return self.say("short", have=self.name(have), memory=memory, asked=asked)
        if gain is None:
            return self.say("gain_unknown", have=self.name(have))
        least, *_, most = gain
        key = "gain" if least > 1 else "keep_faster" if most < 1 else "keep"
        return self.say(key, have=self.name(have), factor=self.factor(gain))

    def above(self, rows: Sequence[ChooseRow]) -> Iterator[str]:
        """Yield the dearest of what meets all needs where the budget is more than that."""
        budget, dearest = self.question.budget, max(rows, key=total)
        if budget is not None and not self.answer["nearest"] and budget > total(dearest):
            money = self.money(total(dearest))
            yield self.say("above", cards=self.named(dearest), money=money)

    def steps(self, pick: ChooseRow) -> Iterator[str]:
        """Yield the best that costs clearly less and more, and the fastest for the budget."""
        if not pick["speed"]:
            return
        rows = [*self.answer["ties"], *self.answer["others"]]
        steps = [(key, row) for key, row in _steps_from(pick, rows) if row["speed"]]
        if self.question.budget is not None:
            fastest = _fastest_of(rows, [pick, *(row for _, row in steps)])
            steps += [("fastest", fastest)] if fastest else []
        for key, row in steps:
            assert row["speed"]
            speed = self.speed_beside(row["speed"][1] / pick["speed"][1])
            words = {"cards": self.named(row), "paid": self.paid(row, pick)}
            yield self.say(key, **words, memory=self.memory(row), speed=speed)

    def speed_beside(self, ratio: float) -> str:
        """Return a speed as a share of the pick's, or from clearly more on as a multiple of it."""
        if ratio < STEP:
            return self.say("share", share=self.language.percent(ratio))
        return self.say("times", number=self.factor([ratio]))

    def paid(self, row: ChooseRow, pick: ChooseRow) -> str:
        """Return what the cards cost, as is said of the pick, and all where parts go around."""
        words = {"money": self.money(row["cards"]), "kind": self.kind(row)}
        if not row["around"] and not pick["around"]:
            return self.say("paid", **words)
        if not row["around"]:
            return self.say("paid_only", **words)
        return self.say("paid_all", **words, total=self.money(total(row)))

    def turns(self) -> Iterator[str]:
        """Yield what would change the answer, the nearest of each way."""
        nearest: dict[str, ChooseTurn] = {}
        for turn in self.answer["turns"]:
            nearest.setdefault(turn["how"], turn)
        cheaper, dearer = nearest.get("cheaper"), nearest.get("dearer")
        # Where both ways lead to the same offer, one sentence is enough.
        if cheaper and dearer and _offer(cheaper) == _offer(dearer):
            del nearest["cheaper"], nearest["dearer"]
            words = {"low": self.limit(cheaper), "high": self.limit(dearer)}
            key = "equal" if words["low"] == words["high"] else "either"
            yield self.say(f"turn.{key}", **self.turned(cheaper), **words)
        for turn in nearest.values():
            yield self.say(f"turn.{turn['how']}", **self.turned(turn), money=self.limit(turn))

    def turned(self, turn: ChooseTurn) -> dict[str, str]:
        """Return what would be the answer then, and in which state."""
        return {"cards": self.named(turn), "kind": self.say(f"kind.{turn['kind']}")}

    def limit(self, turn: ChooseTurn) -> str:
        """Return the amount at which the answer changes; a budget that is enough."""
        amount = about(turn["money"], up=turn["how"].endswith("_usd"))
        return self.hourly(amount) if turn["kind"] == "rental" else self.money(amount)

    def say(self, key: str, **values: object) -> str:
        """Return a sentence of the page."""
        return self.language.text(f"choose.{key}", **values)

    def pay(self, row: ChooseRow) -> str:
        """Return what the cards cost, in which state, and when that was seen."""
        seen = PartialDate.parse(self.offer(row)[_SEEN])
        month = self.language.date(seen)
        return self.say("pay", money=self.price(row), kind=self.kind(row), month=month)

    def kind(self, row: ChooseRow) -> str:
        """Return whether it is new, used or rented, and whether its price is out of date."""
        stale = [self.language.text(STALE)] if len(self.offer(row)) > _SEEN + 1 else []
        return self.language.detailed([self.say(f"kind.{row['kind']}"), *stale])

    def offer(self, row: ChooseRow) -> list[Any]:
        """Return the offer of a row as the script reads it."""
        offers = self.facts["regions"][self.question.region]["offers"][row["id"]]
        found: list[Any] = next(offer for offer in offers if offer[0] == row["kind"])
        return found

    def price(self, row: ChooseRow) -> str:
        """Return what the cards cost, or an hour of them."""
        return self.hourly(row["cards"]) if row["kind"] == "rental" else self.money(row["cards"])

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
        if row["count"] == 1:
            return self.say("one", name=self.name(row["id"]))
        return self.cards(row)

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
        return ranged(numbers, self.language)

    def row(self, row: ChooseRow) -> list[tuple[str, str]]:
        """Return the cells of a product with their small print."""
        pick = self.answer["pick"]
        role = "picked" if row == pick else "tied" if row in self.ties else ""
        paid = self.price(row) if row["kind"] == "rental" else self.money(total(row))
        speed = self.say("not_known")
        if row["speed"] and pick and pick["speed"]:
            ends = [1.0] if row == pick else [end / pick["speed"][1] for end in row["speed"]]
            speed = self.factor(ends)
        return [
            (self.cards(row), self.say(role) if role else ""),
            (paid, self.kind(row)),
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


def is_behind(row: ChooseRow, other: ChooseRow) -> bool:
    """Return whether a row is dearer, smaller and slower than another, going by middle figures."""
    speed, known = row["speed"], other["speed"]
    is_slower = bool(speed and known and speed[1] < known[1])
    return is_slower and total(row) > total(other) and row["memory_gb"] < other["memory_gb"]


def _fastest_of(rows: Sequence[ChooseRow], told: Sequence[ChooseRow]) -> ChooseRow | None:
    """Return the fastest row where it is clearly faster than all that are told."""
    known = [(row["speed"][1], row) for row in rows if row["speed"]]
    _, best = max(known, key=lambda one: one[0], default=(0.0, None))
    return best if best and all(_is_faster(best, row) for row in told) else None


def _offer(turn: ChooseTurn) -> tuple[str, str, int]:
    """Return what a turn leads to."""
    return turn["id"], turn["kind"], turn["count"]


def _steps_from(pick: ChooseRow, rows: Sequence[ChooseRow]) -> Iterator[tuple[str, ChooseRow]]:
    """Yield the best that costs clearly less, and more, each with the key of its sentence."""
    cheaper = next((row for row in rows if total(row) * STEP <= total(pick)), None)
    if cheaper:
        yield "cheaper.memory" if _is_larger(cheaper, pick) else "cheaper", cheaper
    for row in rows:
        is_dearer = total(row) >= total(pick) * STEP
        if is_dearer and (more := _more_of(row, pick, cheaper)):
            yield f"dearer.{more}", row
            return


def _more_of(row: ChooseRow, pick: ChooseRow, cheaper: ChooseRow | None) -> str:
    """Return what more money buys more of; nothing where a cheaper one has as much of it."""
    is_larger = _is_larger(row, pick)
    if _is_faster(row, pick):
        return "both" if is_larger else "speed"
    if not is_larger:
        return ""
    if cheaper is None or _is_larger(row, cheaper):
        return "memory"
    return "quicker" if _is_faster(row, cheaper) else ""


def _is_larger(row: ChooseRow, other: ChooseRow) -> bool:
    return row["memory_gb"] > other["memory_gb"]


def _is_faster(row: ChooseRow, other: ChooseRow) -> bool:
    speed, known = row["speed"], other["speed"]
    return bool(speed and known and speed[1] >= STEP * known[1])
