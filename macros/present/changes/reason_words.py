"""Reason words: which figure decided that an answer is another one, in a sentence."""

from __future__ import annotations

from macros.advice.changes.reasons import Reason
from macros.advice.picks.needs import Rejection
from macros.present.changes.told import Told
from macros.present.picks.need_words import rejection_limit

_LEAST_SHARE = 0.01  # a smaller one is not told in figures


def reason_words(reason: Reason, region: str, told: Told) -> str:
    """Return what decided for readers in a region."""
    language = told.language
    if not reason.product:
        return language.say(f"explain-why-{reason.kind}")
    if reason.kind == "price":
        return _price(reason, region, told)
    product = language.products([(told.gpu(reason.product), 1)])
    if reason.constraint:
        message = "explain-need-missed" if reason.kind == "need_missed" else "explain-need-met"
        return language.say(message, product=product, need=_need(reason, told))
    if reason.kind in ("speed", "doubt"):
        return _moved(reason, product, told)
    return language.say(f"explain-product-{reason.kind}", product=product)


def _price(reason: Reason, region: str, told: Told) -> str:
    before, after = float(reason.before or 0), float(reason.after or 0)
    return told.language.say(
        "explain-reason-price",
        product=told.offer(reason.product, reason.offer_kind),
        place=told.language.place(region),
        kind=reason.offer_kind,
        how=reason.how,
        before=told.money(before, reason.currency, reason.offer_kind),
        after=told.money(after, reason.currency, reason.offer_kind),
    )


def _moved(reason: Reason, product: str, told: Told) -> str:
    """Return how far a speed moved, or whether price and speed are better known than before."""
    before, after = float(reason.before or 0), float(reason.after or 0)
    way = "up" if after > before else "down"
    share = abs(after / before - 1) if before else 0.0
    return told.language.say(
        f"explain-moved-{reason.kind}",
        product=product,
        way=way,
        share=told.language.percent(max(round(share, 2), _LEAST_SHARE)),
        little="yes" if share < _LEAST_SHARE else "no",
    )


def _need(reason: Reason, told: Told) -> str:
    """Return a need with what was asked for; days are those of the rule on old prices."""
    cut = Rejection(reason.product, reason.constraint, reason.before, reason.after)
    days = told.after.catalog.rules["price-dropped-after"].value
    return told.language.text(
        f"need.{reason.constraint}",
        limit=rejection_limit(cut, told.language),
        days=told.language.exact(days),
    )
