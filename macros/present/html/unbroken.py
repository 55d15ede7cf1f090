"""Unbroken: numbers stay with their units, and the parts of dates and names with each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from babel.core import Locale

from macros.present.words.language import LANGUAGE_BY_CODE

NBSP = "\u00a0"
# What follows a number: units, the nouns that the guide counts most, and ends of names.
_AFTER_NUMBER = (
    "[kKMGTP]?(?:B|o|W|Hz|V|A|VA|bits?|Wh|bps)(?:/s|/h)?",
    "[GMT]i[Bo]",
    "Gbit/s|[TPG]?FLOPS|TOPS|[mcn]m|[µm]s|tokens?(?:/s)?|(?:BTU|kWh)(?:/h)?",
    "(?:USD|EUR|GBP|JPY|KRW|CNY|TWD|AUD)(?:/kWh|/h)?|[$€£¥%]",
    "(?:billion|million|milliard|GPU|card|carte|slot|core|lane|ligne|cœur|watt|euro|dollar)s?",
    "(?:hour|heure|day|jour|month|year|an)s?|mois|fois|times",
    "Ti|XTX?|SUPER",
)
# Chinese sets a space there too, before sums of money and what it counts by.
_CHINESE = "[万亿]?(?:[元个款块条项槽核倍秒台]|小时|[美欧日韩]元|英镑)|[万亿]"
_BEFORE_NUMBER = ("RTX", "GTX", "RX", "Arc", "Tesla", "Instinct", "PRO", "PCIe")
# What stands before a number of a Korean amount, and before its unit: `개당 약 65만 2,000원`.
_IN_AMOUNTS = ("약", "만", "억", "초당", "시간당", "개당")
_AFTER_MYRIADS = r"(?<=\d[만억] )(?=[가-힣])"
# Tags, and what lies between two of them but is no text, or is shown as it is typed.
_NO_TEXT = re.compile(
    r"<(?:(?P<tag>script|style|template|textarea|pre|code|kbd|samp)\b.*?</(?P=tag)>|[^>]*>)",
    re.DOTALL,
)


def unbroken_text(document: str, code: str) -> str:
    """Return an HTML document in whose text no line parts what belongs together.

    `code` is the language, whose dates are known: `7 October`, `2026 年 10 月`.
    """
    breaks, last = _breaks(code), 0
    pieces: list[str] = []
    for found in _NO_TEXT.finditer(document):
        start, end = found.span()
        if document.find(" ", last, start) >= 0:
            pieces += (breaks.sub(NBSP, document[last:start]), document[start:end])
        else:
            pieces.append(document[last:end])
        last = end
    return "".join((*pieces, breaks.sub(NBSP, document[last:])))


@cache
def _breaks(code: str) -> re.Pattern[str]:
    """Return what finds the spaces at which no line may end, beginning with the space for speed."""
    before, after = _in_dates(code)
    before = (*before, *_IN_AMOUNTS) if code == "ko" else before
    preceded = "|".join(rf"(?<={word} )" for word in (*_BEFORE_NUMBER, *before))
    followed = "|".join((*_AFTER_NUMBER, *after))
    unit = rf"(?<=\d )(?=(?:{followed})(?![A-Za-z\d/]))"
    unit = f"{unit}|{_AFTER_MYRIADS}" if code == "ko" else unit
    return re.compile(rf" (?:{unit}|(?=[A-Z]{{0,2}}\d)(?:{preceded}))")


def _in_dates(code: str) -> tuple[Sequence[str], Sequence[str]]:
    """Return what stands before, and what after, a number of a date."""
    if code in ("ja", "ko", "zh"):  # Japanese sets no spaces
        return ("년", "월", "年", "月"), ("[年月日]", _CHINESE)
    locale = Locale.parse(LANGUAGE_BY_CODE[code].locale)
    months = list(map(str, locale.months["format"]["wide"].values()))
    return months, months
