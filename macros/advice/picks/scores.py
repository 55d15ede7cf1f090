"""Scores: how much of what a persona wants an offer gives, with the uncertainty of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from macros.advice.picks.draws import Numbers, standard_normal
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.records.advice import Objective
from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class RunningCost:
    """What a watt costs over the time of ownership, in US dollars; 0 where it is unknown."""

    usd_per_w: float

    def of(self, gpu: Gpu) -> float:
        """Return what the power of a product costs over the time of ownership, in US dollars."""
        return self.usd_per_w * (gpu.power.tdp_w or 0.0)


@dataclass(frozen=True)
class Candidate:
    """An offer that meets all needs; `speed` is None where the objective asks for none.

    It is `measured` where all of its speeds are, `extrapolated` or of `hindsight` where one is.
    """

    gpu: Gpu
    offer: Offer
    speed: float | None
    speed_spread: float
    measured: bool
    extrapolated: bool
    hindsight: bool
    cost_usd: float
    score: float
    score_spread: float

    @property
    def key(self) -> tuple[str, str]:
        """Product and kind of offer: one may be sold new and used."""
        return self.gpu.id, self.offer.kind


def joint_speed(speeds: Speeds, workloads: Sequence[str], id_: str) -> list[Speed] | None:
    """Return the speeds in all workloads; None where one of them is not known."""
    known = [speed for workload in workloads if (speed := speeds.of(workload, id_))]
    return known if len(known) == len(workloads) else None


def mean_speed(speeds: Sequence[Speed]) -> float | None:
    """Return the geometric mean of speeds relative to the reference; None without any."""
    return math.exp(sum(math.log(s.value) for s in speeds) / len(speeds)) if speeds else None


def best_by_product(candidates: Iterable[Candidate]) -> dict[str, Candidate]:
    """Return the first candidate of each product by its id: the best where they are ranked."""
    best: dict[str, Candidate] = {}
    for contender in candidates:
        best.setdefault(contender.gpu.id, contender)
    return best


def candidate(
    gpu: Gpu, offer: Offer, speeds: Sequence[Speed], objective: Objective, running: RunningCost
) -> Candidate:
    """Return the offer with its score.

    The errors of one product's speeds go together (they come from the same specifications), so the
    spread of the geometric mean is their mean.
    """
    speed = mean_speed(speeds)
    spread = sum(s.spread for s in speeds) / len(speeds) if speeds else 0.0
    cost = offer.usd + running.of(gpu)
    gain, divided, speedy = _parts(objective, gpu, speed, offer.usd, cost)
    share = offer.usd / cost  # the part of the cost that is as uncertain as the price
    price_spread = offer.spread * (share if objective.maximise == "speed_per_cost" else 1.0)
    return Candidate(
        gpu=gpu,
        offer=offer,
        speed=speed,
        speed_spread=spread,
        measured=bool(speeds) and all(s.kind == "measured" for s in speeds),
        extrapolated=any(s.extrapolated for s in speeds),
        hindsight=any(s.hindsight for s in speeds),
        cost_usd=cost,
        score=gain / (divided or 1.0),
        score_spread=math.hypot(spread if speedy else 0.0, price_spread if divided else 0.0),
    )


def _parts(
    objective: Objective, gpu: Gpu, speed: float | None, usd: float, cost: float
) -> tuple[float, float | None, bool]:
    """Return what is gained, what it is divided by, and whether speed is in it."""
    wanted = objective.maximise
    gain = gpu.memory.size_gb if wanted.startswith("memory") else speed
    assert gain is not None, "a speed is wanted, so candidates without one are cut before"
    divided = {"speed_per_price": usd, "memory_per_price": usd, "speed_per_cost": cost}
    return gain, divided.get(wanted), not wanted.startswith("memory")


def certainty_of_lead(leader: Candidate, other: Candidate) -> float:
    """Return how likely the leader's score is the higher one, from 0 to 1.

    Two offers of one product are equally fast, so only their prices are uncertain.
    """
    lead = math.log(leader.score / other.score)
    if leader.gpu.id == other.gpu.id:
        spread = math.hypot(leader.offer.spread, other.offer.spread)
    else:
        spread = math.hypot(leader.score_spread, other.score_spread)
    return certainty_of(lead, spread)


def certainty_of(lead: float, spread: float) -> float:
    """Return how likely a lead is above 0, from 0 to 1; lead and its `spread` are logarithms."""
    if spread == 0:
        return 1.0 if lead > 0 else 0.5
    return 0.5 * (1 + math.erf(lead / spread / math.sqrt(2)))


def drawn_scores(candidate: Candidate, objective: Objective, count: int) -> Numbers:
    """Return the logarithm of the score in each draw of speed and price, in the shape (count,)."""
    offer, price_draw = candidate.offer, _price_draw(candidate, count)
    speed_draw = standard_normal(f"speed {candidate.gpu.id}", count)
    total = np.full(count, math.log(candidate.score))
    if not objective.maximise.startswith("memory"):
        total = total + candidate.speed_spread * speed_draw
    if objective.maximise in ("speed_per_price", "memory_per_price"):
        total = total - offer.spread * price_draw
    if objective.maximise == "speed_per_cost":
        prices = offer.usd * np.exp(offer.spread * price_draw)
        total = total - np.log((prices + candidate.cost_usd - offer.usd) / candidate.cost_usd)
    return total


def drawn_prices(candidate: Candidate, count: int) -> Numbers:
    """Return the price in US dollars in each draw of the scores, in the shape (count,)."""
    offer = candidate.offer
    return offer.usd * np.exp(offer.spread * _price_draw(candidate, count))


def _price_draw(candidate: Candidate, count: int) -> Numbers:
    offer = candidate.offer
    return standard_normal(f"price {candidate.gpu.id} {offer.kind} {offer.region}", count)
