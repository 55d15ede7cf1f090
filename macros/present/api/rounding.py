"""Rounding: figures as they are published, so that the last bits of a machine do not show."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from typing import Any, TypeVar, cast

from macros.present.html.data_files import plain_number
from macros.present.words.significant import significant

DIGITS = 4
Value = TypeVar("Value")


def published(value: Value) -> Value:
    """Return the value with four significant digits, as a whole number where it is one.

    So it is with the values of a list or mapping, and of a record, which becomes a mapping.
    What is no broken number stays as it is.
    """
    return cast(Value, _published(value))


def _published(value: Any) -> Any:
    if isinstance(value, float):
        return plain_number(significant(value, DIGITS))
    if is_dataclass(value) and not isinstance(value, type):
        value = asdict(value)
    if isinstance(value, dict):
        return {name: _published(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_published(part) for part in value]
    return value
