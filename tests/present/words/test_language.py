from __future__ import annotations

import re
from datetime import date
from string import Formatter

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import Unit
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import OtherLanguages
from macros.present.words.language import LANGUAGES, Language, Phrase

NBSP, NARROW = "\u00a0", "\u202f"  # the two no-break spaces


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "1,008 GB/s"),
        ("fr", f"1{NARROW}008{NBSP}Go/s"),
        ("ja", "1,008GB/s"),
        ("ko", "1,008GB/s"),
        ("zh", f"1,008{NBSP}GB/s"),
    ],
)
def test_figure_is_grouped_and_has_its_unit(catalog: Catalog, code: str, expected: str) -> None:
    assert Language.of(catalog, code).figure(1008, "gb_s") == expected


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "1,200 × fan"), ("ja", "fan×1,200"), ("zh", "fan × 1,200")]
)
def test_things_are_counted_with_the_sign_of_the_language(
    catalog: Catalog, code: str, expected: str
) -> None:
    assert Language.of(catalog, code).counted("fan", 1200) == expected
    assert Language.of(catalog, code).counted("fan", 1) == "fan"


@pytest.mark.parametrize(
    ("code", "expected"),
    [("en", "Alpha (2 s) and Beta"), ("ja", "Alpha (2 s)、Beta"), ("zh", "Alpha (2 s)和 Beta")],
)
def test_names_are_joined_with_the_spaces_of_the_language(
    catalog: Catalog, code: str, expected: str
) -> None:
    assert Language.of(catalog, code).enumerated(["Alpha (2 s)", "Beta"]) == expected


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "82.58 TFLOPS"), ("fr", f"82,58{NBSP}TFLOPS")]
)
def test_fraction_has_the_decimal_mark_of_the_language(
    catalog: Catalog, code: str, expected: str
) -> None:
    assert Language.of(catalog, code).figure(82.58, "tflops") == expected


@pytest.mark.parametrize(
    ("value", "unit", "expected"),
    [
        (1, "slots", "1 slot"),
        (2.5, "slots", "2.5 slots"),
        (24.0, "gb", "24 GB"),
        (16384, "count", "16,384"),
        (384, "bits", "384 bits"),
        (9, "version", "9.0"),
        (8.9, "version", "8.9"),
    ],
)
def test_each_unit_is_written_in_its_own_way(
    english: Language, value: float, unit: Unit, expected: str
) -> None:
    assert english.figure(value, unit) == expected


def test_version_keeps_its_point_in_french(catalog: Catalog) -> None:
    assert Language.of(catalog, "fr").figure(8.9, "version") == "8.9"


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "1,599 USD"), ("fr", f"1{NARROW}599{NBSP}$")]
)
def test_money_has_no_cents_and_its_currency(catalog: Catalog, code: str, expected: str) -> None:
    assert Language.of(catalog, code).money(1598.99, "USD") == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "1,598.50 USD"),
        ("fr", f"1{NARROW}598,50{NBSP}$"),
        ("ja", "1,598.50ドル"),
        ("ko", "1,598.50달러"),
        ("zh", f"1,598.50{NBSP}美元"),
    ],
)
def test_money_as_it_was_recorded_has_two_decimals_or_none(
    catalog: Catalog, code: str, expected: str
) -> None:
    language = Language.of(catalog, code)
    assert language.money(1598.5, "USD", cents=True) == expected
    whole = re.sub("[.,]50", "", expected)
    assert language.money(1598, "USD", cents=True) == whole
    assert language.money(1599, "USD", cents=True) == whole.replace("598", "599")


def test_currency_without_a_word_is_named_by_its_iso_code(catalog: Catalog) -> None:
    assert Language.of(catalog, "ja").money(1599, "CHF") == "1,599 CHF"


@pytest.mark.parametrize(("code", "expected"), [("en", "3%"), ("fr", f"3{NBSP}%"), ("ja", "3%")])
def test_share_is_a_percentage(catalog: Catalog, code: str, expected: str) -> None:
    assert Language.of(catalog, code).percent(0.03) == expected


@pytest.mark.parametrize(
    ("code", "day", "month", "year"),
    [
        ("en", "5 March 2024", "March 2024", "2024"),
        ("fr", "5 mars 2024", "mars 2024", "2024"),
        ("ja", "2024年3月5日", "2024年3月", "2024年"),
        ("ko", "2024년 3월 5일", "2024년 3월", "2024년"),
        ("zh", "2024 年 3 月 5 日", "2024 年 3 月", "2024 年"),
    ],
)
def test_date_is_as_exact_as_it_is_known(
    catalog: Catalog, code: str, day: str, month: str, year: str
) -> None:
    language = Language.of(catalog, code)
    shown = [language.date(PartialDate.parse(text)) for text in ("2024-03-05", "2024-03", "2024")]
    assert shown == [day, month, year]


def test_day_of_the_calendar_is_a_date_too(english: Language) -> None:
    assert english.date(date(2026, 11, 20)) == "20 November 2026"


@pytest.mark.parametrize(
    ("value", "digits", "expected"),
    [
        (3.14159, 3, "3.14"),
        (1234.6, 3, "1,235"),
        (10.0, 3, "10"),
        (0.12345, 3, "0.123"),
        (99.96, 3, "100"),
    ],
)
def test_number_is_rounded_but_keeps_all_whole_digits(
    english: Language, value: float, digits: int, expected: str
) -> None:
    assert english.number(value, digits) == expected


def test_exact_number_keeps_every_digit(english: Language) -> None:
    assert english.exact(1234567.891) == "1,234,567.891"
    assert english.exact(-5) == "\u22125"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ("a, b", "a: b", "a (b)")),
        ("fr", ("a, b", f"a{NBSP}: b", "a (b)")),
        ("ja", ("a、b", "a：b", "a（b）")),
        ("ko", ("a, b", "a: b", "a(b)")),
        ("zh", ("a、b", "a：b", "a（b）")),
    ],
)
def test_lists_pairs_and_brackets_use_the_marks_of_the_language(
    catalog: Catalog, code: str, expected: tuple[str, str, str]
) -> None:
    language = Language.of(catalog, code)
    shown = (language.listed("ab"), language.paired("a", "b"), language.bracketed("a", "b"))
    assert shown == expected


@pytest.mark.parametrize(("code", "said"), [("en", "a, b"), ("ja", "a、b"), ("zh", "a，b")])
def test_unlike_facts_are_no_list_in_chinese(catalog: Catalog, code: str, said: str) -> None:
    assert Language.of(catalog, code).detailed("ab") == said


def test_text_that_a_language_lacks_is_said_in_english() -> None:
    language = Language(LANGUAGES[1], {"a": "un"}, {"a": "one", "b": "two"})
    assert (language.text("a"), language.text("b")) == ("un", "two")


def test_empty_text_of_a_language_stays_empty() -> None:
    language = Language(LANGUAGES[2], {"space": ""}, {"space": " "})
    assert language.text("space") == ""


def test_text_that_even_english_lacks_is_an_error() -> None:
    with pytest.raises(KeyError):
        Language(LANGUAGES[0], {}, {}).text("nothing")


def test_placeholders_are_filled_and_braces_of_data_are_left_alone() -> None:
    language = Language(LANGUAGES[0], {"a": "by {name}"}, {})
    assert language.text("a", name="{vendor}") == "by {vendor}"


def test_unknown_language_is_an_error(catalog: Catalog) -> None:
    with pytest.raises(KeyError):
        Language.of(catalog, "xx")


def test_every_french_unit_keeps_to_its_number(catalog: Catalog) -> None:
    texts = catalog.locales["fr"]
    units = [texts[key] for key in texts if key.startswith("unit.")]
    assert [text for text in units if re.search(r"\} | \{currency", text)] == []
    assert all(list(Formatter().parse(text)) for text in units)


def test_chinese_is_marked_as_simplified() -> None:
    tags = {language.code: language.html for language in LANGUAGES}
    assert tags == {"en": "en", "fr": "fr", "ja": "ja", "ko": "ko", "zh": "zh-Hans"}


@pytest.mark.parametrize(
    ("code", "value", "expected"),
    [
        ("en", 8.034e9, "8.03 billion"),
        ("en", 86.6e6, "86.6 million"),
        ("fr", 8.034e9, f"8,03{NBSP}milliards"),
        ("fr", 1.8e9, f"1,8{NBSP}milliard"),
        ("fr", 1.03e12, f"1\u202f030{NBSP}milliards"),
        ("ja", 1.17e11, "1,170億"),
        ("ko", 2.35e11, "2,350억"),
        ("ja", 8.034e9, "80.3億"),
        ("ko", 8.034e9, "80.3억"),
        ("zh", 8.034e9, "80.3 亿"),
        ("zh", 1.06e11, "1,060 亿"),
    ],
)
def test_large_number_has_its_word(
    catalog: Catalog, code: str, value: float, expected: str
) -> None:
    assert Language.of(catalog, code).large(value) == expected


def test_singular_ends_at_one_or_in_french_before_two(catalog: Catalog) -> None:
    counted = {code: Language.of(catalog, code).is_one for code in ("en", "fr")}
    assert [counted["en"](value) for value in (0.5, 1, 1.5, 2)] == [False, True, False, False]
    assert [counted["fr"](value) for value in (0.5, 1, 1.5, 2)] == [True, True, True, False]


def test_hourly_price_keeps_its_cents(english: Language) -> None:
    assert (english.cents(1), english.cents(1, always=True)) == ("1", "1.00")


@pytest.mark.parametrize(
    ("code", "expected"),
    [("en", Phrase("Wall")), ("ja", Phrase("壁")), ("ko", Phrase("Wall", "en"))],
)
def test_text_of_the_data_is_in_the_language_or_says_that_it_is_english(
    catalog: Catalog, code: str, expected: Phrase
) -> None:
    others = OtherLanguages(ja="壁", fr="Mur")
    assert Language.of(catalog, code).phrase("Wall", others) == expected


def test_text_that_nobody_has_translated_is_english_in_all_others(catalog: Catalog) -> None:
    assert Language.of(catalog, "en").phrase("Wall") == Phrase("Wall")
    assert Language.of(catalog, "fr").phrase("Wall") == Phrase("Wall", "en")


def test_a_language_can_be_read_in_another_region(english: Language) -> None:
    abroad = english.read_in("fr")
    assert (abroad.names.region, abroad.names.code) == ("fr", "en")
    assert abroad.text("price.name") == english.text("price.name")


def test_currency_is_called_as_after_a_number(catalog: Catalog) -> None:
    named = {code: Language.of(catalog, code).currency("JPY") for code in ("en", "ja")}
    assert named == {"en": "JPY", "ja": "円"}


def test_dates_in_english_texts_of_the_data_are_in_words(catalog: Catalog) -> None:
    note, said = (
        "Seen on 2026-10-07, v2026-10, 2026-13",
        "Seen on 7 October 2026, v2026-10, 2026-13",
    )
    for code, language in (("en", ""), ("fr", "en")):
        reader = Language.of(catalog, code)
        assert reader.remark(note) == (said, language)
        assert reader.phrase(note) == (said, language)


@pytest.mark.parametrize(
    ("code", "ends", "written"),
    [
        ("zh", (7360, 10_600), "7,360 元～1.06 万元"),
        ("zh", (7360, 9_900), "7,360～9,900 元"),
        ("zh", (7_294_880, 7_383_000), "7,294,880～7,383,000 元"),
        ("zh", (185_000, 200_000), "18.5 万～20 万元"),
        ("ja", (185_000, 200_000), "18万5,000～20万人民元"),
        ("zh", (16_200, 27_200), "1.62 万～2.72 万元"),
        ("ja", (7360, 10_000), "7,360人民元～1万人民元"),
        ("ja", (7360, 10_600), "7,360～1万600人民元"),
        ("ja", (954_000, 1_220_000), "95万4,000～122万人民元"),
        ("ko", (954_000, 1_220_000), "95만 4,000~122만 위안"),
        ("en", (7360, 10_600), "7,360 to 10,600 CNY"),
    ],
)
def test_lower_end_of_a_range_of_money_is_not_taken_for_myriads(
    catalog: Catalog, code: str, ends: tuple[float, float], written: str
) -> None:
    said = Language.of(catalog, code).money_range(*ends, "CNY")
    assert said.replace("\u00a0", " ") == written
