from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import weights_gb
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import (
    GIB,
    Load,
    adapter_parameters,
    cache_values,
    values_per_token,
)
from macros.advice.memory.shape import Shape, ShapeError, shape_of, shape_of_figures
from macros.facts.records.memory import MemoryTerm
from macros.facts.records.models import AttentionLayers, WeightFormat
from tests.tiny_models import real_memory_constants, real_memory_rules, tiny_model

REAL = real_memory_constants()
LLAMA = shape_of_figures(
    parameters=8.03e9, layers=32, hidden=4096, heads=32, kv_heads=8, vocabulary=128256
)


def term(id_: str, **figures: Any) -> MemoryTerm:
    record = {
        "id": id_, "modes": ["amp"], "part": "weights", "quantity": "parameters", "bytes": 1,
        "decided": "2026-11-20", "source": "weekly-chip", "reason": "Invented.", **figures,
    }  # fmt: skip
    return MemoryTerm.model_validate(record)


def constants(*terms: MemoryTerm) -> MemoryConstants:
    return MemoryConstants({one.id: one for one in terms}, real_memory_rules())


def likely(load: Load, shape: Shape = LLAMA, given: MemoryConstants = REAL) -> float:
    return peak(shape, load, given).total.likely


def test_the_fullest_phase_decides() -> None:
    given = constants(
        term("always"),
        term("loss", phases=["loss"], bytes=2),
        term("step", phases=["optimizer"], bytes=3, part="optimizer"),
    )
    answer = peak(LLAMA, Load("amp", 8), given)
    assert answer.phase == "optimizer"
    assert answer.total.likely == pytest.approx(4 * 8.03e9)
    assert answer.parts["optimizer"].likely == pytest.approx(3 * 8.03e9)


def test_tensors_may_be_fullest_in_another_phase_than_the_whole() -> None:
    given = constants(
        term("loss", phases=["loss"], bytes=2),
        term("gaps", phases=["loss"], bytes=3, part="allocator"),
        term("step", phases=["optimizer"], bytes=4),
    )
    answer = peak(LLAMA, Load("amp", 8), given)
    assert answer.phase == "loss"
    assert answer.tensors == pytest.approx(4 * 8.03e9)


def test_a_model_that_runs_takes_no_less_than_its_weights_and_its_cache() -> None:
    given = constants(
        term("file", modes=["gguf"], quantity="stored"),
        term("cache", modes=["gguf"], part="cache", quantity="cache-values"),
        term("buffers", modes=["gguf"], part="activations", quantity="gib"),
    )
    answer = peak(LLAMA, Load("gguf", 8192, weights="bf16"), given)
    counted = answer.parts["weights"].low + answer.parts["cache"].low
    assert answer.total.low == pytest.approx(counted + 0.97 * GIB)
    assert answer.total.high == pytest.approx((counted + GIB) * 1.03)


@pytest.mark.parametrize(
    ("figures", "load"),
    [
        ({"checkpointing": True}, {"checkpointing": True}),
        ({"accumulating": True}, {"accumulating": True}),
        ({"optimizer": "adamw-8bit"}, {"optimizer": "adamw-8bit"}),
        ({"modes": ["bf16"]}, {"mode": "bf16"}),
    ],
)
def test_a_term_counts_only_in_its_case(
    figures: Mapping[str, Any], load: Mapping[str, Any]
) -> None:
    given = constants(term("a", **figures))
    assert likely(Load("amp", 8), given=given) == 0
    assert likely(replace(Load("amp", 8), **load), given=given) == pytest.approx(8.03e9)


def test_ends_of_terms_and_the_error_of_the_formulas_make_a_range() -> None:
    answer = peak(LLAMA, Load("amp", 8), constants(term("a", bytes=2, low=1, high=4)))
    assert answer.total.low == pytest.approx(8.03e9 * 0.97)
    assert answer.total.high == pytest.approx(4 * 8.03e9 * 1.03)


@pytest.mark.parametrize(
    "modes",
    ["amp", "bf16", "lora", "qlora"],
)
def test_more_of_anything_takes_more(modes: Any) -> None:
    base = Load(modes, 2048, checkpointing=True)
    more = [
        replace(base, tokens=65_536),
        replace(base, sequences=32),
        replace(base, sequences=32, checkpointing=False),
    ]
    assert all(likely(load) > likely(base) for load in more)


def test_way_of_training_orders_the_need() -> None:
    needs = [likely(Load(mode, 2048)) for mode in ("qlora", "lora", "bf16", "amp")]
    assert needs == sorted(needs)


def test_accumulated_gradients_come_on_top_where_scores_decide() -> None:
    small = shape_of_figures(
        parameters=1.236e9, layers=16, hidden=2048, heads=32, kv_heads=8, vocabulary=128256,
        intermediate=8192, tied=True,
    )  # fmt: skip
    load = Load("amp", 2048, 4, checkpointing=True)
    added = likely(replace(load, accumulating=True), small) - likely(load, small)
    assert added == pytest.approx(4 * 1.236e9)


def test_an_optimizer_of_8_bits_takes_less() -> None:
    load = Load("amp", 2048, checkpointing=True)
    assert likely(replace(load, optimizer="adamw-8bit")) < likely(load)


@pytest.mark.parametrize(("stage", "share"), [(0, 1), (1, 10 / 20), (2, 5 / 20), (3, 5 / 20)])
def test_zero_divides_more_and_more(stage: Any, share: float) -> None:
    load = Load("amp", 1, checkpointing=True)
    divided = likely(replace(load, zero_stage=stage, gpu_count=64)) / likely(load)
    assert divided <= share + 0.1


def test_layers_are_shared_between_cards_and_the_runtime_is_not() -> None:
    load = Load("gguf", 8192, weights="gguf-q4-k-m")
    alone, halved = peak(LLAMA, load, REAL), peak(LLAMA, replace(load, gpu_count=2), REAL)
    assert halved.parts["weights"].likely == pytest.approx(alone.parts["weights"].likely / 2)
    assert halved.parts["context"] == alone.parts["context"]


def test_an_odd_layer_lies_on_one_of_two_cards() -> None:
    odd = replace(LLAMA, layers=31)
    load = Load("pytorch", 100, gpu_count=2)
    alone = peak(odd, replace(load, gpu_count=1), REAL)
    share = peak(odd, load, REAL).parts["weights"].likely / alone.parts["weights"].likely
    assert share == pytest.approx(16 / 31)


def test_a_cache_of_8_bits_takes_half() -> None:
    load = Load("gguf", 131_072, weights="gguf-q4-k-m")
    full, half = (
        peak(LLAMA, replace(load, cache=form), REAL).parts["cache"].likely
        for form in ("bf16", "fp8")
    )
    assert full == 2 * half == 16 * GIB


def test_small_models_take_more_bits_for_each_weight() -> None:
    # Files of llama.cpp: 4.92 GB of Llama 3.1 8B, 2.02 GB of 3.2 3B, 0.81 GB of 3.2 1B.
    shapes = {
        4.92: LLAMA,
        2.02: shape_of_figures(
            parameters=3.213e9, layers=28, hidden=3072, heads=24, kv_heads=8, vocabulary=128256,
            tied=True,
        ),
        0.81: shape_of_figures(
            parameters=1.236e9, layers=16, hidden=2048, heads=32, kv_heads=8, vocabulary=128256,
            tied=True,
        ),
    }  # fmt: skip
    for file_gb, shape in shapes.items():
        weights = peak(shape, Load("gguf", 1, weights="gguf-q4-k-m"), REAL).parts["weights"]
        assert weights.low <= file_gb * 1e9 <= weights.high * 1.01


@pytest.mark.parametrize(
    ("weights", "gb"),
    [("fp32", 32), ("bf16", 16), ("fp8", 8), ("mxfp8", 8.25), ("4-bit", 4), ("mxfp4", 4.25),
     ("gguf-q8-0", 8.5)],
)  # fmt: skip
def test_weights_of_eight_billion(weights: WeightFormat, gb: float) -> None:
    assert weights_gb(8, weights, REAL.rules).likely == pytest.approx(gb)


def test_a_window_caps_the_cache() -> None:
    groups = tuple(tiny_model().attention or ())
    assert cache_values(groups, 10) == 10 * (2 * 4 * 100 + 3 * 2 * 2 * 50)
    assert cache_values(groups, 1000) == 1000 * 800 + 10 * 600


def test_latent_attention_stores_one_vector_for_each_layer() -> None:
    assert values_per_token(AttentionLayers(kind="latent", layers=4, cached_dim=576)) == 4 * 576


def test_the_state_of_linear_layers_does_not_grow() -> None:
    linear = {"kind": "linear", "layers": 4, "state_elements": 1_000_000}
    shape = shape_of(tiny_model(attention=[linear]))
    assert shape
    short, long = (
        peak(shape, Load("gguf", tokens, 3, weights="gguf-q4-k-m"), REAL).parts["cache"].likely
        for tokens in (1, 1000)
    )
    assert short == long == 3 * 4e6


def test_training_layers_of_another_kind_is_refused() -> None:
    latent = {"kind": "latent", "layers": 4, "cached_dim": 576}
    shape = shape_of(tiny_model(attention=[latent]))
    assert shape
    with pytest.raises(ShapeError, match="not known"):
        peak(shape, Load("lora", 2048), REAL)


def test_adapters_lie_beside_all_seven_matrices() -> None:
    # rank x (rows + columns) of q, k, v, o, gate, up and down in 32 layers.
    shape = replace(LLAMA, feed_forward=14336)
    assert adapter_parameters(shape, 16) == 41_943_040


def test_experts_have_no_adapters() -> None:
    mixture = replace(LLAMA, active_parameters=3e9)
    assert adapter_parameters(mixture, 16) == 16 * 32 * (2 * 8192 + 2 * 5120)
