"""Mistakes that older texts of this kind have are in none of ours."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
import yaml

from macros.present.prose.page_text import page_text, pages_of
from macros.present.words.language import LANGUAGE_BY_CODE
from tests.tiny import PROJECT


@dataclass(frozen=True)
class Mistake:
    item: str
    languages: list[str]
    pattern: str
    wrong: str
    right: str

    def found_in(self, text: str) -> list[str]:
        return [found[0] for found in re.finditer(self.pattern, text, re.MULTILINE)]


FILE = PROJECT / "tests" / "known_mistranslations.yml"
MISTAKES = [Mistake(**entry) for entry in yaml.safe_load(FILE.read_text(encoding="utf-8"))]


def texts(code: str) -> dict[str, str]:
    """Return pages and words of a language by where they stand."""
    docs = PROJECT / "docs"
    pages = [page_text(page, docs) for page in pages_of(docs)]
    words = (PROJECT / "data" / "locales" / f"{code}.yml").read_text(encoding="utf-8")
    return {
        **{page.path: page.text for page in pages if page.language == code},
        f"data/locales/{code}.yml": words,
    }


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_no_text_has_a_known_mistake(code: str) -> None:
    found = [
        f"{place}: '{wrong}' ({mistake.item}). Write: {mistake.right}"
        for place, text in texts(code).items()
        for mistake in MISTAKES
        if {code, "all"} & set(mistake.languages)
        for wrong in mistake.found_in(text)
    ]
    assert found == []


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.item}-{mistake.wrong}")
def test_mistake_would_be_found_and_what_is_right_would_not(mistake: Mistake) -> None:
    assert mistake.found_in(mistake.wrong)
    assert not mistake.found_in(mistake.right)


def test_every_item_is_looked_for() -> None:
    assert {mistake.item for mistake in MISTAKES} == {f"S{number}" for number in range(77, 91)}


def test_languages_are_those_of_the_site() -> None:
    named = {code for mistake in MISTAKES for code in mistake.languages}
    assert named <= {*LANGUAGE_BY_CODE, "all"}
