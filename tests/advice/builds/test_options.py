"""Parts that a build may be made of are those with a price, the cheapest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from macros.advice.builds.options import PartFigures, Shelf, cheapest_first, desktop_options
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from tests.advising import tiny_offer
from tests.tiny_computers import tiny_computers, tiny_tier


def shelf(
    catalog: Catalog, offers: dict[str, Sequence[Offer]] | None = None, **fields: Any
) -> Shelf:
    tier = tiny_tier("1-gpu", 1, **fields)
    edition = tiny_computers(catalog, tier)
    known = {**edition.part_offers("us"), **{id_: tuple(o) for id_, o in (offers or {}).items()}}
    pins = frozenset(pin.part for pin in tier.classes[0].pins)
    return Shelf(edition.catalog, known, tier, pins)


def prices(offered: Shelf, kind: str) -> list[tuple[str, float]]:
    options = desktop_options(offered, None)[kind]
    return [(option.item.part.id, option.usd) for option in options if option.item]


def test_part_is_bought_where_it_is_cheapest(catalog: Catalog) -> None:
    two = [tiny_offer("plank", 140), tiny_offer("plank", 120)]
    listed = prices(shelf(catalog, {"plank": two}), "motherboard")
    assert listed == [("plank", 120), ("long-plank", 150)]
    assert prices(shelf(catalog, {"plank": two[::-1]}), "motherboard") == listed


@pytest.mark.parametrize(("used_parts", "usd"), [([], 100), (["motherboard"], 30)])
def test_used_part_counts_where_the_tier_takes_used_ones(
    catalog: Catalog, used_parts: list[str], usd: float
) -> None:
    offers = [tiny_offer("plank", 100), tiny_offer("plank", 30, "used")]
    offered = shelf(catalog, {"plank": offers}, used_parts=used_parts)
    assert prices(offered, "motherboard")[0] == ("plank", usd)


@pytest.mark.parametrize(("unpriced", "ids"), [([], []), (["cooler"], [("breeze", 0)])])
def test_part_without_a_price_counts_where_the_tier_takes_unpriced_ones(
    catalog: Catalog, unpriced: list[str], ids: list[tuple[str, float]]
) -> None:
    offered = shelf(catalog, {"breeze": []}, unpriced_parts=unpriced)
    assert prices(offered, "cooler") == ids


def test_pinned_part_leaves_no_other(catalog: Catalog) -> None:
    pins = [{"part": "long-plank", "reason": "Invented."}]
    classes = [{"id": "economical", "persona": "reader", "circuit": "any", "pins": pins}]
    offered = shelf(catalog, classes=classes)
    assert prices(offered, "motherboard") == [("long-plank", 150)]
    assert len(prices(offered, "power_supply")) > 1


def test_a_desktop_computer_is_offered_one_power_supply(catalog: Catalog) -> None:
    listed = prices(shelf(catalog), "power_supply")
    assert listed[:2] == [("brook-250", 40), ("brook-600", 90)]


def test_network_card_may_be_left_out(catalog: Catalog) -> None:
    assert [option.item for option in desktop_options(shelf(catalog), None)["network_card"]] == [
        None
    ]


def test_parts_that_cost_the_same_stand_by_their_ids(catalog: Catalog) -> None:
    options = desktop_options(shelf(catalog, {"plank": [tiny_offer("plank", 150)]}), None)
    boards = options["motherboard"]
    assert [option.item.part.id for option in boards if option.item] == ["long-plank", "plank"]
    assert cheapest_first(reversed(boards)) == boards


def test_figures_kept_for_several_are_not_those_of_one(catalog: Catalog) -> None:
    offered, known = shelf(catalog), PartFigures()
    items = offered.items("ssd", offered.catalog.parts.ssds, (1, 2))
    one, two = (known.of("storage", item) for item in items[:2])
    assert two["storage_gb"] == 2 * one["storage_gb"]
    assert known.of("storage", items[0]) is one


def test_figures_kept_for_one_kind_of_mains_are_not_those_of_another(catalog: Catalog) -> None:
    offered = shelf(catalog)
    supplies = offered.items("power_supply", offered.catalog.parts.power_supplies)
    weak, strong = (offered.figures.of("psu", supplies[0], mains=mains) for mains in (115, 230))
    assert weak is not strong
