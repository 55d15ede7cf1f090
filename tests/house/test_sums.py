"""Broken numbers are added in one way on every Python: `sum` adds them otherwise since 3.12."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from macros.facts.catalog import load_catalog
from macros.present.pages import generated_pages
from macros.site.state import Site
from tests.tiny import TODAY
from tests.tiny_builds import write_whole_data

add = builtins.sum


def add_whole(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    """Return the sum of whole numbers."""
    known = list(numbers)
    broken = [number for number in known if isinstance(number, float) and number % 1]
    assert not broken, f"use math.fsum, which is exact: {broken}"
    return add(known, start)


def test_pages_and_open_data_add_broken_numbers_exactly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtins, "sum", add_whole)
    site = Site(load_catalog(write_whole_data(tmp_path / "data"), today=TODAY), TODAY)
    made = generated_pages(site.edition, site.language, site.repository, site.shared)
    pages = [listing.make() for listing in made.values() if not listing.redirect]
    assert all(page.content or page.deferred for page in pages)
    assert site.open_data()
