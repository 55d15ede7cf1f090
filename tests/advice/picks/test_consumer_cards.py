from __future__ import annotations

from datetime import date

from macros.advice.picks.consumer_cards import consumer_cards
from macros.facts.catalog import Catalog
from tests.advising import market_of_four, tiny_offers
from tests.tiny import TODAY


def test_market_is_the_consumer_cards_of_the_last_years(catalog: Catalog) -> None:
    four = market_of_four(catalog, small={"released": "2022-01"})
    market = consumer_cards(four, tiny_offers(), TODAY)
    assert list(market.memories_gb) == [
        16,
        24,
    ]  # the small one is too old, the server's no consumer card
    assert list(market.prices_usd) == [500, 1600]  # new prices only


def test_announced_and_later_cards_are_no_part_of_it(catalog: Catalog) -> None:
    four = market_of_four(catalog, large={"preview": True}, small={"released": "2026-10"})
    market = consumer_cards(four, tiny_offers(), date(2026, 6, 1))
    assert list(market.memories_gb) == [16]


def test_cards_that_leave_within_some_days_can_be_left_out(catalog: Catalog) -> None:
    four = market_of_four(catalog, small={"released": "2023-12-10"})
    assert list(consumer_cards(four, tiny_offers(), TODAY).memories_gb) == [8, 16, 24]
    assert list(consumer_cards(four, tiny_offers(), TODAY, 30).memories_gb) == [16, 24]
    assert list(consumer_cards(four, tiny_offers(), TODAY, 10).memories_gb) == [8, 16, 24]


def test_ranks_run_from_the_least_to_the_most(catalog: Catalog) -> None:
    market = consumer_cards(market_of_four(catalog), tiny_offers(), TODAY)
    assert [market.memory_gb(rank) for rank in (0, 0.5, 1)] == [8, 16, 24]
    assert [market.price_usd(rank) for rank in (0, 1)] == [200, 1600]


def test_empty_market_has_no_ranks(catalog: Catalog) -> None:
    market = consumer_cards(market_of_four(catalog), {}, date(1999, 1, 1))
    assert (market.memory_gb(0.5), market.price_usd(0.5)) == (None, None)
