"""Models API: neural networks, and what their memory is computed from, as open data."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import TypedDict

from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.constants import MemoryConstants, constants_of
from macros.advice.memory.formats import Ends, ends_of
from macros.advice.memory.held import need_gib
from macros.advice.memory.measured_peaks import Comparison, compared
from macros.advice.memory.peak import bytes_of
from macros.facts.catalog import Catalog
from macros.facts.records.memory import (
    MemoryMode,
    MemoryOptimizer,
    MemoryPart,
    MemoryPhase,
    MemoryQuantity,
    MemoryTerm,
)
from macros.facts.records.models import (
    AttentionKind,
    MemoryRule,
    MemoryUnit,
    Modality,
    Model,
    WeightFormat,
)
from macros.present.api.typed_rows import Day, Number, row, row_of
from macros.present.html.data_files import API_FOLDER, json_bytes

_EXACT = 6  # digits after the point, of constants
_COMPUTED = 2  # of GiB


@row
class AttentionRow(TypedDict):
    """Layers that remember the context in the same way."""

    kind: AttentionKind
    """How they do: with all tokens, a window, one vector for each token, or a state."""
    layers: int
    """How many layers there are."""
    kv_heads: int | None
    """Heads that have keys and values of their own."""
    head_dim: int | None
    """Values of a key."""
    window_tokens: int | None
    """The most tokens that a layer with a window remembers."""
    cached_dim: int | None
    """Values that latent attention keeps for each token."""
    state_elements: int | None
    """Values of the state of all these layers."""


@row
class ModelRow(TypedDict):
    """A neural network with its size and shape."""

    id: str
    """The model's id."""
    name: str
    """Its name."""
    family: str
    """The family that it belongs to."""
    modality: Modality
    """What goes in and what comes out."""
    released: str | None
    """When its weights were published, as exactly as is known."""
    licence: str | None
    """Its licence."""
    parameters_billion: Number
    """All weights, in billions."""
    active_parameters_billion: Number | None
    """The weights that one token passes through, in billions."""
    layers: int | None
    """How many layers it has."""
    hidden_size: int | None
    """How many values each token has between layers."""
    attention_heads: int | None
    """Heads of attention that ask (query heads)."""
    attention: list[AttentionRow] | None
    """What remembers the context; empty where nothing does."""
    vocabulary: int | None
    """How many different tokens it knows."""
    tied_embeddings: bool | None
    """Whether the head shares the matrix of the embeddings."""
    context_tokens: int | None
    """The longest context that it was made for."""
    page: str | None
    """The address of its page below the folder of a language, such as `en/`; empty without one."""
    sources: list[str]
    """The ids of its sources."""


@row
class EndsRow(TypedDict):
    """What is likely, with its least and its most."""

    low: Number
    """The least."""
    likely: Number
    """What is likely."""
    high: Number
    """The most."""


@row
class MemoryRuleRow(TypedDict):
    """A constant of the formulas of memory."""

    id: str
    """The constant's id."""
    value: EndsRow
    """Its value."""
    unit: MemoryUnit
    """The unit of its value."""
    source: str
    """The id of its source."""
    reason: str
    """Why it is so, in English."""


@row
class MemoryTermRow(TypedDict):
    """So many bytes for each of a quantity, in the phases of a step of certain modes."""

    id: str
    """The term's id."""
    modes: list[MemoryMode]
    """In which ways of running and training it counts."""
    phases: list[MemoryPhase] | None
    """In which phases of a step; empty where in all of them."""
    part: MemoryPart
    """What it is a part of."""
    quantity: MemoryQuantity
    """What there are so many of."""
    bytes: EndsRow
    """Bytes for each."""
    checkpointing: bool | None
    """Whether it counts with or without checkpointing alone."""
    accumulating: bool | None
    """Whether it counts only where gradients of several steps are added up."""
    optimizer: MemoryOptimizer | None
    """The optimizer with which alone it counts."""
    source: str
    """The id of its source."""
    reason: str
    """Why it is so, in English."""


@row
class MemoryRunRow(TypedDict):
    """A run whose memory was measured, and what the formulas say of it, in GiB."""

    mode: MemoryMode
    """The way of running or training."""
    parameters_billion: Number
    """All weights, in billions."""
    sequences: int
    """Sequences at once."""
    tokens: int
    """Tokens of each sequence."""
    checkpointing: bool
    """Whether layers keep their input alone."""
    accumulating: bool
    """Whether gradients of several steps were added before an update."""
    optimizer: MemoryOptimizer
    """What updated the weights."""
    tensors_gib: Number
    """The peak of what tensors took."""
    reserved_gib: Number
    """What the allocator reserved."""
    device_gib: Number
    """What the card showed as used."""
    computed_gib: EndsRow
    """What the formulas say that the card shows."""
    gpu: str
    """The id of the accelerator."""
    software: str
    """Programs and their versions."""
    conditions: str | None
    """How they were set, in English."""
    measured: Day
    """The day of the run."""


@row
class MainMemoryRunRow(TypedDict):
    """A measured speed of a model that lies partly or wholly in a computer's main memory."""

    model: str
    """The id of the model."""
    weights: WeightFormat | None
    """The format of its weights; empty where it is not among ours."""
    bits_per_weight: Number | None
    """Bits of a weight, where the format is not among ours."""
    accelerator: str | None
    """The id of the accelerator; empty where the processor wrote alone."""
    card_layers: int | None
    """Layers on the accelerator, of a dense model."""
    host_expert_layers: int | None
    """Layers whose experts lie in main memory, of a mixture of experts."""
    host: str
    """The processor."""
    host_memory: str
    """The modules of main memory."""
    host_channels: int | None
    """The channels of main memory."""
    host_memory_gb_s: Number | None
    """Its bandwidth in GB/s: channels x 8 bytes x transfers a second."""
    tokens_per_s: Number
    """Tokens a second of one stream after a short text."""
    software: str
    """The program, and how it was set."""
    date: str | None
    """When it was measured, as exactly as is known."""
    source: str
    """The id of its source."""
    url: str
    """Where it was published."""
    set_aside: str | None
    """Why it counts for nothing, in English; empty where it counts."""


@row
class MemoryRulesRow(TypedDict):
    """All that memory is computed from, and how it compares with what was measured."""

    rules: list[MemoryRuleRow]
    """Bytes of formats, and other constants."""
    terms: list[MemoryTermRow]
    """The terms whose sum is a phase; the fullest phase is the memory of a step."""
    runs: list[MemoryRunRow]
    """Runs that were measured."""
    main_memory_runs: list[MainMemoryRunRow]
    """Speeds that were measured with a part of a model, or all of it, in main memory."""


def model_files(catalog: Catalog) -> Mapping[str, bytes]:
    """Return the files of models and of their memory by their paths below the site's root."""
    models = [_model(catalog, model) for model in catalog.models.values()]
    return {
        f"{API_FOLDER}/memory_rules.json": json_bytes(memory_rules(catalog)),
        f"{API_FOLDER}/models.json": json_bytes(models),
    }


def memory_rules(catalog: Catalog) -> MemoryRulesRow:
    """Return the constants of memory and measured runs as plain values."""
    constants: MemoryConstants = constants_of(catalog)
    return {
        "rules": [_rule(rule) for rule in constants.rules.values()],
        "terms": [_term(term) for term in constants.terms.values()],
        "runs": [_run(run) for run in compared(catalog.memory_peaks, constants)],
        "main_memory_runs": [
            row_of(MainMemoryRunRow, run, date=str(run.date) if run.date else None)
            for run in catalog.main_memory_runs
        ],
    }


def _model(catalog: Catalog, model: Model) -> ModelRow:
    has_page = model.modality == "text" and need_gib(catalog, model.id, RUN_TOKENS)
    return row_of(
        ModelRow,
        model,
        released=str(model.released) if model.released else None,
        parameters_billion=model.parameters.total_billion,
        active_parameters_billion=model.parameters.active_billion,
        attention=_attention(model),
        page=f"models/{model.id}/" if has_page else None,
        sources=sorted({evidence.source for evidence in model.sources}),
    )


def _attention(model: Model) -> list[AttentionRow] | None:
    if model.attention is None:
        return None
    return [row_of(AttentionRow, group) for group in model.attention]


def _rule(rule: MemoryRule) -> MemoryRuleRow:
    return row_of(MemoryRuleRow, rule, value=_ends(ends_of(rule), _EXACT))


def _term(term: MemoryTerm) -> MemoryTermRow:
    return row_of(
        MemoryTermRow,
        term,
        modes=list(term.modes),
        phases=None if term.phases is None else list(term.phases),
        bytes=_ends(bytes_of(term), _EXACT),
    )


def _run(comparison: Comparison) -> MemoryRunRow:
    run = comparison.run
    computed = _ends(comparison.gib, _COMPUTED)
    return row_of(MemoryRunRow, run, computed_gib=computed, measured=str(run.measured))


def _ends(ends: Ends, digits: int) -> EndsRow:
    low, likely, high = (round(end, digits) for end in (ends.low, ends.likely, ends.high))
    return {"low": low, "likely": likely, "high": high}
