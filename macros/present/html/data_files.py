"""Data files: where the open data lie, and how a file of theirs is written."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

API_FOLDER = "api/v1"
SCHEMA_FOLDER = "schema"

Row = Mapping[str, Any]


def json_bytes(value: object) -> bytes:
    """Return the value as the text of a file that no page can take for markup."""
    return _as_file(json.dumps(value, indent=1, sort_keys=True, allow_nan=False))


def json_lines(rows: Iterable[Row]) -> bytes:
    """Return rows as JSON with one row to a line: small, and what changes in a row is one line."""
    return list_of_lines(map(json_line, rows))


def json_line(row: Any) -> str:
    """Return a row as its line in such JSON."""
    return json.dumps(row, sort_keys=True, separators=(",", ":"), allow_nan=False)


def list_of_lines(lines: Iterable[str]) -> bytes:
    """Return lines of `json_line` as the text of a file."""
    return _as_file(_bracketed(lines))


def json_lists(lists: Mapping[str, Iterable[Row]]) -> bytes:
    """Return lists of rows by name as such JSON, with the columns of each row in their order."""
    texts = (f'"{name}":{_bracketed(map(_in_order, rows))}' for name, rows in lists.items())
    return _as_file("{\n" + ",\n".join(texts) + "\n}")


def json_record(record: Mapping[str, Any]) -> bytes:
    """Return a record with one part to a line, and one row to a line in parts that are lists."""
    parts = (f"{json.dumps(name)}:{_part(value)}" for name, value in sorted(record.items()))
    return _as_file("{\n" + ",\n".join(parts) + "\n}")


def _part(value: Any) -> str:
    return (
        _bracketed(map(json_line, value)) if isinstance(value, list) and value else json_line(value)
    )


def _in_order(row: Row) -> str:
    return json.dumps(row, separators=(",", ":"), allow_nan=False)


def _bracketed(lines: Iterable[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]"


def _as_file(text: str) -> bytes:
    return (text.replace("<", "\\u003c") + "\n").encode("ascii")


def csv_table(names: Iterable[str], rows: Iterable[Iterable[Any]]) -> bytes:
    """Return rows of values below the names of their columns as a CSV file in ASCII."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(map(csv_cell, row) for row in rows)
    return text.getvalue().encode("ascii", "backslashreplace")


def csv_cell(value: Any) -> Any:
    """Return the cell's text: lists joined by `; `, `none` for an empty one.

    Text that a spreadsheet would run as a formula is quoted.
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return csv_cell("; ".join(map(str, value)) or "none")
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@"):
        return f"'{value}"
    return value


def plain_number(value: Any) -> Any:
    """Return 24.0 as 24, so that files show figures as they are written in the data."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
