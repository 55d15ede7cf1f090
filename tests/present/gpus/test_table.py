from __future__ import annotations

import re

from macros.facts.catalog import Catalog
from macros.facts.records.fields import shown_in
from macros.facts.records.products import Price
from macros.present.gpus.speed_columns import buyable_rank
from macros.present.gpus.table import gpu_table, memory_choices, newest_list, year_choices
from macros.present.prices.common_prices import best_known, common_offers
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.tiny import (
    tiny_gpu,
    tiny_price,
    tiny_region,
    with_gpus,
    with_prices,
    with_regions,
)
from tests.tiny_exports import sold_only_in


def cells(html: str, gpu_id: str) -> list[str]:
    """Return the text of the cells of one row, after its name."""
    row = next(row for row in html.split("<tr") if f'href="{gpu_id}/"' in row)
    texts = re.findall(r"<td[^>]*>(.*?)</td>", row)
    return [re.sub("<.*?>", " ", text) for text in texts]


def test_row_shows_the_headline_figures_and_the_price(catalog: Catalog, english: Language) -> None:
    shown = cells(gpu_table(edition_of(catalog), english, "../"), "boreal-one")
    assert shown[1:] == ["16", "512", "20", "80", "200", "5 March 2024"]
    assert shown[0].split()[:3] == ["650", "USD", "new,"]
    assert "October 2026" in shown[0]


def test_blank_figures_are_empty_cells_that_sort_last(catalog: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(catalog), english, "../")
    day = "November 2026 day of the announcement "
    assert cells(html, "meridian-x") == ["", "192", "5,000", "", "", "", day]
    row = next(row for row in html.split("<tr") if 'href="meridian-x/"' in row)
    assert row.count("data-value") == 3


def test_cells_sort_by_plain_numbers_in_every_language(catalog: Catalog) -> None:
    html = gpu_table(edition_of(catalog), Language.of(catalog, "fr"), "../")
    assert 'data-value="5000.0">5\u202f000<' in html


def test_table_has_a_head_for_every_cell(catalog: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(catalog), english, "../")
    heads = re.findall(r'<th scope="col" data-column="(\w+)" data-sort="(\w+)">', html)
    first, *rest = heads
    assert first == ("name", "text")
    assert {name for name, _ in rest} == {"price", *(f.word for f in shown_in("column"))}
    assert {kind for _, kind in rest} == {"number"}
    assert {len(cells(html, id_)) + 1 for id_ in catalog.gpus} == {len(heads)}


def test_heads_call_the_money_as_the_language_does(catalog: Catalog) -> None:
    html = gpu_table(edition_of(catalog), Language.of(catalog, "ja"), "../")
    assert "価格（ドル）" in html
    assert "価格の上限（ドル）" in html
    assert "（USD）" not in html


def test_what_can_be_bought_today_comes_first_and_what_is_announced_last(
    catalog: Catalog, english: Language
) -> None:
    def order(*prices: Price) -> list[str]:
        priced = with_prices(with_prices(catalog, "boreal-two"), "boreal-one", *prices)
        html = gpu_table(edition_of(priced), english, "../")
        return re.findall(r'<th scope="row">.*?<a href="([^/]+)/"', html)

    assert order() == ["boreal-two", "boreal-one", "meridian-x"]
    for price in (tiny_price(), tiny_price(kind="used"), tiny_price(date="2026-03-01")):
        assert order(price) == ["boreal-one", "boreal-two", "meridian-x"]


def test_new_comes_before_used_and_that_before_what_is_out_of_date(catalog: Catalog) -> None:
    def rank(*prices: Price) -> int:
        offers = common_offers(edition_of(with_prices(catalog, "boreal-one", *prices)))
        return buyable_rank(catalog.gpus["boreal-one"], best_known(offers["boreal-one"]))

    used, old = tiny_price(kind="used"), tiny_price(date="2026-03-01")
    assert rank(tiny_price(), used) < rank(used) < rank(old) < rank()
    assert buyable_rank(catalog.gpus["meridian-x"], None) > rank()


def test_products_are_listed_newest_first_and_announced_ones_marked(
    catalog: Catalog, english: Language
) -> None:
    same = with_prices(with_prices(catalog, "boreal-one"), "boreal-two")
    html = gpu_table(edition_of(same), english, "../")
    ids = re.findall(r'<th scope="row">.*?<a href="([^/]+)/"', html)
    assert ids == ["boreal-two", "boreal-one", "meridian-x"]
    assert html.count(f"<em>{english.text('table.preview')}</em>") == 1


def test_filters_offer_what_the_table_holds(catalog: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(catalog), english, "../")
    offered = {
        name: re.findall(r'<option(?: value="([^"]*)")?>([^<]*)<', select)
        for name, select in re.findall(r'<select name="(\w+)">(.*?)</select>', html)
    }
    assert offered == {
        "vendor": [("", "All"), ("", "Borealis"), ("", "Meridian")],
        "segment": [("", "All"), ("consumer", "Consumer"), ("datacenter", "Data centre")],
        "memory": [("", "Any"), ("24", "24"), ("192", "192")],
        "since": [("", "Any"), ("", "2026")],
    }


def test_memory_choices_are_the_commonest_sizes_without_the_least(catalog: Catalog) -> None:
    gpus = [
        tiny_gpu(catalog, "boreal-one", memory={"size_gb": size})
        for size in [2, *range(3, 20), *range(8, 20)]
    ]
    assert memory_choices(gpus) == [f"{size}" for size in range(8, 20)]
    assert memory_choices(gpus[:1]) == []


def test_year_choices_leave_out_the_year_that_all_rows_reach(catalog: Catalog) -> None:
    gpus = [
        tiny_gpu(catalog, "boreal-one", released=day) for day in ("2019", "2024-05", "2024", None)
    ]
    assert year_choices(gpus) == [2024]
    assert year_choices([]) == []


def test_product_whose_sale_is_not_known_stands_at_its_announcement(
    catalog: Catalog, english: Language
) -> None:
    shown = tiny_gpu(catalog, "boreal-one", announced="2024-02", released=None)
    html = gpu_table(edition_of(with_gpus(catalog, shown)), english, "../")
    row = next(row for row in html.split("<tr") if 'href="boreal-one/"' in row)
    assert f"February 2024<small>{english.say('table-announced')}</small>" in row
    assert 'data-year="2024"' in row


def test_preview_has_no_year_of_release(catalog: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(catalog), english, "../")
    row = next(row for row in html.split("<tr") if 'href="meridian-x/"' in row)
    assert "data-year" not in row


def test_modified_product_is_marked(catalog: Catalog, english: Language) -> None:
    changed = with_gpus(catalog, tiny_gpu(catalog, "boreal-one", modified=True))
    mark = f"<em>{english.text('table.modified')}</em>"
    assert gpu_table(edition_of(changed), english, "../").count(mark) == 1
    assert mark not in gpu_table(edition_of(catalog), english, "../")


def price_cell(catalog: Catalog, language: Language, *prices: Price) -> str:
    html = gpu_table(edition_of(with_prices(catalog, "boreal-one", *prices)), language, "../")
    row = next(row for row in html.split("<tr") if 'href="boreal-one/"' in row)
    return row[row.index("<td") : row.index("</td>") + len("</td>")]


def test_launch_price_is_not_what_one_pays(catalog: Catalog, english: Language) -> None:
    launch = tiny_price(kind="launch_msrp", date="2026-11-01")
    assert price_cell(catalog, english, launch) == "<td></td>"


def test_product_that_may_not_be_sold_here_has_no_price_of_a_new_one(
    catalog: Catalog, english: Language
) -> None:
    ruled = sold_only_in(catalog, "boreal-one", "cn")
    assert price_cell(ruled, english, tiny_price()) == "<td></td>"
    assert "used" in price_cell(ruled, english, tiny_price(), tiny_price(kind="used"))


def test_price_that_is_out_of_date_says_so(catalog: Catalog, english: Language) -> None:
    cell = price_cell(catalog, english, tiny_price(date="2026-03-01"))
    assert "new, 1 March 2026, out of date" in cell
    assert cell.startswith('<td data-value="500.0" data-old>')
    assert "out of date" not in price_cell(catalog, english, tiny_price())


def test_price_from_another_region_says_so(catalog: Catalog, english: Language) -> None:
    regions = {"us": tiny_region(), "jp": tiny_region("JPY")}
    two, price = with_regions(catalog, **regions), tiny_price(amount=500)
    japanese = Language.of(two, "ja")
    assert price_cell(two, japanese, price).endswith("、他地域</small></td>")
    assert "elsewhere" not in price_cell(two, english, price)


def test_fresh_used_price_comes_before_an_old_new_one(catalog: Catalog, english: Language) -> None:
    used, old = tiny_price(kind="used", amount=300), tiny_price(date="2026-03-01")
    assert 'data-value="300.0"' in price_cell(catalog, english, used, old)
    assert 'data-value="500.0"' in price_cell(catalog, english, used, tiny_price())


def test_price_from_abroad_sorts_by_its_dollars(catalog: Catalog, english: Language) -> None:
    abroad = with_regions(catalog, us=catalog.regions["us"], jp=tiny_region("JPY", tax_percent=10))
    cell = price_cell(abroad, english, tiny_price(region="jp", currency="JPY", amount=275))
    assert cell.startswith('<td data-value="500.0">about 500 USD<small>new, 1 October 2026')


def test_each_row_can_be_chosen_for_comparison(catalog: Catalog, english: Language) -> None:
    html = gpu_table(edition_of(catalog), english, "../")
    assert set(re.findall(r'data-id="([^"]+)"', html)) == set(catalog.gpus)
    assert 'data-pick="Compare {name}"' in html


def test_newest_list_is_cut_and_leaves_out_announced_products(
    catalog: Catalog, english: Language
) -> None:
    assert re.findall(r'href="([^"]+)"', newest_list(catalog, english, 1)) == ["gpus/boreal-two/"]
    all_ = newest_list(catalog, english, 8)
    assert re.findall(r'href="([^"]+)"', all_) == ["gpus/boreal-two/", "gpus/boreal-one/"]
    assert "16 GB, 5 March 2024" in all_


def test_price_for_less_memory_than_the_row_shows_is_another_products(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"unified": True})
    sizes = with_gpus(catalog, gpu)
    assert price_cell(sizes, english, tiny_price(memory_gb=8)) == "<td></td>"
    assert "500 USD" in price_cell(sizes, english, tiny_price(memory_gb=16))
