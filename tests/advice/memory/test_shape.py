from __future__ import annotations

from typing import Any

import pytest

from macros.advice.memory.shape import Shape, ShapeError, check_rank, shape_of, shape_of_figures
from tests.tiny_models import tiny_model

LLAMA: dict[str, Any] = {
    "parameters": 8.03e9,
    "layers": 32,
    "hidden": 4096,
    "heads": 32,
    "kv_heads": 8,
    "vocabulary": 128256,
}


def llama(**changes: Any) -> Shape:
    return shape_of_figures(**{**LLAMA, **changes})


def test_width_of_the_feed_forward_follows_from_the_weights() -> None:
    assert llama().feed_forward == pytest.approx(14336, rel=0.001)


def test_a_shared_head_leaves_more_for_the_feed_forward() -> None:
    shared, own = llama(tied=True).feed_forward, llama(tied=False).feed_forward
    assert shared
    assert own
    assert shared > own


@pytest.mark.parametrize(("share", "is_known"), [(0.04, False), (0.06, True)])
def test_weights_that_leave_hardly_a_feed_forward_do_not_tell_it(
    share: float, is_known: bool
) -> None:
    """A feed-forward narrower than a twentieth of its layers is a mistake in other figures."""
    hidden, layers, heads = 1000, 4, 8
    weights = layers * (2 * hidden * (heads * 100 + 400) + 3 * hidden * share * hidden)
    plain = {"kind": "full", "layers": layers, "kv_heads": 4, "head_dim": 100}
    shape = shape_of(
        tiny_model(
            parameters={"total_billion": (weights + 5000 * hidden) / 1e9},
            attention=[plain],
            tied_embeddings=True,
        )
    )
    assert shape
    assert (shape.feed_forward is not None) is is_known


def test_a_head_size_of_its_own_is_taken() -> None:
    assert llama(head_dim=64).attention_width == 32 * 64


def test_a_mixture_passes_through_fewer_weights() -> None:
    mixture = llama(parameters=30.5e9, active_parameters=3.3e9, vocabulary=32000, hidden=2048)
    assert mixture.is_mixture
    assert mixture.feed_forward
    assert mixture.feed_forward < 20_000


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"heads": 31, "kv_heads": 31}, "heads"),
        ({"kv_heads": 5}, "kv_heads"),
        ({"parameters": 1e9, "intermediate": 14336}, "params"),
        ({"active_parameters": 9e9}, "active_params"),
        ({"window_layers": 33, "window_tokens": 512}, "window_layers"),
        ({"window_layers": 3}, "window"),
    ],
)
def test_what_no_network_can_be_is_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(ShapeError) as refused:
        llama(**changes)
    assert refused.value.field == field


def test_layers_of_another_kind_leave_the_widths_unknown() -> None:
    linear = {"kind": "linear", "layers": 4, "state_elements": 1000}
    shape = shape_of(tiny_model(attention=[linear]))
    assert shape
    assert shape.attention_width is None
    assert shape.feed_forward is None


def test_widths_are_the_mean_over_layers_of_both_plain_kinds() -> None:
    """Of 4 layers one has 4 KV heads of 100, three have 2 of 50; all have 8 heads of queries."""
    shape = shape_of(tiny_model())
    assert shape
    assert (shape.attention_width, shape.key_width) == (round(8 * 62.5), (400 + 3 * 100) / 4)


@pytest.mark.parametrize("changes", [{"layers": 5}, {"attention_heads": None}])
def test_widths_are_unknown_where_a_figure_of_some_layers_is(changes: dict[str, Any]) -> None:
    shape = shape_of(tiny_model(**changes))
    assert shape
    assert (shape.attention_width, shape.key_width) == (None, None)


def test_a_model_without_its_figures_has_no_shape() -> None:
    assert shape_of(tiny_model(attention=None)) is None
    assert shape_of(tiny_model(layers=None)) is None


def test_a_dense_network_has_no_more_weights_than_its_layers() -> None:
    """Where nobody says how wide the feed-forward is, none is 16 times as wide as the layers."""
    for changes in ({}, {"intermediate": 14336}):
        with pytest.raises(ShapeError, match="more than these layers have") as refused:
            llama(parameters=800e9, **changes)
        assert refused.value.field == "params"
    assert llama(parameters=800e9, active_parameters=8.03e9).is_mixture


def test_no_adapter_has_a_rank_above_that_of_its_matrix() -> None:
    check_rank(llama(), 4096)
    with pytest.raises(ShapeError) as refused:
        check_rank(llama(), 4097)
    assert refused.value.field == "lora_rank"
