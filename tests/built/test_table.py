"""The table of accelerators in a browser: sorting, filtering, choosing, and its address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.measuring.settling import settle
from tests.built.browsing import WAIT_MS, Reader, overflow, small_targets, spaced
from tests.tiny import PROJECT

pytestmark = [pytest.mark.site, pytest.mark.browser]

PHONE_FIGURES = 3  # price, speed and speed for the price stand beside each other

TOTAL = sum(1 for _ in (PROJECT / "data" / "gpus").glob("*.yml"))
# Columns of the table.
NAME, PRICE, SPEED, VALUE, MEMORY, FP32 = 0, 1, 2, 3, 4, 6


def rows(page: Page) -> list[str]:
    """Return the names in the rows of the table that are shown, in their order."""
    return page.locator(".guide-gpus tbody tr:visible th a").all_inner_texts()


def heading(page: Page, column: int) -> Locator:
    return page.locator(".guide-gpus thead th").nth(column)


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
    for _ in range(2):
        heading(page, FP32).get_by_role("button").click()
        assert rows(page)[-1] == "Meridian X"


def test_prices_sort_by_amount(reader: Reader) -> None:
    page = reader.open("fr/gpus/")
    for first, second in (("Boreal Two", "Boreal One"), ("Boreal One", "Boreal Two")):
        heading(page, PRICE).get_by_role("button").click()
        assert rows(page) == [first, second, "Meridian X"]


def test_speed_and_speed_for_the_price_sort(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    for column in (SPEED, VALUE):
        heading(page, column).get_by_role("button").click()
        expect(heading(page, column)).to_have_attribute("aria-sort", "descending")
        assert rows(page)[-1] == "Meridian X"


def test_first_rows_have_prices(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/")
    for row in page.locator(".guide-gpus tbody tr:visible").all()[:20]:
        expect(row.locator("td").nth(PRICE - 1)).to_contain_text("USD")


def test_reader_chooses_the_work_whose_speeds_are_shown(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/?find=rtx+a6000")
    speed = page.locator(".guide-gpus tbody tr").first.locator("td").nth(SPEED - 1)
    before = speed.inner_text()
    work = page.get_by_label("Speed in this kind of work")
    work.select_option("llm-decode-70b")
    expect(heading(page, SPEED)).to_contain_text("RTX A6000 = 1")
    expect(speed).to_have_text("1measured")
    expect(page).to_have_url(re.compile(r"find=rtx%20a6000&work=llm-decode-70b$"))
    page.reload()
    expect(speed).to_have_text("1measured")
    expect(work).to_have_value("llm-decode-70b")
    work.select_option("")
    expect(speed).to_have_text(before.replace("\n", ""))
    expect(page).to_have_url(re.compile(r"find=rtx%20a6000$"))


def test_speeds_of_another_work_sort_once_they_have_come(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/?work=llm-decode-70b&sort=speed")
    expect(heading(page, SPEED)).to_contain_text("RTX A6000 = 1")
    cells = page.locator(f".guide-gpus tbody tr td:nth-child({SPEED + 1})")
    expect(cells.first).not_to_be_empty()
    shown = [float(text.split()[0]) for text in cells.all_inner_texts() if text.strip()]
    assert shown == sorted(shown, reverse=True)
    assert 20 < len(shown) < TOTAL


def test_speeds_that_cannot_be_loaded_are_said_to_be_missing(real_reader: Reader) -> None:
    real_reader.forgive("ERR_FAILED")
    page = real_reader.open("en/gpus/")
    page.route("**/assets/speeds/*.json", lambda route: route.abort())
    work = page.get_by_label("Speed in this kind of work")
    work.select_option("llm-decode-70b")
    expect(counted(page)).to_contain_text("The speeds could not be loaded.")
    page.unroute("**/assets/speeds/*.json")
    work.select_option("llm-prompt")
    expect(heading(page, SPEED)).to_contain_text("RTX 3090 = 1")
    expect(counted(page)).to_have_text(f"{TOTAL} of {TOTAL} shown")


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
    expect(page).to_have_url(f"{reader.address}en/gpus/?find=one")


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
    assert page.locator(".guide-gpus thead button:enabled").count() == 0


ASKED = "?find=bo&segment=consumer&memory=24&since=2026&sort=name&order=desc"


def counted(page: Page) -> Locator:
    return page.locator(".guide-filters output")


def picked(page: Page) -> Locator:
    return page.locator(".guide-picks")


def test_more_filters_narrow_the_table(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.get_by_label("Memory at least (GB)").select_option("24")
    assert rows(page) == ["Boreal Two", "Meridian X"]
    page.get_by_label("Released since").select_option("2026")
    assert rows(page) == ["Boreal Two"]
    page.get_by_role("button", name="Reset").click()
    page.get_by_label("Price at most (USD)").fill("650.5")
    assert rows(page) == ["Boreal One"]
    page.get_by_label("Price at most (USD)").fill("650")
    expect(counted(page)).to_have_text("0 of 3 shown")


def test_a_table_without_rows_says_what_to_do(reader: Reader) -> None:
    page = reader.open("en/gpus/?vendor=Meridian&segment=consumer")
    words = page.get_by_text("No accelerator passes all filters.")
    expect(words).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    expect(words).to_be_hidden()
    assert len(rows(page)) == 3


def test_the_address_says_what_is_shown_and_no_more(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.get_by_label("Vendor").select_option("Borealis")
    heading(page, MEMORY).get_by_role("button").click()
    expect(page).to_have_url(f"{reader.address}en/gpus/?vendor=Borealis&sort=memory")
    heading(page, MEMORY).get_by_role("button").click()
    expect(page).to_have_url(f"{reader.address}en/gpus/?vendor=Borealis&sort=memory&order=asc")
    page.get_by_role("button", name="Reset").click()
    expect(page).to_have_url(f"{reader.address}en/gpus/")
    assert page.locator("[aria-sort]").count() == 0
    assert rows(page) == ["Boreal Two", "Boreal One", "Meridian X"]


def test_a_shared_address_shows_the_same(reader: Reader) -> None:
    page = reader.open(f"ko/gpus/{ASKED}&gpus=boreal-one")
    assert rows(page) == ["Boreal Two"]
    expect(heading(page, NAME)).to_have_attribute("aria-sort", "descending")
    expect(page.locator("[name=text]")).to_have_value("bo")
    expect(page.locator("[name=memory]")).to_have_value("24")
    expect(picked(page)).to_be_visible()
    page.reload()
    assert rows(page) == ["Boreal Two"]
    expect(page.locator("[name=since]")).to_have_value("2026")


def test_another_language_shows_the_same_rows(reader: Reader) -> None:
    page = reader.open(f"en/gpus/{ASKED}")
    page.get_by_role("button", name="Select language").hover()
    page.get_by_role("link", name="日本語").click()
    expect(page).to_have_url(f"{reader.address}ja/gpus/{ASKED}")
    expect(page.locator(".guide-gpus tbody tr:visible")).to_have_count(1)
    assert rows(page) == ["Boreal Two"]


def test_a_hostile_address_is_ignored(reader: Reader) -> None:
    attack = "%3Cimg%20src=x%20onerror=alert(1)%3E"
    page = reader.open(
        f"en/gpus/?vendor={attack}&memory=__proto__&since=1&price=-5&sort=constructor"
        f"&order={attack}&gpus={attack},__proto__,toString&x={attack}"
    )
    expect(counted(page)).to_have_text("3 of 3 shown")
    expect(picked(page)).to_be_hidden()
    page.goto(f"{reader.address}en/gpus/?find={attack}")
    expect(page.get_by_label("Filter by name or family")).to_have_value(
        "<img src=x onerror=alert(1)>"
    )
    assert page.locator("article img").count() == 0


def test_choosing_two_leads_to_their_comparison_and_back(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    expect(picked(page)).to_be_hidden()
    page.get_by_label("Compare Meridian X").check()
    page.get_by_label("Compare Boreal One").check()
    expect(picked(page).locator("output")).to_have_text("2 of 4 chosen.")
    expect(page).to_have_url(f"{reader.address}en/gpus/?gpus=meridian-x,boreal-one")
    picked(page).get_by_role("link", name="Compare (2)").click()
    expect(page).to_have_url(f"{reader.address}en/compare/?gpus=meridian-x,boreal-one")
    page.go_back()
    expect(page.get_by_label("Compare Meridian X")).to_be_checked()
    expect(page.get_by_label("Compare Boreal Two")).not_to_be_checked()
    page.get_by_label("Compare Meridian X").uncheck()
    expect(page).to_have_url(f"{reader.address}en/gpus/?gpus=boreal-one")
    page.get_by_role("button", name="Clear choice").click()
    expect(picked(page)).to_be_hidden()
    expect(page.get_by_label("Compare Boreal One")).not_to_be_checked()
    expect(page).to_have_url(f"{reader.address}en/gpus/")


def test_choosing_more_than_can_be_compared_is_refused_in_words(real_reader: Reader) -> None:
    four = "rtx-4090,rtx-5090,rtx-3090,arc-b580"
    page = real_reader.open(f"en/gpus/?gpus={four}")
    fifth = page.locator("[value=arc-pro-b70]")
    fifth.click()
    expect(fifth).not_to_be_checked()
    said = picked(page).locator("output")
    expect(said).to_have_text("At most 4 can be compared. Remove one first.")
    expect(said).to_have_attribute("aria-live", "polite")
    page.locator("[value=arc-b580]").click()
    fifth.click()
    expect(said).to_have_text("4 of 4 chosen.")


def test_choices_outlast_filters(reader: Reader) -> None:
    page = reader.open("en/gpus/?gpus=boreal-one")
    page.get_by_label("Vendor").select_option("Meridian")
    page.get_by_label("Compare Meridian X").check()
    page.get_by_label("Vendor").select_option("")
    expect(page.get_by_label("Compare Boreal One")).to_be_checked()
    expect(page).to_have_url(f"{reader.address}en/gpus/?gpus=boreal-one,meridian-x")


def test_the_table_is_usable_on_a_phone(reader: Reader) -> None:
    page = reader.open("fr/gpus/?gpus=boreal-one", viewport={"width": 390, "height": 844})
    assert overflow(page) == []
    assert small_targets(page, ".guide-filters, .guide-gpus, .guide-picks") == []
    first = page.locator(".guide-gpus tbody tr").first
    figures = first.locator("td:visible")
    for cell in (first.locator("th"), *(figures.nth(index) for index in range(PHONE_FIGURES))):
        box = cell.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 390


def test_the_head_of_the_table_stays_in_sight(reader: Reader) -> None:
    page = reader.open("en/gpus/", viewport={"width": 390, "height": 300})
    box = page.locator(".guide-scroll")
    box.evaluate("box => box.scrollBy(0, 120)")
    top = box.bounding_box()
    head = heading(page, NAME).bounding_box()
    assert top
    assert head
    assert abs(head["y"] - top["y"]) < 3


def test_all_rows_of_a_long_table_come_in_while_the_reader_reads(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/")
    names = page.locator(".guide-gpus tbody tr")
    expect(names).to_have_count(TOTAL)
    page.get_by_label("Vendor").select_option("Intel")
    assert 5 < names.count() < 30


def test_all_rows_of_a_long_table_come_in_though_the_machine_is_never_idle(
    real_reader: Reader,
) -> None:
    page = real_reader.open("en/")
    page.add_init_script("""window.requestIdleCallback = (task, { timeout } = {}) =>
      timeout ? setTimeout(task, timeout) : undefined""")
    page.goto(f"{real_reader.address}en/gpus/")
    expect(page.locator(".guide-gpus tbody tr")).to_have_count(TOTAL, timeout=WAIT_MS)


def test_a_filter_in_the_address_of_a_long_table_sees_the_late_rows(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/?find=gtx+950")
    expect(page.locator(".guide-gpus tbody tr:visible")).to_have_count(1)
    settle(page)
    assert [*map(spaced, rows(page))] == ["GeForce GTX 950"]


def test_all_rows_are_shown_though_the_table_has_lost_its_script(real_reader: Reader) -> None:
    real_reader.forgive("ERR_FAILED")
    page = real_reader.open("en/")
    page.route("**/table.js", lambda route: route.abort())
    page.goto(f"{real_reader.address}en/gpus/")
    shown = page.locator(".guide-gpus tbody tr:visible")
    expect(shown).to_have_count(TOTAL, timeout=WAIT_MS)  # the clock alone takes 5 seconds
    assert page.locator(".guide-gpus thead button:enabled").count() == 0


def test_paper_has_all_rows_at_once(real_reader: Reader) -> None:
    page = real_reader.open("en/gpus/")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".guide-gpus tbody tr").count() == TOTAL
