from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from macros.facts.catalog import Catalog
from macros.facts.schemas import SCHEMA_NAMES
from macros.present.api.files import api_files
from macros.present.api.schemas import (
    columns_of,
    output_schema,
    output_types,
    row_types,
    schema_files,
)
from tests.editions import edition_of
from tests.tiny import TODAY

NAMES = tuple(output_types())


@pytest.mark.parametrize("name", NAMES)
def test_every_column_says_what_it_means(name: str) -> None:
    columns = columns_of(name)
    assert columns
    for column in columns:
        assert column.meaning, column
        assert column.types, column


def test_columns_tell_their_types_and_what_they_can_say() -> None:
    columns = {column.name: column for column in columns_of("offers")}
    assert columns["stale"].types == ("boolean",)
    assert columns["how"].types == ("string",)
    assert columns["how"].values == ("local", "blended", "converted", "estimated")
    facts = {column.name: column for column in columns_of("gpus")}
    assert facts["ecc"].types == ("boolean", "null")
    assert facts["interconnect"].types == ("array", "null")


def test_schemas_of_the_open_data_stand_beside_those_of_the_data() -> None:
    names = {path.removeprefix("api/v1/schema/") for path in schema_files()}
    of_data = {f"{name}.json" for name in SCHEMA_NAMES}
    assert names == of_data | {f"{name}.schema.json" for name in NAMES}
    assert json.loads(schema_files()["api/v1/schema/offers.schema.json"]) == output_schema("offers")


def test_files_of_the_facts_are_what_their_schemas_say(catalog: Catalog) -> None:
    files = api_files(edition_of(catalog), TODAY)
    checked = 0
    for path, content in files.items():
        if path.endswith(".json"):
            name = path.removeprefix("api/v1/").removesuffix(".json")
            row_types()[name].validate_json(content, strict=True)
            checked += 1
    assert checked == 10


@pytest.mark.parametrize(("column", "value"), [("stale", "n"), ("usd", "650.5"), ("new", 1)])
def test_prose_and_unknown_columns_are_refused(
    catalog: Catalog, column: str, value: object
) -> None:
    files = api_files(edition_of(catalog), TODAY)
    (row,) = json.loads(files["api/v1/offers.json"])
    with pytest.raises(ValidationError):
        row_types()["offers"].validate_json(json.dumps([{**row, column: value}]), strict=True)


def test_figure_that_may_be_whole_is_called_a_number_once() -> None:
    types = [column.types for name in NAMES for column in columns_of(name)]
    assert any("number" in each for each in types)
    assert not [each for each in types if {"number", "integer"} <= set(each)]


def test_records_within_rows_are_called_objects() -> None:
    columns = {column.name: column for column in columns_of("index")}
    assert columns["build_date"].types == ("string",)
    assert all(
        set(c.types) <= {"object", "array", "string", "null", "boolean", "number", "integer"}
        for name in NAMES
        for c in columns_of(name)
    )


def test_schema_says_which_dialect_it_is_written_in_and_is_text_of_ascii() -> None:
    text = schema_files()["api/v1/schema/gpus.schema.json"].decode("ascii")
    assert text.endswith("}\n")
    assert json.loads(text)["$schema"].startswith("https://json-schema.org/")
