"""OpenAPI: a description of all files of the open data for programs, from the types of rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from macros.present.api.paths import CHART_FILES, FILES_OF_MANY, SCHEMA_FILES, parameter_of
from macros.present.api.schemas import output_types, row_types
from macros.present.api.tables import SHEETS
from macros.present.api.terms import API_VERSION, LICENCE, LICENCE_NAME, SUMMARY, TITLE
from macros.present.html.data_files import API_FOLDER, json_bytes

PATH = f"{API_FOLDER}/openapi.json"
_REFERENCE = "#/components/schemas/{model}"
_ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"
_ABOUT = (
    "Files that lie still: there are no questions to put to a server and no keys. "
    "They are made anew when the data change; `index.json` says when and from which facts. "
    "Files, columns and their meaning stay while the folder is `v1`; new ones may come, "
    "so ignore what you do not know."
)

Say = Callable[[str], str]
Part = dict[str, Any]


def openapi_file(say: Say, examples: Mapping[str, str]) -> Mapping[str, bytes]:
    """Return the description by its path below the site's root.

    `say` returns an English text by its key; `examples` have a value for parts of paths by name.
    """
    return {PATH: json_bytes(description(say, examples))}


def description(say: Say, examples: Mapping[str, str]) -> Part:
    """Return the description as plain values."""
    _, components = _schemas()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": TITLE,
            "summary": SUMMARY,
            "description": _ABOUT,
            "version": API_VERSION,
            "license": {"name": LICENCE_NAME, "identifier": LICENCE},
        },
        "servers": [{"url": ".", "description": "The folder in which this file lies."}],
        "paths": dict(_paths(say, examples)),
        "components": {"schemas": components},
    }


def _paths(say: Say, examples: Mapping[str, str]) -> Iterator[tuple[str, Part]]:
    for name in row_types():
        yield f"/{name}.json", _json(name, name, say(f"api.holds.{name}"))
    for name, (path, schema) in FILES_OF_MANY.items():
        holds = say(f"api.holds.{name}")
        yield f"/{path}", _json(name, schema, holds, _parameters(path, examples))
    for name in SHEETS:
        yield f"/{name}.csv", _csv(f"{name}_table", say(f"api.holds.{name}"))
    yield (
        f"/{CHART_FILES}",
        _csv("chart_table", say("api.holds.charts"), _parameters(CHART_FILES, examples)),
    )
    schemas = ("schema", say("api.holds.schema"), "application/json", {"type": "object"})
    yield f"/{SCHEMA_FILES}", _get(*schemas, _parameters(SCHEMA_FILES, examples))


def _json(operation: str, schema: str, summary: str, parameters: list[Part] | None = None) -> Part:
    return _get(operation, summary, "application/json", _schemas()[0][schema], parameters)


def _csv(operation: str, summary: str, parameters: list[Part] | None = None) -> Part:
    return _get(operation, summary, "text/csv", {"type": "string"}, parameters)


def _get(
    operation: str, summary: str, media: str, schema: Part, parameters: list[Part] | None
) -> Part:
    answers: Part = {"200": {"description": summary, "content": {media: {"schema": schema}}}}
    missing: Part = {"404": {"description": "There is no such file."}} if parameters else {}
    asked: Part = {"parameters": parameters} if parameters else {}
    get = {"operationId": operation, "summary": summary, **asked, "responses": answers | missing}
    return {"get": get}


def _parameters(path: str, examples: Mapping[str, str]) -> list[Part]:
    name = parameter_of(path)
    example = {"example": examples[name]} if name in examples else {}
    schema = {"type": "string", "pattern": r"^\w+$" if name == "schema" else _ID}
    return [{"name": name, "in": "path", "required": True, "schema": schema, **example}]


@cache  # the types change with the code alone
def _schemas() -> tuple[Mapping[str, Part], Part]:
    """Return the schema of each file by its name, and what they refer to."""
    asked: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "serialization", adapter) for name, adapter in output_types().items()
    ]
    schemas, shared = TypeAdapter.json_schemas(asked, ref_template=_REFERENCE)
    return {name: schema for (name, _), schema in schemas.items()}, shared["$defs"]
