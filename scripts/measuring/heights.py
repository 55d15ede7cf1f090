"""Heights: how far a reader has to scroll on a page whose folds are as it opens them."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Browser, ViewportSize

from scripts.measuring.settling import settle

_HEIGHT = "document.documentElement.scrollHeight"
_WINDOW_PX = 844


def heights(browser: Browser, address: str, widths: Iterable[int]) -> dict[int, int]:
    """Return the height of the page in each width of the window, all in pixels."""
    context = browser.new_context()
    page = context.new_page()
    measured = {}
    for width in widths:
        page.set_viewport_size(ViewportSize(width=width, height=_WINDOW_PX))
        if page.url != address:
            page.goto(address, wait_until="load")
        settle(page)
        measured[width] = int(page.evaluate(_HEIGHT))
    context.close()
    return measured
