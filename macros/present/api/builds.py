"""Builds API: the recommended builds with parts, sums and rule results as open data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from macros.advice.builds.choice import Choice, PassedOver
from macros.advice.builds.options import Item
from macros.advice.builds.results import Result, Severity
from macros.advice.edition import Edition
from macros.advice.prices.offers import How, OfferKind
from macros.facts.records.builds import BuildUnit, Use
from macros.facts.records.part_kinds import PartKind
from macros.facts.records.tiers import ClassId, Host
from macros.present.api.rounding import published
from macros.present.api.typed_rows import Day, Number, row, row_of
from macros.present.html.data_files import API_FOLDER, json_lines


@row
class ResultRow(TypedDict):
    """What a rule says of a build."""

    rule: str
    """The id of the rule."""
    severity: Severity
    """Whether the build passes; `unknown` where a figure is missing."""
    figure: Number | bool | None
    """The build's figure; empty where it is unknown."""
    limit: Number | None
    """What it is held against; empty for a yes or no."""
    unit: BuildUnit
    """The unit of both."""
    place: int | None
    """Which kind of card, power supply or circuit it is said of, where there are several."""
    assumed: list[str]
    """Figures that are unknown, of which any plausible value says the same."""


@row
class BuildPartRow(TypedDict):
    """A part of a build."""

    kind: PartKind
    """The kind of part."""
    id: str
    """The part's id."""
    count: int
    """How many of it."""
    amount: Number | None
    """The price of one in the region's currency and tax; empty where none is known."""
    price_kind: OfferKind | None
    """New, used or rented by the hour."""
    observed: Day | None
    """The newest day on which the price was seen."""
    stale: bool | None
    """Whether that is too long ago to count as a price of the day."""
    how: How | None
    """Whether it was seen there, converted from another region, or estimated."""


@row
class PassedOverRow(TypedDict):
    """An accelerator that ranks higher but cannot be built with."""

    accelerator: str
    """The accelerator's id."""
    obstacle: ResultRow | None
    """The rule that no combination of parts meets."""
    lacking: str | None
    """The kind of part of which there is nothing to buy."""
    closest: list[str]
    """The parts of the combination that breaks that rule alone."""


_Class = TypedDict(
    "_Class",
    {"class": Annotated[ClassId, Field(description="The class of the tier.")]},
)


@row
class BuildRow(_Class):
    """The computer that is recommended for a class of a tier in a region."""

    tier: str
    """The id of the tier."""
    region: str
    """The id of the region."""
    as_of: Day
    """The day of the answer."""
    accelerator: str | None
    """The accelerator in it; empty where no combination passes all rules."""
    accelerator_amount: Number | None
    """The price of one accelerator in the region's currency and tax."""
    accelerator_price_kind: OfferKind | None
    """New, used or rented by the hour."""
    count: int
    """How many accelerators."""
    use: Use
    """How they work together."""
    host: Host
    """Whether it stands in a computer at hand, one built from parts, or a server chassis."""
    parts: list[BuildPartRow]
    """Its parts."""
    total: Number | None
    """The price of all that has one."""
    low: Number | None
    """The lower end of its range."""
    high: Number | None
    """The upper end of its range."""
    currency: str | None
    """The ISO 4217 code of the currency."""
    unpriced: list[str]
    """The parts without a price."""
    load_w: Number | None
    """What it draws under load, in watts."""
    wall_w: Number | None
    """The same at the socket, in watts."""
    power_limit_w: Number | None
    """The limit in watts that each accelerator needs in it; empty where it needs none."""
    circuit: str | None
    """The circuit that feeds it; empty where none does."""
    circuit_count: int | None
    """How many such circuits it needs."""
    results: list[ResultRow]
    """What the rules say of it."""
    passed_over: list[PassedOverRow]
    """Accelerators that rank higher but cannot be built with."""


def builds_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of all builds by its path below the site's root."""
    rows = (
        choice_row(choice)
        for tier in edition.catalog.tiers
        for region in edition.catalog.regions
        for choice in edition.choices(tier, region)
    )
    return {f"{API_FOLDER}/builds.json": json_lines(rows)}


def choice_row(choice: Choice) -> BuildRow:
    """Return a choice as plain values; amounts are in the region's currency and tax."""
    candidate, total, build = choice.candidate, choice.total, choice.build
    figures = choice.figures or {}
    return {
        "tier": choice.tier.id,
        "class": choice.tier_class.id,
        "region": choice.region,
        "as_of": choice.verdict.day.isoformat(),
        "accelerator": candidate.gpu.id if candidate else None,
        "accelerator_amount": published(candidate.offer.amount) if candidate else None,
        "accelerator_price_kind": candidate.offer.kind if candidate else None,
        "count": choice.tier.gpu_count,
        "use": choice.tier.use,
        "host": choice.tier.host,
        "parts": [_part_row(item) for item in choice.items],
        "total": published(total.amount) if total else None,
        "low": published(total.low) if total else None,
        "high": published(total.high) if total else None,
        "currency": candidate.offer.currency if candidate else None,
        "unpriced": [item.part.id for item in choice.unpriced],
        "load_w": published(figures.get("load_w")),
        "wall_w": published(figures.get("wall_w")),
        "power_limit_w": published(build.gpu_power_limit_w) if build else None,
        "circuit": build.circuit.name if build and build.circuit else None,
        "circuit_count": build.circuit_count if build else None,
        "results": [result_row(result) for result in choice.results],
        "passed_over": [_passed_over_row(passed) for passed in choice.passed_over],
    }


def result_row(result: Result) -> ResultRow:
    """Return what a rule says as plain values."""
    return published(row_of(ResultRow, result))


def _part_row(item: Item) -> BuildPartRow:
    offer = item.offer
    return {
        "kind": item.kind,
        "id": item.part.id,
        "count": item.count,
        "amount": published(offer.amount) if offer else None,
        "price_kind": offer.kind if offer else None,
        "observed": str(offer.observed) if offer else None,
        "stale": offer.stale if offer else None,
        "how": offer.how if offer else None,
    }


def _passed_over_row(passed: PassedOver) -> PassedOverRow:
    obstacle = passed.obstacle
    return {
        "accelerator": passed.candidate.gpu.id,
        "obstacle": result_row(obstacle.result) if obstacle.result else None,
        "lacking": obstacle.lacking,
        "closest": [o.item.part.id for o in (obstacle.closest or {}).values() if o.item],
    }
