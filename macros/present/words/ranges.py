"""Ranges: what lies between two figures, in words."""

from __future__ import annotations

from collections.abc import Sequence

from macros.present.words.language import Language


def ranged(ends: Sequence[str], language: Language) -> str:
    """Return the first and the last of written figures, or one where they read alike.

    Nothing where there are none.
    """
    if not ends:
        return ""
    low, high = ends[0], ends[-1]
    return low if low == high else language.text("join.range", low=low, high=high)
