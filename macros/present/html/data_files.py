"""Data files: where the open data lie, and how a file of theirs is written."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

API_FOLDER = "api/v1"

Row = dict[str, Any]


def json_bytes(value: object) -> bytes:
    """Return the value as the text of a file that no page can take for markup."""
    text = json.dumps(value, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False)
    return (text.replace("<", "\\u003c") + "\n").encode("ascii")


def csv_bytes(rows: Sequence[Row]) -> bytes:
    """Return the rows as a CSV file: the column `id` first, then the others by name."""
    names = sorted({name for row in rows for name in row} - {"id"})
    text = io.StringIO()
    writer = csv.DictWriter(text, ["id", *names], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: csv_cell(value) for name, value in row.items()})
    return text.getvalue().encode("ascii", "backslashreplace")


def csv_cell(value: Any) -> Any:
    """Return the cell's text; text that a spreadsheet would run as a formula is quoted."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@"):
        return f"'{value}"
    return value


def plain_number(value: Any) -> Any:
    """Return 24.0 as 24, so that files show figures as they are written in the data."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
