"""The languages of the built site: marked, linked with each other, and honest about English."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from macros.present.words.language import LANGUAGE_BY_CODE
from tests.built.building import ADDRESS, CODES, built, copy_project
from tests.built.documents import address_of, document, html_files, target
from tests.built.tiny_advice import write_site_data

pytestmark = pytest.mark.site

HTML = {"en": "en", "fr": "fr", "ja": "ja", "ko": "ko", "zh": "zh-Hans"}


@pytest.fixture(scope="module")
def patchy_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without the Japanese method page, whose English charts page has been changed."""
    folder = tmp_path_factory.mktemp("patchy")
    project = copy_project(folder / "project")
    (project / "docs/ja/method.md").unlink()
    with (project / "docs/en/charts.md").open("a", encoding="utf-8") as page:
        page.write("\nA sentence that no translation has yet.\n")
    data = write_site_data(folder / "data")
    built(
        *("--data", data, "--out", folder / "site", "--languages", "en,ja"),
        project=project,
        env={"GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "example/guide"},
    )
    return folder / "site"


def alternates(site: Path, code: str) -> dict[str, dict[str, str]]:
    """Return the addresses by language of each address in the sitemap of a language."""
    root = ElementTree.parse(site / code / "sitemap.xml").getroot()
    return {
        str(url.findtext("{*}loc")): {
            link.attrib["hreflang"]: link.attrib["href"] for link in url.findall("{*}link")
        }
        for url in root
    }


def test_every_page_says_its_language(tiny_site: Path) -> None:
    for code in CODES:
        for file in html_files(tiny_site / code):
            assert document(file).one("html").attributes["lang"] == HTML[code], file


def test_the_words_are_those_of_the_language(tiny_site: Path) -> None:
    titles = {code: document(tiny_site / code / "404.html").one("h1").text for code in CODES}
    assert len(set(titles.values())) == len(CODES)
    for code in ("ja", "zh"):
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", titles[code])
    assert re.search(r"[\uac00-\ud7a3]", titles["ko"])


def test_the_sitemaps_name_each_page_in_each_language(tiny_site: Path) -> None:
    maps = {code: alternates(tiny_site, code) for code in CODES}
    for code in CODES:
        for address, others in maps[code].items():
            assert others[HTML[code]] == address
            assert set(others) == {*HTML.values(), "x-default"}
            assert others["x-default"] == others["en"]
            for other in CODES:
                assert maps[other][others[HTML[other]]] == others


def test_the_sitemaps_list_all_pages_but_moved_and_missing_ones(tiny_site: Path) -> None:
    for code in CODES:
        pages = {
            address_of(file, tiny_site, ADDRESS)
            for file in html_files(tiny_site / code)
            if file.name != "404.html" and file.parent.name != "boreal-1"
        }
        assert set(alternates(tiny_site, code)) == pages
        packed = gzip.decompress((tiny_site / code / "sitemap.xml.gz").read_bytes())
        assert packed == (tiny_site / code / "sitemap.xml").read_bytes()


def test_the_index_and_robots_name_the_sitemaps(tiny_site: Path) -> None:
    root = ElementTree.parse(tiny_site / "sitemap.xml").getroot()
    listed = [str(entry.findtext("{*}loc")) for entry in root]
    assert listed == [f"{ADDRESS}{code}/sitemap.xml" for code in CODES]
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (tiny_site / "robots.txt").read_text()


def test_the_switcher_stays_on_the_page(tiny_site: Path) -> None:
    for code in CODES:
        for file in html_files(tiny_site / code):
            address = address_of(file, tiny_site, ADDRESS)
            path = address.removeprefix(f"{ADDRESS}{code}/").removesuffix("404.html")
            found = [
                (link.attributes["lang"], link.attributes["hreflang"], link.text)
                for link in document(file).classed("md-select__link")
            ]
            assert found == [(HTML[c], HTML[c], LANGUAGE_BY_CODE[c].name) for c in CODES]
            for link in document(file).classed("md-select__link"):
                other = link.attributes["data-language"]
                aim = target(link.attributes["href"], address, tiny_site, ADDRESS)
                assert aim == (tiny_site / other / path / "index.html", ""), file


def test_the_root_offers_all_languages_in_their_own_words(tiny_site: Path) -> None:
    for name in ("index.html", "404.html"):
        page = document(tiny_site / name)
        found = [(a.attributes["lang"], a.one("strong").text) for a in page.all("a")]
        assert found == [(HTML[code], LANGUAGE_BY_CODE[code].name) for code in CODES]


def test_a_missing_translation_is_shown_in_english_and_says_so(patchy_site: Path) -> None:
    page = document(patchy_site / "ja/method/index.html")
    assert page.one("html").attributes["lang"] == "ja"
    body = page.one("article").one("div", lang="en")
    assert body.one("h1").text.startswith("Where the figures come from")
    banner = page.classed("guide-banner")
    assert [b.text for b in banner] == [
        "このページはまだ翻訳されていないため、英語で表示しています。"
    ]
    assert page.one("a", rel="edit").attributes["href"].endswith("/docs/en/method.md")


def test_a_translation_behind_its_english_page_says_so(patchy_site: Path) -> None:
    banner = document(patchy_site / "ja/charts/index.html").classed("guide-banner")
    assert len(banner) == 1
    assert not document(patchy_site / "ja/charts/index.html").one("article").all("div", lang="en")
    for path in ("index.html", "gpus/index.html", "gpus/boreal-one/index.html"):
        assert not document(patchy_site / "ja" / path).classed("guide-banner")


def test_english_pages_have_no_banner(patchy_site: Path) -> None:
    for file in html_files(patchy_site / "en"):
        assert not document(file).classed("guide-banner")


def test_english_words_on_foreign_pages_are_marked(tiny_site: Path) -> None:
    for code in ("fr", "ja", "ko", "zh"):
        page = document(tiny_site / code / "gpus/boreal-one/index.html").one("article")
        for words in ("Sold in two colours.", "Three shops"):
            holder = next(e for e in page.walk() if words in e.children)
            assert "en" in (holder.attributes.get("lang"), _above(holder)), words


def _above(element: object) -> str:
    parent = getattr(element, "parent", None)
    return parent.attributes.get("lang", "") if parent else ""
