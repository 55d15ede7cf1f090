"""Held models: which language models an accelerator holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from macros.advice.memory.cases import (
    RUN_TOKENS,
    TRAINING_TOKENS,
    TrainingWay,
    running_load,
    training_load,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import BYTES_PER_GB, Ends
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import GIB, Load
from macros.advice.memory.shape import shape_of
from macros.advice.memory.shared_memory import own_gib, sure_gib
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model, WeightFormat
from macros.facts.records.products import Gpu

# What most people run at home; gpt-oss is published in the second.
FOUR_BITS: tuple[WeightFormat, ...] = ("gguf-q4-k-m", "mxfp4")
_USUAL = FOUR_BITS[0]
# How many models that are too large are named after those that are not.
TOO_LARGE = 2

Verdict = Literal["fits", "maybe", "no"]


@dataclass(frozen=True)
class Holding:
    """What a model needs with a context of so many tokens, in GiB, and whether a card holds it.

    `need` is None where the context is longer than the model's own.
    """

    model: Model
    tokens: int
    need: Ends | None
    verdict: Verdict


def verdict(need: Ends, size_gib: float, sure_gib: float | None = None) -> Verdict:
    """Return whether so much memory holds all of a need, only its lower end, or neither.

    `sure_gib` is what is surely there, where that is less.
    """
    if need.high <= (size_gib if sure_gib is None else sure_gib):
        return "fits"
    return "maybe" if need.low <= size_gib else "no"


def screen_gib(catalog: Catalog) -> float:
    """Return what a screen takes of the card that drives it, in GiB; nothing without the rule."""
    rule = catalog.memory_rules.get("display")
    return rule.value * BYTES_PER_GB / GIB if rule else 0.0


def holdings(
    gpu: Gpu, catalog: Catalog, models: Iterable[str], contexts: Iterable[int]
) -> list[list[Holding]]:
    """Return what an accelerator holds of models, the smallest first, at each context.

    Of those that are too large at any of them, the smallest alone are kept.
    """
    lengths = tuple(contexts)
    rows = [
        [_holding(gpu, catalog, id_, tokens) for tokens in lengths]
        for id_ in models
        if need_gib(catalog, id_, RUN_TOKENS) is not None
    ]
    held = [row for row in rows if any(one.verdict != "no" for one in row)]
    return held + [row for row in rows if row not in held][:TOO_LARGE]


def _holding(gpu: Gpu, catalog: Catalog, model_id: str, tokens: int) -> Holding:
    model = catalog.models[model_id]
    need = need_gib(catalog, model_id, tokens)
    if need is None or (model.context_tokens is not None and tokens > model.context_tokens):
        return Holding(model, tokens, None, "no")
    return Holding(model, tokens, need, verdict(need, own_gib(gpu), sure_gib(gpu, catalog)))


def need_gib(catalog: Catalog, model_id: str, tokens: int) -> Ends | None:
    """Return what running a model in 4 bits takes, in GiB; None where its shape is not known."""
    return _peak_gib(catalog, model_id, running_load(weights_of(catalog, model_id), tokens))


def weights_of(catalog: Catalog, model_id: str) -> WeightFormat:
    """Return the format of 4 bits in which people run a model: its own, where it has one."""
    model = catalog.models.get(model_id)
    return (model and model.published_weights) or _USUAL


def training_gib(
    catalog: Catalog, model_id: str, way: TrainingWay, tokens: int = TRAINING_TOKENS
) -> Ends | None:
    """Return what training a model in a way takes, in GiB; None where its shape is not known."""
    return _peak_gib(catalog, model_id, training_load(way, tokens))


@cache
def _peak_gib(catalog: Catalog, model_id: str, load: Load) -> Ends | None:
    model = catalog.models.get(model_id)
    shape = shape_of(model) if model else None
    return peak(shape, load, constants_of(catalog)).gib if shape else None


def largest_held(gpu: Gpu, catalog: Catalog) -> Model | None:
    """Return the text model with the most weights that runs in 4 bits; None where none fits.

    A model whose need is not known counts as too large.
    """
    fitting = [
        model
        for model in catalog.models.values()
        if model.modality == "text"
        and (need := need_gib(catalog, model.id, RUN_TOKENS))
        and verdict(need, own_gib(gpu), sure_gib(gpu, catalog)) == "fits"
    ]
    return max(fitting, key=lambda model: (model.parameters.total_billion, model.id), default=None)
