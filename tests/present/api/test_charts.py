from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from datetime import date

from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.present.api.charts import chart_csv, chart_files
from macros.present.charts import CHARTS, catalogue_charts
from macros.present.charts.chart import Cell, Column
from macros.present.words.language import Language
from tests.charts import tiny_figure
from tests.editions import edition_of
from tests.tiny import TODAY, tiny_gpu, with_gpus

HEAD = (Column("Name", "id"), Column("Rate", "rate", is_number=True))


def rows_of(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("ascii"))))


def files_of(catalog: Catalog, day: date = TODAY) -> Mapping[str, bytes]:
    return chart_files(catalogue_charts(edition_of(catalog, day)), catalog)


def test_every_figure_of_the_catalogue_has_a_file(catalog: Catalog) -> None:
    files = files_of(catalog)
    assert set(files) == {f"api/v1/charts/{name}.csv" for name in CHARTS}


def test_file_holds_the_data_with_all_their_digits(english: Language) -> None:
    row = (Cell("Boreal One", "boreal-one"), Cell.of_number(1234.56789, english, 3))
    content = chart_csv(tiny_figure(columns=HEAD, rows=(row,)))
    assert content == b"id,rate\nboreal-one,1234.56789\n"


def test_unknown_figure_is_an_empty_cell(english: Language) -> None:
    row = (Cell("A", "a"), Cell.of_number(None, english))
    assert rows_of(chart_csv(tiny_figure(columns=HEAD, rows=(row,))))[1] == ["a", ""]


def test_text_that_a_spreadsheet_would_run_is_quoted() -> None:
    row = (Cell.of_text("=1+1"), Cell.of_text("-2"))
    assert rows_of(chart_csv(tiny_figure(columns=HEAD, rows=(row,))))[1] == ["'=1+1", "'-2"]


def test_commas_and_quotes_stay_in_their_cell() -> None:
    row = (Cell.of_text('a,"b"'), Cell.of_text("c"))
    assert rows_of(chart_csv(tiny_figure(columns=HEAD, rows=(row,))))[1] == ['a,"b"', "c"]


def test_files_are_ascii_whatever_the_data_say(catalog: Catalog) -> None:
    named = with_gpus(catalog, tiny_gpu(catalog, "boreal-two", family="Boréal"))
    content = files_of(named)["api/v1/charts/power-fp32.csv"]
    assert rb"Bor\xe9al" in content


def test_data_of_a_figure_are_those_of_the_english_one(catalog: Catalog) -> None:
    content = files_of(catalog)["api/v1/charts/bandwidth-memory.csv"]
    assert rows_of(content) == [
        ["id", "series", "memory_gb", "memory_bandwidth_gb_s", "detail"],
        ["boreal-one", "Consumer", "16.0", "512.0", "650 USD (2026-10)"],
        ["boreal-two", "Consumer", "24.0", "800.0", ""],
    ]


def test_file_of_a_figure_without_data_has_its_head(catalog: Catalog) -> None:
    day = date(1999, 1, 1)
    for content in files_of(known_by(catalog, day), day).values():
        assert len(rows_of(content)) == 1
