"""Gates: a whole task with nothing but the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from scripts.measuring.live_charts import BUTTON, LIVE_BOX
from tests.built.browsing import Reader

pytestmark = [pytest.mark.site, pytest.mark.browser, pytest.mark.gate]

MOST_STEPS = 150
# What has the focus lies in the window, and looks otherwise than it does without.
_SEEN = """() => {
  const now = document.activeElement;
  const look = () => {
    const style = getComputedStyle(now);
    return ["outlineStyle", "outlineColor", "boxShadow", "backgroundColor", "color", "opacity",
      "borderColor", "textDecorationLine"].map((name) => style[name]).join();
  };
  const box = now.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const focused = look();
  now.blur();
  const plain = look();
  now.focus({ focusVisible: true });
  return { inside, differs: focused !== plain };
}"""


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until the focus is on `selector`, and check that a reader sees it there."""
    for _ in range(MOST_STEPS):
        page.keyboard.press(key)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            seen = page.evaluate(_SEEN)
            assert seen == {"inside": True, "differs": True}, selector
            return
    pytest.fail(f"{MOST_STEPS} times {key} do not lead to {selector}")


def test_from_the_home_page_to_a_live_chart_in_another_language(real_reader: Reader) -> None:
    reader = real_reader
    page = reader.open("en/")
    tab_to(page, ".md-tabs a[href$='gpus/']")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{reader.address}en/gpus/")

    tab_to(page, "[data-guide-table] input[type=search]")
    page.keyboard.type("5090 d v2")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    tab_to(page, "tbody th a")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("GeForce RTX 5090 D V2")

    tab_to(page, BUTTON)
    page.keyboard.press("Enter")
    expect(page.locator(LIVE_BOX).first).to_be_attached()

    tab_to(page, "a[data-language=ja]", key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/ja/gpus/rtx-5090-d-v2/"))
    expect(page.locator("html")).to_have_attribute("lang", "ja")
