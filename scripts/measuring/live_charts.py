"""Live charts: how a reader wakes the charts of a page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

FIGURES = "figure[data-guide-chart]"
BOX = ".guide-chart__box"
LIVE_BOX = f'{BOX}[data-drawn="true"]'
BUTTON = "button.guide-chart__live"  # for those who have no pointer
WAIT_MS = 120_000
_UNFOLD = "(figure) => figure.parentElement.closest('details')?.setAttribute('open', '')"


def wake_first(page: Page) -> None:
    """Put the pointer on the first chart and wait until it is live."""
    _wake(page.locator(FIGURES).first)


def wake_all(page: Page) -> int:
    """Put the pointer on one chart after another; return how many are live."""
    figures = page.locator(FIGURES).all()
    for figure in figures:
        _wake(figure)
    return len(figures)


def _wake(figure: Locator) -> None:
    figure.evaluate(_UNFOLD)
    box = figure.locator(BOX)
    box.scroll_into_view_if_needed()
    box.hover(force=True)  # on whatever lies there, as a pointer does
    figure.locator(LIVE_BOX).wait_for(state="attached", timeout=WAIT_MS)
