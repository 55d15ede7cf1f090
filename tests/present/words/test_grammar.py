from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.names import NameGrammar
from macros.present.words.grammar import (
    Name,
    NameRules,
    au,
    cap,
    de,
    final_sound,
    gender,
    josa,
    le,
    plural_category,
    unbroken,
)
from macros.present.words.language import Language
from macros.present.words.product_names import local_name

NBSP = "\u00a0"
RTX = Name("RTX 5090", gender="f")
H100 = Name("H100", gender="m")
ARC = Name("Arc B580", gender="f", elides=True)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (RTX, (f"la{NBSP}RTX 5090", f"de la{NBSP}RTX 5090", f"à la{NBSP}RTX 5090")),
        (H100, (f"le{NBSP}H100", f"du{NBSP}H100", f"au{NBSP}H100")),
        (ARC, ("l’Arc B580", "de l’Arc B580", "à l’Arc B580")),
    ],
)
def test_french_article_follows_the_name(name: Name, expected: tuple[str, str, str]) -> None:
    assert (le(name), de(name), au(name)) == expected


def test_article_that_opens_a_sentence_is_capital() -> None:
    assert le(ARC, cap="1") == "L’Arc B580"
    assert cap("la RTX 5090 et le H100") == "La RTX 5090 et le H100"


def test_mixed_group_is_masculine() -> None:
    assert (gender(RTX, ARC), gender(RTX, H100)) == ("f", "m")


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        ("RTX 3090", "consonant"),  # 공
        ("RTX 5070", "consonant"),
        ("H100 80GB", "vowel"),  # 기가바이트
        ("RX 9070 XT", "vowel"),
        ("M4", "vowel"),
        ("GB10", "consonant"),
        ("RTX 2081", "rieul"),  # 일
        ("RTX PRO 6000 Blackwell", "rieul"),
        ("RTX 4500 Ada Generation", "consonant"),
        ("1,100달러", "vowel"),
        ("164만 원", "consonant"),
        ("H200 (SXM)", "consonant"),
    ],
)
def test_korean_ending_is_heard_in_the_last_sign(text: str, sound: str) -> None:
    assert final_sound(text) == sound


@pytest.mark.parametrize(
    ("text", "form", "expected"),
    [
        ("RTX 3090", "과/와", "RTX 3090과"),
        ("RX 9070 XT", "과/와", "RX 9070 XT와"),
        ("RTX PRO 6000 Blackwell", "으로/로", "RTX PRO 6000 Blackwell로"),
        ("RTX PRO 6000 Blackwell", "을/를", "RTX PRO 6000 Blackwell을"),
        ("RTX 3090", "으로/로", "RTX 3090으로"),
    ],
)
def test_particle_follows_the_sound(text: str, form: str, expected: str) -> None:
    assert josa(text, form=form) == expected


def test_stated_ending_counts_before_the_sign() -> None:
    assert josa(Name("Gaudi 3", final="vowel"), form="이/가") == "Gaudi 3가"


def test_longest_beginning_of_a_name_decides() -> None:
    rules = NameRules.of(
        [
            NameGrammar(starts="Radeon", gender="f"),
            NameGrammar(starts="Radeon VII", gender="m", final="consonant"),
        ]
    )
    assert rules.bent("Radeon VII", "VII").gender == "m"
    assert rules.bent("Radeon VII", "VII").final == "consonant"
    assert rules.bent("Radeon RX 9070", "RX 9070").gender == "f"
    assert rules.bent("Radeonic", "Radeonic").gender == "m"


def test_what_is_shown_of_a_name_counts_before_its_full_form() -> None:
    rules = NameRules.of(
        [
            NameGrammar(starts="Radeon", gender="f"),
            NameGrammar(starts="AI PRO", gender="f", elides=True),
        ]
    )
    full, short = (
        rules.bent("Radeon AI PRO R9700", text)
        for text in ("Radeon AI PRO R9700", "AI\u00a0PRO\u00a0R9700")
    )
    assert (le(full), le(short)) == (f"la\u00a0{full}", f"l’{short}")


def test_name_does_not_break_unless_it_is_longer_than_a_phone_is_wide() -> None:
    assert " " not in unbroken("RTX 5060 Ti 16 GB")
    assert " " in unbroken("RTX PRO 6000 Blackwell Max-Q Workstation")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ("RTX 3060 12 GB", "TPU v5e (chip)")),
        ("fr", ("RTX 3060 12 Go", "TPU v5e (puce)")),
        ("ja", ("RTX 3060 12GB", "TPU v5e（チップ）")),
        ("ko", ("RTX 3060 12GB", "TPU v5e (칩)")),
    ],
)
def test_units_and_english_words_of_names_are_those_of_the_language(
    catalog: Catalog, code: str, expected: tuple[str, str]
) -> None:
    text = Language.of(catalog, code).text
    names = ("RTX 3060 12 GB", "TPU v5e (chip)")
    assert tuple(local_name(name, code, text) for name in names) == expected


def test_count_of_cores_is_kept_in_a_name(catalog: Catalog) -> None:
    text = Language.of(catalog, "fr").text
    assert local_name("M3 (40-core GPU)", "fr", text) == "M3 (GPU à 40 cœurs)"


@pytest.mark.parametrize(
    ("locale", "count", "category"),
    [
        ("en", 1, "one"),
        ("en", 0, "other"),
        ("fr", 0, "one"),
        ("fr", 1.5, "one"),
        ("ja", 1, "other"),
    ],
)
def test_plural_follows_the_language(locale: str, count: float, category: str) -> None:
    assert plural_category(locale, count) == category
