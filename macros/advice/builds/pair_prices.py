"""Pair prices: what the cards of a question cost and bring in its region."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from macros.advice.builds.pair_facts import CardFacts
from macros.advice.builds.pair_records import Question

_NEW, _USED, _SALE = range(3)


@dataclass(frozen=True)
class CardPrice:
    """What a card costs, how it is sold, and the month and notes that are told of the price."""

    amount: float
    bought: Literal["new", "used"]
    seen: list[str]


def price_of(card: CardFacts, question: Question) -> CardPrice | None:
    """Return the least that a card costs in the region, bought as the reader wants."""
    prices, seen = card["prices"].get(question.region), card["seen"].get(question.region)
    asked = {"any": (_NEW, _USED), "new": (_NEW,), "used": (_USED,)}[question.buy]
    known = [(price, at) for at in asked if prices and (price := prices[at]) is not None]
    if not known:
        return None
    amount, at = min(known)
    return CardPrice(amount, "used" if at == _USED else "new", seen[at] if seen else [])


def sale_of(card: CardFacts, question: Question) -> float | None:
    """Return what the present card brings; None where that is not known."""
    if question.sale is not None:
        return question.sale
    prices = card["prices"].get(question.region)
    return prices[_SALE] if prices else None
