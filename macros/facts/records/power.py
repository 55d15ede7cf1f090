"""Power records: how fast an accelerator is under a power limit, as somebody measured it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    GpuId,
    Line,
    Many,
    Note,
    OtherLanguages,
    Quality,
    Record,
    Said,
    SourceId,
    Url,
    Watts,
)

LimitedWork = Literal["llm-prompt", "llm-decode", "llm-serving", "training", "matmul-burn"]
LimitedUnit = Literal["tokens/s", "gflops"]
RelativeSpeed = Annotated[float, Field(gt=0, le=2, allow_inf_nan=False)]


class PowerLimitPoint(Record):
    """The speed under one limit; 1 is that of the card's own limit, `value` what was printed."""

    limit_w: Watts
    relative_speed: RelativeSpeed
    value: Said | None = None


class PowerLimitCurve(Record):
    """The speeds of one card in one piece of work, from the lowest power limit to the highest.

    A limit is that of one card, however many took part. `unit` is that of the printed values.
    `unusual` says why a curve whose speed falls as the limit rises is right all the same.
    """

    gpu: GpuId
    workload: LimitedWork
    conditions: Line
    conditions_in: OtherLanguages | None = None
    source: SourceId
    url: Url | None = None
    date: PartialDateField
    quality: Quality
    unit: LimitedUnit | None = None
    points: Many[PowerLimitPoint]
    note: Note | None = None
    unusual: Note | None = None
