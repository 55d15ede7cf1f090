"""The search of the built site, as a reader uses it: in a browser, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.settling import settle
from tests.built.browsing import Reader, ask, search
from tests.built.building import CODES, prose_addresses
from tests.built.tiny_advice import TINY_PERSONAS
from tests.tiny_builds import TINY_TIERS

pytestmark = [pytest.mark.site, pytest.mark.browser]

WORDS = [
    ("en", "boreal"),
    ("en", "GDDR6"),
    ("fr", "bande passante"),
    ("fr", "mémoire"),
    ("ja", "メモリ"),
    ("ko", "대역폭"),
    ("ko", "출시"),
    ("zh", "带宽"),
    ("zh", "显存"),
]


def all_results(page: Page, words: str) -> Locator:
    """Return all results of a search: those after the first ten come when they are scrolled to."""
    results = search(page, words)
    box, count = page.locator(".md-search__scrollwrap"), 0
    while results.count() > count:
        count = results.count()
        for place in ("0", "box.scrollHeight"):  # only who arrives at the end gets more
            box.evaluate(f"box => box.scrollTo(0, {place})")
            settle(page)
    return results


@pytest.mark.parametrize(("code", "words"), WORDS)
def test_words_inside_a_text_find_the_gpu_pages(code: str, words: str, reader: Reader) -> None:
    page = reader.open(f"{code}/")
    results = all_results(page, words)
    for id_ in ("boreal-one", "boreal-two"):
        found = results.locator(f"a[href*='/{code}/gpus/{id_}/']")
        assert found.count() == 1, results.all_inner_texts()


@pytest.mark.parametrize("code", CODES)
def test_a_product_name_finds_its_page_first(code: str, reader: Reader) -> None:
    page = reader.open(f"{code}/method/")
    results = search(page, "meridian x")
    first = results.first.locator("a").first
    assert f"/{code}/gpus/meridian-x/" in (first.get_attribute("href") or "")
    first.click()
    expect(page.locator("h1")).to_have_text("Meridian X")


def test_prose_is_found_too(reader: Reader) -> None:
    results = all_results(reader.open("zh/"), "许可")
    assert results.locator("a[href*='/zh/method/']").count() >= 1


def test_a_word_that_stands_nowhere_finds_nothing(reader: Reader) -> None:
    page = reader.open("ja/")
    ask(page, "竜巻")
    expect(page.locator(".md-search-result__meta")).to_contain_text("見つかりません")
    assert page.locator(".md-search-result__item").count() == 0


def test_nothing_of_the_search_is_loaded_before_somebody_types(reader: Reader) -> None:
    page = reader.open("ja/method/")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.reload(wait_until="load")
    page.locator("input[name=query]").focus()
    settle(page)
    names = {path.rpartition("/")[2] for path in asked}
    assert {"search_on_demand.js", "search_index.json"} <= names
    late = {"documents.json", "tinyseg.js"}
    assert not late & names
    search(page, "帯域幅")
    assert late <= {path.rpartition("/")[2] for path in asked}


def test_a_search_that_failed_is_tried_again_with_the_next_letter(reader: Reader) -> None:
    reader.forgive("documents.json")
    reader.forgive("ERR_FAILED")
    page = reader.open("en/")
    page.context.route("**/search/documents.json", lambda route: route.abort())
    ask(page, "borea")
    expect(page.locator(".md-search-result__meta")).to_contain_text("No matching")
    page.context.unroute("**/search/documents.json")
    assert search(page, "boreal").count() >= 1


def test_an_address_with_a_question_is_answered(reader: Reader) -> None:
    page = reader.open("en/?q=boreal")
    expect(page.locator(".md-search-result__item").first).to_be_visible()


def test_an_index_holds_its_own_language_and_no_moved_page(tiny_site: Path) -> None:
    for code in CODES:
        index = json.loads((tiny_site / code / "search/documents.json").read_bytes())
        pages = {entry["location"].partition("#")[0] for entry in index["docs"]}
        gpus = {f"gpus/{id_}/" for id_ in ("boreal-one", "boreal-two", "meridian-x")}
        picks = {f"picks/{id_}/" for id_ in TINY_PERSONAS}
        builds = {f"builds/{id_}/" for id_ in TINY_TIERS}
        assert pages == {*prose_addresses(), *gpus, *picks, *builds}
        assert not any("<!--guide" in entry["text"] for entry in index["docs"])
