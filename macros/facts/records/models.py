"""Model records: the size and shape of neural networks, and the constants of their memory."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Evidence,
    Identifier,
    Line,
    Many,
    Note,
    Record,
    SourceId,
    Url,
)

Modality = Literal[
    "text", "text-encoder", "image-classifier", "text-to-image", "text-to-video", "speech-to-text"
]
AttentionKind = Literal["full", "sliding_window", "latent", "linear"]
# In which a model's weights are stored.
WeightFormat = Literal[
    "fp32",
    "bf16",
    "fp8",
    "int8",
    "mxfp8",
    "6-bit",
    "5-bit",
    "4-bit",
    "nf4",
    "mxfp4",
    "gguf-q4-k-m",
    "gguf-q8-0",
]
MemoryRuleId = Literal[
    "cache-bf16",
    "cache-fp8",
    "display",
    "formula-error",
    "shared-memory-amd",
    "shared-memory-apple",
    "shared-memory-nvidia",
    "unset-memory-amd",
    "weights-4-bit",
    "weights-nf4",
    "weights-5-bit",
    "weights-6-bit",
    "weights-bf16",
    "weights-fp32",
    "weights-fp8",
    "weights-gguf-q4-k-m",
    "weights-gguf-q4-k-m-embeddings",
    "weights-gguf-q4-k-m-head",
    "weights-gguf-q8-0",
    "weights-int8",
    "weights-mxfp4",
    "weights-mxfp4-rest",
    "weights-mxfp8",
]
MemoryUnit = Literal[
    "bytes_per_parameter", "bits_per_parameter", "bytes_per_value", "gb", "gib", "share"
]

Billions = Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)]
Layers = Annotated[int, Field(ge=1, le=1_000)]
Heads = Annotated[int, Field(ge=1, le=1_024)]
Width = Annotated[int, Field(ge=1, le=65_536)]
Tokens = Annotated[int, Field(ge=1, le=100_000_000)]
Elements = Annotated[int, Field(ge=1, le=10_000_000_000)]


class Parameters(Record):
    """Billions of weights; `active_billion` are those that one token passes through."""

    total_billion: Billions
    active_billion: Billions | None = None

    @property
    def is_mixture(self) -> bool:
        """Whether a token passes through a part of the weights alone, as far as is known."""
        return self.active_billion is not None and self.active_billion < self.total_billion


class AttentionLayers(Record):
    """Layers that remember the context in the same way.

    `full` and `sliding_window` store a key and a value of `head_dim` for each of `kv_heads`, the
    second for at most `window_tokens`. `latent` stores `cached_dim` values, the latent and its
    RoPE part (MLA). `linear` keeps `state_elements`, of all its layers, whatever the context.
    """

    kind: AttentionKind
    layers: Layers
    kv_heads: Heads | None = None
    head_dim: Width | None = None
    window_tokens: Tokens | None = None
    cached_dim: Width | None = None
    state_elements: Elements | None = None


class Model(Record):
    """A neural network; an empty list of `attention` says that it keeps no cache.

    Layers that are in no entry of `attention` keep none: those of feed-forward alone, and those
    that reuse the cache of another. `published_weights` is the format in which its makers trained
    and publish it, where that is fewer bits than 16: files in other formats are hardly smaller.
    """

    id: Identifier
    name: Line
    family: Line
    modality: Modality
    released: PartialDateField | None = None
    licence: Line | None = None
    parameters: Parameters
    layers: Layers | None = None
    hidden_size: Width | None = None
    attention_heads: Heads | None = None
    attention: Many[AttentionLayers] | None = None
    vocabulary: Annotated[int, Field(ge=1, le=10_000_000)] | None = None
    tied_embeddings: bool | None = None
    context_tokens: Tokens | None = None
    published_weights: WeightFormat | None = None
    sources: Many[Evidence]
    notes: Many[Note] = ()


class MemoryRule(Record):
    """A constant of the formulas of memory; `high` is the other end where sources give a range."""

    id: MemoryRuleId
    value: Annotated[float, Field(gt=0, le=1_000, allow_inf_nan=False)]
    high: Annotated[float, Field(gt=0, le=1_000, allow_inf_nan=False)] | None = None
    unit: MemoryUnit
    decided: PartialDateField
    source: SourceId
    url: Url | None = None
    reason: Note
