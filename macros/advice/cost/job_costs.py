"""Job costs: what a million tokens and a training run cost, owned and rented."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.cost.rent_facts import RentCard, RentFacts
from macros.advice.cost.rent_records import JobCost, TrainingRun, Triple, Way

MILLION = 1e6
SECONDS_PER_HOUR = 3600
MUCH_FASTER = 1.5  # so many times as fast must a rented card be to send somebody there
_LOW, _LIKELY, _HIGH = range(3)
_ENDS = (_LOW, _LIKELY, _HIGH)
_Rented = tuple[Triple, Triple, str]  # hours of a run, what an hour costs, and the card


@dataclass(frozen=True)
class RunQuestion:
    """How many `millions` of tokens are learnt from, on which card, and where it is rented."""

    millions: float
    card: str
    region: str


def job_costs(
    card: RentCard, facts: RentFacts, own_hour: Triple | None, rate: Triple | None
) -> list[JobCost]:
    """Return what a million tokens of each job cost that a card holds and whose speed is known."""
    return [
        {
            "id": job,
            "speed": speed,
            "own": _per_million(own_hour, speed) if own_hour else None,
            "rent": _per_million(rate, speed) if rate else None,
        }
        for job in facts["jobs"]
        if (speed := card["speeds"].get(job))
    ]


def training_runs(
    asked: RunQuestion, facts: RentFacts, power_hour: float | None, rate: Triple | None
) -> list[TrainingRun]:
    """Return a run on the card, owned and rented, and on those that do it for least and faster.

    `power_hour` is what an hour's electricity costs, `rate` what an hour of the card costs rented.
    """
    by_id = {card["id"]: card for card in facts["cards"]}
    own, runs = _hours(by_id[asked.card], asked, facts), []
    if own and power_hour is not None:
        runs.append(_run("own", asked.card, own, [power_hour] * 3))
    if own and rate:
        runs.append(_run("rent", asked.card, own, rate))
    for way, (hours, ends, id_) in _elsewhere(asked, facts, own):
        if id_ not in {run["card"] for run in runs} | {asked.card}:
            runs.append(_run(way, id_, hours, ends))
    return runs


def _elsewhere(
    asked: RunQuestion, facts: RentFacts, own: Triple | None
) -> Iterator[tuple[Way, _Rented]]:
    """Yield where it costs least, in all and among what is much faster, and where it is fastest."""
    rented = [
        (hours, hour["ends"], card["id"])
        for card in facts["cards"]
        if (hour := card["hours"].get(asked.region)) and (hours := _hours(card, asked, facts))
    ]
    if not rented:
        return
    yield "least", min(rented, key=_cost)
    if own:
        swift = [one for one in rented if own[_LIKELY] >= MUCH_FASTER * one[0][_LIKELY]]
        if swift:
            yield "faster", min(swift, key=_cost)
    yield "fastest", min(rented, key=lambda one: (one[0][_LIKELY], one[2]))


def _cost(rented: _Rented) -> tuple[float, str]:
    hours, ends, id_ = rented
    return hours[_LIKELY] * ends[_LIKELY], id_


def _hours(card: RentCard, asked: RunQuestion, facts: RentFacts) -> Triple | None:
    speed = card["speeds"].get(facts["tuning"])
    if speed is None:
        return None
    return [asked.millions * MILLION / speed[end] / SECONDS_PER_HOUR for end in reversed(_ENDS)]


def _run(way: Way, card: str, hours: Triple, hour: Triple) -> TrainingRun:
    cost = [one * price for one, price in zip(hours, hour, strict=True)]
    return {"way": way, "card": card, "hours": hours, "cost": cost}


def _per_million(hour: Triple, speed: Triple) -> Triple:
    """Return the cost of a million tokens from that of an hour: dear and slow at the high end."""
    pairs = zip(hour, reversed(speed), strict=True)
    return [cost * MILLION / (tokens * SECONDS_PER_HOUR) for cost, tokens in pairs]
