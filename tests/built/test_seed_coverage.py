"""The answers to the items of the older texts are there, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.built.building import CODES
from tests.built.documents import document
from tests.seeds import coverage

pytestmark = pytest.mark.site


def missing(folder: Path, addresses: list[str]) -> list[str]:
    """Return the addresses that lead to no page or to no place on it."""
    return [address for address in addresses if not _is_there(folder, address)]


def _is_there(folder: Path, address: str) -> bool:
    path, _, anchor = address.partition("#")
    file = folder / path / "index.html"
    if not file.is_file():
        return False
    return not anchor or bool(document(file).one("article").all(id=anchor))


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_there(code: str, real_site: Path) -> None:
    answers = coverage().items()
    absent = {item: missing(real_site / code, where) for item, where in answers}
    assert {item: where for item, where in absent.items() if where} == {}


def test_missing_page_and_missing_anchor_are_found(real_site: Path) -> None:
    addresses = ["method/#prices", "method/", "method/#nothing", "nowhere/", "#picks"]
    assert missing(real_site / "en", addresses) == ["method/#nothing", "nowhere/"]
