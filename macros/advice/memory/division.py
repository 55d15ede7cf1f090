"""Division: what a model takes of each card and what the cards divide by layers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import Ends
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import Load
from macros.advice.memory.shape import Shape, ShapeError

# The last digit of a quotient does not decide.
_ROUNDING = 1e-6


@dataclass(frozen=True)
class Division:
    """What each card takes, and what all of them together divide by whole layers, in GiB."""

    each: Ends
    divided: Ends
    layers: int

    def taken(self, count: int) -> Ends:
        """Return what so many cards take together, in GiB."""
        return self.each.scaled(count).plus(self.divided)


def division(shape: Shape, load: Load, constants: MemoryConstants) -> Division:
    """Return how running a model is divided; it follows from one card and from half the layers.

    Raises ShapeError for a model of one layer, which nothing can divide.
    """
    if shape.layers <= 1:
        raise ShapeError("layers", "one layer cannot be divided.")
    one, half = (peak(shape, replace(load, gpu_count=count), constants).gib for count in (1, 2))
    left = 1 - math.ceil(shape.layers / 2) / shape.layers
    divided = Ends(
        (one.low - half.low) / left,
        (one.likely - half.likely) / left,
        (one.high - half.high) / left,
    )
    each = Ends(one.low - divided.low, one.likely - divided.likely, one.high - divided.high)
    return Division(each, divided, shape.layers)


def are_enough(
    sizes_gib: Sequence[float], each_gib: float, divided_gib: float, layers: int
) -> bool:
    """Return whether cards of these sizes hold a model whose layers they divide.

    A layer lies whole on one card: what is left of a card beside whole layers is lost.
    """
    layer = divided_gib / layers
    left = ((size - each_gib) / layer for size in sizes_gib)
    return sum(max(0, math.floor(room + _ROUNDING)) for room in left) >= layers
