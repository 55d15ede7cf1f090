"""Fixtures: sites that are built once, a server for them, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.site.browsing import Reader, chromium_running
from tests.site.building import PUBLISHED, built
from tests.site.serving import serving
from tests.tiny import write_tiny_data


@pytest.fixture(scope="session")
def tiny_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The facts of the tiny site; tests that change facts make a copy of their own."""
    return write_tiny_data(tmp_path_factory.mktemp("tiny") / "data")


@pytest.fixture(scope="session")
def tiny_site(tiny_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny catalogue in all languages, built as for the web."""
    out = tmp_path_factory.mktemp("tiny_site") / "site"
    built("--data", tiny_data, "--out", out, env=PUBLISHED)
    return out


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real catalogue in all languages, built as of the present day."""
    out = tmp_path_factory.mktemp("real_site") / "site"
    built("--out", out, env={**PUBLISHED, "SOURCE_DATE_EPOCH": ""})
    return out


@pytest.fixture(scope="session")
def tiny_address(tiny_site: Path) -> Iterator[str]:
    """Where the tiny site is published on this machine."""
    with serving(tiny_site) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium_running() as running:
        yield running


@pytest.fixture
def reader(browser: Browser, tiny_address: str) -> Iterator[Reader]:
    """A reader of the tiny site: errors, foreign requests and broken policies fail the test."""
    reading = Reader(browser, tiny_address)
    yield reading
    reading.close()
