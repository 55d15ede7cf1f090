"""Open data table: the files of the open data, what each holds, and what its columns mean."""

from __future__ import annotations

from markupsafe import Markup

from macros.present.api.schemas import Column, columns_of, row_types
from macros.present.html.data_files import API_FOLDER, SCHEMA_FOLDER
from macros.present.html.table import Cell, Head, Link, Table
from macros.present.html.templating import render
from macros.present.words.language import DEFAULT_LANGUAGE, Language, Phrase

TABLES = ("gpus", "prices", "part_prices")  # which are there as CSV too


def open_data_table(shared: str, language: Language) -> Markup:
    """Return all files, then the columns of each, for a page one folder below the home page.

    `shared` leads from the language's folder to the files that all languages share.
    """
    folder = f"../{shared}{API_FOLDER}/"
    return render(
        "open_data.html",
        files=_files(folder, language),
        columns=[_columns(name, language) for name in row_types()],
    )


def _files(folder: str, language: Language) -> Table:
    heads = (Head(language.text("api.file")), Head(language.text("api.holds"), wide=True))
    rows = [
        (_file(name, folder, language), Cell(language.text(f"api.holds.{name}")))
        for name in row_types()
    ]
    return Table(language.text("api.files"), heads, rows, stacked=True)


def _file(name: str, folder: str, language: Language) -> Cell:
    table = [Link(f"{name}.csv", f"{folder}{name}.csv")] if name in TABLES else []
    address = f"{folder}{SCHEMA_FOLDER}/{name}.schema.json"
    schema = Link(language.text("api.schema"), address)
    return Cell(f"{name}.json", f"{folder}{name}.json", links=(*table, schema))


def _columns(name: str, language: Language) -> Table:
    keys = ("api.column", "api.type", "api.meaning")
    heads = [Head(language.text(key), wide=key == "api.meaning") for key in keys]
    title = language.text("api.columns", name=f"{name}.json")
    rows = [_row(column, language) for column in columns_of(name)]
    return Table(title, heads, rows, stacked=True)


def _row(column: Column, language: Language) -> tuple[Cell, ...]:
    types = language.listed(language.text(f"api.type.{type_}") for type_ in column.types)
    english = "" if language.names.code == DEFAULT_LANGUAGE else DEFAULT_LANGUAGE
    values = Phrase(", ".join(column.values), english) if column.values else None
    return (
        Cell(column.name, language=english),
        Cell(types, remark=values),
        Cell(column.meaning.replace("`", ""), language=english),
    )
