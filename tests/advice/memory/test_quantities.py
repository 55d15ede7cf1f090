"""How many of each thing an invented network has that takes memory, counted by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.formats import Ends
from macros.advice.memory.quantities import (
    Load,
    adapter_parameters,
    cache_values,
    quantities,
    values_per_token,
)
from macros.advice.memory.shape import Shape
from macros.facts.records.models import AttentionLayers
from tests.tiny_models import real_memory_rules

FULL = AttentionLayers(kind="full", layers=2, kv_heads=4, head_dim=10)
WINDOW = AttentionLayers(
    kind="sliding_window", layers=3, kv_heads=2, head_dim=10, window_tokens=100
)
LATENT = AttentionLayers(kind="latent", layers=4, cached_dim=50)
LINEAR = AttentionLayers(kind="linear", layers=4, state_elements=7000)
RULES = real_memory_rules()
# 100 rows of 30 values are embeddings, and as many the head.
SHAPE = Shape(
    parameters=90_000,
    active_parameters=90_000,
    layers=5,
    hidden=30,
    feed_forward=60,
    attention_width=40,
    key_width=20,
    vocabulary=100,
    attention=(FULL, WINDOW),
    tied=False,
)
MATRIX = 3000


def of(load: Load, **changes: Any) -> dict[Any, Ends]:
    return quantities(replace(SHAPE, **changes), load, RULES)


def likely(load: Load, *names: str, **changes: Any) -> list[float]:
    found = of(load, **changes)
    return [found[name].likely for name in names]


@pytest.mark.parametrize(
    ("group", "each"), [(FULL, 160), (WINDOW, 120), (LATENT, 200), (LINEAR, 0)]
)
def test_a_token_adds_keys_and_values_of_all_heads_to_the_cache(
    group: AttentionLayers, each: int
) -> None:
    assert values_per_token(group) == each


@pytest.mark.parametrize(
    ("tokens", "values"), [(50, 50 * 280), (100, 100 * 280), (300, 300 * 160 + 100 * 120)]
)
def test_layers_with_a_window_remember_no_more_than_its_tokens(tokens: int, values: int) -> None:
    assert cache_values((FULL, WINDOW), tokens) == values


@pytest.mark.parametrize(
    ("tied", "embeddings", "matrices"),
    [
        (True, Ends.of(MATRIX), Ends.of(90_000)),
        (False, Ends.of(2 * MATRIX), Ends.of(87_000)),
        (None, Ends(MATRIX, 1.5 * MATRIX, 2 * MATRIX), Ends(87_000, 88_500, 90_000)),
    ],
)
def test_embeddings_count_once_where_the_head_shares_them(
    tied: bool | None, embeddings: Ends, matrices: Ends
) -> None:
    found = of(Load("amp", 10), tied=tied)
    assert found["embeddings"] == embeddings
    assert found["matrices"] == matrices
    assert found["head"] == Ends.of(MATRIX)
    assert found["parameters"] == Ends.of(90_000)


def test_quantized_training_multiplies_by_no_embeddings() -> None:
    assert of(Load("qlora", 10))["matrices"] == Ends.of(90_000 - 2 * MATRIX)
    unknown = of(Load("qlora", 10), tied=None)["matrices"]
    assert unknown == Ends(90_000 - 2 * MATRIX, 90_000 - 1.5 * MATRIX, 90_000 - MATRIX)


@pytest.mark.parametrize(("weights", "each"), [("bf16", 2), ("fp8", 1), ("fp32", 4)])
def test_weights_take_the_bytes_of_their_format(weights: Any, each: float) -> None:
    assert of(Load("pytorch", 10, weights=weights))["stored"] == Ends.of(90_000 * each)


def test_embeddings_stay_in_16_bits_where_weights_have_4() -> None:
    each = RULES["weights-nf4"].value / 8
    stored = of(Load("pytorch", 10, weights="nf4"))["stored"]
    assert stored.likely == pytest.approx((90_000 - 6000) * each + 6000 * 2)


@pytest.mark.parametrize(("tied", "looked_up"), [(True, (0, 0)), (False, (1, 1)), (None, (0.5, 1))])
def test_a_file_in_4_bits_has_more_for_the_head_and_perhaps_a_matrix_to_look_up(
    tied: bool | None, looked_up: tuple[float, float]
) -> None:
    stored = of(Load("gguf", 10, weights="gguf-q4-k-m"), tied=tied)["stored"]
    head = MATRIX * RULES["weights-gguf-q4-k-m-head"].value / 8
    row = MATRIX * RULES["weights-gguf-q4-k-m-embeddings"].value / 8
    copies = {True: (1.0, 1.0, 1.0), False: (2.0, 2.0, 2.0), None: (2.0, 1.5, 1.0)}[tied]
    each = RULES["weights-gguf-q4-k-m"]
    assert each.high
    bits = each.value, (each.value + each.high) / 2, each.high
    rest = [(90_000 - n * MATRIX) * bit / 8 for n, bit in zip(copies, bits, strict=True)]
    assert stored.low == pytest.approx(rest[0] + head)
    assert stored.likely == pytest.approx(rest[1] + head + looked_up[0] * row)
    assert stored.high == pytest.approx(rest[2] + head + looked_up[1] * row)


@pytest.mark.parametrize(
    ("tied", "shared"), [(True, (1, 1, 1)), (False, (0, 0, 0)), (None, (0, 0.5, 1))]
)
def test_a_matrix_is_shared_where_embeddings_and_head_are_one(
    tied: bool | None, shared: tuple[float, float, float]
) -> None:
    found = of(Load("bf16", 10), tied=tied)["shared-matrix"]
    assert (found.low, found.likely, found.high) == tuple(MATRIX * share for share in shared)


def test_adapters_have_rows_and_columns_of_each_matrix_of_a_layer() -> None:
    """Queries and output: 30 and 40; keys and values: 30 and 20; three matrices: 30 and 60."""
    assert adapter_parameters(SHAPE, 8) == 8 * 5 * (2 * 70 + 2 * 50 + 3 * 90)
    mixture = replace(SHAPE, active_parameters=10_000)
    assert adapter_parameters(mixture, 8) == 8 * 5 * (2 * 70 + 2 * 50)
    for unknown in ("attention_width", "key_width", "feed_forward"):
        changes: dict[str, Any] = {unknown: None}
        assert adapter_parameters(replace(SHAPE, **changes), 8) is None


@pytest.mark.parametrize(("width", "largest"), [(60, 30 * 60), (35, 30 * 40), (None, None)])
def test_largest_matrix_is_that_of_the_wider_of_both_parts(
    width: float | None, largest: float | None
) -> None:
    found = of(Load("amp", 10), feed_forward=width).get("largest-matrix")
    assert found == (None if largest is None else Ends.of(largest))


def test_training_keeps_what_each_layer_made_of_each_token() -> None:
    load = Load("amp", tokens=10, sequences=3)
    one = {"hidden": 30 * 30, "attention": 30 * 40, "keys": 30 * 20, "feed-forward": 30 * 60}
    assert likely(load, "logits") == [30 * 100]
    assert likely(load, *(f"layer-{name}" for name in one)) == list(one.values())
    assert likely(load, *(f"layers-{name}" for name in one)) == [5 * n for n in one.values()]
    unknown = of(load, attention_width=None, key_width=None, feed_forward=None)
    assert {name for name in unknown if name.startswith("layer")} == {
        "layer-hidden",
        "layers-hidden",
    }


def test_running_keeps_the_cache_of_all_conversations_and_their_states() -> None:
    load = Load("gguf", tokens=300, sequences=2)
    assert likely(load, "cache-values") == [2 * 2 * (300 * 160 + 100 * 120)]
    short = replace(load, cache="fp8")
    assert likely(short, "cache-values") == [2 * (300 * 160 + 100 * 120)]
    assert likely(load, "state-values", attention=(LINEAR, FULL)) == [2 * 7000]


CHUNK = ("chunk-logits", "chunk-hidden", "chunk-feed-forward", "chunk-attention")


def test_a_short_prompt_is_read_at_once() -> None:
    load = Load("gguf", tokens=300, sequences=2)
    widths = [300 * n for n in (100, 30, 60, 40)]
    assert likely(load, *CHUNK) == widths
    assert likely(replace(load, mode="pytorch"), *CHUNK) == [2 * n for n in widths]
    assert likely(load, "chunk-context", "context-keys", "context-heads") == [0, 600 * 20, 0]


def test_a_long_prompt_is_read_in_chunks_beside_all_that_was_read() -> None:
    load = Load("gguf", tokens=1000)
    assert likely(load, "chunk-hidden", "chunk-context") == [512 * 30, 512 * 1000]
    assert likely(load, "context-heads") == [1000 * 40]  # several heads share a key
    assert likely(replace(load, tokens=512), "chunk-context", "context-heads") == [0, 0]
    whole = replace(load, mode="pytorch", tokens=2048)
    assert likely(whole, "chunk-hidden", "chunk-context") == [2048 * 30, 0]


def test_widths_that_are_not_known_count_as_those_of_the_layers() -> None:
    load = Load("gguf", tokens=10)
    unknown = {"feed_forward": None, "attention_width": None, "key_width": None}
    assert likely(load, *CHUNK, "context-keys", **unknown) == [10 * 100, *[10 * 30] * 3, 0]


def test_a_server_reads_one_piece_of_all_prompts_and_copies_no_cache() -> None:
    load = Load("pytorch", tokens=5000, sequences=8, serving=True)
    assert likely(load, "chunk-logits", "chunk-hidden") == [8 * 100, 2048 * 30]
    assert likely(load, "chunk-context", "context-keys", "context-heads") == [0, 0, 0]
    assert likely(replace(load, serving=False), "chunk-logits") == [8 * 2048 * 100]


def test_of_a_mixture_in_mxfp4_the_experts_alone_surely_have_few_bits() -> None:
    load = Load("gguf", tokens=10, weights="mxfp4")
    dense, mixed = of(load)["stored"], of(load, active_parameters=9_000)["stored"]
    assert (dense.low, dense.high) == (90_000 * 0.53125, 90_000 * 0.53125)
    attention = 5 * 2 * 30 * (40 + 20)
    rest = 2 * MATRIX + attention
    on_the_card = MATRIX + attention  # the embeddings lie in the memory of the computer
    least = (90_000 - rest) * 0.53125 + on_the_card * 8.5 / 8
    assert mixed.low == pytest.approx(least)
    assert mixed.high == pytest.approx((90_000 - rest) * 0.53125 + 2 * rest)
