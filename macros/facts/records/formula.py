"""Formula: a calculation written in data, as a tree that Python and the browser evaluate alike."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

# A number, a text, or an operation with its operands: ["+", ["name", "gpu_w"], 100].
Tree = float | int | str | list[Any]

FUNCTIONS = {"min": 1, "max": 1, "ceil": 1, "known": 1, "has": 2, "shares": 2}
MOST_CHARACTERS = 400
LARGEST = 1e12  # JSON has no infinite number, and Python no broken one of 300 digits
_TEXT = re.compile(r"[A-Za-z0-9 ._/-]{1,40}")
_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
}
_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}


class FormulaError(ValueError):
    """What is written is no formula of ours."""


def parse_formula(text: str) -> Tree:
    """Return the tree of a formula. Raises FormulaError with what is not understood.

    Allowed are numbers, 'texts', names, + - * /, comparisons, and, or, not, `a if b else c`, and
    the functions: min, max, ceil, known(x), has(list, item), shares(list, list).
    """
    if len(text) > MOST_CHARACTERS:
        raise FormulaError(f"longer than {MOST_CHARACTERS} characters")
    try:
        parsed = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError) as error:
        raise FormulaError("this is no formula") from error
    return _tree(parsed.body)


@lru_cache(maxsize=1024)
def parsed_formula(text: str) -> Tree:
    """Return the tree of a formula that a check has understood before."""
    return parse_formula(text)


def names_in(tree: Tree) -> Iterator[str]:
    """Yield the names that a formula uses, each time it does."""
    if isinstance(tree, list):
        if tree[0] == "name":
            yield tree[1]
        else:
            for operand in tree[1:]:
                yield from names_in(operand)


def numbers_in(tree: Tree) -> Iterator[float]:
    """Yield the numbers that a formula has of its own."""
    if isinstance(tree, list):
        for operand in tree[1:]:
            yield from numbers_in(operand)
    elif isinstance(tree, (int, float)) and not isinstance(tree, bool):
        yield tree


def _tree(node: ast.expr) -> Tree:
    if isinstance(node, ast.Constant):
        return _constant(node)
    if isinstance(node, ast.Name):
        return ["name", node.id]
    if isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
        return [_BINARY[type(node.op)], _number(node.left), _number(node.right)]
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARED:
        return [_COMPARED[type(node.ops[0])], _tree(node.left), _tree(node.comparators[0])]
    if isinstance(node, ast.BoolOp):
        name = "and" if isinstance(node.op, ast.And) else "or"
        return [name, *(_tree(value) for value in node.values)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return ["not", _tree(node.operand)]
    if isinstance(node, ast.IfExp):
        return ["if", _tree(node.test), _tree(node.body), _tree(node.orelse)]
    if isinstance(node, ast.Call):
        return _call(node)
    raise FormulaError(f"'{ast.unparse(node)}' is not allowed in a formula")


def _number(node: ast.expr) -> Tree:
    """Return the tree of what is calculated with, which no text can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        raise FormulaError(f"the text {ast.unparse(node)} cannot be calculated with")
    return _tree(node)


def _constant(node: ast.Constant) -> Tree:
    value = node.value
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise FormulaError(f"'{ast.unparse(node)}' is neither a number nor a text")
    if not isinstance(value, str) and not value <= LARGEST:
        raise FormulaError(f"a number may be {LARGEST:,.0f} at most")
    if isinstance(value, str) and not _TEXT.fullmatch(value):
        raise FormulaError(f"'{value}' is no word: letters, digits, spaces and . - _ /")
    return ["text", value] if isinstance(value, str) else value


def _call(node: ast.Call) -> Tree:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name not in FUNCTIONS or node.keywords:
        raise FormulaError(f"'{ast.unparse(node.func)}' is no function of formulas")
    if len(node.args) < FUNCTIONS[name]:
        raise FormulaError(f"'{name}' lacks an operand")
    return [name, *(_tree(argument) for argument in node.args)]
