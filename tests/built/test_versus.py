"""Pages of two choices: listed where readers compare, the same in all languages, script or none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.measuring.kinds import KIND_BY_NAME
from tests.built.browsing import Reader, overflow
from tests.built.building import CODES
from tests.built.documents import document

pytestmark = [pytest.mark.site, pytest.mark.browser]

PAGE = KIND_BY_NAME["versus"].path


def pages(site: Path, code: str) -> set[str]:
    """Return the names of the pages of two choices."""
    return {file.parent.name for file in (site / code / "compare").glob("*/index.html")}


def test_the_list_of_comparisons_leads_to_each_page(real_site: Path) -> None:
    for code in CODES:
        (listed,) = document(real_site / code / "compare/index.html").classed(
            "guide-compare__links"
        )
        links = [link.attributes["href"] for link in listed.all("a")]
        assert {link.rstrip("/") for link in links if not link.startswith("?")} == pages(
            real_site, code
        )


def test_all_languages_have_the_same_pages(real_site: Path) -> None:
    assert pages(real_site, "en")
    assert {code: pages(real_site, code) for code in CODES} == dict.fromkeys(
        CODES, pages(real_site, "en")
    )


def test_both_products_lead_to_their_page(real_site: Path) -> None:
    for id_ in ("rtx-4090", "rtx-5090"):
        html = (real_site / f"ja/gpus/{id_}/index.html").read_text(encoding="utf-8")
        assert f'href="../../{PAGE}"' in html


def test_a_page_stands_below_the_list_of_comparisons(real_site: Path) -> None:
    steps = document(real_site / f"fr/{PAGE}index.html").classed("md-path__link")
    assert [step.attributes["href"] for step in steps] == ["../..", "../../gpus/", "../"]


def test_a_page_is_read_and_leads_on_without_a_script(real_reader: Reader) -> None:
    page = real_reader.open(f"en/{PAGE}", java_script_enabled=False)
    for id_ in ("first", "second", "side", "speed", "models"):
        expect(page.locator(f"#{id_}")).to_be_visible()
    page.get_by_role("link", name="Compare with others").click()
    expect(page).to_have_url(re.compile(r"/en/compare/\?gpus=rtx-5090,rtx-4090$"))


@pytest.mark.parametrize("code", CODES)
def test_no_table_is_wider_than_a_phone(code: str, real_reader: Reader, real_site: Path) -> None:
    is_wider = "boxes => boxes.filter((box) => box.scrollWidth > box.clientWidth).length"
    for name in sorted(pages(real_site, code)):
        page = real_reader.open(f"{code}/compare/{name}/", viewport={"width": 390, "height": 844})
        assert overflow(page) == [], name
        assert page.locator(".guide-either .guide-scroll").evaluate_all(is_wider) == 0, name
        page.context.close()
