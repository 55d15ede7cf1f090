from __future__ import annotations

from datetime import date

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.charts.reader_money import ReaderMoney, seen_cells
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.editions import edition_of
from tests.tiny import TODAY, tiny_region, with_regions


@pytest.fixture
def abroad(catalog: Catalog) -> Catalog:
    return with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR"))


def money_of(catalog: Catalog, code: str, edition: Edition | None = None) -> ReaderMoney:
    return ReaderMoney.of(edition or edition_of(catalog), Language.of(catalog, code))


def test_money_is_that_of_the_region_where_a_language_is_read(abroad: Catalog) -> None:
    french, english = money_of(abroad, "fr"), money_of(abroad, "en")
    assert (french.region, french.currency, french.csv_region) == ("fr", "EUR", "fr")
    assert (english.region, english.currency, english.csv_region) == ("us", "USD", "us")
    assert money_of(abroad, "ja").region == "us"  # whose region is not known


def test_past_days_are_told_in_dollars_to_all(abroad: Catalog) -> None:
    past = Edition(abroad, date(2019, 5, 26), TODAY)
    money = money_of(abroad, "fr", past)
    assert (money.region, money.csv_region) == ("us", "")


def test_budgets_are_round_in_their_money(catalog: Catalog) -> None:
    def budgets(usd: float) -> list[int | None]:
        rate = {"date": "2018-01-01", "usd": usd, "source": "weekly-chip", "kind": "official"}
        place = with_regions(catalog, fr=tiny_region("EUR", exchange_rates=[rate]))
        return money_of(place, "fr").budgets((300, 1000, None))

    assert budgets(1.1) == [300, 1000, None]
    assert budgets(0.0066) == [30_000, 100_000, None]
    assert budgets(0.0007) == [300_000, 1_000_000, None]


def test_caption_says_which_tax_prices_hold(abroad: Catalog) -> None:
    french, english = Language.of(abroad, "fr"), Language.of(abroad, "en")
    assert english.percent(0.2) in money_of(abroad, "fr").basis(english)
    assert "without tax" in money_of(abroad, "en").basis(english)
    assert money_of(abroad, "fr").head(french) == french.text("chart.price", currency="€")
    assert money_of(abroad, "fr").column == "price_eur"


def test_a_catalogue_without_regions_has_no_prices(catalog: Catalog) -> None:
    money = money_of(with_regions(catalog), "en")
    assert (money.region, money.offers) == ("", {})


def test_day_is_in_words_for_people_and_in_figures_in_files(english: Language) -> None:
    offer = tiny_offer("small", 100, stale=True)
    day, note = seen_cells(offer, english, ["estimate"])
    assert (day.text, day.raw) == ("20 November 2026", "2026-11-20")
    assert note.text == "seen on 20 November 2026, out of date, estimate"
