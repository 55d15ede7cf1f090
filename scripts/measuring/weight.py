"""Weight: what a page makes a reader's browser fetch."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from scripts.measuring import bounds
from scripts.measuring.chromium import PHONE
from scripts.measuring.kinds import Kind
from scripts.measuring.live_charts import wake_first
from scripts.measuring.serving import Publication
from scripts.measuring.settling import settle

_BYTES_OF_KB = 1000


@dataclass(frozen=True)
class Weight:
    """What came over the wire, compressed and with its headers."""

    kb: float
    requests: int
    live_kb: float | None = None  # what the first live chart added; None without a chart

    def misses(self, kind: Kind) -> tuple[str, ...]:
        """Return what is beyond its bound, in words."""
        checks = {
            f"{self.kb:.0f} KB": self.kb <= kind.most_kb,
            f"{self.requests} requests": self.requests <= kind.most_requests,
            f"{self.live_kb or 0:.0f} KB for the first live chart": (
                (self.live_kb or 0) <= bounds.MOST_LIVE_KB
            ),
        }
        return tuple(words for words, is_within in checks.items() if not is_within)


def weigh(browser: Browser, publication: Publication, kind: Kind, code: str) -> Weight:
    """Open a page of this kind in an empty browser profile, read it to its end, wake a chart.

    The server counts, so that what workers fetch is counted too. Nobody else may use it meanwhile.
    Raises LookupError when the site has no such page.
    """
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    try:
        before, asked = publication.sent_bytes, len(publication.sent)
        address = publication.address + kind.address(code)
        response = page.goto(address, wait_until="load")
        if not response or not response.ok:
            raise LookupError(f"there is no page {address}")
        read_to_the_end(page)
        _wait_until_sent(page, publication)
        loaded, requests = publication.sent_bytes, len(publication.sent) - asked
        live = None
        if kind.has_charts:
            wake_first(page)
            _wait_until_sent(page, publication)
            live = (publication.sent_bytes - loaded) / _BYTES_OF_KB
        return Weight((loaded - before) / _BYTES_OF_KB, requests, live)
    finally:
        context.close()


def read_to_the_end(page: Page) -> None:
    """Scroll to the end of the page, screen by screen, and wait for what that brings."""
    settle(page)
    page.evaluate(
        """async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo(0, top);
            await new Promise(requestAnimationFrame);
          }
        }"""
    )
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    settle(page)


def _wait_until_sent(page: Page, publication: Publication) -> None:
    """Wait until all that was asked for is sent, and has made the page ask for nothing more."""
    sent = -1
    while publication.is_answering or sent != len(publication.sent):
        sent = len(publication.sent)
        settle(page)
