"""Data files: where the open data lie, and how a file or a text of data is written."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

API_FOLDER = "api/v1"
SCHEMA_FOLDER = "schema"

Row = Mapping[str, Any]
# The last digits of a computed number differ between Pythons and processors; no figure of ours
# is known to ten.
DIGITS = 10


def json_bytes(value: object) -> bytes:
    """Return the value as the text of a file that no page can take for markup."""
    return _as_file(json.dumps(written(value), indent=1, sort_keys=True, allow_nan=False))


def json_lines(rows: Iterable[Row]) -> bytes:
    """Return rows as JSON with one row to a line: small, and what changes in a row is one line."""
    return list_of_lines(map(json_line, rows))


def json_line(row: Any) -> str:
    """Return a row as its line in such JSON."""
    return compact_json(row, sort_keys=True, ensure_ascii=True)


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
    return compact_json(row, ensure_ascii=True)


def _bracketed(lines: Iterable[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]"


def compact_file(value: object) -> bytes:
    """Return the value as the small file that a script of ours loads."""
    text = compact_json(value, ensure_ascii=True)
    return text.replace("<", "\\u003c").encode("ascii")


def compact_json(value: object, *, sort_keys: bool = False, ensure_ascii: bool = False) -> str:
    """Return the value as JSON in one line."""
    return json.dumps(
        written(value),
        sort_keys=sort_keys,
        separators=(",", ":"),
        ensure_ascii=ensure_ascii,
        allow_nan=False,
    )


def written(value: Any) -> Any:
    """Return the value with its numbers as they are written, the same on every machine."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, Mapping):
        return {name: written(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [written(part) for part in value]
    return value


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
    return written(value)


def plain_number(value: Any) -> Any:
    """Return 24.0 as 24, so that files show figures as they are written in the data."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
