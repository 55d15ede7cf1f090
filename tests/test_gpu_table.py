from __future__ import annotations

import re

from macros.facts.catalog import Catalog
from macros.present.gpu_table import COLUMNS, gpu_table, newest_list
from macros.present.language import Language


def cells(html: str, gpu_id: str) -> list[str]:
    """Return the text of the cells of one row, after its name."""
    row = next(row for row in html.split("<tr") if f'href="{gpu_id}/"' in row)
    texts = re.findall(r"<td[^>]*>(.*?)</td>", row)
    return [re.sub("<.*?>", " ", text) for text in texts]


def test_row_shows_the_headline_figures_and_the_latest_price(
    catalog: Catalog, english: Language
) -> None:
    shown = cells(gpu_table(catalog, english, "../"), "boreal-one")
    assert shown[:-1] == ["2024-03-05", "16", "512", "20", "80", "200"]
    assert shown[-1].split()[:2] == ["650", "USD"]
    assert "2026-10" in shown[-1]


def test_blank_figures_are_empty_cells_that_sort_last(catalog: Catalog, english: Language) -> None:
    html = gpu_table(catalog, english, "../")
    assert cells(html, "meridian-x") == ["", "192", "5,000", "", "", "", ""]
    row = next(row for row in html.split("<tr") if 'href="meridian-x/"' in row)
    assert row.count("data-value") == 2


def test_cells_sort_by_plain_numbers_in_every_language(catalog: Catalog) -> None:
    html = gpu_table(catalog, Language.of(catalog, "fr"), "../")
    assert 'data-value="5000.0">5\u202f000<' in html


def test_table_has_a_head_for_every_cell(catalog: Catalog, english: Language) -> None:
    html = gpu_table(catalog, english, "../")
    heads = re.findall(r'<th scope="col" data-sort="(\w+)">', html)
    assert heads == ["text", *["number"] * (len(COLUMNS) + 1)]
    assert {len(cells(html, id_)) + 1 for id_ in catalog.gpus} == {len(heads)}


def test_products_are_listed_newest_first_and_announced_ones_marked(
    catalog: Catalog, english: Language
) -> None:
    html = gpu_table(catalog, english, "../")
    ids = re.findall(r'<th scope="row"><a href="([^/]+)/"', html)
    assert ids == ["boreal-two", "boreal-one", "meridian-x"]
    assert html.count(f"<em>{english.text('table.preview')}</em>") == 1


def test_filters_offer_what_the_table_holds(catalog: Catalog, english: Language) -> None:
    html = gpu_table(catalog, english, "../")
    assert re.findall(r"<option>(\w+)</option>", html) == ["Borealis", "Meridian"]
    assert re.findall(r'<option value="(\w+)">', html) == ["consumer", "datacenter"]


def test_newest_list_is_cut_and_leaves_out_announced_products(
    catalog: Catalog, english: Language
) -> None:
    assert re.findall(r'href="([^"]+)"', newest_list(catalog, english, 1)) == ["gpus/boreal-two/"]
    all_ = newest_list(catalog, english, 8)
    assert re.findall(r'href="([^"]+)"', all_) == ["gpus/boreal-two/", "gpus/boreal-one/"]
    assert "16 GB, 5 March 2024" in all_
