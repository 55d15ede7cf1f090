from __future__ import annotations

import pytest

from macros.advice.memory.cases import running_load
from macros.advice.memory.constants import constants_of
from macros.advice.memory.measured_peaks import compared, median_error, worst_error
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import GIB, cache_values
from macros.advice.memory.shape import shape_of
from macros.facts.catalog import Catalog
from macros.facts.records.models import WeightFormat
from tests.real_data import real_catalog

LONG = 131_072


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def test_formulas_agree_with_measured_peaks(real: Catalog) -> None:
    comparisons = compared(real.memory_peaks, constants_of(real))
    assert len(comparisons) >= 24
    assert median_error(comparisons) <= 0.01
    assert worst_error(c for c in comparisons if c.run.device_gib > 5) <= 0.055
    assert worst_error(comparisons) <= 0.1  # of 2 GiB the runtime is a third
    assert all(comparison.is_inside for comparison in comparisons)


def test_tensors_agree_within_the_error_that_is_stated(real: Catalog) -> None:
    stated = real.memory_rules["formula-error"].value
    for comparison in compared(real.memory_peaks, constants_of(real)):
        if comparison.run.tensors_gib > 2:  # below, the workspace of libraries is much of it
            assert abs(comparison.tensor_error) <= stated


@pytest.mark.parametrize(
    ("model_id", "naive_kv_heads", "error"),
    [("gemma-3-27b", 16, 6.82), ("deepseek-v3", 1, -0.81)],
)
def test_naive_cache_errs_as_was_reported(
    real: Catalog, model_id: str, naive_kv_heads: int, error: float
) -> None:
    # unsloth, pull request 4757: 2 x layers x KV heads x (hidden size / heads) for every model.
    model = real.models[model_id]
    true = cache_values(tuple(model.attention or ()), LONG)
    assert model.layers
    assert model.hidden_size
    assert model.attention_heads
    head_dim = model.hidden_size // model.attention_heads
    naive = 2 * model.layers * naive_kv_heads * head_dim * LONG
    assert naive / true - 1 == pytest.approx(error, abs=0.005)


@pytest.mark.parametrize(
    ("model_id", "tokens", "gib"), [("gemma-3-27b", 131_072, 10.41), ("qwen3-5-27b", 262_144, 16)]
)
def test_cache_is_the_one_that_was_printed(
    real: Catalog, model_id: str, tokens: int, gib: float
) -> None:
    # unsloth, pull request 4757, gives both as correct.
    attention = tuple(real.models[model_id].attention or ())
    assert cache_values(attention, tokens) * 2 / GIB == pytest.approx(gib, abs=0.02)


@pytest.mark.parametrize("weights", ["bf16", "gguf-q4-k-m", "gguf-q8-0"])
def test_every_model_with_a_shape_has_a_need(real: Catalog, weights: WeightFormat) -> None:
    constants = constants_of(real)
    for model in real.models.values():
        shape = shape_of(model)
        if shape is None:
            continue
        need = peak(shape, running_load(weights, 4096), constants).total
        assert model.parameters.total_billion * 0.4e9 < need.low <= need.likely <= need.high
