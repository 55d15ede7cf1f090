"""Model checks: figures of models have sources and fit each other, constants are complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from macros.facts.checks.registry import check
from macros.facts.checks.words import missing_rules, unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, listing
from macros.facts.reading.yaml_source import Keys
from macros.facts.records.measurements import Dataset
from macros.facts.records.models import AttentionKind, MemoryRule, MemoryRuleId, MemoryUnit, Model

# What the memory of each kind of layer is computed from.
FIELDS_OF_KIND: dict[AttentionKind, frozenset[str]] = {
    "full": frozenset({"kv_heads", "head_dim"}),
    "sliding_window": frozenset({"kv_heads", "head_dim", "window_tokens"}),
    "latent": frozenset({"cached_dim"}),
    "linear": frozenset({"state_elements"}),
}


@check
def check_active_parameters(draft: Draft) -> Iterator[Problem]:
    """No token passes through more weights than there are."""
    for model, document in draft.each(Model):
        total, active = model.parameters.total_billion, model.parameters.active_billion
        if active is not None and active > total:
            message = f"{active:g} billion active of {total:g} billion in total."
            keys: Keys = ("parameters", "active_billion")
            yield document.problem(keys, message, "Correct one of the two.")


@check
def check_heads_can_be_grouped(draft: Draft) -> Iterator[Problem]:
    """Heads share keys and values in groups of equal size."""
    for model, document in draft.each(Model):
        for index, group in enumerate(model.attention or ()):
            heads = model.attention_heads
            if heads and group.kv_heads and heads % group.kv_heads:
                message = f"{heads} heads cannot share {group.kv_heads} evenly."
                keys: Keys = ("attention", index, "kv_heads")
                yield document.problem(keys, message, "Correct it or `attention_heads`.")


@check
def check_attention_is_complete(draft: Draft) -> Iterator[Problem]:
    """Each group of layers has the figures of its kind and no others."""
    for model, document in draft.each(Model):
        for index, group in enumerate(model.attention or ()):
            needed = FIELDS_OF_KIND[group.kind]
            for name in sorted(needed - group.model_fields_set):
                message = f"`{name}` of these layers is missing."
                hint = "Add it; without it leave out `attention` as a whole."
                yield document.problem(("attention", index), message, hint)
            for name in sorted(group.model_fields_set - needed - {"kind", "layers"}):
                message = f"'{group.kind}' has no `{name}`."
                hint = f"Allowed: {listing(sorted(needed))}."
                yield document.problem(("attention", index, name), message, hint)


@check
def check_attention_fits_layers(draft: Draft) -> Iterator[Problem]:
    """Layers of attention are no more than all layers; linear ones may run beside them."""
    for model, document in draft.each(Model):
        groups = model.attention or ()
        linear = sum(group.layers for group in groups if group.kind == "linear")
        for count in (linear, sum(group.layers for group in groups) - linear):
            if model.layers is not None and count > model.layers:
                message = f"{count} of {model.layers} layers."
                yield document.problem(("attention",), message, "Correct one of the two.")


@check
def check_memory_rules_are_complete(draft: Draft) -> Iterator[Problem]:
    """Every constant of the formulas of memory stands there."""
    ids = get_args(MemoryRuleId)
    yield from missing_rules(draft, MemoryRule, ids, "no memory is computed without.")


@check
def check_memory_rules_have_sane_values(draft: Draft) -> Iterator[Problem]:
    """A constant has the unit that its formula takes it in, and its range ascends."""
    for rule, index, document in draft.entries(MemoryRule):
        units = _units(rule)
        if rule.unit not in units:
            message = f"'{rule.id}' is not taken in {rule.unit}."
            yield document.problem((index, "unit"), message, f"Allowed: {listing(units)}.")
        if rule.high is not None and rule.high <= rule.value:
            message = f"{rule.high:g} is not above {rule.value:g}."
            yield document.problem((index, "high"), message, "Write the higher end, or leave out.")


def _units(rule: MemoryRule) -> tuple[MemoryUnit, ...]:
    if rule.id == "display":
        return ("gb",)
    if rule.id == "formula-error" or rule.id.startswith(("shared-memory-", "unset-memory-")):
        return ("share",)
    if rule.id in ("cache-bf16", "cache-fp8"):
        return ("bytes_per_value",)
    return ("bytes_per_parameter", "bits_per_parameter")


@check
def check_measured_models_are_on_record(draft: Draft) -> Iterator[Problem]:
    """A test names a model of data/models, and how its weights are stored.

    Where several accelerators shared every layer, the ways to share it are compared without that.
    """
    known = draft.file_names("models")
    for dataset, document in draft.each(Dataset):
        for index, test in enumerate(dataset.tests):
            if test.model is None:
                continue
            if draft.is_complete(Model):
                yield from unknown_word(
                    test.model, sorted(known), "model", ("tests", index, "model"), document
                )
            ways = {run.split for run in dataset.runs if run.test == test.id}
            if not (test.weights or test.read_gb or test.tuning or "tensor" in ways):
                message = "nothing says how many bytes a token reads."
                hint = "Add `weights`, like gguf-q4-k-m, or `read_gb`; `tuning` where it was tuned."
                yield document.problem(("tests", index, "model"), message, hint)
