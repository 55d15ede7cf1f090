"""Claim records: what experts said that can be computed again, and where they contradict."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.advice import RuleId
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    FamilyName,
    GpuId,
    Line,
    Many,
    Money,
    Note,
    Record,
    Said,
    SourceId,
    Tflops,
    Url,
    Watts,
)

ClaimId = Literal[
    "chart-data",
    "generation-value",
    "affine-price",
    "titan-premium",
    "value-stalled",
    "power-by-generation",
    "cheap-card-value",
    "half-precision-memory",
    "multi-gpu-scaling",
    "fewer-faster-cards",
    "tensor-core-factor",
    "datacenter-premium",
    "tpu-transformers",
    "memory-type-price",
    "cpu-clock",
]
DisagreementId = Literal[
    "titan-for-memory",
    "reference-coolers",
    "lanes-everywhere",
    "compute-alone",
    "newest-generation",
    "least-memory",
    "used-or-new",
    "power-limit",
    "memory-or-speed",
    "layer-split",
    "rated-throughput",
    "list-prices",
]
Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$", max_length=40)]


class Statement(Record):
    """Where and when somebody said something; `source` is an id of sources.yml."""

    source: SourceId
    url: Url | None = None
    date: PartialDateField
    note: Note | None = None


class ChartPoint(Record):
    """A point of a published chart, read off its drawing; `name` is the label there.

    `accelerator` is left out where the catalogue does not have it.
    """

    name: Line
    accelerator: GpuId | None = None
    usd: Money
    tflops: Tflops
    tdp_w: Watts


class Observation(Record):
    """A published number that our catalogue does not hold, under the name that code knows."""

    name: Name
    value: Said
    source: SourceId
    url: Url | None = None
    date: PartialDateField
    note: Note | None = None


class ClaimRecord(Record):
    """A claim: who made it and when, what it speaks of, and the numbers it names.

    `families` are series of products, the older first; cards released after `cards_until` were
    not on sale when it was made. `premium_name` is the word by which costly variants are known.
    """

    id: ClaimId
    seed: Line
    said: Statement
    families: Many[FamilyName] = ()
    cards_until: PartialDateField | None = None
    premium_name: Line | None = None
    accelerators: Many[GpuId] = ()
    claimed: dict[Name, Said] = Field(default_factory=dict)
    observations: Many[Observation] = ()
    points: Many[ChartPoint] = ()


class DisagreementRecord(Record):
    """Two sides that contradict each other, and the rule that settles which one holds when."""

    id: DisagreementId
    seeds: Many[Line]
    sides: Annotated[Many[Statement], Field(min_length=2, max_length=2)]
    rule: RuleId
    accelerators: Many[GpuId] = ()
    observations: Many[Observation] = ()
