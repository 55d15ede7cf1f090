"""The open data of the built site: complete, plain and the same as the facts."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from frictionless import Package
from openapi_spec_validator import OpenAPIV31SpecValidator

from macros.facts.records.fields import FIGURE_FIELDS
from macros.facts.schemas import SCHEMA_NAMES
from macros.present.api.schemas import output_types, row_types
from macros.present.api.tables import SHEETS
from macros.present.charts import CHARTS
from macros.present.charts.advised import KINDS, PAST_KINDS
from macros.present.tools.rent_chart import RENT_CHART
from tests.built.building import contents
from tests.tiny import PROJECT
from tests.tiny_builds import TINY_TIERS

pytestmark = pytest.mark.site

NAMES = ("gpus", "prices", "part_prices")
Row = dict[str, Any]


def api(site: Path, name: str) -> Any:
    return json.loads((site / "api/v1" / f"{name}.json").read_bytes())


def rows(site: Path, name: str) -> list[dict[str, str]]:
    text = (site / "api/v1" / f"{name}.csv").read_text(encoding="ascii")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def facts(pattern: str) -> dict[str, Any]:
    """Return the content of the data files by id, read without any code of ours."""
    files = sorted((PROJECT / "data").glob(pattern))
    texts_only = yaml.CBaseLoader
    return {
        file.stem: yaml.load(file.read_text("utf-8"), texts_only)  # noqa: S506 - makes no objects
        for file in files
    }


def test_all_files_are_there_and_plain(tiny_site: Path) -> None:
    files = contents(tiny_site / "api/v1")
    tables = {f"{name}.csv" for name in SHEETS}
    names = (
        *NAMES,
        "index",
        "sources",
        "evidence",
        "offers",
        "clouds",
        "regions",
        "countries",
        "stale_prices",
        "performance",
        "picks",
        "builds",
        "parts",
        "build_rules",
        "models",
        "memory_rules",
        "claims",
    )
    others = {f"{name}.json" for name in (*names, "openapi", "datapackage")}
    others |= {f"gpus/{gpu['id']}.json" for gpu in api(tiny_site, "gpus")}
    others |= {f"picks/{region['id']}.json" for region in api(tiny_site, "regions")}
    advised = [*KINDS, *(f"{kind}-2026" for kind in PAST_KINDS)]  # of today, of the experts' day
    charts = {f"charts/{name}.csv" for name in (*CHARTS, RENT_CHART)}
    charts |= {f"charts/{kind}-cnn-training.csv" for kind in advised}
    charts |= {
        f"charts/build-{kind}-{tier}-us.csv"
        for kind in ("circuits", "money")
        for tier in TINY_TIERS
        if tier != "beginner"
    }
    schemas = {f"schema/{name}.json" for name in SCHEMA_NAMES}
    schemas |= {f"schema/{name}.schema.json" for name in output_types()}
    assert set(names) == set(row_types())
    assert set(files) == tables | others | charts | schemas
    for path, content in files.items():
        assert content.isascii(), path
        assert content.endswith(b"\n"), path
        assert b"\r" not in content, path
        if path.endswith(".json"):
            assert b"<" not in content or path.startswith("schema/"), path
            assert json.dumps(json.loads(content), allow_nan=False), path


@pytest.mark.parametrize("name", NAMES)
def test_the_csv_says_what_the_json_says(name: str, real_site: Path) -> None:
    for table, record in zip(rows(real_site, name), api(real_site, name), strict=True):
        assert set(table) == set(record)
        for column, value in record.items():
            if column == "interconnect" and value:  # records, which a table tells in words
                assert all(link["name"] in table[column] for link in value)
            else:
                assert table[column] == _as_cell(value), (record["id"], column)


@pytest.mark.parametrize("name", row_types())
def test_every_file_is_what_its_schema_says(name: str, real_site: Path) -> None:
    content = (real_site / f"api/v1/{name}.json").read_bytes()
    assert row_types()[name].validate_json(content, strict=True)


def test_every_file_of_one_product_is_what_its_schema_says(real_site: Path) -> None:
    files = sorted((real_site / "api/v1/gpus").iterdir(), key=lambda file: file.stem)
    assert [file.stem for file in files] == [gpu["id"] for gpu in api(real_site, "gpus")]
    for file in files:
        assert output_types()["gpu"].validate_json(file.read_bytes(), strict=True), file.name


@pytest.mark.nightly
def test_data_package_and_description_are_valid(real_site: Path) -> None:
    """Keys, references, types and hashes of all tables, and the description of all files."""
    folder = real_site / "api/v1"
    report = Package(str(folder / "datapackage.json")).validate()
    assert report.valid, report.to_summary()
    described = json.loads((folder / "openapi.json").read_bytes())
    assert list(OpenAPIV31SpecValidator(described).iter_errors()) == []


def test_models_lead_to_their_pages(real_site: Path) -> None:
    paged = [model for model in api(real_site, "models") if model["page"]]
    assert len(paged) > 50
    for model in paged:
        assert (real_site / "en" / model["page"] / "index.html").is_file(), model["id"]


def test_rows_are_sorted_and_counted(real_site: Path) -> None:
    gpus, prices, index = (api(real_site, name) for name in ("gpus", "prices", "index"))
    ids = [gpu["id"] for gpu in gpus]
    assert ids == sorted(set(ids))
    assert [price["id"] for price in prices] == sorted(price["id"] for price in prices)
    assert {price["id"] for price in prices} <= set(ids)
    assert index["counts"] == {
        "gpus": len(gpus),
        "prices": len(prices),
        "sources": len(api(real_site, "sources")),
        "vendors": len({gpu["vendor"] for gpu in gpus}),
        "build_rules": len(api(real_site, "build_rules")["rules"]),
        "cloud_prices": len(api(real_site, "clouds")),
    }
    assert index["licence"] == "CC-BY-4.0"
    assert len(index["data_sha256"]) == 64
    assert len(index["build_date"]) == 10


def test_every_figure_of_the_files_is_in_the_open_data(real_site: Path) -> None:
    by_id = {row["id"]: row for row in api(real_site, "gpus")}
    files = facts("gpus/*.yml")
    assert set(by_id) == set(files)
    compared = 0
    for id_, file in files.items():
        for field in FIGURE_FIELDS:
            section, _, name = field.path.partition(".")
            written, published = file.get(section, {}).get(name), by_id[id_][field.column]
            assert (written is None) == (published is None), (id_, field.path)
            if written is not None:
                assert float(written) == published, (id_, field.path)
                compared += 1
    assert compared > 2000


def test_every_text_of_the_files_is_in_the_open_data(real_site: Path) -> None:
    files = facts("gpus/*.yml")
    for row in api(real_site, "gpus"):
        file = files[row["id"]]
        for name in ("name", "vendor", "family", "architecture", "segment", "cooling"):
            assert row[name] == file.get(name), row["id"]
        assert row["release_date"] == file.get("released"), row["id"]
        assert row["announced_date"] == file.get("announced"), row["id"]
        assert row["memory_type"] == file["memory"]["type"], row["id"]
        assert row["preview"] == (file.get("preview") == "true"), row["id"]


def test_every_price_of_the_files_is_in_the_open_data(real_site: Path) -> None:
    published: dict[str, list[Row]] = {}
    for row in [*api(real_site, "prices"), *api(real_site, "part_prices")]:
        published.setdefault(row["id"], []).append(row)
    files = facts("prices/*.yml")
    assert set(published) == set(files)
    for id_, prices in files.items():
        written = sorted(_price_key(price) for price in prices)
        assert written == sorted(_price_key(row) for row in published[id_]), id_


def test_every_source_entry_is_in_the_open_data(real_site: Path) -> None:
    files = facts("gpus/*.yml")
    entries = api(real_site, "evidence")
    assert len(entries) == sum(len(file["sources"]) for file in files.values())
    listed = {source["id"] for source in api(real_site, "sources")}
    assert {entry["source"] for entry in entries} <= listed


def test_the_schemas_are_those_of_the_repository(real_site: Path) -> None:
    for file in (PROJECT / "data/schema").glob("*.json"):
        published = real_site / "api/v1/schema" / file.name
        assert json.loads(published.read_bytes()) == json.loads(file.read_bytes())


def _price_key(price: Row) -> tuple[str, ...]:
    amounts = (price.get(name) for name in ("amount", "low", "high"))
    texts = (str(price.get(name) or "") for name in ("date", "kind", "currency", "source", "url"))
    return (*texts, *(f"{float(amount):.2f}" if amount else "" for amount in amounts))


def _as_cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "; ".join(value) or "none"
    text = str(value)
    text = f"'{text}" if isinstance(value, str) and text[:1] in "=+-@" else text
    return text.encode("ascii", "backslashreplace").decode()
