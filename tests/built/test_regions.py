"""Prices by region in a browser: the reader's choice, what follows it, and that it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.built.browsing import Reader, layout_shift, overflow, reading, small_targets
from tests.built.building import built
from tests.built.tiny_advice import write_site_data
from tests.tiny import TINY_REGION, edit

pytestmark = [pytest.mark.site, pytest.mark.browser]

ONE = "en/gpus/boreal-one/"


@pytest.fixture(scope="module")
def shops(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    """A reader of a site with three regions."""
    folder = tmp_path_factory.mktemp("regions")
    data = write_site_data(folder / "data")
    edit(data, "vocabulary.yml", "regions: [us, de]", "regions: [us, de, jp]")
    edit(data, "vocabulary.yml", "currencies: [USD, EUR]", "currencies: [USD, EUR, JPY]")
    write_region(data / "regions/de.yml", TINY_REGION)
    japan = TINY_REGION.replace("EUR", "JPY").replace("1.1225", "0.006342")
    write_region(data / "regions/jp.yml", japan)
    built("--data", data, "--out", folder / "site", "--languages", "en,ja")
    with reading(browser, folder / "site") as one:
        yield one


def write_region(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def choice(page: Page) -> Locator:
    return page.locator("[data-region-choice] select")


def rows(page: Page) -> list[str]:
    heads = page.locator(".guide-regions tbody th").all()
    return [head.evaluate("(head) => head.firstChild.textContent") for head in heads]


def tile(page: Page) -> Locator:
    return page.locator("[data-region-panel]:visible dt")


def test_regions_start_with_that_of_the_language(shops: Reader) -> None:
    english, japanese = shops.open(ONE), shops.open(ONE.replace("en", "ja", 1))
    assert rows(english) == ["United States", "Germany", "Japan"]
    assert rows(japanese)[0] == "日本"
    expect(choice(english)).to_have_value("us")
    expect(tile(english)).to_have_text(["Price: United States"])
    expect(tile(japanese)).to_have_text(["価格：日本"])


def test_chosen_region_is_shown_first_and_marked(shops: Reader) -> None:
    page = shops.open(ONE)
    choice(page).select_option("jp")
    assert rows(page) == ["Japan", "United States", "Germany"]
    expect(page.locator("[aria-current=true][data-region-row]")).to_have_count(1)
    expect(page.locator("[data-region-row=jp]")).to_have_attribute("aria-current", "true")
    expect(tile(page)).to_have_text(["Price: Japan"])
    expect(page.locator("html")).to_have_attribute("data-region", "jp")
    choice(page).select_option("us")
    assert rows(page) == ["United States", "Germany", "Japan"]


def test_choice_is_kept_in_all_languages_and_moves_nothing(shops: Reader) -> None:
    page = shops.open(ONE)
    choice(page).select_option("de")
    page.goto(shops.address + ONE.replace("en", "ja", 1))
    expect(choice(page)).to_have_value("de")
    expect(tile(page)).to_have_text(["価格：ドイツ"])
    assert rows(page)[0] == "ドイツ"
    assert layout_shift(page) <= 0.01


@pytest.mark.parametrize("kept", ["xx", "", "__proto__", "<img src=x onerror=alert(1)>"])
def test_region_that_does_not_exist_is_not_taken(shops: Reader, kept: str) -> None:
    page = shops.open(ONE)
    page.evaluate("(kept) => localStorage.setItem('guide-region', kept)", kept)
    page.reload()
    expect(choice(page)).to_have_value("us")
    expect(tile(page)).to_have_text(["Price: United States"])


def test_without_storage_the_choice_lasts_as_long_as_the_page(shops: Reader) -> None:
    shops.forgive("storage is off")  # the theme does not expect it
    page = shops.open(ONE)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new Error('storage is off') } })"
    )
    page.reload()
    choice(page).select_option("jp")
    expect(tile(page)).to_have_text(["Price: Japan"])


def test_without_scripts_all_regions_are_there(shops: Reader) -> None:
    page = shops.open(ONE, java_script_enabled=False)
    page.locator("details:has(> #price-by-region) > summary").click()
    expect(page.locator(".guide-regions tbody tr:visible")).to_have_count(3)
    expect(page.locator("[data-region-choice]")).to_be_hidden()
    expect(tile(page)).to_have_text(["Price: United States"])


@pytest.mark.parametrize("width", [390, 768])
def test_choice_can_be_pressed_and_the_table_fits(shops: Reader, width: int) -> None:
    page = shops.open(ONE, viewport={"width": width, "height": 800})
    assert overflow(page) == []
    assert small_targets(page, ".guide-region-choice") == []
