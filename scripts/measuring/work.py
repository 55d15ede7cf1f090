"""Work: how much a browser does while a page opens, counted, as times depend on the machine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, CDPSession

from scripts.measuring.chromium import PHONE
from scripts.measuring.settling import settle

_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
_SHOWN = "[...document.querySelectorAll('*')].filter((e) => e.checkVisibility()).length"
_NEARLY_ALL = 0.9  # a script may have shown some meanwhile


@dataclass(frozen=True)
class Work:
    """How often the styles of nearly all elements on show were computed at once, and more.

    Once is what it takes; each further time, a script or a style made the browser begin anew.
    """

    whole_stylings: int
    calls: int  # of functions in scripts


def work_of(browser: Browser, address: str) -> Work:
    """Open the page at `address` on a phone, and count until it has nothing left to do."""
    page = browser.new_page(viewport=PHONE)
    try:
        session = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        browser.start_tracing(page=page, categories=_CATEGORIES)
        page.goto(address, wait_until="load")
        settle(page)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        calls = _calls(session)
        shown = page.evaluate(_SHOWN)
        frame = str(session.send("Page.getFrameTree")["frameTree"]["frame"]["id"])
    finally:
        page.close()
    counts = (event["args"].get("elementCount", 0) for event in events if _is_styling(event, frame))
    return Work(sum(count >= _NEARLY_ALL * shown for count in counts), calls)


def _calls(session: CDPSession) -> int:
    scripts = session.send("Profiler.takePreciseCoverage")["result"]
    return sum(
        function["ranges"][0]["count"]
        for script in scripts
        if script["url"].startswith("http")
        for function in script["functions"]
    )


def _is_styling(event: dict[str, Any], frame: str) -> bool:
    # The browser's own pages, its address bar among them, are in the same trace.
    if event["name"] != "UpdateLayoutTree" or event.get("ph") != "X":
        return False
    return bool(event["args"].get("beginData", {}).get("frame") == frame)
