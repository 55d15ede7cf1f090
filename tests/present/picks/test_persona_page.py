from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import escape

from macros.advice.edition import Edition
from macros.advice.picks.hosts import Host
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.situation import Situation
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.present.html.page import Page
from macros.present.html.repository import Repository
from macros.present.picks.persona_page import persona_page
from macros.present.words.language import LANGUAGES, Language
from tests.advising import WORK, tiny_offer, tiny_persona, tiny_speeds
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition
from tests.recorded import edition_with, tiny_turn

REPOSITORY = Repository("https://git.example/team/guide")


def page_of(edition: Edition, code: str = "en", repository: Repository = REPOSITORY) -> Page:
    (persona,) = edition.catalog.personas.values()
    language = Language.of(edition.catalog, code)
    return persona_page(edition, persona, language, repository, "../")


def read(edition: Edition, code: str = "en") -> Element:
    return parse(page_of(edition, code).deferred)


def panels(page: Element) -> dict[str, Element]:
    """Return the answer of each region, without what else a region has of its own."""
    places = page.classed("guide-place")
    return {panel.attributes["data-region-panel"]: panel for panel in places}


def funnel(page: Element) -> list[str]:
    """Return each step of the derivation as text, without the products."""
    (steps,) = page.classed("guide-funnel")
    return [step.one("summary").text for step in steps.all("li")]


def edition_for(catalog: Catalog, **persona: Any) -> Edition:
    return invented_edition(catalog, tiny_persona(**persona))


def test_page_names_the_persona_and_edits_their_file(catalog: Catalog) -> None:
    page = page_of(edition_for(catalog))
    assert page.title == "Reader of books"
    assert "Reads a book a day." in page.content
    assert "Reads a book a day." in page.description
    assert page.window_title == "Reader of books: the pick and how it was found"
    assert f'href="{REPOSITORY.url}/edit/main/data/personas.yml"' in page.deferred


def test_page_has_no_links_to_a_repository_that_is_not_known(catalog: Catalog) -> None:
    page = page_of(edition_for(catalog), repository=Repository(None))
    assert "/edit/" not in page.deferred
    assert "issues/new" not in page.deferred


def test_headings_lead_to_places_of_the_page(catalog: Catalog) -> None:
    page = page_of(edition_for(catalog))
    ids = [heading.attributes["id"] for heading in parse(page.deferred).all("h2")]
    assert [heading.anchor for heading in page.headings] == ids


def test_each_region_has_its_own_answer(catalog: Catalog) -> None:
    us, japan = panels(read(edition_for(catalog))).values()
    assert "Small" in us.classed("guide-answer__name")[0].text
    assert "200 USD" in us.text
    assert "new, seen on 20 November 2026" in us.text
    assert "Server" in japan.classed("guide-answer__name")[0].text
    assert "33 JPY" in japan.text


def test_only_the_region_of_the_language_is_open(catalog: Catalog) -> None:
    for code, own in (("en", "us"), ("ja", "jp"), ("fr", "us")):
        shown = panels(read(edition_for(catalog), code))
        assert next(iter(shown)) == own
        assert [region for region, panel in shown.items() if "open" in panel.attributes] == [own]


def test_answer_leads_to_its_country_where_more_is_told(catalog: Catalog) -> None:
    us, japan = panels(read(edition_for(replace(catalog, countries={"jp": Country()})))).values()
    assert "countries" not in str([link.attributes["href"] for link in us.all("a")])
    (link,) = (a for a in japan.all("a") if a.attributes["href"] == "../../countries/jp/")
    assert link.text == "Law, sockets, customs and shops in Japan"


def test_closed_region_names_its_pick(catalog: Catalog) -> None:
    japan = panels(read(edition_for(catalog)))["jp"]
    assert japan.all("summary")[0].text == "Japan, Server, 33 JPY"


def test_table_holds_every_rank_with_price_speed_memory_and_score(catalog: Catalog) -> None:
    us = panels(read(edition_for(catalog)))["us"]
    rows = [row.text for row in us.one("tbody").all("tr")]
    assert [row.split()[0] for row in rows] == ["Small", "Middle", "Large", "Server"]
    for part in ("500 USD", "497 to 503 USD", "measured", "16 GB", "80%"):
        assert part in rows[1]


def test_further_candidates_have_to_be_opened(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macros.present.picks.persona_page.LEADING", 2)
    us = panels(read(edition_for(catalog)))["us"]
    leading, further = us.all("tbody")
    assert [row.one("a").text for row in leading.all("tr")] == ["Small", "Middle"]
    (folded,) = us.classed("guide-fold")
    assert "open" not in folded.attributes
    assert folded.one("summary").text == "2 more candidates"
    assert further in folded.all("tbody")
    assert [row.one("a").text for row in further.all("tr")] == ["Large", "Server"]


def test_a_single_further_candidate_is_not_worth_a_fold(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macros.present.picks.persona_page.LEADING", 3)
    us = panels(read(edition_for(catalog)))["us"]
    assert len(us.one("tbody").all("tr")) == 4
    assert not us.classed("guide-fold")


def test_answer_ends_with_how_sure_it_is(catalog: Catalog) -> None:
    (box,) = panels(read(edition_for(catalog)))["us"].classed("guide-answer")
    _, _, reason, certainty = box.all("p")
    assert "candidates" in reason.text
    assert "guide-confidence" in certainty.attributes["class"]


def test_old_price_is_marked_wherever_it_stands(catalog: Catalog) -> None:
    old = tiny_offer("small", 200.0, stale=True, age_days=200)
    us = panels(read(invented_edition(catalog, us={"small": [old]})))["us"]
    marked = us.classed("guide-stale")
    assert len(marked) == 2
    assert all("out of date" in mark.text for mark in marked)


def test_needs_of_this_reader_are_listed_and_those_of_all_said_once(
    catalog: Catalog,
) -> None:
    needs = {"memory_gb_at_least": 16, "price_usd_at_most": 2000, "ecc": False}
    html = page_of(edition_for(catalog, needs=needs)).deferred
    asked = parse(html[html.index('id="needs"') :].partition("</ul>")[0].partition("<ul>")[2])
    assert [item.text for item in asked.all("li")] == [
        "Goal: Most speed for the money",
        "Work: Drawing",
        "New products only: you get an invoice and a warranty, and several of the same kind are "
        "on sale",
        "At least 16 GB of memory",
        "Costs at most 2,000 USD before tax",
        "Costs at most 1,000 JPY before tax",
        "In a tie, the cheaper one",
    ]
    assert html.count("a price from the last 365 days") == 1


def test_limit_that_differs_between_regions_is_that_of_the_chosen_one(catalog: Catalog) -> None:
    cheaper = {"small": [tiny_offer("small", 77.0, region="jp")]}
    half = tiny_persona(needs={"price_rank_at_most": 0.5})
    page = read(invented_edition(catalog, half, jp=cheaper))
    limits = [item for item in page.all("li") if "data-region-panel" in item.attributes]
    assert [
        (i.attributes["data-region-panel"], "hidden" in i.attributes, i.text) for i in limits
    ] == [
        ("us", False, "Costs at most 500 USD before tax"),
        ("jp", True, "Costs at most 38 JPY before tax"),
    ]
    same = read(edition_for(catalog, needs={"memory_gb_at_least": 8}))
    assert not [item for item in same.all("li") if "data-region-panel" in item.attributes]


def test_guide_of_a_single_region_lists_its_needs_once(catalog: Catalog) -> None:
    edition = edition_for(catalog, needs={"price_usd_at_most": 500})
    regions = {"us": edition.catalog.regions["us"]}
    edition.catalog = replace(edition.catalog, regions=regions)
    page = read(edition)
    assert list(panels(page)) == ["us"]
    assert page.text.count("Costs at most 500 USD before tax") == 1


def test_who_was_ruled_out_stands_with_the_figure_that_did_it(catalog: Catalog) -> None:
    page = read(edition_for(catalog, needs={"memory_gb_at_least": 16, "price_usd_at_most": 2000}))
    (step,) = page.classed("guide-funnel")
    assert step.text == "Less memory than this use asks for −1 3 left 8 GB: Small"
    dear, unknown = (panels(page)[region].all("details") for region in ("us", "jp"))
    assert [cut.text for cut in dear] == [
        "Price before tax over the budget (1) Server (9,000 USD) Report a price"
    ]
    assert [cut.text for cut in unknown] == [
        "No current new price (2) Middle, Large Report a price"
    ]


def test_socket_that_bears_too_few_cards_is_told_where_it_is(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = {"memory_gb_at_least": 16, "gpus_at_most": 2}
    edition = edition_for(catalog, needs=needs, acquire="new_or_used")
    work = edition.catalog.workloads[WORK].model_copy(update={"splits": ("layer",)})
    edition.catalog = replace(edition.catalog, workloads={WORK: work})
    given, weak = edition.situation, Socket(lasting_w=400, arriving=0.8, computer_w=150)

    def situation(region: str) -> Situation:
        found, speeds = given(region), tiny_speeds()
        socket = weak if region == "us" else None
        return replace(found, socket=socket, several=lambda work, id_, _: speeds.of(work, id_))

    monkeypatch.setattr(edition, "situation", situation)
    page = read(edition)
    (cut,) = panels(page)["us"].all("details")
    assert cut.text == (
        "Several together draw more than an ordinary outlet can supply continuously (1) "
        "2 × Small (438 W)"
    )
    limits = [item for item in page.all("li") if "data-region-panel" in item.attributes]
    assert [(item.attributes["data-region-panel"], item.text) for item in limits] == [
        ("us", "Runs on an ordinary outlet: at most 400 W at the wall, continuously")
    ]


def test_every_product_is_a_candidate_or_stands_where_it_was_ruled_out(catalog: Catalog) -> None:
    needs = {"memory_gb_at_least": 16, "price_usd_at_most": 2000}
    edition = edition_for(catalog, needs=needs)
    page = read(edition)
    for region, panel in panels(page).items():
        ruled_out = named_in([*panel.all("details"), *page.classed("guide-funnel")])
        ranked = named_in(panel.all("tbody"))
        assert sorted(ruled_out + ranked) == ["Large", "Middle", "Server", "Small"], region


def named_in(boxes: list[Element]) -> list[str]:
    links = (link for box in boxes for link in box.all("a"))
    return [link.text for link in links if "/gpus/" in link.attributes["href"]]


def test_products_of_another_class_are_only_counted(catalog: Catalog) -> None:
    page = read(edition_for(catalog, needs={"segments": ["laptop"]}))
    (step,) = page.classed("guide-funnel")
    assert step.all("a") == []
    assert step.text.startswith("Another class of hardware −4 0 left This leaves out ")


def test_counts_of_the_funnel_add_up(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(needs={"segments": ["consumer"], "tdp_w_at_most": 350, "slots_at_most": 2}),
        small={"board": {"slots": 3}},
    )
    page = read(edition)
    left = len(edition.catalog.gpus)
    assert f"We began with all {left} products on record." in page.text
    for step in funnel(page):
        match = re.fullmatch(r".* −(\d+) (\d+) left", step)
        assert match, step
        left -= int(match[1])
        assert left == int(match[2])
    assert left == 1
    assert len(funnel(page)) == 3


def test_persona_whom_nothing_suits_has_a_page_that_says_why(catalog: Catalog) -> None:
    edition = edition_for(catalog, needs={"memory_gb_at_least": 99})
    for language in LANGUAGES:
        page = read(edition, language.code)
        text = Language.of(edition.catalog, language.code).text
        for panel in panels(page).values():
            assert text("pick.none") in panel.text
            assert text("pick.none_help") in panel.text
            assert panel.all("table") == []
    page = read(edition)
    assert "failed this one: “At least 99 GB of memory”" in panels(page)["us"].text
    assert panels(page)["jp"].all("summary")[0].text == "Japan, Nothing meets these needs"


def test_catalogue_without_regions_has_a_page_without_answers(catalog: Catalog) -> None:
    edition = edition_for(catalog)
    edition.catalog = replace(edition.catalog, regions={})
    page = read(edition)
    assert panels(page) == {}
    assert "Goal: Most speed for the money" in page.text


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    attack = '<script>x</script>" onclick="y'
    edition = invented_edition(catalog, small={"name": f"Small{attack}"})
    texts = {
        key: f"{text}{attack}" if key.startswith(("persona.", "need.", "pick.")) else text
        for key, text in edition.catalog.locales["en"].items()
    }
    edition.catalog = replace(edition.catalog, locales={"en": texts})
    page = page_of(edition)
    assert str(escape(attack)) in page.deferred
    for html in (page.content, page.deferred):
        for element in parse(html).walk():
            assert element.tag != "script" or "region.js says the rest" in element.raw_text
            assert "onclick" not in element.attributes


def test_page_folds_the_history_of_the_pick_in_the_region_of_the_language(
    catalog: Catalog,
) -> None:
    page = read(edition_with(catalog, tiny_turn(), tiny_turn(region="jp")))
    (fold,) = [fold for fold in page.classed("guide-cut") if "How the pick changed" in fold.text]
    assert "open" not in fold.attributes
    assert fold.one("summary").text == "How the pick changed in the United States (1)"
    assert "The Middle (used) replaced the Small (new)." in fold.one("li").text
    links = [link.attributes["href"] for link in fold.all("a")]
    assert links == ["../../changes/", "../../feeds/picks/reader.xml"]


def test_page_of_a_pick_that_never_changed_has_no_history(catalog: Catalog) -> None:
    assert "How the pick changed" not in read(edition_with(catalog)).text


@pytest.mark.parametrize(
    ("parts", "is_told"), [(("plank", "quill"), True), (("brook-600",), False), ((), False)]
)
def test_sum_for_a_whole_computer_is_set_against_recommended_builds(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, parts: tuple[str, ...], is_told: bool
) -> None:
    edition = edition_for(catalog)
    verdict = edition.verdict("reader", "us")
    assert verdict.pick
    around = replace(verdict, pick=replace(verdict.pick, host=Host(100.0, parts)))
    monkeypatch.setattr(edition, "verdict", lambda *_: around)
    page = read(edition)
    assert ("of the cheapest parts that work" in page.text) is is_told
    links = [a.attributes["href"] for a in page.all("a") if "add reserves" in a.text]
    assert set(links) == ({"../../builds/"} if is_told else set())


def test_candidates_that_rank_too_low_to_be_shown_are_counted(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = edition_for(catalog)
    assert "ranked lower" not in read(edition).text  # all four are shown
    verdict = edition.verdict("reader", "us")
    fewer = replace(verdict, runners_up=verdict.runners_up[:1])
    monkeypatch.setattr(edition, "verdict", lambda *_: fewer)
    assert "More products that meet the needs, ranked lower: 2" in read(edition).text
