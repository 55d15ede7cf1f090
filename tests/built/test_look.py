"""How the built site looks and feels in a browser: sources in place, focus, paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.built.browsing import Reader

pytestmark = [pytest.mark.site, pytest.mark.browser]


def unfold_specification(page: Page) -> None:
    page.locator("details:has(> #specification) > summary").click()


@pytest.mark.parametrize("anchor", ["memory", "prices", "price-by-region"])
def test_a_link_into_what_is_folded_unfolds_it(reader: Reader, anchor: str) -> None:
    page = reader.open(f"en/gpus/boreal-one/#{anchor}")
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()
    expect(page.locator(".guide-fold[open]")).to_have_count(1)


@pytest.mark.parametrize(("width", "scripts"), [(1280, True), (390, True), (390, False)])
def test_a_figure_shows_its_source_in_place(reader: Reader, width: int, scripts: bool) -> None:
    window = {"width": width, "height": 844}
    page = reader.open("en/gpus/boreal-one/", viewport=window, java_script_enabled=scripts)
    unfold_specification(page)
    mark, source = page.locator(".guide-evidence").first, page.locator("#evidence-1")
    expect(mark).to_have_accessible_name("Source 1, confidence: high")
    expect(source).to_be_hidden()
    mark.click()
    expect(source).to_be_in_viewport(ratio=1)
    for words in ("Borealis data sheet", "confidence: high", "1 November 2026"):
        expect(source).to_contain_text(words)
    source.get_by_role("button", name="Close").click()
    expect(source).to_be_hidden()


def test_a_source_opens_and_closes_with_the_keyboard(reader: Reader) -> None:
    page = reader.open("ja/gpus/boreal-two/")
    unfold_specification(page)
    mark, source = page.locator(".guide-evidence").first, page.locator("#evidence-1")
    mark.focus()
    page.keyboard.press("Enter")
    expect(source).to_be_visible()
    page.keyboard.press("Escape")
    expect(source).to_be_hidden()
    expect(mark).to_be_focused()


def test_focus_can_be_seen_everywhere(reader: Reader) -> None:
    page = reader.open("en/gpus/boreal-one/")
    unseen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        unseen += page.evaluate(
            """() => {
              const style = getComputedStyle(document.activeElement);
              const seen = style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2;
              return seen ? [] : [document.activeElement.outerHTML.slice(0, 80)];
            }"""
        )
    assert unseen == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_black_on_white_without_controls(reader: Reader, scheme: str) -> None:
    page = reader.open("en/gpus/boreal-one/", color_scheme=scheme)
    page.emulate_media(media="print", color_scheme=scheme)  # type: ignore[arg-type] # one of two
    for part in (".md-header", ".md-tabs", ".md-footer", ".guide-actions", ".guide-source"):
        for element in page.locator(part).all():
            expect(element).to_be_hidden()
    expect(page.locator(".guide-facts").first).to_be_visible()  # though it is folded on screen
    expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    address = page.locator(".guide-sources a").first.evaluate(
        "link => getComputedStyle(link, '::after').content"
    )
    assert "https://borealis.example/one" in address


BROKEN_WORDS = r"""() => {
  const lines = (node, word) => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
  };
  const broken = [];
  for (const link of document.querySelectorAll('table th[scope="row"] a')) {
    for (const node of [...link.childNodes].filter((child) => child.nodeType === 3)) {
      for (const word of node.textContent.matchAll(/[A-Za-z]{4,}/g)) {
        if (lines(node, word) > 1) broken.push(word[0]);
      }
    }
  }
  return broken;
}"""


@pytest.mark.parametrize("path", ["builds/4-gpu/", "picks/run-llms-at-home/", "guide/cloud/"])
def test_names_of_products_break_between_words_on_a_phone(path: str, real_reader: Reader) -> None:
    page = real_reader.open(f"en/{path}", viewport={"width": 390, "height": 844})
    page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    assert page.locator('table th[scope="row"] a').count() > 3
    assert page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("code", ["en", "fr", "ja"])
def test_what_one_circuit_bears_fits_onto_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(f"{code}/builds/4-gpu/", viewport={"width": 390, "height": 844})
    table = page.locator(".guide-scroll:has(.guide-wide)").first
    expect(table).to_be_visible()
    assert table.evaluate("box => box.scrollWidth - box.clientWidth") == 0
