"""Browsing: a headless Chromium that writes down whatever goes wrong on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Dialog, Locator, Page, Request, expect

from scripts.measuring.serving import serving
from scripts.measuring.settling import settle

WAIT_MS = 120_000  # a busy machine is slow
_TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

_ADD_UP_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def search(page: Page, words: str) -> Locator:
    """Search for `words` and return the results."""
    ask(page, words)
    results = page.locator(".md-search-result__item")
    expect(results.first).to_be_visible(timeout=WAIT_MS)
    return results


def ask(page: Page, words: str) -> None:
    """Type `words` into the search field."""
    field = page.locator("input[name=query]")
    field.click()
    field.fill(words)
    field.press("End")  # search listens to keys, which text from an input method has none of


def overflow(page: Page) -> list[str]:
    """Return the elements that make the page wider than its window."""
    return page.evaluate(  # type: ignore[no-any-return] # the script below returns strings
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        ["page", ...document.querySelectorAll("body *")]
          .filter((e) => e === "page" || e.getBoundingClientRect().right > innerWidth + 1)
          .map((e) => `${e.tagName}.${e.className}`)"""
    )


def small_targets(page: Page, within: str) -> list[str]:
    """Return what can be pressed in `within` and is less than 24 pixels wide or high.

    Links in a text or a list of names are let off: their lines keep them apart.
    """
    return page.evaluate(  # type: ignore[no-any-return] # the script below returns strings
        """(within) => [...document.querySelectorAll(within)]
          .flatMap((box) =>
            [...box.querySelectorAll("button, input, select, label, .guide-button")])
          .filter((e) => e.checkVisibility() && !(e.type === "checkbox" && e.closest("label")))
          .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 80)])
          .filter(([r]) => r.width < 24 || r.height < 24)
          .map(([r, html]) => `${r.width} x ${r.height}: ${html}`)""",
        within,
    )


def layout_shift(page: Page) -> float:
    """Return how far the page has moved under the reader since it was opened (CLS)."""
    settle(page)  # what comes late moves the page as well
    page.evaluate(_ADD_UP_SHIFTS)
    settle(page)
    return float(page.evaluate("window.shift"))


def spaced(text: str) -> str:
    """Return a text with all its spaces plain, also where `repr` has written them."""
    return re.sub(r"[\u00a0\u202f]|\\xa0|\\u202f", " ", text)


class Reader:
    """Opens pages of one site; `complaints` is what a reader must never see there."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self._contexts: list[BrowserContext] = []

    def open(self, path: str = "", **options: Any) -> Page:
        """Open the page at `path` in a fresh browser profile."""
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, **options}
        context = self.browser.new_context(**options)
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(_TELL_VIOLATIONS)
        self._contexts.append(context)
        page = context.new_page()
        self._listen(page)
        page.goto(self.address + path, wait_until="load")
        return page

    def forgive(self, words: str) -> None:
        """Let complaints pass that hold `words`."""
        self.forgiven.append(words)

    def close(self) -> None:
        """Close all profiles and fail on what was noticed."""
        for context in self._contexts:
            context.close()
        heard = [c for c in self.complaints if not any(words in c for words in self.forgiven)]
        assert heard == [], heard

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self._hear(message.type, message.text, page))
        page.on("pageerror", lambda error: self._hear("error", str(error), page))
        page.on("dialog", lambda dialog: self._dismiss(dialog, page))
        page.on("request", self._check_host)

    def _hear(self, kind: str, text: str, page: Page) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{page.url}: {text}")

    def _dismiss(self, dialog: Dialog, page: Page) -> None:
        self.complaints.append(f"{page.url}: dialog: {dialog.message}")
        dialog.dismiss()

    def _check_host(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws") and not request.url.startswith(self.address):
            self.complaints.append(f"a request to {request.url}")


@contextmanager
def reading(browser: Browser, site: Path) -> Iterator[Reader]:
    """A reader of `site`, which is published on this machine meanwhile."""
    with serving(site) as address:
        one = Reader(browser, address)
        yield one
        one.close()
