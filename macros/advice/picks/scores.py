"""Scores: how much of what a persona wants an offer gives, with the uncertainty of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from macros.advice.picks.draws import Numbers, standard_normal
from macros.advice.picks.hosts import NOTHING, Host
from macros.advice.prices.offers import Z50, Offer, price_difference_spread
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


CandidateKind = Literal["card", "pair", "quad", "module", "soc", "rental"]
_BY_COUNT: Mapping[int, CandidateKind] = {1: "card", 2: "pair", 4: "quad"}


@dataclass(frozen=True)
class Candidate:
    """An offer that meets all needs; `speed` is None where the objective asks for none.

    It is `measured` where all of its speeds are, `extrapolated` or of `hindsight` where one is.
    `cards_usd` is what the buyer pays for all of them with tax and may lose with used ones,
    `price_usd` that with the `host` around them, `cost_usd` that with electricity. `tests` counts
    the tests, or the campaigns if more, in which the product was measured, `campaigns` those that
    measured it in the work that the fewest measured it in. The logarithm of the score moves with
    those of speed and price by `speed_weight` and `price_weight`.
    """

    gpu: Gpu
    offer: Offer
    speed: float | None
    speed_spread: float
    measured: bool
    extrapolated: bool
    hindsight: bool
    tests: int
    campaigns: int
    cards_usd: float
    price_usd: float
    cost_usd: float
    score: float
    speed_weight: float
    price_weight: float
    count: int = 1
    host: Host = NOTHING

    @property
    def kind(self) -> CandidateKind:
        """What one gets running: so many cards, a module, a computer on a chip, a rented hour."""
        if self.offer.kind == "rental":
            return "rental"
        if self.gpu.segment == "soc":
            return "soc"
        return _BY_COUNT[self.count] if self.gpu.form_factor == "pcie_card" else "module"

    @property
    def key(self) -> tuple[str, str]:
        """Product and kind of offer: one may be sold new and used."""
        return self.gpu.id, self.offer.kind

    @property
    def outlay_usd(self) -> float:
        """What is paid when it is bought, with tax and the host; no expected loss, no power."""
        return self.offer.paid_usd * self.count + self.host.usd

    @cached_property
    def score_spread(self) -> float:
        """The standard deviation of the logarithm of the score."""
        speed, price = self.speed_weight * self.speed_spread, self.price_weight * self.offer.spread
        return math.hypot(speed, price)

    @cached_property
    def cautious_score(self) -> float:
        """What the score reaches in three of four cases: by this candidates are ranked.

        An uncertain bargain is no bargain, and of two equal ones the better known is the better.
        """
        return self.score * math.exp(-Z50 * self.score_spread)


def joint_speed(speeds: Speeds, workloads: Sequence[str], id_: str) -> list[Speed] | None:
    """Return the speeds in all workloads; None where one of them is not known."""
    known = [speed for workload in workloads if (speed := speeds.of(workload, id_))]
    return known if len(known) == len(workloads) else None


def mean_speed(speeds: Sequence[Speed]) -> float | None:
    """Return the geometric mean of speeds relative to the reference; None without any."""
    return math.exp(math.fsum(math.log(s.value) for s in speeds) / len(speeds)) if speeds else None


def best_by_product(candidates: Iterable[Candidate]) -> dict[str, Candidate]:
    """Return the first candidate of each product by its id: the best where they are ranked."""
    best: dict[str, Candidate] = {}
    for contender in candidates:
        best.setdefault(contender.gpu.id, contender)
    return best


def candidate(
    gpu: Gpu,
    offer: Offer,
    speeds: Sequence[Speed],
    objective: Objective,
    running: RunningCost,
    loss: float = 0.0,
    count: int = 1,
    host: Host = NOTHING,
) -> Candidate:
    """Return the offer of so many with its score; `loss` is the share of the price lost.

    The errors of one product's speeds go together (they come from the same specifications), so the
    spread of the geometric mean is their mean.
    """
    wanted, speed = objective.maximise, mean_speed(speeds)
    cards = offer.paid_usd * (1 + loss) * count
    price = cards + host.usd
    cost = price + running.of(gpu) * count
    gain = gpu.memory.size_gb * count if wanted.startswith("memory") else speed
    assert gain is not None, "a speed is wanted, so candidates without one are cut before"
    divided = {"speed_per_price": price, "memory_per_price": price, "speed_per_cost": cost}
    return Candidate(
        gpu=gpu,
        offer=offer,
        speed=speed,
        speed_spread=math.fsum(s.spread for s in speeds) / len(speeds) if speeds else 0.0,
        measured=bool(speeds) and all(s.kind == "measured" for s in speeds),
        extrapolated=any(s.extrapolated for s in speeds),
        hindsight=any(s.hindsight for s in speeds),
        tests=sum(max(s.tests, s.campaigns) for s in speeds),
        campaigns=min((s.campaigns for s in speeds), default=0),
        cards_usd=cards,
        price_usd=price,
        cost_usd=cost,
        score=gain / divided.get(wanted, 1.0),
        speed_weight=0.0 if wanted.startswith("memory") else 1.0,
        # Host and electricity are no part of what is uncertain.
        price_weight=cards / divided[wanted] if wanted in divided else 0.0,
        count=count,
        host=host,
    )


def certainty_of_lead(leader: Candidate, other: Candidate) -> float:
    """Return how likely the leader's score is the higher one, from 0 to 1.

    Two offers of one product are equally fast, so only their prices are uncertain.
    """
    lead = math.log(leader.score / other.score)
    prices = price_difference_spread(
        leader.offer, other.offer, leader.price_weight, other.price_weight
    )
    if leader.gpu.id == other.gpu.id:
        return certainty_of(lead, prices)
    speeds = math.hypot(*(c.speed_weight * c.speed_spread for c in (leader, other)))
    return certainty_of(lead, math.hypot(speeds, prices))


def certainty_of(lead: float, spread: float) -> float:
    """Return how likely a lead is above 0, from 0 to 1; lead and its `spread` are logarithms."""
    if spread == 0:
        return 1.0 if lead > 0 else 0.5
    return 0.5 * (1 + math.erf(lead / spread / math.sqrt(2)))


def drawn_scores(candidate: Candidate, count: int) -> Numbers:
    """Return the logarithm of the score in each draw of speed and price, in the shape (count,)."""
    price_draw = _price_draw(candidate.offer, count)
    speed_draw = standard_normal(f"speed {candidate.gpu.id}", count)
    total = np.full(count, math.log(candidate.score))
    total = total + candidate.speed_weight * candidate.speed_spread * speed_draw
    if candidate.price_weight:
        divided = candidate.cards_usd / candidate.price_weight
        fixed = divided - candidate.cards_usd
        total = total - np.log((candidate.cards_usd * np.exp(price_draw) + fixed) / divided)
    return total


def drawn_prices(candidate: Candidate, count: int) -> Numbers:
    """Return the price in US dollars in each draw of the scores, in the shape (count,)."""
    usd = candidate.offer.usd * candidate.count
    return usd * np.exp(_price_draw(candidate.offer, count))


def drawn_totals(candidate: Candidate, count: int) -> Numbers:
    """Return the price of everything, with tax, in each draw of the scores."""
    paid = candidate.offer.paid_usd * candidate.count
    return candidate.host.usd + paid * np.exp(_price_draw(candidate.offer, count))


def _price_draw(offer: Offer, count: int) -> Numbers:
    """Return the logarithm by which the price is another one, in the shape (count,).

    Prices of one source move together.
    """
    own = standard_normal(f"price {offer.id} {offer.kind} {offer.region}", count)
    drawn = offer.own_spread * own
    for source, spread in sorted(offer.source_spreads.items()):
        drawn = drawn + spread * standard_normal(f"source {source}", count)
    return drawn
