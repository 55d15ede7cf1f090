from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.facts.catalog import Catalog
from macros.present.html.repository import Repository
from macros.present.prices.stale_prices import stale_prices
from macros.present.words.language import LANGUAGES, Language
from tests.advising import tiny_offers
from tests.built.documents import Element, parse
from tests.invented_edition import invented_edition
from tests.tiny import tiny_price

ADDRESS = "https://github.com/example/guide"


def read(catalog: Catalog, code: str = "en", url: str | None = ADDRESS, **given: Any) -> Element:
    edition = invented_edition(catalog, us=tiny_offers(spread=0.3), **given)
    html = stale_prices(edition, Language.of(edition.catalog, code), Repository(url))
    return parse(html)


def place(page: Element, region: str = "us") -> Element:
    boxes = page.classed("guide-place")
    (box,) = [box for box in boxes if box.attributes["data-region-panel"] == region]
    return box


def test_price_stands_with_what_hangs_on_it_and_what_a_look_is_worth(catalog: Catalog) -> None:
    us = place(read(catalog))
    row = us.one("tbody").all("tr")[0]
    assert row.one("th").one("a").attributes["href"] == "../gpus/middle/"
    reason, worth = row.all("td")
    assert "we would pick the Middle for “Reader of books” instead of the Small." in reason.text
    assert "(chance " in reason.text
    assert "about" in worth.text
    assert "not yet seen in the United States" in row.one("th").text


def test_amount_that_differs_from_the_one_price_seen_says_what_that_was(catalog: Catalog) -> None:
    seen = tiny_price(amount=801, date="2026-09")
    offers = {
        id_: [replace(offer, observations=(seen,), level=1.2) for offer in offered]
        for id_, offered in tiny_offers(spread=0.3).items()
    }
    edition = invented_edition(catalog, us=offers)
    html = stale_prices(edition, Language.of(edition.catalog, "en"), Repository(ADDRESS))
    first = place(parse(html)).one("tbody").all("tr")[0].one("th").text
    assert "computed from 801 USD seen" in first
    assert "at a source that is usually dearer" in first


def test_link_leads_to_the_form_for_the_price_with_the_region(catalog: Catalog) -> None:
    row = place(read(catalog)).one("tbody").all("tr")[0]
    address = row.all("td")[1].one("a").attributes["href"]
    assert address.startswith(f"{ADDRESS}/issues/new?template=price.yml")
    assert "region=us" in address


def test_without_a_repository_no_form_is_linked(catalog: Catalog) -> None:
    row = place(read(catalog, url=None)).one("tbody").all("tr")[0]
    assert row.all("td")[1].all("a") == []


def test_region_in_which_nothing_hangs_on_a_price_says_so(catalog: Catalog) -> None:
    assert "was seen recently" in place(read(catalog), "jp").text


def test_list_ends_where_the_rule_says(catalog: Catalog) -> None:
    rule = catalog.rules["price-look-listed"].model_copy(update={"value": 1})
    few = replace(catalog, rules={**catalog.rules, rule.id: rule})
    assert len(place(read(few)).one("tbody").all("tr")) == 1


def test_every_language_has_its_sentences(catalog: Catalog) -> None:
    texts = {language.code: place(read(catalog, language.code)).text for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert "おすすめは" in texts["ja"]


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    name = {"name": "<img src=x onerror=alert(1)>"}
    edition = invented_edition(catalog, us=tiny_offers(spread=0.3), middle=name, small=name)
    html = stale_prices(edition, Language.of(edition.catalog, "en"), Repository(ADDRESS))
    assert "<img" not in html
