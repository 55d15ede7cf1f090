"""Choose turns: what would change the answer on which one to get, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.choosing.choose_records import ChooseRow, ChooseTurn
from macros.present.tools.choose_phrases import ChoosePhrases
from macros.present.tools.choose_steps import PRICE_DIGITS, is_beyond, is_far
from macros.present.words.significant import about, significant


@dataclass(frozen=True)
class ChooseTurns(ChoosePhrases):
    """Puts into words at which prices, and for which sum, something else is the answer."""

    def has_pick(self) -> bool:
        """Return whether the card that the reader has is the pick."""
        pick = self.answer["pick"]
        return pick is not None and (pick["id"], pick["count"]) == (self.question.have, 1)

    def keeps(self) -> bool:
        """Return whether the reader is told to keep a card."""
        return self.answer["keep"] or self.has_pick()

    def turns(self) -> Iterator[str]:
        """Yield what would change the answer, the nearest of each way.

        Who keeps a card need not watch prices.
        """
        if self.keeps():
            return
        nearest: dict[str, ChooseTurn] = {}
        for turn in self.answer["turns"]:
            if not self.is_far(turn):
                nearest.setdefault(turn["how"], turn)
        cheaper, dearer = nearest.get("cheaper"), nearest.get("dearer")
        # Where both ways lead to the same offer, one sentence is enough.
        if cheaper and dearer and _offer(cheaper) == _offer(dearer):
            del nearest["cheaper"], nearest["dearer"]
            yield self.both_ways(cheaper, dearer)
        for turn in nearest.values():
            key = "turn_near" if self.is_reached(turn) else f"turn.{turn['how']}"
            yield self.say(key, **self.turned(turn), money=self.limit(turn))

    def is_far(self, turn: ChooseTurn) -> bool:
        """Return whether a price has to fall by so much that waiting for it is no advice."""
        most = self.facts["rules"]["turn-price-fall"]
        is_price = turn["how"] == "cheaper"
        return is_price and is_far(turn["money"], self.as_seen(turn), most)

    def both_ways(self, cheaper: ChooseTurn, dearer: ChooseTurn) -> str:
        """Return at which prices of an offer, or of the pick, it is the answer."""
        words = {"low": self.limit(cheaper), "high": self.limit(dearer)}
        key = "turn.equal" if words["low"] == words["high"] else "turn.either"
        if key == "turn.either" and any(map(self.is_reached, (cheaper, dearer))):
            key = "turn_near"
        return self.say(key, **self.turned(cheaper), **words)

    def turned(self, turn: ChooseTurn) -> dict[str, str]:
        """Return what would be the answer then, and in which state."""
        return {"cards": self.named(turn), "kind": self.say(f"kind.{turn['kind']}")}

    def limit(self, turn: ChooseTurn) -> str:
        """Return the amount at which the answer changes; a budget that is enough.

        A price has one digit more where it would else be said to have passed that already.
        """
        amount, today = about(turn["money"], up=turn["how"].endswith("_usd")), self.as_seen(turn)
        if today is not None and not is_beyond(turn["how"], amount, today["cards"]):
            amount = significant(turn["money"], PRICE_DIGITS)
        return self.amount(turn["kind"], amount)

    def is_reached(self, turn: ChooseTurn) -> bool:
        """Return whether the price at which the answer changes is said like that of today."""
        today = self.as_seen(turn)
        return today is not None and self.limit(turn) == self.price(today)

    def as_seen(self, turn: ChooseTurn) -> ChooseRow | None:
        """Return the row of which the price would have to change; None for a sum to spend."""
        if turn["how"] == "dearer":
            return self.answer["pick"]
        others = [*self.answer["ties"], *self.answer["others"]]
        is_price = turn["how"] == "cheaper"
        return next((row for row in others if is_price and _offer(row) == _offer(turn)), None)


def _offer(turn: ChooseTurn | ChooseRow) -> tuple[str, str, int]:
    """Return what a turn leads to, or a row is about."""
    return turn["id"], turn["kind"], turn["count"]
