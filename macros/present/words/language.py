"""Language: words, numbers, dates and money as a reader of one language expects them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache, lru_cache, partial
from typing import Literal, NamedTuple

from babel.core import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import (
    format_compact_decimal,
    format_decimal,
    format_percent,
    parse_pattern,
)

from macros.facts.catalog import Catalog
from macros.facts.records.fields import Unit
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu, OtherLanguages
from macros.present.words import amounts
from macros.present.words.grammar import Day, Name, NameRules, Place, unbroken
from macros.present.words.product_names import local_name, short_product_name
from macros.present.words.remarks import Joints, Remarks, remarks_of, titles_of
from macros.present.words.sentences import SentenceError, Sentences, spaced_chinese
from macros.present.words.significant import decimals_of, significant


@dataclass(frozen=True)
class LanguageCode:
    """A language of the site and what other standards call it; `region` is where most read it."""

    code: str
    html: str
    locale: str
    theme: str
    name: str
    region: str


LANGUAGES: tuple[LanguageCode, ...] = (
    LanguageCode("en", "en", "en_GB", "en", "English", "us"),
    LanguageCode("fr", "fr", "fr_FR", "fr", "Français", "fr"),
    LanguageCode("ja", "ja", "ja_JP", "ja", "日本語", "jp"),
    LanguageCode("ko", "ko", "ko_KR", "ko", "한국어", "kr"),
    LanguageCode("zh", "zh-Hans", "zh_Hans_CN", "zh", "简体中文", "cn"),
)
DEFAULT_LANGUAGE = "en"
MINUS = "\u2212"
_ISO_DATE = re.compile(r"(?<![\w/.-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?(?![\w-])", re.ASCII)
_MONTHS = {"month": "yMMMM", "short_month": "yMMM"}
FRENCH_PLURAL_FROM = 2
BILLION, TRILLION = 1e9, 1e12
LANGUAGE_BY_CODE = {language.code: language for language in LANGUAGES}


class Phrase(NamedTuple):
    """A text of the data; `language` names its language where that is not the page's."""

    text: str
    language: str = ""


@dataclass(frozen=True)
class Language:
    """Says things in one language; texts that it lacks are said in English."""

    names: LanguageCode
    texts: Mapping[str, str]
    english: Mapping[str, str]
    sentences: Sentences | None = None
    name_rules: NameRules = field(default_factory=NameRules)
    remarks: Remarks | None = None
    titles: Remarks | None = None

    @classmethod
    def of(cls, catalog: Catalog, code: str) -> Language:
        """Return the language `code` with the words of the catalogue.

        Raises KeyError for a language that the site does not have.
        """
        english = catalog.locales.get(DEFAULT_LANGUAGE, {})
        texts = catalog.locales.get(code, {})
        return cls(LANGUAGE_BY_CODE[code], texts, english, *_spoken(catalog, code))

    def say(self, message: str, **values: object) -> str:
        """Return the sentence `message` with its variables filled.

        Raises SentenceError for an unknown message or a missing variable.
        """
        return self._said(message, values, short=False)

    def say_short(self, message: str, **values: object) -> str:
        """Return the short form of the sentence `message`, for cards, heads and lists."""
        return self._said(message, values, short=True)

    def _said(self, message: str, values: Mapping[str, object], *, short: bool) -> str:
        if self.sentences is None:
            raise SentenceError(f"There are no messages, so '{message}' cannot be said.")
        return self.sentences.fill(message, values, short=short)

    def full_name(self, gpu: Gpu) -> Name:
        """Return a product's name as the language writes it, for a sentence."""
        return self._bent(gpu.name, gpu.name)

    def short_name(self, gpu: Gpu) -> Name:
        """Return the name without brand and brackets, for sentences where it is known already."""
        return self._bent(gpu.name, short_product_name(gpu.name))

    def local_name(self, gpu: Gpu, *, short: bool = False) -> str:
        """Return a product's name as the language writes it, where it stands alone.

        A `short` one is for a place with little room: without brand, edition and brackets.
        """
        return self.product(short_product_name(gpu.name) if short else gpu.name)

    def product(self, name: str) -> str:
        """Return the name of a product or part as the language writes it."""
        return local_name(name, self.names.code, self.text)

    def _bent(self, full: str, shown: str) -> Name:
        return self.name_rules.bent(full, unbroken(self.product(shown)))

    def products(self, products: Iterable[tuple[Gpu, int]]) -> str:
        """Return products with how many of each, as a sentence names them: `the A and the B`."""
        return self.enumerated([self._named(gpu, count) for gpu, count in products])

    def _named(self, gpu: Gpu, count: int) -> str:
        name = self.short_name(gpu)
        if count > 1:
            return self.say("several-products", product=name, count=count)
        return self.say("one-product", product=name)

    def enumerated(self, items: Sequence[str]) -> str:
        """Return items in a sentence: `a, b and c`, `a、b和c`."""
        return _enumerated(self.names.locale, tuple(items))

    def clauses(self, items: Sequence[str]) -> str:
        """Return parts of a sentence that have figures of their own, in one sentence."""
        return "，".join(items) if self.names.code == "zh" else self.enumerated(items)

    def place(self, region: str) -> Place:
        """Return a region for a sentence that says that something is there."""
        name = self.text(f"region.{region}")
        return Place(name, self.say("place-in", id=region, name=name))

    def day(self, day: PartialDate | date) -> Day:
        """Return a date for a sentence, where what stands before it depends on its precision."""
        return Day(self.date(day), "day" if isinstance(day, date) else day.precision)

    def read_in(self, region: str) -> Language:
        """Return the language as somebody in another region reads it: with prices from there."""
        return replace(self, names=replace(self.names, region=region))

    def currency(self, currency: str) -> str:
        """Return what the language calls a currency after a number: `USD`, `€`, `円`."""
        return self.priced("", currency).strip()

    def text(self, key: str, **values: object) -> str:
        """Return the text under `key` with its placeholders filled.

        Raises KeyError when English has no such key either.
        """
        template = self.texts[key] if key in self.texts else self.english[key]
        return template.format(**values) if values else template

    def phrase(self, english: str, others: OtherLanguages | None = None) -> Phrase:
        """Return a text of the data in this language, or in English where there is no other."""
        if self.names.code == DEFAULT_LANGUAGE:
            return Phrase(_with_dates_in_words(english))
        own = getattr(others, self.names.code, None)
        return Phrase(own) if own else Phrase(_with_dates_in_words(english), DEFAULT_LANGUAGE)

    def remark(self, note: str) -> Phrase:
        """Return a note of the data in this language, or as a quote where a part is not known."""
        return self._own_or_quoted(note, self.remarks.said if self.remarks else None)

    def title(self, title: str) -> Phrase:
        """Return a title of the data in this language, or as a quote where it is not known."""
        return self._own_or_quoted(title, self.titles.title if self.titles else None)

    def _own_or_quoted(self, english: str, said: Callable[[str], str | None] | None) -> Phrase:
        if self.names.code == DEFAULT_LANGUAGE:
            return Phrase(_with_dates_in_words(english))  # which no remark says anew
        own = said(english) if said else None
        return Phrase(own) if own else Phrase(_with_dates_in_words(english), DEFAULT_LANGUAGE)

    def listed(self, items: Iterable[str]) -> str:
        """Return like items as a list in a line: `a, b`, `a、b`."""
        return self.text("join.list").join(items)

    def detailed(self, facts: Iterable[str]) -> str:
        """Return unlike facts in a line, which Chinese does not list: `a, b`, `a，b`."""
        return self.text("join.details").join(facts)

    def paired(self, name: str, value: str) -> str:
        """Return a name and its value: `TDP: 450 W`, `TDP：450W`."""
        return self.text("join.colon", name=name, value=value)

    def bracketed(self, text: str, detail: str) -> str:
        """Return a text with a detail in the language's brackets."""
        return self.text("join.brackets", text=text, detail=detail)

    def counted(self, name: str, count: int) -> str:
        """Return a name with the number of pieces, where that is not 1: `2 × fan`, `fan×2`."""
        if count == 1:
            return name
        return self.text("builds.count_of", count=self.exact(count), name=name)

    def number(self, value: float, digits: int = 4) -> str:
        """Return a number with at most `digits` significant digits, but all whole ones."""
        return _number(self.names.locale, float(value), digits)

    def exact(self, value: float) -> str:
        """Return a number with all its digits, grouped as the language does."""
        return _exact(self.names.locale, float(value))

    def large(self, value: float) -> str:
        """Return a large number, rounded, with its words: `8.03 billion`, `80.3億`."""
        return _large(self.names.locale, float(value))

    def is_one(self, value: float) -> bool:
        """Return whether a noun after the number is in the singular: French says so below 2."""
        return value == 1 or (self.names.code == "fr" and abs(value) < FRENCH_PLURAL_FROM)

    def percent(self, share: float) -> str:
        """Return a share as a percentage: `3%`, `3 %`."""
        return _percent(self.names.locale, float(share))

    def figure(self, value: float, unit: Unit | None) -> str:
        """Return a figure with its unit, if it has one, rounded: `1,008 GB/s`, `1 008 Go/s`."""
        if unit == "version":
            return f"{value:.1f}"
        if unit == "slots" and self.is_one(value):
            return self.text("unit.slots_one", number=self.exact(value))
        return self.text(f"unit.{unit or 'count'}", number=self.number(value))

    def money(self, value: float, currency: str, *, cents: bool = False) -> str:
        """Return an amount and its currency, as the language writes it; with `cents`, as it was."""
        as_it_was = cents and value % 1  # a whole amount is written as the language counts
        return self.priced(self.cents(value) if as_it_was else self.amount(value), currency)

    def money_range(self, low: float, high: float, currency: str, *, cents: bool = False) -> str:
        """Return both ends of amounts: `1,170 to 1,290 USD`; with `cents`, as they were."""
        write = amounts.writer_of(low, high, self.names.code, self.exact)
        ends = [self.cents(end) if cents and end % 1 else write(end) for end in (low, high)]
        lower, upper = self.unambiguous(ends, currency)
        return self.text("unit.money_range", low=lower, high=self.priced(upper, currency))

    def unambiguous(self, ends: Sequence[str], currency: str) -> list[str]:
        """Return ends of amounts, the lower with its currency where it would seem in myriads."""
        is_unclear = amounts.seems_in_myriads(ends[0], ends[1])
        return [self.priced(ends[0], currency) if is_unclear else ends[0], ends[1]]

    def amount(self, value: float) -> str:
        """Return a whole amount of money without its currency: `185,000`, `18万5,000`."""
        return amounts.spoken_amount(round(value), self.names.code, self.exact)

    def priced(self, number: str, currency: str) -> str:
        """Return a written number with its currency, by ISO code where no other word is known."""
        key = f"unit.money.{currency}"
        known = key in self.texts or key in self.english
        text = self.text(key if known else "unit.money", number=number, currency=currency)
        return amounts.beside_currency(text, self.names.code)

    def cents(self, value: float, *, always: bool = False) -> str:
        """Return an amount with two decimals, or none where it is whole but not `always`."""
        return _cents(self.names.locale, float(value), always=always)

    def short_month(self, day: date) -> str:
        """Return the month of a day where there is little room: `Apr 2026`, `2026年4月`."""
        return _date(self.names.locale, day, "short_month")

    def date(self, day: PartialDate | date) -> str:
        """Return a date in words, as exactly as it is known."""
        if isinstance(day, date):
            return _date(self.names.locale, day, "day")
        return _date(self.names.locale, day.first_day, day.precision)


@lru_cache(maxsize=10)  # every page asks for its language
def _spoken(catalog: Catalog, code: str) -> tuple[Sentences, NameRules, Remarks, Remarks]:
    locale, texts = LANGUAGE_BY_CODE[code].locale, catalog.locales.get(code, {})
    messages = catalog.messages.get(code, {})
    sentences = Sentences(code, locale, messages, lambda value: _exact(locale, float(value)))
    joints = Joints(texts.get("join.semicolon", "; "), texts.get("join.sentence", " "))
    remarks, titles = (
        Remarks(code, known, partial(_written, locale), joints)
        for known in (remarks_of(catalog.remarks), titles_of(catalog.remarks))
    )
    return sentences, NameRules.of(catalog.names), remarks, titles


def _with_dates_in_words(english: str) -> str:
    """Return an English text of the data, in which people write 2026-10-07, as one reads it."""
    locale = LANGUAGE_BY_CODE[DEFAULT_LANGUAGE].locale
    return _ISO_DATE.sub(lambda found: _written(locale, "date", found[0]), english)


def _written(locale: str, kind: str, text: str) -> str:
    """Return what stands in a gap of a remark as the language writes it."""
    if kind == "number":
        return _exact(locale, float(text.replace(",", "")))
    if kind == "date":
        with suppress(ValueError):  # what only looks like a date stays as it is
            day = PartialDate.parse(text)
            return _date(locale, day.first_day, day.precision)
    return text


@lru_cache(maxsize=10_000)
def _enumerated(locale: str, items: tuple[str, ...]) -> str:
    if locale.startswith("ko"):  # CLDR joins by a word of offices, 및
        return ", ".join(items)
    joined = str(format_list(items, locale=locale))
    return spaced_chinese(joined) if locale.startswith("zh") else joined


@lru_cache(maxsize=50_000)
def _number(locale: str, value: float, digits: int) -> str:
    decimals = decimals_of(value, digits)
    return _decimal(locale, value, f"#,##0.{'#' * decimals}" if decimals else "#,##0")


@lru_cache(maxsize=50_000)
def _exact(locale: str, value: float) -> str:
    return _decimal(locale, value, "#,##0.######")


@lru_cache(maxsize=50_000)
def _percent(locale: str, share: float) -> str:
    return _signed(str(format_percent(share, locale=_read_locale(locale))))


def _decimal(locale: str, value: float, pattern: str) -> str:
    written = format_decimal(value, format=_read_pattern(pattern), locale=_read_locale(locale))
    return _signed(str(written))


def _signed(number: str) -> str:
    """Return a number with a minus sign where Babel has written a hyphen."""
    return number.replace("-", MINUS)


# Babel would read both again for every number.
@cache
def _read_locale(name: str) -> Locale:
    return Locale.parse(name)


_read_pattern = cache(parse_pattern)


@lru_cache(maxsize=10_000)
def _large(locale: str, value: float) -> str:
    rounded = significant(value, 3)
    named: Literal["long", "short"] = "short"  # which is in words but in Latin letters
    if locale.startswith(("en", "fr")):
        named = "long"
    if locale.startswith("fr") and abs(rounded) >= TRILLION:  # a French billion is no American one
        return f"{_decimal(locale, rounded / BILLION, '#,##0.###')}\u00a0milliards"
    text = str(format_compact_decimal(rounded, format_type=named, locale=locale, fraction_digits=2))
    if locale.startswith("fr"):  # Babel makes plurals of all that is not a whole 1
        text = re.sub(r"^([01](?:,\d+)?\s\w+?)s$", r"\1", text)
        return re.sub(r"\s(?=\D)", "\u00a0", text)
    # Babel groups no digits before a word: thousands of 億, 억 or 亿 are written with a comma.
    text = re.sub(r"^\d{4,}", lambda whole: f"{int(whole[0]):,}", text)
    return re.sub(r"(?<=\d)(?=[^\d.,])", " ", text) if locale.startswith("zh") else text


@lru_cache(maxsize=50_000)
def _cents(locale: str, value: float, *, always: bool) -> str:
    pattern = "#,##0" if value.is_integer() and not always else "#,##0.00"
    return _decimal(locale, value, pattern)


@lru_cache(maxsize=20_000)
def _date(locale: str, day: date, precision: str) -> str:
    if precision == "year":
        text = format_skeleton("y", day, locale=locale)
    elif precision in _MONTHS:
        text = format_skeleton(_MONTHS[precision], day, locale=locale)
    else:
        text = format_date(day, format="long", locale=locale)
    return _corrected(str(text), locale)


def _corrected(text: str, locale: str) -> str:
    """Return a date with what Babel leaves out: French "1er", spaces in Chinese."""
    if locale.startswith("fr"):
        return re.sub(r"^1 (?=\D)", "1er\u00a0", text)
    if locale.startswith("zh"):
        return re.sub(r"(?<=[年月])(?=\d)|(?<=\d)(?=[年月日])", " ", text)
    return text
