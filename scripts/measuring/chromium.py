"""Chromium: the browser on this machine, without a window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ViewportSize, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
PHONE = ViewportSize(width=390, height=844)


def chromium() -> str:
    """Return the browser's program, as scripts/set_up.sh finds it; FileNotFoundError if none."""
    program = os.environ.get("CHROMIUM_PATH") or next(filter(None, map(shutil.which, NAMES)), None)
    if not program:
        raise FileNotFoundError("no Chromium: run scripts/set_up.sh test, or set CHROMIUM_PATH")
    return program


@contextmanager
def chromium_running() -> Iterator[Browser]:
    """Yield a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=FLAGS.split(), timeout=180_000
        )
        yield browser
        browser.close()
