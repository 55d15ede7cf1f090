"""The table of every rented hour: whole without a script, in the reader's money."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.prices.rentals import Hour
from macros.facts.catalog import Catalog
from macros.present.guide.cloud_tables import cloud_prices
from macros.present.guide.every_hour import by_memory
from macros.present.words.language import Language
from tests.advice.prices.test_rentals import rental, with_rentals
from tests.built.documents import Element, parse
from tests.tiny import TODAY, only_gpus, tiny_gpu, tiny_region, with_regions


@pytest.fixture
def renting(catalog: Catalog) -> Catalog:
    return with_rentals(
        catalog,
        aws=[rental(4.5, "2026-06-01"), rental(2, billing="spot")],
        scaleway=[rental(None, per_hour=3, currency="EUR", accelerator="boreal-two")],
        autodl=[rental(1, regions=["cn"])],
    )


def table_of(catalog: Catalog, code: str) -> Element:
    """Return the folded part of the page."""
    html = cloud_prices(catalog, Language.of(catalog, code), TODAY, "../")
    return parse(html).one("details")


def rows_of(table: Element) -> list[list[str]]:
    rows = table.one("tbody").all("tr")
    return [[row.one("th").text, *(cell.text for cell in row.all("td"))] for row in rows]


def abroad(catalog: Catalog) -> Catalog:
    """A euro is worth two dollars."""
    return with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR"))


def test_every_hour_stands_there_with_its_day_and_its_age(renting: Catalog) -> None:
    assert rows_of(table_of(abroad(renting), "en")) == [
        ["Boreal Two", "Scaleway", "on demand", "6.00 3.00 EUR", "1 November 2026"],
        ["Boreal One", "AWS", "spot", "2.00", "1 November 2026"],
        ["Boreal One", "AWS", "on demand", "4.50", "1 June 2026 out of date"],
    ]


def test_hours_are_in_the_readers_money(renting: Catalog) -> None:
    table = table_of(abroad(renting), "fr")
    french = Language.of(renting, "fr")
    assert [row[3].replace("\xa0", " ") for row in rows_of(table)] == [
        "3,00",
        "1,00 2,00 $",
        "2,25 4,50 $",
    ]
    assert french.text("cloud.head.an_hour", currency="€") in table.text


def test_where_only_some_may_rent_others_do_not_see_it(renting: Catalog) -> None:
    chinese = with_regions(renting, us=tiny_region(), cn=tiny_region("CNY"))
    assert "AutoDL" in table_of(chinese, "zh").text
    assert "AutoDL" not in table_of(abroad(renting), "fr").text


def test_filters_offer_what_the_columns_say_and_need_the_script(renting: Catalog) -> None:
    table = table_of(abroad(renting), "en")
    form = table.one("template").one("form")
    for select in form.all("select"):
        column = int(select.attributes["data-column"])
        offered = [option.text for option in select.all("option")][1:]
        assert set(offered) == {row[column] for row in rows_of(table)}


def test_largest_memory_comes_first_and_equal_ones_by_their_id(catalog: Catalog) -> None:
    sizes = {"zenith": 24, "aurora": 24, "large": 80, "small": 8}
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=id_, memory={"size_gb": size})
        for id_, size in sizes.items()
    ]
    rented: dict[str, list[Hour]] = {id_: [] for id_ in [*sizes, "unknown"]}
    ranked = by_memory(only_gpus(catalog, *gpus), rented)
    assert [id_ for id_, _ in ranked] == ["large", "aurora", "zenith", "small"]


def test_without_rentals_there_is_no_row(catalog: Catalog) -> None:
    assert rows_of(table_of(replace(catalog, rentals={}), "en")) == []
