"""English that is left on a built page is found wherever a reader meets it."""

from __future__ import annotations

import re

import pytest

from tests.built.documents import parse
from tests.built.leftovers import (
    english_fragments,
    holding,
    reads_english,
    stray_words,
    units,
    vocabulary,
    without,
)

ENGLISH = {"a": "Save the choice", "b": "{count} cards are listed here", "c": "Founders Edition"}
FRENCH = {"a": "Garder le choix", "b": "{count} cartes figurent ici", "c": "Founders Edition"}


def said(body: str, head: str = "") -> list[str]:
    return list(units(parse(f"<html><head>{head}</head><body>{body}</body></html>")))


@pytest.mark.parametrize(
    "body",
    [
        "<p>Save the <b>choice</b></p>",
        '<img alt="Save the choice">',
        '<button title="Save the choice"></button>',
        '<a aria-label="Save the choice" href="#">x</a>',
        '<input placeholder="Save the choice">',
        "<svg><text>Save the choice</text></svg>",
        "<table><caption>Save the choice</caption></table>",
        '<template>{"layout": {"title": {"text": "Save the choice"}}}</template>',
        '<script type="application/ld+json">{"name": "Save the choice"}</script>',
        '<script id="__config">{"translations": {"x": "Save the choice"}}</script>',
        '<p lang="fr">x</p><p>Save the choice</p>',
    ],
)
def test_text_is_found_wherever_it_stands(body: str) -> None:
    assert "Save the choice" in said(body)


@pytest.mark.parametrize(
    "head", ["<title>Save it</title>", '<meta name="description" content="Save it">']
)
def test_head_is_read_too(head: str) -> None:
    assert "Save it" in said("", head)


@pytest.mark.parametrize(
    "body",
    [
        '<p lang="en">Save the choice</p>',
        '<div lang="en"><p title="Save the choice">x</p></div>',
        "<p><code>Save the choice</code></p>",
        "<script>Save the choice</script>",
        "<p>Save the</p><p>choice</p>",
    ],
)
def test_marked_english_and_code_are_left_alone(body: str) -> None:
    assert not any("Save the choice" in unit for unit in said(body))


def test_fragments_are_those_that_the_language_says_otherwise() -> None:
    assert english_fragments(ENGLISH, FRENCH) == {"Save the choice", "cards are listed here"}
    assert english_fragments(ENGLISH, {}) >= {"Founders Edition"}


def test_text_that_holds_a_fragment_is_found() -> None:
    fragments = english_fragments(ENGLISH, FRENCH)
    texts = ["12 cards are listed here.", "12 cartes figurent ici.", "Save all", "Save the day"]
    assert list(holding(texts, fragments)) == [(texts[0], "cards are listed here")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "これは one of the best cards です"),
        ("ko", "Power supply with two cables"),
        ("zh", "使用 the card with more memory"),
        ("fr", "Voici. This is the card with more memory."),
    ],
)
def test_english_is_found(language: str, text: str) -> None:
    assert reads_english(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "RTX 5060 Ti 16 GBとRTX 3090 24 GB"),
        ("ko", "PyTorch, JAX, TensorFlow 2.16, CUDA 12"),
        ("zh", "Transformer、Tensor Core 和 fine-tuning（QLoRA）"),
        ("fr", "La carte de référence et le deep learning, avec plus de mémoire."),
    ],
)
def test_terms_are_no_english(language: str, text: str) -> None:
    assert not reads_english(text, language)


def test_names_are_taken_out() -> None:
    names = re.compile("List of GPUs of the world")
    (left,) = without(["出典：List of GPUs of the world"], names)
    assert not reads_english(left, "ja")


OWN = ("La carte {count} est chère, prompt compris.", "最安の{count}枚、vLLM")
WORDS = vocabulary(("The cheapest card of {count} shops, with a prompt.", "page note source"))


@pytest.mark.parametrize(
    ("text", "stray"),
    [
        ("最安の3枚、with a prompt", ["with"]),
        ("Carte : cheapest of 3 shops", ["cheapest", "shops"]),
        ("La carte, prompt compris", []),
        ("{shops}枚、https://with.example/shops", []),
        ("with-shops/shops.json", []),
    ],
)
def test_english_word_that_the_language_never_writes_is_found(text: str, stray: list[str]) -> None:
    assert stray_words(text, WORDS, vocabulary(OWN)) == stray
