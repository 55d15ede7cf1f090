"""What the page of a mixture of experts says of its weights."""

from __future__ import annotations

import pytest

from macros.present.models.page import mixture_words
from macros.present.words.language import Language
from tests.tiny_models import tiny_model


@pytest.mark.parametrize("active", [2.0, None])
def test_a_mixture_says_how_much_of_it_each_token_passes_through(
    english: Language, active: float | None
) -> None:
    sizes = {"total_billion": 8, **({"active_billion": active} if active else {})}
    said = [*mixture_words(tiny_model(parameters=sizes), english)]
    told = "All 8B weights are kept in memory; each token passes through 2B of them."
    assert said == ([told] if active else [])
