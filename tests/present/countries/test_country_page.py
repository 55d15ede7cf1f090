from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country, CountryFact
from macros.facts.records.exports import ExportRule
from macros.facts.records.not_included import NotIncluded
from macros.present.countries.page import countries_table, country_page
from macros.present.countries.told import known_name, told, value_words
from macros.present.html.repository import Repository
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_region

READ = {"source": "weekly-chip", "kind": "official", "read_on": "2026-11"}
SOCKET: dict[str, Any] = {
    "name": "Socket",
    "volts": 230,
    "amps": 16,
    "max_w": 3680,
    "continuous_w": 3000,
    "rule": "Invented.",
    "source": "weekly-chip",
    "kind": "recalled",
}
OTHERS = {"fr": "Inventé.", "ja": "架空。", "ko": "가상.", "zh": "虚构。"}
FACTS: dict[str, list[dict[str, Any]]] = {
    "us": [
        {"topic": "return", "days": 7, "text": "<b>Seven</b> days."},
        {"topic": "lever", "text": "Run at night."},
    ],
    "de": [{"topic": "return", "days": 14, "text": "Fourteen days."}],
}


def country(*facts: dict[str, Any], **values: Any) -> Country:
    told_facts = [{**fact, "text_in": OTHERS, **READ} for fact in facts]
    return Country.model_validate({"facts": told_facts, **values})


@pytest.fixture
def catalog_of_countries(catalog: Catalog) -> Catalog:
    countries = {
        "us": country(
            *FACTS["us"],
            places=[{"name": "Shop & Co", "is_a": "used_shop", **READ}],
            clouds=[
                {"name": "Near Cloud", **READ},
                {"name": "Far Cloud", "provider": "far", **READ},
            ],
            accelerators=["own-one"],
            open_questions=[
                {"topic": "payment"},
                {"topic": "domestic", "text": "Who measured it?", "text_in": OTHERS},
            ],
        ),
        "de": country(*FACTS["de"]),
        "fr": country(),
    }
    regions = {
        "us": catalog.regions["us"],
        "de": tiny_region("EUR"),
        "fr": tiny_region("EUR", part_of="de"),
    }
    own = NotIncluded.model_validate(
        {
            "id": "own-one",
            "name": "Own One",
            "vendor": "Nearby",
            "reason": "unmeasured",
            "source": "weekly-chip",
            "looked_on": "2026-11",
        }
    )
    return replace(catalog, countries=countries, regions=regions, not_included={"own-one": own})


def page_of(catalog: Catalog, region: str, language: Language) -> str:
    edition = Edition(catalog, TODAY, TODAY)
    repository = Repository("https://code.example/guide")
    page = country_page(edition, region, language, repository, "../assets/")
    return f"{page.content}{page.deferred}"


def test_facts_are_told_with_figure_source_and_day(
    catalog_of_countries: Catalog, english: Language
) -> None:
    html = page_of(catalog_of_countries, "us", english)
    assert "7\u00a0days" in html
    assert "&lt;b&gt;Seven&lt;/b&gt; days." in html
    assert "Weekly Chip" in html
    assert "November 2026" in html


@pytest.mark.parametrize(
    ("only", "words"), [("at_most", "at most"), ("without_terms", "if the shop states no terms")]
)
def test_figure_that_holds_within_limits_says_so_on_the_page_and_in_the_list(
    catalog_of_countries: Catalog, english: Language, only: str, words: str
) -> None:
    us = country({"topic": "return", "days": 8, "text": "Eight days.", "only": only})
    countries = {**catalog_of_countries.countries, "us": us}
    catalog = replace(catalog_of_countries, countries=countries)
    for html in (page_of(catalog, "us", english), countries_table(catalog, english)):
        assert re.search(rf"8\u00a0days\W*(<[^<>]+>\s*)*{words}", html)


def test_what_is_not_known_is_said_and_asked(
    catalog_of_countries: Catalog, english: Language
) -> None:
    html = page_of(catalog_of_countries, "us", english)
    assert "We do not know." in html
    assert 'href="#unknown"' in html
    assert english.text("country.ask.payment") in html
    assert "Who measured it?" in html
    assert "https://code.example/guide/edit/main/data/countries/us.yml" in html
    assert "template=country-en.yml" in html


def test_a_country_tells_what_holds_in_its_whole(
    catalog_of_countries: Catalog, english: Language
) -> None:
    (one,) = told(catalog_of_countries, "fr", "return")
    assert (one.region, one.fact.days) == ("de", 14)
    assert told(catalog_of_countries, "fr", "lever") == []
    html = page_of(catalog_of_countries, "fr", english)
    assert "<small>Germany</small>" in html


def test_own_fact_stands_instead_of_that_of_the_whole(
    catalog_of_countries: Catalog,
) -> None:
    own = {
        **catalog_of_countries.countries,
        "fr": country({"topic": "return", "days": 30, "text": "More."}),
    }
    (one,) = told(replace(catalog_of_countries, countries=own), "fr", "return")
    assert one.fact.days == 30


@pytest.mark.parametrize(
    ("code", "region", "name", "written"),
    [
        ("ja", "jp", "店 (Mise)", "店"),
        ("ja", "kr", "가게 (Gage)", "가게 (Gage)"),
        ("en", "jp", "店 (Mise)", "店 (Mise)"),
        ("fr", "fr", "Boutique (Old Name)", "Boutique (Old Name)"),
    ],
)
def test_names_at_home_need_no_latin_letters(
    catalog: Catalog, code: str, region: str, name: str, written: str
) -> None:
    assert known_name(name, region, Language.of(catalog, code)) == written


def test_clouds_say_whether_their_prices_are_compared(
    catalog_of_countries: Catalog, english: Language
) -> None:
    html = page_of(catalog_of_countries, "us", english)
    near, far = html.index("Near Cloud"), html.index("Far Cloud")
    assert near < html.index("not compared") < far < html.index("compared here")
    assert english.text("country.no_clouds") in page_of(catalog_of_countries, "de", english)


def test_own_accelerators_say_why_they_are_left_out(
    catalog_of_countries: Catalog, english: Language
) -> None:
    html = page_of(catalog_of_countries, "us", english)
    assert "Own One" in html
    assert english.text("left-out.reason.unmeasured") in html


@pytest.mark.parametrize(
    ("sale", "destination", "state"),
    [("licence", "us", "some"), ("only_there", "de", "elsewhere"), ("allowed", "us", "none")],
)
def test_page_says_what_may_not_be_sold(
    catalog_of_countries: Catalog, english: Language, sale: Any, destination: str, state: str
) -> None:
    rule = ExportRule(
        product="boreal-one",
        destinations=(destination,),
        sale=sale,
        rule="Invented.",
        kind="named",
        confidence="high",
        source="weekly-chip",
    )
    ruled = replace(catalog_of_countries, export_rules=(rule,))
    html = page_of(ruled, "us", english)
    assert english.text(f"country.sale.{state}") in html
    assert ('href="../../gpus/boreal-one/"' in html) == (state != "none")


@pytest.mark.parametrize(
    ("figure", "words"),
    [
        ({"months": 12}, "1 year"),
        ({"months": 24}, "2 years"),
        ({"months": 6}, "6 months"),
        ({"days": 14}, "14 days"),
        ({"days": 0}, "none"),
        ({"percent": 20}, "20%"),
        ({"amount": 150, "currency": "EUR"}, "150 EUR"),
        ({}, ""),
    ],
)
def test_figures_are_written_with_their_unit(
    figure: dict[str, Any], words: str, english: Language
) -> None:
    fact = CountryFact.model_validate(
        {"topic": "return", "text": "Invented.", "text_in": OTHERS, **READ, **figure}
    )
    assert value_words(fact, english) == words


@pytest.mark.parametrize(
    ("code", "words"), [("ja", "1万円"), ("ko", "10,000엔"), ("en", "10,000 JPY")]
)
def test_amounts_are_told_as_the_language_counts(catalog: Catalog, code: str, words: str) -> None:
    amount = {"topic": "import_threshold", "amount": 10_000, "currency": "JPY"}
    fact = CountryFact.model_validate({**amount, "text": "Invented.", "text_in": OTHERS, **READ})
    assert value_words(fact, Language.of(catalog, code)) == words


def test_table_lists_countries_with_their_pages(
    catalog_of_countries: Catalog, english: Language
) -> None:
    html = str(countries_table(catalog_of_countries, english))
    for region in ("us", "de", "fr"):
        assert f'href="{region}/"' in html
    assert html.count("14\u00a0days") == 2


def test_tax_that_comes_on_top_is_told_with_its_ends(
    catalog_of_countries: Catalog, english: Language
) -> None:
    catalog = catalog_of_countries
    ends = {"included": False, "percent": None, "low_percent": 0, "high_percent": 9}
    tax = catalog.regions["de"].tax.model_copy(update=ends)
    region = catalog.regions["de"].model_copy(update={"tax": tax})
    html = page_of(replace(catalog, regions={**catalog.regions, "de": region}), "de", english)
    assert "Add the rate of your state and city: from 0% to about 9%." in html
    assert "Receipts show" not in html


def test_abbreviation_on_receipts_ends_the_sentence_with_its_own_point(
    catalog_of_countries: Catalog, english: Language
) -> None:
    catalog = catalog_of_countries
    tax = catalog.regions["de"].tax.model_copy(update={"on_receipts": ("Tax", "Tx.")})
    region = catalog.regions["de"].model_copy(update={"tax": tax})
    html = page_of(replace(catalog, regions={**catalog.regions, "de": region}), "de", english)
    assert "Receipts show Tax, Tx." in html
    assert "Tx.." not in html


def test_what_is_counted_of_sockets_is_said_once(
    catalog_of_countries: Catalog, english: Language
) -> None:
    """Beside the table of sockets stands one of wiring, which needs no note of its own."""
    fact = country({"topic": "wiring", "text": "A stronger fuse takes weeks."})
    countries = {**catalog_of_countries.countries, "us": fact}
    regions = {**catalog_of_countries.regions, "us": tiny_region(circuits=[SOCKET])}
    there = replace(catalog_of_countries, countries=countries, regions=regions)
    html = page_of(there, "us", english)
    assert "A stronger fuse takes weeks." in html
    assert html.count("For many hours we count with") == 1
