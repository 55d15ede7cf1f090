from __future__ import annotations

from macros.advice.picks.pick import pick
from macros.facts.catalog import Catalog
from macros.present.picks.answer import Answer, answer
from macros.present.prices.local_money import DOLLARS, LocalMoney
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog


def rented(catalog: Catalog, money: LocalMoney) -> Answer:
    """Return what who rents is told of two products whose hours are quoted in dollars."""
    hours = {id_: [tiny_offer(id_, usd, "rental")] for id_, usd in (("small", 0.5), ("large", 3))}
    market = invented_catalog(catalog)
    verdict = pick(tiny_persona(acquire="rental"), tiny_situation(market, rentals=hours))
    return answer(verdict, market, Language.of(market, "en"), money)


def test_hour_is_priced_with_its_cents(catalog: Catalog) -> None:
    advice = rented(catalog, DOLLARS)
    assert advice.pick
    assert (advice.pick.name, advice.pick.amount) == ("Small", "0.50 USD")
    assert advice.pick.price == "0.50 USD an hour"
    assert advice.pick.seen.startswith("an hour, rented")
    assert advice.changes == (
        "Take the Large if it costs less than about 2 USD an hour, which is 33% less than today.",
        "Take the Large if this pick costs you more than about 0.75 USD an hour.",
    )


def test_hour_quoted_in_dollars_is_told_in_the_money_of_the_reader(catalog: Catalog) -> None:
    advice = rented(catalog, LocalMoney("EUR", 1.25))
    assert advice.pick
    assert advice.pick.price == "about 0.40 EUR an hour"
    assert advice.changes == (
        "Take the Large if it costs less than about 1.60 EUR an hour, which is 33% less than"
        " today.",
        "Take the Large if this pick costs you more than about 0.60 EUR an hour.",
    )
