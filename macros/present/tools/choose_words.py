"""Choose words: the answer on which one to get, in the sentences of one language."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from macros.advice.choosing.choose_records import ChooseRow
from macros.advice.picks.pick import LACKING
from macros.present.tools.choose_phrases import NAMED
from macros.present.tools.choose_remarks import ChooseRemarks
from macros.present.tools.choose_steps import (
    STEP,
    fastest_of,
    has_more_cards,
    is_behind,
    is_more_than_own,
    ratio_beside,
    speed_key,
    speed_range,
    steps_from,
    total,
)

_FLOOR_NEED = "workload_memory_gb"
_ANY_TAX = 0.005  # below this share a tax is said to be none
_CPU_STEP_W = 5
_LEAST_CPU_W = 35  # what no processor of a desktop computer goes below: rule psu-sustained


@dataclass(frozen=True)
class ChooseWords(ChooseRemarks):
    """Puts the answer to a question into words; the script of the page says the same."""

    @property
    def ties(self) -> list[ChooseRow]:
        """The ties for which something speaks: less to pay, more memory or more speed."""
        pick = self.answer["pick"]
        return [row for row in self.answer["ties"] if pick and not is_behind(row, pick)]

    def sentence(self) -> str:
        """Return what to get, as a whole sentence."""
        pick, last = self.answer["pick"], self.answer["last_cut"]
        persona, have = self.persona(), self.question.have
        if self.has_pick():
            return self.say("keep_pick", persona=persona, have=self.name(have))
        if self.answer["keep"]:
            return self.say(self.keep_key(), persona=persona, have=self.name(have))
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
        if self.keeps():
            yield from self.kept(pick)
            return
        if self.ties:
            yield self.say(f"ties{self.of_value()}", list=self.listed(self.ties))
        yield from self.around(pick)
        yield from self.tight(pick)
        yield from self.budget(pick)
        yield from self.weighed()
        yield from self.supply()
        yield from self.room()
        if self.question.have and (pick or self.answer["short_gb"]):
            yield from self.beside_own(pick)
        yield from self.one_more()
        yield from self.main_memory()
        if pick and pick["kind"] != "rental":
            yield from self.above([pick, *ties, *self.answer["others"]])
            yield from self.steps(pick)
        if pick is None:
            yield from self.unanswered()

    def kept(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield what who keeps a card would get without it, and what is faster."""
        yield from self.weighed()
        gain = self.answer["gain"]
        if pick is None or gain is None:
            return
        if not self.has_pick():
            words = {"cards": self.named(pick), "pay": self.pay(pick)}
            yield self.say("unowned", **words, factor=self.factor(gain))
        if faster := self.faster(pick):
            if pick["kind"] != "rental":
                yield self.step("faster_own", faster, pick)
        elif self.has_pick():
            yield self.say("none_faster", have=self.name(self.question.have))

    def of_value(self) -> str:
        """Return by which key something ties that is as good for its price, not as fast."""
        return "_value" if "_per_" in self.profile.objective.maximise else ""

    def around(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield what the parts cost that go around the pick, and what is not counted of them."""
        if pick and pick["around"]:
            money = self.money(total(pick))
            sizes = [pick["count"] * self.facts["rules"]["host-memory"]]
            sizes.append(self.facts["rules"]["host-disk"])
            memory, drive = (self.language.figure(size, "gb") for size in sizes)
            key = "around_supply" if pick["is_within"] else "around"
            yield self.say(key, money=money, memory=memory, drive=drive)
        if pick:
            yield from self.slots(pick)

    def slots(self, row: ChooseRow) -> Iterator[str]:
        """Yield that several cards need room in the reader's computer, where nobody said it has."""
        if row["is_within"] and row["count"] > 1 and self.question.free_slots is None:
            yield self.say("slots_unsure", count=self.language.exact(row["count"]))

    def budget(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield what the budget is compared with, and what it does not cover."""
        tax, asked = self.answer["tax"], self.question.budget
        yield from self.own_limit()
        if tax is not None:
            key = "before_any_tax" if tax < _ANY_TAX else "before_tax"
            yield self.say(key, rate=self.language.percent(tax))
        if pick is None or asked is None:
            return
        if pick["kind"] == "rental":
            yield self.say("hours", hours=self.factor([asked / pick["cards"]]))
        elif self.profile.needs.total_usd_at_most is not None:
            yield self.say("own_budget")
        if self.is_for_parts(pick):
            yield self.say("one_budget", cards=self.named(pick))

    def is_for_parts(self, pick: ChooseRow) -> bool:
        """Return whether an organisation's budget is compared with cards without their computer."""
        return self.profile.is_organisation and pick["is_within"]

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
        if loud := self.answer["loud"]:
            yield self.say("loud", cards=self.named(loud), pay=self.pay(loud))
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
        words = {"cards": self.named(row), "pay": self.pay(row)}
        yield self.say("within", persona=self.persona(within["preset"]), **words)
        if row["around"]:
            yield self.say("within_sum", sum=self.spent(row))
        if asked_gb is not None:
            asked = self.language.figure(asked_gb, "gb")
            words = {"memory": self.memory(row), "asked": asked}
            yield self.say("within_short", persona=self.persona(), **words)

    def by_hour(self) -> Iterator[str]:
        """Yield what could be rented, where no other profile is named that fits the budget."""
        if row := self.answer["rented"]:
            yield self.say("rent", cards=self.named(row), pay=self.pay(row))

    def cut_most(self) -> Iterator[str]:
        """Yield the needs that ruled most products out: the profile's own are among them.

        What the work itself takes is told first where that left none.
        """
        if self.answer["last_cut"] == _FLOOR_NEED:
            yield self.say("work_floor", memory=self.language.figure(self.floor_gb(), "gb"))
        most = [need for need, _ in self.cut_rows()][:NAMED]
        if most:
            yield self.say("cut_most", list=self.language.listed(most))

    def floor_gb(self) -> float:
        """Return the least memory without which the work is not worth starting."""
        works = self.question.works or self.profile.objective.workloads
        return max(self.catalog.workloads[work].memory_floor.size_gb for work in works)

    def is_unpriced(self) -> bool:
        """Return whether nothing was named that suits since too little has a price."""
        return self.answer["last_cut"] in LACKING

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
            words = {"watts": self.watts(asked), "own": self.watts(own)}
            yield self.with_processor(words, is_less=own < asked)

    def with_processor(self, words: Mapping[str, str], *, is_less: bool) -> str:
        """Return with which processor the reader's own power supply is enough, where known.

        What is asked for is a maker's advice; less bears a processor that draws little.
        """
        cpu_w = self.answer["cpu_w"]
        if cpu_w is None:
            return self.say("supply" if is_less else "supply_ok", **words)
        if cpu_w < _LEAST_CPU_W:
            return self.say("supply" if is_less else "supply_tight", **words)
        most_w = math.floor(cpu_w / _CPU_STEP_W) * _CPU_STEP_W
        key = "supply_less" if is_less else "supply_cpu"
        return self.say(key, **words, cpu=self.watts(most_w))

    def room(self) -> Iterator[str]:
        """Yield how many cards the reader's computer has room for, where that rules some out."""
        room, there = self.answer["room"], self.catalog.gpus.get(self.question.have)
        if room is None:
            return
        count = self.language.exact(room)
        if there is not None and there.form_factor == "pcie_card":
            key = "room_swap_one" if room == 1 else "room_swap"
            yield self.say(key, have=self.name(there.id), count=count)
        else:
            yield self.say("room_one" if room == 1 else "room", count=count)

    def above(self, rows: Sequence[ChooseRow]) -> Iterator[str]:
        """Yield the dearest of what meets all needs where the budget is more than that."""
        budget, dearest = self.question.budget, max(rows, key=total)
        if self.is_for_parts(rows[0]) or self.answer["tax"] is not None:
            return
        if budget is not None and not self.answer["nearest"] and budget > total(dearest):
            yield self.say("above", cards=self.named(dearest), sum=self.spent(dearest))

    def steps(self, pick: ChooseRow) -> Iterator[str]:
        """Yield the best that costs clearly less and more, and the fastest for the budget.

        Who has a card is told only what is more than that, and who keeps it what is faster.
        """
        if not pick["speed"]:
            return
        rows, gain = [*self.answer["ties"], *self.answer["others"]], self.answer["gain"]
        if gain and gain[0] <= 1 and not self.profile.needs.more_memory_than_own:
            if faster := self.faster(pick):
                yield self.step("faster_own", faster, pick)
            else:
                yield self.say("none_faster", have=self.name(self.question.have))
            return
        if gain:
            own = self.catalog.gpus[self.question.have].memory.size_gb
            rows = [row for row in rows if is_more_than_own(row, pick, gain, own)]
        least = self.least_of_cheaper()
        steps = [(key, row) for key, row in steps_from(pick, rows, least) if row["speed"]]
        if self.question.budget is not None:
            fastest = fastest_of(rows, [pick, *(row for _, row in steps)])
            steps += [("fastest", fastest)] if fastest else []
        for key, row in steps:
            yield self.step(key, row, pick)
            is_cheap_tie = key.startswith("cheaper") and row in self.ties
            if is_cheap_tie and has_more_cards(row, pick):
                yield self.say("fewer_cards", cards=self.cards(row))

    def least_of_cheaper(self) -> float:
        """Return how many times as fast as the pick it is at least that is told to cost less.

        Beside a card that the reader has it is felt as an upgrade, but for who wants more memory.
        """
        gain = self.answer["gain"]
        if not gain or self.profile.needs.more_memory_than_own:
            return 0.0
        return self.facts["rules"]["upgrade-speed-ratio"] / gain[1]

    def step(self, key: str, row: ChooseRow, pick: ChooseRow) -> str:
        """Return the sentence on a step with its price, its memory and its speed."""
        words = {"cards": self.named(row), "paid": self.paid(row, pick)}
        speed = self.speed_beside(ratio_beside(row, pick, self.answer["gain"]))
        return self.say(key, **words, memory=self.memory(row), speed=speed)

    def speed_beside(self, ratio: float) -> str:
        """Return a speed as the same as another, a share of it or a multiple."""
        key = f"{speed_key(ratio)}{'_own' if self.answer['gain'] else ''}"
        return self.say(key, share=self.language.percent(ratio), number=self.factor([ratio]))

    def paid(self, row: ChooseRow, pick: ChooseRow) -> str:
        """Return what the cards cost, as is said of the pick, and all where parts go around."""
        words = {"money": self.money(row["cards"]), "kind": self.kind(row)}
        every = self.money(total(row))
        if every == words["money"] and (row["around"] or not pick["around"]):
            return self.say("paid", **words)
        if not row["around"]:
            return self.say("paid_only", **words)
        return self.say("paid_all", **words, total=every)

    def row(self, row: ChooseRow) -> list[tuple[str, str]]:
        """Return the cells of a product with their small print."""
        pick = self.answer["pick"]
        paid = self.price(row) if row["kind"] == "rental" else self.money(total(row))
        speed = self.say("not_known")
        if row["speed"] and pick and pick["speed"]:
            speed = self.factor([1.0] if row == pick else speed_range(row, pick))
        role = self.role(row)
        return [
            (self.cards(row), self.say(role) if role else ""),
            (paid, self.kind(row)),
            (self.memory(row), ""),
            (speed, ""),
        ]

    def role(self, row: ChooseRow) -> str:
        """Return the key of what a product is, beside the pick or beside the reader's card."""
        pick, gain, have = self.answer["pick"], self.answer["gain"], self.question.have
        if row == pick:
            return "picked"
        if row["id"] == have and row["count"] == 1:
            return "yours"
        ratio = ratio_beside(row, pick, gain) if pick and gain else 0.0
        if 0 < ratio * STEP <= 1:
            return "slower"
        return f"tied{self.of_value()}" if row in self.ties else ""

    def cut_rows(self) -> Iterator[tuple[str, str]]:
        """Yield the needs that ruled products out, and how many."""
        for need, ids in sorted(self.answer["cut"].items(), key=lambda cut: (-len(cut[1]), cut[0])):
            yield self.say(f"cut.{need}"), self.language.exact(len(ids))
