"""The table of rented hours in a browser: whole without a script, filtered with one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, overflow

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "guide/cloud/"


def opened(page: Page) -> Locator:
    """Return the folded table after a click on its summary."""
    box = page.locator("[data-guide-hours]")
    box.locator("summary").click()
    return box


def test_all_hours_are_there_without_a_script(real_reader: Reader) -> None:
    page = real_reader.open(f"ko/{PAGE}", java_script_enabled=False)
    box = opened(page)
    assert box.locator("tbody tr").count() > 50
    expect(box.locator("form")).to_have_count(0)


def test_filters_leave_what_is_asked_for_and_reset_brings_all_back(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    box = opened(page)
    rows = box.locator("tbody tr")
    total = rows.count()
    box.get_by_label("Provider").select_option("RunPod")
    box.get_by_label("Billing").select_option("marketplace")
    expect(box.locator("output")).to_have_text(re.compile(rf"of {total} "))
    assert 0 < rows.count() < total
    for row in rows.all():
        expect(row).to_contain_text("RunPod")
        expect(row).to_contain_text("marketplace")
    box.get_by_role("button", name="Reset").click()
    expect(rows).to_have_count(total)


def test_a_link_to_the_table_opens_it(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}#every-hour")
    expect(page.locator("[data-guide-hours] tbody tr").first).to_be_visible()


@pytest.mark.parametrize("code", ["fr", "ja"])
def test_the_table_is_accessible_and_fits_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(f"{code}/{PAGE}", viewport={"width": 390, "height": 844})
    opened(page)
    assert violations(page) == []
    assert overflow(page) == []
