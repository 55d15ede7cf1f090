from __future__ import annotations

import re

from macros.facts.catalog import Catalog
from macros.present.api.paths import FILES_OF_MANY
from macros.present.api.schemas import columns_of, row_types
from macros.present.api.tables import SHEETS
from macros.present.guide.open_data_table import open_data_table
from macros.present.words.language import Language


def test_every_file_has_a_link_a_schema_and_its_columns(
    catalog: Catalog, english: Language
) -> None:
    html = open_data_table(catalog, "../", english)
    links = set(re.findall(r'href="\.\./\.\./api/v1/([^"]+)"', html))
    files = {f"{name}.json" for name in row_types()} | {f"{name}.csv" for name in SHEETS}
    files |= {"gpus/boreal-one.json", "picks/us.json", "charts/bandwidth-memory.csv"}
    files |= {"openapi.json", "datapackage.json"}
    names = (*row_types(), "gpu")
    assert links == files | {f"schema/{name}.schema.json" for name in names}
    columns = sum(len(columns_of(name)) for name in names)
    paths = len(row_types()) + len(FILES_OF_MANY) + 4  # charts, schemas and two descriptions
    assert html.count('<th scope="row">') == paths + columns


def test_unknown_meanings_are_marked_as_english_elsewhere(
    catalog: Catalog, english: Language
) -> None:
    assert 'lang="en"' not in open_data_table(catalog, "../", english)
    html = open_data_table(catalog, "../", Language.of(catalog, "fr"))
    assert '<span lang="en">Whether its memory corrects errors.</span>' in html
    assert "nombre" in html


def test_figures_are_called_as_on_the_pages_too(catalog: Catalog, english: Language) -> None:
    html = open_data_table(catalog, "../", english)
    path = "<code>power.tdp_w</code> of the accelerator&#39;s file, in W."
    assert f">{english.text('field.power.tdp_w')} <small>{path}</small></td>" in html


def test_what_may_be_empty_says_so_behind_its_type(catalog: Catalog, english: Language) -> None:
    html = open_data_table(catalog, "../", english)
    assert re.search(r">number \(empty if unknown\)", html)
