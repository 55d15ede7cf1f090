"""Tables: the rows of the open data as CSV too, with what has room in a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from macros.present.api.gpus import csv_row
from macros.present.api.schemas import Column, columns_of, columns_within
from macros.present.html.data_files import API_FOLDER, csv_table

Row = Mapping[str, Any]
# Of what is no list of rows, the part that is one.
_ROWS_IN = {"performance": "rows"}


@dataclass(frozen=True)
class Sheet:
    """A table: the columns that stand first, and whether they tell its rows apart.

    `refers` names the tables whose ids stand in its columns.
    """

    first: tuple[str, ...] = ("id",)
    is_key: bool = True
    refers: Mapping[str, str] = field(default_factory=dict)


SHEETS: Mapping[str, Sheet] = {
    "gpus": Sheet(),
    "prices": Sheet(is_key=False, refers={"id": "gpus", "source": "sources"}),
    "offers": Sheet(("id", "region", "kind"), refers={"id": "gpus", "region": "regions"}),
    "stale_prices": Sheet(("id", "region", "kind"), refers={"id": "gpus", "region": "regions"}),
    "clouds": Sheet(
        ("accelerator", "provider", "billing", "date"),
        is_key=False,
        refers={"accelerator": "gpus", "source": "sources"},
    ),
    "regions": Sheet(),
    "performance": Sheet(("workload", "id"), refers={"id": "gpus"}),
    "picks": Sheet(("persona", "region"), refers={"pick": "gpus", "region": "regions"}),
    "builds": Sheet(("tier", "class", "region"), refers={"region": "regions"}),
    "part_prices": Sheet(is_key=False, refers={"source": "sources"}),
    "models": Sheet(),
    "claims": Sheet(),
    "sources": Sheet(),
    "evidence": Sheet(is_key=False, refers={"id": "gpus", "source": "sources"}),
}


def table_files(contents: Mapping[str, Any]) -> Mapping[str, bytes]:
    """Return the tables of some files by path below the site's root.

    `contents` is what these files hold, by their names without `.json`.
    """
    return {
        f"{API_FOLDER}/{name}.csv": _table(name, rows_in(name, contents[name]))
        for name in SHEETS
        if name in contents
    }


def rows_in(name: str, content: Any) -> list[Row]:
    """Return the rows of a file whose rows are a table."""
    rows: list[Row] = content[_ROWS_IN[name]] if name in _ROWS_IN else content
    return rows


def table_columns(name: str) -> list[Column]:
    """Return the columns of a table: those that stand first, then the others by name."""
    part = _ROWS_IN.get(name)
    columns = columns_within(name, part) if part else columns_of(name)
    first = SHEETS[name].first
    kept = {column.name: column for column in columns if column.is_flat or _is_told(name, column)}
    return [kept[column] for column in (*first, *sorted(kept.keys() - set(first)))]


def _is_told(name: str, column: Column) -> bool:
    """Return whether records of a column become texts."""
    return (name, column.name) == ("gpus", "interconnect")


def _table(name: str, rows: Sequence[Row]) -> bytes:
    names = [column.name for column in table_columns(name)]
    told = (csv_row(dict(row)) for row in rows) if name == "gpus" else rows
    return csv_table(names, ([row[column] for column in names] for row in told))
