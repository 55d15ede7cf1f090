"""Picks: which product a persona should get, and everything that led there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import takewhile
from typing import Literal, get_args

from macros.advice.picks.candidates import limits_of, sifted
from macros.advice.picks.certainty import (
    Certainty,
    Weakness,
    certainty,
    is_price_doubtful,
    weaknesses,
)
from macros.advice.picks.changes import Change, changes
from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.needs import Limits, Rejection, last_need
from macros.advice.picks.scores import Candidate, best_by_product, certainty_of_lead
from macros.advice.picks.situation import Situation
from macros.advice.picks.stability import shares_won
from macros.advice.prices.observations import is_sold_off
from macros.facts.records.advice import Persona, TieRule

RUNNERS_UP = 5
UNPRICED = ("price_known", "host_known")  # needs that say that a price is lacking
LACKING = (*UNPRICED, "market_known")  # by the last an organisation gets no answer
TOO_DEAR = ("price_usd", "total_usd")  # needs that a known price does not meet
Role = Literal["picked", "tied", "runner_up"]
ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True)
class Verdict:
    """The answer for one persona in one region on one day, with its derivation.

    The `leader` has the highest score. What is as good as equal to it (`even`, without the pick) is
    settled by the persona's tie rule, which gives the `pick`. `ties` cannot be told from the
    leader; `runners_up` can, or rank behind one that can. `stability` is the share of draws that
    the pick wins, `tied_stability` that the pick or a tie wins; `certainty` is the word for it, and
    `weak` what keeps it from being clear. Without a pick, `last_cut` names the need that ruled out
    the last candidates.
    """

    persona: Persona
    region: str
    day: date
    limits: Limits
    cut: Mapping[str, Rejection]
    candidates: tuple[Candidate, ...] = ()
    pick: Candidate | None = None
    leader: Candidate | None = None
    even: tuple[Candidate, ...] = ()
    ties: tuple[Candidate, ...] = ()
    runners_up: tuple[Candidate, ...] = ()
    changes: tuple[Change, ...] = ()
    stability: float = 0.0
    tied_stability: float = 0.0
    certainty: Certainty = "close"
    weak: tuple[Weakness, ...] = ()

    @property
    def last_cut(self) -> str | None:
        """The need that ruled out the last candidates, where none is left."""
        return None if self.candidates else last_need(self.cut)

    @cached_property
    def roles(self) -> Mapping[str, Role]:
        """What each product is that was not simply beaten, by id; the pick before all."""
        by_id: dict[str, Role] = {contender.gpu.id: "runner_up" for contender in self.runners_up}
        by_id |= {tie.gpu.id: "tied" for tie in self.ties}
        if self.pick:
            by_id[self.pick.gpu.id] = "picked"
        return by_id


def pick(persona: Persona, where: Situation) -> Verdict:
    """Return the best offer for a persona, with all that led there and all that comes near."""
    verdict, too_dear = settled(persona, where)
    chosen, ties = verdict.pick, verdict.ties
    if chosen is None:
        return verdict
    wanted, rules = verdict.limits, where.catalog.rules
    ids = {chosen.gpu.id}, {chosen.gpu.id, *(c.gpu.id for c in ties)}
    draws = round(rules["stability-draws"].value)
    everyone = [*verdict.candidates, *too_dear]
    stability, tied_stability = shares_won(ids, everyone, wanted, draws)
    others = [*ties, *verdict.runners_up]
    rival = max(others, key=lambda c: c.cautious_score, default=None)
    weak = weaknesses(chosen, rival, has_price_limit=wanted.has_price_limit)
    if _changes_soon(verdict, chosen, where):
        weak = (*weak, "market_moves")
    return replace(
        verdict,
        runners_up=verdict.runners_up[:RUNNERS_UP],
        changes=changes(persona.objective, chosen, others, too_dear, wanted),
        stability=stability,
        tied_stability=tied_stability,
        certainty=certainty(
            stability,
            tied_stability,
            weak,
            rules,
            is_alone=rival is None,
            is_price_doubtful=is_price_doubtful(chosen),
        ),
        weak=weak,
    )


def settle(persona: Persona, where: Situation) -> Verdict:
    """Return who is picked and who ties, without how sure that is: draws take their time."""
    return settled(persona, where)[0]


def _changes_soon(verdict: Verdict, chosen: Candidate, where: Situation) -> bool:
    """Return whether another product is picked once cards that are about to leave have left.

    They leave the market against which ranks are taken, each on a day of its own.
    """
    soon, now = limits_of(verdict.persona, where, where.market_soon), verdict.limits
    if (soon.memory_gb, soon.price_usd) == (now.memory_gb, now.price_usd):
        return False
    then = settled(verdict.persona, where, where.market_soon)[0].pick
    return then is None or then.gpu.id != chosen.gpu.id


def settled(
    persona: Persona, where: Situation, market: ConsumerCards | None = None
) -> tuple[Verdict, list[Candidate]]:
    """Return the verdict with all runners-up and without its certainty, and who was too dear.

    Ranks are taken against the market of the day, or another one.
    """
    wanted = limits_of(persona, where, market)
    cut, too_dear, candidates = sifted(persona, wanted, where)
    if persona.is_organisation:
        candidates = _answerable(persona, candidates, cut, where)
    ranked = sorted(candidates, key=lambda c: (-c.cautious_score, c.price_usd, c.key))
    verdict = Verdict(persona, where.region, where.day, wanted, cut, tuple(ranked))
    return (_with_pick(verdict, where) if ranked else verdict), too_dear


def _with_pick(verdict: Verdict, where: Situation) -> Verdict:
    """Return the verdict with its pick, what ties with it, and what does not.

    Each product stands with the offer that is worth most in three of four cases, whether its others
    are so little known that they cannot be told from the leader or not.
    """
    leader, *others = best_by_product(verdict.candidates).values()
    tied = _not_told_from(leader, others, where.catalog.rules["tie-certainty"].value)
    even = _not_told_from(leader, tied, where.catalog.rules["toss-certainty"].value)
    chosen = min([leader, *even], key=lambda c: (*tie_order(verdict.persona.tie, c), c.key))
    return replace(
        verdict,
        pick=chosen,
        leader=leader,
        even=tuple(c for c in (leader, *even) if c is not chosen),
        ties=tuple(c for c in (leader, *tied) if c is not chosen),
        runners_up=tuple(others[len(tied) :]),
    )


def _not_told_from(leader: Candidate, ranked: list[Candidate], limit: float) -> list[Candidate]:
    """Return the first that cannot be told from the leader with a certainty of `limit`.

    They end before the first that can: what is behind a product that is surely worse is no tie
    because less is known of it.
    """
    return list(takewhile(lambda c: certainty_of_lead(leader, c) < limit, ranked))


def _answerable(
    persona: Persona, candidates: list[Candidate], cut: dict[str, Rejection], where: Situation
) -> list[Candidate]:
    """Return the candidates of an organisation, none where most that would suit has no price.

    Who spends so much is better served by no answer than by the best of what happens to be priced,
    or by the only one where others might suit as well. Nor is there an answer where a second source
    has seen the price of one at most: nothing is compared then, and two months of a list are one
    source.
    """
    priced = dict.fromkeys(contender.gpu.id for contender in candidates)
    agreed = {contender.gpu.id for contender in candidates if contender.offer.source_count > 1}
    # What one provider alone rents out is no offer, but its price is known.
    rented = where.rentals if persona.acquire == "rental" else {}
    unknown = [i for i, each in cut.items() if each.constraint in UNPRICED and i not in rented]
    unpriced = sum(not _is_gone(id_, persona, where) for id_ in unknown)
    too_dear = sum(each.constraint in TOO_DEAR for each in cut.values())
    known = len(priced) + too_dear
    is_enough = known >= where.catalog.rules["organisation-known"].value * (known + unpriced)
    is_alone = len(priced) == 1 and unpriced > 0
    is_agreed = where.lone_prices or len(agreed) >= min(len(priced), 2)
    if not priced or (is_enough and is_agreed and not is_alone):
        return candidates
    cut |= {id_: Rejection(id_, "market_known", None, None) for id_ in priced}
    return []


def _is_gone(id_: str, persona: Persona, where: Situation) -> bool:
    """Return whether no price of it is missing, since who buys new cannot get it any more."""
    longest_days = where.catalog.rules["price-new-after-end"].value
    is_over = is_sold_off(where.catalog.gpus[id_], where.day, longest_days)
    return persona.acquire == "new" and is_over


def tie_order(rule: TieRule, contender: Candidate) -> tuple[float, int, float]:
    """Return what settles a tie, the smaller the better, then the number of cards and the score.

    Fewer cards need fewer slots, less cooling and a weaker circuit.
    """
    by = {
        "price": contender.cost_usd,
        "memory": -contender.gpu.memory.size_gb * contender.count,
        "power": (contender.gpu.power.tdp_w or math.inf) * contender.count,
        "speed": -(contender.speed or 0.0),
    }
    return by[rule], contender.count, -contender.cautious_score
