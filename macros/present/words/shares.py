"""Shares: a range of shares, and its ends for a sentence that has a word between them."""

from __future__ import annotations

from macros.present.words.language import Language

_ONE_UNIT = ("fr", "ja", "ko")  # which write the unit of a range once, after its upper end


def share_ends(low: float, high: float, language: Language) -> tuple[str, str]:
    """Return both ends as percentages: `28%` and `69%`, `28` and `69%`."""
    is_bare = language.names.code in _ONE_UNIT
    lower = language.exact(round(100 * low)) if is_bare else language.percent(low)
    return lower, language.percent(high)


def share_range(low: float, high: float, language: Language) -> str:
    """Return a range of shares: `76% to 99%`, `76 à 99 %`."""
    lower, upper = share_ends(low, high, language)
    return language.text("speed.from_to", low=lower, high=upper)
