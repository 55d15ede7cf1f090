"""Measurement records: speeds that somebody measured, and the workloads they stand for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Confidence,
    Gigabytes,
    GpuId,
    Identifier,
    Line,
    Many,
    Note,
    Platform,
    Record,
    Said,
    SourceId,
    Url,
)

Precision = Literal[
    "fp32", "fp16_amp", "bf16", "fp16", "fp8", "fp8_mixed", "fp4", "int8", "q8", "q4", "unstated"
]
RunUnit = Literal[
    "images/s", "images/min", "sequences/s", "tokens/s", "samples/s", "iterations/s", "s", "min"
]
TIME_UNITS: frozenset[RunUnit] = frozenset({"s", "min"})

# What one sample takes its time for; each is the inverse of one figure of the accelerator.
Term = Literal["tensor", "bandwidth", "vector", "overhead", "batch"]


class Test(Record):
    """One thing that was run: a network and its data, or a model and a length of text.

    `read_gb` is what has to be read from memory for one token: the weights of the model.
    """

    id: Identifier
    name: Line
    unit: RunUnit
    read_gb: Gigabytes | None = None


class Run(Record):
    """One measured value; `count` accelerators together reached it, joined by `link` if named."""

    accelerator: GpuId
    test: Identifier
    precision: Precision
    value: Said
    count: Annotated[int, Field(ge=1, le=100_000)] = 1
    batch: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    runs: Annotated[int, Field(ge=1, le=100_000)] | None = None
    system: Line | None = None
    link: Line | None = None
    date: PartialDateField | None = None
    note: Note | None = None


class Dataset(Record):
    """Runs that may be compared with each other: one campaign with one software.

    `date` is the day of runs that name no other.
    """

    name: Line
    source: SourceId
    url: Url
    kind: Literal["measured", "secondary"]
    confidence: Confidence
    software: Line
    date: PartialDateField
    tests: Many[Test]
    runs: Many[Run]
    notes: Many[Note] = ()


class MemoryFloor(Record):
    """The least memory with which a workload is worth starting."""

    size_gb: Annotated[float, Field(gt=0, le=4096, allow_inf_nan=False)]
    source: SourceId
    url: Url | None = None
    read_on: PartialDateField
    reason: Note


class Workload(Record):
    """A kind of work, the tests that stand for it, and what its time is made of.

    `platforms` are those whose accelerators the estimate may speak of; others need a measurement.
    """

    id: Identifier
    tests: Many[Identifier]
    precisions: Many[Precision]
    terms: Many[Term]
    platforms: Many[Platform]
    memory_floor: MemoryFloor
