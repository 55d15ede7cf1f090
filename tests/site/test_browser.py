"""The built site in a browser: what a reader does, with no error, no leak and no overflow.

Every test fails on an error in the console, a request that leaves the site and a broken policy:
see browsing.Reader.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from scripts.measuring.serving import serving
from tests.site.browsing import Reader
from tests.site.building import CODES

pytestmark = [pytest.mark.site, pytest.mark.browser]

HTML = {"en": "en", "fr": "fr", "ja": "ja", "ko": "ko", "zh": "zh-Hans"}
KINDS = (
    "",
    "gpus/",
    "gpus/boreal-one/",
    "gpus/meridian-x/",
    "charts/",
    "method/",
    "contribute/",
    "404.html",
)
# Columns of the table.
NAME, RELEASED, MEMORY, FP32, PRICE = 0, 1, 2, 4, 7


def rows(page: Page) -> list[str]:
    """Return the names in the rows of the table that are shown, in their order."""
    return page.locator(".guide-gpus tbody tr:visible th a").all_inner_texts()


def heading(page: Page, column: int) -> Locator:
    return page.locator(".guide-gpus thead th").nth(column)


def overflow(page: Page) -> list[str]:
    """Return the elements that make the page wider than its window."""
    return page.evaluate(  # type: ignore[no-any-return] # the script below returns strings
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        ["page", ...document.querySelectorAll("body *")]
          .filter((e) => e === "page" || e.getBoundingClientRect().right > innerWidth + 1)
          .map((e) => `${e.tagName}.${e.className}`)"""
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
    for part in ("gpus", "charts", "method", "contribute"):
        page.goto(f"{reader.address}en/")
        page.locator(f".guide-cards a[href='{part}/']").click()
        expect(page).to_have_url(f"{reader.address}en/{part}/")


def test_a_heading_sorts_and_says_how(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    assert rows(page) == ["Boreal Two", "Boreal One", "Meridian X"]
    memory = heading(page, MEMORY)
    memory.get_by_role("button").click()
    expect(memory).to_have_attribute("aria-sort", "descending")
    assert rows(page) == ["Meridian X", "Boreal Two", "Boreal One"]
    memory.get_by_role("button").click()
    expect(memory).to_have_attribute("aria-sort", "ascending")
    assert rows(page) == ["Boreal One", "Boreal Two", "Meridian X"]
    assert page.locator("[aria-sort]").count() == 1


def test_unknown_figures_stay_last_in_both_directions(reader: Reader) -> None:
    page = reader.open("ja/gpus/")
    for column in (FP32, RELEASED):
        for _ in range(2):
            heading(page, column).get_by_role("button").click()
            assert rows(page)[-1] == "Meridian X"


def test_prices_sort_by_amount(reader: Reader) -> None:
    page = reader.open("fr/gpus/")
    heading(page, PRICE).get_by_role("button").click()
    assert rows(page)[0] == "Boreal One"


def test_names_sort_with_the_keyboard(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    button = heading(page, NAME).get_by_role("button")
    button.focus()
    page.keyboard.press("Enter")
    expect(heading(page, NAME)).to_have_attribute("aria-sort", "ascending")
    assert rows(page) == ["Boreal One", "Boreal Two", "Meridian X"]
    page.keyboard.press("Space")
    expect(heading(page, NAME)).to_have_attribute("aria-sort", "descending")
    assert rows(page) == ["Meridian X", "Boreal Two", "Boreal One"]
    expect(button).to_be_focused()


def test_filters_narrow_the_table_and_say_how_far(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    count = page.locator(".guide-filters output")
    expect(count).to_have_text("3 of 3 shown")
    expect(count).to_have_attribute("aria-live", "polite")
    page.get_by_label("Filter by name or family").fill("TWO boreal")
    assert rows(page) == ["Boreal Two"]
    expect(count).to_have_text("1 of 3 shown")
    page.get_by_role("button", name="Reset").click()
    expect(count).to_have_text("3 of 3 shown")
    page.get_by_label("Vendor").select_option("Meridian")
    assert rows(page) == ["Meridian X"]
    page.get_by_label("Segment").select_option("consumer")
    assert rows(page) == []
    expect(count).to_have_text("0 of 3 shown")
    page.get_by_label("Vendor").select_option("")
    assert rows(page) == ["Boreal Two", "Boreal One"]
    page.get_by_role("button", name="Reset").click()
    expect(count).to_have_text("3 of 3 shown")
    assert len(rows(page)) == 3


def test_enter_in_the_filter_stays_on_the_page(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.get_by_label("Filter by name or family").fill("one")
    page.keyboard.press("Enter")
    assert rows(page) == ["Boreal One"]
    expect(page).to_have_url(f"{reader.address}en/gpus/")


def test_going_back_keeps_what_was_filtered(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.get_by_label("Segment").select_option("consumer")
    page.get_by_role("link", name="Boreal Two").click()
    expect(page.locator("h1")).to_have_text("Boreal Two")
    page.go_back()
    expect(page.get_by_label("Segment")).to_have_value("consumer")
    expect(page.locator(".guide-filters output")).to_have_text("2 of 3 shown")
    assert rows(page) == ["Boreal Two", "Boreal One"]


def test_sorting_keeps_what_is_filtered(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.get_by_label("Segment").select_option("consumer")
    heading(page, MEMORY).get_by_role("button").click()
    assert rows(page) == ["Boreal Two", "Boreal One"]


def test_the_table_is_whole_without_a_script(reader: Reader) -> None:
    page = reader.open("ko/gpus/", java_script_enabled=False)
    assert rows(page) == ["Boreal Two", "Boreal One", "Meridian X"]
    expect(page.locator(".guide-filters")).to_be_hidden()
    assert page.locator(".guide-gpus thead button").count() == 0


def test_a_figure_leads_to_its_source(reader: Reader) -> None:
    page = reader.open("en/gpus/boreal-one/")
    mark = page.locator(".guide-evidence").first
    expect(mark).to_have_accessible_name(re.compile("Source 1.*high.*2026"))
    mark.click()
    expect(page).to_have_url(re.compile("#source-1$"))
    expect(page.locator("#source-1")).to_be_in_viewport()
    expect(page.locator("li:target")).to_contain_text("Borealis data sheet")


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
    page.locator("article a").click()
    expect(page).to_have_url(f"{reader.address}ko/")


def test_charts_are_drawn_and_offer_no_upload(reader: Reader) -> None:
    page = reader.open("en/charts/")
    boxes = page.locator(".guide-chart__box")
    assert boxes.count() == 2
    for box in boxes.all():
        box.scroll_into_view_if_needed()
        expect(box).to_have_attribute("data-drawn", "true")
        expect(box.locator(".points path").first).to_be_attached()
        buttons = box.locator(".modebar-btn")
        titles = [button.get_attribute("data-title") or "" for button in buttons.all()]
        assert titles
        for word in ("share", "cloud", "download"):
            assert not any(word in title.lower() for title in titles)


def test_every_button_of_a_chart_works(reader: Reader) -> None:
    page = reader.open("en/charts/")
    box = page.locator(".guide-chart__box").first
    expect(box).to_have_attribute("data-drawn", "true")
    for button in box.locator(".modebar-btn").all():
        button.dispatch_event("click")
    expect(box.locator(".points path").first).to_be_attached()


def test_a_chart_that_cannot_be_drawn_says_so_in_words(reader: Reader) -> None:
    reader.forgive("net::ERR_FAILED")
    reader.forgive("Plotly could not be loaded")
    page = reader.open("en/")
    page.route("**/plotly.min.js", lambda route: route.abort())
    page.goto(f"{reader.address}en/charts/")
    box = page.locator(".guide-chart__box").first
    expect(box).to_have_text("The chart could not be drawn; its data are in the table below.")
    expect(box).to_be_visible()
    assert box.get_attribute("role") is None  # as a picture its text would not be read
    assert overflow(page) == []
    page.locator("figure summary").first.click()
    expect(page.locator("figure tbody tr").first).to_be_visible()


def test_charts_follow_the_palette(reader: Reader) -> None:
    page = reader.open("en/charts/", color_scheme="light")
    box = page.locator(".guide-chart__box").first
    expect(box).to_have_attribute("data-drawn", "true")
    fits = """([box, old]) => box.layout.font.color !== old &&
        box.layout.font.color === getComputedStyle(box).color"""
    light = page.evaluate("box => box.layout.font.color", box.element_handle())
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.wait_for_function(fits, arg=[box.element_handle(), light])


def test_charts_have_their_data_without_a_script(reader: Reader) -> None:
    page = reader.open("en/charts/", java_script_enabled=False)
    for box in page.locator(".guide-chart__box").all():
        expect(box).to_be_hidden()
    page.locator("figure summary").first.click()
    expect(page.locator("figure tbody tr").first).to_be_visible()


def test_the_palette_button_changes_the_colours_and_is_remembered(reader: Reader) -> None:
    page = reader.open("en/method/", color_scheme="light")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    for _ in range(2):
        page.locator("form[data-md-component=palette] label:visible").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
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
