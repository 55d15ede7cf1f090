"""Which facts on invented cards the answer on renting or buying is computed from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.cost.rent_facts import RentCard, RentFacts, RentSources, rent_facts
from macros.advice.picks.hosts import NOTHING
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from tests.advising import market_of_four, tiny_offer
from tests.tiny import TODAY, tiny_region

ORIGIN = {"source": "weekly-chip", "kind": "official"}


def host_of(region: str, gpu: Any, place: Any) -> Any:
    """Return a computer of 800 USD around a card in a new one, and nothing in one that is there."""
    if gpu.id == "large" and place == "whole":
        return None
    return replace(NOTHING, usd=800.0 if place == "whole" else 0.0)


def sources(
    catalog: Catalog, offers: Any = None, rentals: Any = None, power: Any = None, **changes: Any
) -> RentSources:
    """Return the four cards in the United States and in Japan, where a yen is worth 2 USD."""
    electricity = {"electricity": power} if power else {}
    regions = {"us": tiny_region(**electricity), "jp": tiny_region("JPY")}
    known = replace(market_of_four(catalog, **changes), regions=regions)
    speeds = {"middle": {"write-8b": [1.0, 2.0, 3.0]}}
    return RentSources(known, offers or {}, rentals or {}, host_of, speeds, TODAY)


def card_of(facts: RentFacts, id_: str) -> RentCard:
    return next(card for card in facts["cards"] if card["id"] == id_)


def test_only_cards_with_a_price_or_an_hour_are_told(catalog: Catalog) -> None:
    sold = {"us": {"small": [tiny_offer("small", 200)], "server": [tiny_offer("server", 9)]}}
    hours = {"us": {"large": [tiny_offer("large", 2, "rental")]}}
    facts = rent_facts(sources(catalog, sold, hours, server={"preview": True}))
    assert [card["id"] for card in facts["cards"]] == ["small", "large"]
    assert facts["day"] == TODAY.isoformat()
    assert (facts["resale"], facts["resale_products"]) == ([], 0)


def test_prices_are_the_ends_of_the_cheapest_offer_of_each_kind(catalog: Catalog) -> None:
    offers = [
        tiny_offer("middle", 520, spread=0.01),
        tiny_offer("middle", 500, spread=0.01, low=480, high=510),
        tiny_offer("middle", 300, "used", low=290, high=333),
    ]
    card = card_of(rent_facts(sources(catalog, {"us": {"middle": offers}, "jp": {}})), "middle")
    assert card["prices"] == {"us": {"new": [480, 500, 510], "used": [290, 300, 333]}}
    assert (card["watts"], card["name"]) == (200, "Middle")
    assert card["speeds"] == {"write-8b": [1.0, 2.0, 3.0]}
    small = {"us": {"small": [tiny_offer("small", 200)]}}
    assert card_of(rent_facts(sources(catalog, small)), "small")["speeds"] == {}


def test_hour_is_told_in_the_money_of_the_region_with_its_day(catalog: Catalog) -> None:
    seen = PartialDate.parse("2026-10-03")
    hour = tiny_offer("middle", 2, "rental", low=1, high=4, observed=seen, stale=True)
    rentals = {"us": {"middle": [hour]}, "jp": {"middle": [hour]}}
    hours = card_of(rent_facts(sources(catalog, rentals=rentals)), "middle")["hours"]
    assert hours["us"]["ends"] == [1, 2, 4]
    assert hours["jp"]["ends"] == [0.5, 1, 2]
    assert (hours["us"]["seen"], hours["us"]["stale"]) == ("2026-10-03", True)
    assert hours["us"]["providers"] == hour.providers


def test_computer_around_a_card_is_told_where_the_card_has_a_price(catalog: Catalog) -> None:
    yen = tiny_offer("middle", 500, region="jp", currency="JPY", amount=250)
    offers = {
        "us": {"large": [tiny_offer("large", 1600)], "server": [tiny_offer("server", 9000)]},
        "jp": {"middle": [yen]},
    }
    facts = rent_facts(sources(catalog, offers, server={"cooling": "passive"}))
    assert card_of(facts, "middle")["hosts"] == {"jp": {"own": 0, "whole": 400}}
    assert card_of(facts, "large")["hosts"] == {"us": {"own": 0, "whole": None}}
    assert card_of(facts, "server")["hosts"] == {"us": {}}  # no desktop cools it


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        ({"per_kwh": 0.3}, {"used": 0, "steps": [], "per_kwh": 0.3}),
        (
            {
                "per_kwh": 0.2,
                "used_kwh_per_month": 250,
                "steps": [
                    {"up_to_kwh_per_month": 120, "per_kwh": 0.1},
                    {"up_to_kwh_per_month": 300, "per_kwh": 0.2},
                    {"per_kwh": 0.4},
                ],
            },
            {"used": 250, "steps": [[120, 0.1], [300, 0.2]], "per_kwh": 0.4},
        ),
    ],
)
def test_last_step_of_a_tariff_is_what_all_further_electricity_costs(
    catalog: Catalog, power: dict[str, Any], expected: dict[str, Any]
) -> None:
    price = {"consumer": "household", "date": "2025-12", **ORIGIN, **power}
    assert rent_facts(sources(catalog, power=[price]))["tariffs"] == {"us": {"household": expected}}


def test_households_and_businesses_pay_their_own_tariff(catalog: Catalog) -> None:
    prices = [
        {"consumer": consumer, "date": "2025-12", "per_kwh": per_kwh, **ORIGIN}
        for consumer, per_kwh in (("household", 0.3), ("business", 0.2))
    ]
    found = rent_facts(sources(catalog, power=prices))["tariffs"]["us"]
    assert {who: tariff["per_kwh"] for who, tariff in found.items()} == {
        "household": 0.3,
        "business": 0.2,
    }


@pytest.mark.parametrize(
    ("tax", "shares"),
    [
        ({"included": True, "percent": 19}, [0.19, 0.19]),
        ({"included": True, "low_percent": 17, "high_percent": 27}, [0.17, 0.27]),
        ({"included": False, "percent": 10}, None),
    ],
)
def test_tax_is_told_where_prices_in_shops_include_it(
    catalog: Catalog, tax: Any, shares: list[float] | None
) -> None:
    known = sources(catalog)
    told = {"read_on": "2026-11", **ORIGIN, **tax}
    regions = {**known.catalog.regions, "us": tiny_region(tax=told)}
    taxes = rent_facts(replace(known, catalog=replace(known.catalog, regions=regions)))["taxes"]
    assert taxes.get("us") == shares
