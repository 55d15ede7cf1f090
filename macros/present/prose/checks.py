"""Checks: everything that is asked of a page of docs/, in one list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from macros.facts.catalog import Catalog
from macros.facts.reading.problems import Problem
from macros.present.prose.page_marks import marked_problems
from macros.present.prose.page_text import PageText, page_text
from macros.present.prose.translation_check import differences
from macros.present.prose.translations import is_outdated
from macros.present.prose.typed_figures import product_names, typed_figures
from macros.present.prose.typography import typography
from macros.present.prose.untranslated import untranslated
from macros.present.words.language import DEFAULT_LANGUAGE


@dataclass(frozen=True)
class Checks:
    """What to hold pages against: the folder `docs` and the names of products."""

    docs: Path
    names: re.Pattern[str] | None

    def problems(self, file: Path) -> Iterator[Problem]:
        """Yield every mistake of a page; parity only while the translation is up to date."""
        page = page_text(file, self.docs)
        yield from marked_problems(page)
        yield from typed_figures(page, self.names)
        yield from typography(page)
        english = english_page(file, self.docs)
        if english:
            yield from differences(page, english)
            yield from untranslated(page, english)


def english_page(file: Path, docs: Path) -> PageText | None:
    """Return the English page that a translation was made from; None where it is outdated."""
    path = file.relative_to(docs)
    source = docs / DEFAULT_LANGUAGE / Path(*path.parts[1:])
    if path.parts[0] == DEFAULT_LANGUAGE or not source.is_file():
        return None
    english = page_text(source, docs)
    outdated = is_outdated(file.read_text(encoding="utf-8"), english.text)
    return None if outdated else english


def names_of(catalog: Catalog) -> re.Pattern[str] | None:
    """Return a pattern of the products' names in which a figure stands."""
    named = (catalog.gpus, catalog.parts.by_id, catalog.models)
    return product_names(record.name for records in named for record in records.values())
