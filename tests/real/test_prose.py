"""The pages of docs/: whole, without typed figures, and alike in all languages.

A translation is held against its English page only while it is up to date. An outdated one says so
itself, and must not block a change of English.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import Problem
from macros.present.prose.checks import english_page, names_of
from macros.present.prose.page_marks import CHECKS
from macros.present.prose.page_text import page_text, pages_of
from macros.present.prose.translation_check import PROPERTIES, difference
from macros.present.prose.typed_figures import typed_figures
from macros.present.prose.typography import typography
from macros.present.prose.untranslated import untranslated
from macros.present.words.language import LANGUAGE_BY_CODE
from macros.site.day import newest_possible_date
from tests.prose import word_mistakes
from tests.tiny import PROJECT

DOCS = PROJECT / "docs"
PAGES = pages_of(DOCS)
TRANSLATIONS = [page for page in PAGES if english_page(page, DOCS)]


def name(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def told(problems: list[Problem]) -> str:
    return "\n".join(map(str, problems))


@pytest.fixture(scope="module")
def real() -> Catalog:
    return load_catalog(PROJECT / "data", today=newest_possible_date())


@pytest.fixture(scope="module")
def names(real: Catalog) -> re.Pattern[str] | None:
    return names_of(real)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_figure_is_typed(page: Path, names: re.Pattern[str] | None) -> None:
    problems = list(typed_figures(page_text(page, DOCS), names))
    assert not problems, told(problems)


@pytest.mark.parametrize("page", PAGES, ids=name)
@pytest.mark.parametrize("check", CHECKS)
def test_page_is_whole(page: Path, check: str) -> None:
    problems = list(CHECKS[check](page_text(page, DOCS)))
    assert not problems, told(problems)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_typography_is_that_of_the_language(page: Path) -> None:
    problems = list(typography(page_text(page, DOCS)))
    assert not problems, told(problems)


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_typography_of_words_is_that_of_the_language(code: str, real: Catalog) -> None:
    wrong = [
        f"data/locales/{code}.yml: {key}: {mistake}"
        for key, word in real.locales[code].items()
        for mistake in word_mistakes(word, code)
    ]
    assert wrong == []


@pytest.mark.parametrize("page", TRANSLATIONS, ids=name)
@pytest.mark.parametrize("property_", PROPERTIES)
def test_translation_has_the_same(page: Path, property_: str) -> None:
    english = english_page(page, DOCS)
    assert english
    problems = list(difference(property_, page_text(page, DOCS), english))
    assert not problems, told(problems)


@pytest.mark.parametrize("page", TRANSLATIONS, ids=name)
def test_nothing_is_left_in_english(page: Path) -> None:
    english = english_page(page, DOCS)
    assert english
    problems = list(untranslated(page_text(page, DOCS), english))
    assert not problems, told(problems)
