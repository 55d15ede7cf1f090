"""Text width: about how wide a text is, without a browser to ask."""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache

_NARROW = frozenset("iIjl.,:;|'!()[] ftr-\u00a0\u202f")
_WIDE = frozenset("mwMW@%")


@lru_cache(maxsize=20_000)
def text_width(text: str) -> float:
    """Return the width in ems, about that of the wider ones among the usual sans-serif fonts."""
    return math.fsum(map(_character_width, text))  # the same in every Python


def _character_width(character: str) -> float:
    if unicodedata.east_asian_width(character) in "WF":
        return 1.0
    if character in _NARROW:
        return 0.34
    if character in _WIDE:
        return 0.9
    if character.isdigit():
        return 0.62
    return 0.68 if character.isupper() else 0.57
