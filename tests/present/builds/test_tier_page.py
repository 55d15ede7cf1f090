from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from macros.advice.builds.circuits import Socket
from macros.advice.builds.results import Result
from macros.advice.edition import Edition
from macros.facts.records.countries import Country
from macros.present.builds.part_rows import part_rows
from macros.present.builds.socket_rows import socket_rows
from macros.present.builds.tier_page import tier_page
from macros.present.html.page import Page
from macros.present.html.repository import Repository
from macros.present.words.language import LANGUAGES, Language
from tests.built.documents import Element, parse
from tests.editions import edition_of
from tests.tiny import TODAY
from tests.tiny_builds import tiny_builds

REPOSITORY = Repository("https://git.example/team/guide")


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


def page_of(edition: Edition, tier: str, code: str = "en") -> Page:
    language = Language.of(edition.catalog, code)
    return tier_page(edition, edition.catalog.tiers[tier], language, REPOSITORY, "../")


def read(edition: Edition, tier: str, code: str = "en") -> Element:
    return parse(page_of(edition, tier, code).deferred)


def places(page: Element) -> dict[str, Element]:
    return {panel.attributes["data-region-panel"]: panel for panel in page.classed("guide-place")}


def build(page: Element, region: str, class_: str) -> Element:
    return page.one("section", **{"aria-labelledby": f"{region}-{class_}"})


def fold(section: Element, name: str) -> Element:
    """Return what has to be opened, by what it is opened with."""
    (found,) = (box for box in section.all("details") if box.one("summary").text == name)
    assert "open" not in found.attributes
    return found


def rows(table: Element) -> Iterator[list[str]]:
    for row in table.all("tr"):
        yield [cell.text for cell in row.children if isinstance(cell, Element)]


def test_page_names_the_tier_and_edits_its_file(edition: Edition) -> None:
    page = page_of(edition, "1-gpu")
    assert page.title == "One GPU"
    assert f'href="{REPOSITORY.url}/edit/main/data/builds/1-gpu.yml"' in page.deferred
    headings = {h.attributes["id"] for h in parse(page.deferred).all("h2")}
    assert {heading.anchor for heading in page.headings} == headings


def test_short_answer_comes_before_the_parts_and_leads_to_them(edition: Edition) -> None:
    panel = places(read(edition, "1-gpu"))["us"]
    first, second, nothing = panel.classed("guide-builds")[0].all("li")
    assert first.one("a").attributes["href"] == "#us-economical"
    assert "Boreal One" in first.text
    assert "1,110 USD plus the CPU cooler" in first.text
    assert "16 GB" in first.text
    assert "406 W" in first.text
    assert "1,230 USD plus the CPU cooler" in second.text
    assert "No build" in nothing.text


def test_each_part_has_its_price_and_the_sum_says_what_it_lacks(edition: Edition) -> None:
    section = build(read(edition, "1-gpu"), "us", "balanced")
    cells = dict(rows(section.classed("guide-parts")[0]))
    accelerator = next(iter(key for key in cells if key.startswith("Accelerator Boreal One")))
    assert "16" not in cells[accelerator]
    assert cells["Memory 2 × Borealis Shelf-32Gb"] == "240 USD 120 USD each"
    assert cells["Motherboard Borealis Plank-Atx maker’s list price"] == "about 150 USD"
    assert cells["CPU cooler Borealis Breeze-Air"] == "price on request"
    assert any(name.startswith("Total") and "Breeze-Air" in name for name in cells)


def test_how_prices_are_known_has_to_be_opened(edition: Edition) -> None:
    section = build(read(edition, "1-gpu"), "us", "balanced")
    (table,) = section.classed("guide-seen")
    assert table in fold(section, "How the price is known").all("table")
    known = dict(rows(table))
    assert "10 November 2026" in known["Borealis Shelf-32Gb"]
    assert "Weekly Chip" in known["Borealis Shelf-32Gb"]
    assert "maker’s list price" in known["Borealis Plank-Atx"]
    assert "Borealis Breeze-Air" not in known
    assert "https://weekly-chip.example/parts" in {a.attributes["href"] for a in table.all("a")}


def test_old_price_is_marked(edition: Edition) -> None:
    choice, english = (
        edition.choice("1-gpu", "economical", "us"),
        Language.of(edition.catalog, "en"),
    )
    old = [
        replace(item, offer=replace(item.offer, stale=True)) if item.offer else item
        for item in choice.items
    ]
    rows = part_rows(replace(choice, items=tuple(old)), edition.catalog, english)
    assert [bool(row.old) for row in rows] == [bool(row.gpu == "" and row.amount) for row in rows]
    marked = [row for row in rows if row.old]
    assert all("out of date" in row.note for row in marked)
    assert all(row.old in row.note for row in marked)
    listed = [row for row in marked if row.list_price == "maker’s list price"]
    assert [row.name for row in listed] == ["Borealis Plank-Atx"]
    assert any(row.old for row in rows)


def test_dates_of_old_prices_are_explained_below_the_parts(edition: Edition) -> None:
    explained = "A date under a price means that we have seen none since."
    assert explained not in read(edition, "1-gpu").text
    later = Edition(edition.catalog, TODAY + timedelta(days=120), TODAY)
    assert explained in read(later, "1-gpu").text


def test_circuit_beyond_the_usual_socket_is_said_plainly(edition: Edition) -> None:
    page = read(edition, "2-gpu")
    (warned,) = build(page, "us", "economical").classed("guide-build__circuit")
    said = warned.text.replace("\u00a0", " ")
    assert "It needs a 240 V, 15 A circuit" in said
    assert "2,880 W continuously" in said
    assert "Large socket" in said
    assert not build(page, "de", "economical").classed("guide-build__circuit")


def test_circuits_of_the_region_name_the_builds_they_are_enough_for(edition: Edition) -> None:
    (table,) = places(read(edition, "2-gpu"))["us"].classed("guide-circuits")
    cells = {row[0]: row[2] for row in rows(table)}
    assert cells["Small socket"] == "none of these builds"
    assert cells["Large socket"] == "Economical"
    (low, high) = (places(read(edition, tier))["us"] for tier in ("1-gpu", "2-gpu"))
    assert high.classed("guide-circuits")
    assert not low.classed("guide-circuits"), "an ordinary outlet is enough for all of them"


def test_panel_leads_to_its_country_where_more_is_told(edition: Edition) -> None:
    told = replace(edition.catalog, countries={"us": Country()})
    page = read(Edition(told, edition.day, edition.day), "1-gpu")
    links = {region: panel.all("a") for region, panel in places(page).items()}
    leading = {
        region
        for region, anchors in links.items()
        if f"../../countries/{region}/" in {a.attributes.get("href") for a in anchors}
    }
    assert leading == {"us"}


def test_electricity_is_priced_only_where_its_price_is_known(edition: Edition) -> None:
    page = read(edition, "1-gpu")
    facts = {
        region: build(page, region, "economical").classed("guide-identity")[0].text
        for region in ("us", "de")
    }
    assert "162 USD (811 kWh in 2,000 hours" in facts["us"]
    assert "EUR" not in facts["de"]
    assert "811 kWh" in facts["de"]


def test_wiring_leads_from_the_wall_to_every_card(edition: Edition) -> None:
    (table,) = build(read(edition, "2-gpu"), "us", "economical").classed("guide-wiring")
    _, mains, board, cards = rows(table)
    assert mains == ["Circuit of 240 V, 15 A", "mains cable: C13", "Power supply"]
    assert board[0] == "Power supply"
    assert cards == ["Power supply", "1 × 8-pin per card", "Cards 1 and 2"]


def test_cheaper_part_is_named_with_the_rule_it_breaks(edition: Edition) -> None:
    section = build(read(edition, "1-gpu"), "us", "economical")
    (cheaper,) = fold(section, "Why nothing cheaper").all("li")
    assert "You could save 40 USD on the power supply with Borealis Trickle-300." in cheaper.text
    assert "draw 365 W, more than the 300 W that the power supply is rated for" in cheaper.text


def test_circuit_that_feeds_every_build_does_not_list_them(edition: Edition) -> None:
    catalog, twice = edition.catalog, [edition.choice("2-gpu", "economical", "us")] * 2
    told = socket_rows(twice, catalog, "us", Language.of(catalog, "en"))
    assert {row.name.text: row.classes for row in told} == {
        "Small socket": "none of these builds",
        "Large socket": "all of these builds",
    }


def test_what_to_watch_is_seen_and_what_passes_is_folded_away(edition: Edition) -> None:
    page = read(edition, "1-gpu")
    section = build(page, "us", "economical")
    watched, asked = section.classed("guide-results")
    assert not any(watched in folded.all("ul") for folded in section.all("details"))
    (warning,), (used, unknown) = watched.all("li"), asked.all("li")
    assert used.text.startswith("Buy used")
    assert "draw 365 W, and we advise no more than 340 W for long" in warning.text
    assert "choose a larger power supply" in warning.text
    assert [head.text for head in section.all("h4")] == ["What to watch", "Before you buy"]
    assert "tallest cooler" in unknown.text
    assert "See the" in unknown.text
    folded = page.one("details", id="rules-economical")
    assert "open" not in folded.attributes
    (passed,) = folded.classed("guide-judged")[0].all("table")
    assert passed.one("thead").text.split()[:2] == ["It", "passes"]
    assert [len(row.all("td")) for row in passed.one("tbody").all("tr")] == [2] * 3
    assert "Passed as well, without a figure: " in folded.text


def test_advice_that_a_build_does_not_follow_is_folded_below_the_warnings(
    edition: Edition,
) -> None:
    rules = edition.catalog.build_rules
    advice = {id_: rule.model_copy(update={"only_advice": True}) for id_, rule in rules.items()}
    advising = edition_of(replace(edition.catalog, build_rules=advice))
    section = build(read(advising, "1-gpu"), "us", "economical")
    (folded,) = (
        box for box in section.all("details") if box.all("ul", **{"class": "guide-results"})
    )
    assert "open" not in folded.attributes
    assert folded.all("summary")[0].text == "Advice that this build does not follow (1)"
    assert "no more than 340 W for long from such a power supply." in folded.text
    (asked,) = (box for box in section.classed("guide-results") if box not in folded.walk())
    assert [item.attributes.get("class") for item in asked.all("li")] == [
        None,  # what is bought used
        "guide-result--unknown",
    ]


def test_cards_leave_to_the_parts_what_stands_beside_them(edition: Edition) -> None:
    page = read(edition, "2-gpu")
    cards = places(page)["us"].classed("guide-builds")[0]
    assert "circuit" not in cards.text
    (bench,) = (box for box in build(page, "us", "economical").classed("guide-fold"))
    assert "open" not in bench.attributes
    assert bench.classed("guide-wiring")


def test_other_regions_are_folded_together_each_with_its_least_price(edition: Edition) -> None:
    page = read(edition, "1-gpu")
    (elsewhere,) = page.classed("guide-elsewhere")
    assert elsewhere.attributes["data-region-panel"] == "de"
    assert "open" not in elsewhere.attributes
    assert places(elsewhere).keys() == {"de"}
    germany = places(page)["de"].all("summary")[0].text
    assert re.fullmatch(r"Germany, from about [\d,]+ EUR plus the CPU cooler", germany)
    assert "open" in places(page)["us"].attributes


def test_results_that_agree_stand_once_for_all_their_regions(edition: Edition) -> None:
    judged = read(edition, "1-gpu").classed("guide-judged")
    regions = [rules.attributes["data-region-panel"] for rules in judged]
    assert regions == ["us", "de", "us", "de"]  # the circuits differ
    assert ["hidden" in rules.attributes for rules in judged] == [False, True, False, True]


def test_class_says_what_it_asks_and_what_editors_chose(edition: Edition) -> None:
    text = read(edition, "1-gpu").text
    assert "At least 64 GB of memory" in text
    assert "These rules must pass without a warning: " in text
    assert "It is made of wood." in text


def test_without_a_build_the_page_says_what_is_in_the_way(edition: Edition) -> None:
    page = read(edition, "2-gpu")
    section = build(page, "us", "balanced")
    assert "at least 9,999 GB" in section.text
    assert {a.attributes["href"] for a in section.all("a")} >= {"../../gpus/boreal-one/"}
    assert "no-compromise" in page_of(edition, "1-gpu").deferred
    assert build(read(edition, "1-gpu"), "us", "no-compromise").one("p").text


def test_existing_computer_needs_only_a_card_and_is_checked_elsewhere(edition: Edition) -> None:
    section = build(read(edition, "beginner"), "us", "economical")
    assert "550 W" in section.text
    assert "1× 8-pin" in section.text
    assert "250 to 340 mm" in section.text
    links = {a.attributes["href"] for a in section.all("a")}
    assert "../../check-build/?gpu=boreal-one&region=us#have" in links
    assert not section.classed("guide-wiring")


def test_price_of_a_card_alone_is_explained_once(edition: Edition) -> None:
    section = build(read(edition, "beginner"), "us", "economical")
    known = fold(section, "How the price is known")
    assert not section.classed("guide-seen")
    assert known.text.count("Weekly Chip") == 1


def test_ranking_counts_the_computer_only_where_it_is_bought(edition: Edition) -> None:
    english = Language.of(edition.catalog, "en").text
    alone, whole = read(edition, "beginner").text, read(edition, "1-gpu").text
    assert english("builds.ranked_as") in alone
    assert english("builds.ranked_for") not in alone
    assert english("builds.ranked_for") in whole


@pytest.mark.parametrize("language", [known.code for known in LANGUAGES])
@pytest.mark.parametrize("tier", ["beginner", "1-gpu", "2-gpu"])
def test_page_is_said_in_every_language(edition: Edition, tier: str, language: str) -> None:
    page = page_of(edition, tier, language)
    assert "{" not in page.deferred.split("<script>")[0]
    assert page.title == edition.catalog.locales[language][f"tier.{tier}"]


def test_reason_against_a_circuit_names_its_build_where_another_is_fed(edition: Edition) -> None:
    catalog, choice = edition.catalog, edition.choice("2-gpu", "economical", "us")
    large = choice.sockets[-1].circuit
    weak = Result("psu-sustained", "fail", 500.0, 400.0, "w", decisive=True)
    pair = [
        replace(choice, sockets=(Socket(large),)),
        replace(choice, sockets=(Socket(large, weak),)),
    ]
    told = socket_rows(pair, catalog, "us", Language.of(catalog, "en"))
    (reason,) = next(row.reasons for row in told if row.reasons)
    assert reason.startswith("Economical: ")


def test_circuit_with_enough_watts_says_why_it_will_not_do(edition: Edition) -> None:
    catalog, choice = edition.catalog, edition.choice("2-gpu", "economical", "us")
    weak = Result("psu-sustained", "fail", 500.0, 400.0, "w", decisive=True)
    few = Result("mains", "fail", 500.0, 400.0, "w", decisive=True)
    small, large = (socket.circuit for socket in choice.sockets)
    sockets = (Socket(small, few), Socket(large, weak))
    told = socket_rows(
        [replace(choice, sockets=sockets)], catalog, "us", Language.of(catalog, "en")
    )
    reasons = {row.name.text: row.reasons for row in told}
    assert reasons["Small socket"] == ()
    (reason,) = reasons["Large socket"]
    assert "more than the 400 W" in reason.replace("\u00a0", " ")


def test_large_circuit_says_what_has_to_come_between(edition: Edition) -> None:
    catalog, choice = edition.catalog, edition.choice("2-gpu", "economical", "us")
    told = socket_rows([choice], catalog, "us", Language.of(catalog, "en"))
    assert not any(row.through for row in told)
    mains = catalog.regions["us"].circuits
    large = mains[-1].model_copy(update={"amps": 50})
    region = catalog.regions["us"].model_copy(update={"circuits": (mains[0], large)})
    changed = replace(catalog, regions={**catalog.regions, "us": region})
    few = Result("mains", "fail", 500.0, 400.0, "w", decisive=True)
    sockets = (Socket(mains[0], few), Socket(large))
    pair = [replace(choice, sockets=sockets)] * 2
    *_, last = socket_rows(pair, changed, "us", Language.of(catalog, "en"))
    assert "outlets have breakers of their own" in last.through[0]
