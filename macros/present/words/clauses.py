"""Clauses: parts of a sentence that have figures of their own."""

from __future__ import annotations

from collections.abc import Sequence

from babel.lists import format_list

from macros.present.words.language import Language


def clauses(parts: Sequence[str], language: Language) -> str:
    """Return the parts in one sentence: `a and b`, which Chinese only sets apart: `a，b`."""
    is_chinese = language.names.code == "zh"
    return language.detailed(parts) if is_chinese else language.enumerated(parts)


def either(items: Sequence[str], language: Language) -> str:
    """Return items of which one holds: `a or b`, `aまたはb`."""
    return format_list(items, style="or", locale=language.names.locale)
