from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from macros.present.api.paths import FILES_OF_MANY
from macros.present.api.schemas import output_schema, row_types
from macros.present.api.terms import API_VERSION

Files = Mapping[str, bytes]


@pytest.fixture(scope="session")
def described(published: Files) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(published["openapi.json"])
    return read


def test_description_is_valid(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1")
    assert [str(error) for error in OpenAPIV31SpecValidator(described).iter_errors()] == []


def test_every_file_is_described_and_every_description_has_files(
    published: Files, described: dict[str, Any]
) -> None:
    alone = {"openapi.json", "datapackage.json"}
    of_data = re.compile(r"schema/\w+\.json")  # for editors of the data
    patterns = [re.sub(r"\\{\w+\\}", r"[^/]+", re.escape(path[1:])) for path in described["paths"]]
    for path in published.keys() - alone:
        found = [pattern for pattern in patterns if re.fullmatch(pattern, path)]
        assert found or of_data.fullmatch(path), path
    for pattern in patterns:
        assert any(re.fullmatch(pattern, path) for path in published), pattern


def test_examples_of_parts_of_paths_lead_to_files(
    published: Files, described: dict[str, Any]
) -> None:
    asked = 0
    for path, operations in described["paths"].items():
        for parameter in operations["get"].get("parameters", []):
            asked += 1
            filled = path.replace(f"{{{parameter['name']}}}", parameter["example"])
            assert filled[1:] in published
            assert re.search(parameter["schema"]["pattern"], parameter["example"])
    assert asked == len(FILES_OF_MANY) + 2


@pytest.mark.parametrize("name", [*row_types(), "gpu"])
def test_schemas_are_those_of_the_files(
    published: Files, described: dict[str, Any], name: str
) -> None:
    """A file is held against the description alone, by a library that knows nothing of ours."""
    path = f"/{'gpus/{id}' if name == 'gpu' else name}.json"
    content = described["paths"][path]["get"]["responses"]["200"]["content"]
    schema = content["application/json"]["schema"]
    file = "gpus/boreal-one.json" if name == "gpu" else f"{name}.json"
    whole = {**schema, "components": described["components"]}
    Draft202012Validator(whole).validate(json.loads(published[file]))
    Draft202012Validator(output_schema(name)).validate(json.loads(published[file]))


def test_version_is_that_of_the_newest_change_and_of_the_folder(described: dict[str, Any]) -> None:
    assert described["info"]["version"] == API_VERSION
    assert API_VERSION.startswith("1.")
