from __future__ import annotations

import json

import pytest

from macros.facts.schemas import SCHEMA_NAMES, schema_text
from tests.tiny import PROJECT

GLOSSARY = PROJECT / "data" / "locales" / "glossary.yml"
OWN_SCHEMA = {GLOSSARY, GLOSSARY.with_name("names.yml")}


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_stored_schema_is_the_one_of_the_records(name: str) -> None:
    stored = (PROJECT / "data" / "schema" / f"{name}.json").read_text(encoding="utf-8")
    assert stored == schema_text(name), "run: .venv/bin/python scripts/make_schema.py"


def test_every_kind_of_file_has_a_schema() -> None:
    stored = {file.stem for file in (PROJECT / "data" / "schema").iterdir()}
    assert stored == set(SCHEMA_NAMES)


def test_schema_tells_an_editor_what_is_allowed() -> None:
    schema = json.loads(schema_text("gpu"))
    assert schema["additionalProperties"] is False
    assert "consumer" in schema["properties"]["segment"]["enum"]
    assert schema["$defs"]["Memory"]["properties"]["size_gb"]["maximum"] == 4096


def test_schema_allows_days_months_and_years() -> None:
    price = json.loads(schema_text("prices"))["$defs"]["Price"]
    kinds = [choice["type"] for choice in price["properties"]["date"]["anyOf"]]
    assert kinds == ["string", "integer"]


def test_data_files_point_their_editor_to_the_schema() -> None:
    for folder, name in (("gpus", "gpu"), ("prices", "prices"), ("locales", "locale")):
        line = f"# yaml-language-server: $schema=../schema/{name}.json\n"
        files = set((PROJECT / "data" / folder).glob("*.yml")) - OWN_SCHEMA
        missing = [f.name for f in files if not f.read_text(encoding="utf-8").startswith(line)]
        assert missing == []


def test_glossary_points_its_editor_to_its_own_schema() -> None:
    line = "# yaml-language-server: $schema=../schema/glossary.json\n"
    assert GLOSSARY.read_text(encoding="utf-8").startswith(line)
