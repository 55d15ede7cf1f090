"""Advice records: the published rules, the readers they are applied for, and experts' advice."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Cooling,
    FormFactor,
    Gigabytes,
    GpuId,
    Identifier,
    Line,
    Many,
    Money,
    Names,
    Note,
    Platform,
    Record,
    Segment,
    SoftwareStatus,
    SourceId,
    Url,
    Watts,
)
from macros.facts.records.software import Precision

RuleId = Literal[
    "avoid-memory-ratio",
    "avoid-reasons",
    "avoid-speed-share",
    "claim-fit",
    "claim-part",
    "claim-tolerance",
    "host-base",
    "host-cards",
    "host-disk",
    "host-memory",
    "host-reserve",
    "host-supply",
    "interval-coverage",
    "market-notice",
    "market-window",
    "memory-headroom",
    "open-air-gap",
    "organisation-known",
    "ownership-years",
    "parallel-lanes",
    "part-list-price-dropped-after",
    "part-price-dropped-after",
    "power-limit-loss",
    "price-conversion-spread",
    "price-drift-pairs",
    "price-dropped-after",
    "price-estimate-new-within",
    "price-estimate-observations",
    "price-half-life-street-new",
    "price-half-life-used",
    "price-index-abroad",
    "price-least-spread",
    "price-least-weight",
    "price-look-after",
    "price-look-listed",
    "price-new-after-end",
    "price-outlier",
    "price-pair-days",
    "price-shop-spread",
    "price-source-spread",
    "price-stale-after",
    "price-weight-no-address",
    "price-weight-quality-b",
    "price-weight-quality-c",
    "ready-made-supply",
    "rental-stale-after",
    "single-card-ratio",
    "speed-cards-needed",
    "speed-power-share",
    "speed-range-beyond",
    "stability-draws",
    "tie-certainty",
    "toss-certainty",
    "turn-price-fall",
    "upgrade-close-ratio",
    "upgrade-price-ratio",
    "upgrade-speed-ratio",
    "use-hours-per-year",
    "used-ageing-per-year",
    "used-failures-per-year",
]
RuleUnit = Literal["days", "years", "hours", "share", "ratio", "count", "gb", "w", "slots"]

RuleValue = Annotated[float, Field(ge=0, le=1_000_000, allow_inf_nan=False)]
Rank = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Maximise = Literal["speed", "speed_per_price", "speed_per_cost", "memory", "memory_per_price"]
TieRule = Literal["price", "memory", "power", "speed"]
Acquisition = Literal["new", "new_or_used", "rental"]
# Why used products do not compete.
NewBecause = Literal["invoice", "first_card", "worn"]
# What a reader has already: a desktop computer, or nothing around the accelerator.
Possession = Literal["computer", "nothing"]
PersonaId = Annotated[Identifier, Names("persona", "personas.yml")]
PersonaGroup = Literal["learning", "home", "research", "company"]


class Rule(Record):
    """A number that decides; `field` is the figure it is applied to.

    It might as well be anything from `low` to `high`; the history shows what hangs on that.
    """

    id: RuleId
    field: Line
    value: RuleValue
    low: RuleValue | None = None
    high: RuleValue | None = None
    unit: RuleUnit
    decided: PartialDateField
    source: SourceId
    url: Url | None = None
    reason: Note


class Needs(Record):
    """What a product must have; what is left out does not matter.

    A rank is a share of the market: 0.5 asks for at least, or at most, what the middle one of the
    consumer cards of the last years has. So the same need holds in any year. `precisions` are
    asked of the software family, `dependable` rules out families that software is about to drop.
    Up to `gpus_at_most` cards may share the work, and their memory. `total_usd_at_most` is the sum
    for all that must be bought, with the tax that the buyer pays. `more_memory_than_own` asks for
    more memory than a card has that the reader names as his own.
    """

    segments: Many[Segment] = ()
    form_factors: Many[FormFactor] = ()
    cooling: Many[Cooling] = ()
    platforms: Many[Platform] = ()
    software: Many[SoftwareStatus] = ()
    ecc: bool = False
    no_power_connector: bool = False
    tdp_w_at_most: Watts | None = None
    slots_at_most: Annotated[float, Field(gt=0, le=8, allow_inf_nan=False)] | None = None
    memory_gb_at_least: Gigabytes | None = None
    memory_rank_at_least: Rank | None = None
    more_memory_than_own: bool = False
    price_usd_at_most: Money | None = None
    price_rank_at_most: Rank | None = None
    total_usd_at_most: Money | None = None
    precisions: Many[Precision] = ()
    dependable: bool = False
    gpus_at_most: Annotated[int, Field(ge=1, le=8)] = 1


class Objective(Record):
    """What to maximise; the speed of several workloads is their geometric mean."""

    maximise: Maximise
    workloads: Many[Annotated[Identifier, Names("workload", "workloads.yml")]] = ()


class Persona(Record):
    """A reader: what they need, what they want most of, and what settles a tie.

    `instead` names the personas whose answers also help, where this one has none. `new_because`
    says why only new products compete, where that is so.
    """

    id: Identifier
    group: PersonaGroup
    seeds: Many[Line] = ()
    acquire: Acquisition
    new_because: NewBecause | None = None
    has: Possession = "computer"
    needs: Needs = Needs()
    objective: Objective
    tie: TieRule
    instead: Many[PersonaId] = ()

    @property
    def is_organisation(self) -> bool:
        """Whether it buys for a firm or a lab; all others pay and plug in at home."""
        return self.group == "company"


class ExpertAdvice(Record):
    """What an expert recommended to a persona; an empty list: he gave no clear answer.

    `note` names a text `history.note.<note>` of the locales; `seed` is the number of the question
    in the inventory that the guide began with, where it stands there. With `cheaper_than` it is
    for those who cannot pay that product.
    """

    seed: Line | None = None
    persona: PersonaId
    given_on: Many[PartialDateField]
    cheaper_than: GpuId | None = None
    recommended: Many[GpuId]
    source: SourceId
    url: Url | None = None
    note: Identifier | None = None
