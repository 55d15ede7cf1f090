"""Evaluation: the value of a formula for the figures of a build; the unknown stays unknown."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from macros.facts.records.formula import Tree

# A number, a text, a yes or no, or a list of texts; None is unknown.
Value = Any
Figures = Mapping[str, Value]

_STRICT: dict[str, Callable[..., Value]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "min": min,
    "max": max,
    "ceil": math.ceil,
    "not": operator.not_,
    "has": lambda items, item: item in items,
    "shares": lambda some, others: not set(some).isdisjoint(others),
}


def evaluate(tree: Tree, figures: Figures) -> Value:
    """Return the value of a formula; None where it is unknown. Raises KeyError for an unknown name.

    `and` and `or` know their answer as soon as one side decides; a division by 0 is unknown.
    """
    if not isinstance(tree, list):
        return tree
    name, operands = tree[0], tree[1:]
    if name == "name":
        return figures[operands[0]]
    if name == "text":
        return operands[0]
    if name == "if":
        return _chosen(operands, figures)
    values = [evaluate(operand, figures) for operand in operands]
    if name == "known":
        return values[0] is not None
    if name in ("and", "or"):
        return _joined(values, decides=name == "or")
    if None in values:
        return None
    if name == "/":
        return values[0] / values[1] if values[1] else None
    return _STRICT[name](*values) if name not in ("min", "max") else _STRICT[name](values)


def _chosen(operands: Sequence[Tree], figures: Figures) -> Value:
    test = evaluate(operands[0], figures)
    if test is None:
        return None
    return evaluate(operands[1] if test else operands[2], figures)


def _joined(values: Sequence[Value], *, decides: bool) -> bool | None:
    """Return `and` (decided by False) or `or` (decided by True) of values that may be unknown."""
    if any(value is not None and bool(value) is decides for value in values):
        return decides
    return None if None in values else not decides


def total(values: Iterable[Value]) -> Value:
    """Return the sum of numbers, None where one is unknown: whole where all are, else exact.

    `sum` adds broken numbers in another way since Python 3.12, and its last digit differs.
    """
    known = list(values)
    if None in known:
        return None
    return sum(known) if all(isinstance(value, int) for value in known) else math.fsum(known)
