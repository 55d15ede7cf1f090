from __future__ import annotations

import pytest

from macros.advice.memory.cases import (
    case_of_cache,
    case_of_running,
    case_of_sharding,
    case_of_training,
)
from macros.advice.memory.shape import ShapeError
from macros.facts.records.models import WeightFormat
from tests.tiny_models import real_memory_constants, tiny_model

CONSTANTS = real_memory_constants()


def test_cache_grows_with_the_sequences() -> None:
    single, three = (case_of_cache(tiny_model(), 8, count, CONSTANTS).low for count in (1, 3))
    assert single == pytest.approx(8 * (2 * 4 * 100 + 3 * 2 * 2 * 50) * 2 / 1e9)
    assert three == pytest.approx(3 * single)


def test_fewer_bits_take_less() -> None:
    formats: tuple[WeightFormat, ...] = ("bf16", "fp8", "gguf-q4-k-m")
    needs = [case_of_running(tiny_model(), form, 8, CONSTANTS).likely for form in formats]
    assert needs == sorted(needs, reverse=True)


def test_training_all_weights_takes_16_bytes_each_and_4_while_they_are_updated() -> None:
    need = case_of_training(tiny_model(), "full", CONSTANTS)
    assert 20 < need.likely < 21.5


def test_adapters_take_less_and_least_beside_weights_of_4_bits() -> None:
    full, lora, qlora = (
        case_of_training(tiny_model(), way, CONSTANTS).high for way in ("full", "lora", "qlora")
    )
    assert qlora < lora < full


def test_each_stage_of_zero_leaves_less_on_a_card() -> None:
    needs = [case_of_sharding(tiny_model(), stage, 8, CONSTANTS).likely for stage in (0, 1, 2, 3)]
    assert needs == sorted(needs, reverse=True)
    assert needs[3] < needs[0] / 3


def test_model_without_its_shape_is_refused() -> None:
    with pytest.raises(ShapeError, match="wren-1b"):
        case_of_cache(tiny_model(attention=None), 8, 1, CONSTANTS)
    with pytest.raises(ShapeError, match="wren-1b"):
        case_of_training(tiny_model(vocabulary=None), "full", CONSTANTS)


def test_unknown_format_is_refused() -> None:
    with pytest.raises(KeyError):
        case_of_running(tiny_model(), "3-bit", 8, CONSTANTS)  # type: ignore[arg-type] # must fail
