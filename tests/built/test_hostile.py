"""Hostile facts: an attack in every text comes out as text on every kind of page."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts.measuring.serving import serving
from tests.built.browsing import Reader, reading, search
from tests.built.building import PUBLISHED, TIMEOUT_S, built, environment
from tests.built.documents import (
    Element,
    document,
    html_files,
    links,
    running_scripts,
    structured_data,
)
from tests.built.hostile import ATTACK
from tests.built.tiny_advice import write_site_data
from tests.tiny import PROJECT, edit

pytestmark = pytest.mark.site

PAGES = (
    "",
    "gpus/",
    "gpus/boreal-one/",
    "gpus/meridian-x/",
    "gpus/boreal-1/",
    "compare/?gpus=boreal-one,boreal-two,meridian-x",
    "charts/",
    "charts/progress/",
    "charts/generations/",
    "charts/speed/",
    "charts/value/",
    "picks/",
    "picks/best-overall/",
    "picks/kaggle/",
    "picks/finetune-70b/",
    "picks/avoid/",
    "picks/upgrade/",
    "history/2019/",
    "method/",
    "contribute/",
    "404.html",
)


DRAWN_ATTRIBUTES = {
    "class", "id", "d", "x", "y", "role", "viewbox", "font-size", "text-anchor",
    "stroke-dasharray", "aria-labelledby", "data-points", "data-bars", "data-ranges",
}  # fmt: skip
CHARTS = ("charts", "charts/progress", "charts/generations")


def rich_data(folder: Path) -> Path:
    """The tiny facts with every text that they leave out, so that every place is attacked."""
    data = write_site_data(folder)
    edit(data, "gpus/boreal-one.yml", "interconnects: []", LINKS)
    edit(data, "gpus/boreal-one.yml", "  status: supported\n", DETAIL)
    edit(data, "gpus/boreal-one.yml", "notes:\n", EXPLANATION)
    edit(data, "gpus/boreal-one.yml", "gb_s: 510\n", "gb_s: 400\n    note: Page 3\n")
    edit(data, "sources.yml", "  read_on: 2026-11-02\n", SOURCE)
    edit(data, "vocabulary.yml", "currencies: [USD,", "currencies: [XTS, USD,")
    edit(data, "prices/boreal-one.yml", "- date: 2026-10\n", f"{LAUNCH_ABROAD}- date: 2026-10\n")
    return data


LINKS = "interconnects:\n    - name: NVLink4\n      bandwidth_gb_s: 900\n      note: Up to four"
DETAIL = "  status: supported\n  detail: From version 12\n"
EXPLANATION = """\
explanations:
  - check: sources_disagree
    field: memory.bandwidth_gb_s
    reason: The article is wrong.
notes:
"""
LAUNCH_ABROAD = """\
- date: 2024-03-06
  kind: launch_msrp
  amount: 480
  currency: XTS
  region: us
  source: weekly-chip
  quality: A
"""
SOURCE = "  read_on: 2026-11-02\n  url: https://weekly-chip.example/\n  terms: Free to quote\n"


TRANSLATED = ("fr", "ja", "ko", "zh")
# What a note that nobody translates is quoted in: a fold and marks of its language.
QUOTES = {
    *(("span", ("lang",)), ("q", ("lang",)), ("p", ("class", "lang")), ("p", ("lang",))),
    *(("details", ("class",)), ("summary", ()), ("small", ())),
}
SCRIPT = pytest.param("script", marks=pytest.mark.nightly)  # the facts' own checks refuse it


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return rich_data(tmp_path_factory.mktemp("rich") / "data")


@pytest.fixture(scope="module")
def clean_site(
    data: Path, codes: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    out = tmp_path_factory.mktemp("clean") / "site"
    built("--data", data, "--out", out, "--languages", ",".join(codes), env=PUBLISHED)
    return out


@pytest.fixture(scope="module", params=["https", SCRIPT])
def site(
    request: pytest.FixtureRequest,
    data: Path,
    codes: tuple[str, ...],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """A site of hostile facts, with quotes or with a script in its URLs."""
    out = tmp_path_factory.mktemp("hostile") / "site"
    subprocess.run(
        [
            *(sys.executable, "-m", "tests.built.hostile", str(data), str(out)),
            *(request.param, ",".join(codes)),
        ],
        cwd=PROJECT,
        env=environment(PUBLISHED),
        timeout=TIMEOUT_S,
        check=True,
    )
    return out


def shape(page: Element) -> list[tuple[str, tuple[str, ...]]]:
    """Return a page's elements and the names of their attributes, without links from facts.

    Of drawings only the frame: how many labels have room depends on the length of names.
    """
    return [
        (element.tag, tuple(element.attributes))
        for element in page.walk()
        if "nofollow" not in element.attributes.get("rel", "") and not _is_drawn(element)
    ]


def _is_drawn(element: Element) -> bool:
    while element.parent is not None:
        element = element.parent
        if element.tag == "svg":
            return True
    return False


def test_a_drawing_holds_shapes_and_text_alone(site: Path) -> None:
    for file in html_files(site):
        for drawing in document(file).all("svg"):
            if "guide-plot" not in drawing.attributes.get("class", ""):
                continue
            for element in drawing.walk():
                assert element.tag in {"svg", "title", "desc", "path", "text"}
                assert element.attributes.keys() <= DRAWN_ATTRIBUTES


def test_no_page_gains_or_loses_an_element_or_an_attribute(site: Path, clean_site: Path) -> None:
    paths = [file.relative_to(clean_site) for file in html_files(clean_site)]
    assert paths == [file.relative_to(site) for file in html_files(site)]
    for path in paths:
        attacked, clean = shape(document(site / path)), shape(document(clean_site / path))
        if path.parts[0] in TRANSLATED:
            attacked, clean = (
                [one for one in own if one not in QUOTES] for own in (attacked, clean)
            )
        assert attacked == clean, path


def test_scripts_and_policies_are_those_of_clean_pages(site: Path, clean_site: Path) -> None:
    for file in html_files(clean_site):
        clean, attacked = document(file), document(site / file.relative_to(clean_site))
        assert running_scripts(attacked) == running_scripts(clean)
        policies = [
            page.one("meta", **{"http-equiv": "Content-Security-Policy"}).attributes["content"]
            for page in (clean, attacked)
        ]
        assert policies[0] == policies[1]


def test_structured_data_hold_the_attack_as_text(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        data = structured_data(document(site / code / "gpus/boreal-one/index.html"))
        assert json.dumps("=Boreal One" + ATTACK)[1:-1] in json.dumps(data)


def test_no_link_runs_a_script(site: Path) -> None:
    for file in html_files(site):
        for _, address in links(document(file)):
            assert ":" not in address.partition("/")[0] or address.startswith("https://"), file


def test_the_attack_is_read_as_text_everywhere(site: Path, codes: tuple[str, ...]) -> None:
    name = "=Boreal One" + ATTACK
    for code in codes:
        page = document(site / code / "gpus/boreal-one/index.html")
        assert page.one("h1").raw_text == name
        assert page.one("head").one("title").raw_text.startswith(name)
        assert name in page.one("meta", name="description").attributes["content"]
        for text in ("=Up to four", "=From version 12", "=The article is wrong.", "=Page 3"):
            assert text + ATTACK in page.one("article").raw_text, (code, text)
        for text in ("=Borealis", "=Boreal", "=Aurora", "=GDDR6", "=CUDA", "=XTS"):
            assert text + ATTACK in page.one("article").raw_text, (code, text)
        assert name in document(site / code / "gpus/index.html").one("tbody").raw_text
        assert name in document(site / code / "gpus/boreal-1/index.html").raw_text
        assert "=Boreal Two" + ATTACK in document(site / code / "index.html").raw_text
        table = document(site / code / "gpus/index.html")
        assert "=Meridian" + ATTACK in {option.raw_text for option in table.all("option")}


def test_picks_hold_the_attack_as_text(site: Path, codes: tuple[str, ...]) -> None:
    one, two = (f"={name}{ATTACK}" for name in ("Boreal One", "Boreal Two"))
    for code in codes:
        cards = document(site / code / "picks/index.html").one("article").raw_text
        assert one in cards
        persona = document(site / code / "picks/best-overall/index.html")
        assert one in persona.one("article").raw_text
        assert two in persona.one("article").raw_text
        named = [row.one("a").raw_text for row in persona.all("tbody")[0].all("tr")]
        assert set(named) == {one, two}
        upgrade = document(site / code / "picks/upgrade/index.html").one("article").raw_text
        assert one in upgrade
        history = document(site / code / "history/2019/index.html").one("article").raw_text
        assert two in history


def test_neighbours_in_the_footer_are_text(site: Path) -> None:
    page = document(site / "en/gpus/boreal-one/index.html")
    names = [link.text for link in page.classed("md-footer__link")]
    assert all(" ".join(ATTACK.split()) in name for name in names)
    assert len(names) == 2


def test_nothing_is_calculated_or_cut_out(site: Path) -> None:
    for file in html_files(site):
        text = file.read_text(encoding="utf-8")
        assert "49 {%" not in text
        assert text.count("<!--guide:") == 0, file


def test_charts_hold_their_data_as_escaped_text(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        for path in CHARTS:
            for figure in document(site / code / path / "index.html").all("figure"):
                plot = json.loads(figure.one("template").raw_text)
                named = [trace for trace in plot["data"] if "text" in trace]
                for trace in named:
                    assert all("&lt;img src=x" in text for text in trace["text"])
                    assert "<" not in json.dumps({**trace, "hovertemplate": ""})
                if named:
                    assert ATTACK in figure.one("tbody").raw_text


def test_the_search_index_holds_no_element(site: Path, codes: tuple[str, ...]) -> None:
    for code in codes:
        index = json.loads((site / code / "search/documents.json").read_bytes())
        entries = [doc for doc in index["docs"] if doc["location"] == "gpus/boreal-one/"]
        assert entries
        for entry in entries:
            texts = [entry["title"], entry["text"]]
            assert any("&lt;img" in text for text in texts)
            assert all("<img" not in text and "<script" not in text for text in texts)


def test_open_data_hold_the_attack_as_it_is(site: Path) -> None:
    files = site / "api/v1"
    for name in ("gpus", "prices", "sources", "evidence"):
        content = (files / f"{name}.json").read_bytes()
        assert b"<" not in content
        texts = [text for row in json.loads(content) for text in row.values()]
        assert [text for text in texts if isinstance(text, str) and text.endswith(ATTACK)]
    (row,) = (r for r in json.loads((files / "gpus.json").read_bytes()) if r["id"] == "boreal-one")
    assert row["name"] == "=Boreal One" + ATTACK


def test_no_cell_of_the_tables_is_a_formula(site: Path) -> None:
    for name in ("gpus", "prices"):
        text = (site / "api/v1" / f"{name}.csv").read_text(encoding="ascii")
        cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
        assert [cell for cell in cells if cell[:1] in tuple("=+-@\t\r")] == []
        assert any(cell.startswith("'=") and cell.endswith(ATTACK) for cell in cells)


@pytest.fixture
def reader(site: Path, browser: Browser) -> Iterator[Reader]:
    with reading(browser, site) as one:
        yield one


@pytest.mark.browser
def test_a_browser_runs_none_of_it(reader: Reader) -> None:
    page = reader.open("en/")
    for path in PAGES:
        page.goto(f"{reader.address}en/{path}", wait_until="load")
        assert page.locator("img[src=x]").count() == 0
        assert page.locator("a[href^='javascript:' i]").count() == 0
        assert (
            page.evaluate("""[...document.querySelectorAll("*")].flatMap((e) =>
            e.getAttributeNames().filter((n) => n.startsWith("on")))""")
            == []
        )


@pytest.mark.browser
def test_a_chart_draws_it_as_text(reader: Reader) -> None:
    page = reader.open("en/charts/progress/")
    shown = 0
    for figure in page.locator("[data-guide-chart]").all():
        box = figure.locator(".guide-chart__box")
        figure.locator(".guide-chart__live").focus()
        expect(box).to_have_attribute("data-drawn", "true")
        page.keyboard.press("ArrowRight")
        if box.locator(".points path").count():
            expect(box.locator(".hoverlayer")).to_contain_text("<img src=x onerror")
            expect(figure.locator(".guide-chart__said")).to_contain_text("<img src=x onerror")
            shown += 1
        assert box.locator("image, img, script, foreignObject").count() == 0
    assert shown >= 2


@pytest.mark.browser
def test_a_search_shows_it_as_text(reader: Reader) -> None:
    page = reader.open("en/")
    results = search(page, "onerror")
    assert "onerror" in results.first.inner_text()
    assert results.locator("img, script").count() == 0


@pytest.mark.browser
def test_sorting_and_filtering_keep_it_text(reader: Reader) -> None:
    page = reader.open("en/gpus/")
    page.locator(".guide-gpus thead button").first.click()
    page.locator("select[name=vendor]").select_option(index=1)
    assert page.locator(".guide-gpus tbody tr:visible").count() in (1, 2)
    assert page.locator(".guide-gpus img").count() == 0


@pytest.mark.browser
def test_the_attack_itself_would_work(tmp_path: Path, browser: Browser) -> None:
    """Else the tests above would prove nothing."""
    (tmp_path / "index.html").write_text(f"<!doctype html><title>x</title><p>{ATTACK}")
    with serving(tmp_path) as address:
        reading = Reader(browser, address)
        reading.open()
        with pytest.raises(AssertionError):
            reading.close()
    assert [complaint for complaint in reading.complaints if "dialog: " in complaint]


@pytest.mark.browser
def test_a_comparison_shows_it_as_text(reader: Reader) -> None:
    page = reader.open("en/compare/?gpus=boreal-one,meridian-x")
    names = page.locator(".guide-versus thead a")
    expect(names).to_have_count(2)
    for name in names.all():
        expect(name).to_contain_text("<img src=x onerror=alert(1)></script>")
    expect(page).to_have_title(re.compile("onerror=alert"))
