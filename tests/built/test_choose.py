"""Asking in a browser which one to get: the walks of those who have work and a budget."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, layout_shift, overflow, spaced

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "choose/"


def sentence(page: Page) -> Locator:
    return page.locator("[data-sentence]")


def lines(page: Page) -> Locator:
    return page.locator("[data-further]")


def rows(page: Page) -> Locator:
    return page.locator('[data-list-of="rows"] tbody tr')


def test_a_reader_finds_an_answer_without_a_click_and_without_data(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(sentence(page)).to_contain_text("Our pick for “Run language models at home”")
    names = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    assert "facts.json" not in page.evaluate(names)


def test_the_script_says_what_was_built(real_reader: Reader) -> None:
    page = real_reader.open(f"zh/{PAGE}")

    def said() -> list[str]:
        return [
            sentence(page).inner_text(),
            lines(page).inner_text(),
            *rows(page).all_inner_texts(),
        ]

    built = said()
    page.locator("[name=budget]").fill("5")
    expect(page).to_have_url(re.compile("budget=5"))
    page.locator("[name=budget]").fill("")
    expect(page).not_to_have_url(re.compile("budget="))
    assert [*map(spaced, said())] == [*map(spaced, built)]  # only built pages bind words


def test_a_student_with_little_money_learns_what_it_buys(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_label("What for").select_option("learn-for-least")
    page.locator("[name=budget]").fill("300")
    expect(sentence(page)).to_contain_text("Learn for the least money")
    expect(page).to_have_url(re.compile("for=learn-for-least&budget=300"))


def test_a_budget_that_buys_nothing_names_the_nearest(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?budget=50")
    expect(sentence(page)).to_contain_text("costs more than your budget")
    expect(lines(page)).to_contain_text("The cheapest that meets all but the price")
    expect(page.locator('[data-list-of="rows"]')).to_be_hidden()


def test_an_owner_learns_what_the_pick_gains_or_to_keep(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=best-overall&have=rtx-3060-12gb")
    expect(lines(page)).to_contain_text("times as fast as your GeForce RTX 3060 12 GB")
    page.goto(page.url.replace("rtx-3060-12gb", "rtx-5090"))
    expect(sentence(page)).to_contain_text("Keep your GeForce RTX 5090")
    expect(page.locator("[data-turns]")).to_be_hidden()


def test_whole_computers_are_those_of_as_many_cards(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=run-70b-at-home")
    name = rows(page).first.get_by_role("link").inner_text()
    several = re.match(r"(\d)\s×", name)
    count = several[1] if several else "1"
    whole = page.get_by_role("link", name="Whole computers to build")
    expect(whole).to_have_attribute("href", f"../builds/{count}-gpu/")


def test_who_needs_cuda_gets_no_other(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?cuda=1")
    expect(sentence(page)).to_contain_text("GeForce")
    assert "Radeon" not in rows(page).first.inner_text()


def test_works_are_weighed_by_keyboard_and_kept_in_the_address(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_text("Kinds of work that count").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Work 1", exact=True)).to_be_focused()
    page.keyboard.type("Generating images")
    expect(lines(page)).to_contain_text("Generating images (100%)")
    page.get_by_label("Work 2", exact=True).select_option("llm-decode-8b")
    expect(lines(page)).to_contain_text("Generating images (67%), LLM text generation (8B) (33%)")
    page.get_by_label("How often you do work 2").select_option("main")
    expect(lines(page)).to_contain_text("Generating images (50%)")
    address = "work1=image-generation&work2=llm-decode-8b&weight2=main"
    expect(page).to_have_url(re.compile(address))
    again = real_reader.open(f"en/{PAGE}?{address}")
    expect(lines(again)).to_contain_text("Generating images (50%)")


def test_work_beside_the_profile_leaves_the_profile_its_own(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=make-images&work2=video-generation")
    expect(lines(page)).to_contain_text("Generating images (67%), Generating video (33%)")
    plain = real_reader.open(f"en/{PAGE}?for=make-images&weight1=sometimes")
    expect(sentence(plain)).to_contain_text("Make images")
    expect(lines(plain)).not_to_contain_text("Speed is weighed")


def test_what_would_change_the_answer_follows_the_question(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    turns = page.locator("[data-turns]")
    expect(turns).to_contain_text(" instead")
    page.get_by_label("What for").select_option("lab-with-budget")
    expect(turns).to_contain_text("to spend in all")
    page.locator("[name=budget]").fill("50")
    expect(turns).to_be_hidden()


def test_own_power_supply_says_what_must_be_bought(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?psu=450")
    expect(lines(page)).to_contain_text("yours has 450")
    page.get_by_text("More assumptions").click()
    page.locator("[name=psu]").fill("1600")
    expect(lines(page)).to_contain_text("is enough with a processor of up to")
    expect(lines(page)).not_to_contain_text("With a stronger power supply")
    page.get_by_label("I already have", exact=True).select_option("nothing")
    expect(page.get_by_text("counts only in a computer of your own")).to_be_visible()
    expect(page.locator("[data-kept]")).to_be_visible()


def test_free_slots_of_the_own_computer_hold_the_answer(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=lab-with-budget&has=computer&free=1")
    expect(page.locator("[name=free]")).to_have_value("1")
    expect(lines(page)).to_contain_text("room for one card")
    for first in rows(page).all_inner_texts():
        assert "×" not in first.split("\n")[0]
    page.locator("[name=have]").focus()
    page.locator("[name=have]").select_option("rtx-3060-12gb")
    expect(lines(page)).to_contain_text(re.compile("taken out, your computer has room for 2 cards"))
    page.get_by_text("More assumptions").click()
    page.get_by_label("I already have", exact=True).select_option("nothing")
    expect(page.get_by_text("Slots of your own count only in a computer")).to_be_visible()


def test_card_in_the_only_slot_leaves_it_to_one_other(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=run-70b-at-home&have=rtx-3090&free=0")
    expect(lines(page)).to_contain_text("taken out, your computer has room for one card")
    expect(page.locator("[data-second]")).to_be_hidden()
    for first in rows(page).all_inner_texts():
        assert "×" not in first.split("\n")[0]


def test_own_card_is_said_not_to_be_one_of_two(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=run-70b-at-home&have=rtx-3090")
    expect(lines(page)).to_contain_text("Your GeForce RTX 3090 is not counted as one of the cards")
    expect(lines(page)).to_contain_text("only just fits: connect the screen to graphics")
    expect(page.locator("[data-second]")).to_be_visible()


def test_organisations_are_led_to_their_guide(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=company-of-a-hundred")
    expect(page.locator("[data-guide]")).to_be_visible()
    expect(page.locator("[data-wholes]")).to_be_hidden()
    page.get_by_label("What for").select_option("make-images")
    expect(page.locator("[data-guide]")).to_be_hidden()
    expect(page.locator("[data-wholes]")).to_be_visible()


@pytest.mark.parametrize("preset", ["cloud-only", "run-120b-at-home"])
def test_what_is_rented_or_whole_leads_to_no_builds(preset: str, real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for={preset}")
    expect(sentence(page)).to_contain_text("Our pick")
    expect(page.locator("[data-wholes]")).to_be_hidden()


@pytest.mark.parametrize("nonsense", ["-1", "99", "1.5", "two"])
def test_impossible_slots_are_refused_at_their_field(nonsense: str, real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?free={nonsense}")
    expect(page.locator("[data-dropped]")).to_contain_text(nonsense)
    expect(page.locator("#wrong-free")).to_contain_text(f"“{nonsense}” in the address")
    page.locator("[name=free]").fill(nonsense)  # its part is open, since it has something to say
    expect(page.locator("#wrong-free")).to_have_text("Enter a whole number from 0 to 8.")


def test_quiet_leaves_out_what_is_loud(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=make-images")
    loud = sentence(page).inner_text()
    page.get_by_text("More assumptions").click()
    page.get_by_label("Quiet beside a desk").check()
    expect(page).to_have_url(re.compile("quiet=1"))
    expect(sentence(page)).not_to_have_text(loud)


def test_profile_with_a_sum_shows_it_in_the_field(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=lab-with-budget")
    expect(page.locator("[name=budget]")).to_have_attribute("placeholder", "20000")
    expect(sentence(page)).to_have_text(re.compile(r"[24]\s×\sRTX"))
    page.get_by_label("What for").select_option("make-images")
    expect(page.locator("[name=budget]")).to_have_attribute("placeholder", "")


def test_budget_beyond_all_is_remarked_and_small_memory_is_told(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?budget=10000000&have=rtx-3060-12gb")
    expect(lines(page)).to_contain_text("You need not spend your whole budget")
    expect(lines(page)).to_contain_text("less memory than this profile asks for")


def test_another_region_brings_its_own_money(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_text("More assumptions").click()
    page.get_by_label("Region", exact=True).select_option("jp")
    expect(sentence(page)).to_contain_text("JPY")


def test_impossible_budgets_are_refused_and_nonsense_is_said(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?for=nobody&budget=0")
    expect(page.locator("[data-dropped]")).to_contain_text("nobody")
    page.locator("[name=budget]").fill("0")
    expect(page.get_by_text("Enter a number from 1 to")).to_be_visible()
    page.locator("[name=budget]").fill("10000000")
    expect(page.get_by_text("Enter a number from 1 to")).to_have_count(0)


def test_without_a_script_the_answer_and_all_profiles_are_there(real_reader: Reader) -> None:
    page = real_reader.open(f"fr/{PAGE}", java_script_enabled=False)
    expect(sentence(page)).to_contain_text("Notre choix pour «")
    expect(page.locator("[data-form]")).to_be_hidden()
    assert page.locator('a[href^="?for="]').count() > 20


@pytest.mark.parametrize("code", ["en", "ja"])
def test_all_is_accessible_and_fits_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(
        f"{code}/{PAGE}?for=make-images&budget=100000", viewport={"width": 390, "height": 844}
    )
    expect(page.locator("[name=for]")).to_have_value("make-images")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []
    assert overflow(page) == []


def test_nothing_moves_while_the_page_is_built(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}", viewport={"width": 390, "height": 844})
    assert layout_shift(page) <= 0.01


def test_what_was_entered_before_the_script_ran_is_not_lost(real_reader: Reader) -> None:
    page = real_reader.open("en/")
    held: list[Route] = []
    page.route("**/tool_form.js", lambda route: held.append(route))
    page.goto(real_reader.address + "en/choose/", wait_until="commit")
    page.locator("[name=budget]").fill("300000")
    page.locator("[name=have]").focus()
    page.wait_for_timeout(300)
    assert page.locator("[name=have] option").count() == 1, "the script has run too early"
    for route in held:
        route.continue_()
    page.locator("[name=have]").select_option("rtx-3060-12gb")
    expect(page.locator("[data-answer]")).to_have_text(re.compile("RTX 3060 12 ?GB"))
    expect(page).to_have_url(re.compile("budget=300000.*have=rtx-3060-12gb"))
