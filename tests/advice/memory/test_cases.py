from __future__ import annotations

import pytest

from macros.advice.memory.cases import (
    case_of_cache,
    case_of_running,
    case_of_sharding,
    case_of_training,
)
from tests.tiny_models import real_memory_rules, tiny_model

RULES = real_memory_rules()
# 1 billion weights: 2 GB in 16 bits; the runtime takes 0.3 to 2 GB.
TRAINED = 2048 * (4 * 1000 * 2 + 5000 * 4) / 1e9


def test_running_is_weights_and_cache_and_runtime() -> None:
    need = case_of_running(tiny_model(), "bf16", 8, RULES)
    cache = 8 * (2 * 4 * 100 + 3 * 2 * 2 * 50) * 2 / 1e9
    assert need.low == pytest.approx(2 + cache + 0.3)
    assert need.high == pytest.approx(2 + cache + 2)


def test_cache_grows_with_the_sequences() -> None:
    single, three = (case_of_cache(tiny_model(), 8, count, RULES).low for count in (1, 3))
    assert three == pytest.approx(3 * single)


def test_training_all_weights_takes_16_to_18_bytes_each() -> None:
    need = case_of_training(tiny_model(), "full", RULES)
    assert need.low == pytest.approx(16 + TRAINED + 0.3)
    assert need.high == pytest.approx(18 + TRAINED + 2)


def test_adapters_take_less_and_least_beside_weights_of_4_bits() -> None:
    full, lora, qlora = (
        case_of_training(tiny_model(), way, RULES).high for way in ("full", "lora", "qlora")
    )
    assert qlora < lora < full


def test_last_stage_of_zero_divides_all_but_activations() -> None:
    whole, divided = (case_of_sharding(tiny_model(), stage, 8, RULES).low for stage in (0, 3))
    assert whole == pytest.approx(16 + TRAINED + 0.3)
    assert divided == pytest.approx(16 / 8 + TRAINED + 0.3)


def test_model_without_its_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="wren-1b"):
        case_of_cache(tiny_model(attention=None), 8, 1, RULES)
    with pytest.raises(ValueError, match="wren-1b"):
        case_of_training(tiny_model(vocabulary=None), "full", RULES)


def test_unknown_format_is_refused() -> None:
    with pytest.raises(KeyError):
        case_of_running(tiny_model(), "3-bit", 8, RULES)  # type: ignore[arg-type]
