"""The pages of builds: what is on them in every language, and what a browser makes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.built.browsing import Reader, layout_shift, overflow, search, small_targets
from tests.built.building import CODES
from tests.built.documents import document
from tests.built.test_picks import choice, place
from tests.tiny_builds import TINY_TIERS

pytestmark = pytest.mark.site

TIER = "en/builds/2-gpu/"
PAGES = ("", *(f"{id_}/" for id_ in TINY_TIERS))


@pytest.mark.parametrize("code", CODES)
def test_every_tier_has_cards_that_lead_to_its_page(code: str, tiny_site: Path) -> None:
    page = document(tiny_site / code / "builds/index.html").one("article")
    linked = {link.attributes["href"] for link in page.all("a")}
    assert linked >= {f"{id_}/" for id_ in TINY_TIERS}


@pytest.mark.parametrize("code", CODES)
def test_page_of_a_tier_has_a_priced_parts_list(code: str, tiny_site: Path) -> None:
    page = document(tiny_site / code / "builds/1-gpu/index.html")
    parts = page.classed("guide-parts")
    assert len(parts) == 2 * 2  # two regions, two classes with a build
    assert all("Quill" in table.text for table in parts)
    seen = page.classed("guide-seen")
    assert len(seen) == len(parts)
    assert all("2026" in table.text for table in seen)


@pytest.mark.parametrize("code", CODES)
def test_neighbours_of_a_tier_are_tiers(code: str, tiny_site: Path) -> None:
    links = document(tiny_site / code / "builds/1-gpu/index.html").classed("md-footer__link")
    assert {link.attributes["href"] for link in links} == {"../beginner/", "../2-gpu/"}


@pytest.mark.parametrize("code", CODES)
def test_home_page_leads_to_the_builds(code: str, tiny_site: Path) -> None:
    lists = document(tiny_site / code / "index.html").classed("guide-cards")
    links = [link.attributes["href"] for cards in lists for link in cards.all("a")]
    assert {"builds/", "fit/", "choose/"} <= set(links)


def test_open_data_tell_the_same_accelerator_as_the_pages(tiny_site: Path) -> None:
    for row in json.loads((tiny_site / "api/v1/builds.json").read_bytes()):
        page = document(tiny_site / f"en/builds/{row['tier']}/index.html")
        section = page.one("section", **{"aria-labelledby": f"{row['region']}-{row['class']}"})
        tables = section.classed("guide-parts")
        named = [a.attributes["href"] for table in tables for a in table.all("a")]
        assert (f"../../gpus/{row['accelerator']}/" in named) == bool(row["accelerator"])


@pytest.mark.browser
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("code", ["en", "ja"])
def test_nothing_goes_wrong_and_nothing_is_cut_off(path: str, code: str, reader: Reader) -> None:
    for width in (360, 768):
        page = reader.open(f"{code}/builds/{path}", viewport={"width": width, "height": 800})
        assert overflow(page) == []
        assert small_targets(page, "article") == []
        assert layout_shift(page) <= 0.01


@pytest.mark.browser
def test_choice_of_a_region_changes_builds_and_results(reader: Reader) -> None:
    page = reader.open(TIER)
    results = page.locator(".guide-judged:visible")
    expect(results).to_have_count(0)
    opened(page.locator("#rules-economical"))
    expect(results).to_have_count(1)
    expect(results).to_have_attribute("data-region-panel", "us")
    choice(page).select_option("de")
    expect(place(page, "de")).to_have_attribute("open", "")
    expect(results).to_have_attribute("data-region-panel", "de")
    page.goto(reader.address + "en/builds/")
    expect(page.locator(".guide-builds[data-region-panel=de]").first).to_be_visible()
    expect(page.locator(".guide-builds[data-region-panel=us]").first).to_be_hidden()
    assert layout_shift(page) <= 0.01


@pytest.mark.browser
def test_without_scripts_results_of_every_region_are_there(reader: Reader) -> None:
    page = reader.open(TIER, java_script_enabled=False)
    opened(page.locator("#rules-economical"))
    expect(page.locator(".guide-judged:visible")).to_have_count(2)
    expect(place(page, "de")).to_be_hidden()
    opened(page.locator(".guide-elsewhere"))
    opened(place(page, "de"))
    expect(place(page, "de").locator(".guide-parts").first).to_be_visible()


@pytest.mark.browser
def test_what_only_checkers_need_can_be_opened_without_scripts(reader: Reader) -> None:
    page = reader.open(TIER, java_script_enabled=False)
    for part in (".guide-wiring", ".guide-seen"):
        fold = place(page, "us").locator("details").filter(has=page.locator(part))
        expect(fold.locator(part)).to_be_hidden()
        opened(fold)
        expect(fold.locator(part)).to_be_visible()


@pytest.mark.browser
def test_an_anchor_leads_into_a_fold(reader: Reader) -> None:
    page = reader.open(f"{TIER}#rules-economical")
    expect(page.locator("#rules-economical")).to_be_in_viewport()
    page = reader.open(f"{TIER}#de-economical")
    expect(page.locator("#de-economical")).to_be_visible()
    expect(page.locator("#de-economical")).to_be_in_viewport()


def opened(fold: Locator) -> None:
    """Open what is folded, as a reader does."""
    fold.locator("> summary").click()


@pytest.mark.browser
def test_print_shows_parts_and_wiring_and_no_rules(reader: Reader) -> None:
    page = reader.open(TIER)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(place(page, "us").locator(".guide-parts")).to_be_visible()
    expect(place(page, "us").locator(".guide-wiring")).to_be_visible()
    expect(place(page, "us").locator(".guide-seen")).to_be_hidden()
    expect(page.locator(".guide-plot:visible")).not_to_have_count(0)
    expect(place(page, "de")).to_be_hidden()
    expect(page.locator(".guide-judged").first).to_be_hidden()
    expect(page.locator("#safety")).to_be_visible()


@pytest.mark.browser
def test_a_tier_is_found_by_its_name(reader: Reader) -> None:
    results = search(reader.open("en/"), "two GPUs")
    assert results.locator("a[href*='/en/builds/2-gpu/']").count() >= 1
