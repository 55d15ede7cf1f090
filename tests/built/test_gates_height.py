"""Gate of height: pages that fold what only checkers need stay short."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.measuring.bounds import MOST_HEIGHT
from scripts.measuring.heights import heights
from tests.built.building import CODES

pytestmark = [pytest.mark.site, pytest.mark.browser, pytest.mark.gate]


@pytest.fixture
def codes(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The languages that are measured: all of them by night."""
    return CODES if request.config.getoption("nightly") else ("en",)


@pytest.mark.parametrize(
    ("kind", "folder", "others"), [("tier", "builds", ("",)), ("persona", "picks", ())]
)
def test_pages_that_fold_are_short(
    kind: str,
    folder: str,
    others: tuple[str, ...],
    codes: tuple[str, ...],
    browser: Browser,
    real_site: Path,
    real_address: str,
) -> None:
    pages = [f"{id_}/" for id_ in named_in(real_site / f"api/v1/{folder}.json", kind)]
    tall = []
    for path in (f"{code}/{folder}/{page}" for code in codes for page in [*others, *pages]):
        found = heights(browser, real_address + path, MOST_HEIGHT)
        tall += [(path, width, px) for width, px in found.items() if px > MOST_HEIGHT[width]]
    assert tall == []


def test_pages_of_two_choices_are_short(
    codes: tuple[str, ...], browser: Browser, real_site: Path, real_address: str
) -> None:
    paths = [
        f"{page.parent.relative_to(real_site).as_posix()}/"
        for code in codes
        for page in sorted((real_site / code / "compare").glob("*-or-*/index.html"))
    ]
    assert paths
    measured = ((path, heights(browser, real_address + path, MOST_HEIGHT)) for path in paths)
    assert [
        (path, width, px)
        for path, found in measured
        for width, px in found.items()
        if px > MOST_HEIGHT[width]
    ] == []


def named_in(file: Path, column: str) -> list[str]:
    """Return what the rows of a file of the open data name, each once."""
    named = list(dict.fromkeys(row[column] for row in json.loads(file.read_bytes())))
    assert named
    return named
