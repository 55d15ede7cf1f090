from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.shares import share_ends, share_range


@pytest.mark.parametrize(
    ("code", "written"),
    [
        ("fr", ("28", "69\u00a0%")),
        ("ja", ("28", "69%")),
        ("ko", ("28", "69%")),
        ("en", ("28%", "69%")),
    ],
)
def test_sign_of_a_share_is_written_once_where_units_are(
    catalog: Catalog, code: str, written: tuple[str, str]
) -> None:
    assert share_ends(0.28, 0.69, Language.of(catalog, code)) == written


@pytest.mark.parametrize(("code", "written"), [("fr", "28 à 69\u00a0%"), ("en", "28% to 69%")])
def test_range_of_shares_is_words(catalog: Catalog, code: str, written: str) -> None:
    assert share_range(0.28, 0.69, Language.of(catalog, code)) == written
