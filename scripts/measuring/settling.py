"""Settling: waiting until a page has nothing left to do, however long that takes."""

from __future__ import annotations

from playwright.sync_api import Page

# An idle moment comes when no task waits; what it started shows itself in the frames after it.
_SETTLED = """async () => {
  if (document.readyState === "complete") await document.fonts.ready;
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}"""


def settle(page: Page) -> None:
    """Wait until the loaded page has been idle several times and has drawn what came of it."""
    page.evaluate(_SETTLED)
