"""What one token of an invented network reads, computed by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.generation.token_work import bytes_passed, token_work, weights_read
from macros.facts.records.models import AttentionLayers
from tests.advice.memory.test_quantities import FULL, MATRIX, SHAPE, WINDOW
from tests.tiny_models import real_memory_constants

CONSTANTS = real_memory_constants()
LINEAR = AttentionLayers(kind="linear", layers=4, state_elements=7000)


@pytest.mark.parametrize(("tied", "copies"), [(True, 1.0), (None, 1.5), (False, 2.0)])
def test_embeddings_are_looked_up_and_the_head_is_read(tied: bool | None, copies: float) -> None:
    shape = replace(SHAPE, tied=tied)
    assert bytes_passed(shape, 2, 3) == pytest.approx((90_000 - copies * MATRIX) * 2 + MATRIX * 3)
    assert weights_read(shape, "bf16", CONSTANTS) == pytest.approx(
        (90_000 - (copies - 1) * MATRIX) * 2
    )


def test_a_mixture_reads_the_weights_that_a_token_passes_through() -> None:
    mixture = replace(SHAPE, active_parameters=20_000, tied=True)
    assert weights_read(mixture, "fp8", CONSTANTS) == 20_000


def test_head_of_a_file_in_4_bits_has_more_of_them() -> None:
    rules = CONSTANTS.rules
    low = rules["weights-gguf-q4-k-m"]
    assert low.high
    each = (low.value + low.high) / 2 / 8
    head = rules["weights-gguf-q4-k-m-head"].value / 8
    shape = replace(SHAPE, tied=True)
    expected = (90_000 - MATRIX) * each + MATRIX * head
    assert weights_read(shape, "gguf-q4-k-m", CONSTANTS) == pytest.approx(expected)


def test_the_cache_of_all_tokens_before_it_is_read_in_16_bits() -> None:
    empty, full = (token_work(SHAPE, "fp8", tokens, CONSTANTS) for tokens in (0, 300))
    assert empty.read_bytes == weights_read(SHAPE, "fp8", CONSTANTS)
    assert full.read_bytes - empty.read_bytes == 2 * (300 * 160 + 100 * 120)
    assert full.layers == SHAPE.layers == FULL.layers + WINDOW.layers


def test_states_of_layers_without_a_cache_are_read_whole() -> None:
    plain, linear = (
        token_work(replace(SHAPE, attention=groups), "fp8", 0, CONSTANTS).read_bytes
        for groups in ((FULL,), (FULL, LINEAR))
    )
    assert linear - plain == CONSTANTS.terms["state"].bytes * 7000
