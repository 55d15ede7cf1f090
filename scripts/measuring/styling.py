"""Styling: how often a browser computes the styles of a whole page while it opens."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from scripts.measuring.chromium import PHONE

_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
_SHOWN = "[...document.querySelectorAll('*')].filter((e) => e.checkVisibility()).length"
_NEARLY_ALL = 0.9  # a script may have shown some meanwhile


def whole_stylings(browser: Browser, address: str) -> int:
    """Return how often the styles of nearly all elements on show were computed at once.

    Once is what it takes; each further time, a script or a style made the browser begin anew.
    """
    page = browser.new_page(viewport=PHONE)
    try:
        browser.start_tracing(page=page, categories=_CATEGORIES)
        page.goto(address, wait_until="load")
        page.wait_for_timeout(500)  # what the scripts do when all is loaded
        events = json.loads(browser.stop_tracing())["traceEvents"]
        shown = page.evaluate(_SHOWN)
        frame = _frame_of(page)
    finally:
        page.close()
    counts = (event["args"].get("elementCount", 0) for event in events if _is_styling(event, frame))
    return sum(count >= _NEARLY_ALL * shown for count in counts)


def _frame_of(page: Page) -> str:
    session = page.context.new_cdp_session(page)
    return str(session.send("Page.getFrameTree")["frameTree"]["frame"]["id"])


def _is_styling(event: dict[str, Any], frame: str) -> bool:
    # The browser's own pages, its address bar among them, are in the same trace.
    if event["name"] != "UpdateLayoutTree" or event.get("ph") != "X":
        return False
    return bool(event["args"].get("beginData", {}).get("frame") == frame)
