from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.html.repository import Repository
from macros.present.picks.persona_page import persona_page
from macros.present.words.language import Language
from tests.advising import WORK, tiny_offer, tiny_persona, tiny_speeds
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition

UNSEEN: dict[str, Any] = {"small": []}  # offers of one card, and none of it
SMALL_OFFER = {"small": [tiny_offer("small", 200)]}


def page_of(catalog: Catalog, us: Any = UNSEEN, reader: Any = None, **cards: Any) -> Element:
    """Return the page of a reader, where Japan has no prices and a painter takes what there is."""
    personas = tiny_persona(**(reader or {})), tiny_persona(id="painter")
    edition = invented_edition(catalog, *personas, us=us, jp=UNSEEN, **cards)
    language = Language.of(edition.catalog, "en")
    return parse(persona_page(edition, personas[0], language, Repository(None), "../").deferred)


def test_what_suits_is_shown_with_memory_and_speed_where_nothing_has_a_price(
    catalog: Catalog,
) -> None:
    page = page_of(catalog, reader={"needs": {"memory_gb_at_least": 16}})
    rows = page.one("tbody").all("tr")
    assert [row.one("th").text for row in rows] == ["Server", "Large", "Middle"]
    for part in ("24 GB", "4", "3.9 to 4.1", "measured"):
        assert part in rows[1].text
    assert "No pick: too few prices" in page.text


def test_laptops_say_that_they_are_sold_whole(catalog: Catalog) -> None:
    reader = {"needs": {"segments": ["laptop"]}}
    assert "Nothing meets these needs" in page_of(catalog, reader=reader).text
    page = page_of(catalog, reader=reader, large={"segment": "laptop"})
    assert "we found no prices of whole laptops" in page.text


def test_answers_of_others_are_named_instead_with_their_price(catalog: Catalog) -> None:
    reader: dict[str, Any] = {
        "needs": {"memory_gb_at_least": 16},
        "instead": ["painter"],
        "group": "learning",
    }
    us, japan = page_of(catalog, SMALL_OFFER, reader).classed("guide-place")
    assert "Painter" not in us.text  # the Small has less memory than is asked for
    reader["needs"] = {"segments": ["datacenter"]}
    us, japan = page_of(catalog, SMALL_OFFER, reader).classed("guide-place")
    assert "Workstation cards, which have fans of their own, are left out here" in us.text
    assert "Painter: Small (200 USD, new)" in us.text
    assert "Free notebooks" in us.text
    assert "Small (" not in japan.text


def test_nothing_else_is_named_where_there_is_an_answer(catalog: Catalog) -> None:
    page = page_of(catalog, SMALL_OFFER, {"instead": ["painter"]})
    us, _ = page.classed("guide-place")
    assert "What else helps" not in us.text
    assert "What is known" not in page.text


@pytest.mark.parametrize("is_far", [False, True])
def test_an_asterisk_is_explained_where_an_estimate_is_far_from_what_was_measured(
    catalog: Catalog, is_far: bool
) -> None:
    known = tiny_speeds()
    large = replace(known.by_workload[WORK]["large"], kind="estimated", extrapolated=is_far)
    speeds = replace(known, by_workload={WORK: {**known.by_workload[WORK], "large": large}})
    reader = {"needs": {"memory_gb_at_least": 16}}
    page = page_of(catalog, reader=reader, speeds=speeds)
    assert ("An asterisk marks" in page.text) is is_far


@pytest.mark.parametrize("persona", ["reader", "painter"])
def test_builds_that_name_one_all_the_same_are_told_of(catalog: Catalog, persona: str) -> None:
    personas = tiny_persona(), tiny_persona(id="painter")
    edition = invented_edition(catalog, *personas, us=UNSEEN, jp=UNSEEN)
    tier: Any = SimpleNamespace(classes=[SimpleNamespace(persona=persona)])
    edition.catalog = replace(edition.catalog, tiers={"tower": tier})
    language = Language.of(edition.catalog, "en")
    page = parse(persona_page(edition, personas[0], language, Repository(None), "../").deferred)
    assert ("also count a price of one source" in page.text) is (persona == "reader")


def test_laptops_with_the_memory_that_most_need_are_named(catalog: Catalog) -> None:
    laptop = {"segment": "laptop"}
    reader = {"needs": {"segments": ["laptop"]}}
    sold = {"middle": [tiny_offer("middle", 500)]}
    page = page_of(catalog, sold, reader, small=laptop, large=laptop)
    assert "For small networks take 24 GB or more, such as Large." in page.text
    assert "Laptops with 8 GB are outgrown soonest." in page.text
    assert "For small networks" not in page_of(catalog, sold, reader, large=laptop).text


def test_ranking_by_price_is_not_claimed_where_nothing_is_left(catalog: Catalog) -> None:
    page = page_of(catalog)
    assert "We ranked the rest" not in page.text
    assert "Nothing is left to rank by price" in page.text
    assert "We ranked the rest" in page_of(catalog, SMALL_OFFER).text
