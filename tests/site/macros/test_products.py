from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.site.macros import products
from macros.site.state import Site
from tests.advising import tiny_offer, tiny_offers, tiny_persona
from tests.invented_edition import InventedEdition, invented_edition
from tests.tiny import TODAY

Speak = Callable[..., Site]


def words(html: str) -> str:
    return re.sub(r"<[^>]+>|\\", "", html).replace("\u00a0", " ")


@pytest.fixture
def speak(catalog: Catalog) -> Speak:
    """Let pages be made from an edition of four cards, in a language."""

    def speak(edition: InventedEdition | None = None, code: str = "en") -> Site:
        edition = edition or invented_edition(catalog)
        vars(edition)["offers"] = edition._given
        site = Site(edition.catalog, TODAY)
        vars(site)["edition"] = edition
        site.speak(code)
        site.up = "../../"
        return site

    return speak


def test_product_is_a_link_to_its_page_from_wherever_it_is_named(speak: Speak) -> None:
    site = speak()
    assert products.gpu(site, "large") == '<a href="../../gpus/large/">Large</a>'


@pytest.mark.parametrize(
    ("field", "shown"),
    [("memory", "24 GB"), ("tdp", "400 W"), ("ecc", "no"), ("pcie", "PCIe 4.0 x16")],
)
def test_figure_has_its_unit(speak: Speak, field: str, shown: str) -> None:
    site = speak()
    assert words(products.gpu_figure(site, "large", field)) == shown


def test_figure_keeps_together_with_its_unit_at_the_end_of_a_line(speak: Speak) -> None:
    site = speak()
    assert products.gpu_figure(site, "large", "memory") == "24\u00a0GB"


def test_figure_is_that_of_the_language(speak: Speak) -> None:
    site = speak(code="fr")
    assert words(products.gpu_figure(site, "large", "memory")) == "24 Go"


def test_figures_of_two_products_are_held_against_each_other(speak: Speak) -> None:
    site = speak()
    assert products.figure_ratio(site, "large", "small", "memory") == "3"
    assert products.figure_ratio(site, "small", "large", "memory") == "0.33"


@pytest.mark.parametrize("field", ["memory_type", "ecc"])
def test_what_is_no_number_cannot_be_compared(speak: Speak, field: str) -> None:
    site = speak()
    with pytest.raises(KeyError, match="no number"):
        products.figure_ratio(site, "large", "small", field)


def test_figure_that_nobody_knows_is_a_mistake_of_the_page(speak: Speak) -> None:
    site = speak()
    with pytest.raises(KeyError, match=r"data/gpus/large.yml does not say compute.fp4"):
        products.gpu_figure(site, "large", "fp4")


@pytest.mark.parametrize(
    ("call", "allowed"),
    [
        (lambda site: products.gpu(site, "larg"), "Did you mean large"),
        (lambda site: products.gpu_figure(site, "large", "watts"), "tdp"),
        (lambda site: products.figure_ratio(site, "large", "tiny", "memory"), "small"),
        (lambda site: products.pick(site, "writer"), "reader"),
        (lambda site: products.pick_price(site, "writer"), "reader"),
    ],
)
def test_mistake_names_what_is_allowed(
    speak: Speak, call: Callable[[Site], str], allowed: str
) -> None:
    site = speak()
    with pytest.raises(KeyError, match=allowed):
        call(site)


def test_pick_is_that_of_the_region_where_the_language_is_read(speak: Speak) -> None:
    site = speak()
    here = products.pick(site, "reader"), products.pick_price(site, "reader")
    site = speak(code="ja")
    there = products.pick(site, "reader"), products.pick_price(site, "reader")
    assert words(here[0]) != "Server"
    assert "USD" in words(here[1])
    assert words(there[0]) == "Server"
    assert words(there[1]).startswith("33円")


def test_pick_price_says_when_it_was_seen(speak: Speak) -> None:
    site = speak()
    assert "20 November 2026" in words(products.pick_price(site, "reader"))


def test_pick_that_nothing_meets_is_said_in_words_and_leads_to_the_reasons(
    catalog: Catalog, speak: Speak
) -> None:
    site = speak(invented_edition(catalog, tiny_persona(needs={"memory_gb_at_least": 4096})))
    assert (
        words(products.pick(site, "reader")) == "no product that meets these needs (United States)"
    )
    assert 'href="../../picks/reader/"' in products.pick(site, "reader")
    assert products.the_pick(site, "reader") == products.pick(site, "reader")
    assert products.pick_price(site, "reader") == "no known price"


def test_cheapest_card_is_the_cheapest_of_those_with_enough_memory(
    catalog: Catalog, speak: Speak
) -> None:
    site = speak()
    assert words(products.cheapest_with(site, 8)) == "Small"
    assert words(products.cheapest_with(site, 9)) == "Middle"
    bargain = {**tiny_offers(), "large": [tiny_offer("large", 150)]}
    site = speak(invented_edition(catalog, us=bargain))
    assert words(products.cheapest_with(site, 8)) == "Large"


def test_cheapest_card_has_its_dated_price_beside_it_where_it_is_asked_for(speak: Speak) -> None:
    said = words(products.cheapest_with(speak(), 8, priced=True))
    assert re.fullmatch(r"Small: [\d,]+ USD, new, 20 November 2026", said)


def test_cheapest_card_may_be_asked_of_one_vendor(catalog: Catalog, speak: Speak) -> None:
    vendor = catalog.gpus["boreal-one"].vendor
    site = speak(invented_edition(catalog))
    assert words(products.cheapest_with(site, 9, vendor)) == "Middle"
    with pytest.raises(KeyError, match=vendor):
        products.cheapest_with(site, 9, "Nobody")


def test_no_card_with_so_much_memory_is_said_in_words(speak: Speak) -> None:
    site = speak()
    assert (
        words(products.cheapest_with(site, 500)) == "no product with a known price (United States)"
    )


def test_region_is_that_of_the_language(speak: Speak) -> None:
    site = speak()
    assert products.region_name(site) == "United States"
    site = speak(code="ja")
    assert products.region_name(site) == "日本"


def test_pick_of_several_cards_says_how_many_and_what_all_cost(
    speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = speak()
    one = products._verdict(site, "reader")
    assert one.pick
    price = words(products.pick_price(site, "reader"))
    pair = replace(one, pick=replace(one.pick, count=2))
    monkeypatch.setattr(products, "_verdict", lambda *_: pair)
    assert words(products.pick(site, "reader")) == f"2 × {one.pick.gpu.name}"
    both = words(products.pick_price(site, "reader"))
    assert [_amount(text) for text in (price, both)] == [one.pick.offer.amount * n for n in (1, 2)]


def _amount(text: str) -> float:
    return float(re.findall(r"[\d,.]+", text)[0].replace(",", ""))
