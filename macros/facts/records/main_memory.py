"""Main memory records: how fast models write that lie partly or wholly in a computer's memory."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from macros.facts.records.models import Layers, WeightFormat
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    GpuId,
    Identifier,
    Line,
    Names,
    Note,
    Record,
    SourceId,
    Url,
)

Positive = Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)]


class MainMemoryRun(Record):
    """Tokens a second of one stream after a short text; `accelerator` is left out of a CPU alone.

    Of a dense model `card_layers` lie on the card (`-ngl`); of a mixture of experts all but the
    experts of `host_expert_layers` do (`--n-cpu-moe`). `host_memory_gb_s` is `host_channels` x 8
    bytes x MT/s. `bits_per_weight` are those of a file whose format is not among ours.
    """

    model: Annotated[Identifier, Names("model", "models")]
    weights: WeightFormat | None = None
    bits_per_weight: Annotated[float, Field(ge=1, le=32, allow_inf_nan=False)] | None = None
    accelerator: GpuId | None = None
    card_layers: Layers | None = None
    host_expert_layers: Layers | None = None
    host: Line
    host_memory: Line
    host_channels: Annotated[int, Field(ge=1, le=64)] | None = None
    host_memory_gb_s: Positive | None = None
    tokens_per_s: Positive
    software: Line
    date: PartialDateField | None = None
    source: SourceId
    url: Url
    note: Note | None = None
    set_aside: Note | None = None
