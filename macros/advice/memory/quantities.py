"""Quantities: how many of each thing a step of a network has that takes memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from macros.advice.memory.constants import Rules
from macros.advice.memory.formats import Ends, bytes_each, ends_of
from macros.advice.memory.shape import MATRICES_OF_FEED_FORWARD, Shape
from macros.facts.records.memory import MemoryMode, MemoryOptimizer, MemoryQuantity
from macros.facts.records.models import AttentionLayers, WeightFormat

CacheFormat = Literal["bf16", "fp8"]
ZeroStage = Literal[0, 1, 2, 3]

GIB = 2**30
KEY_AND_VALUE = 2
# Tokens of a prompt that are read at once: what programs for PyTorch commonly choose, and what
# llama.cpp does unless it is told otherwise.
CHUNK_TOKENS: Mapping[MemoryMode, int] = {"pytorch": 2048, "gguf": 512}
# What all layers together have of it.
IN_ALL_LAYERS: Mapping[MemoryQuantity, MemoryQuantity] = {
    "layer-hidden": "layers-hidden",
    "layer-attention": "layers-attention",
    "layer-keys": "layers-keys",
    "layer-feed-forward": "layers-feed-forward",
}
TRAINING_MODES: tuple[MemoryMode, ...] = ("amp", "bf16", "lora", "qlora")


@dataclass(frozen=True)
class Load:
    """What a network is asked to do: so many sequences of so many tokens, in which way.

    `weights` and `cache` are formats of a model that runs. `gpu_count` cards share it: layers when
    it runs, what `zero_stage` divides when it is trained. `serving` says that a server runs it: it
    reads one piece of all prompts at a time, keeps the scores of each last token alone, and does
    not copy its cache.
    """

    mode: MemoryMode
    tokens: int
    sequences: int = 1
    weights: WeightFormat = "bf16"
    cache: CacheFormat = "bf16"
    checkpointing: bool = False
    accumulating: bool = False
    optimizer: MemoryOptimizer = "adamw"
    lora_rank: int = 16
    gpu_count: int = 1
    zero_stage: ZeroStage = 0
    serving: bool = False


def quantities(shape: Shape, load: Load, rules: Rules) -> dict[MemoryQuantity, Ends]:
    """Return how many of each there are, on all cards together; least, likely and most.

    What needs a figure that is not known is left out: the activations of layers that are not of
    the plain kind.
    """
    found = _weights(shape, load, rules)
    found |= _training(shape, load) if load.mode in TRAINING_MODES else _running(shape, load, rules)
    found["gib"] = Ends.of(GIB)
    return found


def cache_values(groups: tuple[AttentionLayers, ...], tokens: int) -> int:
    """Return how many values the cache of one sequence holds.

    Layers with a window hold at most the tokens of it, as configurations of Gemma and gpt-oss say.
    A runtime without a cache for windows stores these layers in full.
    """
    return sum(
        values_per_token(group) * min(tokens, group.window_tokens or tokens) for group in groups
    )


def values_per_token(group: AttentionLayers) -> int:
    """Return how many values one more token adds to the cache while its window is not full.

    2 x layers x KV heads x head_dim (stas00, ml-engineering, inference); for latent attention
    layers x (latent + RoPE part) (DeepSeek-V2, arXiv 2405.04434).
    """
    if group.kind == "linear":
        return 0
    if group.kind == "latent":
        return group.layers * (group.cached_dim or 0)
    return group.layers * KEY_AND_VALUE * (group.kv_heads or 0) * (group.head_dim or 0)


def _weights(shape: Shape, load: Load, rules: Rules) -> dict[MemoryQuantity, Ends]:
    matrix = shape.vocabulary * shape.hidden
    embeddings = _embeddings(shape)
    tied = {True: 1.0, False: 0.0, None: 0.5}[shape.tied]
    # The embeddings are looked up, not multiplied; a head that shares them is multiplied too.
    cast_ends = Ends(
        shape.parameters - matrix * (shape.tied is not True),
        shape.parameters - matrix * (1 - tied),
        shape.parameters - matrix * (shape.tied is False),
    )
    found: dict[MemoryQuantity, Ends] = {
        "parameters": Ends.of(shape.parameters),
        "embeddings": embeddings,
        "head": Ends.of(matrix),
        "shared-matrix": embeddings.taken_from(2 * matrix),
        "matrices": cast_ends if load.mode != "qlora" else embeddings.taken_from(shape.parameters),
        "stored": _stored(shape, load.weights, rules),
    }
    if (adapters := adapter_parameters(shape, load.lora_rank)) is not None:
        found["adapters"] = Ends.of(adapters)
    if shape.feed_forward is not None and shape.attention_width is not None:
        widest = max(shape.feed_forward, shape.attention_width)
        found["largest-matrix"] = Ends.of(shape.hidden * widest)
    return found


def _embeddings(shape: Shape) -> Ends:
    """Return how many weights embeddings and head have: one matrix where they share it, or two."""
    matrix = shape.vocabulary * shape.hidden
    if shape.tied is None:
        return Ends(matrix, 1.5 * matrix, 2 * matrix)
    return Ends.of(matrix * (1 if shape.tied else 2))


def _stored(shape: Shape, weights: WeightFormat, rules: Rules) -> Ends:
    """Return what weights take in a format, in bytes; Q4_K_M has more bits for the head."""
    each = bytes_each(f"weights-{weights}", rules)
    if weights == "nf4":
        embeddings = _embeddings(shape)
        return embeddings.taken_from(shape.parameters).times(each).plus(embeddings.scaled(2))
    if weights == "mxfp4" and shape.is_mixture:
        return _stored_experts(shape, each, bytes_each("weights-mxfp4-rest", rules))
    if weights != "gguf-q4-k-m":
        return each.scaled(shape.parameters)
    matrix = shape.vocabulary * shape.hidden
    head = bytes_each("weights-gguf-q4-k-m-head", rules).scaled(matrix)
    looked_up = bytes_each("weights-gguf-q4-k-m-embeddings", rules).scaled(matrix)
    embeddings = _embeddings(shape)
    rest = embeddings.taken_from(shape.parameters).times(each)
    second = {True: 0.0, None: 0.5, False: 1.0}[shape.tied]
    most = 0.0 if shape.tied else 1.0
    return rest.plus(head).plus(Ends(0, looked_up.likely * second, looked_up.high * most))


def _stored_experts(shape: Shape, each: Ends, kept: Ends) -> Ends:
    """Return the bytes of a mixture whose experts alone have few bits; `kept` is for the rest.

    Embeddings that are no head are looked up: llama.cpp leaves them in the computer's memory, so
    the lower end is without them.
    """
    attention = 2 * shape.hidden * ((shape.attention_width or 0) + (shape.key_width or 0))
    layers = shape.layers * attention
    rest = _embeddings(shape).plus(Ends.of(layers))
    experts = shape.parameters - rest.high
    least = experts * each.low + (shape.vocabulary * shape.hidden + layers) * kept.low
    most = experts * each.high + rest.high * kept.high
    return Ends(least, (least + most) / 2, most)


def adapter_parameters(shape: Shape, rank: int) -> float | None:
    """Return how many weights adapters have: rank x (rows + columns) of each matrix of a layer.

    In a mixture of experts only attention has adapters: tools leave the experts alone by default.
    (LoRA, arXiv 2106.09685.) None where the matrices are not known.
    """
    if shape.attention_width is None or shape.key_width is None:
        return None
    sides: float = 2 * (shape.hidden + shape.attention_width) + 2 * (shape.hidden + shape.key_width)
    if not shape.is_mixture:
        if shape.feed_forward is None:
            return None
        sides += MATRICES_OF_FEED_FORWARD * (shape.hidden + shape.feed_forward)
    return rank * shape.layers * sides


def _training(shape: Shape, load: Load) -> dict[MemoryQuantity, Ends]:
    tokens = load.sequences * load.tokens
    found: dict[MemoryQuantity, Ends] = {"logits": Ends.of(tokens * shape.vocabulary)}
    of_one: dict[MemoryQuantity, float | None] = {
        "layer-hidden": shape.hidden,
        "layer-attention": shape.attention_width,
        "layer-keys": shape.key_width,
        "layer-feed-forward": shape.feed_forward,
    }
    for name, width in of_one.items():
        if width is not None:
            found[name] = Ends.of(tokens * width)
            found[IN_ALL_LAYERS[name]] = Ends.of(shape.layers * tokens * width)
    return found


def _running(shape: Shape, load: Load, rules: Rules) -> dict[MemoryQuantity, Ends]:
    chunk = min(load.tokens, CHUNK_TOKENS[load.mode])
    by_sequence = load.mode == "pytorch" and not load.serving
    read = chunk * (load.sequences if by_sequence else 1)
    is_copied = not (load.mode == "pytorch" and load.serving)
    context = load.sequences * load.tokens if is_copied else 0
    further = load.tokens > chunk and is_copied
    scored = read if is_copied else load.sequences
    cached = load.sequences * cache_values(shape.attention, load.tokens)
    states = sum(group.state_elements or 0 for group in shape.attention)
    found: dict[MemoryQuantity, Ends] = {
        "cache-values": ends_of(rules[f"cache-{load.cache}"]).scaled(cached),
        "state-values": Ends.of(load.sequences * states),
        "chunk-logits": Ends.of(scored * shape.vocabulary),
        "chunk-hidden": Ends.of(read * shape.hidden),
        "chunk-context": Ends.of(read * load.tokens if further else 0),
        "chunk-feed-forward": Ends.of(read * (shape.feed_forward or shape.hidden)),
        "chunk-attention": Ends.of(read * (shape.attention_width or shape.hidden)),
        "context-keys": Ends.of(context * (shape.key_width or 0)),
        "context-heads": Ends.of(0),
    }
    if further and shape.shares_heads:
        found["context-heads"] = Ends.of(context * (shape.attention_width or 0))
    return found
