"""Data package: the tables of the open data with their columns, as Frictionless describes them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from macros.present.api.charts import file_columns
from macros.present.api.schemas import Column
from macros.present.api.tables import SHEETS, table_columns
from macros.present.api.terms import (
    API_VERSION,
    AUTHORS,
    LICENCE,
    LICENCE_NAME,
    LICENCE_URL,
    SUMMARY,
    TITLE,
    data_version,
)
from macros.present.charts.chart import Chart
from macros.present.charts.chart import Column as ChartColumn
from macros.present.charts.html import csv_name
from macros.present.html.data_files import API_FOLDER, json_bytes
from macros.present.words.language import Language

PATH = f"{API_FOLDER}/datapackage.json"
_DETAIL = "What the other columns say of the price, as one text; out of use."
Part = dict[str, Any]


def data_package_file(
    files: Mapping[str, bytes],
    charts: Iterable[Chart],
    english: Language,
    digest: str,
    built_on: date,
) -> Mapping[str, bytes]:
    """Return the description of the tables among the `files` by its path below the site's root."""
    tables = [_table(name, files, english) for name in SHEETS]
    drawn = [_chart(chart, files) for chart in charts]
    package = {
        "profile": "tabular-data-package",
        "name": "deep-learning-hardware-guide",
        "title": TITLE,
        "description": SUMMARY,
        "version": f"{API_VERSION}+{data_version(digest)}",
        "created": f"{built_on.isoformat()}T00:00:00Z",
        "licenses": [{"name": LICENCE, "title": LICENCE_NAME, "path": LICENCE_URL}],
        "contributors": [{"title": AUTHORS, "role": "author"}],
        "resources": [*tables, *drawn],
    }
    return {PATH: json_bytes(package)}


def _table(name: str, files: Mapping[str, bytes], english: Language) -> Part:
    sheet = SHEETS[name]
    schema = {
        "fields": [_field(column) for column in table_columns(name)],
        "missingValues": [""],
        **({"primaryKey": list(sheet.first)} if sheet.is_key else {}),
        **({"foreignKeys": [_key(*pair) for pair in sheet.refers.items()]} if sheet.refers else {}),
    }
    return _resource(name, f"{name}.csv", english.text(f"api.holds.{name}"), files, schema)


def _chart(chart: Chart, files: Mapping[str, bytes]) -> Part:
    """Return the resource of a chart's file; what its columns are called stands in its head."""
    known = {column.name: column for column in chart.columns}
    fields = [
        {
            "name": name,
            "type": "number" if name in known and _is_number(known[name]) else "string",
            "description": known[name].title if name in known else _DETAIL,
        }
        for name in file_columns(chart)
    ]
    path = csv_name(chart)
    name = path.replace("/", "-").removesuffix(".csv")
    return _resource(name, path, chart.title, files, {"fields": fields, "missingValues": [""]})


def _is_number(column: ChartColumn) -> bool:
    return column.is_number and not column.name.endswith("date")  # which tables align like figures


def _resource(
    name: str, path: str, says: str, files: Mapping[str, bytes], schema: Mapping[str, Any]
) -> Part:
    content = files[f"{API_FOLDER}/{path}"]
    return {
        "name": name,
        "path": path,
        "profile": "tabular-data-resource",
        "title": says,
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "bytes": len(content),
        "hash": f"sha256:{hashlib.sha256(content).hexdigest()}",
        "schema": schema,
    }


def _field(column: Column) -> Part:
    """Return a column; lists are texts there, and empty is unknown."""
    types = [name for name in column.types if name not in ("null", "array")]
    type_ = "string" if "string" in types or not types else types[0]
    bounds: Part = {} if "null" in column.types else {"required": True}
    if column.values and type_ == "string":
        bounds["enum"] = list(column.values)
    if column.pattern and types == ["string"]:
        bounds["pattern"] = column.pattern
    return {
        "name": column.name,
        "type": type_,
        "description": column.meaning,
        **({"constraints": bounds} if bounds else {}),
    }


def _key(column: str, table: str) -> Part:
    return {"fields": [column], "reference": {"resource": table, "fields": ["id"]}}
