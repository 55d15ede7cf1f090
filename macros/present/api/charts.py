"""Chart CSV: the data behind the charts as files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from macros.facts.catalog import Catalog
from macros.present.charts import ChartMaker
from macros.present.charts.chart import Chart
from macros.present.charts.html import csv_name
from macros.present.html.data_files import API_FOLDER, csv_table, plain_number
from macros.present.prices.home_region import reading_regions
from macros.present.words.language import DEFAULT_LANGUAGE, Language

# Had a column `detail` before its parts got columns of their own; it stays as long as `v1` does.
_DETAILED = ("bandwidth-memory", "memory-price", "price-gb", "tensor-price")
_DETAILS = ("price_kind", "price_date", "price_note")


def drawn_charts(charts: Mapping[str, ChartMaker], catalog: Catalog) -> list[Chart]:
    """Return each chart in English, those of prices for each region where a language is read."""
    return [chart for make in charts.values() for chart in _by_region(make, catalog)]


def chart_files(charts: Iterable[Chart]) -> Mapping[str, bytes]:
    """Return the data of drawn charts by path below the site's root."""
    return {f"{API_FOLDER}/{csv_name(chart)}": chart_csv(chart) for chart in charts}


def _by_region(make: ChartMaker, catalog: Catalog) -> Iterator[Chart]:
    english = Language.of(catalog, DEFAULT_LANGUAGE)
    chart = make(english)
    yield chart
    others = [region for region in reading_regions(catalog) if region != chart.region]
    for region in others if chart.region else ():
        yield make(english.read_in(region))


def chart_csv(chart: Chart) -> bytes:
    """Return the data of a chart, in ASCII like the other open data."""
    rows = ([plain_number(cell.raw) for cell in row] for row in chart.rows)
    if chart.id in _DETAILED:
        rows = ([*row, _detail(chart, row)] for row in rows)
    return csv_table(file_columns(chart), rows)


def file_columns(chart: Chart) -> list[str]:
    """Return the names of the columns of a chart's file, in their order."""
    names = [column.name for column in chart.columns]
    return [*names, "detail"] if chart.id in _DETAILED else names


def _detail(chart: Chart, row: Sequence[Any]) -> str:
    by_name = dict(zip((column.name for column in chart.columns), row, strict=True))
    return ", ".join(str(by_name[name]) for name in _DETAILS if by_name.get(name))
