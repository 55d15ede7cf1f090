"""Derived files: what the open data say once more in another form, made from the JSON files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from macros.present.api.gpu_files import gpu_files
from macros.present.api.schemas import row_types
from macros.present.api.tables import table_files
from macros.present.html.data_files import API_FOLDER


def derived_files(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return tables and the files of single products by path below the site's root.

    They are made from what the JSON `files` say, so that all agree.
    """
    contents = contents_of(files)
    return {**table_files(contents), **gpu_files(contents)}


def contents_of(files: Mapping[str, bytes]) -> dict[str, Any]:
    """Return what the JSON files say by their names without `.json`."""
    return {name: json.loads(files[f"{API_FOLDER}/{name}.json"]) for name in row_types()}
