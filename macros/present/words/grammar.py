"""Grammar: values that know how they bend, and the functions of messages that bend them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from babel.core import Locale

from macros.facts.records.names import FinalSound, Gender, NameGrammar

NBSP = "\u00a0"
# A longer name that cannot break would leave a phone's screen.
LONGEST_UNBROKEN = 22
_HANGUL = ("\uac00", "\ud7a3")
_SYLLABLES_A_VOWEL = 28  # of which the first has no final consonant
_RIEUL = 8
_RIEUL_SIGNS = frozenset("178LRlr")
_CONSONANT_SIGNS = frozenset("036MNmn")
_SPOKEN_ENDS: Mapping[str, FinalSound] = {
    "GB": "vowel",
    "Edition": "consonant",
    "Generation": "consonant",
    "Blackwell": "rieul",
    "Pascal": "rieul",
    "Station": "consonant",
    "Spark": "vowel",
    "Halo": "vowel",
    "Laptop": "consonant",
    "Server": "vowel",
    "SUPER": "vowel",
    "Thor": "vowel",
}
# Of each pair of Korean particles the first follows a consonant, the second a vowel.
_AFTER_RIEUL_AS_VOWEL = "으로/로"


class Name(str):
    """A product's name in a sentence, with what French and Korean have to know of it."""

    gender: Gender
    elides: bool
    final: FinalSound | None

    def __new__(
        cls,
        text: str,
        *,
        gender: Gender = "m",
        elides: bool = False,
        final: FinalSound | None = None,
    ) -> Name:
        """Return the name with its grammar."""
        name = super().__new__(cls, text)
        name.gender, name.elides, name.final = gender, elides, final
        return name


class Place(str):
    """A region's name, with how one says that something is there: `in Japan`, `au Japon`."""

    inside: str

    def __new__(cls, text: str, inside: str) -> Place:
        """Return the name with its words for being there."""
        place = super().__new__(cls, text)
        place.inside = inside
        return place


class Day(str):
    """A date in words that knows how exact it is, which decides what stands before it."""

    precision: str

    def __new__(cls, text: str, precision: str) -> Day:
        """Return the words with their precision: day, month or year."""
        day = super().__new__(cls, text)
        day.precision = precision
        return day


@dataclass(frozen=True)
class NameRules:
    """What is known of names that begin alike, the longest beginning first."""

    entries: tuple[NameGrammar, ...] = ()

    @classmethod
    def of(cls, entries: Iterable[NameGrammar]) -> NameRules:
        """Return the entries in the order in which they are asked."""
        return cls(tuple(sorted(entries, key=lambda entry: (-len(entry.starts), entry.starts))))

    def bent(self, full: str, text: str) -> Name:
        """Return `text`, the form of a product's `full` name to be shown, with its grammar.

        What is shown counts first: `la Radeon AI PRO R9700`, but `l’AI PRO R9700`.
        """
        for name in (text.replace(NBSP, " "), full):
            for entry in self.entries:
                if name == entry.starts or name.startswith(f"{entry.starts} "):
                    final = _stated(entry, full)
                    return Name(text, gender=entry.gender, elides=entry.elides, final=final)
        return Name(text)


def _stated(entry: NameGrammar, full: str) -> FinalSound | None:
    return entry.final if entry.starts == full.split(" (")[0] else None


def unbroken(name: str) -> str:
    """Return a name that no line breaks apart, or a long one only between its words."""
    if len(name) <= LONGEST_UNBROKEN:
        return name.replace(" ", NBSP)
    return re.sub(r" (?=\d+[A-Z]?\b|GB|Go|Ti\b|XT)", NBSP, name)


def final_sound(text: str) -> FinalSound:
    """Return how a text ends when a Korean reads it aloud."""
    bare = re.sub(r"\s*\([^()]*\)$", "", text).rstrip(" .,)”’\u00a0")
    last = re.split(r"[\s\u00a0]", bare)[-1]
    for word, sound in _SPOKEN_ENDS.items():
        if last.endswith(word):
            return sound
    sign = bare[-1:]
    if _HANGUL[0] <= sign <= _HANGUL[1]:
        consonant = (ord(sign) - ord(_HANGUL[0])) % _SYLLABLES_A_VOWEL
        return "vowel" if consonant == 0 else "rieul" if consonant == _RIEUL else "consonant"
    if sign in _RIEUL_SIGNS:
        return "rieul"
    return "consonant" if sign in _CONSONANT_SIGNS else "vowel"


def le(value: object, *, cap: str = "") -> str:
    """Return a French name with its article: `la RTX 5090`, `l’Arc B580`; with `cap`, `La …`."""
    return _with_article(value, {"f": "la ", "m": "le "}, "l’", cap)


def de(value: object, *, cap: str = "") -> str:
    """Return a French name after `de`: `de la RTX 5090`, `du H100`, `de l’Arc B580`."""
    return _with_article(value, {"f": "de la ", "m": "du "}, "de l’", cap)


def au(value: object, *, cap: str = "") -> str:
    """Return a French name after `à`: `à la RTX 5090`, `au H100`, `à l’Arc B580`."""
    return _with_article(value, {"f": "à la ", "m": "au "}, "à l’", cap)


def _with_article(value: object, articles: Mapping[str, str], elided: str, cap: str) -> str:
    name = value if isinstance(value, Name) else Name(str(value))
    article = elided if name.elides else articles[name.gender]
    article = article.removesuffix(" ") + NBSP if article.endswith(" ") else article
    return (article[:1].upper() + article[1:] if cap else article) + name


def cap(value: object) -> str:
    """Return words that open a sentence: `the RTX 5090 and …` with a capital."""
    text = str(value)
    return text[:1].upper() + text[1:]


def gender(*values: object) -> str:
    """Return `f` where all names are feminine, else `m`."""
    return "f" if all(isinstance(v, Name) and v.gender == "f" for v in values) else "m"


def josa(value: object, *, form: str) -> str:
    """Return a Korean word with the one of two particles that follows its last sound."""
    stated = value.final if isinstance(value, Name) else None
    sound = stated or final_sound(str(value))
    after_consonant, after_vowel = form.split("/")
    is_open = sound == "vowel" or (sound == "rieul" and form == _AFTER_RIEUL_AS_VOWEL)
    return f"{value}{after_vowel if is_open else after_consonant}"


def inside(value: object) -> str:
    """Return what says that something is in a region: `in Japan`, `aux États-Unis`."""
    return value.inside if isinstance(value, Place) else str(value)


_ON = {
    "en": {"day": "on {}", "month": "in {}", "year": "in {}"},
    "fr": {"day": "le {}", "month": "en {}", "year": "en {}"},
}
_SINCE = {"en": {"day": "{}", "month": "{}", "year": "{}"}, "fr": {"day": "le {}"}}


def _dated(forms: Mapping[str, str]) -> Callable[[object], str]:
    def said(value: object) -> str:
        precision = value.precision if isinstance(value, Day) else "day"
        return forms.get(precision, "{}").format(value)

    return said


Function = Callable[..., str]

# Which functions the messages of a language may call.
FUNCTIONS: Mapping[str, Mapping[str, Function]] = {
    "en": {"CAP": cap, "IN": inside, "ON": _dated(_ON["en"])},
    "fr": {
        "CAP": cap,
        "LE": le,
        "DE": de,
        "AU": au,
        "GENDER": gender,
        "IN": inside,
        "ON": _dated(_ON["fr"]),
        "SINCE": _dated(_SINCE["fr"]),
    },
    "ja": {},
    "ko": {"JOSA": josa},
    "zh": {},
}


@cache
def plural_category(locale: str, count: float) -> str:
    """Return the plural category of a number by the rules of CLDR: `one`, `other`."""
    return str(Locale.parse(locale).plural_form(count))
