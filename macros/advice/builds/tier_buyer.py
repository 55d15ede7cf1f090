"""Tier buyer: the persona of a class as somebody who buys the whole computer of a tier."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.picks.pick import Verdict, settle
from macros.advice.picks.situation import Situation
from macros.advice.speeds.speed import Speed
from macros.facts.records.advice import Persona
from macros.facts.records.tiers import Tier


def verdict_on_computers(persona: Persona, tier: Tier, where: Situation) -> Verdict:
    """Return the answer for a persona who has no computer and takes as many cards as the tier has.

    So what is compared is what the computer does for the price of all that is in it. Each card has
    the memory that the persona needs: with less, fewer and larger cards would do. Sockets are not
    asked about: rules of their own hold a build against every circuit.
    """
    needs = persona.needs.model_copy(update={"gpus_at_most": tier.gpu_count})
    buyer = persona.model_copy(update={"has": "nothing", "needs": needs})

    def together(work: str, id_: str, count: int) -> Speed | None:
        if not where.catalog.workloads[work].splits:
            # Nobody shares such work between cards: each does a piece of its own.
            return where.speeds.of(work, id_)
        return where.several(work, id_, count) if where.several else None

    counts = (tier.gpu_count,)
    shop = replace(where, several=together, counts=counts, memory_in_each=True, socket=None)
    return settle(buyer, shop)
