"""Prompt work: what has to be computed to read one token of a prompt."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.memory.shape import Shape

# A multiplication and an addition for each weight; as many for queries by keys, and for values.
_PER_WEIGHT = 2
_PER_ATTENDED = 4
_COPIES = {True: 1.0, None: 1.5, False: 2.0}


@dataclass(frozen=True)
class PromptWork:
    """Operations for one token, on average over a prompt: with weights, and with other tokens."""

    weights: float
    attention: float
    is_mixture: bool


def prompt_work(shape: Shape, prompt_tokens: int, filled_tokens: int = 0) -> PromptWork | None:
    """Return the work of a token of a prompt that follows so many other tokens.

    None for latent attention, whose work follows from figures that no record has.
    """
    if any(group.kind == "latent" for group in shape.attention):
        return None
    width = shape.attention_width or shape.hidden
    before = filled_tokens + prompt_tokens / 2
    attended = sum(
        group.layers * min(before, group.window_tokens or before)
        for group in shape.attention
        if group.kind != "linear"
    )
    matrices = shape.active_parameters - _COPIES[shape.tied] * shape.vocabulary * shape.hidden
    return PromptWork(_PER_WEIGHT * matrices, _PER_ATTENDED * width * attended, shape.is_mixture)


def operations(work: PromptWork, mixture: float, attention: float) -> float:
    """Return the operations of a token, where those of experts and attention count so often."""
    return work.weights * (mixture if work.is_mixture else 1) + work.attention * attention
