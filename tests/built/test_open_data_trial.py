"""Trying the open data in a browser, and without its scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, layout_shift, overflow

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "open-data/try/"


def ask(page: Page) -> None:
    page.locator("[data-form] button").click()
    expect(page.locator("[data-status]")).to_contain_text("200")


def test_reader_sees_the_address_and_the_answer_of_a_product(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(page.get_by_label("Product", exact=True)).to_be_hidden()
    page.get_by_label("File", exact=True).select_option("gpus/{id}.json")
    page.get_by_label("Product", exact=True).select_option("rtx-4090")
    ask(page)
    address = page.locator("[data-address]")
    assert (address.get_attribute("href") or "").endswith("/api/v1/gpus/rtx-4090.json")
    expect(page.locator("[data-answer]")).to_contain_text('"id":"rtx-4090"')
    assert overflow(page) == []
    assert layout_shift(page) <= 0.01
    assert violations(page) == []


def test_long_answer_is_cut_and_says_so(real_reader: Reader, real_site: Path) -> None:
    page = real_reader.open(f"ja/{PAGE}")
    page.locator("select[name=file]").select_option("gpus.csv")
    ask(page)
    shown = page.locator("[data-answer]").text_content() or ""
    whole = (real_site / "api/v1/gpus.csv").read_text("ascii")
    assert len(shown) < len(whole)
    assert whole.startswith(shown)
    expect(page.locator("[data-status]")).to_contain_text("20,000")


def test_files_are_reached_without_scripts(real_site: Path) -> None:
    html = (real_site / "en" / PAGE / "index.html").read_text("utf-8")
    for path in ("index.json", "gpus/rtx-4090.json", "picks/us.json", "datapackage.json"):
        assert f'href="../../../api/v1/{path}"' in html
        assert json.loads((real_site / "api/v1" / path).read_bytes())
