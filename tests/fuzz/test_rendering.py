"""Whatever a text of the data says, a page has the same elements and attributes, and says it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts.generations import power_against_fp32
from macros.present.charts.html import chart_html
from macros.present.gpus.page import gpu_page
from macros.present.html.repository import Repository
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.fuzz.hostile_texts import MARKUP, made_of
from tests.tiny import TODAY, tiny_gpu, with_gpus

# The checks refuse names of several lines, and longer ones.
texts = made_of(*MARKUP, most=6).map(lambda text: f"Q{' '.join(text.splitlines())[:100]}Q")


class Seen(HTMLParser):
    """The elements of a page with the names of their attributes, and its text."""

    def __init__(self, html: str) -> None:
        """Read a page."""
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, ...]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.elements.append((tag, *(name for name, _ in attrs)))

    def handle_comment(self, data: str) -> None:
        """Note a comment."""
        self.elements.append(("!--", data))

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data


def page_of(catalog: Catalog, gpu: Gpu, language: Language) -> str:
    edition = Edition(with_gpus(catalog, gpu), TODAY, TODAY)
    page = gpu_page(edition, gpu, language, Repository(None), "../")
    return str(page.deferred)


def called(catalog: Catalog, text: str) -> Gpu:
    return tiny_gpu(catalog, "boreal-one", notes=(text,), architecture=text)


@pytest.fixture(scope="module")
def plain(catalog: Catalog) -> Seen:
    """The page of a product with words that harm nobody."""
    return Seen(page_of(catalog, called(catalog, "Plain"), Language.of(catalog, "en")))


@given(text=texts)
def test_text_on_the_page_of_a_product_stays_text(
    catalog: Catalog, english: Language, plain: Seen, text: str
) -> None:
    hostile = Seen(page_of(catalog, called(catalog, text), english))
    assert hostile.elements == plain.elements
    assert " ".join(text.split()) in " ".join(hostile.text.split())


@given(text=texts, series=st.booleans())
def test_text_in_a_chart_stays_text(
    catalog: Catalog, english: Language, text: str, *, series: bool
) -> None:
    def figure(word: str) -> Seen:
        changes = {"family": word} if series else {"name": word}
        gpu = tiny_gpu(catalog, "boreal-two", **changes)
        chart = power_against_fp32(edition_of(with_gpus(catalog, gpu)), english)
        return Seen(chart_html(chart, english, "../", "../"))

    hostile, plain = figure(text), figure("Q" * len(text))
    names = {element[0] for element in plain.elements}
    assert {element[0] for element in hostile.elements} <= names
    assert not any(name.startswith("on") for element in hostile.elements for name in element[1:])
