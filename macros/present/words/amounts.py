"""Amounts: whole numbers of money as languages say them that count in ten thousands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

TEN_THOUSAND = 10_000
HUNDRED_MILLION = 10_000 * TEN_THOUSAND
# Below this amounts stand in digits: Koreans price `89,500원` and `12만 원`.
_LEAST = {"ko": 10 * TEN_THOUSAND}
_MOST_DECIMALS = 2

Number = Callable[[float], str]


class Myriads(NamedTuple):
    """The words of a language for ten thousand and a hundred million, and what parts them."""

    ten_thousand: str
    hundred_million: str
    between: str


MYRIADS = {"ja": Myriads("万", "億", ""), "ko": Myriads("만", "억", " ")}
CHINESE = Myriads("万", "亿", "")
_MYRIAD_WORDS = tuple(
    word
    for words in (CHINESE, *MYRIADS.values())
    for word in (words.ten_thousand, words.hundred_million)
)


def spoken_amount(value: float, code: str, number: Number) -> str:
    """Return a whole amount as a language says it: `18万5,000`, `1억 3,700만`, `1.57 万`.

    `number` writes what is left in digits; small amounts and other languages have nothing else.
    """
    if abs(value) < _LEAST.get(code, TEN_THOUSAND):
        return number(value)
    if code == "zh":
        return _in_decimals(value, number)
    words = MYRIADS.get(code)
    return _in_parts(value, words, number) if words else number(value)


def counts_in_myriads(code: str) -> bool:
    """Return whether a language counts in ten thousands, and so has no word for a million."""
    return code == "zh" or code in MYRIADS


def seems_in_myriads(lower: str, upper: str) -> bool:
    """Return whether the lower end of a range reads as if counted in the upper one’s myriads.

    `7,360～1.06 万` does; one that has such a word itself does not: `18万5,000～20万`.
    """
    return upper.endswith(_MYRIAD_WORDS) and not _is_in_myriads(lower)


def writer_of(low: float, high: float, code: str, number: Number) -> Number:
    """Return what writes both ends of a range in one way: as they are said, or all in digits.

    Chinese says a round amount in myriads, an exact one in digits: `7,294,880～738.3 万` is both.
    """

    def said(value: float) -> str:
        return spoken_amount(round(value), code, number)

    def in_digits(value: float) -> str:
        return number(round(value))

    digits = [end for end in (said(low), said(high)) if not _is_in_myriads(end)]
    is_mixed = len(digits) == 1 and len(re.sub(r"\D", "", digits[0])) >= len(str(TEN_THOUSAND))
    return in_digits if is_mixed else said


def _is_in_myriads(amount: str) -> bool:
    return any(word in amount for word in _MYRIAD_WORDS)


def _in_parts(value: float, words: Myriads, number: Number) -> str:
    """Return every four digits with their word: `1억 3,700만 5,000`."""
    whole = round(abs(value))
    parts = (
        (whole // HUNDRED_MILLION, words.hundred_million),
        (whole % HUNDRED_MILLION // TEN_THOUSAND, words.ten_thousand),
        (whole % TEN_THOUSAND, ""),
    )
    text = words.between.join(f"{number(part)}{word}" for part, word in parts if part)
    return f"{number(-1)[:-1]}{text}" if value < 0 else text


def _in_decimals(value: float, number: Number) -> str:
    """Return a rounded amount with decimals, as Chinese does; one that is exact in its digits."""
    unit, word = TEN_THOUSAND, CHINESE.ten_thousand
    if abs(value) >= HUNDRED_MILLION:
        unit, word = HUNDRED_MILLION, CHINESE.hundred_million
    share = value / unit
    return f"{number(share)} {word}" if round(share, _MOST_DECIMALS) == share else number(value)


def beside_currency(text: str, code: str) -> str:
    """Return money with the space, or none, that a language sets after a word for ten thousand."""
    if code == "ko":
        return re.sub(r"(?<=[만억])(?=[^\W\d])", " ", text)
    return re.sub(r"(?<=[万亿])[ \u00a0](?=\D)", "", text) if code == "zh" else text
