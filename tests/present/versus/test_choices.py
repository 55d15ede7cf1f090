from __future__ import annotations

import pytest

from macros.advice.prices.offers import OfferKind
from macros.facts.catalog import Catalog
from macros.present.versus.choices import cheaper_of, versus
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_offers
from tests.invented_edition import invented_edition
from tests.software_families import tiny_family
from tests.tiny_versus import ready, weighed, with_tariff


def test_each_choice_has_the_price_of_the_kind_that_was_weighed(catalog: Catalog) -> None:
    both = weighed(
        invented_edition(catalog), ("small", 2, "used"), ("middle", 1, "street_new"), rule="old"
    )
    assert [choice.price for choice in both.both] == [200, 500]
    assert [choice.offer and choice.offer.kind for choice in both.both] == ["used", "street_new"]


def test_generations_are_priced_as_each_is_known(catalog: Catalog) -> None:
    us = {**tiny_offers(middle=0), "middle": [tiny_offer("middle", 300, "used")]}
    both = weighed(invented_edition(catalog, us=us), rule="change")
    assert [choice.price for choice in both.both] == [300, 1600]


def test_what_is_not_sold_where_the_language_is_read_has_no_price(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    language = Language.of(edition.catalog, "en").read_in("jp")
    both = weighed(edition, ("small", 1, "used"), ("server", 1, "street_new"), language=language)
    assert both.region == "jp"
    assert [choice.price for choice in both.both] == [None, 33]


def test_a_kind_without_a_price_there_is_not_replaced_by_another(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    asked = ready(edition, ("small", 1, "used"), ("middle", 1, "street_new"), rule="old")
    new_alone = invented_edition(catalog, us={**tiny_offers(), "small": [tiny_offer("small", 200)]})
    both = versus(new_alone, asked, Language.of(new_alone.catalog, "en"))
    assert [choice.price for choice in both.both] == [None, 500]


def test_electricity_counts_over_the_years_of_the_rules(catalog: Catalog) -> None:
    edition = with_tariff(invented_edition(catalog), 0.1)
    rules = edition.catalog.rules
    hours = rules["ownership-years"].value * rules["use-hours-per-year"].value
    both = weighed(edition, ("middle", 2, "street_new"))
    assert both.first.power_cost == pytest.approx(2 * 0.2 * hours * 0.1)
    assert both.first.total == pytest.approx(1000 + 2 * 0.2 * hours * 0.1)
    assert both.first.power_w == 400


def test_without_a_tariff_nobody_knows_what_it_costs_to_run(catalog: Catalog) -> None:
    both = weighed(invented_edition(catalog))
    assert both.first.power_cost is None
    assert both.first.total is None
    assert cheaper_of(both, with_power=True) is None


def test_the_cheaper_one_is_told_only_where_prices_are_sure(catalog: Catalog) -> None:
    near = {"middle": 500.0, "large": 560.0}
    sure = weighed(invented_edition(catalog, us=tiny_offers(**near)))
    assert cheaper_of(sure) is sure.first
    loose = weighed(invented_edition(catalog, us=tiny_offers(spread=0.3, **near)))
    assert cheaper_of(loose) is None
    same = weighed(invented_edition(catalog, us=tiny_offers(middle=500, large=500)))
    assert cheaper_of(same) is None


def test_prices_out_of_date_are_not_compared(catalog: Catalog) -> None:
    us = {**tiny_offers(), "middle": [tiny_offer("middle", 500, stale=True)]}
    assert cheaper_of(weighed(invented_edition(catalog, us=us))) is None


def test_electricity_can_turn_which_is_cheaper(catalog: Catalog) -> None:
    cheap_but_hungry = invented_edition(catalog, us=tiny_offers(middle=500, large=450))
    both = weighed(with_tariff(cheap_but_hungry, 0.5))
    assert cheaper_of(both) is both.second
    assert cheaper_of(both, with_power=True) is both.first


def test_electricity_makes_an_uncertain_price_weigh_less(catalog: Catalog) -> None:
    loose = tiny_offers(spread=0.3, middle=500, large=500)
    both = weighed(with_tariff(invented_edition(catalog, us=loose), 5))
    assert cheaper_of(both) is None
    assert cheaper_of(both, with_power=True) is both.first


def test_what_speaks_against_a_choice_is_told_at_the_price_that_is_weighed(
    catalog: Catalog,
) -> None:
    """Once the page named a used price for a card whose new price it weighed."""
    offers = {**tiny_offers(), "small": [tiny_offer("small", 200), tiny_offer("small", 90, "used")]}
    families = (tiny_family("old", "small", status="legacy"),)
    edition = invented_edition(catalog, us=offers, families=families)
    kinds: dict[OfferKind, float] = {"street_new": 200, "used": 90}
    for kind, usd in kinds.items():
        verdict = weighed(edition, ("small", 1, kind)).first.verdict
        assert verdict
        assert verdict.offer
        assert verdict.offer.usd == usd
