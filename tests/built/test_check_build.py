"""Checking a build in a browser: choosing, pasting, sharing, and the computer one has."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import mains_of
from macros.advice.builds.results import results
from macros.present.builds.build_query import build_query
from scripts.measuring.accessibility import violations
from tests.built.browsing import WAIT_MS, Reader, layout_shift, overflow, small_targets
from tests.random_builds import random_builds
from tests.real_data import real_catalog

pytestmark = [pytest.mark.site, pytest.mark.browser]

WHOLE = (
    "check-build/?gpu=boreal-one&cpu=quill-8&motherboard=plank-atx&memory=shelf-32gb"
    "&psu=brook-850&case=crate-atx&cooler=breeze-air&storage=drawer-2tb&region=de"
)
BUILDS_IN_THE_BROWSER = 100


def said(page: Page) -> Locator:
    return page.locator(".guide-check__said output")


def item(page: Page, name: str) -> Locator:
    """Return what is said of the rule with this name."""
    return page.locator(".guide-check__list li").filter(has_text=name)


def test_a_build_is_checked_as_it_is_chosen(reader: Reader) -> None:
    page = reader.open("en/check-build/")
    expect(page.get_by_role("form")).to_have_count(0)
    page.get_by_role("link", name="A list of parts").click()
    expect(said(page)).to_have_text("Choose an accelerator to begin.")
    page.get_by_label("Accelerator", exact=True).select_option("Boreal One")
    page.get_by_label("Power supply", exact=True).select_option(label="Borealis Brook-850")
    expect(item(page, "Sustained load")).to_have_text("Sustained load on the power supply")
    page.get_by_label("Processor (CPU)").select_option("quill-8")
    expect(item(page, "the parts draw 365 W")).to_contain_text("no more than 340 W")
    page.get_by_label("Number of accelerators").fill("3")
    expect(item(page, "the parts draw 765 W")).to_contain_text("no more than 340 W")
    expect(item(page, "PCIe plugs that fit: 3 needed")).to_contain_text("2 free.")
    expect(said(page)).to_contain_text("It does not work as it stands: 2 of ")
    circuit = "Use a larger circuit (240 V, 15 A: 2,880 W continuously)"
    expect(item(page, "from its circuit")).to_contain_text(circuit)


def test_a_whole_build_comes_by_its_address_and_goes_by_it(reader: Reader) -> None:
    page = reader.open(f"en/{WHOLE}")
    expect(said(page)).to_have_text(
        "Nothing rules it out so far: 4 of 6 checks passed (1 warned, 1 open)."
    )
    page.get_by_label("Power limit of each accelerator (W)").fill("150")
    expect(page.locator(".guide-check__figures")).to_contain_text("315 W")
    page.get_by_label("Tensor parallelism").check()
    page.goto(page.url)
    expect(page.locator(".guide-check__figures")).to_contain_text("315 W")
    expect(page.get_by_label("Tensor parallelism")).to_be_checked()


def test_what_is_unknown_in_an_address_is_named_and_nothing_is_lost(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-1&cpu=quil-8&case=%3Cb%3Ex&gpu_count=2")
    misread = page.locator(".guide-check__misread")
    expect(misread).to_contain_text("Processor (CPU): “quil-8” is not understood.")
    expect(misread).to_contain_text("Case: “<b>x” is not understood.")
    page.get_by_label("Power supply", exact=True).select_option("brook-850")
    expect(page).to_have_url(re.compile(r"cpu=quil\-8"))
    page.get_by_role("button", name="Take Quill-8").click()
    expect(page.get_by_label("Processor (CPU)")).to_have_value("quill-8")
    expect(page.get_by_label("Number of accelerators")).to_have_value("2")
    expect(misread).not_to_contain_text("quil-8")
    expect(page).to_have_url(re.compile(r"psu=brook\-850"))


def test_a_server_chassis_stands_for_board_case_and_power_supply(reader: Reader) -> None:
    page = reader.open(f"en/{WHOLE}&chassis=barn-4u&gpu_count=9")
    expect(item(page, "We do not know how many 8-pin plugs the power supply has.")).to_have_count(1)
    expect(page.get_by_label("Motherboard")).to_be_hidden()
    expect(page.locator(".guide-check__misread")).to_contain_text("Motherboard, Case, CPU cooler")
    page.get_by_label("Desktop computer").check()
    expect(page.get_by_label("Motherboard")).to_have_value("plank-atx")
    expect(item(page, "PCIe plugs that fit: 9 needed")).to_contain_text("2 free.")


def test_rows_of_memory_are_added_and_removed_with_the_keyboard(reader: Reader) -> None:
    page = reader.open(f"en/{WHOLE}")
    add = page.locator("[data-add=memory]")
    expect(add).to_be_visible()  # nothing can be focused before the lists have come
    add.focus()
    page.keyboard.press("Enter")
    second = page.get_by_label("Memory 2")
    expect(second).to_be_focused()
    second.select_option("shelf-32gb")
    page.get_by_label("How many 2").first.fill("3")
    expect(page).to_have_url(re.compile(r"memory=shelf\-32gb\&memory=shelf\-32gb\*3"))
    page.get_by_role("button", name="Remove Shelf-32Gb").first.click()
    expect(page).to_have_url(re.compile(r"memory=shelf\-32gb\*3"))
    expect(page).not_to_have_url(re.compile("memory=shelf-32gb&"))


def test_a_pasted_build_is_read_and_lines_not_understood_are_named(reader: Reader) -> None:
    page = reader.open("en/check-build/#parts")
    page.get_by_text("Paste a build").click()
    page.locator("textarea").fill("gpu: boreal-one\npsu: brook-850\ncolour: red\ncpu: quill-8")
    page.get_by_role("button", name="Read").click()
    expect(item(page, "At full load")).to_contain_text("365 W")
    expect(page.locator(".guide-check__lines")).to_have_text(
        "Line 3 is not understood: colour: red"
    )
    expect(page).to_have_url(re.compile(r"gpu=boreal\-one"))


def test_a_power_supply_is_given_by_its_figures_and_kept_in_the_address(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-one&gpu_count=2&cpu=quill-8")
    page.get_by_label("Power supply", exact=True).select_option(label="Enter its figures")
    page.get_by_label("Rated output of the power supplies (W)").fill("300")
    expect(item(page, "the parts draw 565 W")).to_contain_text("more than the 300 W")
    page.get_by_label("8-pin plugs of the power supply", exact=True).fill("1")
    expect(item(page, "PCIe plugs that fit: 2 needed")).to_contain_text("1 free.")
    expect(page).to_have_url(re.compile(r"psu=rated_w:300,connectors_8pin:1"))
    page.goto(page.url)
    expect(page.get_by_label("Rated output of the power supplies (W)")).to_have_value("300")
    page.get_by_label("Power supply", exact=True).select_option(label="Borealis Brook-850")
    expect(page.get_by_label("Rated output of the power supplies (W)")).to_have_count(0)


def test_what_hangs_on_what_is_asked_and_said_where_there_are_several(reader: Reader) -> None:
    page = reader.open(f"en/{WHOLE}&gpu_count=2&circuit_count=2")
    assigned = page.get_by_label("Power supply of each card")
    expect(assigned).to_be_hidden()
    page.get_by_label("Number of power supplies").fill("2")
    expect(page.locator(".guide-check__power")).to_contain_text("Power supply 2 feeds card 2.")
    power = page.locator(".guide-check__power")
    expect(power).to_contain_text("Connections not named here are chosen")
    expect(assigned).to_have_attribute("placeholder", "1, 2")
    assigned.fill("1,1")
    page.get_by_label("Circuit of each power supply").fill("1,2")
    expect(page.locator(".guide-check__power")).to_contain_text("Power supply 1 feeds card 1, 2.")
    expect(page.locator(".guide-check__power")).not_to_contain_text("chosen")
    assigned.fill("1,3")
    expect(page.locator(".guide-check__misread")).to_contain_text("2 numbers from 1 to 2")


def test_figures_that_no_such_part_has_are_named(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-one&psu=rated_w:85000")
    expect(page.locator(".guide-check__misread")).to_contain_text("rated_w:85000")
    expect(item(page, "Sustained load")).to_have_text("Sustained load on the power supply")


def test_the_computer_one_has_is_checked_by_its_label_and_a_ruler(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-one&region=de#have")
    expect(page.get_by_label("Motherboard")).to_be_hidden()
    page.get_by_label("Watts on the label").fill("400")
    page.get_by_label("Free 8-pin cables").fill("0")
    expect(item(page, "PCIe plugs that fit: 1 needed")).to_contain_text("none free.")
    expect(item(page, "Sustained load")).to_contain_text("Not confirmed: power of a processor")
    expect(item(page, "Processor and board")).to_have_count(0)
    page.get_by_label("Watts of the processor").fill("65")
    expect(item(page, "the parts draw 365 W")).to_contain_text("no more than 160 W")
    expect(page).to_have_url(re.compile("#have$"))
    expect(page).to_have_url(re.compile(r"have_cpu_w=65"))


def test_a_real_card_is_held_against_a_ruler(real_reader: Reader) -> None:
    page = real_reader.open("en/check-build/?gpu=rtx-5090&have_length_mm=2&have_slots=1#have")
    expect(item(page, "The card is")).to_contain_text("cards of up to 2 mm")
    expect(item(page, "A card reaches down")).to_contain_text("only one slot can be used.")


@pytest.mark.parametrize("card", ["apple-m3-ultra", "rtx-5090-laptop", "nvidia-gb10"])
def test_what_is_sold_whole_is_no_card_for_the_computer_one_has(
    card: str, real_reader: Reader
) -> None:
    page = real_reader.open(f"en/check-build/?gpu={card}&region=us#have")
    expect(said(page)).to_contain_text("no card to build in", timeout=WAIT_MS)
    expect(page.locator("[data-report]")).to_be_empty()


def test_a_limit_that_carries_the_supply_is_warned_of_and_not_advised_against(
    real_reader: Reader,
) -> None:
    known = "limit_w=220&have_psu_w=500&have_cpu_w=65&have_atx=3.1"
    page = real_reader.open(f"en/check-build/?gpu=rtx-4090&{known}&region=us#have")
    expect(item(page, "Without the power limit")).to_contain_text("615 W", timeout=WAIT_MS)
    expect(said(page)).to_contain_text("Nothing rules it out")


def test_what_the_owner_has_not_said_is_asked_and_no_watts_are_a_slip(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-one&region=de&have_psu_w=0#have")
    expect(page.locator(".guide-check__misread")).to_contain_text("“0” is not understood")
    asked = page.locator(".guide-check__list--look_up")
    expect(asked).to_contain_text("enter it in the form")


def test_a_slim_case_and_an_old_supply_are_asked_about(real_reader: Reader) -> None:
    card = "gpu=rtx-5090&gpu_board=nvidia-rtx-5090-founders-edition"
    known = "have_psu_w=850&have_cpu_w=125&have_height_mm=80&have_atx=2.4"
    page = real_reader.open(f"en/check-build/?{card}&{known}&region=us#have")
    expect(item(page, "Height of the card")).to_contain_text("limit 80 mm", timeout=WAIT_MS)
    expect(item(page, "follows ATX 2.4")).to_contain_text(
        "Choose a power supply that follows ATX 3"
    )


def test_a_card_of_any_model_names_those_that_fit(real_reader: Reader) -> None:
    known = "have_psu_w=1000&have_8pin=2&have_slots=4&have_length_mm=300"
    page = real_reader.open(f"en/check-build/?gpu=rx-7900-xtx&{known}&region=us#have")
    model = page.get_by_label("Card (maker’s model)")
    expect(model.locator("option:checked")).to_have_text("Any model", timeout=WAIT_MS)
    warned = page.locator(".guide-check__list--warn")
    expect(warned).to_contain_text("The card is at most 344 mm long")
    expect(warned).to_contain_text(
        "Known models that break no hard limit here (1 of 6): AMD Radeon RX 7900 XTX"
    )
    expect(said(page)).to_contain_text("Of the 6 known models of the card, only 1 can fit.")
    expect(page.locator(".guide-check__list--look_up")).to_contain_text("Height of the card")
    page.get_by_role("link", name="A list of parts").click()
    expect(model.locator("option:checked")).to_have_text("Reference design")
    page.get_by_role("link", name="The computer I have").click()
    expect(model.locator("option:checked")).to_have_text("Any model")
    model.select_option("powercolor-hellhound-rx-7900-xtx")
    expect(page.locator(".guide-check__list--fail")).to_contain_text("320 mm long")


def test_a_slim_case_takes_no_card_of_unknown_height(real_reader: Reader) -> None:
    page = real_reader.open(
        "en/check-build/?gpu=rtx-3060-12gb&have_psu_w=600&have_height_mm=90&region=us#have"
    )
    warned = page.locator(".guide-check__list--warn")
    expect(warned).to_contain_text("Only low-profile cards fit", timeout=WAIT_MS)
    expect(said(page)).to_contain_text("but we advise against it")
    page.get_by_label("Room for the height").fill("50")
    expect(page.locator(".guide-check__list--fail")).to_contain_text("limit 50 mm")


def test_a_supply_near_its_limit_is_no_yes(real_reader: Reader) -> None:
    page = real_reader.open(
        "en/check-build/?gpu=rtx-5090&have_psu_w=850&have_cpu_w=125&region=us#have"
    )
    expect(said(page)).to_contain_text("but we advise against it", timeout=WAIT_MS)


def test_no_socket_is_asked_for_before_the_power_supply_is_chosen(real_reader: Reader) -> None:
    page = real_reader.open("en/check-build/?gpu=rtx-3050-6gb&region=us")
    expect(said(page)).not_to_be_empty(timeout=WAIT_MS)
    expect(page.get_by_text("Still to choose")).to_be_visible(timeout=WAIT_MS)
    expect(page.locator("[data-report]")).not_to_contain_text("240 V")


def test_a_computer_that_is_sold_whole_leaves_the_other_parts_out(real_reader: Reader) -> None:
    parts = "gpu=apple-m5-ultra&cpu=ryzen-5-7500f&storage=kingston-nv3-1tb"
    page = real_reader.open(f"en/check-build/?{parts}&region=us")
    left_out = page.locator(".guide-check__misread")
    expect(left_out).to_contain_text("Processor (CPU)", timeout=WAIT_MS)


def test_what_is_sold_whole_is_said_to_be_no_card_before_parts_are_chosen(
    real_reader: Reader,
) -> None:
    page = real_reader.open("en/check-build/?gpu=apple-m3-ultra&region=us")
    expect(said(page)).to_contain_text("no card to build in", timeout=WAIT_MS)
    expect(said(page)).not_to_contain_text("checks")
    expect(page.locator("[data-report]")).to_be_empty()


def test_what_is_no_number_is_not_looked_up_in_the_guide(reader: Reader) -> None:
    page = reader.open("en/check-build/?gpu=boreal-one&have_length_mm=-10#have")
    misread = page.locator(".guide-check__misread")
    expect(misread).to_contain_text("“-10” is not understood")


def test_a_card_with_an_eps_plug_is_not_fed_by_a_pcie_plug(real_reader: Reader) -> None:
    page = real_reader.open("en/check-build/?gpu=tesla-p40&have_psu_w=650&have_8pin=2#have")
    warned = page.locator(".guide-check__list--warn")
    expect(warned).to_contain_text("Never push a PCIe plug in", timeout=WAIT_MS)


@pytest.mark.parametrize(
    ("known", "says"),
    [
        ("gpu=rtx-5090&have_psu_w=700&have_cpu_w=125", "more than the 700 W"),
        ("gpu=rtx-5090&have_psu_w=600", "more than the 600 W"),
        ("gpu=rtx-3090&have_8pin=1", "PCIe plugs that fit: 2 needed"),
        ("gpu=rtx-5090&have_16pin=0&have_8pin=0", "16-pin"),
    ],
)
def test_a_supply_that_is_too_weak_for_a_real_card_fails(
    known: str, says: str, real_reader: Reader
) -> None:
    """What the reader has not said must not hide that what was said is not enough."""
    page = real_reader.open(f"en/check-build/?{known}&region=us#have")
    failed = page.locator(".guide-check__list--fail")
    expect(failed).to_contain_text(says, timeout=WAIT_MS)


def test_the_region_is_remembered_and_brings_its_circuits(reader: Reader) -> None:
    page = reader.open("en/check-build/#parts")
    page.get_by_label("Region").select_option("de")
    expect(page.get_by_label("Circuit", exact=True)).to_contain_text("3,000 W")
    page.goto(f"{reader.address}fr/check-build/?gpu=boreal-one")
    expect(page.locator("[name=region]")).to_have_value("de")


def test_nothing_is_loaded_before_the_reader_begins(reader: Reader) -> None:
    page = reader.open("ja/check-build/")
    names = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    assert not {"parts.json", "build_rules.json"} & set(page.evaluate(names))
    page.locator(".guide-check__modes a").first.click()
    for name in ("parts.json", "build_rules.json"):
        page.wait_for_function(f"name => {names}.includes(name)", arg=name)


def test_without_the_data_the_page_says_so(reader: Reader) -> None:
    reader.forgive("parts.json")
    reader.forgive("Failed to load")
    page = reader.open("en/check-build/")
    page.route("**/parts.json", lambda route: route.abort())
    page.locator(".guide-check__modes a").first.click()
    expect(said(page)).to_contain_text("could not be loaded")


def test_without_a_script_there_are_links_instead(reader: Reader) -> None:
    page = reader.open("fr/check-build/", java_script_enabled=False)
    expect(page.locator(".guide-check__modes")).to_be_hidden()
    expect(page.locator(".guide-check form")).to_be_hidden()
    assert page.locator(".guide-check a:visible").count() == 2


@pytest.mark.parametrize("query", ["", "#have"])
def test_all_is_accessible_and_fits_a_phone(query: str, reader: Reader) -> None:
    page = reader.open(f"fr/{WHOLE}{query}", viewport={"width": 390, "height": 844})
    expect(said(page)).not_to_be_empty()
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []
    assert overflow(page) == []
    assert small_targets(page, ".guide-check :is(fieldset, p)") == []


@pytest.mark.parametrize("path", ["check-build/", WHOLE])
def test_nothing_moves_while_the_page_is_built(path: str, reader: Reader) -> None:
    page = reader.open(f"en/{path}", viewport={"width": 390, "height": 844})
    assert layout_shift(page) <= 0.01


def test_a_real_browser_says_what_python_says(real_reader: Reader) -> None:
    catalog = real_catalog()
    builds = list(random_builds(catalog, BUILDS_IN_THE_BROWSER, seed=7))
    queries = [build_query(build, region, mains_of(catalog, region)) for region, build in builds]
    page = real_reader.open("en/check-build/")
    checked: list[Any] = page.evaluate(_CHECK, queries)
    for (region, build), found in zip(builds, checked, strict=True):
        figures = figures_of(build, mains_of(catalog, region), catalog.build_figures)
        wanted = [
            [one.rule, one.severity, one.figure, one.limit]
            for one in results(catalog.build_rules, figures)
        ]
        assert found == json.loads(json.dumps(wanted))


_CHECK = """
async (queries) => {
  const assets = new URL(document.querySelector("script[src$='check_build.js']").src);
  const [{ figuresOf, resultsOf }, { Stock, buildOf, choiceOf, pairsOf }] = await Promise.all(
    ["build_rules", "build_query"].map((name) =>
      import(new URL(`${name}.js`, assets))));
  const [parts, rules] = await Promise.all(["parts", "build_rules"].map(async (name) =>
    (await fetch(`../../api/v1/${name}.json`)).json()));
  const stock = new Stock(parts, rules);
  return queries.map((query) => {
    const build = buildOf(choiceOf(pairsOf(query), stock).choice, stock);
    const results = resultsOf(stock.rules, figuresOf(build, stock));
    return results.map(({ rule, severity, figure, limit }) => [rule.id, severity, figure, limit]);
  });
}
"""
