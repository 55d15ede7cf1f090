from __future__ import annotations

from datetime import date

import pytest

from macros.advice.memory.division import Division
from macros.advice.memory.fit import (
    Card,
    cheapest_fit,
    held_by_each,
    held_divided,
    new_cards,
)
from macros.advice.memory.formats import Ends
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices


@pytest.fixture
def priced(catalog: Catalog) -> Catalog:
    return with_prices(
        with_prices(catalog, "boreal-one", tiny_price(amount=500)),
        "boreal-two",
        tiny_price(amount=900),
    )


def cards(catalog: Catalog, day: date = TODAY) -> list[Card]:
    return new_cards(catalog, offers_by_region(catalog, day)["us"])


def fit(
    catalog: Catalog, needed_gib: float, each_gib: float = 0, screen_gib: float = 0
) -> tuple[str, int] | None:
    """Return the cards that hold 100 layers of so much in all, and so much on each of them."""
    parts = Division(Ends(0, 0, each_gib), Ends(1, 1, needed_gib), 100)
    cheapest = cheapest_fit(held_divided(parts), cards(catalog), screen_gib)
    return (cheapest.gpu.id, cheapest.count) if cheapest else None


def test_cheapest_card_that_holds_the_upper_end_is_taken(priced: Catalog) -> None:
    assert fit(priced, 16) == ("boreal-one", 1)
    assert fit(priced, 16.1) == ("boreal-two", 1)


def test_fewest_cards_come_before_the_cheapest(priced: Catalog) -> None:
    assert fit(priced, 24) == ("boreal-two", 1)
    assert fit(priced, 30) == ("boreal-one", 2)


def test_each_further_card_has_a_runtime_of_its_own(priced: Catalog) -> None:
    assert fit(priced, 30, each_gib=1) == ("boreal-one", 2)
    assert fit(priced, 31, each_gib=1) == ("boreal-two", 2)


def test_a_card_that_holds_it_only_without_a_screen_is_not_named(priced: Catalog) -> None:
    """The first of several cards drives the screen; where each holds it all, that one decides."""
    assert fit(priced, 15.5, screen_gib=0.5) == ("boreal-one", 1)
    assert fit(priced, 15.5, screen_gib=1) == ("boreal-two", 1)
    assert fit(priced, 31.5, screen_gib=1) == ("boreal-two", 2)
    gib = 2**30 / 1e9
    for needed_gib, expected in ((14.9, "boreal-one"), (15.1, "boreal-two")):
        found = cheapest_fit(held_by_each(Ends(1, 1, needed_gib * gib)), cards(priced), 1)
        assert found
        assert found.gpu.id == expected


def test_need_of_more_than_eight_cards_fits_none(priced: Catalog) -> None:
    assert fit(priced, 8 * 24.1) is None
    assert cheapest_fit(held_by_each(Ends.of(20)), [], 0) is None


def test_modules_and_what_is_no_longer_supported_are_no_cards(priced: Catalog) -> None:
    ended = tiny_gpu(priced, "boreal-one", software={"status": "ended"})
    module = tiny_gpu(priced, "boreal-two", form_factor="sxm")
    assert cards(with_gpus(priced, ended, module)) == []
    assert [gpu.id for gpu, _ in cards(priced)] == ["boreal-one", "boreal-two"]


def test_old_price_gives_way_to_one_that_is_not_much_higher(priced: Catalog) -> None:
    old = with_prices(priced, "boreal-one", tiny_price(amount=850, date="2025-12-01"))
    assert fit(with_prices(old, "boreal-one", tiny_price(amount=850)), 16) == ("boreal-one", 1)
    assert fit(old, 16) == ("boreal-two", 1)


def test_what_error_correction_takes_holds_nothing(priced: Catalog) -> None:
    one = tiny_gpu(priced, "boreal-one", memory={"with_ecc_gib": 15})
    corrected = with_gpus(priced, one)
    assert fit(corrected, 15) == ("boreal-one", 1)
    assert fit(corrected, 15.1) == ("boreal-two", 1)
