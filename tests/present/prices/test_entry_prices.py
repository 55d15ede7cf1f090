from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from macros.present.prices.entry_prices import (
    desktop_offers,
    entry_cards,
    entry_list,
    entry_pairs,
)
from macros.present.words.language import Language
from tests.advising import tiny_offers, tiny_speeds
from tests.invented_edition import invented_edition, invented_english
from tests.software_families import tiny_family
from tests.tiny import (
    TODAY,
    tiny_gpu,
    tiny_price,
    tiny_region,
    with_gpus,
    with_prices,
    with_regions,
)


def cards(catalog: Catalog) -> list[tuple[str, float]]:
    edition = Edition(catalog, TODAY, TODAY)
    return [(gpu.id, offer.amount) for gpu, offer in entry_cards(edition, "us")]


def priced(catalog: Catalog, small: Price | None = None, large: Price | None = None) -> Catalog:
    """Return the catalogue with just these prices of the two cards."""
    for gpu_id, price in (("boreal-one", small), ("boreal-two", large)):
        catalog = with_prices(catalog, gpu_id, *([price] if price else []))
    return catalog


def test_cheapest_card_stands_for_every_size_that_it_reaches(catalog: Catalog) -> None:
    offers = priced(catalog, tiny_price(amount=500), tiny_price(amount=900))
    assert cards(offers) == [("boreal-one", 500), ("boreal-two", 900)]
    bargain = priced(catalog, tiny_price(amount=500), tiny_price(amount=450))
    assert cards(bargain) == [("boreal-two", 450)]


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "used"},
        {"kind": "launch_msrp"},
        {"currency": "EUR"},
        {"region": "de"},
        {"date": str(TODAY - timedelta(days=366))},
    ],
)
def test_only_new_prices_of_the_last_year_in_the_money_of_the_region_count(
    catalog: Catalog, change: dict[str, str]
) -> None:
    assert cards(priced(catalog, tiny_price())) == [("boreal-one", 500)]
    assert cards(priced(catalog, tiny_price(**change))) == []


@pytest.mark.parametrize(
    "change",
    [
        {"preview": True},
        {"form_factor": "sxm"},
        {"software": {"platform": "CUDA", "status": "ended"}},
        {"memory": {"size_gb": 8}},
    ],
)
def test_only_cards_that_fit_a_desktop_and_are_supported_count(
    catalog: Catalog, change: dict[str, Any]
) -> None:
    catalog = priced(catalog, tiny_price())
    assert cards(with_gpus(catalog, tiny_gpu(catalog, "boreal-one", **change))) == []


def test_prices_of_a_card_are_weighed(catalog: Catalog) -> None:
    prices = (
        tiny_price(amount=400, date="2026-07-01"),
        tiny_price(amount=550, date="2026-10-02"),
        tiny_price(amount=520, date="2026-10-02"),
    )
    ((id_, amount),) = cards(with_prices(catalog, "boreal-one", *prices))
    assert id_ == "boreal-one"
    assert 515 < amount < 550


def test_old_price_is_marked_and_gives_way_to_a_surer_one(
    catalog: Catalog, english: Language
) -> None:
    fresh, old = tiny_price(amount=500), tiny_price(amount=495, date="2026-03-01")
    assert cards(priced(catalog, fresh, tiny_price(amount=450))) == [("boreal-two", 450)]
    assert cards(priced(catalog, fresh, old)) == [("boreal-one", 500), ("boreal-two", 495)]
    alone = priced(catalog, None, old)
    assert "out of date" in entry_list(Edition(alone, TODAY, TODAY), english)


def test_card_leaves_the_list_only_for_one_that_costs_hardly_more(catalog: Catalog) -> None:
    """Walked day by day until the old price is dropped: no day makes a leap."""
    offers = priced(catalog, tiny_price(amount=650), tiny_price(amount=450, date="2026-06-01"))
    editions = [Edition(offers, TODAY + timedelta(n), TODAY + timedelta(n)) for n in range(200)]
    costs = [
        {gpu.id: offer.cautious_usd for gpu, offer in desktop_offers(offers, e.offers["us"])}
        for e in editions
    ]
    cheapest = [min(cost, key=cost.__getitem__) for cost in costs]
    assert (cheapest[0], cheapest[-1]) == ("boreal-two", "boreal-one")
    for before, now, cost in zip(cheapest, cheapest[1:], costs, strict=False):
        assert cost[now] < 1.05 * cost[before]


def test_list_names_memory_card_price_and_day(catalog: Catalog, english: Language) -> None:
    html = entry_list(Edition(priced(catalog, tiny_price()), TODAY, TODAY), english)
    words = re.sub(r"<[^>]+>", "", html).split()
    assert words == [
        "16",
        "GB",
        "Boreal",
        "One",
        "500",
        "USD",
        *["new,", "1", "October", "2026"],
    ]
    assert 'href="gpus/boreal-one/"' in html


def test_without_regions_there_are_no_prices(catalog: Catalog, english: Language) -> None:
    nowhere = replace(priced(catalog, tiny_price()), regions={})
    assert "<li>" not in entry_list(Edition(nowhere, TODAY, TODAY), english)


def test_prices_are_those_of_the_region_where_the_language_is_read(catalog: Catalog) -> None:
    sold = with_regions(priced(catalog, tiny_price()), us=tiny_region(), jp=tiny_region("JPY"))
    edition = Edition(sold, TODAY, TODAY)
    assert "USD" in entry_list(edition, Language.of(sold, "en"))
    assert "円" in entry_list(edition, Language.of(sold, "ja"))


def test_entry_with_faults_leads_to_the_page_that_names_them(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = Edition(priced(catalog, tiny_price()), TODAY, TODAY)
    link = '<a href="picks/avoid/">Has faults</a>'
    monkeypatch.setattr(edition, "card_verdicts", lambda _: {})
    assert link not in entry_list(edition, english)
    monkeypatch.setattr(edition, "card_verdicts", lambda _: {"boreal-one": None})
    assert link in entry_list(edition, english)


def sold(catalog: Catalog, **given: Any) -> Edition:
    """Return an edition in which the large card costs little."""
    cards: dict[str, Any] = {key: {"form_factor": "pcie_card"} for key in ("large", "server")}
    market = tiny_offers(large=400.0)
    edition = invented_edition(catalog, us=market, **given, **cards)
    edition.__dict__["offers"] = {"us": market, "jp": market}
    return edition


def test_card_of_experimental_software_has_a_supported_one_beside_it(catalog: Catalog) -> None:
    family = tiny_family("new", "large", status="experimental")
    edition = sold(catalog, families=(family,))
    pairs = {card[0].id: other and other[0].id for card, other in entry_pairs(edition, "us")}
    assert pairs["large"] == "server"
    words = re.sub(r"<[^>]+>", "", entry_list(edition, invented_english(catalog)))
    assert "With full support: Server, 9,000 USD" in words
    unknown = tiny_speeds(server=0)
    edition = sold(catalog, families=(family,), speeds=unknown)
    assert {card[0].id: other for card, other in entry_pairs(edition, "us")}["large"] is None
    assert all(other is None for _, other in entry_pairs(sold(catalog), "us"))
