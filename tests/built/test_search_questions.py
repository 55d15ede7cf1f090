"""The search of the real site answers what buyers ask: the right page is among the first three."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.built.browsing import WAIT_MS, Reader, ask
from tests.built.building import CODES
from tests.tiny import PROJECT

pytestmark = [pytest.mark.site, pytest.mark.browser]

QUESTIONS = yaml.safe_load((PROJECT / "tests/search_questions.yml").read_text(encoding="utf-8"))
READ_AT_ONCE = 3
LEAST = 20


def test_each_language_has_its_questions() -> None:
    assert set(QUESTIONS) == set(CODES)
    for questions in QUESTIONS.values():
        assert len({question["ask"] for question in questions}) >= LEAST


@pytest.mark.parametrize("code", CODES)
def test_the_right_page_is_among_the_first_results(code: str, real_reader: Reader) -> None:
    page = real_reader.open(f"{code}/method/")
    missed = {}
    for question in QUESTIONS[code]:
        found = first_pages(page, question["ask"], code)
        if not set(found) & set(question["pages"]):
            missed[question["ask"]] = found
    assert missed == {}


def first_pages(page: Page, words: str, code: str) -> list[str]:
    """Return the pages of the first results, below the language's folder."""
    before = page.locator(".md-search-result__list").inner_html()
    ask(page, words)
    # The list of the last question stands until the worker has answered this one.
    page.wait_for_function(
        "before => document.querySelector('.md-search-result__list').innerHTML !== before",
        arg=before,
        timeout=WAIT_MS,
    )
    results = page.locator(".md-search-result__item")
    expect(results.first).to_be_visible()
    links = results.locator("a.md-search-result__link:first-child")
    addresses = links.evaluate_all("links => links.map((link) => link.href)")
    pages = [urlsplit(address).path.partition(f"/{code}/")[2] for address in addresses]
    return list(dict.fromkeys(pages))[:READ_AT_ONCE]
