"""Token work: what has to be read from memory to write one token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import bytes_each, ends_of
from macros.advice.memory.quantities import cache_values
from macros.advice.memory.shape import Shape
from macros.facts.records.models import WeightFormat

# Formats that store the head in another one.
_FORMAT_OF_HEAD = {"gguf-q4-k-m": "weights-gguf-q4-k-m-head", "nf4": "weights-bf16"}
# How many matrices embeddings and head are: one where they share it, between both where nobody
# says so.
COPIES: Mapping[bool | None, float] = {True: 1.0, None: 1.5, False: 2.0}


@dataclass(frozen=True)
class TokenWork:
    """Bytes that are read for one token, and the layers that it passes one after the other.

    In a mixture of experts those are a part of the weights alone.
    """

    read_bytes: float
    layers: int
    is_mixture: bool = False


def token_work(
    shape: Shape, weights: WeightFormat, context_tokens: int, constants: MemoryConstants
) -> TokenWork:
    """Return the work of one token after so many others.

    Read are the weights that a token passes through, without embeddings, of which it looks up one
    row; the cache of 16 bits of all tokens before it; and the states of layers without a cache.
    """
    rules = constants.rules
    cached = ends_of(rules["cache-bf16"]).likely * cache_values(shape.attention, context_tokens)
    states = sum(group.state_elements or 0 for group in shape.attention)
    read = weights_read(shape, weights, constants)
    read_bytes = read + cached + constants.terms["state"].bytes * states
    return TokenWork(read_bytes, shape.layers, shape.is_mixture)


def weights_read(shape: Shape, weights: WeightFormat, constants: MemoryConstants) -> float:
    """Return the bytes of the weights that one token passes through."""
    return bytes_passed(shape, *weight_bytes(weights, constants))


def bytes_passed(shape: Shape, each: float, head: float) -> float:
    """Return the bytes of the weights that one token passes through, by those of `each` weight.

    A weight of the `head` may take others.
    """
    matrix = shape.vocabulary * shape.hidden
    return (shape.active_parameters - COPIES[shape.tied] * matrix) * each + matrix * head


def weight_bytes(weights: WeightFormat, constants: MemoryConstants) -> tuple[float, float]:
    """Return the bytes of a weight in a format, and of one of the head."""
    rules = constants.rules
    head = bytes_each(_FORMAT_OF_HEAD.get(weights, f"weights-{weights}"), rules).likely
    return bytes_each(f"weights-{weights}", rules).likely, head
