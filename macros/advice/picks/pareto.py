"""Pareto: which choices no other choice beats in every respect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def pareto_front(
    items: Iterable[T], cost: Callable[[T], float], gain: Callable[[T], float]
) -> list[T]:
    """Return the items to which no other has more gain for as little cost, cheapest first.

    Of items that are equal in both, the first is kept.
    """
    front: list[T] = []
    for item in sorted(items, key=lambda item: (cost(item), -gain(item))):
        if not front or gain(item) > gain(front[-1]):
            front.append(item)
    return front
