"""Parity: what a translation that is up to date has in common with its English page.

Numbers are compared where a language cannot well write them as words: those of two digits and
more, and versions such as 5.0. Which of them occur counts, not how often.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal

from macros.facts.reading.problems import Problem
from macros.present.prose.page_text import EMPTY, PageText

Part = Callable[[PageText], Iterable[str]]

_SOURCE_LINK = re.compile(r'(source_link\("[^"]*"), "[^"]*"\)')
_CALL = re.compile(r"\{\{-? *(.*?) *-?\}\}|\{%-? *(.*?) *-?%\}", re.DOTALL)
_TARGET = re.compile(r"\]\(([^)\s]*)|\bhref=\"([^\"]*)\"|<(https?://[^>]*)>")
_ATTRIBUTES = re.compile(r"\{: *([^{}]*?) *\}")
_EXCEPTION = re.compile(r"\{#-?\s*(law|definition)\b")  # its reason may be in any language
_NOTE = re.compile(r"^ *((?:!!!|\?\?\?\+?) *\w+)", re.MULTILINE)
_ROW = re.compile(r"^\s*\|.*\|\s*$", re.MULTILINE)

_MANY = {
    "en": {"thousand": 3, "million": 6, "billion": 9, "trillion": 12},
    "fr": {"mille": 3, "million": 6, "milliard": 9, "billion": 12},
    "ja": {"千": 3, "万": 4, "億": 8, "兆": 12},
    "ko": {"천": 3, "만": 4, "억": 8, "조": 12},
    "zh": {"千": 3, "万": 4, "亿": 8, "兆": 12},
}
_NAMED = {
    "10": ("ten", "dix", "十", "열"),
    "12": ("twelve", "dozen", "douze", "douzaine", "十二", "열두"),
    "100": ("hundred", "hundreds", "cent", "centaine", "centaines", "百", "백"),
    "1000": ("thousand", "thousands", "mille", "milliers", "千", "천"),
    "50": ("half", "moitié", "半", "절반"),
}


def level_and_id(page: PageText) -> Iterator[str]:
    """Yield each heading's level and id, in their order."""
    return (f"{'#' * heading.level} {heading.id or ''}".strip() for heading in page.headings)


def macro_calls(page: PageText) -> Iterator[str]:
    """Yield the macros with their arguments, however they are spaced.

    The words of a link to the repository are those of the page's language.
    """
    for call, statement in _CALL.findall(page.text):
        spaced = re.sub(r"\s+", " ", call or statement).replace("'", '"')
        yield _SOURCE_LINK.sub(r"\1)", spaced)


def targets(page: PageText) -> Iterator[str]:
    """Yield where links and pictures lead."""
    for match in _TARGET.finditer(_outside_code(page)):
        yield match[1] or match[2] or match[3] or ""


def notes(page: PageText) -> Iterator[str]:
    """Yield the kinds of admonitions."""
    return (re.sub(" +", " ", match[1]) for match in _NOTE.finditer(page.text))


def hidden_parts(page: PageText) -> Iterator[str]:
    """Yield what the front matter hides of the theme."""
    return (f"hide {part}" for part in page.settings.get("hide", ()))


def shape(page: PageText) -> Iterator[str]:
    """Yield what is counted: items of lists, rows of tables, blocks of code."""
    body = page.shown[page.body_start :]
    yield from ("item of a list" for _ in re.finditer(r"^\s*[-*+] ", body, re.MULTILINE))
    yield from ("numbered item" for _ in re.finditer(r"^\s*\d+\. ", body, re.MULTILINE))
    yield from ("row of a table" for _ in _ROW.finditer(body))
    yield from ("block of code" for _ in re.finditer(r"^ *```\w", page.text, re.MULTILINE))


SAME: dict[str, Part] = {
    "headings": level_and_id,
    "macro calls": macro_calls,
    "link targets": targets,
    "attribute lists": lambda page: _ATTRIBUTES.findall(page.text),
    "notes": notes,
    "hidden parts": hidden_parts,
    "lists, tables and code": shape,
    "excepted figures": lambda page: _EXCEPTION.findall(page.text),
}
PROPERTIES = (*SAME, "order of headings", "numbers")


def differences(translation: PageText, english: PageText) -> Iterator[Problem]:
    """Yield every property in which a translation differs from its English page."""
    for name in PROPERTIES:
        yield from difference(name, translation, english)


def difference(name: str, translation: PageText, english: PageText) -> Iterator[Problem]:
    """Yield a problem where the property `name` of PROPERTIES differs."""
    if name == "numbers":
        missing, added = _different_numbers(translation, english)
    elif name == "order of headings":
        ours, theirs = list(level_and_id(translation)), list(level_and_id(english))
        swapped = ours != theirs and Counter(ours) == Counter(theirs)
        missing, added = (theirs if swapped else []), (ours if swapped else [])
    else:
        ours, theirs = [*SAME[name](translation)], [*SAME[name](english)]
        missing = list((Counter(theirs) - Counter(ours)).elements())
        added = list((Counter(ours) - Counter(theirs)).elements())
    if missing or added:
        parts = [f"only in English: {', '.join(missing)}"] if missing else []
        parts += [f"only here: {', '.join(added)}"] if added else []
        message = f"Other {name} than {english.path}: {'; '.join(parts)}."
        yield translation.problem(0, message, "Make both the same.")


def numbers(page: PageText) -> set[str]:
    """Return the numbers in a page's prose that count, in one spelling for all languages."""
    body = page.shown[page.body_start :].replace(EMPTY, " ")
    body = re.sub(r"^\s*\d+\. ", "", body, flags=re.MULTILINE)
    if page.language in ("ja", "ko", "zh"):
        body = re.sub(r"\d{1,2}(?=\s?[月월](?:\s?\d|에|$|[、，。]))", "", body)  # names elsewhere
    counted = set()
    for text, many in _spelled(page.language).findall(body):
        number = _plain(text, page.language)
        if many:
            number = f"{Decimal(number).scaleb(_MANY[page.language][many]).normalize():f}"
        if len(re.sub(r"\D", "", number)) >= 2:
            counted.add(number)
    return counted


def _spelled(language: str) -> re.Pattern[str]:
    group = r"[\u00a0\u202f ]" if language == "fr" else ","
    point = "[.,]" if language == "fr" else r"\."
    many = "|".join(_MANY[language])
    number = rf"\d{{1,3}}(?:{group}\d{{3}})+(?!\d)(?:{point}\d+)?|\d+(?:{point}\d+)*"
    return re.compile(rf"({number})(?:[\s\u00a0]*({many}))?")


def _plain(number: str, language: str) -> str:
    if language == "fr":
        return re.sub(r"[\u00a0\u202f ]", "", number).replace(",", ".")
    return number.replace(",", "")


def _different_numbers(translation: PageText, english: PageText) -> tuple[list[str], list[str]]:
    ours, theirs = numbers(translation), numbers(english)
    missing = [n for n in sorted(theirs - ours) if not _is_named(n, translation)]
    return missing, [n for n in sorted(ours - theirs) if not _is_named(n, english)]


def _is_named(number: str, page: PageText) -> bool:
    """Return whether a page has a number in words."""
    words = set(re.findall(r"[^\W\d_]+", page.shown.lower()))
    eastern = [name for name in _NAMED.get(number, ()) if not name[0].isascii()]
    named = words & set(_NAMED.get(number, ()))
    return bool(named) or any(name in page.shown for name in eastern)


def _outside_code(page: PageText) -> str:
    """Return the text with its addresses, without blocks of code."""
    return re.sub(r"^( *)(```|~~~).*?^\1\2", "", page.text, flags=re.DOTALL | re.MULTILINE)
