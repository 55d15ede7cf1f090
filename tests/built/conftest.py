"""Fixtures: sites that are built once, a server for them, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.measuring.chromium import chromium_running
from scripts.measuring.kinds import KINDS
from scripts.measuring.serving import serving
from tests.built.browsing import Reader
from tests.built.building import CODES, PUBLISHED, built
from tests.tiny_builds import write_whole_data

CJK = ("ja", "ko", "zh")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test that asks for `kind` and `code` every kind of page, in a sample of languages."""
    if not {"kind", "code"} <= set(metafunc.fixturenames):
        return
    by_night = metafunc.config.getoption("nightly")
    takes_long = "lighthouse" in metafunc.module.__name__
    pages = [
        pytest.param(kind, code, id=f"{kind.name}-{code}")
        for number, kind in enumerate(KINDS)
        for code in (CODES if by_night else ("en", CJK[number % 3]))
        if by_night or not (takes_long and kind.like)
    ]
    metafunc.parametrize(("kind", "code"), pages)


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """The facts of the tiny site, for a test to spoil."""
    return write_whole_data(tmp_path / "data")


@pytest.fixture(scope="session")
def tiny_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The facts of the tiny site; tests that change facts make a copy of their own."""
    return write_whole_data(tmp_path_factory.mktemp("tiny") / "data")


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
