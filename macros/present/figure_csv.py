"""Figure CSV: the data behind the charts as files."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

from macros.facts.catalog import Catalog
from macros.present.api import API_FOLDER, csv_cell
from macros.present.figure_html import csv_name
from macros.present.figures import FigureMaker
from macros.present.figures.figure import Figure
from macros.present.language import DEFAULT_LANGUAGE, Language


def figure_files(figures: Mapping[str, FigureMaker], catalog: Catalog) -> Mapping[str, bytes]:
    """Return the data of each chart, in English, by path below the site's root."""
    language = Language.of(catalog, DEFAULT_LANGUAGE)
    made = [make(language) for make in figures.values()]
    return {f"{API_FOLDER}/{csv_name(figure)}": figure_csv(figure) for figure in made}


def figure_csv(figure: Figure) -> bytes:
    """Return the data of a figure with all digits, in ASCII like the other open data."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(column.name for column in figure.columns)
    for row in figure.rows:
        writer.writerow(csv_cell(cell.raw) for cell in row)
    return text.getvalue().encode("ascii", "backslashreplace")
