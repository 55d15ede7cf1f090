"""Choose remarks: what else is said of an answer on which one to get, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from macros.advice.choosing.choose_records import ChooseRow
from macros.present.tools.choose_own_words import ChooseOwnWords

_KIND, _PAID = 0, 2  # where an offer of the facts has them
_MIXTURES = "llm-decode-moe-"  # with what the names of works with mixtures of experts begin


@dataclass(frozen=True)
class ChooseRemarks(ChooseOwnWords):
    """Says what fits tightly, what else would do, and which limit is the profile's own."""

    def works(self) -> list[str]:
        """Return the works that count: the reader's, or else those of the profile."""
        return list(dict.fromkeys(self.question.works or self.profile.objective.workloads))

    def region(self) -> dict[str, Any]:
        """Return the facts of the region."""
        return self.facts["regions"][self.question.region]

    def is_bought(self) -> bool:
        """Return whether the answer is on what is bought."""
        return (self.question.acquire or self.profile.acquire) != "rental"

    def tight(self, pick: ChooseRow | None) -> Iterator[str]:
        """Yield the models that the pick holds, but not for sure with a screen on one card."""
        if not pick or pick["kind"] == "rental":
            return
        if self.catalog.gpus[pick["id"]].form_factor != "pcie_card":
            return
        size = pick["memory_gb"] / pick["count"]
        for found in filter(None, map(self.facts["tight"].get, self.works())):
            if size in found["sizes"][str(pick["count"])]:
                yield self.say("tight", model=found["model"])

    def own_limit(self) -> Iterator[str]:
        """Yield what the profile itself allows for the cards, where the reader names no sum."""
        limit = self.region()["price_limits"].get(self.question.preset)
        if limit and self.question.budget is None and self.is_bought():
            yield self.say("own_limit", money=self.money(limit / self.region()["usd"]))

    def one_more(self) -> Iterator[str]:
        """Yield what one more of the reader's card costs, where the page leads to a second one."""
        offers = [one for one in self._offers_of_own() if self._is_second_card()]
        if not offers:
            return
        least = min(offers, key=lambda one: one[_PAID])
        paid = least[_PAID] / self.region()["usd"]
        row: Any = {"id": self.question.have, "kind": least[_KIND], "count": 1, "cards": paid}
        yield self.say("own_alone", have=self.name(self.question.have), pay=self.pay(row))

    def main_memory(self) -> Iterator[str]:
        """Yield that experts may lie in main memory, for who has or can pay too little."""
        is_short = self.answer["short_gb"] is not None or self.is_too_dear()
        if is_short and any(work.startswith(_MIXTURES) for work in self.works()):
            yield self.say("main_memory")

    def is_too_dear(self) -> bool:
        """Return whether all that would do costs more than the reader's budget."""
        is_last = self.answer["last_cut"] == "total_usd" and self.question.budget is not None
        return is_last and self.answer["nearest"] is not None

    def _is_second_card(self) -> bool:
        """Return whether two of the reader's cards have the memory that is asked for."""
        own, short_gb = self.catalog.gpus.get(self.question.have), self.answer["short_gb"]
        if own is None or own.form_factor != "pcie_card" or short_gb is None:
            return False
        is_shared = any(self.facts["works"][work][1] for work in self.works())
        has_room = self.question.count != 1 and self.question.free_slots != 0
        is_enough = 2 * own.memory.size_gb >= short_gb
        return is_enough and is_shared and has_room and self.is_bought()

    def _offers_of_own(self) -> list[list[Any]]:
        """Return the offers of the reader's card of the kinds that are asked for."""
        have, region = self.question.have, self.region()
        is_new = (self.question.acquire or self.profile.acquire) == "new"
        kinds = set() if is_new else {"used"}
        kinds |= set() if have in region["not_sold"] else {"street_new"}
        return [one for one in region["offers"].get(have, ()) if one[_KIND] in kinds]
