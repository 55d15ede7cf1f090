from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from macros.facts.catalog import Catalog
from macros.present.html.sitemap import root_files, sitemap
from macros.present.words.language import LANGUAGE_BY_CODE, Language

ADDRESS = "https://guide.example/hw/"
PLACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


def parsed(pages: list[str], **values: list[str]) -> ElementTree.Element:
    text = sitemap(pages, LANGUAGE_BY_CODE["ja"], ADDRESS, **values)
    return ElementTree.fromstring(text)


def test_pages_are_listed_in_order_under_their_language() -> None:
    places = [place.text for place in parsed(["gpus/", ""]).iter(f"{PLACE}loc")]
    assert places == [f"{ADDRESS}ja/", f"{ADDRESS}ja/gpus/"]


def test_page_names_its_other_languages_and_a_default() -> None:
    links = {link.get("hreflang"): link.get("href") for link in parsed(["gpus/"]).iter(LINK)}
    codes = {"en": "en", "fr": "fr", "ja": "ja", "ko": "ko", "zh-Hans": "zh", "x-default": "en"}
    assert links == {tag: f"{ADDRESS}{code}/gpus/" for tag, code in codes.items()}


def test_only_languages_that_are_built_are_named() -> None:
    links = [link.get("hreflang") for link in parsed([""], codes=["ja", "fr"]).iter(LINK)]
    default = [link.get("href") for link in parsed([""], codes=["ja", "fr"]).iter(LINK)][-1]
    assert links == ["ja", "fr", "x-default"]
    assert default == f"{ADDRESS}ja/"


def test_hostile_page_name_is_escaped() -> None:
    entry = next(parsed(['a&b"<c>/']).iter(f"{PLACE}loc"))
    assert entry.text == f'{ADDRESS}ja/a&b"<c>/'


def test_index_lists_the_sitemap_of_every_language(catalog: Catalog) -> None:
    index = root_files(catalog, ["en", "ja"], ADDRESS)["sitemap.xml"]
    places = ElementTree.fromstring(index).iter(f"{PLACE}loc")
    assert [p.text for p in places] == [f"{ADDRESS}{code}/sitemap.xml" for code in ("en", "ja")]


def test_robots_find_the_index(catalog: Catalog) -> None:
    robots = root_files(catalog, ["en"], ADDRESS)["robots.txt"].decode()
    assert f"Sitemap: {ADDRESS}sitemap.xml" in robots


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_root_page_offers_every_language_by_its_own_name(catalog: Catalog, code: str) -> None:
    html = root_files(catalog, LANGUAGE_BY_CODE, ADDRESS)["index.html"].decode()
    language = LANGUAGE_BY_CODE[code]
    assert f'<a href="{code}/" lang="{language.html}" hreflang="{language.html}"' in html
    assert f"<strong>{language.name}</strong>" in html


@pytest.mark.parametrize(
    ("codes", "default"),
    [(["ja", "en"], "en"), (["en", "ja"], "en"), (["zh"], "zh"), (["ko", "fr"], "ko")],
)
def test_root_page_speaks_english_where_it_can_else_the_first_language(
    catalog: Catalog, codes: list[str], default: str
) -> None:
    language = Language.of(catalog, default)
    files = root_files(catalog, codes, ADDRESS)
    for name, key in (("index.html", "site.name"), ("404.html", "not_found.title")):
        html = files[name].decode()
        assert f'<html lang="{language.names.html}"' in html
        assert f"<title>{language.text('site.name')}</title>" in html
        assert f'content="{language.text("site.description")}"' in html
        assert f"<h1>{language.text(key)}</h1>" in html
        assert re.findall('data-language="(..)"', html) == codes
        own = re.findall('(?:href|src)="[^"]*?(..)/assets/', html)
        assert set(own) == {codes[0]}


def test_root_page_shows_markup_in_the_words_as_text(catalog: Catalog) -> None:
    words = {**catalog.locales["en"], "site.name": '<b>"A"</b>', "site.description": '"><b>'}
    hostile = replace(catalog, locales={"en": words})
    for name in ("index.html", "404.html"):
        html = root_files(hostile, ["en"], ADDRESS)[name].decode()
        assert "<b>" not in html
        assert "<title>&lt;b&gt;&#34;A&#34;&lt;/b&gt;</title>" in html


def test_root_page_allows_no_inline_script(catalog: Catalog) -> None:
    html = root_files(catalog, ["en"], ADDRESS)["index.html"].decode()
    assert "script-src 'self';" in html
    assert "<script>" not in html


def test_missing_page_links_from_the_root_of_the_site(catalog: Catalog) -> None:
    html = root_files(catalog, ["en", "ja"], ADDRESS)["404.html"].decode()
    assert 'href="/hw/ja/"' in html
    assert 'href="ja/"' not in html


def test_root_page_shows_an_image_only_where_the_site_is_published(catalog: Catalog) -> None:
    published = root_files(catalog, ["en"], ADDRESS)
    assert f'content="{ADDRESS}assets/share/site.png"' in published["index.html"].decode()
    unknown = root_files(catalog, ["en"], ADDRESS, is_published=False)
    assert "og:image" not in unknown["index.html"].decode()


def test_only_the_missing_page_is_kept_out_of_searches(catalog: Catalog) -> None:
    files = root_files(catalog, ["en"], ADDRESS)
    assert "noindex" in files["404.html"].decode()
    assert "noindex" not in files["index.html"].decode()
