"""Remark records: what notes of the data say in English, said in the other languages."""

from __future__ import annotations

import re

from macros.facts.records.countries import Sentence, SentenceInOthers
from macros.facts.records.products import DOCUMENTED, Record

GAP = re.compile(r"\{(\w+?)\d?\}")
# What may stand in a gap: a number and a date are written as the language does, a name stays.
GAPS = {
    "number": r"\d[\d,]*(?:\.\d+)?",
    "date": r"\d{4}-\d{2}(?:-\d{2})?",
    "name": r"[^;]+?",
}


class Remark(Record):
    """A sentence of notes, or a part of one between semicolons, in all languages.

    Gaps as `{number}`, `{date}`, `{name}`, and `{name2}` for a second, stand for what differs from
    note to note.
    """

    model_config = DOCUMENTED

    text: Sentence
    """What stands in notes, in English, without the full stop at the end."""
    text_in: SentenceInOthers
    """The same in the other languages."""

    @property
    def gaps(self) -> tuple[str, ...]:
        """The gaps of the English text in their order."""
        return tuple(gap[0] for gap in GAP.finditer(self.text))
