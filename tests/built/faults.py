"""Faults: what readers counted as wrong in generated text, as far as a machine can see it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from macros.facts.records.names import NameGrammar

_SPACES = " \u00a0\u202f"
_BREAKING_UNIT = re.compile(
    r"\d (?:[kMGT]?[WVB]|[GMT]o|GiB|Gio|[GT]B/s|[GT]o/s|TFLOPS|TOPS|mm|[MG]Hz|[$€£%])(?![\w/])"
)
_ISO = re.compile(r"(?<![\w/.-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?(?![\w-])")
_HYPHEN_FOR_MINUS = re.compile(r"(?<![^\s(（])-\d")
_SIZE_TWICE = re.compile(rf"(\d+)[{_SPACES}]?G[Bo][{_SPACES}]\1[{_SPACES}]?G[Bo]")
# A label that says itself after its colon, and with an earlier word: "unknown PSU length: PSU ...".
_REPEATED = re.compile(
    rf"(?P<label>[^:：,，、。.]{{8,}}?)[{_SPACES}]?[:：][{_SPACES}]?(?P=label)(?=[,，.。]|$)", re.I
)
_MOST_DIGITS = 4
_LEAST_DECIMALS = 3

# Plurals after 1, where the language has them; French says so below 2.
_COUNTED = {
    "en": "cards GPUs products prices years months weeks days hours slots computers servers cores "
    "lanes sources tests tokens candidates systems sockets cables parts circuits models points "
    "notes regions measurements classes units others",
    "fr": "cartes produits ans jours semaines heures slots ordinateurs serveurs cœurs lignes "
    "sources tests candidats systèmes prises câbles pièces circuits modèles points régions mesures "
    "classes unités autres emplacements",
}
_ONE = {"en": r"1[ \u00a0](?:\w+[ \u00a0])?", "fr": r"[01](?:,\d+)?[ \u00a0]"}
_PLURALS = {
    code: re.compile(rf"(?<![\w.,/×\u202f\u00a0-]){_ONE[code]}(?:{'|'.join(nouns.split())})(?!\w)")
    for code, nouns in _COUNTED.items()
}

# How sure a pick is; a text that says both contradicts itself.
_CONTRARY = {
    "en": (("Clear choice", "Close call"), ("only candidate", "Clear choice")),
    "fr": (("Choix net", "Choix serré"), ("eul candidat", "Choix net")),
    "ja": (("明確", "接戦"), ("唯一", "接戦")),
    "ko": (("확실:", "접전"), ("유일한", "접전")),
    "zh": (("明确", "难分高下"), ("唯一满足", "难分高下")),
}
# Who names this one too explains the scale.
_BETWEEN = {
    "en": "Likely choice",
    "fr": "Choix probable",
    "ja": "有力",
    "ko": "유력",
    "zh": "较有把握",
}

# Sentences of generated text that hard readers struck out.
_STRUCK_OUT = {
    "fr": (
        "Qui devrait",
        "Impossible à départager",
        "choix incertain",
        "% des tirages",
        "taxe de 20",
        "dans 1 classes",
    ),
    "ja": (
        "読者タイプ",
        "記憶による値",
        "試行の",
        "ほかに並ぶ製品はありません",
        "優劣は付けられません",
    ),
    "ko": ("무작위 모의 계산", "다음 제품과는 우열", ", 외 ", "비용의 쓰임새", "규칙의 판정"),
    "zh": ("单位价格的速度", "单位成本的速度", "不分上下", "随机抽样", "无法采用", "CPU 插座"),
}


@dataclass(frozen=True)
class Fault:
    """What is wrong in a text, and the words that show it."""

    kind: str
    words: str


def faults_of(text: str, code: str, names: Iterable[NameGrammar] = ()) -> Iterator[Fault]:
    """Yield what is wrong in a text of a language as a page shows it, with its own spaces."""
    yield from _found("ISO date", _ISO, text)
    yield from _found("hyphen for a minus", _HYPHEN_FOR_MINUS, text)
    yield from size_twice(text)
    yield from _found("label that is its own reason", _REPEATED, text)
    yield from _raw_floats(text, code)
    if code in _PLURALS:
        yield from _found("plural of one", _PLURALS[code], text)
    for one, other in _CONTRARY[code]:
        if one in text and other in text and _BETWEEN[code] not in text:
            yield Fault("contradiction", f"{one} … {other}")
    yield from (Fault("struck out", words) for words in _STRUCK_OUT.get(code, ()) if words in text)
    if code == "fr" and names:
        yield from _found("article", _wrong_articles(tuple(names)), text)


def size_twice(text: str) -> Iterator[Fault]:
    """Yield the sizes of memory that stand twice beside each other: `RTX 3050 8GB 8GB`."""
    yield from _found("size twice", _SIZE_TWICE, text)


def broken(text: str, code: str) -> Iterator[Fault]:
    """Yield the numbers of a text that a line may part from their units."""
    yield from _found("breaks from its unit", _BREAKING_UNIT, text)
    if code in ("ja", "ko"):
        yield from _found(
            "space before a unit", re.compile(r"\d[ \u00a0](?:[GT]B|W|TFLOPS)\b"), text
        )
    if code == "fr":
        yield from _found("GB in French", re.compile(r"\d[ \u00a0]?[MGT]B(?!\w)"), text)


def _found(kind: str, pattern: re.Pattern[str], text: str) -> Iterator[Fault]:
    return (Fault(kind, match[0]) for match in pattern.finditer(text))


def _raw_floats(text: str, code: str) -> Iterator[Fault]:
    """Yield numbers with decimals and more digits than anything measured bears; no versions."""
    point, group = (",", _SPACES) if code == "fr" else (r"\.", ",")
    for match in re.finditer(
        rf"(?<![A-Za-z\d.,_/-])\d[\d{group}]*{point}(\d+)(?![\d_]|[.,]\d)", text
    ):
        digits = re.sub(r"\D", "", match[0]).lstrip("0")
        if len(match[1]) >= _LEAST_DECIMALS and len(digits) > _MOST_DIGITS:
            yield Fault("raw float", match[0])


@cache
def _wrong_articles(names: tuple[NameGrammar, ...]) -> re.Pattern[str]:
    """Return what finds a French article that is not that of the name after it."""
    wrong: list[str] = ["de le (?=(?-i:[A-Z]))", "à le (?=(?-i:[A-Z]))"]
    for name in names:
        articles = "le|la|du|de la|au|à la" if name.elides else _OF_OTHER_GENDER[name.gender]
        wrong.append(rf"(?:{articles}) (?={re.escape(name.starts)}(?![\w-]))")
    return re.compile(rf"(?<!\w)(?:{'|'.join(wrong)})".replace(" ", "[ \u00a0]"), re.IGNORECASE)


_OF_OTHER_GENDER = {"f": "le|du|au", "m": "la|de la|à la"}
