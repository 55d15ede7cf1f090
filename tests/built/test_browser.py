"""The built site in a browser: what a reader does, with no error, no leak and no overflow.

Every test fails on an error in the console, a request that leaves the site and a broken policy:
see browsing.Reader.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from macros.present.evidence.overview import CARDS
from scripts.measuring.serving import serving
from tests.built.browsing import Reader, overflow
from tests.built.building import CODES

pytestmark = [pytest.mark.site, pytest.mark.browser]

HTML = {"en": "en", "fr": "fr", "ja": "ja", "ko": "ko", "zh": "zh-Hans"}
KINDS = (
    "",
    "gpus/",
    "gpus/boreal-one/",
    "gpus/meridian-x/",
    "compare/",
    "compare/?gpus=boreal-one,meridian-x",
    "charts/",
    "method/",
    "contribute/",
    "404.html",
)


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_page_is_free_of_errors_and_fits_a_phone(code: str, reader: Reader) -> None:
    page = reader.open(f"{code}/", viewport={"width": 390, "height": 844})
    for kind in KINDS:
        page.goto(f"{reader.address}{code}/{kind}", wait_until="load")
        expect(page.locator("html")).to_have_attribute("lang", HTML[code])
        expect(page.locator("h1")).to_be_visible()
        assert overflow(page) == [], kind


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_page_is_free_of_errors_on_a_large_dark_screen(
    code: str, reader: Reader
) -> None:
    page = reader.open(f"{code}/", color_scheme="dark")
    for kind in KINDS:
        page.goto(f"{reader.address}{code}/{kind}", wait_until="load")
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert overflow(page) == [], kind


def test_the_home_page_leads_to_all_parts(reader: Reader) -> None:
    page = reader.open("en/")
    for part in CARDS:
        page.goto(f"{reader.address}en/")
        page.locator(f".guide-cards a[href='{part}/']").click()
        expect(page).to_have_url(f"{reader.address}en/{part}/")
        expect(page.locator("h1")).not_to_have_text("Page not found")


def test_neighbours_and_family_lead_on(reader: Reader) -> None:
    page = reader.open("zh/gpus/boreal-two/")
    page.locator(".md-footer__link--next").click()
    expect(page.locator("h1")).to_have_text("Boreal One")
    page.locator(".guide-siblings a").click()
    expect(page.locator("h1")).to_have_text("Boreal Two")


def test_a_former_address_leads_on(reader: Reader) -> None:
    page = reader.open("fr/gpus/boreal-1/")
    expect(page).to_have_url(f"{reader.address}fr/gpus/boreal-one/")
    quiet = reader.open("fr/gpus/boreal-1/", java_script_enabled=False)
    quiet.locator("article p a").click()
    expect(quiet).to_have_url(f"{reader.address}fr/gpus/boreal-one/")


def test_another_language_shows_the_same_place_and_is_remembered(reader: Reader) -> None:
    page = reader.open("en/gpus/boreal-one/#prices")
    page.get_by_role("button", name="Select language").hover()
    page.get_by_role("link", name="日本語").click()
    expect(page).to_have_url(f"{reader.address}ja/gpus/boreal-one/#prices")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.goto(reader.address)
    expect(page).to_have_url(f"{reader.address}ja/")


@pytest.mark.parametrize(
    ("locale", "path"),
    [
        ("ja-JP", "ja/"),
        ("zh-CN", "zh/"),
        ("fr-CA", "fr/"),
        ("ko", "ko/"),
        ("en-US", "en/"),
        ("de-DE", ""),
        ("kok-IN", ""),
        ("zha", ""),
    ],
)
def test_the_root_leads_to_the_browsers_language(locale: str, path: str, reader: Reader) -> None:
    page = reader.open("", locale=locale)
    expect(page).to_have_url(reader.address + path)
    expect(page.locator("h1")).to_be_visible()


def test_the_root_stays_when_asked_to(reader: Reader) -> None:
    page = reader.open("?choose", locale="ja-JP")
    page.get_by_role("link", name="Français").click()
    expect(page).to_have_url(f"{reader.address}fr/")


def test_a_choice_at_the_root_is_remembered(reader: Reader) -> None:
    page = reader.open("?choose", locale="ja-JP")
    page.get_by_role("link", name="Français").click()
    expect(page).to_have_url(f"{reader.address}fr/")
    page.goto(reader.address)
    expect(page).to_have_url(f"{reader.address}fr/")


def test_the_root_works_without_a_script(reader: Reader) -> None:
    page = reader.open("", locale="ja-JP", java_script_enabled=False)
    assert page.locator("a").count() == len(CODES)
    page.get_by_role("link", name="한국어").click()
    expect(page).to_have_url(f"{reader.address}ko/")


def test_the_root_fits_a_phone(reader: Reader) -> None:
    page = reader.open("?choose", viewport={"width": 320, "height": 640})
    assert overflow(page) == []


@pytest.mark.parametrize("path", ["nowhere/", "ja/gpus/no-such-card/", "en/deep/er/page"])
def test_a_missing_address_offers_all_languages(path: str, reader: Reader) -> None:
    reader.forgive("status of 404")
    page = reader.open(path, locale="ja-JP")
    expect(page).to_have_url(reader.address + path)
    expect(page.locator("h1")).to_be_visible()
    page.get_by_role("link", name="简体中文").click()
    expect(page).to_have_url(f"{reader.address}zh/")


def test_the_missing_page_of_a_language_leads_home(reader: Reader) -> None:
    page = reader.open("ko/404.html")
    page.locator(".guide-ways a").first.click()
    expect(page).to_have_url(f"{reader.address}ko/")


def test_the_palette_button_changes_the_colours_and_is_remembered(reader: Reader) -> None:
    page = reader.open("en/method/", color_scheme="light")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    for _ in range(2):
        page.locator("form[data-md-component=palette] label:visible").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")  # as bars and fields follow
    page.goto(f"{reader.address}en/charts/")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")


def test_the_checks_of_this_file_would_notice(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        "<!doctype html><meta http-equiv=Content-Security-Policy content=\"script-src 'none'\">"
        "<title>x</title><img src=https://elsewhere.example/x.png><img src=gone.png>"
        "<script>alert(1)</script><p>" + "wide" * 400
    )
    with serving(tmp_path) as address:
        reading = Reader(browser, address)
        page = reading.open()
        assert overflow(page)
        with pytest.raises(AssertionError):
            reading.close()
    heard = " ".join(reading.complaints)
    for words in ("policy: script-src-elem", "elsewhere.example", "404"):
        assert words in heard
