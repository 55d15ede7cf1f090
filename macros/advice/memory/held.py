"""Held models: the largest language model that an accelerator holds."""

from __future__ import annotations

from macros.advice.memory.cases import RUN_TOKENS, running_load
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import WeightFormat
from macros.advice.memory.peak import peak
from macros.advice.memory.shape import shape_of
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.facts.records.products import Gpu

# What most people run at home.
WEIGHTS: WeightFormat = "gguf-q4-k-m"


def largest_held(gpu: Gpu, catalog: Catalog) -> Model | None:
    """Return the text model with the most weights that runs in 4 bits; None where none fits.

    A model whose need is not known counts as too large.
    """
    constants, load = constants_of(catalog), running_load(WEIGHTS, RUN_TOKENS)
    fitting = [
        model
        for model in catalog.models.values()
        if model.modality == "text"
        and (shape := shape_of(model))
        and peak(shape, load, constants).gib.high <= gpu.memory.size_gb
    ]
    return max(fitting, key=lambda model: (model.parameters.total_billion, model.id), default=None)
