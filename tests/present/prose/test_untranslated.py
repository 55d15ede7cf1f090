"""English that is left in a translation is found by its words and its script."""

from __future__ import annotations

import pytest

from macros.present.prose.untranslated import untranslated
from tests.prose import page

ENGLISH = "# Power\n\nThe card needs power. Buy a larger power supply than you think you need.\n"


def left(text: str, language: str) -> list[str]:
    return [problem.message for problem in untranslated(page(text, language), page(ENGLISH))]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "La carte a besoin de courant. Prévoyez une alimentation plus grande."),
        ("fr", "La GeForce RTX 5090 Founders Edition et la carte de la TSMC N4P."),
        ("fr", "Oui with Slurm."),
        ("fr", "Boîtiers : GX10 1 To, MSI EdgeXpert 4 To, en stock."),
        ("fr", "Le fine-tuning et le deep learning avec PyTorch, JAX et TensorFlow."),
        ("ja", "カードには電力が要ります。NVIDIA GeForce RTX 5090 Founders Edition です。"),
        ("ja", "混合精度（mixed precision）で学習します。"),
        ("ja", "## 電力"),
        ("ko", "카드에는 전력이 필요합니다. Founders Edition, PyTorch, JAX, TensorFlow 등입니다."),
        ("ko", "## GPU"),
        ("zh", "显卡需要供电。混合精度（mixed precision）更快。"),
        ("zh", "NVIDIA GeForce RTX 5090 Founders Edition"),
        ("zh", "运行 `python scripts/check_prose.py the file of this` 即可。"),
        ("zh", "见 {{ chart('the of and with') }} 与 [图](the-of-and-with.md)。"),
    ],
)
def test_translated_sentence_is_right(language: str, text: str) -> None:
    assert left(text, language) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *((code, "The card needs power.") for code in ("fr", "ja", "ko", "zh")),
        ("fr", "La carte est là. This is what you need to know of it."),
        ("fr", "Buy a larger power supply than you think you need."),
        ("ja", "カードです。Floating-point compute power and price are compared."),
        ("ja", "## Power and cooling of the cards in one machine"),
        ("ko", "카드는 the power of a card 를 씁니다."),
        ("zh", "显卡 needs a lot of power 供电。"),
        ("ja", "显卡需要供电，电源要留出余量，最好比预计的功率更大一些才够用。"),
        ("zh", "電源が必要です。"),
        ("ko", "電源 공급 장치"),
        ("ja", "전력이 필요합니다。"),
    ],
)
def test_sentence_in_another_language_is_found(language: str, text: str) -> None:
    assert left(text, language)


def test_problem_says_where_it_is() -> None:
    (problem,) = untranslated(page("# 電力\n\nThe card needs power.\n", "ja"), page(ENGLISH))
    assert str(problem) == "docs/ja/page.md:3:1  'The card needs power.' is not ja."


@pytest.mark.parametrize(
    ("english", "same", "is_left"),
    [
        ("Two small words here.", "Two small words here.", True),
        ("Two words.", "Two words.", False),  # may be a name
        ("NVIDIA RTX PRO SERIES.", "NVIDIA RTX PRO SERIES.", False),
    ],
)
def test_sentence_as_in_english_is_left_unless_it_may_be_a_name(
    english: str, same: str, is_left: bool
) -> None:
    problems = untranslated(page(f"# 電力\n\n{same}\n", "fr"), page(f"# Power\n\n{english}\n"))
    assert [problem.line for problem in problems if "Two" in problem.message] == [3] * is_left


def test_place_is_where_the_sentence_begins_within_its_line() -> None:
    text = "# 電力\n\nカードです。 The card needs power.\n"
    (problem,) = untranslated(page(text, "ja"), page(ENGLISH))
    assert (problem.line, problem.column) == (3, text.splitlines()[2].index("The") + 1)


@pytest.mark.parametrize(
    ("word", "is_left"), [("a" * 12 + " " + "B" * 12, False), ("a" * 13 + " " + "B" * 13, True)]
)
def test_long_text_of_latin_letters_is_no_japanese(word: str, is_left: bool) -> None:
    assert bool(left(word, "ja")) is is_left
