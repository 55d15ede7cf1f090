"""Fixtures: sites that are built once for all processes, a server for them, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts.measuring.chromium import chromium_running
from scripts.measuring.kinds import KINDS
from scripts.measuring.serving import serving
from tests.built.browsing import WAIT_MS, Reader
from tests.built.building import CODES, PUBLISHED, built
from tests.built.gating import gated_code
from tests.built.sharing import made_once
from tests.tiny_builds import write_whole_data

expect.set_options(timeout=WAIT_MS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test of `kind` and `code` every kind of page: in one language, by night in all."""
    if not {"kind", "code"} <= set(metafunc.fixturenames):
        return
    by_night = metafunc.config.getoption("nightly")
    pages = [
        pytest.param(kind, code, id=f"{kind.name}-{code}")
        for kind in KINDS
        for code in (CODES if by_night else (gated_code(kind),))
    ]
    metafunc.parametrize(("kind", "code"), pages)


@pytest.fixture(scope="session")
def codes(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The languages in which texts attack the site: all of them by night."""
    return CODES if request.config.getoption("nightly") else ("en", "ja")


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """The facts of the tiny site, for a test to spoil."""
    return write_whole_data(tmp_path / "data")


@pytest.fixture(scope="session")
def tiny_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The facts of the tiny site; tests that change facts make a copy of their own."""

    def write_in(folder: Path) -> None:
        write_whole_data(folder / "data")

    return made_once(tmp_path_factory, "tiny", write_in) / "data"


@pytest.fixture(scope="session")
def tiny_site(tiny_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny catalogue in all languages, built as for the web."""

    def build_in(folder: Path) -> None:
        built("--data", tiny_data, "--out", folder / "site", env=PUBLISHED)

    return made_once(tmp_path_factory, "tiny_site", build_in) / "site"


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real catalogue in all languages, built as of the present day."""

    def build_in(folder: Path) -> None:
        built("--out", folder / "site", env={**PUBLISHED, "SOURCE_DATE_EPOCH": ""})

    return made_once(tmp_path_factory, "real_site", build_in) / "site"


@pytest.fixture(scope="session")
def tiny_address(tiny_site: Path) -> Iterator[str]:
    """Where the tiny site is published on this machine."""
    with serving(tiny_site) as address:
        yield address


@pytest.fixture(scope="session")
def real_address(real_site: Path) -> Iterator[str]:
    """Where the real site is published on this machine."""
    with serving(real_site) as address:
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


@pytest.fixture
def real_reader(browser: Browser, real_address: str) -> Iterator[Reader]:
    """A reader of the real site, as strict."""
    reading = Reader(browser, real_address)
    yield reading
    reading.close()
