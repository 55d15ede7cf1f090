"""Asking in a browser whether to rent or to buy: the walks of those who have hours and money."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.accessibility import violations
from tests.built.browsing import Reader, layout_shift, overflow, spaced

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = "rent-or-buy/"


def sentence(page: Page) -> Locator:
    return page.locator("[data-sentence]")


def lines(page: Page) -> Locator:
    return page.locator("[data-further]")


def test_who_uses_it_in_the_evenings_reads_to_rent_without_a_click(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    expect(sentence(page)).to_have_text(
        re.compile(
            r"^Rent(, at the rents of [^:]+)?: the GeForce RTX\s4090 .* less over 3\s?years\.$"
        )
    )
    expect(lines(page)).to_contain_text("An hour in the cloud cost")


def test_a_researcher_with_many_hours_reads_to_buy(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_label("Hours of use a week").fill("120")
    expect(sentence(page)).to_have_text(re.compile("^Buy(, at [^:]+)?: "))
    expect(page).to_have_url(re.compile("hours=120"))


def test_the_script_says_what_was_built(real_reader: Reader) -> None:
    page = real_reader.open(f"ja/{PAGE}")

    def said() -> list[str]:
        return [place.inner_text() for place in (sentence(page), lines(page))] + page.locator(
            "[data-table] tbody tr"
        ).all_inner_texts()

    built = said()
    page.locator("[name=hours]").fill("11")
    expect(page).to_have_url(re.compile("hours=11"))
    page.locator("[name=hours]").fill("10")
    expect(page).not_to_have_url(re.compile("hours="))
    assert [*map(spaced, said())] == [*map(spaced, built)]  # only built pages bind words


def test_a_doubter_changes_what_the_card_brings(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?resale=20")
    low = sentence(page).inner_text()
    page.get_by_text("More assumptions").click()
    page.get_by_label("Resale value in the end").fill("60")
    expect(sentence(page)).not_to_have_text(low)


def test_the_chart_is_drawn_for_the_readers_own_hours(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?hours=60")
    drawn = page.locator("[data-drawn]")
    expect(drawn.locator("figcaption")).to_contain_text("60 hours a week")
    expect(drawn.locator("svg .guide-plot__line")).to_have_count(2)
    expect(page.locator("[data-example]")).to_be_hidden()
    page.locator("[name=hours]").fill("10")
    expect(page.locator("[data-example]")).to_be_visible()
    expect(drawn).to_be_hidden()


def test_a_module_whose_server_nobody_priced_has_no_verdict(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?card=nvidia-b200&hours=168")
    expect(sentence(page)).to_contain_text("No verdict")


def test_who_trains_reads_what_a_run_costs_here_and_rented(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?card=rtx-3060-12gb&run=1000")
    expect(lines(page)).to_contain_text("QLoRA on Llama 3.1 8B")
    expect(lines(page)).to_contain_text("1 billion tokens")
    runs = page.locator("[data-table=runs] tbody tr")
    expect(runs.last).to_contain_text("rented: the fastest")
    page = real_reader.open(f"en/{PAGE}?hours=0")
    job = page.locator("[data-table=jobs] tbody tr").first
    expect(job).to_contain_text("–")


def test_a_rent_below_the_power_alone_is_questioned(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?rate=0.01")
    expect(page.locator("#wrong-rate")).to_be_visible()
    expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("[name=rate]").fill("0.5")
    expect(page.locator("[data-kept]")).to_be_hidden()


def test_a_preset_takes_its_hours_and_back_returns(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}")
    page.get_by_role("link", name="Always on").click()
    expect(page.locator("[name=hours]")).to_have_value("168")
    page.go_back()
    expect(page.locator("[name=hours]")).to_have_value("10")


def test_impossible_hours_are_refused_and_nonsense_is_said(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?hours=200&card=nothing")
    expect(page.locator("[data-dropped]")).to_contain_text("hours = 200")
    expect(page.locator("#wrong-hours")).to_contain_text("“200” in the address is not possible")
    page.get_by_label("Hours of use a week").fill("200")
    expect(page.get_by_text("Enter a number from 0 to 168.")).to_be_visible()


def test_unknown_card_of_an_address_is_said_at_its_field(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}?card=nothing")
    expect(page.locator("#wrong-card")).to_contain_text("“nothing” in the address is not possible")
    assert page.locator("[name=card]").get_attribute("aria-invalid") is None  # it holds a card
    page.get_by_label("Hours of use a week").fill("20")
    expect(page.locator("#wrong-card")).to_have_count(0)
    expect(page).to_have_url(re.compile("hours=20"))


def test_without_a_script_the_answer_and_the_cards_are_there(real_reader: Reader) -> None:
    page = real_reader.open(f"ko/{PAGE}", java_script_enabled=False)
    expect(sentence(page)).to_contain_text("GeForce RTX 4090")
    expect(page.locator("[data-form]")).to_be_hidden()
    for name in ("years", "jobs", "runs"):
        expect(page.locator(f"[data-table={name}] tbody tr").first).to_be_visible()


@pytest.mark.parametrize("code", ["fr", "zh"])
def test_all_is_accessible_and_fits_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(
        f"{code}/{PAGE}?card=rtx-5090&hours=30", viewport={"width": 390, "height": 844}
    )
    expect(page.locator("[name=card]")).to_have_value("rtx-5090")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []
    assert overflow(page) == []


def test_nothing_moves_while_the_page_is_built(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}", viewport={"width": 390, "height": 844})
    assert layout_shift(page) <= 0.01
