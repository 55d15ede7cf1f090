"""Shown signs: words as files of other programs take them, without what no reader could see."""

from __future__ import annotations

from unicodedata import category

_NO_LETTERS = "\ufffe\uffff"  # which documents of XML have no place for


def without_controls(words: str) -> str:
    """Return words without control signs; line breaks stay."""
    return "".join(
        letter
        for letter in words
        if letter == "\n" or (category(letter) not in ("Cc", "Cs") and letter not in _NO_LETTERS)
    )
