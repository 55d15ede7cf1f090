from __future__ import annotations

import json
import re
from html import unescape

from macros.facts.catalog import Catalog
from macros.present.api.schemas import output_types, row_types
from macros.present.api.tables import SHEETS
from macros.present.guide.open_data_trial import trial
from macros.present.words.language import Language
from tests.tiny import only_gpus, tiny_gpu, with_gpus

CHARTS = ["bandwidth-memory", "price-gb"]


def linked(html: str) -> set[str]:
    return set(re.findall(r'<li><a href="\.\./\.\./\.\./api/v1/([^"]+)">', html))


def test_every_file_is_a_plain_link(catalog: Catalog, english: Language) -> None:
    html = trial(catalog, CHARTS, "../", english)
    files = {f"{name}.json" for name in (*row_types(), "openapi", "datapackage")}
    files |= {f"{name}.csv" for name in SHEETS}
    files |= {f"gpus/{id_}.json" for id_ in catalog.gpus}
    files |= {f"picks/{id_}.json" for id_ in catalog.regions}
    files |= {f"charts/{id_}.csv" for id_ in CHARTS}
    files |= {f"schema/{name}.schema.json" for name in output_types()}
    assert linked(html) == files


def test_form_offers_the_same_files_and_what_fills_their_paths(
    catalog: Catalog, english: Language
) -> None:
    html = trial(catalog, CHARTS, "../", english)
    paths = re.findall(r'<option value="([^"]+\.(?:json|csv))">', html)
    parts = set(re.findall(r'data-part="(\w+)" hidden', html))
    assert {path for path in paths if "{" not in path} <= linked(html)
    assert {re.findall(r"\{(\w+)\}", path)[0] for path in paths if "{" in path} == parts
    assert parts == {"id", "region", "chart", "schema"}
    for name in (*parts, "file"):
        assert f'<label for="trial-{name}">' in html
        assert f'<select id="trial-{name}" name="{name}">' in html


def test_words_of_the_script_are_of_the_language(catalog: Catalog) -> None:
    html = trial(catalog, CHARTS, "../", Language.of(catalog, "fr"))
    (words,) = re.findall(r"<template>(.*?)</template>", html, re.DOTALL)
    assert json.loads(unescape(words)).keys() == {"asking", "answered", "cut", "failed"}
    assert "Produit" in html


def test_names_cannot_be_taken_for_markup(catalog: Catalog, english: Language) -> None:
    named = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", name="<b>Boreal</b>"))
    assert "<b>" not in trial(named, CHARTS, "../", english)


def test_kind_without_files_is_not_offered(catalog: Catalog, english: Language) -> None:
    html = trial(only_gpus(catalog), [], "../", english)
    assert "gpus/{id}.json" not in html
    assert "charts/{chart}.csv" not in html
    assert "schema/{schema}.schema.json" in html
