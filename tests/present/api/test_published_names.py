"""The names of files and columns that open-data.md promises to keep, held against a list.

Who adds one adds its line to `published_names.txt` and a line to CHANGELOG.md. No line is ever
taken out or changed while the folder is `v1`: somebody's program reads that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from macros.present.api.paths import FILES_OF_MANY
from macros.present.api.schemas import output_schema, row_types
from macros.present.api.tables import SHEETS, table_columns
from macros.present.api.terms import API_VERSION
from macros.present.charts import CHARTS
from macros.present.charts.advised import KINDS, PAST_KINDS
from tests.tiny import PROJECT

LIST = Path(__file__).parent / "published_names.txt"
_OF_MANY = "|".join(sorted([*KINDS, *PAST_KINDS, "build-circuits", "build-money"], key=len)[::-1])


def listed() -> set[str]:
    return set(LIST.read_text(encoding="utf-8").splitlines())


def names(published: Mapping[str, bytes]) -> Iterator[str]:
    """Yield each name: of a file, and of what is in it with its types."""
    alone = ((f"{name}.json", name) for name in row_types())
    for path, name in [*alone, *FILES_OF_MANY.values()]:
        yield path
        schema = output_schema(name)
        yield from (f"{path} {inner}" for inner in sorted(set(within(schema, schema))))
    for name in SHEETS:
        yield from (f"{name}.csv {column.name}" for column in table_columns(name))
    for path, content in published.items():
        if path.startswith("charts/"):
            head = content.decode("ascii").splitlines()[0].split(",")
            yield from (f"{pattern_of(path)} {column}" for column in head)
    yield from (path for path in ("openapi.json", "datapackage.json") if path in published)


def within(part: Mapping[str, Any], schema: Mapping[str, Any], at: str = "") -> Iterator[str]:
    """Yield the names of what a part of a schema holds, with their types."""
    part = schema["$defs"][part["$ref"].rpartition("/")[2]] if "$ref" in part else part
    for choice in part.get("anyOf", ()):
        yield from within(choice, schema, at)
    if at and "type" in part:
        yield f"{at} {part['type']}"
    for name, inner in part.get("properties", {}).items():
        yield from within(inner, schema, f"{at}.{name}" if at else name)
    for key in ("items", "additionalProperties"):
        if isinstance(part.get(key), Mapping):
            yield from within(part[key], schema, f"{at}[]")


def pattern_of(path: str) -> str:
    """Return the path of a chart's file with a star for the workload or the tier."""
    if path.removeprefix("charts/").removesuffix(".csv") in CHARTS:
        return path
    return re.sub(rf"^(charts/(?:{_OF_MANY}))-.+\.csv$", r"\1-*.csv", path)


def test_what_was_published_keeps_its_name(published: Mapping[str, bytes]) -> None:
    gone = listed() - set(names(published))
    assert not gone, f"These names are promised; keep them, as an alias at least: {sorted(gone)}"


def test_what_is_published_stands_in_the_list(published: Mapping[str, bytes]) -> None:
    new = set(names(published)) - listed()
    assert not new, f"Add to {LIST.name}, and tell it in CHANGELOG.md: " + "\n".join(sorted(new))


def test_list_is_in_order() -> None:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))


def test_newest_version_is_told_first_in_the_changelog() -> None:
    text = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$", text, re.MULTILINE)
    assert versions[0] == API_VERSION
    assert versions == sorted(versions, key=lambda version: [*map(int, version.split("."))])[::-1]
