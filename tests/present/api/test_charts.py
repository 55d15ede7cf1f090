from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from datetime import date

from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.present.api.charts import chart_csv, chart_files, drawn_charts
from macros.present.charts import CHARTS, catalogue_charts
from macros.present.charts.chart import Cell, Column
from macros.present.words.language import Language
from tests.charts import tiny_figure
from tests.editions import edition_of
from tests.tiny import TODAY, tiny_gpu, tiny_region, with_gpus, with_regions

HEAD = (Column("Name", "id"), Column("Rate", "rate", is_number=True))

DETAIL = "street_new, 2026-10"  # the column of old, made of what has columns of its own


def rows_of(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("ascii"))))


def files_of(catalog: Catalog, day: date = TODAY) -> Mapping[str, bytes]:
    return chart_files(drawn_charts(catalogue_charts(edition_of(catalog, day)), catalog))


def test_every_figure_of_the_catalogue_has_a_file(catalog: Catalog) -> None:
    files = files_of(catalog)
    assert set(files) == {f"api/v1/charts/{name}.csv" for name in CHARTS}


def test_file_holds_the_digits_that_people_read(english: Language) -> None:
    row = (Cell("Boreal One", "boreal-one"), Cell.of_number(1234.56789, english, 3))
    content = chart_csv(tiny_figure(columns=HEAD, rows=(row,)))
    assert content == b"id,rate\nboreal-one,1235\n"


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
    head = ["id", "series", "memory_gb", "memory_bandwidth_gb_s"]
    assert rows_of(content) == [
        [*head, "price_usd", "price_kind", "price_date", "price_note", "detail"],
        ["boreal-one", "Consumer", "16", "512", "650", "street_new", "2026-10", "", DETAIL],
        ["boreal-two", "Consumer", "24", "800", "", "", "", "", ""],
    ]


def test_column_that_was_divided_stays_and_says_what_its_parts_say(catalog: Catalog) -> None:
    files = files_of(catalog)
    for name in ("bandwidth-memory", "memory-price", "price-gb", "tensor-price"):
        head, *rows = rows_of(files[f"api/v1/charts/{name}.csv"])
        assert head[-1] == "detail"
        for row in rows:
            cells = dict(zip(head, row, strict=True))
            for part in ("price_kind", "price_date", "price_note"):
                assert cells.get(part, "") in cells["detail"]


def test_file_of_a_figure_without_data_has_its_head(catalog: Catalog) -> None:
    day = date(1999, 1, 1)
    for content in files_of(known_by(catalog, day), day).values():
        assert len(rows_of(content)) == 1


def test_prices_have_a_file_for_each_region_where_a_language_is_read(catalog: Catalog) -> None:
    both = with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR"), de=tiny_region("EUR"))
    files = files_of(both)
    names = {name.removeprefix("api/v1/charts/") for name in files if "price-gb" in name}
    assert names == {"price-gb.csv", "price-gb-fr.csv"}
    head, *rows = rows_of(files["api/v1/charts/price-gb-fr.csv"])
    assert "price_eur" in head
    assert rows
    assert "api/v1/charts/fp32-price-fr.csv" not in files  # launch prices are in dollars
