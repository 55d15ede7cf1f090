"""Schemas: JSON Schemas of the data files, generated from the records for editors."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

from macros.facts.catalog import MODELS
from macros.facts.reading.data_files import FileKind

SCHEMA_NAMES: tuple[FileKind, ...] = tuple(sorted(get_args(FileKind)))


@cache  # the records change with the code alone
def schema_text(name: FileKind) -> str:
    """Return the JSON Schema of a kind of file as it is stored in data/schema/<name>.json."""
    schema: dict[str, Any] = TypeAdapter(MODELS[name]).json_schema()
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    return json.dumps(schema, indent=1, ensure_ascii=True, sort_keys=True) + "\n"
