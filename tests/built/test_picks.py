"""The pages of picks: what is on them in every language, and what a browser makes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from macros.present.words.language import LANGUAGES
from scripts.measuring.chromium import PHONE
from tests.built.browsing import Reader, layout_shift, overflow, search, small_targets
from tests.built.building import CODES
from tests.built.documents import Element, document
from tests.built.tiny_advice import TINY_PERSONAS

pytestmark = pytest.mark.site

REGION_OF = {language.code: language.region for language in LANGUAGES}
INDEX, PERSONA = "en/picks/", "en/picks/best-overall/"
PAGES = ("", *(f"{id_}/" for id_ in (*TINY_PERSONAS, "avoid", "upgrade")))


@pytest.mark.parametrize("code", CODES)
def test_every_persona_has_a_card_that_leads_to_their_page(code: str, tiny_site: Path) -> None:
    cards = document(tiny_site / code / "picks/index.html").classed("guide-advice__persona")
    linked = {card.one("a").attributes["href"] for card in cards}
    assert linked == {f"{id_}/" for id_ in TINY_PERSONAS}


DOLLARS = {"en": "USD", "fr": "$", "ja": "ドル", "ko": "달러", "zh": "美元"}


@pytest.mark.parametrize("code", CODES)
def test_a_page_of_a_persona_answers_with_a_price_and_its_day(code: str, tiny_site: Path) -> None:
    page = document(tiny_site / code / "picks/best-overall/index.html")
    places = page.classed("guide-place")
    assert {place.attributes["data-region-panel"] for place in places} == {"us", "de"}
    own = REGION_OF[code] if REGION_OF[code] in ("us", "de") else "us"
    assert [p.attributes["data-region-panel"] for p in places if "open" in p.attributes] == [own]
    (answer,) = places[0].classed("guide-answer")
    assert "Boreal" in answer.text
    assert DOLLARS[code] in answer.text
    assert "2026" in answer.text


@pytest.mark.parametrize("code", CODES)
def test_needs_that_nothing_meets_make_a_page_and_no_error(code: str, tiny_site: Path) -> None:
    page = document(tiny_site / code / "picks/finetune-70b/index.html")
    assert len(page.classed("guide-answer--none")) == 2
    assert page.all("tbody") == []
    funnel = page.classed("guide-funnel")[0].text
    assert "999" not in funnel
    assert "Boreal One" in funnel


@pytest.mark.parametrize("code", CODES)
def test_neighbours_of_a_persona_are_personas(code: str, tiny_site: Path) -> None:
    links = document(tiny_site / code / "picks/kaggle/index.html").classed("md-footer__link")
    assert [link.attributes["href"] for link in links] == ["../best-overall/", "../just-learning/"]


@pytest.mark.parametrize("code", CODES)
def test_a_gpu_page_says_who_should_buy_it(code: str, tiny_site: Path) -> None:
    article = document(tiny_site / code / "gpus/boreal-one/index.html").one("article")
    first, *others = article.classed("guide-buyers")
    own = REGION_OF[code] if REGION_OF[code] in ("us", "de") else "us"
    assert own in first.attributes["data-region-panel"].split()
    assert "../../picks/best-overall/" in _links(first)
    assert "hidden" not in first.attributes
    assert all("hidden" in other.attributes for other in others)


@pytest.mark.parametrize("code", CODES)
def test_the_history_holds_both_days_and_both_outcomes(code: str, tiny_site: Path) -> None:
    page = document(tiny_site / code / "history/2019/index.html")
    first, shaken, second, _ = (table.one("tbody").all("tr") for table in page.all("table")[:4])
    assert len(first) == len(second) == 2
    assert len(shaken) == 4  # estimated prices and ranks, lower and higher
    assert all("../../gpus/boreal-two/" in str(_links(row)) for row in [*first, *second])


def _links(row: Element) -> list[str]:
    return [link.attributes["href"] for link in row.all("a")]


def test_open_data_tell_the_same_pick_as_the_pages(tiny_site: Path) -> None:
    rows = json.loads((tiny_site / "api/v1/picks.json").read_bytes())
    for row in rows:
        page = document(tiny_site / f"en/picks/{row['persona']}/index.html")
        (place,) = (
            place
            for place in page.classed("guide-place")
            if place.attributes["data-region-panel"] == row["region"]
        )
        names = [link.attributes["href"] for a in place.classed("guide-answer__name")
                 for link in a.all("a")]  # fmt: skip
        assert names == ([f"../../gpus/{row['pick']}/"] if row["pick"] else [])


def choice(page: Page) -> Locator:
    return page.locator("[data-region-choice] select")


def place(page: Page, region: str) -> Locator:
    return page.locator(f"details.guide-place[data-region-panel={region}]")


@pytest.mark.browser
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("code", ["en", "ja"])
def test_nothing_goes_wrong_and_nothing_is_cut_off(path: str, code: str, reader: Reader) -> None:
    for width in (360, 768):
        page = reader.open(f"{code}/picks/{path}", viewport={"width": width, "height": 800})
        assert overflow(page) == []
        assert small_targets(page, "article") == []
        assert layout_shift(page) <= 0.01


@pytest.mark.browser
def test_choice_of_a_region_changes_the_cards(reader: Reader) -> None:
    page = reader.open(INDEX)
    card = page.locator(".guide-advice > li").first
    expect(card).to_contain_text("USD")
    expect(card.locator("[data-region-panel=de]")).to_be_hidden()
    choice(page).select_option("de")
    expect(card.locator("[data-region-panel=de]")).to_be_visible()
    expect(card.locator("[data-region-panel=us]")).to_be_hidden()


@pytest.mark.browser
def test_choice_is_kept_on_the_next_page_and_moves_nothing(reader: Reader) -> None:
    page = reader.open(INDEX)
    choice(page).select_option("de")
    for path in (PERSONA, "en/picks/avoid/", "en/picks/upgrade/", "ja/picks/best-overall/"):
        page.goto(reader.address + path)
        expect(choice(page)).to_have_value("de")
        expect(place(page, "de")).to_have_attribute("open", "")
        expect(place(page, "us")).not_to_have_attribute("open", "")
        assert layout_shift(page) <= 0.01
    page.goto(reader.address + "en/")
    expect(page.locator("[data-region-panel=de]").first).to_be_visible()
    assert layout_shift(page) <= 0.01


@pytest.mark.browser
@pytest.mark.parametrize(
    "path",
    [
        "builds/2-gpu/",
        pytest.param("picks/run-llms-at-home/", marks=pytest.mark.nightly),
        pytest.param("picks/upgrade/", marks=pytest.mark.nightly),
    ],
)
def test_kept_region_moves_nothing_on_a_slow_phone(path: str, real_reader: Reader) -> None:
    page = real_reader.open("ja/404.html", viewport=PHONE)
    page.evaluate("localStorage.setItem('guide-region', 'gb')")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 8})
    page.goto(f"{real_reader.address}ja/{path}")
    expect(place(page, "gb")).to_have_attribute("open", "")
    assert layout_shift(page) <= 0.01


@pytest.mark.browser
def test_limit_of_price_follows_the_region(reader: Reader) -> None:
    page = reader.open(PERSONA)
    limits = page.locator("li[data-region-panel]")
    expect(limits.locator("visible=true")).to_have_count(1)
    before = limits.locator("visible=true").inner_text()
    choice(page).select_option("de")
    expect(limits.locator("visible=true")).to_have_count(1)
    assert limits.locator("visible=true").inner_text() != before


@pytest.mark.browser
def test_without_scripts_the_own_region_is_open_and_others_can_be(reader: Reader) -> None:
    page = reader.open(PERSONA, java_script_enabled=False)
    expect(place(page, "us").locator(".guide-answer")).to_be_visible()
    expect(place(page, "de").locator(".guide-answer")).to_be_hidden()
    place(page, "de").locator("summary").first.click()
    expect(place(page, "de").locator(".guide-answer")).to_be_visible()
    expect(page.locator("[data-region-choice]")).to_be_hidden()
    page.goto(reader.address + INDEX)
    for card in page.locator(".guide-advice > li").all():
        expect(card.locator("[data-region-panel=us]")).to_be_visible()


@pytest.mark.browser
def test_keys_alone_open_a_step_of_the_derivation(reader: Reader) -> None:
    page = reader.open(PERSONA)
    step = page.locator(".guide-funnel details").first
    step.locator("summary").focus()
    expect(step.locator("a").first).to_be_hidden()
    page.keyboard.press("Enter")
    expect(step.locator("a").first).to_be_visible()
    choice(page).focus()
    page.keyboard.press("ArrowDown")
    expect(place(page, "de")).to_have_attribute("open", "")


@pytest.mark.browser
def test_a_persona_is_found_by_what_they_do(reader: Reader) -> None:
    for code, words in (("en", "kaggle"), ("ja", "kaggle")):
        results = search(reader.open(f"{code}/"), words)
        assert results.locator(f"a[href*='/{code}/picks/kaggle/']").count() >= 1


@pytest.mark.browser
def test_print_shows_the_answer_and_the_derivation(reader: Reader) -> None:
    page = reader.open(PERSONA)
    page.emulate_media(media="print")
    expect(place(page, "us").locator(".guide-answer")).to_be_visible()
    expect(page.locator(".guide-funnel")).to_be_visible()
    expect(page.locator("[data-region-choice]")).to_be_hidden()
    expect(page.locator(".guide-actions").first).to_be_hidden()
