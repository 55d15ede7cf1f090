"""Asking in a browser whether a model fits: the walks of those who come with a model or a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, layout_shift, overflow, spaced

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "fit/"


def sentence(page: Page) -> Locator:
    return page.locator("[data-sentence]")


def lines(page: Page) -> Locator:
    return page.locator("[data-further]")


def rows(page: Page, name: str) -> Locator:
    return page.locator(f'[data-list-of="{name}"] tbody tr')


def said(page: Page) -> list[str]:
    lists = [rows(page, name).all_inner_texts() for name in ("ways", "rented", "models")]
    return [sentence(page).inner_text(), lines(page).inner_text(), *map(str, lists)]


def test_a_reader_finds_an_answer_without_a_click_and_without_data(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(sentence(page)).to_contain_text("It fits")
    expect(lines(page)).to_contain_text("tokens a second")
    names = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    assert "fit.json" not in page.evaluate(names)


def test_the_script_says_what_was_built(real_reader: Reader) -> None:
    page = real_reader.open(f"fr/{PAGE}")
    built = (
        sentence(page).inner_text(),
        lines(page).inner_text(),
        rows(page, "ways").all_inner_texts(),
    )
    page.locator("[name=sort]").evaluate("(field) => field.closest('details').open = true")
    page.locator("[name=sort]").select_option("speed")
    expect(page).to_have_url(re.compile("sort=speed"))
    page.locator("[name=sort]").select_option("price")
    expect(page).not_to_have_url(re.compile("sort="))
    now = (
        sentence(page).inner_text(),
        lines(page).inner_text(),
        rows(page, "ways").all_inner_texts(),
    )
    assert spaced(repr(now)) == spaced(repr(built))  # only built pages have no-break spaces


def test_an_owner_of_a_small_card_learns_what_it_runs(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(page.locator("[name=card]")).to_be_visible()
    page.locator("[name=card]").focus()
    page.locator("[name=card]").select_option("rtx-5060-laptop")
    page.locator("[name=model]").select_option("llama-3-1-8b")
    expect(sentence(page)).to_contain_text("GeForce RTX 5060 Laptop")
    expect(rows(page, "models").first).to_contain_text("fits")
    expect(page.locator('[data-list-of="models"] caption').first).to_contain_text("5060 Laptop")


def test_who_has_no_card_learns_what_a_large_model_takes(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?model=llama-3-3-70b&card=none")
    expect(sentence(page)).to_contain_text("Llama 3.3 70B")
    expect(sentence(page)).not_to_contain_text("It fits")
    expect(lines(page)).to_contain_text("Cheapest that holds it alone: ")
    expect(lines(page)).to_contain_text("Cheapest to rent: ")
    expect(page.locator('[data-list-of="models"]')).to_be_hidden()


def test_a_coder_asks_for_a_context_that_is_too_long(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?model=qwen3-32b")
    page.get_by_label("Context, tokens").select_option("131072")
    expect(sentence(page)).to_contain_text("does not fit")
    expect(lines(page)).to_contain_text("was made for at most 40,960 tokens")
    expect(lines(page)).to_contain_text("The longest context that fits for sure is")


def test_a_mixture_lies_in_memory_whole_and_is_read_in_part(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?model=deepseek-v3-2&card=none")
    expect(lines(page)).to_contain_text(re.compile(r"All 6\d\dB weights .* 37B of them"))


def test_tuning_says_how_many_hours_the_examples_take(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?model=llama-3-1-8b&card=rtx-5060-ti-16gb")
    page.get_by_label("tune it with QLoRA").check()
    expect(sentence(page)).to_contain_text("QLoRA tuning of Llama 3.1 8B")
    takes = re.compile("10,000 examples of 2,048 tokens takes .* hours")
    expect(lines(page)).to_contain_text(takes)
    page.get_by_label("train all weights").check()
    expect(lines(page)).not_to_contain_text("hours")


def test_an_own_model_is_asked_for_its_figures_and_answered(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?model=own")
    expect(page.get_by_text("you find it in its config.json")).to_have_count(1)
    figures = {"params": "8", "layers": "32", "hidden": "4096", "heads": "32", "kv_heads": "3"}
    for name, value in {**figures, "vocab": "128256"}.items():
        page.locator(f"[name={name}]").fill(value)
    expect(page.get_by_text("cannot share so many KV heads")).to_be_visible()
    expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("[name=kv_heads]").fill("8")
    expect(sentence(page)).to_contain_text("Your model in Q4_K_M")
    expect(page).to_have_url(re.compile("model=own.*kv_heads=8"))


def test_nonsense_in_the_address_is_said_and_the_rest_kept(real_reader: Reader) -> None:
    page = real_reader.open(f"ja/{PAGE}?card=rtx-4090&model=nonsense&count=two")
    expect(page.locator("[name=card]")).to_have_value("rtx-4090")
    expect(page.locator("[data-dropped]")).to_contain_text("nonsense")
    expect(page.locator("[data-dropped]")).to_contain_text("two")


def test_a_common_question_opens_in_place(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.locator('a[href^="?model=gpt-oss-120b&card=ryzen"]').click()
    expect(sentence(page)).to_contain_text("gpt-oss-120b")
    expect(lines(page)).to_contain_text("The system shares this memory")


def test_an_owner_with_much_main_memory_learns_what_runs_partly_there(real_reader: Reader) -> None:
    asked = "?model=gpt-oss-120b&card=rtx-3090&main=2xddr5-6000"
    page = real_reader.open(f"en/{PAGE}{asked}")
    expect(lines(page)).to_contain_text("of it in main memory it runs: ")
    expect(rows(page, "ways").first).to_contain_text("GiB in main memory")
    expect(rows(page, "models").filter(has_text="with main memory")).not_to_have_count(0)
    page.locator("[name=ram]").evaluate("(field) => field.closest('details').open = true")
    for nonsense in ("0", "99999", "much"):
        page.locator("[name=ram]").fill(nonsense)
        expect(page.locator("[name=ram]")).to_have_attribute("aria-invalid", "true")
        expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("[name=ram]").fill("16")
    expect(lines(page)).to_contain_text("It does not run with 16 GB of main memory")
    expect(page).to_have_url(re.compile("main=2xddr5-6000&ram=16"))


def test_main_memory_is_computed_by_a_script_that_only_who_asks_for_it_loads(
    real_reader: Reader,
) -> None:
    names = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    page = real_reader.open(f"en/{PAGE}?model=llama-3-1-8b&card=rtx-3090")
    expect(sentence(page)).to_contain_text("It fits")
    assert "main_memory.js" not in page.evaluate(names)
    page = real_reader.open(f"en/{PAGE}?model=gpt-oss-120b&card=rtx-3090")
    expect(sentence(page)).to_contain_text("does not fit")
    expect(sentence(page)).to_contain_text("of it in main memory")
    page.locator("[name=main]").evaluate("(field) => field.closest('details').open = true")
    page.locator("[name=main]").select_option("2xddr4-3200")
    expect(lines(page)).to_contain_text("of it in main memory")
    assert "main_memory.js" in page.evaluate(names)


def test_a_card_that_holds_too_little_says_its_speed_with_main_memory(
    real_reader: Reader,
) -> None:
    page = real_reader.open(f"en/{PAGE}?card=rtx-5070-ti&model=qwen3-30b-a3b")
    speed = re.compile(r"does not fit.*DDR5-6000.*starts at \d+.\d+ tokens a second")
    expect(sentence(page)).to_have_text(speed)


def test_the_search_narrows_models_and_chooses_the_only_one(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    search = page.get_by_role("searchbox", name="Search the cards")
    search.fill("5070")
    options = page.locator("[name=card] option")
    expect(options.filter(has_text="5070").first).to_be_attached()
    expect(options.filter(has_text="A100")).to_have_count(0)
    search.fill("5070 ti")
    search.press("Enter")
    expect(page.locator("[name=card]")).to_have_value("rtx-5070-ti")
    expect(sentence(page)).to_contain_text("RTX 5070 Ti")
    search.fill("")
    expect(options.filter(has_text="A100").first).to_be_attached()


def test_hours_of_tuning_come_with_their_money(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?card=rtx-4090&model=llama-3-1-8b&for=qlora")
    expect(lines(page)).to_contain_text(re.compile(r"these hours cost [\d.–]+\sUSD"))
    expect(lines(page)).to_contain_text(re.compile(r"the electricity for it costs"))
    rented = page.locator('[data-list-of="rented"] table').first
    expect(rented).to_contain_text("Hours for all examples")
    expect(rented).not_to_contain_text(re.compile(r"\b0\sUSD"))


def test_without_a_script_answer_and_questions_are_there(real_reader: Reader) -> None:
    page = real_reader.open(f"zh/{PAGE}", java_script_enabled=False)
    expect(sentence(page)).to_contain_text("Qwen3.6 27B")
    expect(page.locator("[data-form]")).to_be_hidden()
    assert page.get_by_role("table").count() >= 5


@pytest.mark.parametrize("code", ["en", "ko"])
def test_all_is_accessible_and_fits_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(
        f"{code}/{PAGE}?card=rtx-5090&model=llama-3-3-70b&count=2",
        viewport={"width": 390, "height": 844},
    )
    expect(page.locator("[name=card]")).to_have_value("rtx-5090")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []
    assert overflow(page) == []


def test_nothing_moves_while_the_page_is_built(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}", viewport={"width": 390, "height": 844})
    assert layout_shift(page) <= 0.01
