from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from macros.advice.picks.used_goods import expected_loss, resale, used_price
from macros.advice.prices.offers import Offer, PlacePrice
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from tests.advising import tiny_offer
from tests.tiny import tiny_gpu, tiny_price, tiny_region

DAY = date(2026, 3, 5)


def test_new_product_is_replaced_when_it_fails(catalog: Catalog) -> None:
    new = tiny_offer("boreal-one", 500)
    assert expected_loss(catalog.gpus["boreal-one"], new, catalog.rules, DAY) == 0


def test_used_product_is_lost_in_part_and_more_with_its_age(catalog: Catalog) -> None:
    """4 % a year over 3 years; two years old: a fifth more."""
    used = tiny_offer("boreal-one", 500, "used")
    just_out, older = (
        tiny_gpu(catalog, "boreal-one", released=day) for day in ("2026-03-05", "2024-03-05")
    )
    assert expected_loss(just_out, used, catalog.rules, DAY) == pytest.approx(0.12)
    assert expected_loss(older, used, catalog.rules, DAY) == pytest.approx(0.144, rel=0.001)


def with_dealers(catalog: Catalog, *ids: str) -> Catalog:
    sources = {
        id_: source.model_copy(update={"dealers": id_ in ids})
        for id_, source in catalog.sources.items()
    }
    return replace(catalog, sources=sources)


def blended(source: str) -> Offer:
    """Return a used offer of the US, seen there in this source, that rests on Japan too."""
    day = PartialDate.parse(DAY.isoformat())
    places = tuple(
        PlacePrice(place, is_local=place == "us", amount=500, observed=day, stale=False, share=0.5)
        for place in ("us", "jp")
    )
    seen = (
        tiny_price(source=source),
        tiny_price(region="jp", currency="JPY", source="borealis-data-sheet"),
    )
    return tiny_offer("boreal-one", 500, "used", how="blended", places=places, observations=seen)


def test_owner_sells_at_the_lower_end_of_what_was_seen_here(catalog: Catalog) -> None:
    offers = [tiny_offer("boreal-one", 600), tiny_offer("boreal-one", 500, "used")]
    assert resale(offers, catalog) == offers[1]
    assert resale(offers[:1], catalog) is None


def test_what_is_paid_elsewhere_is_no_resale_price(catalog: Catalog) -> None:
    assert resale([tiny_offer("boreal-one", 500, "used", how="converted")], catalog) is None


def test_what_dealers_ask_is_no_resale_price(catalog: Catalog) -> None:
    asked = tiny_offer("boreal-one", 500, "used", observations=(tiny_price(),))
    assert resale([asked], with_dealers(catalog, "weekly-chip")) is None
    assert resale([asked], with_dealers(catalog, "borealis-data-sheet")) == asked


def test_dealers_here_do_not_become_sellers_by_prices_from_elsewhere(catalog: Catalog) -> None:
    market = replace(catalog, regions={"us": tiny_region(), "jp": tiny_region("JPY")})
    offer, dealers = blended("weekly-chip"), with_dealers(market, "weekly-chip")
    assert resale([offer], market) == offer
    assert resale([offer], dealers) is None
    assert used_price([offer], dealers) == "dealers"


def test_used_price_tells_whether_it_is_paid_here(catalog: Catalog) -> None:
    here, abroad = (
        tiny_offer("boreal-one", 500, "used", how=how) for how in ("local", "converted")
    )
    assert used_price([here, abroad], catalog) == "here"
    assert used_price([abroad], catalog) == "elsewhere"
    assert used_price([tiny_offer("boreal-one", 500)], catalog) == "no"
    asked = with_dealers(catalog, "weekly-chip", "borealis-data-sheet")
    assert used_price([here], asked) == "dealers"
