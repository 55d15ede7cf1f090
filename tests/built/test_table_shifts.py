"""The table of accelerators holds still in a browser while it comes in and is filtered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from scripts.measuring.settling import settle
from tests.built.browsing import Reader, layout_shift

pytestmark = [pytest.mark.site, pytest.mark.browser]


@pytest.mark.parametrize("query", ["", "?vendor=Meridian&sort=memory", "?find=zzz&gpus=boreal-one"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_while_the_table_comes_alive(query: str, width: int, reader: Reader) -> None:
    page = reader.open(f"en/gpus/{query}", viewport={"width": width, "height": 844})
    assert layout_shift(page) <= 0.01


def test_no_heading_moves_when_rows_come_in_or_go(reader: Reader) -> None:
    page = reader.open("en/gpus/", viewport={"width": 1280, "height": 844})
    places = "heads => heads.map((head) => Math.round(head.getBoundingClientRect().x))"
    headings = page.locator(".guide-gpus thead th")
    before = headings.evaluate_all(places)
    page.get_by_label("Filter by name").fill("zzz")
    expect(page.locator("[data-empty]")).to_be_visible()
    assert headings.evaluate_all(places) == before


def test_nothing_moves_while_a_slow_connection_brings_the_headings(reader: Reader) -> None:
    page = reader.open("en/")
    page.route("**/en/gpus/", break_off_after_four_headings)
    page.route("**/late.js", bring_the_rest)
    page.goto(f"{reader.address}en/gpus/")
    assert layout_shift(page) <= 0.01
    expect(page.locator(".guide-gpus thead th").nth(5)).to_be_visible()


def break_off_after_four_headings(route: Route) -> None:
    response = route.fetch()
    heading = "</button></th>"
    start, *rest = response.text().split(heading)
    four = heading.join([start, *rest[:3]])
    late = f'{heading}<script src="late.js"></script>'
    route.fulfill(response=response, body=four + late + heading.join(rest[3:]))


def bring_the_rest(route: Route) -> None:
    settle(route.request.frame.page)  # the browser shows what it has meanwhile
    route.fulfill(body="")
