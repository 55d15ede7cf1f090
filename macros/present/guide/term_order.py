"""Term order: how a dictionary of each language orders its words, and under which letters."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right

from macros.facts.records.glossary import Term

# The first of each row of kana, and of each group of Hangul initials, by which a reader looks up.
_KANA_ROWS = "あかさたなはまやらわ"
_HANGUL_INITIALS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"
_SYLLABLES_PER_INITIAL = 588
# GB 2312 lists the usual characters by their sound: the first one of each initial letter.
_PINYIN_FIRST = "啊芭擦搭蛾发噶哈击喀垃妈拿哦啪期然撒塌挖昔压匝"
_PINYIN_LETTERS = "ABCDEFGHJKLMNOPQRSTWXYZ"
_PINYIN_CODES = [first.encode("gb2312") for first in _PINYIN_FIRST]


def order_key(term: Term, language: str) -> tuple[bool, str]:
    """Return what puts terms in the order of the language: Latin ones first, save in Chinese."""
    word = _sound(term, language)
    if language == "zh":
        return (False, "".join(map(_pinyin_place, word)))
    return (not _is_latin(word), word)


def letter_of(term: Term, language: str) -> str:
    """Return the letter under which a dictionary has the term; `0` for digits."""
    first = _sound(term, language)[0]
    if first.isdigit():
        return "0"
    if "ぁ" <= first <= "ん":
        return _KANA_ROWS[bisect_right(_KANA_ROWS, first) - 1] if first >= "あ" else "あ"
    if "가" <= first <= "힣":
        return _HANGUL_INITIALS[(ord(first) - ord("가")) // _SYLLABLES_PER_INITIAL]
    if language == "zh" and not _is_latin(first):
        return _pinyin_letter(first)
    return first.upper()


def _sound(term: Term, language: str) -> str:
    """Return a term as it is looked up: kana for Japanese, without accents and voicing marks."""
    word = term.reading if language == "ja" and term.reading else term.written_in(language)
    if language == "ko":
        return word.casefold()
    parts = unicodedata.normalize("NFKD", word.casefold())
    plain = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return "".join(map(_hiragana, plain))


def _hiragana(letter: str) -> str:
    """Return a kana as hiragana and anything else as it is; length marks are not looked up."""
    if letter == "ー":
        return ""
    return chr(ord(letter) - 0x60) if "ァ" <= letter <= "ヶ" else letter


def _is_latin(word: str) -> bool:
    return word[:1].isascii()


def _pinyin_place(letter: str) -> str:
    """Return a key by which a Chinese character stands among the words that begin alike."""
    if letter.isascii():
        return letter
    return _pinyin_letter(letter).lower() + letter.encode("gb18030").hex()


def _pinyin_letter(letter: str) -> str:
    place = bisect_right(_PINYIN_CODES, letter.encode("gb18030"))
    return _PINYIN_LETTERS[place - 1] if place else "A"
