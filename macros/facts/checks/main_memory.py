"""Main memory checks: a measured run says where the weights lie, in figures that can be."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.main_memory import MainMemoryRun
from macros.facts.records.models import Model


@check
def check_places_of_weights(draft: Draft) -> Iterator[Problem]:
    """A run with an accelerator says which layers lie where, and one without says nothing."""
    for run, index, document in draft.entries(MainMemoryRun):
        stated = (run.card_layers is not None) + (run.host_expert_layers is not None)
        if run.accelerator is None and stated:
            message = "layers are divided, but no `accelerator` is named."
            yield document.problem((index,), message, "Name it, or leave out the layers.")
        if run.accelerator is not None and stated != 1:
            message = "where the weights lie is not said."
            hint = "Write either `card_layers` or `host_expert_layers`."
            yield document.problem((index, "accelerator"), message, hint)


@check
def check_layers_of_runs(draft: Draft) -> Iterator[Problem]:
    """No more layers are placed than the model has, and experts only of a model with experts."""
    models = {model.id: model for model, _ in draft.each(Model)}
    for run, index, document in draft.entries(MainMemoryRun):
        model = models.get(run.model)
        for name in ("card_layers", "host_expert_layers"):
            placed = getattr(run, name)
            if model and model.layers and placed and placed > model.layers:
                message = f"{placed} layers, but the model has {model.layers}."
                yield document.problem((index, name), message, "Correct one of the two.")
        if model and run.host_expert_layers and not model.parameters.is_mixture:
            message = "this model has no experts."
            yield document.problem((index, "host_expert_layers"), message, "Write `card_layers`.")


@check
def check_formats_of_runs(draft: Draft) -> Iterator[Problem]:
    """The format of the weights is said once, and a run that counts has its bandwidth."""
    for run, index, document in draft.entries(MainMemoryRun):
        if (run.weights is None) == (run.bits_per_weight is None):
            message = "the format of the weights has to be said once."
            hint = "Write either `weights` or `bits_per_weight`."
            yield document.problem((index,), message, hint)
        if run.host_memory_gb_s is None and run.set_aside is None:
            message = "`host_memory_gb_s` is missing."
            hint = "Write channels x 8 bytes x MT/s, or why the run is `set_aside`."
            yield document.problem((index,), message, hint)
