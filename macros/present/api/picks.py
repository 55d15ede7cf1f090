"""Picks API: verdicts with their whole derivation as open data."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Literal

from typing_extensions import TypedDict

from macros.advice.edition import Edition
from macros.advice.picks.certainty import Certainty, Weakness
from macros.advice.picks.changes import Change
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate, CandidateKind
from macros.advice.prices.offers import How, OfferKind
from macros.facts.records.advice import Maximise, TieRule
from macros.present.api.rounding import published
from macros.present.api.typed_rows import Day, Number, row, row_of
from macros.present.html.data_files import API_FOLDER, json_line, list_of_lines


@row
class FigureRow(TypedDict):
    """The figures that decide about a product that is shown."""

    id: str
    """The accelerator's id."""
    memory_gb: Number
    """Its memory in GB."""
    speed: Number | None
    """Its speed in the work of the persona, that of the reference being 1."""
    speed_kind: Literal["measured", "estimated"] | None
    """Whether the speed was measured; empty where none is asked for."""
    speed_extrapolated: bool
    """Whether the speed is estimated beyond what was measured."""
    speed_hindsight: bool
    """Whether it rests on measurements made after the day of the data."""
    price_kind: OfferKind
    """New, used, or an hour of rent."""
    amount: Number
    """The price in the region's currency and tax."""
    low: Number
    """The lower end of the range in which half of all prices lie."""
    high: Number
    """The upper end of that range."""
    currency: str
    """The ISO 4217 code of the currency."""
    observed: Day
    """The newest day on which the price was seen."""
    stale: bool
    """Whether that is too long ago to count as a price of the day."""
    how: How
    """Whether it was seen there, converted from another region, or estimated from the launch."""
    score: Number
    """What the persona gets for the money in three of four cases, the highest first."""


@row
class RejectionRow(TypedDict):
    """A product that does not meet a need."""

    id: str
    """The accelerator's id."""
    constraint: str
    """The need that it does not meet."""
    figure: Number | str | None
    """The product's figure; empty where it is unknown."""
    limit: Number | str | None
    """What was asked for."""


@row
class PriceChangeRow(TypedDict):
    """A price at which the answer would be another."""

    id: str
    """The accelerator that would be picked."""
    amount: Number | None
    """The price in `currency`."""
    currency: str | None
    """The ISO 4217 code of the currency."""
    when: Literal["pick_costs_more", "costs_less"]
    """Whether it is the pick that has to cost more, or this product less."""


@row
class NeedChangeRow(TypedDict):
    """A need with which the answer would be another."""

    id: str
    """The accelerator that would be picked."""
    constraint: str
    """The need."""
    limit: Number | None
    """What would have to be asked for."""


@row
class DecisionRow(TypedDict):
    """By what products were ranked."""

    maximise: Maximise
    """What the persona wants most of."""
    workloads: list[str]
    """The work whose speed counts."""
    tie: TieRule
    """What settles a tie."""
    memory_gb_at_least: Number | None
    """The least memory in GB."""
    price_usd_at_most: Number | None
    """The highest price in US dollars without tax."""
    total_usd_at_most: Number | None
    """The most that everything may cost in US dollars, with tax; empty without such a sum."""
    figures: list[FigureRow]
    """The figures of the products that are shown."""


@row
class PickRow(TypedDict):
    """The answer for a persona in a region, with its derivation."""

    persona: str
    """The persona's id."""
    region: str
    """The id of the region."""
    as_of: Day
    """The day of the answer."""
    pick: str | None
    """The accelerator that is recommended; empty where none meets the needs."""
    pick_kind: OfferKind | None
    """New, used, or an hour of rent."""
    count: int | None
    """How many of it are recommended."""
    kind: CandidateKind | None
    """What they are together: one or more cards, a module, a system on a chip, a rented hour."""
    certainty: Certainty | None
    """How sure the pick is: `open` if it and its ties win less than half, `only` without rivals."""
    weak_evidence: list[Weakness]
    """What is weak about the evidence of the pick or its closest rival."""
    price_usd: Number | None
    """What it costs in US dollars, with the tax that the buyer pays in the region."""
    price_observations: int | None
    """How many observed prices that rests on."""
    speed_observations: int | None
    """In how many tests the product was measured; none where the speed is estimated."""
    ties: list[str]
    """Products that cannot be told from the pick."""
    runners_up: list[str]
    """Products that come next."""
    cut: list[RejectionRow]
    """Products that do not meet the needs, and why."""
    decided_by: DecisionRow
    """By what the products that meet the needs were ranked."""
    changes_if: list[PriceChangeRow | NeedChangeRow]
    """What would change the answer."""
    last_cut: str | None
    """Without a pick the need that ruled out the last products."""
    stability: float
    """The share of draws of uncertain prices and speeds in which the pick wins."""
    stability_with_ties: float
    """The share in which the pick or a tie wins."""


def picks_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of all verdicts and that of each region by path below the site's root."""
    lines = {
        region: [json_line(verdict_row(verdict)) for verdict in edition.verdicts(region)]
        for region in edition.catalog.regions
    }
    every = list_of_lines(chain.from_iterable(lines.values()))
    regions = {
        f"{API_FOLDER}/picks/{region}.json": list_of_lines(own) for region, own in lines.items()
    }
    return {f"{API_FOLDER}/picks.json": every, **regions}


def verdict_row(verdict: Verdict) -> PickRow:
    """Return a verdict as plain values; amounts are in the region's currency and tax."""
    pick = verdict.pick
    return {
        "persona": verdict.persona.id,
        "region": verdict.region,
        "as_of": verdict.day.isoformat(),
        "pick": pick.gpu.id if pick else None,
        "pick_kind": pick.offer.kind if pick else None,
        "count": pick.count if pick else None,
        "kind": pick.kind if pick else None,
        "certainty": verdict.certainty if pick else None,
        "weak_evidence": list(verdict.weak),
        "price_usd": published(pick.offer.paid_usd * pick.count) if pick else None,
        "price_observations": pick.offer.observation_count if pick else None,
        "speed_observations": pick.tests if pick else None,
        "ties": [tie.gpu.id for tie in verdict.ties],
        "runners_up": [runner.gpu.id for runner in verdict.runners_up],
        "cut": [published(row_of(RejectionRow, cut)) for cut in verdict.cut.values()],
        "decided_by": _decision_row(verdict),
        "changes_if": [_change_row(change) for change in verdict.changes],
        "last_cut": verdict.last_cut,
        "stability": verdict.stability,
        "stability_with_ties": verdict.tied_stability,
    }


def _decision_row(verdict: Verdict) -> DecisionRow:
    objective = verdict.persona.objective
    shown = [verdict.pick, *verdict.ties, *verdict.runners_up] if verdict.pick else []
    return {
        "maximise": objective.maximise,
        "workloads": list(objective.workloads),
        "tie": verdict.persona.tie,
        "memory_gb_at_least": verdict.limits.memory_gb,
        "price_usd_at_most": published(verdict.limits.price_usd),
        "total_usd_at_most": published(verdict.limits.needs.total_usd_at_most),
        "figures": [_figures(candidate) for candidate in shown if candidate],
    }


def _figures(candidate: Candidate) -> FigureRow:
    offer = candidate.offer
    kind = "measured" if candidate.measured else "estimated"
    figures = row_of(
        FigureRow,
        offer,
        memory_gb=candidate.gpu.memory.size_gb,
        speed=candidate.speed,
        speed_kind=kind if candidate.speed else None,
        speed_extrapolated=candidate.extrapolated,
        speed_hindsight=candidate.hindsight,
        price_kind=offer.kind,
        observed=str(offer.observed),
        score=candidate.cautious_score,
    )
    return published(figures)


def _change_row(change: Change) -> PriceChangeRow | NeedChangeRow:
    if change.constraint:
        limit = published(change.limit)
        return {"id": change.id, "constraint": change.constraint, "limit": limit}
    return {
        "id": change.id,
        "amount": published(change.amount),
        "currency": change.currency,
        "when": "pick_costs_more" if change.above else "costs_less",
    }
