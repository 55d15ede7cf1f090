"""Schemas: JSON Schemas of the data files, generated from the records for editors."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.kinds import Kind, kinds_of

_KINDS = {kind.name: kind for kind in kinds_of(Catalog) if kind.name}
SCHEMA_NAMES = tuple(sorted(_KINDS))


def schema_text(name: str) -> str:
    """Return the JSON Schema as it is stored in data/schema/<name>.json."""
    return schema_of(_KINDS[name])


@cache  # the records change with the code alone
def schema_of(kind: Kind) -> str:
    """Return the JSON Schema of a kind of data as text."""
    schema: dict[str, Any] = kind.adapter.json_schema()
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    return json.dumps(schema, indent=1, ensure_ascii=True, sort_keys=True) + "\n"
