"""Choose own words: what is said of the card that the reader has, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.choosing.choose_records import ChooseRow
from macros.advice.choosing.own_memory import MORE_GB
from macros.present.tools.choose_steps import faster_than_own
from macros.present.tools.choose_turns import ChooseTurns


@dataclass(frozen=True)
class ChooseOwnWords(ChooseTurns):
    """Puts into words whether to keep a card, and how the pick compares with it."""

    def keep_key(self) -> str:
        """Return why the reader keeps a card that is not the pick, as the key of a sentence."""
        if not (pick := self.answer["pick"]):
            return "keep_over"
        return "keep" if self.faster(pick) else "keep_none"

    def beside_own(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield how the pick compares with the card that the reader has."""
        if not self.profile.needs.more_memory_than_own:
            yield from self.gain()
            return
        own_gb = self.catalog.gpus[self.question.have].memory.size_gb
        have = {"have": self.name(self.question.have), "own": self.language.figure(own_gb, "gb")}
        if pick:
            yield self.say("larger", memory=self.memory(pick), **have)
            yield self.speed_beside_own()
        elif self.answer["short_gb"] == own_gb + MORE_GB:
            yield self.say("more_than_own", **have)
        else:
            yield from self.gain()

    def speed_beside_own(self) -> str:
        """Return how fast the pick is beside the reader's card."""
        gain, have = self.answer["gain"], self.name(self.question.have)
        if gain is None:
            return self.say("gain_unknown", have=have)
        key = "gain" if gain[0] > 1 else "is_slower" if gain[-1] < 1 else "may_be_slower"
        return self.say(key, have=have, factor=self.factor(gain))

    def gain(self) -> Iterator[str]:
        """Yield how fast the pick is beside the reader's card, and whether that lacks memory."""
        gain, short, have = self.answer["gain"], self.answer["short_gb"], self.question.have
        pick = self.answer["pick"]
        if pick and gain and short is not None and gain[0] <= 1:
            words = {"have": self.name(have), "memory": self.memory(pick)}
            yield self.say("keep_short", **words, factor=self.factor(gain))
            return
        if gain or short is None:
            yield self.speed_beside_own()
        if short is not None:
            sizes = [self.catalog.gpus[have].memory.size_gb, short]
            memory, asked = (self.language.figure(size, "gb") for size in sizes)
            yield self.say("short", have=self.name(have), memory=memory, asked=asked)

    def faster(self, pick: ChooseRow) -> ChooseRow | None:
        """Return what is clearly faster than the reader's card and than the pick."""
        rows, gain = [*self.answer["ties"], *self.answer["others"]], self.answer["gain"]
        return faster_than_own(rows, pick, gain[1]) if gain else None
