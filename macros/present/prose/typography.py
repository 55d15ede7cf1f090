"""Typography: spaces, quotes, units and marks as a reader of each language expects them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from macros.facts.reading.problems import Problem
from macros.present.prose.page_text import EMPTY, FILLED, PageText
from macros.present.prose.untranslated import HAN, HANGUL, KANA

_WORD = rf"0-9A-Za-zÀ-ÖØ-öø-ÿŒœ{FILLED}"
_CJK = f"{KANA}{HAN}"
_UNIT = r"(?:[kMG]?(?:W|V|A|Hz)|[kMGT](?:B|o|bit)|GB/s|Go/s|TB/s|To/s|TFLOPS|TOPS|kWh|mm|nm)"
_ALL = ("en", "fr", "ja", "ko", "zh")


@dataclass(frozen=True)
class Rule:
    """What must not stand in some languages, and what to write instead."""

    name: str
    languages: tuple[str, ...]
    pattern: re.Pattern[str]
    hint: str


def _rule(name: str, languages: str, pattern: str, hint: str) -> Rule:
    return Rule(name, tuple(languages.split()) or _ALL, re.compile(pattern, re.M), hint)


RULES = (
    _rule("double hyphen", "", r"(?<![-|:!<])--(?![-|:>])", "Write – or a comma."),
    _rule("lanes", "", r"(?<![0-9A-Za-z.,])(?:1|2|4|8|16|32)x(?![0-9A-Za-z])(?! \d)", "Write x16."),
    _rule("lanes as multiple", "", r"(?<!\d)16\s?(?:倍|배|fois|times)", "Write x16 or 16 lanes."),
    _rule(
        "unit without space",
        "en fr zh",
        rf"(?<![0-9A-Za-z-])\d[\d.,]*{_UNIT}(?![0-9A-Za-z-])",
        "24 GB, 600 W",
    ),
    _rule("unit with space", "ja ko", rf"\d[\s\u00a0\u202f]+{_UNIT}(?![0-9A-Za-z-])", "24GB, 600W"),
    _rule("space before percent", "en ja ko zh", r"\d[\s\u00a0\u202f]+%", "Write 80%."),
    _rule("percent", "fr", r"\d[ ]?%", "Write a no-break space (U+00A0) before %."),
    _rule("space before a mark", "en ko", r"[^\s|][^\S\n]+[,;:!?](?=\s|$)", "No space before it."),
    _rule("spaces doubled", "", r"(?<=[^\s|])  +(?=[^\s|])", "Write one."),
    _rule("guillemets", "en ja ko zh", r"[«»]", "Write the quotes of the language."),
    # French
    _rule("colon", "fr", r"(?:[^\S\u00a0]|(?<=[\w»)]))[:](?=\s|$)", "Write U+00A0 before it."),
    _rule("tall mark", "fr", r"(?<!\u202f)(?<![!?;])[;!?](?=\s|$|[»)])", "Write U+202F before it."),
    _rule("inside guillemets", "fr", r"«(?!\u00a0)|(?<!\u00a0)»", "Write U+00A0 inside."),
    _rule("straight quote", "fr ja zh", r'"', "fr « », ja 「」, zh “ ”"),
    _rule("straight apostrophe", "fr", r"(?<=\w)'(?=\w)", "Write ’."),
    _rule(
        "GB in French", "fr", r"(?<=\d)[\s\u00a0\u202f]?[KMGT]B(?:/s)?(?![0-9A-Za-z])", "Write Go."
    ),
    # Japanese and Chinese
    _rule(
        "half-width mark", "ja zh", rf"[{_CJK}][,;:!?()]|[{_CJK}]\.(?=\s|$)", "，。：（）, 、。："
    ),
    _rule("space beside Latin", "ja", rf"[{_CJK}][ ]+[{_WORD}]|[{_WORD}][ ]+[{_CJK}]", "No space."),
    _rule("no space beside Latin", "zh", rf"[{HAN}][0-9A-Za-z]|[0-9A-Za-z][{HAN}]", "Add one."),
    _rule(
        "space beside a mark",
        "ja zh",
        r"[、。，：；！？（）「」][^\S\n]+(?=\S)(?![|])",
        "Remove it.",
    ),
    _rule("corner quotes", "ko zh", r"[「」『』]", "ko ' ' and \" \", zh “ ”"),
    _rule(
        "lower case",
        "zh",
        r"(?<![0-9A-Za-z_./-])(?:gpu|cpu|ssd)s?(?![0-9A-Za-z_./-])",
        "Write GPU, CPU, SSD.",
    ),
    # Korean
    _rule("no space after a sentence", "ko", rf"(?<=[{HANGUL}])[.!?](?=[{HANGUL}A-Z])", "Add one."),
    _rule("full-width mark", "ko", r"[，。：；！？（）、]", "Write the half-width one."),
)


def typography(page: PageText) -> Iterator[Problem]:
    """Yield what breaks the rules of the page's language."""
    text, offsets = _as_read(page.shown)
    for rule, start, wrong in mistakes(text, page.language):
        message = f"'{_flat(wrong)}': {rule.name}."
        yield page.problem(offsets[start], message, rule.hint)


def mistakes(text: str, language: str) -> Iterator[tuple[Rule, int, str]]:
    """Yield each broken rule with its place in a text and what stands there."""
    for rule in RULES:
        if language in rule.languages:
            for match in rule.pattern.finditer(text):
                yield rule, match.start(), match[0]


def _as_read(shown: str) -> tuple[str, list[int]]:
    """Return a text without what is not shown and without marks, and where each letter stands."""
    marks = re.finditer(rf"(?<=\s){EMPTY}+ |{EMPTY}|[*\[\]]|^#+ ", shown, re.M)
    skipped = {place for mark in marks for place in range(*mark.span())}
    aside = re.sub(r"^( *)!!!", r"\1\n\n\n", shown, flags=re.M)  # a note's sign is no mark
    kept = [place for place in range(len(shown)) if place not in skipped and aside[place] != "\n"]
    kept = sorted({*kept, *(place for place, letter in enumerate(shown) if letter == "\n")})
    return "".join(shown[place] for place in kept), [*kept, len(shown)]


def _flat(text: str) -> str:
    return " ".join(text.replace(FILLED, "…").split(" ")).replace("\n", " ")
