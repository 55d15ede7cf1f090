from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.clauses import clauses
from macros.present.words.language import Language


@pytest.mark.parametrize(("code", "said"), [("en", "a and b"), ("ja", "a、b"), ("zh", "a，b")])
def test_parts_with_figures_are_set_apart(catalog: Catalog, code: str, said: str) -> None:
    assert clauses(["a", "b"], Language.of(catalog, code)) == said
