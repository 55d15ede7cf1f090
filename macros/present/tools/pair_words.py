"""Second card words: the answer on a second card in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from macros.advice.builds.pair_facts import facts_by_id
from macros.advice.builds.pair_power import (
    LABEL_STEP_W,
    STEP_W,
    is_overloaded,
    may_be_ready_made,
    power_need,
    supply_assumed_w,
)
from macros.advice.builds.pair_records import Option
from macros.advice.builds.pair_speed import order_of
from macros.advice.builds.pair_ways import (
    another_pair,
    fastest,
    is_refused,
    may_be_slower,
    named_singles,
    waits_in_turn,
)
from macros.present.tools.pair_messages import warned_words
from macros.present.tools.pair_phrases import PairPhrases

_OPEN = ("unknown", "makers")  # ends of verdicts that leave open what does the same


@dataclass(frozen=True)
class PairWords(PairPhrases):
    """Puts the answer to a question into words; the script of the page says the same."""

    def sentence(self) -> str:
        """Return the verdict, and that no ordinary outlet bears what it is about."""
        said = [self.verdict_sentence()]
        if self.is_overloaded and not self.is_refused:
            said.append(self.say("but_outlet"))
        return self.language.text("join.sentence").join(said)

    def verdict_sentence(self) -> str:
        """Return the verdict as one whole sentence."""
        verdict = self.answer["verdict"]
        option = self.answer["today" if verdict == "already" else "chosen"]
        factor = option["factor"]
        return self.say(
            f"say.{verdict}",
            cards=self.named(option["cards"]),
            have=self.have(),
            add=self.named([self.question.add or self.question.have]),
            model=facts_by_id(self.facts)[1][self.question.model]["name"],
            need=self.need(option),
            pool=self.gib(option["pool_gib"] or 0),
            factor=self.factor(factor) if factor else "",
            middle=self.number(factor["value"]) if factor else "",
            how=self.known_of(verdict, option),
        )

    def known_of(self, verdict: str, option: Option) -> str:
        """Return how the speed of a verdict is known; that of a gain names its way itself."""
        factor = option["factor"]
        if verdict == "chat_gain" and factor:
            return self.language.text(f"pair.how.{factor['kind']}")
        return self.factor_known(option)

    def further(self) -> Iterator[str]:
        """Yield what else one must know: the price, one larger card, power, and what is open.

        An outlet that does not bear both cards comes first: it is a danger. Then comes what speaks
        against the cards in any computer, and that the second one does by itself what both do.
        """
        circuit = [] if self.is_refused else list(self.circuit())
        if self.is_overloaded:
            yield from circuit
        if not self.is_refused:
            yield from self.warned()
        if alone := self.answer["alone"]:
            yield from self.one_card("alone", alone)
        if self.answer["today"]["holds"] == "no" and self.question.purpose in ("chat", "chats"):
            yield self.say("today_no", have=self.have())
        yield from self.chats_left()
        yield from self.written()
        yield from self.unequal()
        yield from self.ways()
        yield from self.in_prices()
        if not self.is_refused:
            yield from self.power()
        yield from self.ready_made()
        if not self.is_refused:
            yield from [] if self.is_overloaded else circuit
            yield self.say("board")

    def unequal(self) -> Iterator[str]:
        """Yield that the faster of two unequal cards waits for the slower one."""
        if self.asks_tokens() and waits_in_turn(self.answer):
            yield self.say("in_turn")
        if self.answer["verdict"] == "training_unknown" and self.question.add:
            yield self.say("training_mixed")

    def ready_made(self) -> Iterator[str]:
        """Yield that a ready-made computer may take no ordinary power supply."""
        have = facts_by_id(self.facts)[0][self.question.have]
        asked = self.question, self.answer, self.facts["power"], have
        if may_be_ready_made(*asked, is_refused=self.is_refused):
            yield self.say("proprietary_supply")

    @property
    def is_overloaded(self) -> bool:
        """Whether an outlet of a room does not bear the computer with both cards."""
        return is_overloaded(self.answer["power"])

    @property
    def is_refused(self) -> bool:
        """Whether the answer is not to buy a second card."""
        return is_refused(self.answer["verdict"])

    def ways(self) -> Iterator[str]:
        """Yield what to pay for a second card or one larger; where it is of no use, no price."""
        verdict = self.answer["verdict"]
        asked = self.question, self.answer
        if psu_w := supply_assumed_w(*asked, is_refused=self.is_refused):
            yield self.say("supply_assumed", psu=self.watts(psu_w))
        if not self.is_refused:
            yield from self.price()
        if other := another_pair(self.answer):
            yield from self.another(other)
        if verdict == "not_reached" or not (self.is_refused or verdict.endswith(_OPEN)):
            better = "larger" if verdict in ("reached", "maybe") else "better"
            yield from self.larger("instead" if self.is_refused else better)

    def in_prices(self) -> Iterator[str]:
        """Yield what the prices of all ways hold: a sale of the present card, and no tax."""
        if self.singles() and self.question.sale is None:
            yield self.sale()
        yield from self.tax()

    def another(self, other: Option) -> Iterator[str]:
        """Yield what another pair costs, its speed, and that no ordinary outlet bears it."""
        yield from self.one_card("another_pair", other)
        if tokens := other["tokens"]:
            yield self.say("another_writes", speed=self.tokens(tokens), how=self.how(tokens))
        first, second = (facts_by_id(self.facts)[0][id_] for id_ in other["cards"])
        if is_overloaded(power_need(self.question, self.facts["power"], first, second)):
            yield self.say("but_outlet")

    def tax(self) -> Iterator[str]:
        """Yield that tax comes on top of the prices, where it does."""
        is_priced = any(option["bought"] for option in self.answer["options"])
        if is_priced and self.question.region in self.facts["tax_on_top"]:
            yield self.say("tax")

    def sale(self) -> str:
        """Return what is counted for the present card where the reader did not say it."""
        sale = self.answer["sale"]
        if sale is None:
            return self.say("sale_unknown", have=self.have())
        return self.say("sale_counted", have=self.have(), money=self.money(sale))

    def singles(self) -> list[Option]:
        """Return the single cards instead of both."""
        return [option for option in self.answer["options"] if option["id"] == "larger"]

    def warned(self) -> Iterator[str]:
        """Yield what is warned of in each card, whatever computer it goes into."""
        cards = facts_by_id(self.facts)[0]
        for id_ in dict.fromkeys(self.answer["chosen"]["cards"]):
            for rule in cards[id_]["warned"]:
                what = warned_words(rule, self.language)
                yield self.say("warned", card=self.name(id_), what=what)

    def chats_left(self) -> Iterator[str]:
        """Yield the memory for further chats, where many are asked for and nobody measured them."""
        chosen, verdict = self.answer["chosen"], self.answer["verdict"]
        need, pool = chosen["need"], chosen["pool_gib"]
        if self.question.purpose != "chats" or verdict not in ("reached", "maybe"):
            return
        if need and pool is not None:
            ends = [self.tenths(max(0, pool - end)) for end in (need[2], need[0])]
            yield self.say("chats_left", left=self.unit("gib", self.ranged(ends)))

    def written(self) -> Iterator[str]:
        """Yield the tokens a second of one chat: today, with both cards, and sharing layers."""
        today, chosen = self.answer["today"], self.answer["chosen"]
        if not self.asks_tokens():
            return
        is_pair_told = self.answer["verdict"] != "already"
        is_same = chosen["is_copied"] and len({*chosen["cards"]}) == 1  # said of today already
        by_both = chosen["tokens"] if is_pair_told and not is_same else None
        told = (
            ("writes_today", today["tokens"]),
            ("writes_copy" if chosen["is_copied"] else "writes", by_both),
            ("writes_shared", chosen["shared"] if is_pair_told else None),
        )
        for key, tokens in told:
            if tokens:
                words = {"cards": self.have()} if key == "writes_today" else {}
                yield self.say(key, **words, speed=self.tokens(tokens), how=self.how(tokens))

    def asks_tokens(self) -> bool:
        """Return whether a chat is asked for, and not training or jobs of any kind."""
        return self.question.purpose not in ("training", "jobs")

    def price(self) -> Iterator[str]:
        """Yield what the second card costs, and what a power supply adds."""
        chosen = self.answer["chosen"]
        amount, supply = chosen["amount"], chosen["supply"]
        if amount is None:
            yield self.say("price_unknown", add=self.added())
            return
        money = self.money(amount - (supply["amount"] if supply else 0))
        words = {"add": self.added(), "money": money, "month": self.month(chosen)}
        yield self.say("price", **words, bought=self.sold(chosen))
        if supply:
            costs = {"money": self.money(supply["amount"]), "total": self.money(amount)}
            key = "supply_plugs" if supply["has_plugs"] else "supply_too"
            yield self.say(key, label=self.watts(supply["label_w"]), **costs)

    def larger(self, key: str = "larger") -> Iterator[str]:
        """Yield what one larger card costs instead, in words of this key, and what is lost."""
        larger = self.singles()
        if not larger and self.question.purpose != "jobs":  # whose speeds are of no single job
            sought = "better" if key == "better" else "larger"
            times = self.language.exact(self.facts["single_ratio"])
            is_dear = self.answer["is_dear"]
            yield self.say(
                "none_dear" if is_dear else f"none_{sought}",
                **({"times": times} if is_dear else {"have": self.have()}),
            )
        for one in named_singles(larger, self.answer["alone"]):
            yield from self.one_card("other" if may_be_slower(one) else key, one)

    def one_card(self, key: str, option: Option) -> Iterator[str]:
        """Yield what other cards cost, in words of this key, and what is lost.

        Where nothing is counted for the present card, the price is no sum after its sale.
        """
        amount = option["amount"] or 0
        is_counted = option["id"] != "larger" or self.answer["sale"]
        key = key if is_counted else f"{key}_unsold"
        words = {"card": self.cards(option), "have": self.have(), "bought": self.bought(option)}
        yield self.say(f"{key}_left" if amount < 0 else key, **words, money=self.money(abs(amount)))
        if supply := option["supply"]:
            yield self.say("supply_counted", label=self.watts(supply["label_w"]))
        yield from self.lost(option)

    def counted(self, option: Option) -> Iterator[str]:
        """Yield what the price of an option counts: a new card or a used one, a power supply."""
        if bought := self.bought(option):
            yield bought
        if option["amount"] is not None and (supply := option["supply"]):
            yield self.say("with_supply", label=self.watts(supply["label_w"]))

    def lost(self, option: Option) -> Iterator[str]:
        """Yield what a single card has less of than the pair."""
        chosen = self.answer["chosen"]
        own, pair = option["tokens"], fastest(chosen)
        turns, shared = chosen["tokens"], chosen["shared"]
        for name in option["lost"]:
            if name in ("speed", "writes") and own and turns and shared and pair == shared:
                speeds = {"own": own, "turns": turns, "shared": shared}
                yield self.say("lost.ways", **{k: self.tokens(v) for k, v in speeds.items()})
                continue
            if name in ("speed", "writes") and own and pair:
                ends = {"own": self.tokens(own), "pair": self.tokens(pair)}
                yield self.say(f"lost.{order_of(own, pair)}", **ends)
                continue
            sizes = [self.gib(one["pool_gib"] or 0) for one in (option, chosen)]
            yield self.say(f"lost.{name}", have=self.have(), own=sizes[0], pair=sizes[1])

    def power(self) -> Iterator[str]:
        """Yield whether the power supply bears the cards, and what a power limit leaves."""
        need, asked = self.answer["power"], self.question
        cpu = "own" if asked.cpu_w is not None else "usual"
        yield self.say(
            f"power.{need['verdict']}",
            cards_w=self.watts(need["cards_w"]),
            load=self.watts(need["load_w"]),
            label=self.watts(self.label_w),
            psu=self.watts(asked.psu_w),
            cpu=self.say(f"cpu.{cpu}", cpu=self.watts(need["cpu_w"])),
        )
        yield from self.low_voltage()
        if asked.limit_w is not None:
            words = {"limit": self.watts(asked.limit_w), "have": self.have()}
            share = self.ranged([self.language.percent(end) for end in need["kept"]])
            yield self.say("limit" if need["kept"] else "limit_unknown", share=share, **words)
            yield self.say("limit_speeds")

    @property
    def label_w(self) -> float:
        """The label of a power supply that bears the load: in steps, as they are sold."""
        return ceil((self.answer["power"]["label_w"] or 0) / LABEL_STEP_W) * LABEL_STEP_W

    def low_voltage(self) -> Iterator[str]:
        """Yield that a large power supply may deliver less than its label at the outlet."""
        need, facts = self.answer["power"]["circuit"], self.facts["power"]
        if need is None or need["volts"] >= facts["low_volts"]:
            return
        most_w = facts["low_voltage_most_w"]
        if (self.question.psu_w or self.label_w) > most_w:
            volts, most = self.volts(need["volts"]), self.watts(most_w)
            yield self.say("low_voltage", volts=volts, most=most)

    def circuit(self) -> Iterator[str]:
        """Yield whether an outlet bears the whole computer, as far as anybody says."""
        need = self.answer["power"]["circuit"]
        if need is None:
            return
        alone = "_alone" if need["verdict"] == "over" and need["limit_w"] is None else ""
        yield self.say(
            f"circuit.{need['verdict']}{alone}",
            wall=self.watts(ceil(need["wall_w"] / STEP_W) * STEP_W),
            volts=self.volts(need["volts"]),
            outlet=self.watts(need["outlet_w"]),
            limit=self.watts(need["limit_w"]),
        )

    def pay(self, option: Option) -> str:
        """Return what one pays for an option, or what is left."""
        amount = option["amount"]
        if amount is None:
            return self.say("not_known")
        return self.say("left", money=self.money(-amount)) if amount < 0 else self.money(amount)

    def holds(self, option: Option) -> str:
        """Return whether an option's cards hold the model."""
        return self.say(f"holds.{option['holds'] or 'apart'}")

    def known(self, option: Option) -> str:
        """Return how tokens a second are known, and those of cards that share every layer."""
        said = [self.how(option["tokens"])] if option["tokens"] else []
        if shared := option["shared"]:
            said.append(self.language.text("fit.tensor_row", speed=self.tokens(shared)))
        return self.language.detailed(said)

    def unknown_speed(self) -> str:
        """Return why no speed is compared: the model does not run today, or nobody knows."""
        is_none = self.asks_tokens() and self.answer["today"]["holds"] == "no"
        return self.say("not_today" if is_none else "not_known")

    def row(self, option: Option) -> dict[str, Any]:
        """Return the cells of an option: its cards and kind, pay, memory, model and speed."""
        apart, factor, tokens = self.say("holds.apart"), option["factor"], option["tokens"]
        pool = option["pool_gib"]
        is_asked = self.question.purpose != "training"
        return {
            "cards": self.cards(option),
            "kind": self.say(f"kind.{option['id']}"),
            "pay": self.pay(option),
            "bought": self.language.detailed(self.counted(option)),
            "memory": apart if pool is None else self.gib(pool),
            "holds": self.holds(option) if is_asked else "",
            "need": self.need(option) if is_asked else "",
            "tokens": self.tokens(tokens) if tokens and self.asks_tokens() else "–",
            "known": self.known(option) if tokens and self.asks_tokens() else "",
            "speed": self.factor(factor) if factor else self.unknown_speed(),
            "how": self.factor_known(option),
        }
