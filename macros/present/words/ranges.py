"""Ranges: what lies between two figures, in words."""

from __future__ import annotations

from collections.abc import Sequence

from macros.present.words.language import Language

UNIT_SPACE = "\u00a0"  # which no line breaks at


def ranged(ends: Sequence[str], language: Language) -> str:
    """Return the first and the last of written figures, or one where they read alike.

    Nothing where there are none.
    """
    if not ends:
        return ""
    low, high = ends[0], ends[-1]
    return low if low == high else language.text("join.range", low=low, high=high)


def ranged_figures(ends: Sequence[str], language: Language) -> str:
    """Return a range with its unit once where a space sets it apart: `8–24 GB`, `70–95 %`."""
    if not ends or ends[0] == ends[-1]:
        return ranged(ends, language)
    unit = "".join(ends[-1].rpartition(UNIT_SPACE)[1:]) if UNIT_SPACE in ends[-1] else ""
    return ranged([ends[0].removesuffix(unit), ends[-1]], language)
