"""Main memory work: what a token reads from a card and from the main memory beside it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from macros.advice.generation.token_work import COPIES
from macros.advice.memory.shape import Shape, shape_of
from macros.facts.catalog import Catalog


@dataclass(frozen=True)
class Halves:
    """Bytes that one token reads on each side, and the layers that it passes on the card."""

    card_bytes: float
    host_bytes: float
    card_layers: int


def halves(
    shape: Shape, read_bytes: float, each: float, head: float, host_layers: int, experts: float
) -> Halves:
    """Return where a token reads its `read_bytes`, with so many layers in main memory.

    Of a dense model whole layers lie there, with their cache. Of a mixture the experts alone do:
    `experts` is how many of the weights that a token passes through are theirs. `each` is what a
    weight takes, and `head` what the head does, which stays on the card.
    """
    share = host_layers / shape.layers
    if shape.is_mixture:
        host_bytes = experts * each * share
        return Halves(read_bytes - host_bytes, host_bytes, shape.layers)
    host_bytes = (read_bytes - head) * share
    return Halves(read_bytes - host_bytes, host_bytes, shape.layers - host_layers)


def experts_passed(shape: Shape, usual_share: float) -> float:
    """Return how many of the weights that a token passes through are those of experts.

    They are what attention and embeddings leave; `usual_share` of what embeddings leave where how
    the layers are built is not known.
    """
    left, known = _without_embeddings(shape), _attention(shape)
    return left * usual_share if known is None else left - known


def usual_expert_share(catalog: Catalog) -> float:
    """Return the median share of experts among mixtures whose layers are known; 1 without any."""
    found = []
    for model in catalog.models.values():
        shape = shape_of(model)
        if shape and shape.is_mixture and _attention(shape) is not None:
            found.append(experts_passed(shape, 1) / _without_embeddings(shape))
    return median(found) if found else 1.0


def _without_embeddings(shape: Shape) -> float:
    return shape.active_parameters - COPIES[shape.tied] * shape.vocabulary * shape.hidden


def _attention(shape: Shape) -> float | None:
    """Return the weights of attention; None where layers are not of the plain kind."""
    if shape.attention_width is None or shape.key_width is None:
        return None
    return shape.layers * 2 * shape.hidden * (shape.attention_width + shape.key_width)
