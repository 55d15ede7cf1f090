from __future__ import annotations

from datetime import date

import pytest

from macros.advice.memory.fit import Card, cheapest_fit, held_gb, new_cards
from macros.advice.memory.formats import Ends
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices
from tests.tiny_models import real_memory_constants

CONSTANTS = real_memory_constants()


@pytest.fixture
def priced(catalog: Catalog) -> Catalog:
    return with_prices(
        with_prices(catalog, "boreal-one", tiny_price(amount=500)),
        "boreal-two",
        tiny_price(amount=900),
    )


def cards(catalog: Catalog, day: date = TODAY) -> list[Card]:
    return new_cards(catalog, offers_by_region(catalog, day)["us"])


def fit(catalog: Catalog, needed_gb: float) -> tuple[str, int] | None:
    cheapest = cheapest_fit(Ends(1, 1, needed_gb), cards(catalog), CONSTANTS)
    return (cheapest.gpu.id, cheapest.count) if cheapest else None


def test_card_holds_more_than_it_is_sold_for(catalog: Catalog) -> None:
    assert held_gb(catalog.gpus["boreal-one"]) == pytest.approx(17.18, abs=0.01)


def test_cheapest_card_that_holds_the_upper_end_is_taken(priced: Catalog) -> None:
    assert fit(priced, 17.1) == ("boreal-one", 1)
    assert fit(priced, 17.2) == ("boreal-two", 1)


def test_fewest_cards_come_before_the_cheapest(priced: Catalog) -> None:
    assert fit(priced, 25.7) == ("boreal-two", 1)
    assert fit(priced, 32) == ("boreal-one", 2)


def test_each_further_card_has_a_runtime_of_its_own(priced: Catalog) -> None:
    assert fit(priced, 2 * 17.1 - 2) == ("boreal-one", 2)
    assert fit(priced, 2 * 17.1 - 0.5) == ("boreal-two", 2)


def test_need_of_more_than_eight_cards_fits_none(priced: Catalog) -> None:
    assert fit(priced, 8 * 25.7) is None
    assert cheapest_fit(Ends(1, 1, 20), [], CONSTANTS) is None


def test_modules_and_what_is_no_longer_supported_are_no_cards(priced: Catalog) -> None:
    ended = tiny_gpu(priced, "boreal-one", software={"status": "ended"})
    module = tiny_gpu(priced, "boreal-two", form_factor="sxm")
    assert cards(with_gpus(priced, ended, module)) == []
    assert [gpu.id for gpu, _ in cards(priced)] == ["boreal-one", "boreal-two"]


def test_old_price_gives_way_to_one_that_is_not_much_higher(priced: Catalog) -> None:
    old = with_prices(priced, "boreal-one", tiny_price(amount=850, date="2025-12-01"))
    assert fit(with_prices(old, "boreal-one", tiny_price(amount=850)), 17.1) == ("boreal-one", 1)
    assert fit(old, 17.1) == ("boreal-two", 1)
