from __future__ import annotations

import re

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.ready_comparisons import Ready
from macros.present.html.page import WIDEST_TITLE, Page, shown_width
from macros.present.versus.page import page_title, versus_page
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.invented_edition import InventedEdition, invented_edition
from tests.software_families import tiny_family
from tests.tiny_versus import ready

WIDEST_DESCRIPTION = 160  # as the gate of built pages asks


@pytest.fixture
def edition(catalog: Catalog) -> InventedEdition:
    return invented_edition(catalog)


def chosen(edition: InventedEdition) -> Ready:
    return ready(edition, ("small", 2, "used"), ("large", 1, "street_new"), rule="pair")


def page_of(edition: InventedEdition, code: str = "en") -> Page:
    language = Language.of(edition.catalog, code).read_in("us")
    return versus_page(edition, chosen(edition), language)


def test_title_is_what_people_ask(edition: InventedEdition) -> None:
    language = Language.of(edition.catalog, "en")
    assert page_of(edition).title == "2 × Small (used) or Large (new)?"
    plain = ready(edition, ("middle", 1, "street_new"), ("large", 1, "street_new"))
    assert page_title(plain, language) == "Middle or Large?"


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_long_names_are_told_as_far_as_lists_of_results_show_them(
    code: str, catalog: Catalog
) -> None:
    small, large = {"name": "Meridian 9060 XT 16 GB"}, {"name": "Boreal 5060 Ti 16 GB"}
    page = page_of(invented_edition(catalog, small=small, large=large), code)
    assert shown_width(page.window_title) <= WIDEST_TITLE
    assert shown_width(page.description) <= WIDEST_DESCRIPTION
    assert "9060 XT" in page.window_title
    assert "5060 Ti" in page.window_title


def test_answer_stands_before_the_reasons_and_these_before_the_figures(
    edition: InventedEdition,
) -> None:
    html = str(page_of(edition).deferred)
    places = [
        html.index(part) for part in ("For Drawing", 'id="first"', 'id="second"', 'id="side"')
    ]
    assert places == sorted(places)


def test_headings_lead_to_what_is_on_the_page(edition: InventedEdition) -> None:
    page = page_of(edition)
    anchors = {e.attributes.get("id") for e in parse(str(page.deferred)).walk()}
    assert [heading.anchor for heading in page.headings] == ["first", "second", "side", "speed"]
    assert {heading.anchor for heading in page.headings} <= anchors
    assert page.headings[0].title == "Take two Small cards if …"


def test_page_leads_to_the_tool_with_both_chosen_and_to_both_products(
    edition: InventedEdition,
) -> None:
    html = str(page_of(edition).deferred)
    links = re.findall(r'class="guide-button" href="([^"]+)"', html)
    assert links == ["../?gpus=2x:small,large", "../../gpus/small/", "../../gpus/large/"]


def test_what_speaks_against_one_is_said_before_the_reasons(catalog: Catalog) -> None:
    families = (tiny_family("old", "small", status="legacy"),)
    html = str(page_of(invented_edition(catalog, families=families)).deferred)
    warning = html.partition('<div class="admonition warning">')[2].partition("</div>")[0]
    assert "Before you buy the Small" in warning
    assert "Its software support has ended." in warning
    assert 'href="../../picks/avoid/"' in warning
    assert html.index("admonition") < html.index('id="first"')


def test_a_sound_choice_is_not_warned_of(edition: InventedEdition) -> None:
    large = ready(edition, ("large", 1, "street_new"), ("server", 1, "street_new"))
    page = versus_page(edition, large, Language.of(edition.catalog, "en"))
    assert "Before you buy the Server" not in page.deferred


def test_a_choice_for_which_nothing_speaks_says_so(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    twice = ready(edition, ("middle", 1, "street_new"), ("middle", 1, "street_new"))
    page = versus_page(edition, twice, Language.of(edition.catalog, "en"))
    assert page.deferred.count("Nothing that we compare speaks for the Middle.") == 2


def test_names_of_products_are_no_html(catalog: Catalog) -> None:
    edition = invented_edition(catalog, small={"name": "<b>Small"})
    page = page_of(edition)
    assert "<b>Small" not in f"{page.content}{page.deferred}"
    assert "&lt;b&gt;Small" in page.content


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_search_knows_both_names_and_how_people_join_them(
    code: str, edition: InventedEdition
) -> None:
    page = page_of(edition, code)
    for text in (page.title, page.window_title, page.description):
        assert "Small" in text
        assert "Large" in text
    assert page.search_words.startswith("vs")
    assert "Small" in page.search_words  # as people name two of it
    assert "Large" not in page.search_words
