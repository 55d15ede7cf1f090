from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.shares import share_ends


@pytest.mark.parametrize(
    ("code", "written"), [("ja", ("28", "69%")), ("ko", ("28", "69%")), ("en", ("28%", "69%"))]
)
def test_sign_of_a_share_is_written_once_where_units_are(
    catalog: Catalog, code: str, written: tuple[str, str]
) -> None:
    assert share_ends(0.28, 0.69, Language.of(catalog, code)) == written
