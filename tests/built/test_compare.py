"""Comparing in a browser: choosing, reading, sharing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.built.browsing import Reader, layout_shift, overflow, small_targets

pytestmark = [pytest.mark.site, pytest.mark.browser]

BOTH = "compare/?gpus=boreal-one,boreal-two"


def names(page: Page) -> list[str]:
    """Return the names at the head of the comparison, in their order, once it is there."""
    expect(page.locator(".guide-versus thead a").first).to_be_visible()
    return page.locator(".guide-versus thead a").all_inner_texts()


def figure(page: Page, row: str, column: int) -> Locator:
    """Return the cell of a product (from 0) in the row with this name."""
    head = page.locator("th[scope=row]").filter(has_text=re.compile(f"^{row}"))
    return page.locator(".guide-versus tr").filter(has=head).locator("td").nth(column)


def said(page: Page) -> Locator:
    return page.locator(".guide-compare output")


def add(page: Page, name: str) -> None:
    page.get_by_label("Add an accelerator").fill(name)
    page.keyboard.press("Enter")


def test_figures_stand_side_by_side_with_the_better_one_marked(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH}")
    assert names(page) == ["Boreal One", "Boreal Two"]
    expect(figure(page, "Memory bandwidth", 0)).to_have_text("512 GB/s")
    expect(figure(page, "Memory bandwidth", 1)).to_contain_text("800 GB/s")
    expect(figure(page, "Memory bandwidth", 1)).to_contain_text("best")
    expect(figure(page, "Memory bandwidth", 1)).to_contain_text("+56%")
    expect(figure(page, "TDP", 0)).to_contain_text("best")
    expect(figure(page, "TDP", 1)).to_have_text("300 W+50%")


def test_what_is_unknown_is_said_and_not_judged(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=boreal-one,meridian-x")
    expect(figure(page, "Street price, new", 0)).not_to_contain_text("best")
    expect(figure(page, "Street price, new", 1)).to_have_text("–not known")
    page = reader.open(f"en/{BOTH}")
    expect(figure(page, "Tensor", 1)).to_have_text("–not known")
    expect(figure(page, "Tensor", 0)).to_contain_text("FP32 accumulation at full rate")


def test_announced_products_are_marked_and_never_best(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=boreal-one,meridian-x")
    expect(page.locator(".guide-versus thead th").nth(2)).to_contain_text("preview")
    expect(figure(page, "Memory bandwidth", 1)).to_contain_text("×9.8")
    assert page.locator(".guide-versus__best").count() == 0


def test_names_lead_to_where_the_sources_are(reader: Reader) -> None:
    page = reader.open(f"zh/{BOTH}")
    page.locator(".guide-versus thead").get_by_role("link", name="Boreal Two").click()
    expect(page).to_have_url(f"{reader.address}zh/gpus/boreal-two/")


def test_a_page_of_an_accelerator_begins_a_comparison(reader: Reader) -> None:
    page = reader.open("en/gpus/boreal-two/")
    page.get_by_role("link", name="Compare with others").click()
    assert names(page) == ["Boreal Two", "Boreal One"]  # it and its rival
    expect(page).to_have_url(f"{reader.address}en/compare/?gpus=boreal-two,boreal-one")
    expect(said(page)).to_have_text("2 of 4 chosen.")
    expect(page).to_have_title(re.compile("^Boreal Two, Boreal One - Compare|^Boreal Two - "))


def test_products_can_be_taken_out_and_put_first(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH},meridian-x")
    page.get_by_role("button", name="Make first: Meridian X").click()
    assert names(page) == ["Meridian X", "Boreal One", "Boreal Two"]
    expect(page.locator(".guide-versus thead a").first).to_be_focused()
    page.get_by_role("button", name="Remove Boreal One").click()
    assert names(page) == ["Meridian X", "Boreal Two"]
    expect(page.get_by_label("Add an accelerator")).to_be_focused()
    expect(page).to_have_url(f"{reader.address}en/compare/?gpus=meridian-x,boreal-two")
    page.reload()
    assert names(page) == ["Meridian X", "Boreal Two"]


def test_several_names_that_fit_are_offered(reader: Reader) -> None:
    page = reader.open("en/compare/")
    add(page, "BOREAL")
    expect(said(page)).to_have_text("Several fit “BOREAL”. Choose one:")
    page.get_by_role("button", name="Boreal Two").click()
    assert names(page) == ["Boreal Two"]
    expect(page.locator(".guide-compare__candidates")).to_be_hidden()


def test_a_name_that_nothing_has_is_said_as_text(reader: Reader) -> None:
    page = reader.open("en/compare/")
    add(page, "<img src=x onerror=alert(1)>")
    expect(said(page)).to_have_text("No accelerator is called “<img src=x onerror=alert(1)>”.")
    assert page.locator("article img").count() == 0


def test_the_list_of_names_holds_all(reader: Reader) -> None:
    page = reader.open("ja/compare/")
    options = page.locator("datalist option")
    assert {option.get_attribute("value") for option in options.all()} == {
        "Boreal One",
        "Boreal Two",
        "Meridian X",
    }


def test_what_is_there_already_is_not_added_again(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH}")
    add(page, "Boreal One")
    expect(said(page)).to_have_text("Boreal One is there already.")
    assert names(page) == ["Boreal One", "Boreal Two"]


def test_former_and_unknown_ids_of_an_address(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=boreal-1,no-such,%3Cb%3Ex,boreal-two,__proto__")
    assert names(page) == ["Boreal One", "Boreal Two"]
    expect(said(page)).to_have_text("Not in this guide: no-such, <b>x, __proto__. 2 of 4 chosen.")


def test_an_empty_comparison_is_no_dead_end(reader: Reader) -> None:
    page = reader.open("en/compare/")
    expect(page.locator(".guide-versus")).to_be_hidden()
    expect(page.get_by_role("link", name="Choose in the table")).to_be_visible()


def test_the_table_keeps_what_was_chosen_here(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH}")
    page.get_by_role("link", name="Choose in the table").click()
    expect(page.get_by_label("Compare Boreal One")).to_be_checked()
    expect(page.get_by_label("Compare Meridian X")).not_to_be_checked()


def test_comparing_without_a_script_leads_to_the_table(reader: Reader) -> None:
    page = reader.open(f"fr/{BOTH}", java_script_enabled=False)
    expect(page.locator(".guide-compare__add")).to_be_hidden()
    page.locator(".guide-needs").get_by_role("link").click()
    expect(page).to_have_url(f"{reader.address}fr/gpus/")


def test_ready_answers_are_read_without_a_script(reader: Reader) -> None:
    page = reader.open("en/compare/", java_script_enabled=False)
    expect(page.get_by_role("heading", name="Ready-made comparisons")).to_be_visible()
    page = reader.open("en/compare/")
    expect(page.get_by_role("heading", name="Ready-made comparisons")).to_be_visible()


def test_speeds_are_compared_by_kind_of_work(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH}")
    work = "Training convolutional networks"
    expect(figure(page, work, 0)).to_contain_text("measured")
    expect(figure(page, work, 1)).to_contain_text("×2.4")
    expect(figure(page, work, 1)).to_contain_text("best")
    heads = page.locator(".guide-versus th[scope=rowgroup]")
    expect(heads.filter(has_text="Speed by kind of work")).to_be_visible()


def test_keys_alone_choose_two_of_a_card(reader: Reader) -> None:
    page = reader.open(f"en/{BOTH}")
    expect(figure(page, "Memory", 1)).to_contain_text("24 GB")
    page.get_by_label("How many: Boreal Two").focus()
    page.keyboard.press("ArrowDown")
    assert names(page) == ["Boreal One", "2 × Boreal Two"]
    expect(page.get_by_label("How many: Boreal Two")).to_be_focused()
    expect(page).to_have_url(f"{reader.address}en/compare/?gpus=boreal-one,2x:boreal-two")
    expect(figure(page, "Memory", 1)).to_contain_text("48 GB")
    expect(figure(page, "TDP", 1)).to_contain_text("600 W")
    expect(figure(page, "Memory bandwidth", 1)).to_have_text("800 GB/sfor one")
    page.reload()
    assert names(page) == ["Boreal One", "2 × Boreal Two"]
    page.get_by_label("How many: Boreal Two").select_option("1")
    expect(page).to_have_url(f"{reader.address}en/{BOTH}")


def test_one_and_two_of_a_card_stand_side_by_side(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=2x:boreal-one")
    add(page, "boreal one")
    assert names(page) == ["2 × Boreal One", "Boreal One"]
    page.get_by_label("How many: Boreal One").nth(1).select_option("2")
    expect(said(page)).to_have_text("2 × Boreal One is there already.")
    assert names(page) == ["2 × Boreal One", "Boreal One"]
    expect(page.get_by_label("How many: Boreal One").nth(1)).to_have_value("1")
    add(page, "2x boreal two")
    assert names(page) == ["2 × Boreal One", "Boreal One", "2 × Boreal Two"]


def test_an_address_with_more_than_there_are_is_refused_in_words(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=9x:boreal-one,boreal-two")
    assert names(page) == ["Boreal Two"]
    expect(said(page)).to_contain_text("Not in this guide: 9x:boreal-one.")


def test_the_table_keeps_a_pair_that_was_chosen_here(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=2x:boreal-one")
    assert names(page) == ["2 × Boreal One"]
    page.get_by_role("link", name="Choose in the table").click()
    expect(page.get_by_label("Compare Boreal One")).to_be_checked()
    expect(page).to_have_url(f"{reader.address}en/gpus/?gpus=2x:boreal-one")


def test_figures_are_there_though_speeds_cannot_be_loaded(reader: Reader) -> None:
    reader.forgive("ERR_FAILED")
    page = reader.open("en/")
    page.route("**/assets/compare/*.json", lambda route: route.abort())
    page.goto(f"{reader.address}en/{BOTH}")
    assert names(page) == ["Boreal One", "Boreal Two"]
    expect(said(page)).to_contain_text("The speeds could not be loaded.")
    expect(figure(page, "Memory bandwidth", 1)).to_contain_text("800 GB/s")
    page.unroute("**/assets/compare/*.json")
    page.get_by_role("button", name="Make first: Boreal Two").click()
    expect(figure(page, "Training convolutional networks", 0)).to_contain_text("measured")


@pytest.mark.parametrize("query", ["", "?gpus=boreal-one,boreal-two,meridian-x"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_while_the_comparison_is_built(
    query: str, width: int, reader: Reader
) -> None:
    page = reader.open(f"en/compare/{query}", viewport={"width": width, "height": 844})
    assert layout_shift(page) <= 0.01


def test_two_products_fit_a_phone_and_three_scroll_in_their_box(reader: Reader) -> None:
    page = reader.open(f"fr/{BOTH}", viewport={"width": 390, "height": 844})
    is_wider = "box => box.scrollWidth > box.clientWidth"
    box = page.locator(".guide-scroll")
    assert len(names(page)) == 2
    assert overflow(page) == []
    assert not box.evaluate(is_wider)
    assert small_targets(page, ".guide-compare") == []
    page.goto(f"{reader.address}fr/{BOTH},meridian-x")
    assert len(names(page)) == 3
    assert overflow(page) == []
    assert box.evaluate(is_wider)
    first = page.locator(".guide-versus th[scope=row]").first
    before = first.bounding_box()
    box.evaluate("box => box.scrollBy(80, 0)")
    assert first.bounding_box() == before


def test_the_page_ends_where_its_content_does(reader: Reader) -> None:
    """What is only for screen readers must not lengthen the page below its footer."""
    page = reader.open(
        "en/compare/?gpus=meridian-x,boreal-two", viewport={"width": 390, "height": 600}
    )
    assert len(names(page)) == 2
    below = page.evaluate(
        """() => document.documentElement.scrollHeight - scrollY
          - document.querySelector(".md-footer").getBoundingClientRect().bottom"""
    )
    assert below < 2


def test_two_choices_that_have_no_page_any_more_are_compared_by_the_tool(reader: Reader) -> None:
    reader.forgive("status of 404")
    page = reader.open("en/compare/2x-boreal-one-or-boreal-two/")
    expect(page).to_have_url(f"{reader.address}en/compare/?gpus=2x:boreal-one,boreal-two")
    shown = names(page)
    assert ["Boreal One" in shown[0], "Boreal Two" in shown[1]] == [True, True]
