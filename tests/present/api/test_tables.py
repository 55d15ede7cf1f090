from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping

import pytest

from macros.present.api.tables import SHEETS, rows_in, table_columns, table_files


def table(published: Mapping[str, bytes], name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(published[f"{name}.csv"].decode("ascii"))))


@pytest.mark.parametrize("name", SHEETS)
def test_table_has_a_row_for_each_row_of_the_file(
    published: Mapping[str, bytes], name: str
) -> None:
    rows = rows_in(name, json.loads(published[f"{name}.json"]))
    cells = table(published, name)
    assert len(cells) == len(rows)
    first = SHEETS[name].first
    for row, line in zip(rows, cells, strict=True):
        assert [str(row[column]) for column in first] == [line[column] for column in first]


@pytest.mark.parametrize("name", [name for name, sheet in SHEETS.items() if sheet.is_key])
def test_key_tells_rows_apart(published: Mapping[str, bytes], name: str) -> None:
    keys = [tuple(row[column] for column in SHEETS[name].first) for row in table(published, name)]
    assert len(set(keys)) == len(keys)


def test_records_have_no_room_in_a_cell_and_lists_of_words_have() -> None:
    columns = [column.name for column in table_columns("picks")]
    assert columns[:2] == ["persona", "region"]
    assert columns[2:] == sorted(columns[2:])
    assert {"ties", "pick", "stability"} <= set(columns)
    assert not {"cut", "decided_by", "changes_if"} & set(columns)
    assert "parts" not in [column.name for column in table_columns("builds")]


def test_links_between_accelerators_are_told_in_words() -> None:
    assert "interconnect" in [column.name for column in table_columns("gpus")]


def test_table_without_rows_has_its_head() -> None:
    (content,) = table_files({"offers": []}).values()
    assert content.startswith(b"id,region,kind,age_days,amount,")
    assert content.count(b"\n") == 1
