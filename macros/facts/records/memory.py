"""Memory records: terms of which the memory of a step is the sum, and peaks that were measured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.models import Heads, Layers, Width
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Identifier,
    Line,
    Many,
    Note,
    Record,
    SourceId,
    Url,
)

# `amp`: weights in 32 bits, computed in 16 by autocast; `bf16`: all in 16 bits; adapters (`lora`)
# beside frozen weights of 16 bits or (`qlora`) of 4; `pytorch` and `gguf` run a model.
MemoryMode = Literal["amp", "bf16", "lora", "qlora", "pytorch", "gguf"]
MemoryPhase = Literal[
    "loss", "first-layer", "last-layer", "optimizer", "attention", "feed-forward", "logits"
]
MemoryPart = Literal[
    "weights",
    "casts",
    "gradients",
    "optimizer",
    "activations",
    "logits",
    "cache",
    "workspace",
    "allocator",
    "context",
]
MemoryQuantity = Literal[
    "adapters",
    "cache-values",
    "chunk-attention",
    "chunk-context",
    "chunk-feed-forward",
    "chunk-hidden",
    "chunk-logits",
    "context-heads",
    "context-keys",
    "embeddings",
    "gib",
    "head",
    "largest-matrix",
    "layer-attention",
    "layer-feed-forward",
    "layer-hidden",
    "layer-keys",
    "layers-attention",
    "layers-feed-forward",
    "layers-hidden",
    "layers-keys",
    "logits",
    "matrices",
    "parameters",
    "shared-matrix",
    "state-values",
    "stored",
]
MemoryOptimizer = Literal["adamw", "adamw-8bit"]

# What a step goes through, by what is done; the fullest decides.
_OF_TRAINING: tuple[MemoryPhase, ...] = ("loss", "first-layer", "last-layer", "optimizer")
PHASES: Mapping[MemoryMode, tuple[MemoryPhase, ...]] = {
    "amp": _OF_TRAINING,
    "bf16": _OF_TRAINING,
    "lora": _OF_TRAINING,
    "qlora": _OF_TRAINING,
    "pytorch": ("attention", "feed-forward", "logits"),
    "gguf": ("logits",),
}

Amount = Annotated[float, Field(ge=0, le=1_000, allow_inf_nan=False)]
Gibibytes = Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)]


class MemoryTerm(Record):
    """So many bytes for each of a quantity, in the phases of a step of certain modes.

    `bytes` is what is likely, `low` and `high` its ends. Without `phases` it counts in all of
    them. It counts only with the `checkpointing`, `accumulating` or `optimizer` that it names.
    """

    id: Identifier
    modes: Many[MemoryMode]
    part: MemoryPart
    quantity: MemoryQuantity
    bytes: Amount
    low: Amount | None = None
    high: Amount | None = None
    phases: Many[MemoryPhase] | None = None
    checkpointing: bool | None = None
    accumulating: bool | None = None
    optimizer: MemoryOptimizer | None = None
    decided: PartialDateField
    source: SourceId
    url: Url | None = None
    reason: Note


class MemoryPeak(Record):
    """The peak of memory in a run: what tensors took, the allocator reserved, the card showed."""

    mode: Literal["amp", "bf16", "lora", "qlora", "pytorch"]
    parameters_billion: Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)]
    layers: Layers
    hidden_size: Width
    intermediate_size: Annotated[int, Field(ge=1, le=1_000_000)]
    attention_heads: Heads
    kv_heads: Heads
    head_size: Width | None = None
    vocabulary: Annotated[int, Field(ge=1, le=10_000_000)]
    tied_embeddings: bool
    sequences: Annotated[int, Field(ge=1, le=100_000)]
    tokens: Annotated[int, Field(ge=1, le=100_000_000)]
    checkpointing: bool = False
    accumulating: bool = False
    optimizer: MemoryOptimizer = "adamw"
    lora_rank: Annotated[int, Field(ge=1, le=65_536)] | None = None
    tensors_gib: Gibibytes
    reserved_gib: Gibibytes
    device_gib: Gibibytes
    gpu: Identifier
    software: Line
    conditions: Line | None = None
    measured: PartialDateField
    source: SourceId
