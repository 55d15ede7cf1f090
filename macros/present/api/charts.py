"""Chart CSV: the data behind the charts as files."""

from __future__ import annotations

from collections.abc import Mapping

from macros.facts.catalog import Catalog
from macros.present.charts import ChartMaker
from macros.present.charts.chart import Chart
from macros.present.charts.html import csv_name
from macros.present.html.data_files import API_FOLDER, csv_table
from macros.present.words.language import DEFAULT_LANGUAGE, Language


def chart_files(charts: Mapping[str, ChartMaker], catalog: Catalog) -> Mapping[str, bytes]:
    """Return the data of each chart, in English, by path below the site's root."""
    language = Language.of(catalog, DEFAULT_LANGUAGE)
    drawn = [make(language) for make in charts.values()]
    return {f"{API_FOLDER}/{csv_name(chart)}": chart_csv(chart) for chart in drawn}


def chart_csv(chart: Chart) -> bytes:
    """Return the data of a chart with all digits, in ASCII like the other open data."""
    names = (column.name for column in chart.columns)
    return csv_table(names, ([cell.raw for cell in row] for row in chart.rows))
