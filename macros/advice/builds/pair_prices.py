"""Pair prices: what the cards of a question cost and bring in its region."""

from __future__ import annotations

from typing import Literal

from macros.advice.builds.pair_facts import CardFacts
from macros.advice.builds.pair_records import Question

_NEW, _USED, _SALE = range(3)


def price_of(card: CardFacts, question: Question) -> float | None:
    """Return what a card costs in the region, bought as the reader wants."""
    return min((price for price, _ in _offers(card, question)), default=None)


def bought(card: CardFacts, question: Question) -> Literal["new", "used"] | None:
    """Return how the card is sold at that price; None without one."""
    cheapest = min(_offers(card, question), default=None)
    return ("new", "used")[cheapest[1]] if cheapest else None


def sale_of(card: CardFacts, question: Question) -> float | None:
    """Return what the present card brings; None where that is not known."""
    if question.sale is not None:
        return question.sale
    prices = card["prices"].get(question.region)
    return prices[_SALE] if prices else None


def _offers(card: CardFacts, question: Question) -> list[tuple[float, int]]:
    """Return the prices of a card in the region, new and used, as the reader wants."""
    prices = card["prices"].get(question.region)
    asked = {"any": (_NEW, _USED), "new": (_NEW,), "used": (_USED,)}[question.buy]
    return [(price, at) for at in asked if prices and (price := prices[at]) is not None]
