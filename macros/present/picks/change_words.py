"""Change words: the price or the budget at which another product is the pick."""

from __future__ import annotations

from macros.advice.picks.changes import Change
from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.present.prices.local_money import LocalMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.significant import about

FAR = 0.3  # a price that has to fall by more is one that hardly anybody asks


def change_words(
    change: Change, verdict: Verdict, catalog: Catalog, language: Language, local: LocalMoney
) -> str:
    """Return what would turn a verdict, in a sentence; a budget is told in `local` money."""
    product = language.products([(catalog.gpus[change.id], change.count)])
    if change.constraint:
        assert change.limit is not None
        limit = language.money(about(change.limit / local.usd, up=True), local.currency)
        message = "pick-change-total" if change.constraint == "total_usd" else "pick-change-limit"
        return language.say(message, money=limit, product=product)
    assert change.amount is not None
    assert change.currency is not None
    amount = _turning_point(change)
    money = language.money(amount, change.currency, cents=amount < 100)
    if verdict.persona.acquire == "rental":
        money = for_an_hour(money, language)
    words = {"product": product, "money": money, "each": "yes" if change.each else "no"}
    if change.above:
        return language.say("pick-change-dearer", **words)
    return language.say("pick-change-cheaper", **words, **_far_below(change, amount, language))


def _turning_point(change: Change) -> float:
    """Return the price at which a pick changes, to the digits that its errors bear.

    Where that would be a price beyond that of today, it has a digit more.
    """
    exact, today = change.amount or 0.0, change.today
    amount = about(exact)
    is_past = today is not None and (amount <= today if change.above else amount >= today)
    return rounded(exact) if is_past else amount


def _far_below(change: Change, amount: float, language: Language) -> dict[str, str]:
    """Return by which share a price would have to fall, and whether that is a lot."""
    share = 1 - amount / change.today if change.today else 0.0
    return {"share": language.percent(round(share, 2)), "far": "yes" if share > FAR else "no"}


def for_an_hour(money: str, language: Language) -> str:
    """Return the price of an hour of rent."""
    return language.text("price.an_hour", money=money)
