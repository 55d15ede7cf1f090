"""Names: what the grammar of a language has to know of how a product is called."""

from __future__ import annotations

from typing import Literal

from macros.facts.records.products import DOCUMENTED, Line, Record

Gender = Literal["f", "m"]
FinalSound = Literal["vowel", "rieul", "consonant"]


class NameGrammar(Record):
    """Names that begin alike; of several entries that fit, the longest counts."""

    model_config = DOCUMENTED

    starts: Line
    """The words with which the names begin, for instance GeForce."""
    gender: Gender
    """French: whether one says la (f) or le (m)."""
    elides: bool = False
    """French: whether the article loses its vowel, as in l'Instinct."""
    final: FinalSound | None = None
    """Korean: how the name ends when it is spoken, where its last sign does not tell."""
