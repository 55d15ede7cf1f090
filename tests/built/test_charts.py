"""The charts in a browser: drawn at once, live on demand, at the same places, and never lost."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from scripts.measuring.settling import settle
from tests.built.browsing import Reader

pytestmark = [pytest.mark.site, pytest.mark.browser]

PHONE: ViewportSize = {"width": 390, "height": 844}
PAGES = (
    "charts/",
    "charts/price-speed/",
    "charts/progress/",
    "charts/generations/",
    "gpus/rtx-4090/",
)
BARS = ("charts/", "charts/speed/", "charts/value/", "charts/efficiency/")
# Places of points in the drawing that is shown, and in the live chart over it, by trace.
PLACES = """figure => {
  const svg = [...figure.querySelectorAll("svg.guide-plot")].find((s) => s.clientWidth);
  const area = svg.getBoundingClientRect();
  const scale = area.width / svg.viewBox.baseVal.width;
  const drawn = [...svg.querySelectorAll("[data-points]")].map((path) =>
    [...path.getAttribute("d").matchAll(/M(-?[\\d.]+),(-?[\\d.]+)/g)].map(([, x, y]) =>
      [area.x + x * scale, area.y + y * scale]));
  const live = [...figure.querySelectorAll(".scatterlayer .trace .points")].map((trace) =>
    [...trace.querySelectorAll(".point")].map((point) => {
      const matrix = point.getScreenCTM();
      return [matrix.e, matrix.f];
    })).filter((points) => points.length);
  return [drawn, live];
}"""

# Whether no place in the drawing is more than 2 pixels from that in the live chart.
LIES_ALIKE = """([drawn, live]) => {
  const [places, others] = [drawn, live].map((traces) => traces.flat(2));
  return places.length > 0 && places.length === others.length &&
    places.every((place, index) => Math.abs(place - others[index]) <= 2);
}"""

# Comes and goes, and returns long after the page would have taken it for a stay.
PASS_BY = """box => {
  for (const type of ["pointerenter", "pointerleave"]) {
    box.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
  }
  return new Promise((resolve) => setTimeout(resolve, 1000));
}"""

RECTANGLES = """(figure, selector) => {
  const origin = figure.getBoundingClientRect();
  return [...figure.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top];
  });
}"""

# Both ends and the height of the lines over bars, in the drawing that is shown and the live chart.
RANGES = """figure => {
  const svg = [...figure.querySelectorAll("svg.guide-plot")].find((s) => s.clientWidth);
  const area = svg.getBoundingClientRect();
  const scale = area.width / svg.viewBox.baseVal.width;
  const drawn = [...svg.querySelectorAll("[data-ranges]")].flatMap((path) =>
    [...path.getAttribute("d").matchAll(/M([-\\d.]+),([-\\d.]+)H([-\\d.]+)/g)].map(
      ([, left, y, right]) => [area.x + left * scale, area.x + right * scale, area.y + y * scale]));
  const live = [...figure.querySelectorAll(".barlayer .xerror")]
    .map((path) => path.getBoundingClientRect())
    .filter((box) => box.width > 0.01)
    .map((box) => [box.left, box.right, (box.top + box.bottom) / 2]);
  return [drawn, live];
}"""


def chart(page: Page, place: int = 0) -> Locator:
    return page.locator("[data-guide-chart]").nth(place)


def box(figure: Locator) -> Locator:
    return figure.locator(".guide-chart__box")


def make_live(figure: Locator) -> None:
    figure.evaluate("(one) => one.parentElement.closest('details')?.setAttribute('open', '')")
    figure.locator(".guide-chart__live").focus()
    expect(box(figure)).to_have_attribute("data-drawn", "true")


def scripts(page: Page) -> list[str]:
    """Return what has been loaded of Plotly."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => entry.name)"
    )
    return [name.rsplit("/", 1)[1] for name in names if "plotly" in name]


def test_a_chart_is_there_before_anything_is_asked_for(reader: Reader) -> None:
    page = reader.open("en/charts/")
    for figure in page.locator("[data-guide-chart]").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("svg:visible")).to_have_count(1)
    settle(page)
    assert scripts(page) == []


def test_charts_need_no_script(reader: Reader) -> None:
    page = reader.open("ja/charts/", java_script_enabled=False)
    figure = chart(page)
    expect(figure.locator("svg:visible")).to_have_count(1)
    expect(figure.locator(".guide-chart__live")).to_be_hidden()
    figure.locator("summary").last.click()
    expect(figure.locator("tbody tr").first).to_be_visible()
    assert figure.locator("a[download]").get_attribute("href")


def test_pointing_at_a_chart_makes_it_live(reader: Reader) -> None:
    page = reader.open("en/charts/")
    box(chart(page)).hover()
    expect(box(chart(page))).to_have_attribute("data-drawn", "true")
    expect(box(chart(page, 1))).not_to_have_attribute("data-drawn", "true")


def test_a_pointer_that_passes_by_loads_nothing(reader: Reader) -> None:
    page = reader.open("en/charts/")
    box(chart(page)).evaluate(PASS_BY)
    settle(page)
    assert scripts(page) == []


def test_a_tap_makes_a_chart_live(reader: Reader) -> None:
    page = reader.open("zh/charts/", viewport=PHONE, has_touch=True)
    box(chart(page)).tap()
    expect(box(chart(page))).to_have_attribute("data-drawn", "true")


def test_plotly_is_loaded_once_for_all_charts_with_the_readers_language(reader: Reader) -> None:
    page = reader.open("ja/charts/")
    make_live(chart(page))
    make_live(chart(page, 1))
    assert sorted(scripts(page)) == ["plotly-locale-ja.js", "plotly.css", "plotly.min.js"]
    box(chart(page)).hover()
    titles = page.locator(".modebar-btn").evaluate_all("all => all.map((b) => b.dataset.title)")
    assert "ズーム" in titles


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path", PAGES)
def test_the_live_chart_puts_every_point_where_the_drawing_had_it(
    path: str, width: int, real_reader: Reader
) -> None:
    page = real_reader.open(f"en/{path}", viewport={"width": width, "height": 900})
    compared = 0
    for figure in page.locator("[data-guide-chart]").all():
        make_live(figure)
        drawn, live = figure.evaluate(PLACES)
        assert [len(points) for points in drawn] == [len(points) for points in live]
        for one, other in zip(chain.from_iterable(drawn), chain.from_iterable(live), strict=True):
            assert one == pytest.approx(other, abs=2), figure.get_attribute("id")
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path", BARS)
def test_bars_and_their_ranges_lie_where_the_drawing_had_them(
    path: str, width: int, real_reader: Reader
) -> None:
    page = real_reader.open(f"en/{path}", viewport={"width": width, "height": 900})
    size = "narrow" if width < 600 else "wide"
    compared = 0
    for figure in page.locator("[data-guide-chart]:has([data-bars])").all():
        drawn = figure.evaluate(RECTANGLES, f"svg.guide-plot--{size} [data-bars]")
        make_live(figure)
        live = figure.evaluate(RECTANGLES, ".barlayer .trace .points")
        drawn_ranges, live_ranges = figure.evaluate(RANGES)
        assert bool(drawn_ranges) == (path != "charts/")
        for one, other in zip([*drawn, *drawn_ranges], [*live, *live_ranges], strict=True):
            assert one == pytest.approx(other, abs=2), figure.get_attribute("id")
            compared += 1
    assert compared


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 900}])
def test_a_chart_that_becomes_live_moves_nothing(viewport: ViewportSize, reader: Reader) -> None:
    page = reader.open("en/charts/", viewport=viewport)
    page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += entry.value;
        }).observe({ type: "layout-shift", buffered: false }); }"""
    )
    before = [figure.bounding_box() for figure in page.locator("figure, h2").all()]
    for figure in page.locator("[data-guide-chart]").all():
        figure.evaluate("f => f.querySelector('.guide-chart__box').click()")
        expect(box(figure)).to_have_attribute("data-drawn", "true")
    assert [figure.bounding_box() for figure in page.locator("figure, h2").all()] == before
    assert page.evaluate("window.shift") < 0.001


def test_a_live_chart_offers_no_upload(reader: Reader) -> None:
    page = reader.open("en/charts/")
    make_live(chart(page))
    titles = page.locator(".modebar-btn").evaluate_all("all => all.map((b) => b.dataset.title)")
    assert titles
    for word in ("share", "cloud", "download", "edit"):
        assert not any(word in title.lower() for title in titles)


def test_every_button_of_a_chart_works(reader: Reader) -> None:
    page = reader.open("en/charts/")
    make_live(chart(page))
    for button in chart(page).locator(".modebar-btn").all():
        button.dispatch_event("click")
    expect(chart(page).locator(".points path").first).to_be_attached()


def test_pointing_at_a_point_shows_all_its_figures(real_reader: Reader) -> None:
    page = real_reader.open("en/charts/")
    make_live(chart(page))
    point = chart(page).locator(".scatterlayer .point").first.bounding_box()
    assert point
    page.mouse.move(point["x"] + point["width"] / 2, point["y"] + point["height"] / 2)
    shown = chart(page).locator(".hoverlayer")
    expect(shown).to_contain_text("Price (USD): ")
    expect(shown).to_contain_text("Tensor FP16/BF16, dense (TFLOPS): ")
    expect(shown).to_contain_text(re.compile(r"seen (on \d+ \w+|in \w+) 2026"))


def test_the_legend_hides_a_series_with_its_labels(real_reader: Reader) -> None:
    page = real_reader.open("en/charts/")
    figure = page.locator("#bandwidth-memory-chart")
    make_live(figure)
    points = figure.locator(".scatterlayer .point")
    labels = figure.locator(".scatterlayer .textpoint text")
    before = (points.count(), labels.filter(has_text="RTX 5090").count())
    figure.locator(".legendtoggle").first.click()
    expect(labels.filter(has_text="RTX 5090")).to_have_count(0)
    assert points.count() < before[0]
    assert before[1] > 0


def test_a_reader_without_a_mouse_walks_from_point_to_point(real_reader: Reader) -> None:
    page = real_reader.open("fr/charts/")
    make_live(chart(page))
    said = chart(page).locator(".guide-chart__said")
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("TFLOPS")
    first = said.text_content()
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first or "")
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(first or "")
    page.keyboard.press("Escape")
    expect(said).to_be_empty()


def test_charts_follow_the_palette(reader: Reader) -> None:
    page = reader.open("en/charts/", color_scheme="light")
    make_live(chart(page))
    colours = "f => f.querySelector('.guide-chart__stage').layout.font.color"
    light = chart(page).evaluate(colours)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.wait_for_function(
        f"([figure, old]) => ({colours})(figure) !== old",
        arg=[chart(page).element_handle(), light],
    )


def test_a_chart_follows_the_width_of_the_window(real_reader: Reader) -> None:
    page = real_reader.open("en/charts/")
    make_live(chart(page))
    figure = chart(page).element_handle()
    page.set_viewport_size(PHONE)
    page.wait_for_function(f"figure => ({LIES_ALIKE})(({PLACES})(figure))", arg=figure)


def test_without_plotly_the_drawing_stays_and_another_try_is_possible(reader: Reader) -> None:
    reader.forgive("ERR_FAILED")
    reader.forgive("could not be loaded")
    page = reader.open("en/")
    page.route("**/plotly.min.js", lambda route: route.abort())
    page.goto(f"{reader.address}en/charts/")
    figure = chart(page)
    box(figure).click()
    expect(figure.locator(".guide-chart__said")).to_contain_text("the drawing stays")
    expect(figure.locator("svg:visible")).to_have_count(1)
    page.unroute("**/plotly.min.js")
    box(figure).click()
    expect(box(figure)).to_have_attribute("data-drawn", "true")
    expect(figure.locator(".guide-chart__said")).to_be_empty()


def test_paper_shows_the_drawing_even_of_a_live_chart(reader: Reader) -> None:
    page = reader.open("en/charts/")
    make_live(chart(page))
    page.emulate_media(media="print")
    expect(chart(page).locator("svg.guide-plot:visible")).to_have_count(1)
    expect(chart(page).locator(".guide-chart__stage")).to_be_hidden()


@pytest.mark.parametrize("code", ["en", "ja"])
def test_text_of_a_chart_is_readable_on_a_phone(code: str, real_reader: Reader) -> None:
    page = real_reader.open(f"{code}/charts/", viewport=PHONE)
    sizes = page.locator("svg.guide-plot:visible text").evaluate_all(
        """all => all.map((text) => parseFloat(getComputedStyle(text).fontSize)
          * text.ownerSVGElement.clientWidth / text.ownerSVGElement.viewBox.baseVal.width)"""
    )
    assert len(sizes) > 20
    assert min(sizes) >= 11
