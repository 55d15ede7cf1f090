"""Card prices: the few prices of a card that a reader's own question is answered with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from macros.advice.picks.export import for_sale
from macros.advice.picks.used_goods import resale
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# Of the amounts that a browser computes with.
DIGITS = 5

Offers = Mapping[str, Sequence[Offer]]
# New, used, and what a used one brings; None where it is not known.
Prices = list[float | None]
# Of the new and of the used one: in which month (or year) it was seen, then what is told of it.
Seen = list[list[str]]


def card_prices(
    gpu: Gpu, offers: Mapping[str, Offers], catalog: Catalog, today: date
) -> dict[str, Prices]:
    """Return the prices of a card in each region where any is known, in the region's money.

    New ones count only where shops may sell the card.
    """
    found = {
        region: _prices(for_sale(catalog, gpu.id, region, today, own.get(gpu.id, ())), catalog)
        for region, own in offers.items()
    }
    return {region: prices for region, prices in found.items() if any(prices)}


def card_prices_seen(
    gpu: Gpu, offers: Mapping[str, Offers], catalog: Catalog, today: date
) -> dict[str, Seen]:
    """Return when these prices were seen in each region; nothing of one that is not known."""
    found = {
        region: _seen(for_sale(catalog, gpu.id, region, today, own.get(gpu.id, ())))
        for region, own in offers.items()
    }
    return {region: seen for region, seen in found.items() if any(seen)}


def exact(value: float) -> float:
    """Return a number with so many digits that both engines read the same."""
    return float(f"{value:.{DIGITS}g}")


def _prices(own: Sequence[Offer], catalog: Catalog) -> Prices:
    sold = resale(own, catalog)
    sale = sold.low if sold else None
    bought = (None if one is None else one.amount for one in _cheapest(own))
    return [None if amount is None else exact(amount) for amount in (*bought, sale)]


def _seen(own: Sequence[Offer]) -> Seen:
    return [[] if one is None else [*_told(one)] for one in _cheapest(own)]


def _told(offer: Offer) -> Iterator[str]:
    yield offer.observed.month
    if offer.how == "converted":
        yield "converted"
    if offer.stale:
        yield "stale"


def _cheapest(own: Sequence[Offer]) -> Iterator[Offer | None]:
    """Yield the cheapest new offer and the cheapest used one; None for none."""
    for kind in ("street_new", "used"):
        yield min((one for one in own if one.kind == kind), key=_amount, default=None)


def _amount(offer: Offer) -> float:
    return offer.amount
