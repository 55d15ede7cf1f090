from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.site.macros import builds, power
from macros.site.state import Site
from tests.tiny import TODAY
from tests.tiny_builds import tiny_builds
from tests.tiny_computers import tiny_computers, tiny_tier


def words(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>|\\", "", html)).replace("\u00a0", " ")


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


@pytest.fixture
def site(edition: Edition) -> Site:
    """The site of invented computers, on a page two folders below that of the language."""
    site = Site(edition.catalog, TODAY)
    vars(site)["edition"] = edition
    site.up = "../../"
    return site


def test_build_is_named_by_its_accelerators_and_leads_to_their_page(site: Site) -> None:
    assert builds.build_gpus(site, "1-gpu", "economical") == (
        '<a href="../../gpus/boreal-one/">Boreal One</a>'
    )
    assert words(builds.build_gpus(site, "2-gpu", "economical")) == "2 × Boreal One"


def test_price_of_a_build_says_what_is_missing_in_it(site: Site, edition: Edition) -> None:
    said = words(builds.build_price(site, "1-gpu", "economical"))
    assert re.fullmatch(r"about [\d,]+ USD plus the CPU cooler", said)
    whole = words(builds.build_price(site, "beginner", "economical"))
    assert re.fullmatch(r"(about )?[\d,]+ USD", whole)


def test_power_of_a_build_is_that_of_the_whole_computer(site: Site) -> None:
    assert words(builds.build_wall_power(site, "1-gpu", "economical")) == "406 W"
    assert words(builds.build_wall_power(site, "beginner", "economical")) == "not known"


def test_circuit_of_a_build_is_said_in_a_sentence(site: Site) -> None:
    assert "ordinary outlet is enough" in words(builds.build_circuit(site, "1-gpu", "economical"))
    assert words(builds.build_circuit(site, "beginner", "economical")) == "not known"


@pytest.mark.parametrize(
    "macro",
    [builds.build_price, builds.build_wall_power, builds.build_circuit, builds.build_gpus],
)
def test_class_without_a_build_is_said_in_words(
    site: Site, macro: Callable[[Site, str, str], str]
) -> None:
    assert words(macro(site, "2-gpu", "balanced")) == "no build with known prices (United States)"


def test_rule_is_linked_under_its_title(site: Site) -> None:
    rule = builds.build_rule(site, "psu-sustained")
    assert 'href="../../builds/rules/#psu-sustained"' in rule
    assert words(rule) == site.language.text("build-rule.psu-sustained")


@pytest.mark.parametrize(
    ("call", "allowed"),
    [
        (lambda site: builds.build_price(site, "3-gpu", "balanced"), "beginner, 1-gpu, 2-gpu"),
        (
            lambda site: builds.build_gpus(site, "1-gpu", "cheap"),
            "economical, balanced, no-compromise",
        ),
        (lambda site: builds.build_rule(site, "psu"), "psu-sustained"),
        (lambda site: power.running_costs(site, "cheap"), "economical"),
    ],
)
def test_mistake_names_what_is_allowed(
    site: Site, call: Callable[[Site], str], allowed: str
) -> None:
    with pytest.raises(KeyError, match=allowed):
        call(site)


def test_tables_are_put_in_after_search_has_run(site: Site) -> None:
    for macro in (builds.lanes_table, power.circuits_table, power.running_costs):
        mark = macro(site)
        assert mark.startswith("<!--guide:")
        assert "<caption>" in site.insert(mark)


def test_running_costs_need_no_tiers(edition: Edition, site: Site) -> None:
    bare = Edition(replace(edition.catalog, tiers={}), TODAY, TODAY)
    vars(site)["edition"] = bare
    assert "<caption>" in site.insert(power.running_costs(site))


def test_cards_on_one_circuit_lead_to_their_pages_from_any_page(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, tiny_tier("2-gpu", 2))
    site = Site(edition.catalog, TODAY)
    vars(site)["edition"], site.up = edition, "../../"
    table = site.insert(power.one_circuit_table(site, "2-gpu"))
    assert 'href="../../gpus/small/"' in table
    assert "What each of 2 cards may draw on one circuit" in words(table)


def test_tier_without_a_computer_has_no_table_of_its_circuit(site: Site) -> None:
    assert words(power.one_circuit_table(site, "beginner")) == "not known"


def test_two_machines_are_compared_with_one_as_on_the_page_of_the_tier(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2))
    site = Site(edition.catalog, TODAY)
    vars(site)["edition"] = edition
    said = words(builds.machine_prices(site, "2-gpu"))
    assert said.endswith("two machines with one each cost 35% more than one with two.")
    assert words(builds.machine_prices(site, "1-gpu")) == "not known"
