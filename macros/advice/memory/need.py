"""Memory need: how many gigabytes a neural network takes to run, to tune and to train.

A gigabyte is 10⁹ bytes; accelerators are sold in units of 2³⁰, so their 24 GB hold 25.8 of these.
Every constant is a rule of data/memory_rules.yml, with its source; a rule with two ends makes a
range. None says that a figure of the model is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from macros.facts.records.models import AttentionLayers, MemoryRule, Model

Rules = Mapping[str, MemoryRule]
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
ZeroStage = Literal[0, 1, 2, 3]

BYTES_PER_GB = 1e9
BITS_PER_BYTE = 8
KEY_AND_VALUE = 2


@dataclass(frozen=True)
class Span:
    """The least and the most that something takes."""

    low: float
    high: float

    def plus(self, other: Span) -> Span:
        """Return what both take together."""
        return Span(self.low + other.low, self.high + other.high)

    def times(self, factor: float) -> Span:
        """Return so many times the same."""
        return Span(self.low * factor, self.high * factor)


@dataclass(frozen=True)
class Training:
    """How training with AdamW in mixed precision is divided over accelerators."""

    zero_stage: ZeroStage = 0
    gpu_count: int = 1


@dataclass(frozen=True)
class Adapter:
    """Small matrices beside frozen ones: their rank, and the share of weights that gets them."""

    rank: int
    target_share: float = 1
    base: WeightFormat = "bf16"


@dataclass(frozen=True)
class Batch:
    """What is computed at once: so many sequences of so many tokens."""

    sequences: int
    tokens: int


def weights_gb(parameters_billion: float, weights: WeightFormat, rules: Rules) -> Span:
    """Return what weights take, in GB: parameters x bytes of each.

    All experts of a mixture lie in memory, so it is the total that counts. Sources: stas00,
    ml-engineering, inference; for GGUF the formats of llama.cpp.
    """
    return bytes_per_parameter(f"weights-{weights}", rules).times(parameters_billion)


def bytes_per_parameter(rule_id: str, rules: Rules) -> Span:
    """Return what one parameter takes by a rule, in bytes; bits are converted."""
    rule = rules[rule_id]
    unit = BITS_PER_BYTE if rule.unit == "bits_per_parameter" else 1
    return span_of(rule).times(1 / unit)


def span_of(rule: MemoryRule) -> Span:
    """Return both ends of a rule, in its own unit."""
    return Span(rule.value, rule.value if rule.high is None else rule.high)


def cache_elements(model: Model, tokens: int) -> int | None:
    """Return how many values the cache of one sequence holds.

    Layers with a window hold at most the tokens of it, as configurations of Gemma and gpt-oss say.
    A runtime without a cache for windows stores these layers in full.
    """
    if model.attention is None:
        return None
    return sum(
        _elements_per_token(group) * min(tokens, group.window_tokens or tokens)
        for group in model.attention
    )


def _elements_per_token(group: AttentionLayers) -> int:
    """Return how many values one more token adds to the cache while its window is not full.

    2 x layers x KV heads x head_dim (stas00, ml-engineering, inference); for latent attention
    layers x (latent + RoPE part) (DeepSeek-V2, arXiv 2405.04434).
    """
    if group.kind == "linear":
        return 0
    if group.kind == "latent":
        return group.layers * (group.cached_dim or 0)
    return group.layers * KEY_AND_VALUE * (group.kv_heads or 0) * (group.head_dim or 0)


def cache_gb(model: Model, batch: Batch, rules: Rules) -> float | None:
    """Return what keys and values of 16 bits take for all sequences, and linear layers, in GB.

    Linear layers keep a state for each sequence, whatever its length (Gated DeltaNet, Mamba-2).
    """
    elements = cache_elements(model, batch.tokens)
    if elements is None:
        return None
    state_elements = sum(group.state_elements or 0 for group in model.attention or ())
    state_bytes = state_elements * rules["state-bytes"].value
    cache_bytes = elements * rules["cache-bf16"].value
    return batch.sequences * (cache_bytes + state_bytes) / BYTES_PER_GB


def overhead_gb(rules: Rules) -> Span:
    """Return what the context and the runtime take, in GB."""
    return span_of(rules["runtime"])


def inference_gb(model: Model, weights: WeightFormat, batch: Batch, rules: Rules) -> Span | None:
    """Return what running a model takes, in GB: weights, cache and overhead."""
    cached_gb = cache_gb(model, batch, rules)
    if cached_gb is None:
        return None
    loaded = weights_gb(model.parameters.total_billion, weights, rules)
    return loaded.plus(Span(cached_gb, cached_gb)).plus(overhead_gb(rules))


def activations_gb(model: Model, batch: Batch, rules: Rules) -> float | None:
    """Return what activations of training take with checkpoints, and logits of the loss, in GB.

    2 bytes x layers x sequences x tokens x hidden size, and 4 bytes x sequences x tokens x
    vocabulary (stas00, ml-engineering, training). Without checkpointing it is far more.
    """
    if model.layers is None or model.hidden_size is None or model.vocabulary is None:
        return None
    tokens = batch.sequences * batch.tokens
    kept_bytes = tokens * model.layers * model.hidden_size * rules["activation-bytes"].value
    logit_bytes = tokens * model.vocabulary * rules["logit-bytes"].value
    return (kept_bytes + logit_bytes) / BYTES_PER_GB


def states_gb(parameters_billion: float, training: Training, rules: Rules) -> Span:
    """Return what weights, gradients and optimizer take on each accelerator, in GB.

    ZeRO-1 divides the optimizer by the count, ZeRO-2 gradients too, ZeRO-3 weights too
    (arXiv 1910.02054). Its mixed precision counts the copy of weights in 32 bits with the
    optimizer, and so do we once it is divided.
    """
    copy_bytes = rules["train-mixed"].value - rules["train-bf16"].value
    moved = Span(copy_bytes, copy_bytes)
    shares = [
        (bytes_per_parameter("optimizer-adamw", rules).plus(moved), 1),
        (bytes_per_parameter("gradients-mixed", rules), 2),
        (bytes_per_parameter("train-mixed", rules).plus(moved.times(-1)), 3),
    ]
    total = Span(0, 0)
    for bytes_each, first_stage in shares:
        divided = training.zero_stage >= first_stage
        total = total.plus(bytes_each.times(1 / training.gpu_count if divided else 1))
    return total.times(parameters_billion)


def training_gb(model: Model, batch: Batch, training: Training, rules: Rules) -> Span | None:
    """Return what training all weights takes on each accelerator, in GB; `batch` is its own."""
    activated_gb = activations_gb(model, batch, rules)
    if activated_gb is None:
        return None
    states = states_gb(model.parameters.total_billion, training, rules)
    return states.plus(Span(activated_gb, activated_gb)).plus(overhead_gb(rules))


def adapter_parameters_billion(model: Model, adapter: Adapter, rules: Rules) -> Span | None:
    """Return how many weights adapters have, in billions: rank x (rows + columns) of each matrix.

    A matrix of the hidden size on both sides gains 2 x rank / hidden size of its weights, a very
    long one half of that (LoRA, arXiv 2106.09685); hence a range, without the shape of each matrix.
    """
    if model.hidden_size is None:
        return None
    targeted_billion = model.parameters.total_billion * adapter.target_share
    share_of_one_side = adapter.rank / model.hidden_size
    return span_of(rules["lora-matrix-sides"]).times(targeted_billion * share_of_one_side)


def _frozen_gb(model: Model, base: WeightFormat, rules: Rules) -> Span:
    """Return what frozen weights take, in GB; NF4 leaves embeddings in 16 bits (arXiv 2305.14314).

    A head that shares the matrix of the embeddings makes the lower end, one of its own the upper.
    """
    total = model.parameters.total_billion
    if base != "nf4" or model.vocabulary is None or model.hidden_size is None:
        return weights_gb(total, base, rules)
    matrix = model.vocabulary * model.hidden_size / 1e9
    ends = [
        weights_gb(total - count * matrix, base, rules).plus(
            weights_gb(count * matrix, "bf16", rules)
        )
        for count in (1, 2)
    ]
    return Span(ends[0].low, ends[1].high)


def adapter_training_gb(
    model: Model, batch: Batch, adapter: Adapter, training: Training, rules: Rules
) -> Span | None:
    """Return what LoRA takes, in GB, and with a base of 4 bits QLoRA (arXiv 2305.14314).

    The base is frozen: it has neither gradients nor states. Only adapters are divided.
    """
    added_billion = adapter_parameters_billion(model, adapter, rules)
    activated_gb = activations_gb(model, batch, rules)
    if added_billion is None or activated_gb is None:
        return None
    base = _frozen_gb(model, adapter.base, rules)
    low = states_gb(added_billion.low, training, rules).low
    high = states_gb(added_billion.high, training, rules).high
    trained = Span(low + activated_gb, high + activated_gb)
    return base.plus(trained).plus(overhead_gb(rules))
