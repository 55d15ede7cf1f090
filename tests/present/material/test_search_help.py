from __future__ import annotations

import re

import pytest

from macros.present.material.search_help import (
    search_boost,
    separator,
    small_words,
    with_words,
    without_words,
)

PAGE = "<h1>Four GPUs</h1><p>For a lab.</p><h1>x</h1>"


def test_pages_that_explain_come_before_those_of_single_products() -> None:
    assert search_boost("guide/speed.md") > search_boost("picks/kaggle.md")
    assert search_boost("picks/kaggle.md") > search_boost("gpus/boreal-one.md")


def test_the_country_of_a_languages_readers_comes_before_other_countries() -> None:
    home = "countries/fr.md"
    assert search_boost(home, home) > search_boost("countries/de.md", home)


WORDS_OF_A_LANGUAGE = [
    ("en", "FP16/BF16 (dense)", ["FP16", "BF16", "dense"]),
    ("fr", "carte d’occasion", ["carte", "d", "occasion"]),
    ("ja", "メモリ帯域幅の1,008GB/s", ["メモリ", "帯域幅の", "1", "008GB", "s"]),
    ("ja", "KVキャッシュとTensorコア", ["KV", "キャッシュ", "と", "Tensor", "コア"]),
    ("zh", "显存、带宽（GB/s）", ["显存", "带宽", "GB", "s"]),
    ("zh", "二手3090显卡", ["二手", "3090", "显卡"]),
    ("ko", "중고 3090은", ["중고", "3090", "은"]),
]


@pytest.mark.parametrize(("code", "text", "words"), WORDS_OF_A_LANGUAGE)
def test_search_knows_the_words_inside_of_a_text(code: str, text: str, words: list[str]) -> None:
    assert [word for word in re.split(separator(code), text) if word] == words


@pytest.mark.parametrize("path", ["method.md", "charts/speed.md", "gpus/index.md", "new.md"])
def test_other_pages_are_as_they_are(path: str) -> None:
    assert search_boost(path) == 1


def test_search_reads_further_words_below_the_title_and_nobody_else() -> None:
    words = "4 cards <b> & more"
    html = with_words(PAGE, words)
    assert html.startswith('<h1>Four GPUs</h1><p data-guide-search="">4 cards &lt;b&gt; &amp;')
    assert without_words(html, words) == PAGE


def test_a_page_without_further_words_stays_as_it_is() -> None:
    assert with_words(PAGE, "") == PAGE == without_words(PAGE, "")


def test_small_words_are_those_of_the_language() -> None:
    assert {"a", "or", "does"} <= set(small_words("en"))
    assert "quelle" in small_words("fr")
    assert small_words("ja") == []
