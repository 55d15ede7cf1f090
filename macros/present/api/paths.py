"""Paths: the files of the open data that are one of many, and how their paths are filled."""

from __future__ import annotations

from collections.abc import Mapping

from macros.facts.catalog import Catalog
from macros.present.html.data_files import SCHEMA_FOLDER

# The path of such files by what they are, and the name of their schema.
FILES_OF_MANY: Mapping[str, tuple[str, str]] = {
    "gpu": ("gpus/{id}.json", "gpu"),
    "region_picks": ("picks/{region}.json", "picks"),
}
CHART_FILES = "charts/{chart}.csv"
SCHEMA_FILES = f"{SCHEMA_FOLDER}/{{schema}}.schema.json"
_CHART, _SCHEMA = "bandwidth-memory", "gpus"  # which every catalogue has


def examples_of(catalog: Catalog) -> dict[str, str]:
    """Return a value for each part of a path that has one, by its name."""
    known = {
        "id": next(iter(catalog.gpus), None),
        "region": next(iter(catalog.regions), None),
        "chart": _CHART,
        "schema": _SCHEMA,
    }
    return {name: value for name, value in known.items() if value}


def parameter_of(path: str) -> str:
    """Return the name of the part of a path that differs from file to file."""
    return path.partition("{")[2].partition("}")[0]


def filled(path: str, examples: Mapping[str, str]) -> str:
    """Return the path of one file of many; nothing where there is no such file."""
    name = parameter_of(path)
    return path.replace(f"{{{name}}}", examples[name]) if name in examples else ""
