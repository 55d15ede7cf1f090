"""Choose words: the answer on which one to get, in the sentences of one language."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
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
from macros.advice.picks.pick import LACKING
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.tools.choose_steps import (
    STEP,
    faster_than_own,
    fastest_of,
    is_behind,
    is_more_than_own,
    ratio_beside,
    steps_from,
    total,
)
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.ranges import ranged
from macros.present.words.significant import about, significant

NAMED = 3
_DIGITS = 2
_HOUR_DIGITS = 3
_SEEN = 8  # where an offer of the facts has its month
# The words by which other tools call a price converted or out of date.
WORDS = {"converted": "fit.price.converted", "stale": "fit.price.stale"}


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
        persona = self.persona()
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
        if pick and pick["around"]:
            key = "around_supply" if pick["is_within"] else "around"
            yield self.say(key, money=self.money(total(pick)))
        if pick:
            yield from self.slots(pick)

    def slots(self, row: ChooseRow) -> Iterator[str]:
        """Yield that several cards need room in the reader's computer, where nobody said it has."""
        if row["is_within"] and row["count"] > 1 and self.question.free_slots is None:
            yield self.say("slots_unsure", count=self.language.exact(row["count"]))

    def spent(self, row: ChooseRow) -> str:
        """Return what all costs that must be bought, and what that is."""
        parts = "_supply" if row["is_within"] else "_parts"
        return self.say(f"sum{parts if row['around'] else ''}", money=self.money(total(row)))

    def unanswered(self) -> Iterator[str]:
        """Yield the nearest that is too dear, or what is known and what else helps."""
        nearest = self.answer["nearest"]
        if nearest and not self.is_unpriced():
            yield self.say("nearest", cards=self.named(nearest), sum=self.spent(nearest))
            yield from self.slots(nearest)
        yield from self.within()
        if not self.is_unpriced():
            yield from self.by_hour() if self.is_too_dear() else self.cut_most()
            return
        if self.catalog.personas[self.question.preset].needs.segments == ("laptop",):
            yield self.language.text("pick.unpriced_laptop")
        if suits := self.suits():
            yield self.say("suits", list=self.cut_short([self.sized(id_) for id_ in suits]))
        for other in self.answer["instead"]:
            row, persona = other["row"], self.persona(other["preset"])
            yield self.say("instead", persona=persona, cards=self.named(row), pay=self.pay(row))

    def within(self) -> Iterator[str]:
        """Yield what another profile is told for the same budget, and what that falls short of."""
        if not (within := self.answer["within"]):
            return
        row, asked_gb = within["row"], within["asked_gb"]
        words = {"cards": self.named(row), "memory": self.memory(row), "pay": self.pay(row)}
        yield self.say("within", persona=self.persona(within["preset"]), **words)
        if row["around"]:
            yield self.say("within_sum", sum=self.spent(row))
        if asked_gb is not None:
            asked = self.language.figure(asked_gb, "gb")
            yield self.say("within_short", persona=self.persona(), asked=asked)

    def by_hour(self) -> Iterator[str]:
        """Yield the profile that rents, where no other is named that fits the budget."""
        every = self.catalog.personas.values()
        rental = [persona.id for persona in every if persona.acquire == "rental"]
        if rental and not self.answer["within"]:
            yield self.say("by_hour", persona=self.persona(rental[0]))

    def persona(self, id_: str = "") -> str:
        """Return the name of a profile, or of the one that the reader chose."""
        return self.language.text(f"persona.{id_ or self.question.preset}.name")

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
        if said := [self.weight(work) for work in dict.fromkeys(works)]:
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
            yield self.say("above", cards=self.named(dearest), sum=self.spent(dearest))

    def steps(self, pick: ChooseRow) -> Iterator[str]:
        """Yield the best that costs clearly less and more, and the fastest for the budget.

        Who has a card is told only what is more than that, and who keeps it what is faster.
        """
        if not pick["speed"]:
            return
        rows, gain = [*self.answer["ties"], *self.answer["others"]], self.answer["gain"]
        if gain and gain[0] <= 1:
            yield self.faster(faster_than_own(rows, pick, gain[1]), pick)
            return
        if gain:
            own = self.catalog.gpus[self.question.have].memory.size_gb
            rows = [row for row in rows if is_more_than_own(row, pick, gain, own)]
        steps = [(key, row) for key, row in steps_from(pick, rows) if row["speed"]]
        if self.question.budget is not None:
            fastest = fastest_of(rows, [pick, *(row for _, row in steps)])
            steps += [("fastest", fastest)] if fastest else []
        for key, row in steps:
            yield self.step(key, row, pick)

    def faster(self, row: ChooseRow | None, pick: ChooseRow) -> str:
        """Return what is faster than the reader's card, or that nothing is."""
        if row is None:
            return self.say("none_faster", have=self.name(self.question.have))
        return self.step("faster_own", row, pick)

    def step(self, key: str, row: ChooseRow, pick: ChooseRow) -> str:
        """Return the sentence on a step with its price, its memory and its speed."""
        words = {"cards": self.named(row), "paid": self.paid(row, pick)}
        speed = self.speed_beside(ratio_beside(row, pick, self.answer["gain"]))
        return self.say(key, **words, memory=self.memory(row), speed=speed)

    def speed_beside(self, ratio: float) -> str:
        """Return a speed as a share of another, or from clearly more on as a multiple of it."""
        key = f"{'share' if ratio < STEP else 'times'}{'_own' if self.answer['gain'] else ''}"
        return self.say(key, share=self.language.percent(ratio), number=self.factor([ratio]))

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


def _offer(turn: ChooseTurn) -> tuple[str, str, int]:
    """Return what a turn leads to."""
    return turn["id"], turn["kind"], turn["count"]
