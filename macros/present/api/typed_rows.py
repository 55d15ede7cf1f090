"""Typed rows: what the rows of the open data have in common, for their JSON Schemas."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

from pydantic import ConfigDict, Field, with_config

# Each column says in a docstring what it means; the schema repeats it.
row = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))

Number = int | float
Row = TypeVar("Row")
Day = Annotated[str, Field(pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$")]


def row_of(columns: type[Row], record: object, **others: Any) -> Row:
    """Return a row with the attributes of a record that are called like its columns.

    `others` are the values of columns that the record has not, or has in another form.
    Raises AttributeError for a column that is in neither.
    """
    names = (name for name in columns.__annotations__ if name not in others)
    return cast(Row, {name: getattr(record, name) for name in names} | others)
