"""Folds: what a reader who checks everything opens on a page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

_CLOSED = "details:is(.guide-cut, .guide-fold):not([open]) > summary >> visible=true"


def open_folds(within: Page | Locator) -> int:
    """Open one fold after another, those that lie in others as well; return how many."""
    closed, opened = within.locator(_CLOSED), 0
    while closed.count():
        closed.first.click()
        opened += 1
    return opened
