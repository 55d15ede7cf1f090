"""Held models: the largest language model that an accelerator holds."""

from __future__ import annotations

from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.fit import held_gb
from macros.advice.memory.need import Batch, WeightFormat, inference_gb
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

# What most people run at home.
WEIGHTS: WeightFormat = "gguf-q4-k-m"


def largest_held(gpu: Gpu, catalog: Catalog) -> Model | None:
    """Return the text model with the most weights that runs in 4 bits; None where none fits.

    A model whose need is not known counts as too large.
    """
    fitting = [
        model
        for model in catalog.models.values()
        if model.modality == "text"
        and (need := inference_gb(model, WEIGHTS, Batch(1, RUN_TOKENS), catalog.memory_rules))
        and need.high <= held_gb(gpu)
    ]
    return max(fitting, key=lambda model: (model.parameters.total_billion, model.id), default=None)
