"""Own names: what a maker calls itself and its products in another language than English."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.not_included import NotIncluded


@check
def check_names_in_languages_differ_from_english(draft: Draft) -> Iterator[Problem]:
    """A name in another language is another one than in English, which holds where none is."""
    for record, index, document in draft.entries(NotIncluded):
        for english, field in ((record.name, "name_in"), (record.vendor, "vendor_in")):
            for code, name in getattr(record, field) or ():
                if name == english:
                    message = f"'{name}' is its English name."
                    yield document.problem((index, field, code), message, "Remove it.")
