"""Card prices: the few prices of a card that a reader's own question is answered with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def exact(value: float) -> float:
    """Return a number with so many digits that both engines read the same."""
    return float(f"{value:.{DIGITS}g}")


def _prices(own: Sequence[Offer], catalog: Catalog) -> Prices:
    new = min((one.amount for one in own if one.kind == "street_new"), default=None)
    used = min((one.amount for one in own if one.kind == "used"), default=None)
    sold = resale(own, catalog)
    sale = sold.low if sold else None
    return [None if amount is None else exact(amount) for amount in (new, used, sale)]
