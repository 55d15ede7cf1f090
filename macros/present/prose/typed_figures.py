"""Typed figures: figures of hardware and prices that stand in prose instead of coming from data."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from macros.facts.reading.problems import Problem
from macros.present.prose.page_text import EMPTY, PageText

WHAT_TO_DO = (
    "Call a macro that takes it from data/; only a law or a definition may be typed, with "
    "{# law: which one #} or {# definition: of what #} right after it."
)

_BLANK = r"(?:[^\S\n]|&(?:nbsp|thinsp|ensp|#160|#8239|#x[aA]0|#x202[fF]);)"
_GAP = rf"(?:{_BLANK}|{EMPTY}|[*_\[\]])*"  # emphasis and comments may stand between
_WRAP = rf"{_GAP}(?:\n[^\S\n]*)?"
_NUMBER = rf"(?<![A-Za-z0-9])\d(?:[.,'’]?\d|{_BLANK}\d{{3}}(?!\d))*"
_MANY = (
    r"(?:百万|千万|百|千|万|萬|億|亿|兆|천만|백만|만|억|천|조|[kKM](?=[^A-Za-z0-9])|"
    r"(?:thousand|million|billion|trillion|mille|milliard)s?(?![a-z]))"
)
# Units with their prefixes, in the spelling of all languages. What is Latin ends there.
_LATIN = (
    r"[kKMGTP]i?(?:B|b|o)(?:it|its|yte|ytes|ps)?(?:/s)?",
    r"(?:[kKMGTP]i?)?(?:bit|octet|byte)s?/s",
    r"[MG]T/s",
    r"(?:[kKMGTPE]?)(?:FLOPS|FLOPs|FLOP/s|OPS|Ops)",
    r"[kKMGµmn]?(?:W|V|A|VA|Wh|Hz)(?![’'])(?:/h)?",
    r"(?:kilo|mega|méga|giga|tera|téra|peta|péta)?(?:watt|volt|amp|ampere|ampère|hertz)"
    r"(?:[- ]?(?:hour|heure))?s?",
    r"(?:kilo|mega|méga|giga|tera|téra|peta|péta)(?:byte|bit|octet|flop)s?",
    r"gigs?|gigas|teraops|téraops",
    r"(?:nm|mm|cm|kg|dBA?|dB\(A\)|rpm|tr/min|BTU(?: per hour|/h)?|inch|inches|pouces?|µs|ms|ns)",
    r"(?:tokens?|jetons?|images?|samples?|it)(?:/s| (?:per|a) second| par seconde)",
    r"(?:milli|micro|nano)seconde?s?",
    r"°[CF]?|℃|℉|degrees|degrés",
    r"percent|per cent|pour cent|pour-cent|percentage points?|pct",
    r"(?:US|U\.S\.)?[- ]?(?:dollars?|cents?)|euros?|yens?|yuans?|wons?|pounds",
    r"(?:US ?)?(?:USD|EUR|GBP|JPY|CNY|RMB|KRW|CHF|CAD|AUD|TWD|INR)",
)
_SIGNS = (r"%", r"‰", r"(?:US|HK|NT|CA|AU)?\$", r"€", r"£", r"¥", r"₩", r"Ω")
_EASTERN = (
    r"(?:キロ|メガ|ギガ|テラ|ペタ)?(?:ワット|ボルト|アンペア|ヘルツ|バイト|ビット(?=/|毎))(?:時|アワー)?",
    r"(?:トークン|토큰|token|tokens|枚|장|张)(?:/|每|毎|あたり)?[秒초]|(?:トークン|枚)毎秒",
    r"円|(?:米|台湾|香港)?ドル|ユーロ|ポンド|ウォン|(?:人民)?元(?!组|素|件|気|数据|学习)",
    r"パーセント|ギガ|テラ|(?:ミリ|マイクロ|ナノ)(?:秒|メートル)?|センチ",
    r"(?:킬로|메가|기가|테라|페타)?(?:와트|볼트|암페어|헤르츠|바이트|비트(?=/))(?:시)?",
    r"원(?!소|격|본|래|칙|리)",
    r"(?:미국 ?|미)?달러|유로|파운드|엔(?!비|진|트|드)|위안|퍼센트",
    r"(?:밀리|마이크로|나노)(?:초|미터)|기가|테라",
    r"(?:千|兆|毫)?(?:瓦时|瓦特|瓦|伏特|伏|安培|赫兹)|千兆字节|吉字节|度电|分贝",
    r"毫秒|微秒|纳秒|毫米|纳米|厘米|摄氏度",
    r"美元|美金|欧元|英镑|日元|韩元|人民币|块钱|百分点",
)
_UNIT = (
    rf"(?:(?:{'|'.join(_LATIN)})(?![A-Za-z0-9À-ÿ])(?!-\d)|{'|'.join(_SIGNS)}|{'|'.join(_EASTERN)})"
)
_AMOUNT = rf"{_NUMBER}\+?(?:{_WRAP}{_MANY})?(?:(?:{_GAP}|[-\u2010\u2011])(?:d['’]|de )?|{_WRAP})"
_CURRENCY = (
    r"(?:(?:US|HK|NT|CA|AU)?\$|[€£¥₩]|(?<![A-Z])(?:USD|EUR|GBP|JPY|CNY|RMB|KRW)(?![A-Za-z]))"
)
_FIGURE = re.compile(
    rf"{_CURRENCY}{_GAP}{_NUMBER}(?:{_GAP}{_MANY})?|百分之{_GAP}\d[\d.]*|{_AMOUNT}{_UNIT}"
)
_MONTHS = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December|"
    r"janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
)
_DATE = re.compile(
    rf"\b(?:\d{{1,2}}(?:er|st|nd|rd|th)?{_GAP} )?{_MONTHS}{_GAP},? ?{_GAP}(?:\d{{1,2}}, )?20\d\d\b|"
    rf"\b20\d\d-\d\d(?:-\d\d)?\b|20\d\d{_GAP}[年년]{_GAP}\d{{1,2}}{_GAP}[月월](?:{_GAP}\d{{1,2}}{_GAP}[日일])?"
)
_PRICE_WORDS = re.compile(
    r"\b(?:price|priced|cost|costs|sold for|prix|coût|coûte|coûtait|tarif)|"
    r"価格|値段|実売|가격|시세|价格|售价|价钱|" + _CURRENCY,
    re.IGNORECASE,
)
_EXCEPTION = re.compile(r"\{#-?\s*(law|definition)\s*[:：]\s*(.*?)\s*-?#\}")
_NEAR_EXCEPTION = re.compile(
    rf"(?:{_BLANK}|[*_)）\]»”])*(?:\([^()\s]*\))?{_BLANK}*(\{{#-?\s*\w+\s*[:：].*?#\}})"
)
_LOOSE = re.compile(r"\s\{#[^#]*#\}[^\sA-Za-z0-9*(]")
_MAKERS = r"(?:GeForce |Radeon |Tesla |NVIDIA |AMD |Intel )*"
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20, 0xFFE5: 0xA5}


def typed_figures(page: PageText, names: re.Pattern[str] | None) -> Iterator[Problem]:
    """Yield a problem for each figure in a page's prose that is no part of a product's name."""
    shown = page.shown.translate(_WIDE)
    if names:
        shown = names.sub(lambda name: EMPTY * len(name[0]), shown)
    used = set[int]()
    for start, end in _figure_spans(page, shown):
        mark = _NEAR_EXCEPTION.match(page.text, end)
        if mark and "\n" not in mark[0]:
            used.add(mark.start(1))
            if start >= page.body_start and _excepts(mark[1]):
                continue
        yield page.problem(start, f"'{_flat(page.text[start:end])}' is typed.", WHAT_TO_DO)
    yield from _lost_exceptions(page, used)


def product_names(names: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern for the names in which a figure stands, the makers' own ones left out."""
    told = {_name_pattern(name) for name in names if _FIGURE.search(name)}
    return re.compile(f"(?:{'|'.join(sorted(told, key=len, reverse=True))})") if told else None


def _name_pattern(name: str) -> str:
    kept = re.sub(rf"^{_MAKERS}", "", name)
    words = rf"{_BLANK}+".join(re.escape(word) for word in kept.split())
    return rf"(?<![0-9A-Za-z]){words}(?![0-9A-Za-z])"


def _figure_spans(page: PageText, shown: str) -> Iterator[tuple[int, int]]:
    """Yield where figures stand, in their order; dates only where a sentence speaks of prices."""
    spans = [match.span() for match in _FIGURE.finditer(shown)]
    for start, sentence in page.sentences():
        if _PRICE_WORDS.search(sentence):
            spans += [(start + m.start(), start + m.end()) for m in _DATE.finditer(sentence)]
    yield from sorted(spans)


def _excepts(mark: str) -> bool:
    exception = _EXCEPTION.fullmatch(mark)
    return bool(exception and exception[2])


def _lost_exceptions(page: PageText, used: set[int]) -> Iterator[Problem]:
    """Yield the exceptions that give no reason, or stand after no figure."""
    for mark in re.finditer(r"\{#-?\s*(?:law|definition)\b.*?#\}", page.text):
        if not _excepts(mark[0]):
            yield page.problem(mark.start(), f"{mark[0]} gives no reason.", "Write one.")
        elif _LOOSE.search(page.text, max(0, mark.start() - 1), mark.end() + 1):
            message = f"{mark[0]} leaves its space behind."
            yield page.problem(mark.start(), message, "Write it without a space before it.")
        elif mark.start() not in used:
            hint = "Write it right after the figure, in the same line, or remove it."
            yield page.problem(mark.start(), f"{mark[0]} excepts no figure.", hint)


def _flat(text: str) -> str:
    return " ".join(text.split())
