"""Held together: whether several equal accelerators hold a language model that they divide."""

from __future__ import annotations

from functools import cache

from macros.advice.memory.cases import running_load
from macros.advice.memory.constants import constants_of
from macros.advice.memory.division import Division, are_enough, division
from macros.advice.memory.held import Verdict, screen_gib, weights_of
from macros.advice.memory.shape import shape_of
from macros.advice.memory.shared_memory import own_gib, sure_gib
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu


def verdict_together(
    gpu: Gpu, catalog: Catalog, model_id: str, tokens: int, count: int, *, screen: bool = False
) -> Verdict | None:
    """Return whether so many hold a model in 4 bits with a context of so many tokens.

    None where the model's shape is not known or its context is shorter. Several divide whole
    layers, so that memory is lost at the end of each. A `screen` takes memory of the first.
    """
    model = catalog.models.get(model_id)
    parts = _division(catalog, model_id, tokens)
    if model is None or parts is None or (model.context_tokens or tokens) < tokens:
        return None
    sure, most = [sure_gib(gpu, catalog)] * count, [own_gib(gpu)] * count
    if screen:
        sure[0] -= screen_gib(catalog)
    if are_enough(sure, parts.each.high, parts.divided.high, parts.layers):
        return "fits"
    held = are_enough(most, parts.each.low, parts.divided.low, parts.layers)
    return "maybe" if held else "no"


@cache
def _division(catalog: Catalog, model_id: str, tokens: int) -> Division | None:
    model = catalog.models.get(model_id)
    shape = shape_of(model) if model else None
    if shape is None or shape.layers <= 1:
        return None
    return division(
        shape, running_load(weights_of(catalog, model_id), tokens), constants_of(catalog)
    )
