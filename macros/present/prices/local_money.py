"""Local money: the currency of a region, and what a unit of it is worth in US dollars."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from macros.advice.prices.conversion import BASE_CURRENCY, newest_usd
from macros.facts.catalog import Catalog


class LocalMoney(NamedTuple):
    """A currency, the US dollars for a unit of it, and whether prices there hold tax."""

    currency: str
    usd: float
    taxed: bool = False


DOLLARS = LocalMoney(BASE_CURRENCY, 1.0)


def local_money(catalog: Catalog, region: str, day: date) -> LocalMoney:
    """Return the money of a region by its last rate known on a day; dollars where none is."""
    usd = newest_usd(catalog.regions, region, day)
    taxed = catalog.regions[region].tax.included
    if not usd:
        return DOLLARS._replace(taxed=taxed)
    return LocalMoney(catalog.regions[region].currency, usd, taxed)
