"""Asking about a second card in a browser: the walks of those who own one card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, layout_shift, overflow

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "second-card/"


def sentence(page: Page) -> Locator:
    return page.locator("[data-sentence]")


def lines(page: Page) -> Locator:
    return page.locator("[data-further]")


def first_option(page: Page) -> Locator:
    return page.locator("[data-options] tbody tr").first


def test_owner_of_one_card_reads_an_answer_without_a_click(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(sentence(page)).to_contain_text("Llama 3.3 70B")
    expect(sentence(page)).to_contain_text("GiB")
    expect(lines(page)).to_contain_text("You need a power supply of")
    names = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    assert "second_card.json" not in page.evaluate(names)


def test_owner_who_wants_a_faster_chat_keeps_or_splits(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_label("a faster single chat").check()
    page.get_by_label("Model, in 4 bits").select_option("qwen3-6-27b")
    expect(sentence(page)).to_contain_text("times as fast on two GeForce RTX 3090 cards (measured")
    expect(first_option(page)).to_contain_text("keep one")
    expect(page).to_have_url(re.compile("for=chat&model=qwen3-6-27b|model=qwen3-6-27b&for=chat"))


def test_two_different_cards_work_in_turn(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?have=rtx-4090&add=rtx-3090&for=chat&model=qwen3-6-27b")
    expect(lines(page)).to_contain_text("take turns")
    expect(sentence(page)).to_contain_text("not measured")


def test_a_small_power_supply_and_a_limit_are_said(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_text("My computer and my prices").click()
    page.get_by_label("Power supply, watts").fill("850")
    page.get_by_label("Processor, watts").fill("120")
    expect(lines(page)).to_contain_text("Replace your power supply")
    page.get_by_label("Power limit").fill("280")
    expect(lines(page)).to_contain_text("little to spare")
    expect(lines(page)).to_contain_text("(measured)")
    page.get_by_label("Power limit").fill("many")
    expect(page.locator("[data-kept]")).to_be_visible()
    expect(page.get_by_text("Watts: a number as on the label")).to_be_visible()


def test_two_that_do_not_run_it_are_not_priced_or_fed(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?have=rtx-3060-12gb&psu_w=850")
    expect(sentence(page)).to_contain_text("No: even together")
    expect(lines(page)).to_contain_text("larger card runs it")
    expect(lines(page)).not_to_contain_text("second card costs")
    expect(lines(page)).not_to_contain_text("power supply")
    expect(page.locator("[data-check]")).to_be_hidden()
    expect(page.locator("[data-model]")).to_have_attribute("href", "../models/llama-3-3-70b/")
    page.get_by_label("The card I have").focus()
    page.get_by_label("The card I have").select_option("rtx-3090")
    expect(lines(page)).to_contain_text("second card costs")
    expect(page.locator("[data-check]")).to_be_visible()
    expect(page.locator("[data-model]")).to_be_visible()
    page.get_by_label("separate jobs").check()
    expect(page.locator("[data-model]")).to_be_hidden()


def test_cards_of_two_makers_only_do_separate_jobs(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?add=rx-7900-xtx")
    expect(sentence(page)).to_contain_text("different makers")
    page.get_by_label("separate jobs").check()
    expect(sentence(page)).to_contain_text("separate jobs")


def test_who_comes_by_a_link_finds_the_fields_filled(real_reader: Reader) -> None:
    page = real_reader.open(f"ja/{PAGE}?have=rtx-5090&add=nonsense&region=us")
    expect(page.locator("[name=have]")).to_have_value("rtx-5090")
    expect(page.locator("[data-dropped]")).to_contain_text("nonsense")
    expect(lines(page)).to_contain_text("ドル")
    check = page.locator("[data-check]")
    expect(check).to_have_attribute("href", re.compile(r"check-build/\?gpu=rtx-5090&gpu_count=2"))


def test_without_a_script_the_answer_and_the_pairs_are_there(real_reader: Reader) -> None:
    page = real_reader.open(f"fr/{PAGE}", java_script_enabled=False)
    expect(sentence(page)).to_contain_text("Llama 3.3 70B")
    expect(page.locator("[data-form]")).to_be_hidden()
    expect(page.get_by_role("table")).to_have_count(2)


@pytest.mark.parametrize("code", ["fr", "ko"])
def test_all_is_accessible_and_fits_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(
        f"{code}/{PAGE}?have=rtx-5090&psu_w=850", viewport={"width": 390, "height": 844}
    )
    expect(page.locator("[name=have]")).to_have_value("rtx-5090")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []
    assert overflow(page) == []


def test_nothing_moves_while_the_page_is_built(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}", viewport={"width": 390, "height": 844})
    assert layout_shift(page) <= 0.01
