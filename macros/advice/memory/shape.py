"""Shape: the figures of a neural network of which its memory follows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from macros.facts.records.models import AttentionLayers, Model

# Queries, keys, values and the result; gate, up and down.
MATRICES_OF_FEED_FORWARD = 3
# A feed-forward narrower than this share of the hidden size is no figure of a real network.
LEAST_FEED_FORWARD = 0.05
# Nor is a wider one of a dense network: those on record are 2.5 to 8 times as wide.
MOST_FEED_FORWARD = 16
# By so much a number of weights may differ from that of its layers: norms, biases, rounding.
_ROUGHLY = 1.25

ShapeField = Literal[
    "params", "layers", "hidden", "intermediate", "heads", "kv_heads", "head_dim", "vocab"
]


class ShapeError(ValueError):
    """A shape that cannot be: which figure is wrong, and why, in words."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True)
class Shape:
    """A transformer: its weights, the sizes of its layers, and what each layer remembers.

    `feed_forward` is the width that one token passes through: that of its experts together.
    `tied` says whether the head shares the matrix of the embeddings; None where nobody says so.
    `attention_width` is heads x head size, `key_width` KV heads x head size; None where layers
    are not of the plain kind, so that the activations of training are not known.
    """

    parameters: float
    active_parameters: float
    layers: int
    hidden: int
    feed_forward: float | None
    attention_width: int | None
    key_width: int | None
    vocabulary: int
    attention: tuple[AttentionLayers, ...]
    tied: bool | None = None

    @property
    def is_mixture(self) -> bool:
        """Whether a token passes through a part of the weights alone."""
        return self.active_parameters < self.parameters

    @property
    def shares_heads(self) -> bool:
        """Whether several heads share keys and values."""
        return bool(
            self.key_width and self.attention_width and self.key_width < self.attention_width
        )


def shape_of(model: Model) -> Shape | None:
    """Return the shape of a recorded model, or None where figures of it are not known."""
    if not (model.layers and model.hidden_size and model.vocabulary):
        return None
    if model.attention is None:
        return None
    widths = _widths(model)
    active = model.parameters.active_billion or model.parameters.total_billion
    attention_width, key_width = widths or (None, None)
    shape = Shape(
        parameters=model.parameters.total_billion * 1e9,
        active_parameters=active * 1e9,
        layers=model.layers,
        hidden=model.hidden_size,
        feed_forward=None,
        attention_width=attention_width,
        key_width=key_width,
        vocabulary=model.vocabulary,
        attention=tuple(model.attention),
        tied=model.tied_embeddings,
    )
    return _with_feed_forward(shape)


def _widths(model: Model) -> tuple[int, int] | None:
    """Return the width of queries and of keys, where every layer has attention of heads."""
    sizes = [
        (group.head_dim, group.kv_heads, group.layers)
        for group in model.attention or ()
        if group.kind in ("full", "sliding_window") and group.head_dim and group.kv_heads
    ]
    counted = sum(layers for *_, layers in sizes)
    if counted != model.layers or not model.attention_heads:
        return None
    head_dim = sum(size * layers for size, _, layers in sizes) / counted
    key_width = sum(size * heads * layers for size, heads, layers in sizes) / counted
    return round(model.attention_heads * head_dim), round(key_width)


def _with_feed_forward(shape: Shape) -> Shape:
    """Return the shape with the width of the feed-forward that its weights leave.

    active weights = embeddings + layers x (attention + 3 x hidden x width); the embeddings count
    once where the head shares them, and half as often again where nobody says whether it does.
    """
    if shape.attention_width is None or shape.key_width is None:
        return shape
    copies = 1.5 if shape.tied is None else 1 if shape.tied else 2
    left = shape.active_parameters - copies * shape.vocabulary * shape.hidden
    attention = 2 * shape.hidden * (shape.attention_width + shape.key_width)
    width = (left / shape.layers - attention) / (MATRICES_OF_FEED_FORWARD * shape.hidden)
    if width < LEAST_FEED_FORWARD * shape.hidden:
        return shape
    return replace(shape, feed_forward=width)


def shape_of_figures(
    *,
    parameters: float,
    layers: int,
    hidden: int,
    heads: int,
    kv_heads: int,
    vocabulary: int,
    intermediate: int | None = None,
    head_dim: int | None = None,
    tied: bool = False,
    active_parameters: float | None = None,
    window_tokens: int | None = None,
    window_layers: int = 0,
) -> Shape:
    """Return the shape of a transformer that somebody describes by the figures of its config.json.

    Raises ShapeError, with the field, for figures that no network can have.
    """
    _check_heads(hidden, heads, kv_heads, head_dim)
    size = head_dim or hidden // heads
    shape = Shape(
        parameters=parameters,
        active_parameters=active_parameters or parameters,
        layers=layers,
        hidden=hidden,
        feed_forward=intermediate,
        attention_width=heads * size,
        key_width=kv_heads * size,
        vocabulary=vocabulary,
        attention=_groups(layers, kv_heads, size, window_tokens, window_layers),
        tied=tied,
    )
    if intermediate is None:
        shape = _with_feed_forward(shape)
    _check_parameters(shape, intermediate)
    _check_most(shape, intermediate)
    return shape


def _groups(
    layers: int, kv_heads: int, head_dim: int, window: int | None, window_layers: int
) -> tuple[AttentionLayers, ...]:
    if window_layers > layers:
        raise ShapeError("window_layers", f"{window_layers} of {layers} layers have a window.")
    if window_layers and not window:
        raise ShapeError("window", "layers with a window need its tokens.")
    full = AttentionLayers(
        kind="full", layers=max(1, layers - window_layers), kv_heads=kv_heads, head_dim=head_dim
    )
    if not window_layers:
        return (full,)
    sliding = AttentionLayers(
        kind="sliding_window",
        layers=window_layers,
        kv_heads=kv_heads,
        head_dim=head_dim,
        window_tokens=window,
    )
    return (full, sliding) if window_layers < layers else (sliding,)


def _check_heads(hidden: int, heads: int, kv_heads: int, head_dim: int | None) -> None:
    if heads % kv_heads:
        raise ShapeError("kv_heads", f"{heads} heads cannot share {kv_heads} evenly.")
    if head_dim is None and hidden % heads:
        message = f"{heads} heads do not divide a hidden size of {hidden}. Name the head size."
        raise ShapeError("heads", message)


def check_rank(shape: Shape, rank: int) -> None:
    """Refuse adapters of a rank above that of the matrices beside which they stand."""
    if rank > shape.hidden:
        message = f"{rank} is above the hidden size, {shape.hidden}: no matrix has such a rank."
        raise ShapeError("lora_rank", message)


def _check_most(shape: Shape, intermediate: int | None) -> None:
    """Refuse more weights than the layers of a dense network can have.

    Of a mixture of experts nobody can say how many experts lie beside those that are active.
    """
    assert shape.attention_width is not None
    assert shape.key_width is not None
    if shape.is_mixture:
        return
    width = intermediate or MOST_FEED_FORWARD * shape.hidden
    attention = 2 * shape.hidden * (shape.attention_width + shape.key_width)
    layer = attention + MATRICES_OF_FEED_FORWARD * shape.hidden * width
    most = 2 * shape.vocabulary * shape.hidden + shape.layers * layer
    if shape.parameters > most * _ROUGHLY:
        message = (
            f"{shape.parameters / 1e9:.3g} billion weights are more than these layers have: "
            f"{most / 1e9:.3g} billion at most. Name the active ones of a mixture of experts."
        )
        raise ShapeError("params", message)


def _check_parameters(shape: Shape, intermediate: int | None) -> None:
    """Refuse a number of weights that the layers cannot have."""
    assert shape.attention_width is not None
    assert shape.key_width is not None
    embeddings = shape.vocabulary * shape.hidden
    attention = 2 * shape.hidden * (shape.attention_width + shape.key_width)
    width = intermediate or 0
    least = embeddings + shape.layers * (
        attention + MATRICES_OF_FEED_FORWARD * shape.hidden * width * (not shape.is_mixture)
    )
    if shape.parameters < least * 0.9:
        message = (
            f"{shape.parameters / 1e9:.3g} billion weights are fewer than these layers have: "
            f"{least / 1e9:.3g} billion."
        )
        raise ShapeError("params", message)
    if shape.active_parameters > shape.parameters:
        raise ShapeError("active_params", "more weights are active than there are.")
    if shape.feed_forward is None:
        raise ShapeError("params", "so few weights leave none for the feed-forward layers.")
