"""Fit words: the answer on a model and a card in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import cast

from macros.advice.fit.fit_main_memory import NONE
from macros.advice.fit.fit_records import (
    CardRow,
    FitSpeed,
    ModelRow,
)
from macros.advice.fit.fit_work import SECONDS_PER_HOUR
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.present.tools.fit_numbers import SPEED_DIGITS, TENTHS, FitNumbers, main_memory_name
from macros.present.words.offer_words import rounded
from macros.present.words.significant import significant

FORMAT_NAMES = {
    "gguf-q4-k-m": "Q4_K_M",
    "gguf-q8-0": "Q8_0",
    "mxfp4": "MXFP4",
    "fp8": "FP8",
    "bf16": "BF16",
}
FEWEST = {1: "cheapest_alone", 2: "cheapest_pair"}
BESIDE = {2: "cheaper_pair", 4: "cheaper_four"}  # more cards that cost less than fewer
_HOUR_DIGITS = 3
_MILLION, _BILLION = 1e6, 1e9


@dataclass(frozen=True)
class FitWords(FitNumbers):
    """Puts the answer to a question into words; the script of the page says the same."""

    def sentence(self) -> str:
        """Return what the model takes and whether it fits, as whole sentences."""
        asked, verdict = self.question, self.answer["verdict"]
        way = "run" if asked.purpose == "run" else "learn"
        takes = self.say(
            f"{way}{'_each' if way == 'learn' and self.count() > 1 else ''}",
            model=self.model(asked.model)["name"],
            format=FORMAT_NAMES.get(asked.weights, asked.weights),
            way=self.say(f"way.{asked.purpose}") if way == "learn" else "",
            tokens=self.language.exact(asked.tokens),
            need=self.need(self.answer["need"]),
        )
        if verdict is None:
            return takes
        further = [*self.tried(), *self.qlora()]
        said = self.say(
            f"verdict.{verdict}{self.borderline() if verdict == 'maybe' else ''}",
            cards=self.cards(asked.card, self.count()),
            room=self.gib(self.answer["room"][:1]),  # what surely is free
        )
        return self.language.text("join.sentence").join([takes, said, *further])

    def tried(self) -> Iterator[str]:
        """Yield how fast it is with the usual main memory, where the card does not hold it."""
        part = self.answer["tried"]
        if part and (speed := part["speed"]):
            how = self.say(f"how.{speed['kind']}")
            size, memory = self.part_of(part["gib"]), self.usual_memory()
            yield self.say("main_offer", part=size, memory=memory, speed=self.speed(speed), how=how)

    def qlora(self) -> Iterator[str]:
        """Yield that tuning with QLoRA fits better, where it does."""
        if milder := self.answer["qlora"]:
            yield self.say(f"qlora.{milder['verdict']}", need=self.need(milder["need"]))

    def usual_memory(self) -> str:
        """Return what is counted with where nobody names a main memory."""
        facts = self.facts["main_memory"]
        return main_memory_name(USUAL_MAIN_MEMORY, facts, self.language) if facts else ""

    def further(self) -> Iterator[str]:
        """Yield what else one must know: speed, context, what is enough, and the cheapest ways."""
        if self.question.card:
            yield from self.bare_card()
            yield from self.warnings()
            yield from self.speeds()
            yield from self.main_memory()
            if not self.answer["part"]:
                yield from self.lengths()
            is_told = self.answer["enough"] or self.card(self.question.card)["several"]
            if self.answer["verdict"] != "fits" and is_told:
                yield self.enough()
        most = self.answer["most_tokens"]
        if self.question.purpose == "run" and most and self.question.tokens > most:
            yield self.say("longer", tokens=self.language.exact(most))
        yield from self.cheapest()
        yield from self.notes()

    def speeds(self) -> Iterator[str]:
        """Yield how fast one conversation is written."""
        if self.question.purpose != "run":
            yield from self.tuning()
            return
        if self.answer["verdict"] == "no":
            return
        speed, full = self.answer["speed"], self.answer["full"]
        if speed is None or full is None:
            is_read = self.question.weights in self.facts["read_formats"]
            key = "speed_unknown" if is_read else "speed_format"
            yield self.say(key, card=self.name(self.question.card))
            return
        how = self.say(f"how.{speed['kind']}")
        yield self.say("speed", speed=self.speed(speed), how=how, full=self.speed(full))
        if self.count() > 1:
            yield self.say("in_turn")
            yield self.tensor()
        yield from self.ahead()
        yield self.prompt()
        yield from self.together()

    def tensor(self) -> str:
        """Return how fast several cards are that all work on every layer, or why nobody knows."""
        facts, split = self.facts["tensor"], self.answer["tensor"]
        full = split["full"] if split else None
        if split and facts and full:
            return self.say(
                "tensor",
                speed=self.speed(split["speed"]),
                how=self.say(f"how.{split['speed']['kind']}"),
                full=self.speed(full),
                machines=self.language.exact(facts["machines"]),
            )
        if split:
            return self.say("tensor_measured", speed=self.speed(split["speed"]))
        if facts and facts["mixtures"] and self.is_mixture():
            *ends, count = facts["mixtures"]
            gain = self.ranged([self.language.number(significant(end, 2), 2) for end in ends])
            return self.say("tensor_mixture", gain=gain, count=self.language.exact(int(count)))
        return self.say("tensor_unknown", cards=self.cards(self.question.card, self.count()))

    def main_memory(self) -> Iterator[str]:
        """Yield how it runs with a part in main memory, where the reader asks and has to."""
        asked, part = self.question, self.answer["part"]
        if self.answer["verdict"] == "fits":
            return
        if asked.main_memory == NONE:
            if self.can_be_divided() and not list(self.tried()):
                yield self.say("main_try")
            return
        if part is None:
            memory = self.unit("gb", self.language.exact(asked.main_memory_gb))
            key = "main_none" if self.can_be_divided() else "main_not"
            yield self.say(key, memory=memory)
            return
        size = self.part_of(part["gib"])
        speed, full = part["speed"], part["full"]
        if speed is None or full is None:
            yield self.say("main_unknown", part=size)
            return
        how = self.say(f"how.{speed['kind']}")
        yield self.say(
            "main_runs", part=size, speed=self.speed(speed), how=how, full=self.speed(full)
        )

    def can_be_divided(self) -> bool:
        """Return whether programs divide such work between such a card and main memory."""
        asked = self.question
        is_read = asked.purpose == "run" and asked.weights in self.facts["read_formats"]
        return is_read and not self.card(asked.card)["shared"]

    def helped(self) -> Iterator[str]:
        """Yield the cheapest card that holds it with main memory, and what such speeds rest on."""
        rows, memory = self.answer["helped"], self.facts["main_memory"]
        if rows:
            yield self.way("main_cheapest", rows[0], part=self.part_of(rows[0]["host_gib"]))
        if memory and (rows or self.answer["part"]):
            yield self.say(
                "main_rests",
                runs=self.language.exact(memory["runs"]),
                hosts=self.language.exact(memory["hosts"]),
                factor=self.language.number(significant(memory["reach"], SPEED_DIGITS), 2),
            )

    def part_of(self, gib: float) -> str:
        """Return what lies in main memory, rounded up, so that it never seems less than it is."""
        return self.unit("gib", self.language.exact(ceil(gib * TENTHS) / TENTHS))

    def prompt(self) -> str:
        """Return how long a prompt as long as the context takes until the first word."""
        prompt, tokens = self.answer["prompt"], self.question.tokens
        if prompt is None:
            return self.say("prompt_unknown")
        waits = (tokens / prompt["high"], tokens / prompt["low"])
        ends = [significant(wait, SPEED_DIGITS) for wait in waits]
        return self.say(
            "prompt",
            tokens=self.language.exact(tokens),
            seconds=self.ranged([self.language.number(end, SPEED_DIGITS) for end in ends]),
            speed=self.speed(prompt),
            how=self.say(f"how.{prompt['kind']}"),
        )

    def ahead(self) -> Iterator[str]:
        """Yield by how much guessing tokens ahead was measured to help, where it was."""
        known = self.facts["ahead"].get(self.question.model)
        if known:
            low, _, high, set_ups = known
            ends = [self.language.number(significant(end, SPEED_DIGITS), 2) for end in (low, high)]
            yield self.say("ahead", gain=self.ranged(ends), count=self.language.exact(int(set_ups)))

    def together(self) -> Iterator[str]:
        """Yield what several chats get together with each software."""
        count, found = self.question.sequences, self.answer["together"]
        if count > 1 and not found:
            yield self.say("together_unknown", count=self.language.exact(count))
        for row in found:
            yield self.say(
                "together",
                count=self.language.exact(count),
                software=row["software"],
                speed=self.speed(row),
            )

    def tuning(self) -> Iterator[str]:
        """Yield how long tuning takes."""
        speed, hours, asked = self.answer["speed"], self.answer["hours"], self.question
        if self.answer["verdict"] == "no":
            return
        if speed is None or hours is None:
            yield self.say("tune_unknown")
            return
        ends = [significant(end, SPEED_DIGITS) for end in (hours[0], hours[-1])]
        yield self.say(
            "tune",
            speed=self.speed(speed),
            how=self.say(f"how.{speed['kind']}"),
            examples=self.language.exact(asked.examples),
            tokens=self.language.exact(asked.tokens),
            hours=self.ranged([self.language.number(end, SPEED_DIGITS) for end in ends]),
        )
        yield from self.costs()

    def costs(self) -> Iterator[str]:
        """Yield what these hours cost, rented and in electricity."""
        costs, asked = self.answer["costs"], self.question
        rented = self.card(asked.card)["rented"].get(asked.region)
        if costs["rented"] and rented:
            price = {"kind": "rental", "amount": rented["amount"], "notes": rented.get("notes", [])}
            row = cast("CardRow", price)
            money = self.price(costs["rented"])
            yield self.say("tune_rented", rate=self.money(row), kind=self.kind(row), money=money)
        if costs["power"]:
            yield self.say("tune_power", money=self.price(costs["power"]))

    def lengths(self) -> Iterator[str]:
        """Yield the longest context that surely fits."""
        longest = self.answer["longest"]
        if longest is None:
            return
        if longest == 0:
            yield self.say("longest_none")
            return
        key = "longest_all" if longest == self.answer["most_tokens"] else "longest"
        yield self.say(key, tokens=self.language.exact(longest))

    def enough(self) -> str:
        """Return how many of the chosen card surely hold it."""
        count = self.answer["enough"]
        if count is None:
            most = self.facts["counts"][-1]
            return self.say("enough_none", cards=self.cards(self.question.card, most))
        return self.say("enough", cards=self.cards(self.question.card, count))

    def cheapest(self) -> Iterator[str]:
        """Yield the cheapest card, a cheaper pair, four for less, and the least for an hour."""
        rows = self.answer["cards"]
        if not rows:
            yield self.say("none")
        else:
            yield self.way(FEWEST.get(rows[0]["count"], "cheapest"), rows[0])
            for count, key in BESIDE.items():
                row = next((row for row in rows if row["count"] == count > rows[0]["count"]), None)
                if row:
                    yield self.way(key, row)
        if unpriced := self.answer["unpriced"]:
            names = [self.cards(one["id"], one["count"]) for one in unpriced]
            yield self.say("unpriced", cards=self.language.listed(names))
        yield from self.helped()
        if self.answer["rented"]:
            yield self.way("rented", self.answer["rented"][0])

    def notes(self) -> Iterator[str]:
        """Yield what holds of such models, cards and questions."""
        asked = self.question
        if asked.purpose == "run" and "published" in self.model(asked.model):
            form = FORMAT_NAMES.get(asked.weights, asked.weights)
            yield self.say("published", model=self.model(asked.model)["name"], format=form)
        if asked.purpose != "run" and self.is_divided():
            yield self.say("divided")
        if self.is_mixture():
            shape = self.model(asked.model)["shape"]
            total, active = (
                self.language.number(shape[name] / _BILLION, 3)
                for name in ("parameters", "active_parameters")
            )
            yield self.say("mixture", total=total, active=active)
        if asked.card:
            yield from self.shared(self.card(asked.card))
        if asked.purpose == "run" and asked.sequences > 1:
            yield self.say("chats", count=self.language.exact(asked.sequences))

    def is_divided(self) -> bool:
        """Return whether several cards are chosen or named that learn together."""
        counts = (row["count"] for row in (*self.answer["cards"], *self.answer["rented"]))
        return max(self.count(), self.answer["enough"] or 1, *counts, 1) > 1

    def way(self, key: str, row: CardRow, **values: object) -> str:
        """Return a sentence on cards and what they cost."""
        bare = [self.say("bare")] if key.startswith("cheapest") and not self.is_whole(row) else []
        return self.say(
            key,
            cards=self.cards(row["id"], row["count"]),
            money=self.money(row),
            kind=self.language.detailed([self.set_first(self.kind(row), row), *bare]),
            month=self.month(row["seen"]),
            **values,
        )

    def money(self, row: CardRow) -> str:
        """Return what cards cost, or an hour of them, in the region's money."""
        currency = self.catalog.regions[self.question.region].currency
        if row["kind"] == "rental":
            number = self.language.number(significant(row["amount"], _HOUR_DIGITS), _HOUR_DIGITS)
            return self.language.priced(number, currency)
        return self.language.money(rounded(row["amount"]), currency)

    def kind(self, row: CardRow) -> str:
        """Return whether a price is of a new or a used card or of an hour, and what to mind."""
        whole = ["whole"] if self.is_whole(row) else []
        keys = [f"kind.{row['kind']}", *whole, *(f"price.{note}" for note in row["notes"])]
        return self.language.detailed([self.say(key) for key in keys])

    def card_row(self, row: CardRow) -> list[tuple[str, str]]:
        """Return the cells of cards with their small print: name, price, speed, price of speed.

        Where it learns the last one is how long the examples take, and what that costs.
        """
        speed = row["speed"]
        known = self.say("not_known")
        paid = self.say("seen", kind=self.kind(row), month=self.month(row["seen"]))
        return [
            (self.cards(row["id"], row["count"]), self.memory(row)),
            (self.money(row), paid),
            (self.speed(speed), self.known(speed, row["tensor"])) if speed else (known, ""),
            (self.each(row, speed) if row["hours"] is None else self.tuned(row))
            if speed
            else (known, ""),
        ]

    def tuned(self, row: CardRow) -> tuple[str, str]:
        """Return how long the examples take, and what a cloud asks or the electricity costs."""
        ends = [significant(end, SPEED_DIGITS) for end in row["hours"] or ()]
        hours = self.ranged([self.language.number(end, SPEED_DIGITS) for end in ends])
        if row["cost"] is None:
            return hours, ""
        key = "paid_rented" if row["kind"] == "rental" else "paid_power"
        return hours, self.say(key, money=self.price(row["cost"]))

    def known(self, speed: FitSpeed, tensor: FitSpeed | None) -> str:
        """Return how a speed is known, and what the cards reach that share every layer."""
        how = self.say(f"how.{speed['kind']}")
        shared = [self.say("tensor_row", speed=self.speed(tensor))] if tensor else []
        return self.language.detailed([how, *shared])

    def memory(self, row: CardRow) -> str:
        """Return the memory of all cards of a row, and what lies in main memory beside them."""
        size = row["count"] * self.label_gb(self.card(row["id"]))
        beside = self.beside(self.unit("gb", self.language.exact(size)), row["host_gib"])
        return self.set_first(beside, row)

    def beside(self, size: str, host_gib: float) -> str:
        """Return a size, and how much of the model lies in main memory where some does."""
        if not host_gib:
            return size
        return self.language.listed([size, self.say("main_part", part=self.part_of(host_gib))])

    def each(self, row: CardRow, speed: FitSpeed) -> tuple[str, str]:
        """Return what one token a second costs; rented, what a million tokens cost."""
        each = row["amount"] / speed["likely"]
        is_rented = row["kind"] == "rental"
        return self.price([each * _MILLION / SECONDS_PER_HOUR if is_rented else each]), ""

    def model_row(self, row: ModelRow) -> list[tuple[str, str]]:
        """Return the cells of a model: name, verdict with need, speed, longest context."""
        speed, longest = row["speed"], row["longest"]
        held = "main" if row["host_gib"] else row["verdict"]
        return [
            (self.model(row["id"])["name"], ""),
            (self.say(f"held.{held}"), self.beside(self.need(row["need"]), row["host_gib"])),
            (self.speed(speed), self.known(speed, row["tensor"])) if speed else ("–", ""),
            (self.language.exact(longest) if longest else "–", ""),
        ]
