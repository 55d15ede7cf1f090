"""Where data and code lead into the guide, there is a page with that heading, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macros.facts.records.fields import FIELDS
from macros.present.words.language import LANGUAGE_BY_CODE
from tests.real_data import real_catalog
from tests.tiny import PROJECT


def addresses() -> set[str]:
    """What the facts of an accelerator and the terms of the glossary lead to."""
    terms = real_catalog().glossary.values()
    return {
        *(field.page for field in FIELDS if field.page),
        *(term.page for term in terms if term.page),
    }


def source_of(page: str, code: str) -> Path:
    """The file of a page, the English one where the language has none yet."""
    names = (f"{page.rstrip('/')}.md", f"{page}index.md")
    folders = (PROJECT / "docs" / code, PROJECT / "docs" / "en")
    files = [folder / name for folder in folders for name in names]
    return next((file for file in files if file.is_file()), files[-1])


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_what_is_linked_has_its_heading(code: str) -> None:
    missing = []
    for address in sorted(addresses()):
        page, _, anchor = address.partition("#")
        file = source_of(page, code)
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        if not re.search(rf"\{{:[^}}]*#{anchor}[ }}]" if anchor else ".", text):
            missing.append(address)
    assert missing == []
