from __future__ import annotations

import pytest

from macros.present.search_help import search_boost, with_words, without_words

PAGE = "<h1>Four GPUs</h1><p>For a lab.</p><h1>x</h1>"


def test_pages_that_explain_come_before_those_of_single_products() -> None:
    assert search_boost("guide/speed.md") > search_boost("picks/kaggle.md")
    assert search_boost("picks/kaggle.md") > search_boost("gpus/boreal-one.md")


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
