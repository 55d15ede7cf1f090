"""The words of data/locales/: typography as the language has it.

The pages of docs/ are held to all this by `make check-prose`, which tells each mistake's place.
"""

from __future__ import annotations

import pytest

from macros.present.words.language import LANGUAGE_BY_CODE
from tests.prose import word_mistakes
from tests.real_data import real_catalog


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_typography_of_words_is_that_of_the_language(code: str) -> None:
    words = real_catalog().locales[code]
    wrong = [
        f"data/locales/{code}.yml: {key}: {mistake}"
        for key, word in words.items()
        for mistake in word_mistakes(word, code)
    ]
    assert wrong == []
