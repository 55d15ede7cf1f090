"""Gates: what every kind of page of the real site keeps to, whatever is changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import material
import pytest
from playwright.sync_api import Browser, Page, expect

from macros.present.material.lighter_theme import classes_of, without_unused_rules
from scripts.measuring.accessibility import colour_violations, violations
from scripts.measuring.bounds import MOST_CALLS, MOST_WHOLE_STYLINGS
from scripts.measuring.chromium import PHONE
from scripts.measuring.folds import open_folds
from scripts.measuring.kinds import KINDS, Kind
from scripts.measuring.live_charts import FIGURES, wake_all
from scripts.measuring.serving import publishing
from scripts.measuring.valid_html import Fault, html_faults
from scripts.measuring.weight import read_to_the_end, weigh
from scripts.measuring.work import work_of
from tests.built.browsing import Reader
from tests.built.building import ADDRESS, CODES
from tests.built.documents import document, head_of, html_files
from tests.built.gating import (
    file_of,
    gated_code,
    kinds_with_parts_of_their_own,
    packed_kb,
    parts,
)
from tests.built.test_links import broken_links

pytestmark = [pytest.mark.site, pytest.mark.gate]

# Faults of Material's own templates that we leave alone, each with the reason.
KNOWN_FAULTS = {
    'id="__drawer" autocomplete="off"': "Firefox would keep the drawer open after a reload",
    'id="__search" autocomplete="off"': "Firefox would keep the search open after a reload",
}

# Marks in a text, of which each language has its own: links to terms, words of another language.
IN_TEXTS = {("a", "guide-term"), ("span", ""), ("span", "guide-nowrap")}


@pytest.mark.browser
def test_weight_before_a_reader_acts_and_of_the_first_live_chart(
    kind: Kind, code: str, browser: Browser, real_site: Path
) -> None:
    with publishing(real_site) as publication:
        weight = weigh(browser, publication, kind, code)
        assert weight.misses(kind) == (), publication.sent
    own, *others = (packed_kb(file_of(real_site, kind, each)) for each in (code, *CODES))
    assert weight.kb + max(others) - own <= kind.most_kb


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_page_is_made_of_the_same_parts_in_every_language(kind: Kind, real_site: Path) -> None:
    """So that what a browser says of it in one language holds for the others."""
    gated = parts(file_of(real_site, kind, gated_code(kind)))
    for code in CODES:
        assert parts(file_of(real_site, kind, code)) - gated <= IN_TEXTS, code


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_region_of_the_choice_has_its_panels(kind: Kind, real_site: Path) -> None:
    """Else the page of a reader who has chosen it would show none: see kept_region.html.

    A page without panels loads the prices of another region.
    """
    page = document(file_of(real_site, kind, "en")).one("article")
    offered = {
        e.attributes["data-region"] for e in page.all("span") if "data-region" in e.attributes
    }
    panels = [e.attributes.get("data-region-panel", "").split() for e in page.walk()]
    shown = {region for regions in panels for region in regions}
    assert shown in (offered, set())


@pytest.mark.browser
def test_nothing_is_inaccessible_or_goes_wrong_before_and_after_charts_are_live(
    kind: Kind, code: str, real_site: Path, real_reader: Reader, request: pytest.FixtureRequest
) -> None:
    by_night = request.config.getoption("nightly")
    if not by_night and kind not in kinds_with_parts_of_their_own(real_site):
        pytest.skip("all its parts are on pages that are looked at; by night it is as well")
    page = real_reader.open(kind.address(code), color_scheme="light", viewport=PHONE)
    read_to_the_end(page)
    assert violations(page) == []
    if open_folds(page):
        assert violations(page) == []
    put_in(page, "dark")
    assert colour_violations(page) == []
    if kind.has_charts and (not kind.like or by_night):
        assert wake_all(page), "a kind with charts has none"
        assert violations(page, within=FIGURES) == []
        put_in(page, "light")
        assert colour_violations(page, within=FIGURES) == []


def put_in(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Let the reader's system change its scheme of colours, and wait until the page has it."""
    page.emulate_media(color_scheme=scheme)
    theme = {"light": "default", "dark": "slate"}[scheme]
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", theme)


@pytest.mark.browser
@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.like], ids=lambda k: k.name)
def test_a_page_that_opens_is_styled_once_and_calls_little(
    kind: Kind, browser: Browser, real_address: str
) -> None:
    work = work_of(browser, real_address + kind.address("en"))
    assert work.whole_stylings <= MOST_WHOLE_STYLINGS
    assert work.calls <= MOST_CALLS


def test_every_kind_of_page_is_valid_html_and_by_night_every_page(
    real_site: Path, request: pytest.FixtureRequest
) -> None:
    by_night = request.config.getoption("nightly")
    faults = html_faults(html_files(real_site) if by_night else pages_of_kinds(real_site))
    assert [str(fault) for fault in faults if not excuse(fault)] == []
    unused = set(KNOWN_FAULTS) - {excuse(fault) for fault in faults}
    assert unused == set(), "Material has mended it: take it off the list"


def pages_of_kinds(site: Path) -> list[Path]:
    """Return a page of each kind in the language of its gate, and those above the languages."""
    pages = {file_of(site, kind, gated_code(kind)) for kind in KINDS}
    return sorted(pages | set(site.glob("*.html")))


def excuse(fault: Fault) -> str | None:
    return next((piece for piece in KNOWN_FAULTS if piece in fault.extract), None)


def test_every_link_and_anchor_of_the_real_site_is_there(real_site: Path) -> None:
    assert list(broken_links(real_site, ADDRESS)) == []


def test_no_page_has_a_part_whose_styles_are_left_out(real_site: Path) -> None:
    (style,) = (Path(material.__file__).parent / "templates").rglob("main.*.css")
    theme = style.read_text(encoding="utf-8")
    gone = classes_of(theme) - classes_of(without_unused_rules(theme))
    part = re.compile(rf'class="(?:[^"]* )?(?:{"|".join(sorted(gone))})[ "]'.encode())
    for file in html_files(real_site):
        page = file.read_bytes()
        assert b"<table>" not in page, file  # see scrolling_tables.py
        assert not part.search(page), file


def test_every_page_forbids_what_it_does_not_need(real_site: Path) -> None:
    for file in html_files(real_site):
        metas = head_of(file).all("meta")
        policies = [
            meta.attributes["content"]
            for meta in metas
            if meta.attributes.get("http-equiv") == "Content-Security-Policy"
        ]
        assert len(policies) == 1, file
        allowed = dict(re.findall(r"([a-z-]+) ([^;]+)", policies[0]))
        assert allowed["default-src"] == "'none'", file
        assert allowed["style-src"] == "'self'", file
        assert re.fullmatch(r"'self'( 'sha256-[^' ]+')*", allowed["script-src"]), file
