"""The pages of docs/: a translation that is up to date has the frame of the English page.

An outdated one is left alone: it says so itself, and must not block a change of English.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macros.present.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE
from macros.present.translations import is_outdated
from tests.tiny import PROJECT

DOCS = PROJECT / "docs"


def english_of(page: Path) -> str:
    return (DOCS / DEFAULT_LANGUAGE / Path(*page.relative_to(DOCS).parts[1:])).read_text("utf-8")


TRANSLATIONS = [
    page
    for code in LANGUAGE_BY_CODE
    if code != DEFAULT_LANGUAGE
    for page in sorted((DOCS / code).rglob("*.md"))
    if not is_outdated(page.read_text("utf-8"), english_of(page))
]


def parts(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text, re.MULTILINE)


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: str(page.relative_to(DOCS)))
@pytest.mark.parametrize(
    "pattern",
    [
        r"^hide: .*$",
        r"^#+ ",
        r"\{: #[a-z0-9-]+ \}",
        r"\]\([^)]*\)",
    ],
    ids=["hidden parts", "levels of headings", "ids of headings", "targets of links"],
)
def test_translation_has_the_same_frame(page: Path, pattern: str) -> None:
    assert parts(pattern, page.read_text("utf-8")) == parts(pattern, english_of(page))


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: str(page.relative_to(DOCS)))
def test_translation_calls_the_same_macros(page: Path) -> None:
    """Their order is the language's own."""
    calls = r"\{\{ *(.*?) *\}\}"
    text = page.read_text("utf-8")
    assert sorted(parts(calls, text)) == sorted(parts(calls, english_of(page)))
