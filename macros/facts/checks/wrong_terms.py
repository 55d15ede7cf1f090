"""Wrong terms: whether a text holds a term that the glossary forbids."""

from __future__ import annotations

import re
from functools import lru_cache

_APART = re.compile(r"\{[^{}]*\}+|\]\([^()]*\)|\s+")  # macros, placeholders, addresses, spaces
_LATIN = "0-9A-Za-zÀ-ÖØ-öø-ÿŒœ"


def plain(text: str) -> str:
    """Return a text without its macros, placeholders and addresses, all spaces and quotes alike."""
    return _APART.sub(" ", text).replace("’", "'")


def holds(text: str, term: str) -> bool:
    """Return whether a text made plain has the term: as a whole word where the script has words.

    A term in lower case is found in capitals too.
    """
    term = plain(term)
    among = _in_lower_case(text) if term == term.lower() else text
    return term in among and bool(_pattern(term).search(among))


@lru_cache(maxsize=1)  # of each text all terms are asked in turn
def _in_lower_case(text: str) -> str:
    return text.lower()


@lru_cache(maxsize=4096)
def _pattern(term: str) -> re.Pattern[str]:
    """Return a pattern that does not find `formation` in `information`."""
    before = f"(?<![{_LATIN}])" if re.match(f"[{_LATIN}]", term) else ""
    after = f"(?![{_LATIN}])" if re.search(f"[{_LATIN}]$", term) else ""
    return re.compile(before + re.escape(term) + after)
