"""Schemas: a JSON Schema of every file of the open data, generated from the types of its rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import GenericAlias
from typing import Any

from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict

from macros.facts.records.products import Source
from macros.facts.schemas import SCHEMA_NAMES, schema_text
from macros.present.api.builds import BuildRow
from macros.present.api.claims import ClaimRow
from macros.present.api.clouds import CloudRow
from macros.present.api.countries import CountryRow
from macros.present.api.files import Index
from macros.present.api.gpu_files import gpu_file_type
from macros.present.api.gpus import EvidenceRow, gpu_row_type
from macros.present.api.models import MemoryRulesRow, ModelRow
from macros.present.api.offers import OfferRow, RegionRow
from macros.present.api.performance import PerformanceFile
from macros.present.api.picks import PickRow
from macros.present.api.prices import PriceRow
from macros.present.api.stale_prices import StalePriceRow
from macros.present.html.data_files import API_FOLDER, SCHEMA_FOLDER

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
# Their further columns are those that the figures and rules of builds read.
_open = with_config(ConfigDict(extra="allow", use_attribute_docstrings=True))


@_open
class PartRow(TypedDict):
    """A part or accelerator with what rules of builds read of it; what is unknown is left out."""

    id: str
    """The part's id."""
    name: str
    """Its name."""
    vendor: str
    """Who makes it."""


@_open
class RuleRow(TypedDict):
    """A rule, a figure of a build or a circuit, with its formulas as nested lists."""

    id: str
    """Its id."""


@dataclass(frozen=True)
class Column:
    """A column: its JSON types, the values that it can have where these are few, its meaning.

    A text may have to match a `pattern`. What `is_flat` has room in a cell of a table.
    """

    name: str
    types: tuple[str, ...]
    values: tuple[str, ...]
    meaning: str
    pattern: str = ""
    is_flat: bool = True


@cache
def row_types() -> Mapping[str, TypeAdapter[Any]]:
    """Return what each JSON file holds, by its name without `.json`, in their order for readers."""
    gpus: Any = GenericAlias(list, (gpu_row_type(),))
    return {
        "gpus": TypeAdapter(gpus),
        "prices": TypeAdapter(list[PriceRow]),
        "offers": TypeAdapter(list[OfferRow]),
        "stale_prices": TypeAdapter(list[StalePriceRow]),
        "clouds": TypeAdapter(list[CloudRow]),
        "regions": TypeAdapter(list[RegionRow]),
        "countries": TypeAdapter(list[CountryRow]),
        "performance": TypeAdapter(PerformanceFile),
        "picks": TypeAdapter(list[PickRow]),
        "builds": TypeAdapter(list[BuildRow]),
        "parts": TypeAdapter(dict[str, list[PartRow]]),
        "part_prices": TypeAdapter(list[PriceRow]),
        "build_rules": TypeAdapter(dict[str, list[RuleRow]]),
        "models": TypeAdapter(list[ModelRow]),
        "memory_rules": TypeAdapter(MemoryRulesRow),
        "claims": TypeAdapter(list[ClaimRow]),
        "sources": TypeAdapter(list[Source]),
        "evidence": TypeAdapter(list[EvidenceRow]),
        "index": TypeAdapter(Index),
    }


@cache
def output_types() -> Mapping[str, TypeAdapter[Any]]:
    """Return what files hold by the name of their schema: of those that are one of many too."""
    return {**row_types(), "gpu": TypeAdapter(gpu_file_type())}


@cache  # the types change with the code alone
def output_schema(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a file of the open data. Raises KeyError for an unknown name."""
    return {"$schema": _DIALECT, **output_types()[name].json_schema(mode="serialization")}


@cache
def columns_of(name: str) -> list[Column]:
    """Return the columns of a file's rows; of a file that is a record, its parts."""
    schema = output_schema(name)
    inner = schema.get("additionalProperties") or schema
    return _columns_in(inner.get("items", schema), schema)


@cache
def columns_within(name: str, part: str) -> list[Column]:
    """Return the columns of the rows that a part of a file that is a record lists."""
    schema = output_schema(name)
    return _columns_in(schema["properties"][part]["items"], schema)


def _columns_in(row: Mapping[str, Any], schema: Mapping[str, Any]) -> list[Column]:
    properties = _resolved(row, schema)["properties"]
    return [_column(name, parts, schema) for name, parts in properties.items()]


def _column(name: str, parts: Mapping[str, Any], schema: Mapping[str, Any]) -> Column:
    choices = [_resolved(choice, schema) for choice in parts.get("anyOf", [parts])]
    types = dict.fromkeys(choice["type"] for choice in choices)
    if "number" in types:
        types.pop("integer", None)
    values = tuple(str(value) for choice in choices for value in choice.get("enum", ()))
    return Column(
        name,
        tuple(types),
        values,
        parts.get("description", ""),
        next((choice["pattern"] for choice in choices if "pattern" in choice), ""),
        all(_is_flat(choice, schema) for choice in choices),
    )


def _is_flat(choice: Mapping[str, Any], schema: Mapping[str, Any]) -> bool:
    if choice["type"] == "array":
        return _resolved(choice["items"], schema).get("type") == "string"
    return bool(choice["type"] != "object")


def _resolved(choice: Mapping[str, Any], schema: Mapping[str, Any]) -> Mapping[str, Any]:
    resolved = schema["$defs"][choice["$ref"].rpartition("/")[2]] if "$ref" in choice else choice
    assert isinstance(resolved, Mapping)
    return resolved


def schema_files() -> Mapping[str, bytes]:
    """Return the schemas of the data and of the open data by path below the site's root."""
    folder = f"{API_FOLDER}/{SCHEMA_FOLDER}"
    of_data = {f"{folder}/{name}.json": schema_text(name).encode() for name in SCHEMA_NAMES}
    of_output = {f"{folder}/{name}.schema.json": _text(name) for name in output_types()}
    return {**of_data, **of_output}


def _text(name: str) -> bytes:
    return (json.dumps(output_schema(name), indent=1, sort_keys=True) + "\n").encode("ascii")
