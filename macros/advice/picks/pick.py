"""Picks: which product a persona should get, and everything that led there."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Literal, get_args

from macros.advice.picks.certainty import Certainty, Weakness, certainty, weaknesses
from macros.advice.picks.changes import Change, changes
from macros.advice.picks.consumer_cards import ConsumerCards, Offers, consumer_cards
from macros.advice.picks.needs import Limits, Rejection, first_rejection, last_need, limits, price
from macros.advice.picks.scores import (
    Candidate,
    RunningCost,
    best_by_product,
    candidate,
    certainty_of_lead,
    joint_speed,
)
from macros.advice.picks.stability import shares_won
from macros.advice.picks.used_goods import expected_loss
from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.electricity import WATTS_PER_KILOWATT, household_price
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona, TieRule
from macros.facts.records.products import Gpu

RUNNERS_UP = 5
Role = Literal["picked", "tied", "runner_up"]
ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True)
class Verdict:
    """The answer for one persona in one region on one day, with its derivation.

    The `leader` has the highest score. What is as good as equal to it (`even`, without the pick) is
    settled by the persona's tie rule, which gives the `pick`. `ties` cannot be told from the
    leader; `runners_up` can. `stability` is the share of draws that the pick wins,
    `tied_stability` that the pick or a tie wins; `certainty` is the word for it, and `weak` what
    keeps it from being clear. Without a pick, `last_cut` names the need that ruled out the last
    candidates.
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


@dataclass(frozen=True)
class Situation:
    """All that picks of one region and day rest on; `rentals` are offers of hours."""

    catalog: Catalog
    speeds: Speeds
    offers: Offers
    rentals: Offers
    region: str
    day: date
    running: RunningCost

    @cached_property
    def market(self) -> ConsumerCards:
        """The consumer cards of the day, against which ranks are taken."""
        return consumer_cards(self.catalog, self.offers, self.day)


def running_cost(catalog: Catalog, region: str, day: date) -> RunningCost:
    """Return the cost of a watt over the rules' years and hours, in US dollars at household prices.

    A region without a price of its own takes that of the region it is part of; without either,
    or without a rate known on the day, electricity counts nothing.
    """
    tariff = household_price(catalog, region)
    usd = newest_usd(catalog.regions, region, day) if region in catalog.regions else None
    if tariff is None or usd is None:
        return RunningCost(0.0)
    hours = catalog.rules["ownership-years"].value * catalog.rules["use-hours-per-year"].value
    return RunningCost(tariff.per_kwh * usd * hours / WATTS_PER_KILOWATT)


def pick(persona: Persona, where: Situation) -> Verdict:
    """Return the best offer for a persona, with all that led there and all that comes near."""
    wanted = limits(persona.needs, where.market, _memory_floor_gb(persona, where.catalog))
    cut, too_dear, candidates = _sifted(persona, wanted, where)
    ranked = sorted(candidates, key=lambda c: (-c.cautious_score, c.offer.usd, c.key))
    if not ranked:
        return Verdict(persona, where.region, where.day, wanted, cut)
    leader = ranked[0]
    told_apart_from = where.catalog.rules["tie-certainty"].value
    tied = [c for c in ranked if certainty_of_lead(leader, c) < told_apart_from]
    toss = where.catalog.rules["toss-certainty"].value
    even = [c for c in tied if certainty_of_lead(leader, c) < toss]
    chosen = min([leader, *even], key=lambda c: (*tie_order(persona.tie, c), c.key))
    ties = _one_offer_each([leader, *tied], {chosen.gpu.id})
    told_apart = {leader.key, *(c.key for c in tied)}
    rest = [c for c in ranked if c.key not in told_apart]
    runners_up = _one_offer_each(rest, {c.gpu.id for c in (chosen, *ties)})
    draws = round(where.catalog.rules["stability-draws"].value)
    ids = {chosen.gpu.id}, {chosen.gpu.id, *(c.gpu.id for c in ties)}
    everyone = [*ranked, *too_dear]
    stability, tied_stability = shares_won(ids, everyone, persona.objective, wanted, draws)
    others = [*ties, *runners_up]
    rival = max(others, key=lambda c: c.cautious_score, default=None)
    weak = weaknesses(chosen, rival, has_price_limit=wanted.price_usd is not None)
    return Verdict(
        persona=persona,
        region=where.region,
        day=where.day,
        limits=wanted,
        candidates=tuple(ranked),
        pick=chosen,
        leader=leader,
        even=tuple(_one_offer_each([leader, *even], {chosen.gpu.id})),
        ties=tuple(ties),
        runners_up=tuple(runners_up[:RUNNERS_UP]),
        cut=cut,
        changes=changes(persona.objective, chosen, [*ties, *runners_up], too_dear),
        stability=stability,
        tied_stability=tied_stability,
        certainty=certainty(stability, weak, where.catalog.rules, is_alone=rival is None),
        weak=weak,
    )


def _memory_floor_gb(persona: Persona, catalog: Catalog) -> float:
    works = persona.objective.workloads
    return max((catalog.workloads[work].memory_floor.size_gb for work in works), default=0.0)


def _sifted(
    persona: Persona, wanted: Limits, where: Situation
) -> tuple[dict[str, Rejection], list[Candidate], list[Candidate]]:
    """Return who was cut by what, who was only too dear, and who is left."""
    cut: dict[str, Rejection] = {}
    too_dear: list[Candidate] = []
    left: list[Candidate] = []
    for gpu in where.catalog.gpus.values():
        offered = first_rejection(gpu, wanted) or _offered(persona, gpu, where)
        if isinstance(offered, Rejection):
            cut[gpu.id] = offered
            continue
        cuts = [(c, price(c.offer, wanted)) for c in offered]
        left += [c for c, too_much in cuts if too_much is None]
        too_dear += [c for c, too_much in cuts if too_much is not None]
        if all(too_much for _, too_much in cuts):
            cheapest = min(cuts, key=lambda pair: pair[0].offer.usd)[1]
            assert cheapest is not None
            cut[gpu.id] = cheapest
    return cut, too_dear, left


def _offered(persona: Persona, gpu: Gpu, where: Situation) -> list[Candidate] | Rejection:
    """Return the offers of a product with their scores, or what of it is not known."""
    works = persona.objective.workloads
    speeds = joint_speed(where.speeds, works, gpu.id)
    if speeds is None:
        return Rejection(gpu.id, "speed_known", None, ", ".join(works))
    kinds = {
        "new": ("street_new",),
        "new_or_used": ("street_new", "used"),
        "rental": ("rental",),
    }[persona.acquire]
    source = where.rentals if persona.acquire == "rental" else where.offers
    offers = [offer for offer in source.get(gpu.id, ()) if offer.kind in kinds]
    if not offers:
        return Rejection(gpu.id, "price_known", None, None)
    running = RunningCost(0.0) if persona.acquire == "rental" else where.running
    rules = where.catalog.rules
    return [
        candidate(
            gpu,
            offer,
            speeds,
            persona.objective,
            running,
            expected_loss(gpu, offer, rules, where.day),
        )
        for offer in offers
    ]


def tie_order(rule: TieRule, contender: Candidate) -> tuple[float, float]:
    """Return what settles a tie, the smaller the better, then the score."""
    by = {
        "price": contender.cost_usd,
        "memory": -contender.gpu.memory.size_gb,
        "power": contender.gpu.power.tdp_w or math.inf,
        "speed": -(contender.speed or 0.0),
    }
    return by[rule], -contender.cautious_score


def _one_offer_each(candidates: Sequence[Candidate], taken: set[str]) -> list[Candidate]:
    """Return the best offer of each product that is not taken."""
    return [c for id_, c in best_by_product(candidates).items() if id_ not in taken]
