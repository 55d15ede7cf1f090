"""Change words: the price or the budget at which another product is the pick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macros.advice.picks.changes import Change
from macros.advice.picks.pick import Verdict
from macros.facts.catalog import Catalog
from macros.present.prices.local_money import DOLLARS, LocalMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.significant import about

LEVEL = 0.03  # a price need not be told that is no further from that of today


def changes_words(
    verdict: Verdict, catalog: Catalog, language: Language, local: LocalMoney
) -> tuple[str, ...]:
    """Return what would turn a verdict, in sentences, first what is level at prices of today.

    Of that no price is told: with one that is his own a reader could not say on which side he is.
    """
    level = {change.id: change for change in verdict.changes if is_level(change)}
    words = [_level_words(list(level.values()), verdict, catalog, language)] if level else []
    others = (one for one in verdict.changes if one.constraint or one.id not in level)
    told = (_change_words(one, verdict, catalog, language, local) for one in others)
    return (*words, *told)


def is_level(change: Change) -> bool:
    """Return whether a pick turns at a price as good as that of today, or that reads the same."""
    today, amount = change.today, change.amount
    if not today or amount is None:
        return False
    return abs(amount / today - 1) <= LEVEL or about(amount) == rounded(today)


def _level_words(
    changes: Sequence[Change], verdict: Verdict, catalog: Catalog, language: Language
) -> str:
    """Return what is as good at the prices of today."""
    return language.say(
        "pick-change-level",
        products=language.products((catalog.gpus[one.id], one.count) for one in changes),
        cards=sum(one.count for one in changes),
        rented="yes" if verdict.persona.acquire == "rental" else "no",
    )


def _change_words(
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
    is_rented = verdict.persona.acquire == "rental"
    if is_rented and change.currency == DOLLARS.currency:
        change = _rented_in(local, change)
    assert change.currency is not None
    amount = _turning_point(change)
    price = language.money(amount, change.currency, cents=amount < 100)
    words = {
        "product": product,
        "money": for_an_hour(price, language) if is_rented else price,
        "price": price,
        "rented": "yes" if is_rented else "no",
        "each": "yes" if change.each else "no",
    }
    if change.above:
        return language.say("pick-change-dearer", **words)
    return language.say(
        "pick-change-cheaper", **words, **_far_below(change, amount, catalog, language)
    )


def _rented_in(local: LocalMoney, change: Change) -> Change:
    """Return a change of a rent in dollars as one in `local` money."""
    amount, today = (usd / local.usd if usd else usd for usd in (change.amount, change.today))
    return replace(change, amount=amount, today=today, currency=local.currency)


def _turning_point(change: Change) -> float:
    """Return the price at which a pick changes, to the digits that its errors bear.

    Where that would be a price beyond that of today, it has a digit more.
    """
    exact, today = change.amount or 0.0, change.today
    amount = about(exact)
    is_past = today is not None and (amount <= today if change.above else amount >= today)
    return rounded(exact) if is_past else amount


def _far_below(
    change: Change, amount: float, catalog: Catalog, language: Language
) -> dict[str, str]:
    """Return by which share a price would have to fall, and whether that is a lot."""
    share = 1 - amount / change.today if change.today else 0.0
    far = "yes" if share > catalog.rules["turn-price-fall"].value else "no"
    return {"share": language.percent(round(share, 2)), "far": far}


def for_an_hour(money: str, language: Language) -> str:
    """Return the price of an hour of rent."""
    return language.text("price.an_hour", money=money)
