"""Derived files: what the open data say once more in another form, made from the JSON files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date

from macros.facts.catalog import Catalog
from macros.present.api.data_package import data_package_file
from macros.present.api.gpu_files import gpu_files
from macros.present.api.openapi import openapi_file
from macros.present.api.paths import examples_of
from macros.present.api.schemas import row_types
from macros.present.api.tables import table_files
from macros.present.charts.chart import Chart
from macros.present.html.data_files import API_FOLDER
from macros.present.words.language import DEFAULT_LANGUAGE, Language


def derived_files(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return tables and the files of single products by path below the site's root.

    They are made from what the JSON `files` say, so that all agree.
    """
    contents = {name: json.loads(files[f"{API_FOLDER}/{name}.json"]) for name in row_types()}
    return {**table_files(contents), **gpu_files(contents)}


def description_files(
    files: Mapping[str, bytes], charts: Sequence[Chart], catalog: Catalog, built_on: date
) -> Mapping[str, bytes]:
    """Return what describes the `files` for programs, by path below the site's root."""
    english = Language.of(catalog, DEFAULT_LANGUAGE)
    return {
        **openapi_file(english.text, examples_of(catalog)),
        **data_package_file(files, charts, english, catalog.digest, built_on),
    }
