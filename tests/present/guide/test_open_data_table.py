from __future__ import annotations

import re

from macros.facts.catalog import Catalog
from macros.present.api.schemas import columns_of, row_types
from macros.present.guide.open_data_table import TABLES, open_data_table
from macros.present.words.language import Language


def test_every_file_has_a_link_a_schema_and_its_columns(english: Language) -> None:
    html = open_data_table("../", english)
    links = set(re.findall(r'href="\.\./\.\./api/v1/([^"]+)"', html))
    files = {f"{name}.json" for name in row_types()} | {f"{name}.csv" for name in TABLES}
    assert links == files | {f"schema/{name}.schema.json" for name in row_types()}
    columns = sum(len(columns_of(name)) for name in row_types())
    assert html.count('<th scope="row">') == len(row_types()) + columns


def test_meanings_are_marked_as_english_elsewhere(catalog: Catalog, english: Language) -> None:
    assert 'lang="en"' not in open_data_table("../", english)
    html = open_data_table("../", Language.of(catalog, "fr"))
    assert '<span lang="en">Whether its memory corrects errors.</span>' in html
    assert "nombre" in html
