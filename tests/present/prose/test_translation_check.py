"""What a translation has in common with its English page is compared."""

from __future__ import annotations

import pytest

from macros.present.prose.translation_check import PROPERTIES, difference, differences
from tests.prose import page

ENGLISH = """---
title: Memory
hide: [navigation]
---
# Memory

The lead, with {{ gpu("a") }} and {{ rule_value("b") }}.
{: .guide-lead }

## What fits {: #fits }

!!! note
    Since 2019, PCIe 5.0 x16 and [picks](../picks/index.md) of 16-bit.

- **One**
- Two, with 70 billion parameters and 1,500 tokens

| A | B |
|---|---|
| {{ gpu("a") }} | 75 W{# law: PCI Express CEM #} |

### Why {: #why }

As `code` says.
"""
FRENCH = """---
title: Mémoire
hide: [navigation]
---
# Mémoire

Le chapeau : {{ rule_value("b") }} et {{gpu('a')}}.
{: .guide-lead }

## Ce qui tient {: #fits }

!!! note
    Depuis 2019, PCIe 5.0 x16 et les [choix](../picks/index.md) en 16 bits.

- **Un**
- Deux, avec 70 milliards de paramètres et 1\u202f500 tokens

| A | B |
|---|---|
| {{ gpu("a") }} | 75 W{# law: PCI Express CEM #} |

### Pourquoi {: #why }

Comme dit `code`.
"""


def differing(translation: str, language: str = "fr", english: str = ENGLISH) -> list[str]:
    pages = page(translation, language), page(english)
    return [name for name in PROPERTIES if list(difference(name, *pages))]


def test_good_translation_differs_in_nothing() -> None:
    assert differing(FRENCH) == []


@pytest.mark.parametrize(
    ("old", "new", "property_"),
    [
        ("{: #fits }", "{: #tient }", "headings"),
        ("### Pourquoi", "## Pourquoi", "headings"),
        ("\n## Ce qui tient {: #fits }\n", "", "headings"),
        ('{{ rule_value("b") }} et ', "", "macro calls"),
        ("{{gpu('a')}}", "{{ gpu('c') }}", "macro calls"),
        ("{{gpu('a')}}", "{{ gpu('a') }} {{ gpu('a') }}", "macro calls"),
        ("../picks/index.md", "../picks/avoid.md", "link targets"),
        ("[choix](../picks/index.md)", "choix", "link targets"),
        ("{: .guide-lead }", "{: .chapeau }", "attribute lists"),
        ("!!! note", "!!! tip", "notes"),
        ("[navigation]", "[navigation, toc]", "hidden parts"),
        ("- **Un**\n", "", "lists, tables and code"),
        ('| {{ gpu("a") }} | 75 W{# law: PCI Express CEM #} |\n', "", "lists, tables and code"),
        ("{# law: PCI Express CEM #}", "{# definition: x #}", "excepted figures"),
        ("2019", "2020", "numbers"),
        ("16 bits", "32 bits", "numbers"),
        ("PCIe 5.0", "PCIe 4.0", "numbers"),
        ("70 milliards", "70 millions", "numbers"),
        ("1\u202f500", "1\u202f600", "numbers"),
        ("70 milliards de paramètres et ", "", "numbers"),
    ],
)
def test_difference_is_found(old: str, new: str, property_: str) -> None:
    assert old in FRENCH
    assert property_ in differing(FRENCH.replace(old, new))


def test_order_of_headings_counts() -> None:
    first, second = "## A {: #a }\n", "## B {: #b }\n"
    pages = page(second + first, "fr"), page(first + second)
    assert list(difference("order of headings", *pages))
    assert not list(difference("headings", *pages))


def test_difference_says_what_it_is() -> None:
    pages = page(FRENCH.replace("2019", "2020"), "fr"), page(ENGLISH)
    assert [str(problem) for problem in differences(*pages)] == [
        "docs/fr/page.md:1:1  Other numbers than docs/en/page.md: "
        "only in English: 2019; only here: 2020. Make both the same."
    ]


@pytest.mark.parametrize(
    ("english", "language", "translation"),
    [
        ("70 billion parameters", "ja", "700億パラメーター"),
        ("70 billion parameters", "ko", "700억 파라미터"),
        ("70 billion parameters", "zh", "700 亿参数"),
        ("1.5 million and 25", "fr", "1,5 million et 25"),
        ("1.5 million and 25", "zh", "150 万和 25"),
        ("10,000 steps", "zh", "1 万步"),
        ("12,500 steps", "ko", "12,500단계"),
        ("12,500 steps", "zh", "12500 步"),
        ("On 20 November 2026", "ja", "2026年11月20日"),
        ("On 20 November 2026", "ko", "2026년 11월 20일"),
        ("On 20 November 2026", "fr", "Le 20 novembre 2026"),
        ("ten of them", "zh", "10 个"),
        ("a hundred of them", "ja", "100台"),
        ("100 of them", "fr", "une centaine"),
        ("two of them", "ja", "2枚"),
        ("1. One\n2. Two\n", "ja", "1. 一\n2. 二\n"),
    ],
)
def test_same_number_in_another_spelling_is_the_same(
    english: str, language: str, translation: str
) -> None:
    assert differing(translation, language, english) == []


@pytest.mark.parametrize(
    ("english", "language", "translation"),
    [
        ("70 billion parameters", "ja", "70億パラメーター"),
        ("70 billion parameters", "zh", "7 亿参数"),
        ("16 lanes", "ko", "8개 레인"),
        ("On 20 November 2026", "ja", "2026年11月21日"),
        ("eight of them", "zh", "80 个"),
    ],
)
def test_other_number_is_found(english: str, language: str, translation: str) -> None:
    assert differing(translation, language, english) == ["numbers"]
