"""Price looks: which prices it pays most to look up again, because an answer hangs on them.

What a fresh price is expected to be worth follows from how far the old one may be wrong (the
expected value of sample information of a normal error, Raiffa and Schlaifer 1961).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from macros.advice.picks.candidates import sifted
from macros.advice.picks.changes import amount_for
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.advice.picks.situation import Situation
from macros.advice.prices.observations import age_in_days
from macros.advice.prices.offers import Z50, Offer, OfferKind
from macros.facts.records.advice import Rule
from macros.facts.records.partial_date import PartialDate

# What happens at the amount: an offer gets better than the pick, comes within a reader's means, or
# the pick itself gets worse than the next one.
Way = Literal["cheaper", "affordable", "dearer"]


LEAST_CHANCE = 0.01  # what is less likely is printed as nothing
# A price that would have to fall below so much of what is asked now is another mistake, not news.
LEAST_OF_PRICE = 0.5


@dataclass(frozen=True)
class Turn:
    """What a price decides for a persona: beyond `amount` of it `other` is the pick, not `pick`.

    A fresh price lies beyond the amount with the chance `share` (0 to 1); `gain` is by which share
    the persona is better off on average for its being known, `gain_usd` the same of the outlay.
    """

    persona: str
    pick: Candidate
    other: Candidate
    way: Way
    amount: float
    share: float
    gain: float

    @property
    def gain_usd(self) -> float:
        """What the persona is better off by, in US dollars of what it pays."""
        return self.gain * self.pick.outlay_usd


@dataclass(frozen=True)
class PriceLook:
    """A price that is worth a look, what hangs on it, that first on which most does.

    `seen_here` is the newest day on which it was seen in the market of the region.
    """

    offer: Offer
    seen_here: PartialDate | None
    turns: tuple[Turn, ...]

    @property
    def value_usd(self) -> float:
        """What all personas together are better off by on average, in US dollars."""
        return math.fsum(turn.gain_usd for turn in self.turns)


def price_looks(verdicts: Iterable[Verdict], where: Situation) -> tuple[PriceLook, ...]:
    """Return the prices of a region that decide something and were not seen there of late.

    The most valuable come first. Rented hours are left out: providers are asked, not readers. So
    are answers that turn only where a price is less than LEAST_OF_PRICE of what is asked.
    """
    rules = where.catalog.rules
    turns: dict[tuple[str, OfferKind], list[Turn]] = defaultdict(list)
    offers: dict[tuple[str, OfferKind], Offer] = {}
    for verdict in verdicts:
        for offer, turn in _best_each(_turns(verdict, where)):
            if turn.amount < LEAST_OF_PRICE * offer.amount:
                continue
            turns[offer.id, offer.kind].append(turn)
            offers[offer.id, offer.kind] = offer
    looks = [_look(offers[key], members, where) for key, members in turns.items()]
    due = [look for look in looks if _is_due(look, where.day, rules)]
    return tuple(sorted(due, key=lambda look: (-look.value_usd, look.offer.id, look.offer.kind)))


def _look(offer: Offer, turns: list[Turn], where: Situation) -> PriceLook:
    here = [place.observed for place in offer.places if place.is_local]
    ranked = sorted(turns, key=lambda turn: (-turn.gain_usd, turn.persona))
    return PriceLook(offer, max(here, key=lambda seen: seen.last_day, default=None), tuple(ranked))


def _is_due(look: PriceLook, day: date, rules: Mapping[str, Rule]) -> bool:
    seen = look.seen_here
    return seen is None or age_in_days(seen, day) > rules["price-look-after"].value


def _best_each(turns: Iterable[tuple[Offer, Turn]]) -> Iterator[tuple[Offer, Turn]]:
    """Yield for each offer that turn, of one or several of a product, which is worth most."""
    best: dict[tuple[str, OfferKind], tuple[Offer, Turn]] = {}
    for offer, turn in turns:
        known = best.get((offer.id, offer.kind))
        if known is None or turn.gain > known[1].gain:
            best[offer.id, offer.kind] = offer, turn
    yield from best.values()


def _turns(verdict: Verdict, where: Situation) -> Iterator[tuple[Offer, Turn]]:
    """Yield what each price decides for a persona that has an answer and buys."""
    chosen = verdict.pick
    if chosen is None or chosen.offer.kind == "rental":
        return
    too_dear = _too_dear(verdict, where)
    for other in verdict.candidates:
        if other.gpu.id != chosen.gpu.id:
            yield from _turned(verdict, chosen, other, _fall(verdict, chosen, other), where)
    for other in too_dear:
        if other.gpu.id != chosen.gpu.id:
            step = _affordable(verdict, chosen, other)
            yield from _turned(verdict, chosen, other, step, where, "affordable")
    rival = max(
        (c for c in verdict.candidates if c.gpu.id != chosen.gpu.id),
        key=lambda c: c.cautious_score,
        default=None,
    )
    if rival:
        yield from _turned(verdict, chosen, rival, _rise(verdict, chosen, rival), where, "dearer")


def _too_dear(verdict: Verdict, where: Situation) -> list[Candidate]:
    if not verdict.limits.has_price_limit:
        return []
    return sifted(verdict.persona, verdict.limits, where)[1]


def _turned(
    verdict: Verdict,
    chosen: Candidate,
    other: Candidate,
    step: float | None,
    where: Situation,
    way: Way = "cheaper",
) -> Iterator[tuple[Offer, Turn]]:
    """Yield what the price decides that has to move by `step`, the logarithm of a factor."""
    moving = chosen if way == "dearer" else other
    if step is None:
        return
    lead = math.log(chosen.cautious_score / other.cautious_score)
    spread = learned_spread(moving.offer.spread, where.catalog.rules)
    slope = lead / step if way != "affordable" and step else moving.price_weight
    share, gain = chance_and_gain(lead, slope, step, spread)
    if share < LEAST_CHANCE or gain <= 0:
        return
    factor = math.exp(step if way == "dearer" else -step)
    amount = moving.offer.amount * factor
    yield (
        moving.offer,
        Turn(verdict.persona.id, chosen, other, way, amount, share, gain),
    )


def _fall(verdict: Verdict, chosen: Candidate, other: Candidate) -> float | None:
    """Return by how much an offer must get cheaper to lead; None where no price decides that.

    Where it is the better one already, the persona's preference settled it.
    """
    if not other.price_weight:
        return None
    amount = amount_for(verdict.persona.objective, other, chosen.cautious_score)
    fell = math.log(other.offer.amount / amount) if amount else None
    return fell if fell is not None and fell >= 0 else None


def _rise(verdict: Verdict, chosen: Candidate, rival: Candidate) -> float | None:
    """Return by how much the pick must get dearer to lose its lead."""
    if not chosen.price_weight or rival.cautious_score > chosen.cautious_score:
        return None
    amount = amount_for(verdict.persona.objective, chosen, rival.cautious_score)
    return math.log(amount / chosen.offer.amount) if amount else None


def _affordable(verdict: Verdict, chosen: Candidate, other: Candidate) -> float | None:
    """Return by how much what is too dear must get cheaper to come within the means, and lead."""
    wanted, objective = verdict.limits, verdict.persona.objective
    usd = other.offer.usd * other.count
    limit = wanted.price_usd
    if wanted.is_total:
        usd = other.offer.paid_usd * other.count
        limit = (wanted.needs.total_usd_at_most or 0.0) - other.host.usd
    if not limit or limit <= 0:
        return None
    step = max(math.log(usd / limit), 0.0)
    if other.cautious_score > chosen.cautious_score:
        return step
    amount = amount_for(objective, other, chosen.cautious_score) if other.price_weight else None
    return max(step, math.log(other.offer.amount / amount)) if amount else None


def learned_spread(spread: float, rules: Mapping[str, Rule]) -> float:
    """Return how far one fresh price is expected to move a price that is known to `spread`.

    Both are standard deviations of logarithms. A fresh price of one shop errs itself, by how far
    shops and sources differ; the two are then weighted by their precision.
    """
    errs = (rules["price-shop-spread"].value, rules["price-source-spread"].value)
    fresh = math.hypot(*(math.log(1 + share) / Z50 for share in errs))
    return spread**2 / math.hypot(spread, fresh) if spread else 0.0


def chance_and_gain(lead: float, slope: float, step: float, spread: float) -> tuple[float, float]:
    """Return how likely a price moves by `step` or more, and what that is worth on average.

    The price moves by a normal error with the deviation `spread`; beyond the step the score is
    `slope` times the move less the `lead` ahead of the pick's. All are logarithms, so the gain is a
    share of the score.
    """
    if not spread:
        return 0.0, 0.0
    z = step / spread
    beyond = 0.5 * math.erfc(z / math.sqrt(2))
    density = math.exp(-0.5 * z * z) / math.sqrt(2 * math.pi)
    return beyond, slope * spread * density - lead * beyond
