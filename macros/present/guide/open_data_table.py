"""Open data table: the files of the open data, what each holds, and what its columns mean."""

from __future__ import annotations

import re
from collections.abc import Mapping

from markupsafe import Markup, escape

from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIGURE_FIELDS
from macros.present.api.paths import (
    CHART_FILES,
    FILES_OF_MANY,
    SCHEMA_FILES,
    examples_of,
    filled,
)
from macros.present.api.schemas import Column, columns_of, row_types
from macros.present.api.tables import SHEETS
from macros.present.html.data_files import API_FOLDER
from macros.present.html.table import Cell, Head, Link, Table
from macros.present.html.templating import render
from macros.present.words.column_words import ColumnWords
from macros.present.words.language import DEFAULT_LANGUAGE, Language, Phrase

_DESCRIPTIONS = ("openapi", "datapackage")
_CODE = re.compile("`([^`]+)`")
_FIGURES = {field.column: field.key for field in FIGURE_FIELDS}  # names of figures by column


def open_data_table(catalog: Catalog, shared: str, language: Language) -> Markup:
    """Return all files, then the columns of each, for a page one folder below the home page.

    `shared` leads from the language's folder to the files that all languages share.
    """
    named = {name: f"{name}.json" for name in row_types()} | {"gpu": FILES_OF_MANY["gpu"][0]}
    words = ColumnWords(catalog, language)
    return render(
        "open_data.html",
        files=_files(f"../{shared}{API_FOLDER}/", examples_of(catalog), language),
        columns=[_columns(name, path, words, language) for name, path in named.items()],
    )


def _files(folder: str, examples: Mapping[str, str], language: Language) -> Table:
    heads = (Head(language.text("api.file")), Head(language.text("api.holds"), wide=True))
    cells = {
        **{name: _file(name, folder, language) for name in row_types()},
        **{
            name: _one_of_many(path, filled(path, examples), schema, folder, language)
            for name, (path, schema) in FILES_OF_MANY.items()
        },
        "charts": _one_of_many(CHART_FILES, filled(CHART_FILES, examples), "", folder, language),
        "schema": _one_of_many(SCHEMA_FILES, filled(SCHEMA_FILES, examples), "", folder, language),
        **{name: Cell(f"{name}.json", f"{folder}{name}.json") for name in _DESCRIPTIONS},
    }
    rows = [(cell, Cell(language.text(f"api.holds.{name}"))) for name, cell in cells.items()]
    return Table(language.text("api.files"), heads, rows, stacked=True)


def _file(name: str, folder: str, language: Language) -> Cell:
    table = [Link(f"{name}.csv", f"{folder}{name}.csv")] if name in SHEETS else []
    schema = _schema(name, folder, language)
    return Cell(f"{name}.json", f"{folder}{name}.json", links=(*table, schema))


def _one_of_many(path: str, example: str, schema: str, folder: str, language: Language) -> Cell:
    """Return a path with a link to a file that has such a one."""
    one = [Link(example.rpartition("/")[2], f"{folder}{example}")] if example else []
    described = [_schema(schema, folder, language)] if schema else []
    return Cell(path, links=(*one, *described))


def _schema(name: str, folder: str, language: Language) -> Link:
    address = folder + filled(SCHEMA_FILES, {"schema": name})
    return Link(language.text("api.schema"), address)


def _columns(name: str, path: str, words: ColumnWords, language: Language) -> Table:
    keys = ("api.column", "api.type", "api.meaning")
    heads = [Head(language.text(key), wide=key == "api.meaning") for key in keys]
    title = language.text("api.columns", name=path)
    figures = _FIGURES if name == "gpus" else {}
    rows = [
        _row(column, figures.get(column.name, ""), words, language) for column in columns_of(name)
    ]
    return Table(title, heads, rows, stacked=True)


def _row(column: Column, figure: str, words: ColumnWords, language: Language) -> tuple[Cell, ...]:
    """Return a column with its meaning; a figure is called as on the pages too."""
    known = [type_ for type_ in column.types if type_ != "null"]
    types = language.listed(language.text(f"api.type.{type_}") for type_ in known)
    if "null" in column.types:
        types = language.bracketed(types, language.text("api.type.null"))
    english = "" if language.names.code == DEFAULT_LANGUAGE else DEFAULT_LANGUAGE
    values = Phrase(", ".join(column.values), english) if column.values else None
    said, foreign = words.meaning(column.meaning)
    shown = _with_code(said)
    meaning = (
        Cell(language.text(figure), remark=Phrase(shown, foreign))
        if figure
        else Cell(shown, language=foreign)
    )
    return (Cell(column.name, language=english), Cell(types, remark=values), meaning)


def _with_code(text: str) -> Markup:
    """Return a text in which what stands between backticks is code."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))
