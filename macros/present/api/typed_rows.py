"""Typed rows: what the rows of the open data have in common, for their JSON Schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field, with_config

# Each column says in a docstring what it means; the schema repeats it.
row = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))

Number = int | float
Day = Annotated[str, Field(pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$")]
