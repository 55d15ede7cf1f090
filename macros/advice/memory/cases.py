"""Memory cases: the ways of running and training whose memory need the guide shows."""

from __future__ import annotations

from typing import Literal, get_args

from macros.advice.memory.need import (
    Adapter,
    Batch,
    Rules,
    Span,
    Training,
    WeightFormat,
    ZeroStage,
    adapter_training_gb,
    cache_gb,
    inference_gb,
    training_gb,
)
from macros.facts.records.models import Model

TrainingWay = Literal["full", "lora", "qlora"]
TRAINING_WAYS: tuple[TrainingWay, ...] = get_args(TrainingWay)

# One conversation of some pages of text.
RUN_TOKENS = 8192
# The smallest batch: more sequences at once only add activations.
TRAINING_BATCH = Batch(sequences=1, tokens=2048)
# The rank of the experiments in the paper on QLoRA is 64, tools begin at 8 to 16.
LORA_RANK = 16

_ADAPTERS = {
    "lora": Adapter(rank=LORA_RANK, base="bf16"),
    "qlora": Adapter(rank=LORA_RANK, base="nf4"),
}


def case_of_running(model: Model, weights: WeightFormat, tokens: int, rules: Rules) -> Span:
    """Return what running one sequence takes, in GB; the cache has 16 bits.

    Raises KeyError for an unknown format, ValueError where the model's shape is not known.
    """
    return _known(inference_gb(model, weights, Batch(1, tokens), rules), model)


def case_of_cache(model: Model, tokens: int, sequences: int, rules: Rules) -> Span:
    """Return what the cache of 16 bits takes, in GB.

    Raises ValueError where the model's shape is not known.
    """
    need = cache_gb(model, Batch(sequences, tokens), rules)
    return _known(None if need is None else Span(need, need), model)


def case_of_training(model: Model, way: TrainingWay, rules: Rules) -> Span:
    """Return what training all weights in mixed precision, or adapters alone, takes, in GB.

    Raises KeyError for an unknown way, ValueError where the model's shape is not known.
    """
    if way == "full":
        return _known(training_gb(model, TRAINING_BATCH, Training(), rules), model)
    adapter = _ADAPTERS[way]
    return _known(adapter_training_gb(model, TRAINING_BATCH, adapter, Training(), rules), model)


def case_of_sharding(model: Model, stage: ZeroStage, gpu_count: int, rules: Rules) -> Span:
    """Return what each accelerator holds when training is divided over several, in GB.

    Raises ValueError where the model's shape is not known.
    """
    training = Training(zero_stage=stage, gpu_count=gpu_count)
    return _known(training_gb(model, TRAINING_BATCH, training, rules), model)


def _known(need: Span | None, model: Model) -> Span:
    if need is None:
        raise ValueError(f"the shape of {model.id} is not known")
    return need
