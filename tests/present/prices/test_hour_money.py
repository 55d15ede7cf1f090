from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.prices.hour_money import HourMoney
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_region, with_regions


def money_of(catalog: Catalog, usd: float) -> tuple[HourMoney, Language]:
    """Return the money of a French reader whose unit is worth so many dollars."""
    rate = {"date": "2018-01-01", "usd": usd, "source": "weekly-chip", "kind": "official"}
    abroad = with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR", exchange_rates=[rate]))
    french = Language.of(abroad, "fr")
    return HourMoney.of(abroad, french, TODAY), Language.of(abroad, "en")


@pytest.mark.parametrize(
    ("unit", "text"), [(2, "1.50"), (0.5, "6.00"), (0.2, "15"), (0.0066, "455"), (0.0007, "4,290")]
)
def test_an_hour_has_the_digits_that_it_bears(unit: float, text: str, catalog: Catalog) -> None:
    money, english = money_of(catalog, unit)
    assert money.number(3, english) == text
    assert (money.region, money.currency) == ("fr", "EUR")


def test_without_a_rate_hours_are_in_dollars(catalog: Catalog) -> None:
    abroad = with_regions(catalog, fr=tiny_region("EUR", exchange_rates=[]))
    money = HourMoney.of(abroad, Language.of(abroad, "fr"), TODAY)
    assert (money.region, money.currency, money.usd) == ("fr", "USD", 1)
    empty = with_regions(catalog)
    assert HourMoney.of(empty, Language.of(empty, "fr"), TODAY).region is None


@pytest.mark.parametrize(("region", "words"), [("us", "1.50 USD"), ("fr", "about 3.00 EUR")])
def test_an_hour_in_other_money_than_is_asked_is_around_it(
    region: str, words: str, catalog: Catalog
) -> None:
    rate = {"date": "2018-01-01", "usd": 0.5, "source": "weekly-chip", "kind": "official"}
    abroad = with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR", exchange_rates=[rate]))
    money = HourMoney.in_region(abroad, region, TODAY)
    assert money.words(1.5, Language.of(abroad, "en")) == words
