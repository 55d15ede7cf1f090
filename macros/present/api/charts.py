"""Chart CSV: the data behind the charts as files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from macros.facts.catalog import Catalog
from macros.present.charts import ChartMaker
from macros.present.charts.chart import Chart
from macros.present.charts.html import csv_name
from macros.present.html.data_files import API_FOLDER, csv_table, plain_number
from macros.present.prices.home_region import reading_regions
from macros.present.words.language import DEFAULT_LANGUAGE, Language


def chart_files(charts: Mapping[str, ChartMaker], catalog: Catalog) -> Mapping[str, bytes]:
    """Return the data of each chart, in English, by path below the site's root.

    Charts of prices have a file for each region where a language is read.
    """
    drawn = [chart for make in charts.values() for chart in _by_region(make, catalog)]
    return {f"{API_FOLDER}/{csv_name(chart)}": chart_csv(chart) for chart in drawn}


def _by_region(make: ChartMaker, catalog: Catalog) -> Iterator[Chart]:
    english = Language.of(catalog, DEFAULT_LANGUAGE)
    chart = make(english)
    yield chart
    others = [region for region in reading_regions(catalog) if region != chart.region]
    for region in others if chart.region else ():
        yield make(english.read_in(region))


def chart_csv(chart: Chart) -> bytes:
    """Return the data of a chart, in ASCII like the other open data."""
    names = (column.name for column in chart.columns)
    return csv_table(names, ([plain_number(cell.raw) for cell in row] for row in chart.rows))
