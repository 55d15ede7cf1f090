"""Table and comparison in a browser: prices of the region chosen, and a phone sees them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.built.browsing import Reader
from tests.built.test_compare import figure
from tests.built.test_table import PRICE, SPEED, VALUE, heading

pytestmark = [pytest.mark.site, pytest.mark.browser]

WHERE = "Where do you buy?"


def test_table_shows_prices_of_the_chosen_region(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/?find=rtx+3090+ti")
    price, value = (
        page.locator(".guide-gpus tbody tr").first.locator("td").nth(column - 1)
        for column in (PRICE, VALUE)
    )
    expect(price).to_contain_text("USD")
    before = value.inner_text()
    page.get_by_label(WHERE).select_option("jp")
    expect(price).to_contain_text("JPY")
    expect(heading(page, PRICE)).to_contain_text("Price (JPY)")
    expect(heading(page, VALUE)).to_contain_text("100,000 JPY")
    expect(page.get_by_label("Price at most (JPY)")).to_be_visible()
    assert value.inner_text() not in ("", before)
    page.reload()
    expect(price).to_contain_text("JPY")
    page.get_by_label(WHERE).select_option("us")
    expect(price).to_contain_text("USD")
    expect(value).to_have_text(before)


def test_comparison_shows_prices_of_the_chosen_region(real_reader: Reader) -> None:
    page = real_reader.open("en/compare/?gpus=rtx-3090-ti,2x:rtx-3090")
    used = figure(page, "Used price", 1)
    expect(used).to_contain_text("USD")
    page.get_by_label(WHERE).select_option("jp")
    expect(used).to_contain_text("JPY")
    expect(figure(page, "Used price per GB", 0)).to_contain_text("JPY")
    page.reload()
    expect(used).to_contain_text("JPY")


def test_phone_shows_price_and_speeds_without_scrolling_sideways(real_reader: Reader) -> None:
    phone = {"width": 390, "height": 844}
    page = real_reader.open("en/gpus/?find=rtx+3090", viewport=phone)
    row = page.locator(".guide-gpus tbody tr").first
    for column in (PRICE, SPEED, VALUE):
        box = row.locator("td").nth(column - 1).bounding_box()
        assert box
        assert box["x"] + box["width"] <= phone["width"]
