"""Memory cases: the ways of running and training whose memory need the guide shows."""

from __future__ import annotations

from typing import Literal, get_args

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.division import Division, division
from macros.advice.memory.formats import BYTES_PER_GB, Ends, ends_of
from macros.advice.memory.peak import COUNTED, peak
from macros.advice.memory.quantities import Load, ZeroStage, cache_values
from macros.advice.memory.shape import Shape, ShapeError, shape_of
from macros.facts.records.memory import MemoryMode
from macros.facts.records.models import Model, WeightFormat

TrainingWay = Literal["full", "lora", "qlora"]
TRAINING_WAYS: tuple[TrainingWay, ...] = get_args(TrainingWay)

# One conversation of some pages of text.
RUN_TOKENS = 8192
# The smallest batch: more sequences at once only add activations.
TRAINING_TOKENS = 2048
# The rank of the experiments in the paper on QLoRA is 64, tools begin at 8 to 16.
LORA_RANK = 16

# One well-known model with open weights of each size that people run, smallest first.
WELL_KNOWN_MODELS = (
    "llama-3-2-3b",
    "llama-3-1-8b",
    "phi-4",
    "gpt-oss-20b",
    "qwen3-6-27b",
    "llama-3-3-70b",
    "gpt-oss-120b",
    "qwen3-235b-a22b",
    "deepseek-v3-2",
)

# What people run with llama.cpp rather than with PyTorch.
LLAMA_CPP: tuple[WeightFormat, ...] = ("gguf-q4-k-m", "gguf-q8-0", "mxfp4")

_MODES: dict[TrainingWay, MemoryMode] = {"full": "amp", "lora": "lora", "qlora": "qlora"}


def usual_tokens(model: Model) -> int:
    """Return the context of our tables in tokens, or the model's longest where that is shorter."""
    return min(RUN_TOKENS, model.context_tokens or RUN_TOKENS)


def running_load(
    weights: WeightFormat, tokens: int, sequences: int = 1, gpu_count: int = 1
) -> Load:
    """Return the load of running a model: llama.cpp for what it reads, PyTorch for the others."""
    mode: MemoryMode = "gguf" if weights in LLAMA_CPP else "pytorch"
    return Load(mode, tokens, sequences, weights=weights, gpu_count=gpu_count)


def training_load(way: TrainingWay, tokens: int = TRAINING_TOKENS) -> Load:
    """Return the load of training with one sequence at a time. Raises KeyError for unknown ways."""
    return Load(_MODES[way], tokens, checkpointing=True, lora_rank=LORA_RANK)


def case_of_running(
    model: Model, weights: WeightFormat, tokens: int, constants: MemoryConstants
) -> Ends:
    """Return what running one sequence takes, in GB; the cache has 16 bits.

    Raises KeyError for an unknown format, ShapeError where the model's shape is not known.
    """
    return _gb(model, running_load(weights, tokens), constants)


def division_of_running(
    model: Model, weights: WeightFormat, tokens: int, constants: MemoryConstants
) -> Division:
    """Return how running one sequence is divided over cards; the cache has 16 bits.

    Raises KeyError for an unknown format, ShapeError where the model's shape is not known.
    """
    return division(_shape(model), running_load(weights, tokens), constants)


def case_of_workspace(
    model: Model, weights: WeightFormat, tokens: int, constants: MemoryConstants
) -> Ends:
    """Return what a program takes to read a prompt, in GB: all but weights, cache and runtime.

    Raises KeyError for an unknown format, ShapeError where the model's shape is not known.
    """
    total = Ends.of(0)
    for part, taken in peak(_shape(model), running_load(weights, tokens), constants).parts.items():
        if part not in (*COUNTED, "context"):
            total = total.plus(taken)
    return total.scaled(1 / BYTES_PER_GB)


def case_of_cache(model: Model, tokens: int, sequences: int, constants: MemoryConstants) -> Ends:
    """Return what the cache of 16 bits takes, in GB.

    Raises ShapeError where the model's shape is not known.
    """
    if model.attention is None:
        raise _unknown(model)
    values = ends_of(constants.rules["cache-bf16"]).scaled(cache_values(model.attention, tokens))
    states = sum(group.state_elements or 0 for group in model.attention)
    state_bytes = constants.terms["state"].bytes * states
    return values.plus(Ends.of(state_bytes)).scaled(sequences / BYTES_PER_GB)


def case_of_training(model: Model, way: TrainingWay, constants: MemoryConstants) -> Ends:
    """Return what training all weights in mixed precision, or adapters alone, takes, in GB.

    Raises KeyError for an unknown way, ShapeError where the model's shape is not known.
    """
    return _gb(model, training_load(way), constants)


def case_of_sharding(
    model: Model, stage: ZeroStage, gpu_count: int, constants: MemoryConstants
) -> Ends:
    """Return what each accelerator holds when training is divided over several, in GB.

    Raises ShapeError where the model's shape is not known.
    """
    load = Load("amp", TRAINING_TOKENS, checkpointing=True, gpu_count=gpu_count, zero_stage=stage)
    return _gb(model, load, constants)


def _gb(model: Model, load: Load, constants: MemoryConstants) -> Ends:
    return peak(_shape(model), load, constants).total.scaled(1 / BYTES_PER_GB)


def _shape(model: Model) -> Shape:
    shape = shape_of(model)
    if shape is None:
        raise _unknown(model)
    return shape


def _unknown(model: Model) -> ShapeError:
    return ShapeError("attention", f"the shape of {model.id} is not known")
