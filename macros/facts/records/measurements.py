"""Measurement records: speeds that somebody measured, and the workloads they stand for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.models import WeightFormat
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
    "fp32",
    "tf32",
    "fp16_amp",
    "bf16",
    "fp16",
    "fp8",
    "fp8_mixed",
    "fp4",
    "int8",
    "q8",
    "q4",
    "unstated",
]
RunUnit = Literal[
    "images/s",
    "images/min",
    "sequences/s",
    "tokens/s",
    "samples/s",
    "iterations/s",
    "points",  # of a benchmark that prints no rate, proportional to one
    "s",
    "min",
]
TIME_UNITS: frozenset[RunUnit] = frozenset({"s", "min"})

Backend = Literal["CUDA", "ROCm", "Vulkan", "SYCL", "Metal"]
# How several accelerators share the work: layer after layer, all in each layer, or whole samples.
Split = Literal["layer", "tensor", "data"]
Tokens = Annotated[int, Field(ge=1, le=100_000_000)]

# What one sample takes its time for; each is the inverse of one figure of the accelerator.
Term = Literal["tensor", "bandwidth", "vector", "overhead", "batch"]


Tuning = Literal["lora", "qlora"]


class Test(Record):
    """One thing that was run: a network and its data, or a model and a length of text.

    `model` with its `weights` says which language model wrote the text, so that what one token
    reads is computed. `read_gb` is what is read where the file has another format: its weights.
    `filled_tokens` of text stand before what is measured, `speculative` says what guesses tokens
    ahead: with either, a speed is another fact than without. `tuning` says that the model was not
    run but tuned, and how. `prompt_tokens` says that a text of so many was read, not written.
    `serves` names the software that wrote several texts at once: the `batch` of a run is how many,
    and its value what all of them got together.
    """

    id: Identifier
    name: Line
    unit: RunUnit
    model: Identifier | None = None
    weights: WeightFormat | None = None
    read_gb: Gigabytes | None = None
    filled_tokens: Tokens | None = None
    speculative: Line | None = None
    tuning: Tuning | None = None
    prompt_tokens: Tokens | None = None
    serves: Line | None = None


class Run(Record):
    """One measured value; `count` accelerators together reached it, joined by `link` if named.

    Chips count as accelerators where a product is one of several chips on a card. `build` is the
    version of the software, `host` the processor, `allocated_tokens` the room that was set aside
    for text. `source` and `url` stand where one owner of several published it. It was
    `submitted_by_vendor` where who makes the accelerator measured and published it. A run that is
    `set_aside` is on record but counts for nothing, for the reason given.
    """

    accelerator: GpuId
    test: Identifier
    precision: Precision
    value: Said
    count: Annotated[int, Field(ge=1, le=100_000)] = 1
    batch: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    runs: Annotated[int, Field(ge=1, le=100_000)] | None = None
    system: Line | None = None
    link: Line | None = None
    split: Split | None = None
    build: Line | None = None
    backend: Backend | None = None
    host: Line | None = None
    power_limit_w: Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)] | None = None
    allocated_tokens: Tokens | None = None
    date: PartialDateField | None = None
    source: SourceId | None = None
    url: Url | None = None
    submitted_by_vendor: bool = False
    note: Note | None = None
    set_aside: Note | None = None


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
    `reference` is the accelerator whose speed is 1 where the usual one cannot do the work. `like`
    is other work whose time is made of the same shares: where too few accelerators were measured,
    the speed follows from the weights found there. With `kin`, what the terms miss of an
    accelerator counts for those that are built or sized alike, which has to pay off where
    accelerators are left out. `splits` are the ways in which several accelerators share one piece
    of it; none where each does its own. Programs that `need_support` run on no accelerator whose
    software support has ended: nothing is estimated for those.
    """

    id: Identifier
    tests: Many[Identifier]
    precisions: Many[Precision]
    terms: Many[Term]
    platforms: Many[Platform]
    reference: GpuId | None = None
    like: Identifier | None = None
    kin: bool = False
    splits: Many[Split] = ()
    need_support: bool = False
    memory_floor: MemoryFloor
