"""Prose: invented pages for the tests of what is asked of pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from macros.present.prose.page_text import FILLED, PageText
from macros.present.prose.translations import with_hash
from macros.present.prose.typography import mistakes

FRONT = (
    "---\ntitle: {title}\ndescription: {title}.\nreviewed: 2026-11-20\nreview_by: 2027-05-20\n---\n"
)


def page(text: str, language: str = "en") -> PageText:
    """Return a page that holds only this text."""
    return PageText(f"docs/{language}/page.md", language, text)


def whole(body: str, title: str = "Page") -> str:
    """Return a page with all that one needs around its body."""
    return f"{FRONT.format(title=title)}# {title}\n\n{body}\n"


def write_docs(folder: Path, english: str, **translations: str) -> Path:
    """Write docs/ with one page, whose translations are up to date."""
    docs = folder / "docs"
    for code, text in {"en": english, **translations}.items():
        (docs / code).mkdir(parents=True)
        current = text if code == "en" else with_hash(text, english)
        (docs / code / "page.md").write_text(current, encoding="utf-8")
    return docs


def word_mistakes(word: str, language: str) -> Iterator[str]:
    """Yield what breaks the rules in a text of data/locales, where {name} stands for a word."""
    text = re.sub(r"\{[^{}]*\}", FILLED, word)
    for rule, _, wrong in mistakes(text, language):
        if rule.name == "space beside Latin" and FILLED in wrong:
            continue  # what is filled in may be a part of its own, such as an id
        yield f"'{wrong.replace(FILLED, '…')}': {rule.name}. {rule.hint}"
