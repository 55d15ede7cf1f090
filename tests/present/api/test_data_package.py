from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from frictionless import Package

from macros.present.api.tables import SHEETS

Files = Mapping[str, bytes]


@pytest.fixture(scope="session")
def package(published: Files) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(published["datapackage.json"])
    return read


@pytest.fixture
def folder(published: Files, tmp_path: Path) -> Path:
    for path, content in published.items():
        if path.endswith(".csv") or path == "datapackage.json":
            (tmp_path / path).parent.mkdir(exist_ok=True)
            (tmp_path / path).write_bytes(content)
    return tmp_path


def mistakes(folder: Path) -> list[tuple[str, str]]:
    report = Package(str(folder / "datapackage.json")).validate()
    return [
        (error.type, error.message) for holder in (report, *report.tasks) for error in holder.errors
    ]


def test_package_and_its_tables_are_valid(folder: Path) -> None:
    assert mistakes(folder) == []


def test_validation_sees_what_is_wrong(folder: Path) -> None:
    table = folder / "gpus.csv"
    table.write_text(table.read_text("ascii").replace("boreal-one", "boreal-two", 1), "ascii")
    assert {"primary-key", "hash-count"} <= {type_ for type_, _ in mistakes(folder)}


def test_every_table_is_listed_with_its_columns(published: Files, package: dict[str, Any]) -> None:
    resources = {resource["path"]: resource for resource in package["resources"]}
    assert resources.keys() == {path for path in published if path.endswith(".csv")}
    assert {f"{name}.csv" for name in SHEETS} <= resources.keys()
    for path, resource in resources.items():
        head = published[path].decode("ascii").splitlines()[0].split(",")
        assert [field["name"] for field in resource["schema"]["fields"]] == head
        assert resource["bytes"] == len(published[path])
        assert resource["hash"] == f"sha256:{hashlib.sha256(published[path]).hexdigest()}"


def test_columns_of_tables_say_what_they_mean(package: dict[str, Any]) -> None:
    resources = {resource["name"]: resource for resource in package["resources"]}
    for name in SHEETS:
        for field in resources[name]["schema"]["fields"]:
            assert field["description"], (name, field["name"])
    stale = {field["name"]: field for field in resources["offers"]["schema"]["fields"]}["stale"]
    assert (stale["type"], stale["constraints"]) == ("boolean", {"required": True})


def test_package_names_licence_and_the_state_of_the_facts(
    published: Files, package: dict[str, Any]
) -> None:
    index = json.loads(published["index.json"])
    version, _, data = package["version"].partition("+")
    assert version == index["api_version"]
    assert index["data_sha256"].startswith(data)
    assert len(data) == 12
    assert package["licenses"][0]["name"] == index["licence"]
    assert package["created"].startswith(index["build_date"])
