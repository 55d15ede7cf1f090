"""What lies between two figures: both ends, or one where they read alike."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.ranges import ranged, ranged_figures


@pytest.mark.parametrize(("code", "expected"), [("en", "2–5"), ("ja", "2～5"), ("ko", "2~5")])
def test_ends_are_joined_as_the_language_does(catalog: Catalog, code: str, expected: str) -> None:
    assert ranged(["2", "3", "5"], Language.of(catalog, code)) == expected


@pytest.mark.parametrize(("ends", "expected"), [(["2", "2"], "2"), (["2"], "2"), ([], "")])
def test_what_reads_alike_is_said_once(catalog: Catalog, ends: list[str], expected: str) -> None:
    assert ranged(ends, Language.of(catalog, "en")) == expected


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        (["70\u00a0%", "95\u00a0%"], "70–95\u00a0%"),
        (["8\u00a0Go", "1\u202f024\u00a0Go"], "8–1\u202f024\u00a0Go"),
        (["512\u00a0Mo", "8\u00a0Go"], "512\u00a0Mo–8\u00a0Go"),
        (["80\u00a0%", "80\u00a0%"], "80\u00a0%"),
        (["70%", "95%"], "70%–95%"),
        ([], ""),
    ],
)
def test_unit_that_stands_apart_is_said_once(
    catalog: Catalog, ends: list[str], expected: str
) -> None:
    assert ranged_figures(ends, Language.of(catalog, "fr")) == expected
