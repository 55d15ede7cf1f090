from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.need import (
    Adapter,
    Batch,
    Span,
    Training,
    WeightFormat,
    ZeroStage,
    activations_gb,
    adapter_parameters_billion,
    adapter_training_gb,
    cache_elements,
    cache_gb,
    inference_gb,
    overhead_gb,
    states_gb,
    training_gb,
    weights_gb,
)
from macros.facts.catalog import Catalog, load_catalog
from macros.site.day import newest_possible_date
from tests.tiny import PROJECT
from tests.tiny_models import real_memory_rules, tiny_model

RULES = real_memory_rules()
LONG = 131072


@pytest.fixture(scope="module")
def real() -> Catalog:
    return load_catalog(PROJECT / "data", today=newest_possible_date())


def spanned(span: Span | None) -> tuple[Any, Any]:
    assert span
    return pytest.approx(span.low), pytest.approx(span.high)


@pytest.mark.parametrize(
    ("weights", "low_gb", "high_gb"),
    [
        ("fp32", 32, 32),
        ("bf16", 16, 16),
        ("fp8", 8, 8),
        ("int8", 8, 8),
        ("mxfp8", 8.25, 8.25),
        ("6-bit", 6, 6),
        ("5-bit", 5, 5),
        ("4-bit", 4, 4),
        ("mxfp4", 4.25, 4.25),
        ("gguf-q4-k-m", 4.83, 4.91),
        ("gguf-q8-0", 8.5, 8.5),
    ],
)
def test_weights_of_eight_billion(weights: WeightFormat, low_gb: float, high_gb: float) -> None:
    assert (low_gb, high_gb) == spanned(weights_gb(8, weights, RULES))


def test_window_caps_the_cache() -> None:
    model = tiny_model()
    assert cache_elements(model, 10) == 10 * (2 * 4 * 100 + 3 * 2 * 2 * 50)
    assert cache_elements(model, 1000) == 1000 * 800 + 10 * 600


def test_latent_attention_stores_one_vector_for_each_layer() -> None:
    model = tiny_model(attention=[{"kind": "latent", "layers": 4, "cached_dim": 576}])
    assert cache_elements(model, 100) == 100 * 4 * 576


def test_state_of_linear_layers_does_not_grow() -> None:
    linear = {"kind": "linear", "layers": 4, "state_elements": 1_000_000}
    model = tiny_model(attention=[linear])
    for tokens in (1, 1000):
        assert cache_gb(model, Batch(3, tokens), RULES) == 3 * 4e6 / 1e9


def test_cache_of_all_sequences() -> None:
    assert cache_gb(tiny_model(), Batch(5, 10), RULES) == 5 * 14000 * 2 / 1e9


def test_what_is_not_known_has_no_need() -> None:
    batch, rank = Batch(1, 10), Adapter(8)
    assert cache_gb(tiny_model(attention=None), batch, RULES) is None
    assert inference_gb(tiny_model(attention=None), "bf16", batch, RULES) is None
    assert training_gb(tiny_model(vocabulary=None), batch, Training(), RULES) is None
    narrow = tiny_model(hidden_size=None)
    assert adapter_training_gb(narrow, batch, rank, Training(), RULES) is None


def test_a_model_without_a_cache_needs_none() -> None:
    assert cache_gb(tiny_model(attention=[]), Batch(1, 1000), RULES) == 0


def test_overhead_is_a_range() -> None:
    assert spanned(overhead_gb(RULES)) == (0.3, 2)


def test_running_is_weights_cache_and_overhead() -> None:
    need = inference_gb(tiny_model(), "bf16", Batch(1000, 10), RULES)
    assert spanned(need) == (2 + 0.028 + 0.3, 2 + 0.028 + 2)


def test_activations_with_checkpoints_and_logits() -> None:
    kept_bytes, logit_bytes = 2 * 4 * 2 * 100 * 1000, 4 * 2 * 100 * 5000
    expected = (kept_bytes + logit_bytes) / 1e9
    assert activations_gb(tiny_model(), Batch(2, 100), RULES) == pytest.approx(expected)


def test_a_trained_parameter_takes_16_to_18_bytes() -> None:
    assert spanned(states_gb(1, Training(), RULES)) == (16, 18)


@pytest.mark.parametrize(
    ("stage", "low_gb", "high_gb"),
    [
        (0, 120, 135),  # 7.5 billion at 16 to 18 bytes
        (1, 31.40625, 46.40625),  # 2 + 2 (or 4) + 12 / 64 bytes
        (2, 16.640625, 16.875),  # 2 + (2 (or 4) + 12) / 64 bytes
        (3, 1.875, 2.109375),  # all of it / 64
    ],
)
def test_zero_divides_as_in_the_figure_of_its_paper(
    stage: ZeroStage, low_gb: float, high_gb: float
) -> None:
    # arXiv 1910.02054, figure 1: 7.5 billion on 64 accelerators: 120, 31.4, 16.6, 1.9 GB.
    states = states_gb(7.5, Training(zero_stage=stage, gpu_count=64), RULES)
    assert (low_gb, high_gb) == spanned(states)


def test_zero_on_one_accelerator_divides_nothing() -> None:
    whole = states_gb(7, Training(), RULES)
    assert (whole.low, whole.high) == spanned(states_gb(7, Training(zero_stage=3), RULES))


def test_training_is_states_activations_and_overhead() -> None:
    need = training_gb(tiny_model(), Batch(2, 100), Training(), RULES)
    assert spanned(need) == (16 + 0.0056 + 0.3, 18 + 0.0056 + 2)


def test_adapter_adds_rank_times_one_or_both_sides() -> None:
    added = adapter_parameters_billion(tiny_model(), Adapter(10, target_share=0.5), RULES)
    assert spanned(added) == (0.005, 0.01)


def test_adapters_are_trained_beside_a_frozen_base() -> None:
    adapter = Adapter(10, target_share=0.5, base="4-bit")
    need = adapter_training_gb(tiny_model(), Batch(2, 100), adapter, Training(), RULES)
    low, high = 0.5 + 16 * 0.005 + 0.0056 + 0.3, 0.5 + 18 * 0.01 + 0.0056 + 2
    assert (low, high) == spanned(need)


def test_base_of_nf4_leaves_embeddings_and_a_head_of_their_own_in_16_bits() -> None:
    model = tiny_model()
    assert model.vocabulary
    assert model.hidden_size
    matrix = model.vocabulary * model.hidden_size / 1e9
    adapter = Adapter(10, target_share=0.5, base="nf4")
    need = adapter_training_gb(model, Batch(2, 100), adapter, Training(), RULES)
    bare = adapter_training_gb(
        model, Batch(2, 100), replace(adapter, base="4-bit"), Training(), RULES
    )
    assert need
    assert bare
    scales = 0.127 / 8
    assert need.low - bare.low == pytest.approx(scales + matrix * (2 - 4.127 / 8))
    assert need.high - bare.high == pytest.approx(scales + 2 * matrix * (2 - 4.127 / 8))


def test_cache_of_llama_is_the_one_that_was_printed(real: Catalog) -> None:
    llama = real.models["llama-3-1-8b"]
    one_token_gb = cache_gb(llama, Batch(1, 1), RULES)
    assert one_token_gb == pytest.approx(0.131e-3, rel=0.002)  # stas00, ml-engineering
    assert cache_gb(llama, Batch(1, 65536), RULES) == pytest.approx(8.6, rel=0.002)


def test_adapters_of_llama_lie_in_the_range(real: Catalog) -> None:
    # Rank 16 on all seven matrices of 32 layers, each rank x (rows + columns).
    sides = 2 * (4096 + 4096) + 2 * (4096 + 1024) + 3 * (4096 + 14336)
    matrices = 2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 14336
    share = 32 * matrices / 8.03e9
    added = adapter_parameters_billion(real.models["llama-3-1-8b"], Adapter(16, share), RULES)
    assert added
    assert 32 * 16 * sides == 41_943_040
    assert added.low < 41_943_040 / 1e9 < added.high


@pytest.mark.parametrize(
    ("model_id", "naive_kv_heads", "error"),
    [("gemma-3-27b", 16, 6.82), ("deepseek-v3", 1, -0.81)],
)
def test_naive_cache_errs_as_was_reported(
    real: Catalog, model_id: str, naive_kv_heads: int, error: float
) -> None:
    # unsloth, pull request 4757: 2 x layers x KV heads x (hidden size / heads) for every model.
    model = real.models[model_id]
    true = cache_elements(model, LONG)
    assert model.layers
    assert model.hidden_size
    assert model.attention_heads
    assert true
    head_dim = model.hidden_size // model.attention_heads
    naive = 2 * model.layers * naive_kv_heads * head_dim * LONG
    assert naive / true - 1 == pytest.approx(error, abs=0.005)


def test_naive_cache_of_qwen_is_half() -> None:
    # Qwen3-0.6B: 28 layers, hidden size 1024, 16 heads, 8 KV heads, head_dim 128 and not 64.
    group = {"kind": "full", "layers": 28, "kv_heads": 8, "head_dim": 128}
    model = tiny_model(layers=28, hidden_size=1024, attention_heads=16, attention=[group])
    true = cache_elements(model, LONG)
    assert true
    assert 2 * 28 * 8 * (1024 // 16) * LONG / true - 1 == -0.5


# LLaMA-Factory's table of 2024, as copied by bigsnarfdude: GB of models of 7, 13 and 70 billion.
TABLE = {"full": (160, 320, 1200), "bf16": (16, 32, 160), "4-bit": (6, 12, 48)}
# It has no batch, length or rank; 16-bit training there holds more than checkpoints need.
TOLERANCE = {"full": 0.3, "bf16": 0.15, "4-bit": 0.15}
SHAPES = ((7, 32, 4096), (13, 40, 5120), (70, 80, 8192))


@pytest.mark.parametrize("method", ["full", "bf16", "4-bit"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_tuning_is_near_a_printed_table(method: str, place: int) -> None:
    billion, layers, hidden = SHAPES[place]
    sizes = {"parameters": {"total_billion": billion}, "layers": layers, "hidden_size": hidden}
    model, batch = tiny_model(**sizes, vocabulary=32000), Batch(1, 2048)
    need = training_gb(model, batch, Training(), RULES)
    if method != "full":
        adapter = Adapter(8, base="bf16" if method == "bf16" else "4-bit")
        need = adapter_training_gb(model, batch, adapter, Training(), RULES)
    assert need
    printed_gb, tolerance = TABLE[method][place], TOLERANCE[method]
    assert need.low <= printed_gb * (1 + tolerance)
    assert need.high >= printed_gb * (1 - tolerance)
