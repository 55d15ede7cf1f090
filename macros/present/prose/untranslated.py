"""Untranslated: English that is left in a translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from macros.facts.reading.problems import Problem
from macros.present.prose.page_text import EMPTY, FILLED, PageText

KANA = "\u3041-\u30fa\u30fc-\u30ff"
HAN = "\u3400-\u4dbf\u4e00-\u9fff"
HANGUL = "\uac00-\ud7a3"
_SCRIPT = {"ja": f"[{KANA}]", "ko": f"[{HANGUL}]", "zh": f"[{HAN}]"}
_FOREIGN = {"ja": f"[{HANGUL}]", "ko": f"[{KANA}{HAN}]", "zh": f"[{KANA}{HANGUL}]"}
_RUN = re.compile(r"[A-Za-z][\w'’/-]*(?:[ ,;:]+[A-Za-z0-9][\w'’./-]*){3,}")
_ENGLISH_WORDS = (
    "the of and with is are to for that which this these from by not it its you your on as at be "
    "can has have if more than or what when where how does do"
)
_FRENCH_WORDS = (
    "le la les l de des du d et un une est sont pour que qui dans sur par avec plus pas ce cette "
    "ces se en au aux à ou son sa ses leur ne n il elle on si selon sans deux mieux"
)
_ENGLISH, _FRENCH = frozenset(_ENGLISH_WORDS.split()), frozenset(_FRENCH_WORDS.split())
_TERABYTES = re.compile(r"(?<=\d)[ \u00a0\u202f]?To\b")  # a unit of French, no word of English
_LONG = 25  # letters after which a sentence must have the script of its language


def untranslated(translation: PageText, english: PageText) -> Iterator[Problem]:
    """Yield the sentences of a translation that are English, or in a foreign script."""
    known = {_words(sentence) for _, sentence in english.sentences()}
    for start, sentence in translation.sentences():
        words = _words(sentence)
        same = len(words.split()) >= 3 and words in known and words != words.upper()
        if (same and not _has_script(sentence, translation.language)) or is_english(
            sentence, translation.language
        ):
            text = " ".join(re.sub(f"[{EMPTY}{FILLED}]", "", sentence).split())[:60]
            place = start + len(sentence) - len(sentence.lstrip())
            yield translation.problem(place, f"'{text}' is not {translation.language}.")


def is_english(sentence: str, language: str) -> bool:
    """Return whether a sentence of that language is English, or in the script of a neighbour."""
    if language == "fr":
        words = re.findall(r"[a-zà-ÿœ]+", _TERABYTES.sub("", sentence).lower())
        english = sum(word in _ENGLISH for word in words)
        return english >= 2 and english > sum(word in _FRENCH for word in words)
    shown = re.sub(f"[{EMPTY}{FILLED}]", "", sentence)
    letters = re.sub(r"[\W\d_]", "", shown)
    is_name = letters.isascii() and not re.search(r"\b[a-z]{2,}", shown)
    lacks = len(letters) >= _LONG and not is_name and not _has_script(shown, language)
    foreign = re.search(_FOREIGN[language], shown)
    runs = (run[0] for run in _RUN.finditer(shown))
    return bool(lacks or foreign or any(map(_reads_english, runs)))


def _has_script(sentence: str, language: str) -> bool:
    script = _SCRIPT.get(language)
    return bool(script and re.search(script, sentence))


def _reads_english(run: str) -> bool:
    """Return whether Latin words in a row are more than names: small words stand among them."""
    words = re.findall(r"[A-Za-z]+", run)
    small = [word for word in words if word.islower() and len(word) > 1]
    return len(small) >= 3 or any(word in _ENGLISH for word in small)


def _words(sentence: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", sentence))
